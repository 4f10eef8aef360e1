"""Several cards replace one event: the active player says which one does, and a «may» is its controller's."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits, tortuga
from rumpus.smashup.cards.bases.munchkin import hotel_of_holiness
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.treasures import chest_of_holding, jetpack_of_anachronism, tiger_steed
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.bear_cavalry import bear_hug
from rumpus.smashup.cards.factions.clerics import bin_and_gone
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns
from rumpus.smashup.cards.factions.dwarves import dwarf_king
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.halflings import small_but_tough
from rumpus.smashup.cards.factions.killer_plants import entangled
from rumpus.smashup.cards.factions.ninjas import ninja_master, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.orcs import and_stay_down, stalling
from rumpus.smashup.cards.factions.pirates import broadside, buccaneer, first_mate
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.steampunks import change_of_venue, escape_hatch
from rumpus.smashup.cards.factions.tricksters import hideout
from rumpus.smashup.cards.factions.warriors import eternal_hero
from rumpus.smashup.cards.factions.wizards import sacrifice
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

pytestmark = pytest.mark.rule("SU-10.13", "SU-6.3")

# -- would be destroyed ---------------------------------------------------------------------------------------


def test_the_attacker_may_waste_tooth_and_claw_by_letting_the_buccaneer_swing_away_first() -> None:
    """Any ability uses it up, even the Buccaneer's own."""
    armed = ("Bob", buccaneer, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [armed], tar_pits: []})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "buccaneer", "Bob's buccaneer at jungle_oasis")
    assert sorted(table.discard("Bob")) == ["buccaneer", "tooth_and_claw_and_guns"]


def test_a_buccaneer_that_is_entangled_still_has_the_hatch() -> None:
    bases = {jungle_oasis: [("Bob", buccaneer), ("Bob", escape_hatch), ("Bob", entangled)], tar_pits: []}
    table = given(hands={"Alice": [ninja_master]}, bases=bases)
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "buccaneer", "Bob's buccaneer at jungle_oasis")  # it cannot move
    assert table.hand("Bob") == ["buccaneer"]


def test_who_stalls_is_asked_only_if_the_active_player_lets_them() -> None:
    bases = {jungle_oasis: [("Bob", walker), ("Bob", stalling), ("Bob", hideout)], tar_pits: []}
    table = given(hands={"Alice": [seeing_stars]}, bases=bases)
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's hideout at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's walker", "Bob's stalling"]


def test_when_stalling_is_declined_the_hideout_is_next() -> None:
    bases = {jungle_oasis: [("Bob", walker), ("Bob", stalling), ("Bob", hideout)], tar_pits: []}
    table = given(hands={"Alice": [seeing_stars]}, bases=bases)
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's stalling at jungle_oasis")
    table.picks("Bob", "no")
    assert table.at("jungle_oasis") == ["Bob's walker", "Bob's stalling"]
    assert table.discard("Bob") == ["hideout"]


def test_the_victim_chooses_on_their_own_turn() -> None:
    bases = {jungle_oasis: [("Alice", buccaneer), ("Alice", escape_hatch)], tar_pits: []}
    table = given(hands={"Alice": [sacrifice]}, bases=bases)
    table.plays("Alice", sacrifice)
    table.picks("Alice", "Alice's escape_hatch at jungle_oasis")
    assert table.hand("Alice") == ["buccaneer"]


def test_each_of_several_that_fall_together_is_asked_for_and_all_go_at_once() -> None:
    weak: list[On] = [("Bob", walker, ("Bob", tooth_and_claw_and_guns)), ("Bob", walker), ("Bob", hideout)]
    table = given(hands={"Alice": [broadside]}, bases={jungle_oasis: [*weak, ("Alice", king_rex)], tar_pits: []})
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob", "Bob's hideout at jungle_oasis")  # which keeps it off both
    assert table.at("jungle_oasis") == [
        "Bob's walker + Bob's tooth_and_claw_and_guns",
        "Bob's walker",
        "Alice's king_rex",
    ]


@pytest.mark.parametrize("is_armed_first", [True, False])
def test_the_choice_is_the_same_however_the_victims_lie(is_armed_first: bool) -> None:
    weak: list[On] = [("Bob", walker, ("Bob", tooth_and_claw_and_guns)), ("Bob", walker)]
    crowd = weak if is_armed_first else weak[::-1]
    bases = {jungle_oasis: [*crowd, ("Bob", hideout), ("Alice", king_rex)], tar_pits: []}
    table = given(hands={"Alice": [broadside]}, bases=bases)
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob", "Bob's tooth_and_claw_and_guns at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's walker", "Bob's walker", "Alice's king_rex"]
    assert sorted(table.discard("Bob")) == ["hideout", "tooth_and_claw_and_guns"]  # the other one hides


def test_what_cannot_happen_is_replaced_by_nothing() -> None:
    armed = ("Bob", warbot, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [armed, ("Bob", escape_hatch)]})
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == ["Bob's warbot + Bob's tooth_and_claw_and_guns", "Bob's escape_hatch"]


