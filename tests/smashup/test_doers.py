"""Who does something, and whose card makes it happen: the doer is paid, and protections look at the card."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, ninja_dojo, tar_pits, the_mothership
from rumpus.smashup.cards.bases.munchkin import bastion, the_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul, hippogriff, plutonium_dragon, web_troll
from rumpus.smashup.cards.decks.potions import potion_of_halitosis
from rumpus.smashup.cards.decks.treasures import magic_missile, wishing_ring
from rumpus.smashup.cards.factions.bear_cavalry import bear_hug, cub_scout, superiority
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, wildlife_preserve
from rumpus.smashup.cards.factions.elves import pumping_iron
from rumpus.smashup.cards.factions.ghosts import haunting, incorporeal, make_contact
from rumpus.smashup.cards.factions.halflings import sneaksy
from rumpus.smashup.cards.factions.killer_plants import deep_roots
from rumpus.smashup.cards.factions.ninjas import ninja_master, shinobi, smoke_bomb
from rumpus.smashup.cards.factions.orcs import dork_orc, gimme, stalling, too_tough
from rumpus.smashup.cards.factions.pirates import broadside, powderkeg
from rumpus.smashup.cards.factions.robots import nukebot
from rumpus.smashup.cards.factions.tricksters import brownie, hideout
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

pytestmark = pytest.mark.rule("SU-7.5")
ALICE_WINS: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", ninja_master)]  # 19

# -- Bear Hug: its victim's player destroys, but the card is somebody else's -----------------------------------


@pytest.mark.parametrize(
    "protected",
    [
        [("Bob", dork_orc)],
        [("Bob", haunting)],
        [("Bob", walker, ("Bob", incorporeal))],
        [("Bob", walker, ("Bob", smoke_bomb))],
        [("Bob", walker, ("Bob", too_tough))],
        [("Bob", walker), ("Bob", superiority)],
        [("Bob", walker), ("Bob", wildlife_preserve)],
        [("Bob", walker), ("Bob", sneaksy)],
    ],
)
def test_what_protects_from_other_players_cards_protects_from_bear_hug(protected: list[On]) -> None:
    table = given(hands={"Alice": [bear_hug], "Bob": [walker]}, bases={jungle_oasis: protected})
    before = table.at("jungle_oasis")
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == before


def test_the_pits_protect_from_bear_hug_and_a_minion_that_is_protected_by_nothing_falls() -> None:
    table = given(hands={"Alice": [bear_hug]}, bases={the_pits: [("Bob", walker)], field_of_honor: [("Carol", walker)]},
                  players=["Alice", "Bob", "Carol"])  # fmt: skip
    table.plays("Alice", bear_hug)
    assert table.at("the_pits") == ["Bob's walker"]
    assert table.at("field_of_honor") == []
    assert [table.points(name) for name in ("Alice", "Bob", "Carol")] == [0, 0, 1]


def test_hideout_is_used_up_by_bear_hug() -> None:
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [("Bob", walker), ("Bob", hideout)]})
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == ["Bob's walker"]
    assert table.discard("Bob") == ["hideout"]


@pytest.mark.parametrize(("answer", "left"), [("yes", 2), ("no", 1)])
def test_stalling_is_offered_against_bear_hug(answer: str, left: int) -> None:
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [("Bob", walker), ("Bob", stalling)]})
    table.plays("Alice", bear_hug)
    table.picks("Bob", answer)
    assert len(table.at("jungle_oasis")) == left


@pytest.mark.parametrize("edition", ["first_print", "geekier_box"])
def test_tooth_and_claw_wards_off_bear_hug_in_every_edition(edition: Literal["first_print", "geekier_box"]) -> None:
    armed = ("Bob", walker, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [armed]}, edition=edition)
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == ["Bob's walker"]


def test_who_has_to_destroy_a_monster_of_theirs_may_draw_its_treasures() -> None:
    borrowed = ("Bob", hippogriff, ("Bob", make_contact))
    table = given(hands={"Alice": [bear_hug]}, bases={bastion: [borrowed]}, treasure_deck=[wishing_ring, magic_missile])
    table.plays("Alice", bear_hug)
    table.picks("Bob", "yes")
    assert sorted(table.hand("Bob")) == ["magic_missile", "wishing_ring"]  # the Hippogriff's, and the base's


def test_brownie_takes_revenge_on_who_played_bear_hug_and_not_on_its_own_player() -> None:
    table = given(
        hands={"Alice": [bear_hug, walker, walker], "Bob": [walker, walker]}, bases={tar_pits: [("Bob", brownie)]}
    )
    table.plays("Alice", bear_hug)
    assert (table.hand("Alice"), len(table.hand("Bob"))) == ([], 2)


# -- a base lets somebody do it: that player does, and the base is nobody's card ------------------------------


@pytest.mark.parametrize(
    ("base", "victim"),
    [
        (field_of_honor, [("Bob", walker), ("Bob", superiority)]),
        (field_of_honor, [("Bob", walker, ("Bob", incorporeal))]),
        (field_of_honor, [("Bob", haunting)]),
        (field_of_honor, [("Bob", dork_orc), ("Bob", stalling)]),
        (field_of_honor, [("Bob", walker), ("Bob", hideout)]),
    ],
)
def test_the_winner_at_ninja_dojo_destroys_what_is_protected_from_players(base: Card, victim: list[On]) -> None:
    table = given(bases={ninja_dojo: ALICE_WINS, base: victim}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo")
    table.picks("Alice", next(offer for offer in table.offers("Alice") if offer.endswith(f"at {base.id}")))
    assert len(table.at(base.id)) == len(victim) - 1
    assert table.points("Alice") == 2 + 1  # the first place, and the honour


def test_the_winner_at_ninja_dojo_is_paid_for_a_monster() -> None:
    table = given(
        bases={ninja_dojo: ALICE_WINS, bastion: [("", ghoul)]},
        base_deck=[jungle_oasis],
        treasure_deck=[wishing_ring, magic_missile],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo", "ghoul at bastion", "yes")
    assert {"magic_missile", "wishing_ring"} < set(table.hand("Alice"))


def test_tooth_and_claw_of_the_later_edition_does_not_answer_a_base() -> None:
    armed = ("Bob", walker, ("Bob", tooth_and_claw_and_guns))
    table = given(bases={ninja_dojo: ALICE_WINS, tar_pits: [armed]}, base_deck=[jungle_oasis], edition="geekier_box")
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo", "Bob's walker at tar_pits")
    assert table.at("tar_pits") == []


def test_mushroom_kingdom_moves_what_other_players_cannot_and_the_cub_that_waits_there_destroys_it() -> None:
    bases = {
        mushroom_kingdom: [("Alice", cub_scout)],
        field_of_honor: [("Bob", walker), ("Bob", superiority), ("Bob", deep_roots)],
    }
    table = given(bases=bases, step="start")
    table.picks("Alice", "Bob's walker at field_of_honor")
    assert table.at("mushroom_kingdom") == ["Alice's cub_scout"]
    assert table.discard("Bob") == ["walker"]


def test_the_mothership_is_nobodys_card() -> None:
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", shinobi, ("Bob", incorporeal))]
    table = given(bases={the_mothership: [*crowd, ("Bob", shinobi)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.picks("Alice", "use the_mothership")
    assert "shinobi" in table.hand("Alice")


# -- a monster that nobody controls does it -------------------------------------------------------------------


def test_nobody_is_honoured_or_paid_for_what_an_uncontrolled_dragon_burns() -> None:
    bases = {field_of_honor: [("", plutonium_dragon), ("Bob", walker), ("Bob", dork_orc, ("Bob", incorporeal))]}
    table = given(bases=bases, treasure_deck=[wishing_ring])
    table.ends_turn("Alice")
    assert table.at("field_of_honor") == ["plutonium_dragon"]
    assert (table.points("Alice"), table.points("Bob")) == (0, 0)


def test_who_controls_the_dragon_is_honoured_and_it_is_another_players_card() -> None:
    tamed = ("Alice", plutonium_dragon, ("Alice", make_contact))
    bases = {field_of_honor: [tamed, ("Bob", walker), ("Bob", walker, ("Bob", incorporeal)), ("", web_troll)]}
    table = given(bases=bases)
    table.ends_turn("Alice")
    assert table.at("field_of_honor")[1:] == ["Bob's walker + Bob's incorporeal"]
    assert table.points("Alice") == 1


# -- other cards that have somebody else do it ----------------------------------------------------------------


def test_who_is_breathed_at_moves_the_minion_but_the_potion_is_another_players_card() -> None:
    bases = {jungle_oasis: [("Bob", walker), ("Bob", deep_roots)], tar_pits: []}
    table = given(hands={"Alice": [potion_of_halitosis]}, bases=bases)
    table.plays("Alice", potion_of_halitosis)
    assert table.at("jungle_oasis") == ["Bob's walker", "Bob's deep_roots"]


def test_who_trains_along_helps_no_minion_that_the_players_action_does_not_affect() -> None:
    bases = {jungle_oasis: [("Bob", dork_orc), ("Alice", walker)]}
    table = given(hands={"Alice": [pumping_iron]}, bases=bases, edition="geekier_box")  # where stronger means affected
    table.plays("Alice", pumping_iron)
    table.picks("Bob", "dork_orc")
    table.picks("Alice", "walker")
    assert (table.power("jungle_oasis", "Bob's dork_orc"), table.power("jungle_oasis", "Alice's walker")) == (2, 5)


# -- what is used up on the way is another's doing ---------------------------------------------------------------


@pytest.mark.parametrize("armed", [("Bob", walker, ("Bob", tooth_and_claw_and_guns)), ("Bob", walker)])
def test_who_destroys_minions_is_honoured_and_not_whose_shield_is_destroyed_with_them(armed: On) -> None:
    hidden: list[On] = [] if len(armed) > 2 else [("Bob", hideout)]
    table = given(
        hands={"Alice": [powderkeg]},
        bases={field_of_honor: [("Alice", king_rex), armed, *hidden, ("Carol", walker)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", powderkeg)
    assert table.at("field_of_honor") == ["Bob's walker"]
    assert [table.points(name) for name in ("Alice", "Bob", "Carol")] == [1, 0, 0]


def test_nobody_is_honoured_for_a_shield() -> None:
    armed = ("Bob", walker, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [broadside]}, bases={field_of_honor: [("Alice", king_rex), armed]})
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("field_of_honor") == ["Alice's king_rex", "Bob's walker"]
    assert [table.points(name) for name in ("Alice", "Bob")] == [0, 0]


# -- who controlled it when it was destroyed ------------------------------------------------------------------


def test_a_nukebot_explodes_for_whoever_had_it_when_the_contact_was_grabbed() -> None:
    bases: dict[Card, list[On]] = {
        field_of_honor: [("Bob", nukebot, "Alice", ("Bob", make_contact)), ("Bob", walker), ("Alice", walker)],
        jungle_oasis: [("Alice", shinobi)],
    }
    table = given(hands={"Alice": [gimme]}, bases=bases)
    table.plays("Alice", gimme)
    table.picks("Alice", "Alice's shinobi at jungle_oasis")
    assert table.at("field_of_honor") == ["Bob's walker"]
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's make_contact"]
    assert (table.points("Alice"), table.points("Bob")) == (1, 1)
