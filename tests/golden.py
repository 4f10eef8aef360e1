"""Golden playthroughs: a game for each faction of Smash Up, and Munchkin for two to six: every answer, every event,
reviewed as a diff.

`make golden` writes them anew. A line that changes is a rule, an order or a word of the engine that changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from rumpus import Game, Log, new_game
from rumpus.family.events import Kind, cause_of, plain
from rumpus.kernel import Event, digest
from rumpus.munchkin import events as munchkin_events
from rumpus.smashup import events as smashup_events
from rumpus.smashup.cards.catalog import FACTIONS

FOLDER = Path(__file__).parent / "playthroughs"
MOST = 150  # answers: enough for every kind of step, and for a person to read


def smashup(faction: str) -> str:
    """The faction with the next one in the list, against the two after that."""
    names = list(FACTIONS)
    place = names.index(faction)
    one, two, three, four = (names[(place + i) % len(names)] for i in range(4))
    log = Log()
    game = new_game(players=2, factions=[[one, two], [three, four]], first=0, seed=place, log=log)
    title = f"{one}, {two} against {three}, {four}; seed {place}"
    told = playthrough(game, log, place, title, smashup_events.KINDS)
    points = ", ".join(str(seat.points) for seat in game.state.seats)
    return f"{told}points {points}; state {digest(game.state)}\n"


def munchkin(players: int, *sets: str) -> str:
    log = Log()
    game = new_game("munchkin", players=players, sets=list(sets), seed=players, log=log)
    title = f"{players} players, {' and '.join(sets)}; seed {players}"
    told = playthrough(game, log, players, title, munchkin_events.KINDS)
    levels = ", ".join(str(hero.level) for hero in game.state.heroes)
    return f"{told}levels {levels}; state {digest(game.state)}\n"


def playthrough(game: Game[Any], log: Log, seed: int, title: str, kinds: Mapping[str, Kind]) -> str:
    """So many answers at random, and what they led to."""
    rng = Random(seed)
    lines = [title]
    told = 0
    while (decision := game.decision) is not None and game.answered < MOST:
        lines += [f"    {plain(kinds[event.kind], event)} <- {why(event)}" for event in log.events[told:]]
        told = len(log.events)
        seat = decision.awaited[0]
        offered = len(decision.offers[seat])
        choice = int(rng.random() * offered)
        asked = f"{decision.prompt} ({decision.source})" if decision.source else decision.prompt
        lines.append(f"P{seat} {asked}: {decision.keys(seat)[choice]}  [of {offered}]")
        game.answer(seat, choice)
    return "\n".join([*lines, f"after {game.answered} answers: "])


def why(event: Event) -> str:
    """What caused it: `tiger_assassin#12 of P0: play`, or the number of a rule, with the card if it is about one."""
    cause = cause_of(event)
    if not cause.card:
        return cause.rule
    whose = f" of P{cause.player}" if cause.player >= 0 else ""
    return f"{cause.card}{f'#{cause.piece}' if cause.piece else ''}{whose}: {cause.ability or cause.rule}"


PLAYTHROUGHS: dict[str, Callable[[], str]] = {
    **{faction: partial(smashup, faction) for faction in FACTIONS},
    **{f"munchkin_{players}": partial(munchkin, players, "cthulhu") for players in range(2, 7)},
    **{f"munchkin_40k_{players}": partial(munchkin, players, "warhammer40k") for players in (2, 4)},
    "munchkin_both_8": partial(munchkin, 8, "cthulhu", "warhammer40k"),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, play in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(play())


if __name__ == "__main__":
    main()