# -- would go to the discard pile -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "hand", "deck"),
    [("jetpack_of_anachronism", ["shinobi"], []), ("small_but_tough", [], ["shinobi"])],
)
def test_the_jetpack_or_small_but_tough(chosen: str, hand: list[str], deck: list[str]) -> None:
    saved = ("Bob", shinobi, ("Bob", jetpack_of_anachronism), ("Bob", small_but_tough))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [saved], tar_pits: []})
    table.plays("Alice", seeing_stars)
    table.picks("Alice", f"Bob's {chosen} at jungle_oasis")
    assert (table.hand("Bob"), table.deck("Bob")) == (hand, deck)
    assert table.discard("Bob") == ["small_but_tough"]


@pytest.mark.parametrize(
    ("chosen", "hand", "discarded"),
    [("jetpack_of_anachronism", ["shinobi"], ["eternal_hero"]), ("eternal_hero", ["eternal_hero", "shinobi"], [])],
)
def test_an_eternal_hero_that_does_not_save_its_minion_is_discarded(
    chosen: str, hand: list[str], discarded: list[str]
) -> None:
    saved = ("Bob", shinobi, ("Bob", jetpack_of_anachronism), ("Bob", eternal_hero))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [saved], tar_pits: []})
    table.plays("Alice", seeing_stars)
    table.picks("Alice", f"Bob's {chosen} at jungle_oasis")
    assert sorted(table.hand("Bob")) == hand
    assert table.discard("Bob") == discarded


def test_the_hatch_comes_before_what_saves_from_the_discard_pile() -> None:
    saved = ("Bob", shinobi, ("Bob", small_but_tough), ("Bob", eternal_hero))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [saved, ("Bob", escape_hatch)], tar_pits: []})
    table.plays("Alice", seeing_stars)
    assert table.hand("Bob") == ["shinobi"]
    assert sorted(table.discard("Bob")) == ["eternal_hero", "small_but_tough"]


def test_a_ghoul_that_wears_small_but_tough_rises_again_as_it_has_no_owner() -> None:
    tamed = ("Bob", ghoul, ("Bob", make_contact), ("Bob", small_but_tough))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [tamed]}, monster_deck=[], treasure_deck=[])
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "yes")
    assert table.pile("monster_deck") == ["ghoul"]


def test_dwarf_king_gets_the_jetpack_whatever_saves_its_minion() -> None:
    saved = ("Bob", shinobi, ("Bob", jetpack_of_anachronism), ("Bob", small_but_tough))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [saved], tar_pits: [("Bob", dwarf_king)]})
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's small_but_tough at jungle_oasis")
    assert (table.hand("Bob"), table.deck("Bob")) == (["jetpack_of_anachronism"], ["shinobi"])


@pytest.mark.parametrize(("chosen", "hand"), [("hotel_of_holiness", []), ("jetpack_of_anachronism", ["shinobi"])])
def test_the_hotel_or_the_jetpack(chosen: str, hand: list[str]) -> None:
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Bob", shinobi, ("Bob", jetpack_of_anachronism))]
    table = given(
        bases={hotel_of_holiness: crowd, tortuga: []}, base_deck=[jungle_oasis], decks={"Alice": [walker] * 3}
    )
    table.ends_turn("Alice")
    offered = next(offer for offer in table.offers("Alice") if chosen in offer)
    table.picks("Alice", offered)
    assert table.hand("Bob") == hand
    assert table.deck("Bob") == [card for card in ["shinobi"] if card not in hand]


def test_dwarf_king_gets_a_treasure_that_is_returned_and_has_no_owner_to_go_to() -> None:
    bases: dict[Card, list[On]] = {
        jungle_oasis: [("Alice", walker, ("Alice", chest_of_holding))],
        tortuga: [("Alice", dwarf_king)],
    }
    table = given(hands={"Alice": [change_of_venue]}, bases=bases)
    table.plays("Alice", change_of_venue)
    table.picks("Alice", "Alice's dwarf_king at tortuga")  # it is in her hand, and she plays it anew
    assert table.at("tortuga") == ["Alice's dwarf_king + Alice's chest_of_holding"]


def test_an_eternal_hero_goes_home_when_its_treasure_is_returned_to_nobody() -> None:
    steed = ("Bob", tiger_steed, ("Bob", eternal_hero))
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [steed], tar_pits: []})
    table.plays("Alice", beam_up)
    assert table.pile("treasure_discard") == ["tiger_steed"]
    assert table.hand("Bob") == ["eternal_hero"]


def test_of_three_that_would_save_a_minion_at_the_hotel_one_is_chosen_once() -> None:
    saved = ("Bob", shinobi, ("Bob", jetpack_of_anachronism), ("Bob", eternal_hero))
    bases: dict[Card, list[On]] = {hotel_of_holiness: [("Alice", king_rex), ("Alice", king_rex), saved], tortuga: []}
    table = given(bases=bases, base_deck=[jungle_oasis], decks={"Alice": [walker] * 3})
    table.ends_turn("Alice")
    table.picks("Alice", "Bob's jetpack_of_anachronism at hotel_of_holiness")
    assert (table.asked, table.prompt) == ("Bob", "play")
    assert table.hand("Bob") == ["shinobi"]
    assert table.discard("Bob") == ["eternal_hero"]


