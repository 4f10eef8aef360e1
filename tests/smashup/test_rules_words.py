"""Chapter 10 of the rules: the words on cards."""

from __future__ import annotations

import pytest

from rumpus.kernel import Game
from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    mushroom_kingdom,
    tar_pits,
    the_central_brain,
    the_homeworld,
    tortuga,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.treasures import buckler_of_swashing
from rumpus.smashup.cards.factions.aliens import (
    abduction,
    beam_up,
    crop_circles,
    disintegrator,
    invader,
    invasion,
    jammed_signal,
    probe,
    scout,
)
from rumpus.smashup.cards.factions.dinosaurs import (
    augmentation,
    howl,
    king_rex,
    laseratops,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.pirates import buccaneer, cannon
from rumpus.smashup.cards.factions.robots import hoverbot, microbot_fixer, nukebot, zapbot
from rumpus.smashup.cards.factions.tricksters import take_the_shinies
from rumpus.smashup.cards.factions.warriors import berserker
from rumpus.smashup.cards.factions.wizards import chronomage, enchantress, mystic_studies
from rumpus.smashup.cards.factions.zombies import grave_robbing, tenacious_z, they_keep_coming, walker
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import BaseAt, MinionAt, PlayerAt, Position
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.turn import SMASHUP
from tests.smashup.given import Given, given

THREE = ("Alice", "Bob", "Carol")


def refusal(table: Given, name: str, text: str) -> tuple[str, str]:
    """(why not, by which rule)."""
    found = table.why_not(name, text)
    assert found is not None
    return found.reason, found.rule


def seat_view(table: Given, viewer: int, player: int) -> dict[str, object]:
    """What one player sees of another."""
    seats = table.game.view(viewer)["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[player]
    return found


# -- what happens to a card --------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.1")
def test_to_destroy_is_to_put_on_the_owners_discard_pile_with_all_that_lies_on_it() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", scout, ("Bob", poison)), ("Bob", king_rex)]}
    )
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["poison", "scout"]


@pytest.mark.rule("SU-10.1")
def test_to_discard_is_to_discard_from_hand() -> None:
    table = given(hands={"Alice": [take_the_shinies], "Bob": [scout, scout, scout]}, bases={tar_pits: [("Bob", scout)]})
    table.plays("Alice", take_the_shinies)
    assert table.hand("Bob") == ["scout"]
    assert table.discard("Bob") == ["scout", "scout"]
    assert table.at("tar_pits") == ["Bob's scout"]


@pytest.mark.rule("SU-10.2")
def test_to_return_is_to_the_owners_hand_and_to_move_is_from_base_to_base() -> None:
    table = given(
        hands={"Alice": [beam_up, invasion]},
        bases={tar_pits: [("Bob", scout, ("Alice", upgrade))], jungle_oasis: [], tortuga: []},
        actions_left=2,
    )
    table.plays("Alice", invasion)
    assert table.offers("Alice") == ["jungle_oasis", "tortuga"]
    table.picks("Alice", "tortuga")
    assert table.at("tortuga") == ["Bob's scout + Alice's upgrade"]
    table.plays("Alice", beam_up)
    assert table.hand("Bob") == ["scout"]
    assert table.discard("Alice") == ["invasion", "upgrade", "beam_up"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("action", [invasion, beam_up, seeing_stars, upgrade], ids=str)
def test_to_be_moved_returned_destroyed_or_given_an_action_is_to_be_affected(action: Card) -> None:
    table = given(
        hands={"Alice": [action]},
        bases={tar_pits: [("Bob", scout, ("Bob", tooth_and_claw_and_guns))], jungle_oasis: []},
    )
    table.plays("Alice", action)
    assert table.at("tar_pits") == ["Bob's scout"]  # warded off, and used up


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("action", [augmentation, disintegrator], ids=str)
def test_other_changes_do_not_affect_a_card(action: Card) -> None:
    on = {tar_pits: [("Bob", scout, ("Bob", tooth_and_claw_and_guns))], jungle_oasis: []}
    table = given(hands={"Alice": [action]}, bases=on)
    table.plays("Alice", action)
    assert table.at("tar_pits") == (
        [] if action is disintegrator else ["Bob's scout + Bob's tooth_and_claw_and_guns"]
    )  # one switch: the later edition counts these as well
    table = given(hands={"Alice": [action]}, bases=on, edition="geekier_box")
    table.plays("Alice", action)
    assert table.at("tar_pits") == ["Bob's scout"]
    assert table.power("tar_pits", "Bob's scout") == 3


# -- extra, special, ongoing -------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.5")
def test_an_extra_minion_may_wait_and_comes_before_or_after_the_free_one() -> None:
    table = given(
        hands={"Alice": [zapbot, war_raptor, king_rex, mystic_studies]}, bases={tar_pits: [], jungle_oasis: []}
    )
    table.plays("Alice", zapbot, at=tar_pits)
    table.plays("Alice", mystic_studies)  # the extra one waits
    assert refusal(table, "Alice", "play king_rex at tar_pits") == ("extra does not cover", "SU-10.5")
    table.plays("Alice", war_raptor, at=tar_pits)
    assert refusal(table, "Alice", "play king_rex at tar_pits") == ("no minion left", "SU-2.2")


@pytest.mark.rule("SU-10.5")
def test_the_free_minion_is_kept_when_an_extra_one_covers_the_play() -> None:
    table = given(hands={"Alice": [abduction, scout, king_rex]}, bases={tar_pits: []})
    table.plays("Alice", abduction)
    table.plays("Alice", king_rex, at=tar_pits)
    table.plays("Alice", scout, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.6")
def test_a_special_card_does_not_count_against_the_free_cards() -> None:
    table = given(
        hands={"Alice": [scout, hidden_ninja]},
        discards={"Alice": [tenacious_z, tenacious_z]},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.uses("Alice", tenacious_z)  # from the discard pile
    table.picks("Alice", "play tenacious_z at tar_pits")
    assert refusal(table, "Alice", "use tenacious_z") == ("used this turn", "SU-10.6")
    assert refusal(table, "Alice", "play hidden_ninja") == ("only at scoring", "SU-10.6")
    table.plays("Alice", scout, at=tar_pits)


@pytest.mark.rule("SU-10.6")
def test_a_special_is_used_in_other_players_turns_too() -> None:
    table = given(
        hands={"Bob": [shinobi, scout]}, bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []}, active="Alice"
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play shinobi")
    assert table.discard("Bob") == ["shinobi"]  # with the base; now it is his own turn
    assert "play scout at tar_pits" in table.offers("Bob")  # and the free minion is still his


@pytest.mark.rule("SU-10.7")
def test_ongoing_lasts_as_long_as_the_card_is_in_play() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={tar_pits: [("Alice", microbot_fixer)], jungle_oasis: [("Alice", zapbot)]},
    )
    assert table.power("tar_pits", "Alice's microbot_fixer") == 2
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "microbot_fixer")
    assert table.power("jungle_oasis", "Alice's zapbot") == 2


@pytest.mark.rule("SU-10.7")
def test_an_effect_that_names_its_time_outlasts_its_card_and_ends_then() -> None:
    table = given(hands={"Alice": [howl, scout]}, bases={tar_pits: [("Alice", scout)]})
    table.plays("Alice", howl)
    assert table.discard("Alice") == ["howl"]
    assert table.power("tar_pits", "Alice's scout") == 4
    table.ends_turn("Alice")
    assert table.power("tar_pits", "Alice's scout") == 3


@pytest.mark.rule("SU-10.8", "SU-14.14")
def test_each_counter_adds_one_and_leaves_with_the_minion() -> None:
    counters = MinionAt("scout", "Alice", counters=5)
    players = {"Alice": PlayerAt(hand=["abduction"]), "Bob": PlayerAt()}
    position = Position(players, [BaseAt("tar_pits", [counters])])
    scene = Scene(Game(SMASHUP, lay_out(position), []), list(players))
    assert scene.power("tar_pits", "Alice's scout") == 8
    scene.answer("Alice", "play abduction")
    scene.answer("Alice", "play scout at tar_pits")
    assert scene.power("tar_pits", "Alice's scout") == 3


# -- who and where -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.9")
def test_here_is_where_the_card_is_now() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={tar_pits: [("Alice", war_raptor), ("Bob", war_raptor)], jungle_oasis: [("Bob", war_raptor)] * 2},
    )
    assert table.power("tar_pits", "Alice's war_raptor") == 4
    table.plays("Alice", way_of_deception)
    assert table.power("jungle_oasis", "Alice's war_raptor") == 5
    assert table.power("tar_pits", "Bob's war_raptor") == 3


@pytest.mark.rule("SU-10.10")
def test_on_a_card_you_are_its_controller_and_others_are_all_but_you() -> None:
    table = given(
        hands={"Alice": [take_the_shinies, scout], "Bob": [scout] * 3, "Carol": [scout] * 2},
        bases={tar_pits: []},
        players=THREE,
    )
    table.plays("Alice", take_the_shinies)
    assert [len(table.hand(name)) for name in THREE] == [1, 1, 0]


@pytest.mark.rule("SU-10.10")
def test_on_a_base_you_are_every_player_in_turn() -> None:
    table = given(bases={mushroom_kingdom: [], tar_pits: [("Alice", scout), ("Bob", scout)]})
    for active, other in (("Alice", "Bob"), ("Bob", "Alice")):
        table.ends_turn(active)
        assert table.offers(other) == [f"{active}'s scout at tar_pits", "none"]
        table.picks(other, "none")


@pytest.mark.rule("SU-10.11")
def test_to_look_at_is_for_you_alone_and_to_reveal_is_for_all() -> None:
    table = given(hands={"Alice": [walker]}, decks={"Alice": [scout, king_rex]}, bases={tar_pits: []})
    table.plays("Alice", walker, at=tar_pits)
    assert seat_view(table, 0, 0)["aside"] == ["scout"]
    assert seat_view(table, 1, 0)["aside"] == [""]
    table.picks("Alice", "none")

    table = given(hands={"Alice": [hoverbot]}, decks={"Alice": [scout, king_rex]}, bases={tar_pits: []})
    table.plays("Alice", hoverbot, at=tar_pits)
    assert seat_view(table, 0, 0)["aside"] == seat_view(table, 1, 0)["aside"] == ["scout"]
    table.picks("Alice", "none")


@pytest.mark.rule("SU-10.11")
def test_everyone_may_look_through_any_discard_pile_but_not_through_a_hand() -> None:
    table = given(hands={"Alice": [howl]}, discards={"Alice": [scout, probe]}, bases={tar_pits: []})
    assert seat_view(table, 1, 0)["discard"] == ["scout", "probe"]
    assert seat_view(table, 1, 0)["hand"] == [""]


@pytest.mark.rule("SU-10.12")
def test_may_is_a_choice_and_what_lacks_it_is_not() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Alice", scout)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    assert table.offers("Alice") == ["Alice's scout at jungle_oasis", "none"]
    table.picks("Alice", "none")

    table = given(hands={"Alice": [laseratops]}, bases={jungle_oasis: [("Alice", zapbot)]})
    table.plays("Alice", laseratops, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's laseratops"]  # even when it hurts


@pytest.mark.rule("SU-10.12")
def test_any_number_includes_zero_and_all_includes_none() -> None:
    table = given(hands={"Alice": [cannon]}, bases={tar_pits: [("Bob", zapbot)]})
    table.plays("Alice", cannon)
    table.picks("Alice", "none")
    assert table.at("tar_pits") == ["Bob's zapbot"]

    table = given(hands={"Alice": [crop_circles]}, bases={tar_pits: [("Bob", zapbot)], jungle_oasis: []})
    table.plays("Alice", crop_circles)
    table.picks("Alice", "jungle_oasis")
    assert table.at("tar_pits") == ["Bob's zapbot"]


@pytest.mark.rule("SU-10.13")
def test_do_this_to_do_that_needs_the_first_for_the_second() -> None:
    parrying = ("", ghoul, ("Bob", buckler_of_swashing))
    table = given(hands={"Alice": [berserker]}, bases={tar_pits: [parrying]})
    table.plays("Alice", berserker, at=tar_pits)
    assert table.power("tar_pits", "Alice's berserker") == 3  # it destroyed nothing, so there is no counter


@pytest.mark.rule("SU-10.13")
def test_instead_means_that_the_usual_thing_does_not_happen() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={cave_of_shinies: [("Bob", buccaneer, ("Alice", poison))], jungle_oasis: []},
    )
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's poison"]
    assert table.points("Bob") == 0  # nothing was destroyed


@pytest.mark.rule("SU-10.14")
def test_a_minion_is_one_in_play() -> None:
    table = given(
        hands={"Alice": [seeing_stars, scout], "Bob": [scout]},
        decks={"Bob": [scout]},
        discards={"Alice": [scout], "Bob": [scout]},
        bases={tar_pits: [("Bob", shinobi)], jungle_oasis: [("Alice", zapbot)]},
    )
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Alice's zapbot at jungle_oasis"]
    table.picks("Alice", "shinobi")


@pytest.mark.rule("SU-10.15")
def test_an_ignored_ability_is_as_if_it_were_not_there() -> None:
    table = given(
        hands={"Alice": [scout, zapbot]},
        bases={the_central_brain: [("Bob", scout), ("Bob", jammed_signal)], the_homeworld: [("Bob", jammed_signal)]},
    )
    assert table.power("the_central_brain", "Bob's scout") == 3
    table.plays("Alice", scout, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]
    assert table.table.breakpoint(table.base("the_homeworld")) == 23  # a number is no ability


@pytest.mark.rule("SU-10.16")
def test_random_discards_are_a_fair_draw() -> None:
    found = set()
    for seed in range(20):
        table = given(hands={"Alice": [take_the_shinies], "Bob": [scout, probe, howl]}, bases={tar_pits: []}, seed=seed)
        table.plays("Alice", take_the_shinies)
        found.add(tuple(table.hand("Bob")))
    assert found == {("scout",), ("probe",), ("howl",)}


@pytest.mark.rule("SU-10.17")
def test_to_place_is_neither_to_destroy_nor_to_return() -> None:
    weak = ("Bob", nukebot, ("Alice", poison))
    table = given(
        hands={"Alice": [disintegrator]}, bases={cave_of_shinies: [weak, ("Alice", king_rex)]}, decks={"Bob": [scout]}
    )
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["scout", "nukebot"]
    assert table.at("cave_of_shinies") == ["Alice's king_rex"]  # no explosion
    assert table.points("Bob") == 0


@pytest.mark.rule("SU-10.17")
def test_to_take_is_from_the_named_place_into_the_hand() -> None:
    table = given(hands={"Alice": [grave_robbing]}, discards={"Alice": [invader]}, bases={tar_pits: []})
    table.plays("Alice", grave_robbing)
    assert table.hand("Alice") == ["invader"]
    assert table.points("Alice") == 0


@pytest.mark.rule("SU-10.18")
def test_a_card_that_an_ability_plays_does_what_it_says_at_once() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, scout]}, discards={"Alice": [enchantress]}, decks={"Alice": [howl]},
        bases={tar_pits: []},
    )  # fmt: skip
    table.plays("Alice", they_keep_coming)
    table.picks("Alice", "play enchantress from_discard at tar_pits")
    assert table.hand("Alice") == ["scout", "howl"]


@pytest.mark.rule("SU-10.18")
def test_extra_cards_are_played_from_hand_unless_it_says_otherwise() -> None:
    table = given(
        hands={"Alice": [chronomage]}, discards={"Alice": [howl]}, decks={"Alice": [howl]}, bases={tar_pits: []}
    )
    table.plays("Alice", chronomage, at=tar_pits)
    assert refusal(table, "Alice", "play howl") == ("not in hand", "SU-2.2")
