"""Positions: every game can be written down, and reads back as the same game."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.families import notations, scenario_of
from rumpus.family.scenarios import BadPosition, read_scenarios, run, write_scenario
from rumpus.kernel import EVERYONE, SILENT, Game, random_below
from rumpus.match import Match
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.ninjas import shinobi
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import (
    Attached,
    BaseAt,
    ExtraAt,
    HeldAt,
    MinionAt,
    PilesAt,
    PlayerAt,
    Position,
    ScoringAt,
    TurnAt,
)
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.table.state import Claim, Extra, Lasting, Piece, Piles, Promise, Scoring, Seat, State
from rumpus.smashup.turn import SMASHUP, SmashUp
from tests.contract.checks import random_answer
from tests.contract.smashup import pieces, play_up_to_the_first_turn, random_setup
from tests.contract.smashup_orders import heaped
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


@pytest.mark.parametrize("factions", [[["zombies", "aliens"], ["wizards", "thieves"]], [["orcs", "ghosts"]] * 2])
def test_chance_goes_on_in_a_position_as_in_the_game_that_it_was_written_from(factions: list[list[str]]) -> None:
    game = SMASHUP.start({"players": 2, "first": 0, "factions": factions, "copies": 2}, 1)
    chance = 1
    for _ in range(60):
        chance = play_on(game, chance)
    while not game.is_at_rest:
        chance = play_on(game, chance)
    state, copy = game.state, lay_out(position_of(game.state, NAMES[:2]))
    assert (copy.cards, copy.owners) == (state.cards, state.owners)  # by number, and chance goes by numbers


@pytest.mark.parametrize("seed", range(8))
def test_a_table_that_is_laid_out_again_is_the_same(seed: int) -> None:
    rng = Random(seed)
    match: Match[State] = Match(SMASHUP, random_setup(rng), seed)
    names = NAMES[: match.record.setup["players"]]
    play_up_to_the_first_turn(match, rng)
    for answered in range(200):
        game = match.game
        if game.decision is None:
            break
        if answered % 5 == seed % 5 and game.is_at_rest:
            again = lay_out(position_of(game.state, names))
            assert heaped(numbered_anew(again)) == heaped(numbered_anew(game.state))
        match.answer(*random_answer(game.decision, rng))


def numbered_anew(state: State) -> State:
    """With the serial numbers that a table gets when it is laid out: only which is which matters. What has left play
    is nobody's shield, and what may still be played there is lost."""
    state = state.copy()
    piles = state.piles or Piles([], [], [], [], [])
    for uid in [*state.base_discard, *piles.monster_discard, *piles.treasure_discard, *piles.loot]:
        state.known[uid] = 0  # everybody sees it
    old = {-1: -1, 0: 0}
    for base in state.bases:
        base.on.sort(key=lambda piece: piece.card.is_action)
        for piece in pieces([base]):
            old[piece.serial] = len(old) - 1
    for base in state.bases:
        for piece in pieces([base]):
            state.known[piece.uid] = 0
            piece.serial, piece.base = old[piece.serial], old[piece.base]
            piece.used = state.turn if piece.used == state.turn else 0
            piece.claims = tuple(claim._replace(action=old[claim.action]) for claim in piece.claims)
    sums: dict[Lasting, int] = {}
    for each in state.lasting:
        is_shield = each.what.startswith("shield")
        if (each.what == "shield player" or each.on in old) and (not is_shield or each.amount in old):
            on = each.on if each.what == "shield player" else old[each.on]
            place = each._replace(on=on, amount=old[each.amount] if is_shield else 0)
            sums[place] = sums.get(place, 0) + (0 if is_shield else each.amount)
    state.lasting = [each._replace(amount=each.amount + amount) for each, amount in sums.items()]
    state.extras = [each._replace(base=old[each.base]) for each in state.extras if each.base in old]
    if state.scoring is not None:
        gone = {f"#{serial}" for serial in range(state.serial + 1) if serial not in old}
        used = [mark for mark in state.scoring.used if mark not in gone]
        state.scoring.used = [f"#{old[int(mark[1:])]}" if mark.startswith("#") else mark for mark in used]
        state.scoring.base = old[state.scoring.base]
    state.serial = state.barrier = 0
    return state


TOLD = {  # what a position says of each
    State: "edition cards owners decks seats bases base_deck base_discard seed active turn phase minions_left "
    "actions_left extras minions_played plays used lasting scoring known piles monsters_played",
    Seat: "factions hand deck discard points sleep minions_this_turn",
    Piece: "uid card controller base on counters used note claims",
    Claim: "seat action",
    Lasting: "what on amount until seat",
    Extra: "most base where named",
    Scoring: "base stage seat passes used places picks only promises taken",
    Promise: "card player other",
    Piles: "monster_deck monster_discard treasure_deck treasure_discard loot mixed",
}
UNTOLD = {
    "serial",  # a card that is laid out again has another number
    "barrier",  # how often somebody has learned something: a scenario begins anew
    "draft", "resolving", "aside",  # empty where a game rests
}  # fmt: skip


