"""What being caught would cost somebody who runs away: tried in worlds that others imagine, who do not know their hand.

Everybody is told, so only what all will see counts, and only if it is the same in these worlds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.family.options import PASS
from rumpus.kernel import Game, Log, Option
from rumpus.munchkin.table.state import Hero

ENOUGH = 2  # worlds in which they are caught
MOST = 10  # worlds
KEEP: Option = ("keep",)  # a roll as it is


class Aftermath(NamedTuple):
    """What the runner would lose."""

    dies: bool
    levels: int
    gear: tuple[str, ...]  # what lies before them
    cards: int  # from hand


class Aftermaths:
    """What is known of the roll in a game. That others let it pass changes nothing of it."""

    def __init__(self) -> None:
        self.scene: object = None
        self.found: Aftermath | None = None

    def of(self, game: Game[Any], scene: object) -> Aftermath | None:
        """Worked out anew when something of the scene has changed, which is what everybody sees of it."""
        if scene != self.scene:
            self.scene, self.found = scene, aftermath(game)
        return self.found


def aftermath(game: Game[Any]) -> Aftermath | None:
    """Of the roll that is open or to come. None: it hangs on chance or on what somebody chooses, or there is more to
    it."""
    found: list[Aftermath | None] = []
    for seed in range(MOST):
        world = begun(game, seed)
        if world is None:
            return None
        heroes = [hero.copy() for hero in world.state.heroes]
        if is_caught(world):
            found.append(lost_by(running(game), heroes, world))
        if len(found) == ENOUGH:
            break
    return found[0] if len({*found}) == 1 else None


def running(game: Game[Any]) -> int:
    fight = game.state.fight
    return int(fight.roll.player if fight.roll is not None else fight.runs[0][0])


def begun(game: Game[Any], seed: int) -> Game[Any] | None:
    """A world in which the die is cast, or about to be; None: there is more than one monster to run from first."""
    decision = game.decision
    assert decision is not None
    runner, players = running(game), len(game.state.heroes)
    onlooker = (runner + 1 + seed % (players - 1)) % players
    world = game.imagine(onlooker, seed).clone()
    world.log = Log()  # imagined worlds keep none
    if decision.prompt == "roll":
        return world
    runs = [player for player, _ in game.state.fight.runs]
    return world if runs.count(runner) == 1 else None


def is_caught(world: Game[Any]) -> bool:
    """After the roll, if nobody does anything about it."""
    while (decision := world.decision) is not None and decision.prompt in ("flight", "die", "roll"):
        seat = decision.awaited[0]
        options = list(decision.offers[seat])
        runs = [option for option in options if option[0] == "run"]
        world.answer(seat, options.index(runs[0] if runs else PASS if PASS in options else KEEP))
        if any(event.kind in ("bad stuff", "escapes") for event in world.log.events):
            break
    return any(event.kind == "bad stuff" for event in world.log.events)


def lost_by(runner: int, heroes: list[Hero], world: Game[Any]) -> Aftermath | None:
    """What they had, and have no longer."""
    before, after, decision = heroes[runner], world.state.heroes[runner], world.decision
    kept = {gear.serial for gear in after.gear}
    lost = tuple(sorted([gear.card.id for gear in before.gear if gear.serial not in kept]))
    found = Aftermath(after.is_new, before.level - after.level, lost, len(before.hand) - len(after.hand))
    is_asking = decision is not None and not decision.is_window
    others = [seat for seat in range(len(heroes)) if seat != runner]
    is_more = before.lasting != after.lasting or before.sex != after.sex or min(found.levels, found.cards) < 0
    is_more |= any(seen_of(heroes[seat]) != seen_of(world.state.heroes[seat]) for seat in others)
    return None if not found.dies and (is_asking or is_more) else found


def seen_of(hero: Hero) -> object:
    """Of somebody who does not run."""
    return hero.level, len(hero.hand), [gear.serial for gear in hero.gear], hero.lasting
