"""A table to pass on, with a note: what went wrong here? What does the rule say? Nobody's secrets are in it.

A finished game is its record. A running one is a scenario: the table where it rested last, as one seat may know it,
with everything else dealt again; then the answers that this seat has given since, as far as they fit that deal.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rumpus.kernel import SILENT, Game, Input
from rumpus.server.happening import lines
from rumpus.server.room import Room
from rumpus.server.words import words
from rumpus.smashup.position import lay_out
from rumpus.smashup.scenario import RESERVED, Scenario, Step, is_free_choice, write_scenario
from rumpus.smashup.scene import Scene
from rumpus.smashup.state import State
from rumpus.smashup.turn import SMASHUP
from rumpus.smashup.writer import position_of

SEED = 1  # of the new deal: the same for all, so that it tells nothing of the old one
LINES = 20  # of the log


def record_of(room: Room, note: str) -> bytes:
    return msgspec.structs.replace(room.match.record, note=note).to_json()


def scenario_of(room: Room, seat: int, note: str) -> str:
    game: Game[State] = room.match.game
    names = names_of([each.name for each in room.saved.seats])
    _, frozen = game.__reduce__()
    assert isinstance(frozen, tuple)
    rested: State = frozen[1]
    truth = Scene(Game(SMASHUP, rested, []), names)
    table = SMASHUP.open(truth.state.copy() if is_free_choice(truth) else rested.copy(), SILENT)
    table.redeal(seat, SEED)
    position = position_of(table.state, names)
    for place, player in enumerate(position.players.values()):
        if place != seat:
            player.hand.sort()  # where a known card is held would tell when it came
    scenario = Scenario(
        **{field: getattr(position, field) for field in position.__struct_fields__},
        scenario=words("report title", turn=game.state.turn),
        version=1,
        note=note_of(room, seat, note),
    )
    scenario.play = own_answers(game.tail, seat, truth, Scene(Game(SMASHUP, lay_out(position), []), names))
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


def note_of(room: Room, seat: int, note: str) -> str:
    """The note, what is asked, and what happened last, as this seat was told it."""
    _, asked = room.look(seat)
    parts = [note, words("report asked", words=asked.words) if asked.words else "", words("report log")]
    log = [line.text for line in lines(room.speaker(seat), room.match.log.events)][-LINES:]
    return "\n".join([part for part in parts if part] + log)


def names_of(names: list[str]) -> list[str]:
    """Names that a scenario can tell apart."""
    is_good = all(name not in RESERVED and " of " not in name and name.strip() for name in names)
    return names if is_good and len(set(names)) == len(names) else [f"Player {seat + 1}" for seat in range(len(names))]
