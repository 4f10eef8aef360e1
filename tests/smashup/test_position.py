"""Positions: every game can be written down, and reads back as the same game."""

from __future__ import annotations

import pytest

from rumpus.families import notations, scenario_of
from rumpus.family.scenarios import BadPosition, read_scenarios, run, write_scenario
from rumpus.kernel import Game, random_below
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.ninjas import shinobi
from rumpus.smashup.positions.position import (
    Attached,
    BaseAt,
    ExtraAt,
    MinionAt,
    PlayerAt,
    Position,
    ScoringAt,
    TurnAt,
    lay_out,
)
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP
from tests.smashup.given import given

NAMES = ["Alice", "Bob", "Carol", "Dave"]


def laid_out(**fields: object) -> Position:
    """A small position with these fields of its own."""
    told = {"players": {"Alice": PlayerAt(), "Bob": PlayerAt()}, "bases": ["jungle_oasis", "tar_pits"], **fields}
    return Position(**told)  # type: ignore[arg-type]


def play_on(game: Game[State], chance: int) -> int:
    """Give one answer at random; returns the new chance."""
    assert game.decision is not None
    seat = game.decision.awaited[0]
    chance, option = random_below(chance, len(game.decision.offers[seat]))
    game.answer(seat, option)
    return chance


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_question_of_a_game_can_be_written_down_and_read_back(seed: int) -> None:
    players = 2 + seed % 3
    game = SMASHUP.start({"players": players, "first": 0}, seed)
    names, chance = NAMES[:players], seed
    for answered in range(400):
        if game.decision is None:
            break
        if answered % 4 == 0:
            [scenario] = read_scenarios(write_scenario(scenario_of(game, names, "a game")), notations(), "")
            outcome = run(scenario)
            assert outcome.is_as_expected
            original = Scene(game.clone(), names)
            assert (outcome.scene.asked, outcome.scene.prompt) == (original.asked, original.prompt)
            assert sorted(outcome.scene.offers(original.asked)) == sorted(original.offers(original.asked))
        chance = play_on(game, chance)


def test_all_that_a_position_can_say_survives_the_layout() -> None:
    position = Position(
        players={
            "Alice": PlayerAt(["ninjas", "aliens"], 3, ["shinobi"], ["poison", "scout"], ["invader"], "this turn"),
            "Bob": PlayerAt(asleep="next turn"),
        },
        bases=[
            BaseAt(
                "jungle_oasis",
                [
                    "shinobi of Bob",
                    MinionAt("scout", "Alice", "Bob", "", True, 2, ["poison of Bob"], {"Bob": 4}),
                    MinionAt("scout", "Alice", used_at_this_scoring=True),
                ],
                ["infiltrate of Alice", Attached("block_the_path", "Bob", note="ninjas")],
                {"Alice": -3},
            ),
            "tar_pits",
        ],
        base_deck=["tortuga", "ninja_dojo"],
        base_discard=["the_mothership"],
        turn=TurnAt(
            "Bob", 7, "score", 0, 2, [ExtraAt(2, "tar_pits", "none"), ExtraAt()], 1,
            {"Alice": 1, "Bob": 2}, 4, ["tenacious_z"],
            ScoringAt("jungle_oasis", "after", "Bob", 1, ["shinobi of Bob"], {"Alice": 1}),
        ),
        seed=5,
        edition="geekier_box",
    )  # fmt: skip
    assert position_of(lay_out(position), ["Alice", "Bob"]) == position


def test_only_a_table_at_rest_is_written_down() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={jungle_oasis: [], tar_pits: []})
    table.state.resolving.append(0)
    with pytest.raises(BadPosition, match="at rest"):
        position_of(table.state, ["Alice", "Bob"])


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (laid_out(players={"Alice": PlayerAt()}), "players: there must be two to four"),
        (laid_out(bases=[]), "bases: there must be at least one on the table"),
        (laid_out(bases=["tar_pits", "tar_pits"]), r"bases\[1\]: there is only one tar_pits"),
        (laid_out(bases=["shinobi"]), r"bases\[0\]: there is no base called 'shinobi'"),
        (laid_out(bases=[BaseAt("tar_pits", ["shinobi"])]), r"bases\[0\].minions\[0\]: say whose card it is"),
        (laid_out(bases=[BaseAt("tar_pits", ["shinobi of Eve"])]), r"minions\[0\]: there is no player called 'Eve'"),
        (laid_out(bases=[BaseAt("tar_pits", ["poison of Bob"])]), r"minions\[0\]: there is no minion called 'poison'"),
        (laid_out(bases=[BaseAt("tar_pits", actions=["shinobi of Bob"])]), "there is no action called 'shinobi'"),
        (laid_out(base_deck=["tar_pits"]), r"base deck\[0\]: there is only one tar_pits"),
        (laid_out(edition="pirated"), "edition: must be one of first_print"),
        (laid_out(turn=TurnAt("Eve")), "turn.player: there is no player called 'Eve'"),
        (laid_out(turn=TurnAt(extras=[ExtraAt(at="tortuga")])), "there is no base called 'tortuga' on the table"),
        (laid_out(turn=TurnAt(scoring=ScoringAt("tar_pits"))), "turn.scoring: only in the step 'score'"),
        (
            laid_out(players={"Alice": PlayerAt(factions=["cowboys"]), "Bob": PlayerAt()}),
            r"players.Alice.factions\[0\]: there is no faction called 'cowboys'",
        ),
        (
            laid_out(players={"Alice": PlayerAt(hand=["shinoby"]), "Bob": PlayerAt()}),
            r"players.Alice.hand\[0\]: there is no minion or action called 'shinoby'",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_said_with_its_place(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        lay_out(position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            laid_out(bases=[BaseAt("tar_pits", [MinionAt("scout", "Bob", actions=["block_the_path of Bob"])])]),
            r"minions\[0\].actions\[0\]: block_the_path is not played on a minion; if you mean it",
        ),
        (laid_out(bases=[BaseAt("tar_pits", actions=["upgrade of Bob"])]), "upgrade is not played on a base"),
        (
            laid_out(players={"Alice": PlayerAt(hand=["king_rex", "king_rex"]), "Bob": PlayerAt()}),
            r"players.Alice.hand\[1\]: there are no more than 1 of king_rex in a deck",
        ),
        (
            laid_out(players={"Alice": PlayerAt(factions=["ninjas", "aliens"], deck=["king_rex"]), "Bob": PlayerAt()}),
            r"players.Alice.deck\[0\]: king_rex is not in the deck of Alice",
        ),
    ],
)
def test_an_impossible_table_is_refused_unless_the_file_means_it(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        lay_out(position)
    position.anything_goes = True
    lay_out(position)


def test_two_players_may_share_a_faction() -> None:
    lay_out(laid_out(players={"Alice": PlayerAt(hand=["king_rex"]), "Bob": PlayerAt(hand=["king_rex"])}))
