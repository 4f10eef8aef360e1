"""Hints: the best answers, from what a seat knows."""

from __future__ import annotations

import pytest

from rumpus.advice import hint
from rumpus.advice.telling import asked
from rumpus.families import FAMILIES, new_match
from rumpus.family.consequences import FollowUp, Reason, Upshot, reasons
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_madness_takes_its_toll
from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower
from rumpus.munchkin.cards.decks.cthulhu.levels import sole_survivor
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from rumpus.munchkin.consequences import CONSEQUENCES
from rumpus.puzzles import puzzle_named
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.aliens import collector
from rumpus.smashup.cards.factions.ninjas import shinobi
from tests.advice.conftest import a_game
from tests.advice.test_review import BLUNDERS
from tests.munchkin.given import given
from tests.smashup.given import given as given_bases


@pytest.mark.parametrize("puzzle", BLUNDERS)
def test_what_wins_comes_first(puzzle: str) -> None:
    found = puzzle_named(puzzle)
    game = found.start().game
    best = hint(game, found.seat, simulations=600)
    decision = game.decision
    assert decision is not None
    assert decision.keys(found.seat)[best.ideas[0].option] in BLUNDERS[puzzle][1]
    assert best.ideas[0].chance > 0.9
    assert [idea.chance for idea in best.ideas] == sorted([idea.chance for idea in best.ideas], reverse=True)
    speaker = FAMILIES[game.rules.name].speaker(found.names, found.seat)
    assert "Wins the game" in speaker.because(best.ideas[0].reason)
    assert best.tries <= 600


@pytest.mark.parametrize(("family", "players"), [("smashup", 2), ("smashup", 3), ("munchkin", 3)])
def test_in_worlds_that_look_alike_hints_are_alike(family: str, players: int) -> None:
    match = a_game(family, players, seed=9)
    game = new_match(family, seed=9, players=players).game
    asked = 0
    for seat, option, _ in match.record.answers:
        decision = game.decision
        assert decision is not None
        if seat in decision.awaited and len(decision.offers[seat]) > 2 and game.answered % 9 == 0 and asked < 3:
            twin = game.imagine(seat, 77)
            assert twin.view(seat) == game.view(seat)
            assert hint(twin, seat, simulations=24) == hint(game, seat, simulations=24)
            asked += 1
        game.answer(seat, option)
    assert asked == 3


def test_nothing_is_said_where_nobody_knows_better() -> None:
    game = new_match("smashup", seed=1, players=2, draft="snake").game
    assert game.decision is not None
    assert hint(game, game.decision.awaited[0]).ideas == []


def test_of_two_bad_answers_one_is_better() -> None:
    ann = {"level": 1, "hand": ["tommy_gun"], "gear": ["prehistoric_axe", "wand_of_walloping"]}
    game = new_match("munchkin", seed=1, players=2, table={"players": {"Ann": ann, "Bob": {}}}).game
    game.say(0, "play tommy_gun use")
    assert game.decision is not None
    assert game.decision.prompt == "put away"
    assert len(hint(game, 0, simulations=24).ideas) == 2


def test_no_idea_is_said_twice_and_nobody_is_told_to_curse_themselves() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [curse_madness_takes_its_toll]}, levels={"Alice": 3, "Bob": 3})
    table.opens_door()
    table.answer("Alice", "call")
    offered = table.offers("Bob")
    said = {offered[idea.option] for idea in hint(table.game, 1, simulations=40).ideas}
    assert {"pass this fight", "play curse_madness_takes_its_toll Bob"} <= {*offered} - said
    assert "pass" in said


def test_nobody_is_told_to_keep_in_hand_what_may_be_put_down_for_nothing() -> None:
    match = new_match("munchkin", players=3, seed=2)
    decision = match.game.decision
    assert decision is not None
    assert decision.prompt == "set up"
    assert hint(match.game, decision.awaited[0], simulations=40).ideas == []


def test_choices_are_said_as_at_the_table() -> None:
    found = puzzle_named("two-small-steps")
    game = found.start().game
    told = asked(game, found.seat, FAMILIES["smashup"].speaker(found.names, found.seat))
    assert "End your turn" in [each.words for each in told.choices]


def test_of_what_shows_no_reason_nothing_is_denied() -> None:
    """It may be much better all the same, and stand as such in a review."""
    for family in FAMILIES.values():
        assert family.speaker(["Alice", "Bob"], 0).because(Reason()) == "Pays off later, if at all."


def test_whoever_declines_what_a_card_offers_keeps_no_cards() -> None:
    table = given_bases(hands={"Alice": [collector]}, bases={tar_pits: [("Bob", shinobi)], jungle_oasis: []})
    for asks, keeps in (("end turn", True), ("none", False)):
        ideas = {table.offers("Alice")[each.option]: each for each in hint(table.game, 0, simulations=40).ideas}
        assert (Upshot("waits") in ideas[asks].reason.upshots) == keeps
        table.answer("Alice", "play collector at tar_pits" if keeps else "none")


def test_what_comes_of_a_whole_turn_is_said_of_its_end() -> None:
    """Not all of it comes of the answer: cards that are played later in the turn count, too."""
    leads, power = Upshot("leads", card="tar_pits"), Upshot("power", card="jungle_oasis", number=3)
    speaker = FAMILIES["smashup"].speaker(["Alice", "Bob"], 0)
    assert speaker.because(Reason([leads])) == "Ends the turn in the lead at Tar Pits."
    assert speaker.because(Reason([power])) == "Ends the turn with 3 more power at Jungle Oasis."


# -- why -----------------------------------------------------------------------------------------------------------

WEIGHTS = {"wins": 100.0, "rival wins": -100.0, "power": 0.5, "takes": 5.0}


def test_a_reason_is_what_comes_of_one_answer_and_not_of_the_others() -> None:
    power, takes, rival = (
        Upshot("power", card="a", number=4),
        Upshot("takes", card="b", number=3),
        Upshot("rival wins", 1),
    )
    first, second = reasons(WEIGHTS, [[[power, takes]] * 4, [[power, rival]] * 4])
    assert first == Reason([takes], [rival])
    assert second == Reason([])


def test_a_number_is_the_usual_one_and_rare_things_are_not_said() -> None:
    often = [[Upshot("takes", card="b", number=number)] for number in (3, 4, 4)]
    [only] = reasons(WEIGHTS, [[*often, [Upshot("wins")]]])
    assert only == Reason([Upshot("takes", card="b", number=4)])


def test_what_goes_without_saying_is_not_said() -> None:
    """Of another player it is something else."""
    takes, mine, other = Upshot("takes", 1, "b", 3), Upshot("power", 1, "a", 4), Upshot("power", 2, "a", 2)
    [only] = reasons(WEIGHTS, [[[takes, mine, other]] * 4], {"takes": frozenset({"power"})})
    assert only == Reason([takes, other])


def test_strength_is_told_beyond_what_levels_add() -> None:
    table = given(hands={"Alice": [sole_survivor, flamethrower]}, levels={"Alice": 4})
    before = table.game.clone()
    for card, found in ((sole_survivor, {"levels": 1}), (flamethrower, {"levels": 1, "strength": 4})):
        table.plays("Alice", card, *(["Alice"] if card is sole_survivor else ["use"]))
        upshots = CONSEQUENCES.changed(FollowUp(0, before, table.game, table.game, []))
        assert {each.name: each.number for each in upshots if "cards" not in each.name} == found
