"""Chapters 3, 4, 7 and 12 of the rules: playing minions and actions, ownership and control, the golden rules."""

from __future__ import annotations

import pytest

from rumpus.kernel import Game
from rumpus.smashup.cards.bases.core import (
    jungle_oasis,
    tar_pits,
    the_central_brain,
    the_homeworld,
    the_mothership,
    tortuga,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    abduction,
    beam_up,
    collector,
    disintegrator,
    invader,
    invasion,
    probe,
    scout,
    supreme_overlord,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, laseratops, upgrade, war_raptor
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, seeing_stars, shinobi, smoke_bomb, tiger_assassin
from rumpus.smashup.cards.factions.pirates import buccaneer, shanghai
from rumpus.smashup.cards.factions.robots import microbot_fixer, warbot, zapbot
from rumpus.smashup.cards.factions.tricksters import disenchant, enshrouding_mist, leprechaun, take_the_shinies
from rumpus.smashup.cards.factions.wizards import mass_enchantment, sacrifice
from rumpus.smashup.cards.factions.zombies import grave_robbing, overrun
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import BaseAt, MinionAt, PlayerAt, Position
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.turn import SMASHUP
from tests.smashup.given import given

THREE = ("Alice", "Bob", "Carol")


# -- a minion ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-3.1")
def test_a_minion_is_played_at_any_base_and_then_does_what_it_says() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={tar_pits: [], jungle_oasis: [("Bob", scout)]})
    assert table.offers("Alice") == ["play ninja_master at tar_pits", "play ninja_master at jungle_oasis", "end turn"]
    table.plays("Alice", ninja_master, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's scout", "Alice's ninja_master"]  # it is there already
    assert table.offers("Alice") == ["Bob's scout at jungle_oasis", "Alice's ninja_master at jungle_oasis", "none"]
    table.picks("Alice", "scout")


@pytest.mark.rule("SU-3.1")
def test_a_special_is_not_used_by_playing_the_card_and_an_ongoing_ability_starts_at_once() -> None:
    table = given(hands={"Alice": [shinobi, microbot_fixer]}, bases={tar_pits: []})
    table.plays("Alice", microbot_fixer, at=tar_pits)
    assert table.power("tar_pits", "Alice's microbot_fixer") == 2
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-3.2")
def test_a_limit_reads_the_printed_power_of_a_card_that_is_played() -> None:
    table = given(
        hands={"Alice": [zapbot, war_raptor, scout]},
        bases={the_central_brain: [("Alice", war_raptor)], tar_pits: []},
    )
    table.plays("Alice", zapbot, at=tar_pits)
    assert table.offers("Alice") == ["play war_raptor at the_central_brain", "play war_raptor at tar_pits", "end turn"]
    table.plays("Alice", war_raptor, at=the_central_brain)
    assert table.power("the_central_brain", "Alice's war_raptor") == 5


@pytest.mark.rule("SU-3.2")
def test_a_limit_reads_the_modified_power_of_a_minion_in_play() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={
            the_central_brain: [("Bob", scout), ("Bob", collector)],
            tar_pits: [("Bob", tiger_assassin, ("Alice", poison)), ("Bob", collector, ("Bob", upgrade))],
        },
    )
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["Bob's collector at the_central_brain", "Bob's tiger_assassin at tar_pits"]
    table.picks("Alice", "tiger_assassin")


@pytest.mark.rule("SU-3.3")
@pytest.mark.parametrize("action", [invasion, beam_up, disintegrator], ids=str)
def test_to_be_moved_returned_or_placed_is_not_to_be_played(action: Card) -> None:
    table = given(
        hands={"Alice": [action]},
        bases={tar_pits: [("Alice", invader)], the_homeworld: [("Bob", leprechaun)]},
    )
    table.plays("Alice", action)
    if action is not disintegrator:  # there is only one minion of power 3 or less
        table.picks("Alice", "invader")
    assert table.points("Alice") == 0
    assert ("Alice's invader" in table.at("the_homeworld")) == (action is invasion)  # no trap, no extra minion
    assert table.offers("Alice")[-1] == "end turn"


@pytest.mark.rule("SU-3.3")
def test_a_minion_that_is_played_again_does_what_it_says_again() -> None:
    table = given(hands={"Alice": [abduction]}, bases={tar_pits: [("Alice", invader)]})
    table.plays("Alice", abduction)
    table.plays("Alice", invader, at=tar_pits)
    assert table.points("Alice") == 1


