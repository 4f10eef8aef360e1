"""A running game as a scenario, to pass on: the table where it rested last, as one seat may know it, with everything
else dealt again; then the answers that this seat has given since, as far as they fit that deal."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import NoScenario
from rumpus.kernel import SILENT, Game, Input
from rumpus.smashup.positions.position import BadPosition, lay_out
from rumpus.smashup.positions.scenario import RESERVED, Scenario, Step, is_free_choice, write_scenario
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP

SEED = 1  # of the new deal: the same for all, so that it says nothing about the old one


def scenario_of(game: Game[State], names: Sequence[str], seat: int, title: str, note: str, not_yet_dealt: str) -> str:
    """`not_yet_dealt` is the message for when there is no table yet."""
    called = names_of(list(names))
    rested = game.checkpoint
    truth = Scene(Game(SMASHUP, rested, []), called)
    table = SMASHUP.open(truth.state.copy() if is_free_choice(truth) else rested.copy(), SILENT)
    table.redeal(seat, SEED)
    try:
        position = position_of(table.state, called)
    except BadPosition:
        raise NoScenario(not_yet_dealt) from None
    for place, player in enumerate(position.players.values()):
        if place != seat:
            player.hand.sort()  # the place of a known card in a hand would tell when it came
    scenario = Scenario(
        **{field: getattr(position, field) for field in position.__struct_fields__},
        scenario=title,
        version=1,
        note=note,
    )
    scenario.play = own_answers(game.tail, seat, truth, Scene(Game(SMASHUP, lay_out(position), []), called))
    return write_scenario(scenario)


def own_answers(given: Sequence[Input], seat: int, truth: Scene, twin: Scene) -> list[Step]:
    """What this seat has answered since the table rested, up to where somebody else did or the new deal differs."""
    found: list[Step] = []
    for by, option in given:
        name = truth.names[by]
        if by != seat or twin.asked != name:
            break
        said = truth.offers(name)[option]
        if twin.offers(name).count(said) != 1:
            break
        found.append(Step(answer={name: said}))
        truth.game.answer(by, option)
        twin.answer(name, said)
    return found


def names_of(names: list[str]) -> list[str]:
    """Names that a scenario can tell apart."""
    is_good = all(name not in RESERVED and " of " not in name and name.strip() for name in names)
    return names if is_good and len(set(names)) == len(names) else [f"Player {seat + 1}" for seat in range(len(names))]