def test_dwarf_king_keeps_what_lies_on_a_treasure_as_both_leave_the_hotel_together() -> None:
    """He goes on a deck; the steed has no owner and goes to the discard pile, at the same moment."""
    laden = ("Alice", tiger_steed, ("Alice", chest_of_holding))
    bases: dict[Card, list[On]] = {hotel_of_holiness: [("Alice", king_rex), ("Alice", dwarf_king), laden], tortuga: []}
    table = given(bases=bases, base_deck=[jungle_oasis], decks={"Alice": [walker] * 3})
    table.ends_turn("Alice")
    table.picks("Alice", "Alice's king_rex at hotel_of_holiness")
    assert table.hand("Alice") == ["chest_of_holding", "dwarf_king", "king_rex"]  # two were drawn
    assert table.pile("treasure_discard") == ["tiger_steed"]


def test_who_goes_on_the_deck_from_the_hotel_and_by_small_but_tough_is_ordered_together() -> None:
    tough = ("Bob", shinobi, ("Bob", small_but_tough))
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Bob", walker), tough]
    table = given(
        bases={hotel_of_holiness: crowd, tortuga: []}, base_deck=[jungle_oasis], decks={"Alice": [walker] * 3}
    )
    table.ends_turn("Alice")
    table.picks("Alice", "Bob's small_but_tough at hotel_of_holiness")
    table.picks("Bob", "Bob's shinobi at hotel_of_holiness")
    assert table.deck("Bob") == ["walker", "shinobi"]


@pytest.mark.parametrize(("chosen", "hand"), [("ghoul", []), ("eternal_hero", ["eternal_hero"])])
def test_a_ghoul_rises_again_whether_or_not_it_is_an_eternal_hero(chosen: str, hand: list[str]) -> None:
    """It has no owner, so it cannot go to a hand; only the other card does."""
    tamed = ("Bob", ghoul, ("Bob", make_contact), ("Bob", eternal_hero))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [tamed]}, monster_deck=[], treasure_deck=[])
    table.plays("Alice", seeing_stars)
    table.picks("Alice", f"Bob's {chosen} at jungle_oasis", "yes")
    assert table.pile("monster_deck") == ["ghoul"]
    assert table.hand("Bob") == hand


# -- a replacement that is a special --------------------------------------------------------------------------


def test_a_buccaneer_does_not_swing_away_while_its_player_may_use_no_specials() -> None:
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", ninja_master)]
    bases: dict[Card, list[On]] = {ninja_dojo: crowd, tar_pits: [("Bob", buccaneer)], tortuga: []}
    table = given(hands={"Alice": [and_stay_down]}, bases=bases, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    table.picks("Alice", "use ninja_dojo", "Bob's buccaneer at tar_pits")
    assert table.at("tar_pits") == []
    assert table.deck("Bob") == ["buccaneer"]  # destroyed there


def test_the_buccaneer_of_who_shouted_them_down_still_swings_away() -> None:
    crowd: list[On] = [(name, card) for name in ("Alice", "Bob") for card in (king_rex, king_rex, ninja_master)]
    bases: dict[Card, list[On]] = {ninja_dojo: crowd, tar_pits: [("Alice", buccaneer)], tortuga: []}
    table = given(hands={"Alice": [and_stay_down]}, bases=bases, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    table.passes("Alice")
    table.picks("Bob", "use ninja_dojo", "Alice's buccaneer at tar_pits")  # what the base gives is no special
    table.picks("Alice", "tortuga")
    assert table.at("tortuga") == ["Alice's buccaneer"]


def test_a_hatch_and_bin_and_gone_are_no_specials() -> None:
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", ninja_master), ("Bob", first_mate)]
    bases: dict[Card, list[On]] = {
        ninja_dojo: [*crowd, ("Bob", tiger_assassin)],
        tar_pits: [("Bob", shinobi), ("Bob", escape_hatch)],
        tortuga: [("Bob", bin_and_gone)],
    }
    table = given(hands={"Alice": [and_stay_down]}, bases=bases, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    table.picks("Alice", "use ninja_dojo", "Bob's shinobi at tar_pits")
    table.uses("Bob", bin_and_gone)
    table.picks("Bob", "Bob's first_mate at ninja_dojo")
    assert "shinobi" in table.hand("Bob")
    assert table.at("tortuga") == ["Bob's bin_and_gone", "Bob's first_mate"]  # it did not sail by itself


def test_a_treasure_that_is_a_minion_is_not_saved_by_small_but_tough() -> None:
    steed = ("Bob", tiger_steed, ("Bob", small_but_tough))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [steed], tar_pits: []})
    table.plays("Alice", seeing_stars)
    assert "tiger_steed" in table.pile("treasure_discard")