# -- an action ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-4.1")
def test_an_action_is_discarded_only_after_all_that_it_says() -> None:
    table = given(hands={"Alice": [grave_robbing]}, discards={"Alice": [scout, probe]}, bases={tar_pits: []})
    table.plays("Alice", grave_robbing)
    assert table.discard("Alice") == ["scout", "probe"]
    assert table.offers("Alice") == ["probe", "scout"]  # not itself
    table.picks("Alice", "scout")
    assert table.discard("Alice") == ["probe", "grave_robbing"]


@pytest.mark.rule("SU-4.1")
def test_everyone_sees_the_action() -> None:
    table = given(hands={"Alice": [abduction]}, bases={tar_pits: []})
    table.plays("Alice", abduction)
    assert ("play action", "P0", "abduction") in [event.seen_by(1) for event in table.game.log.events]


@pytest.mark.rule("SU-4.2")
def test_an_ongoing_action_stays_on_what_it_was_played_on() -> None:
    table = given(
        hands={"Alice": [overrun, upgrade]}, bases={tar_pits: [("Bob", scout)], jungle_oasis: []}, actions_left=2
    )
    table.plays("Alice", upgrade)
    table.plays("Alice", overrun)
    assert table.offers("Alice") == ["tar_pits", "jungle_oasis"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Bob's scout + Alice's upgrade", "Alice's overrun"]
    assert table.discard("Alice") == []


@pytest.mark.rule("SU-4.3")
@pytest.mark.parametrize("action", [seeing_stars, upgrade, smoke_bomb, disenchant, sacrifice], ids=str)
def test_a_card_may_be_played_when_it_can_do_nothing(action: Card) -> None:
    table = given(hands={"Alice": [action]}, bases={tar_pits: []})
    table.plays("Alice", action)
    assert table.discard("Alice") == [action.id]
    assert table.offers("Alice") == ["end turn"]


# -- ownership and control ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-7.1")
def test_you_control_what_you_play_whoever_owns_it() -> None:
    table = given(
        hands={"Alice": [mass_enchantment], "Bob": [scout]},
        decks={"Bob": [overrun]},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.plays("Alice", mass_enchantment)
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Alice's overrun"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play scout at jungle_oasis", "end turn"]  # to his own card he is another player
    table.ends_turn("Bob")
    assert table.discard("Bob") == ["overrun"]  # at the start of *her* turn, to the pile of its owner


@pytest.mark.rule("SU-7.1")
def test_a_minions_power_and_decisions_are_its_controllers() -> None:
    table = given(
        hands={"Bob": [laseratops, tiger_assassin]},
        bases={jungle_oasis: [("Alice", buccaneer, "Bob", ("Bob", poison))], tar_pits: [], tortuga: []},
        active="Bob",
    )
    table.plays("Bob", laseratops, at=jungle_oasis)
    assert table.asked == "Alice"
    assert table.offers("Alice") == ["tar_pits", "tortuga"]
    table.picks("Alice", "tortuga")
    base = table.base("tortuga")
    assert table.table.totals(base) == [0, -1]  # poisoned, and Alice's


@pytest.mark.rule("SU-7.2")
@pytest.mark.parametrize(
    ("action", "zone"), [(beam_up, "hand"), (seeing_stars, "discard"), (disintegrator, "deck")], ids=str
)
def test_a_card_goes_to_its_owners_hand_deck_or_discard_pile(action: Card, zone: str) -> None:
    table = given(
        hands={"Carol": [action]}, bases={jungle_oasis: [("Alice", scout, "Bob")]}, players=THREE, active="Carol"
    )
    table.plays("Carol", action)
    assert table.cards("Bob", zone) == ["scout"]
    assert table.hand("Alice") == table.discard("Alice") == table.deck("Alice") == []


@pytest.mark.rule("SU-7.2")
def test_after_a_scoring_too_each_card_goes_to_its_owner() -> None:
    table = given(bases={jungle_oasis: [("Alice", king_rex, "Bob"), ("Alice", king_rex)], tar_pits: []})
    table.ends_turn("Alice")
    assert table.points("Alice") == 2
    assert table.discard("Bob") == ["king_rex"]


@pytest.mark.rule("SU-7.3")
@pytest.mark.parametrize("action", [beam_up, seeing_stars, disintegrator], ids=str)
def test_when_a_card_leaves_play_what_lies_on_it_goes_to_the_owners_of_that(action: Card) -> None:
    table = given(
        hands={"Carol": [action]},
        bases={jungle_oasis: [("Alice", collector, ("Bob", poison), ("Carol", upgrade))]},
        players=THREE,
        active="Carol",
    )
    table.plays("Carol", action)
    assert table.discard("Bob") == ["poison"]
    assert table.discard("Carol") == ["upgrade", action.id]


@pytest.mark.rule("SU-7.4")
def test_a_moved_minion_keeps_what_lies_on_it_and_what_it_can_do() -> None:
    position = Position(
        players={"Alice": PlayerAt(hand=["invasion"]), "Bob": PlayerAt(hand=["invader"])},
        bases=[
            BaseAt("tar_pits", [MinionAt("leprechaun", "Alice", counters=2, actions=["upgrade of Alice"])]),
            "jungle_oasis",
        ],
    )
    scene = Scene(Game(SMASHUP, lay_out(position), []), list(position.players))
    scene.answer("Alice", "play invasion")
    assert scene.at("jungle_oasis") == ["Alice's leprechaun + Alice's upgrade"]
    assert scene.power("jungle_oasis", "Alice's leprechaun") == 9
    scene.answer("Alice", "end turn")
    scene.answer("Bob", "play invader at jungle_oasis")
    assert scene.cards("Bob", "discard") == ["invader"]  # guarded where it is now


# -- the golden rules --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-12.1")
def test_a_card_beats_the_rules() -> None:
    table = given(hands={"Alice": [scout, shinobi]}, bases={tar_pits: [("Alice", enshrouding_mist)], jungle_oasis: []})
    table.plays("Alice", scout, at=jungle_oasis)
    assert table.offers("Alice") == ["play shinobi at tar_pits", "end turn"]  # a second minion


@pytest.mark.rule("SU-12.1")
def test_the_card_that_forbids_wins() -> None:
    table = given(
        hands={"Alice": [scout, shinobi]},
        bases={tar_pits: [("Alice", enshrouding_mist), ("Bob", overrun)], jungle_oasis: []},
    )
    refusal = table.why_not("Alice", "play scout at tar_pits")
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.about) == ("forbidden", "SU-12.1", ("overrun",))
    table.plays("Alice", scout, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-12.1")
def test_what_cannot_be_destroyed_is_not() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={tar_pits: [("Bob", warbot)]})
    table.plays("Alice", ninja_master, at=tar_pits)
    table.picks("Alice", "warbot")
    assert table.at("tar_pits") == ["Bob's warbot", "Alice's ninja_master"]


@pytest.mark.rule("SU-12.2")
def test_an_effect_carries_out_as_much_as_it_can() -> None:
    table = given(hands={"Alice": [abduction, scout, shinobi], "Bob": [scout]}, bases={tar_pits: []}, actions_left=2)
    table.plays("Alice", abduction)  # nothing to return
    table.plays("Alice", scout, at=tar_pits)
    table.plays("Alice", shinobi, at=tar_pits)

    table = given(hands={"Alice": [take_the_shinies], "Bob": [scout]}, bases={tar_pits: []})
    table.plays("Alice", take_the_shinies)  # two cards, of one
    assert table.discard("Bob") == ["scout"]

    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [scout] * 9}, bases={tar_pits: [("Alice", warbot)]})
    table.plays("Alice", sacrifice)  # draws, but cannot destroy
    assert len(table.hand("Alice")) == 4
    assert table.at("tar_pits") == ["Alice's warbot"]


@pytest.mark.rule("SU-12.2")
def test_with_one_other_base_only_there_is_no_choice_and_with_none_no_move() -> None:
    table = given(hands={"Alice": [shanghai]}, bases={tar_pits: [("Bob", scout)], the_mothership: []})
    table.plays("Alice", shanghai)
    assert table.at("the_mothership") == ["Bob's scout"]

    table = given(hands={"Alice": [shanghai]}, bases={tar_pits: [("Bob", scout)]})
    table.plays("Alice", shanghai)
    assert table.at("tar_pits") == ["Bob's scout"]


@pytest.mark.rule("SU-3.1")
def test_the_text_may_concern_the_minion_itself() -> None:
    table = given(hands={"Alice": [supreme_overlord]}, bases={tar_pits: []})
    table.plays("Alice", supreme_overlord, at=tar_pits)
    table.picks("Alice", "supreme_overlord")
    assert table.hand("Alice") == ["supreme_overlord"]