@pytest.mark.parametrize("part", TOLD, ids=lambda part: part.__name__)
def test_a_position_tells_all_that_a_state_holds(part: type) -> None:
    """Whoever adds a field teaches `smashup/positions` to write it down and to lay it out."""
    assert set(part.__annotations__) - UNTOLD == set(TOLD[part].split())


def test_whoever_knew_a_card_knows_it_again() -> None:
    held: list[str | HeldAt] = [
        HeldAt("poison", ["everyone else"]),
        HeldAt("scout", ["Bob"]),
        "probe",
        HeldAt("trade of Bob", ["everyone"]),
    ]
    position = laid_out(players={"Alice": PlayerAt(hand=held), "Bob": PlayerAt()}, anything_goes=True)
    state = lay_out(position)
    assert [state.known[uid] for uid in state.seats[0].hand] == [EVERYONE - 1, 2, 0, EVERYONE]
    assert position_of(state, ["Alice", "Bob"]).players["Alice"].hand == held


def test_several_who_have_taken_a_minion_are_told_in_their_order() -> None:
    minion = MinionAt(
        "scout", "Bob", "Alice", actions=["make_contact of Bob"], claims=["Alice", "make_contact of Bob", "Bob"]
    )
    state = lay_out(laid_out(bases=[BaseAt("tar_pits", [minion])]))
    [told] = position_of(state, ["Alice", "Bob"]).bases
    assert isinstance(told, BaseAt)
    assert told.minions == [minion]


def test_shields_and_breakpoints_that_cards_have_set_are_told() -> None:
    minions: list[str | MinionAt] = [
        "scout of Bob",
        "scout of Bob",
        MinionAt("scout", "Alice", shielded_from=["scout of Bob (2)"]),
    ]
    base = BaseAt("tar_pits", minions, breakpoint=9, until_end_of_turn={"Alice": -2})
    players = {"Alice": PlayerAt(shielded_from=["tar_pits"]), "Bob": PlayerAt()}
    position = laid_out(players=players, bases=[base], base_deck=[], turn=TurnAt("Alice", monsters_played=1))
    state = lay_out(position)
    assert SmashUp(state, SILENT).breakpoint(state.bases[0]) == 7
    assert position_of(state, ["Alice", "Bob"]) == position


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
        (
            laid_out(bases=[BaseAt("tar_pits", [MinionAt("scout", "Bob", claims=["Alice", "Eve"])])]),
            r"minions\[0\].claims\[1\]: there is no player called 'Eve'",
        ),
        (
            laid_out(bases=[BaseAt("tar_pits", [MinionAt("scout", "Bob", claims=["Alice", "nobody"])])]),
            r"minions\[0\].claims: none of these has it now",
        ),
        (
            laid_out(players={"Alice": PlayerAt(shielded_from=["tortuga"]), "Bob": PlayerAt()}),
            r"players.Alice.shielded from\[0\]: nothing in play is 'tortuga'",
        ),
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


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (laid_out(piles=PilesAt(monster_deck=["scout"])), r"piles.monster deck\[0\]: scout is no monster"),
        (laid_out(turn=TurnAt(used=["x"])), r"turn.used\[0\]: there is no card called 'x'"),
        (laid_out(turn=TurnAt(extras=[ExtraAt(named="x")])), r"turn.extras\[0\].named: there is no card called 'x'"),
        (
            laid_out(turn=TurnAt(step="score", scoring=ScoringAt("tar_pits", used=["x of Bob"]))),
            r"turn.scoring.used\[0\]: there is no card called 'x'",
        ),
        (
            laid_out(turn=TurnAt(step="score", scoring=ScoringAt("tar_pits", "share"))),
            "turn.scoring.stage: there is no loot",
        ),
        (
            laid_out(players={"Alice": PlayerAt(factions=["ninjas", "ninjas"]), "Bob": PlayerAt()}),
            "players.Alice.factions: a deck has two different factions",
        ),
        (
            laid_out(players={name: PlayerAt(factions=["ninjas"]) for name in NAMES}),
            r"players.Carol.factions\[0\]: no more than two can share ninjas",
        ),
    ],
)
def test_what_no_game_leads_to_is_said_with_its_place(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        lay_out(position)


def test_two_players_may_share_a_faction() -> None:
    lay_out(laid_out(players={"Alice": PlayerAt(hand=["king_rex"]), "Bob": PlayerAt(hand=["king_rex"])}))
