"""Where Aliens, Dinosaurs, Ninjas and Pirates meet each other, the other factions and the bases."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    evans_city_cemetery,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    the_homeworld,
    the_mothership,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    beam_up,
    crop_circles,
    disintegrator,
    invasion,
    jammed_signal,
    scout,
    terraforming,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, upgrade, wildlife_preserve
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    disguise,
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import (
    broadside,
    buccaneer,
    first_mate,
    full_sail,
    pirate_king,
    powderkeg,
    sea_dogs,
    shanghai,
)
from rumpus.smashup.cards.factions.robots import hoverbot, nukebot, warbot, zapbot
from rumpus.smashup.cards.factions.tricksters import hideout
from rumpus.smashup.cards.factions.wizards import chronomage, neophyte
from rumpus.smashup.cards.factions.zombies import mall_crawl, walker
from tests.smashup.given import Given, given

# -- a base that falls silent or leaves while a minion's ability is carried out --------------------------------


def test_the_homeworld_gives_nothing_when_the_new_minion_has_jammed_it() -> None:
    table = given(
        hands={"Alice": [neophyte, walker]}, decks={"Alice": [jammed_signal]}, bases={the_homeworld: [], tar_pits: []}
    )
    table.plays("Alice", neophyte, at=the_homeworld)
    table.picks("Alice", "play", "the_homeworld")
    assert table.offers("Alice") == ["end turn"]


def test_the_homeworld_gives_nothing_when_the_new_minion_has_exchanged_it() -> None:
    table = given(
        hands={"Alice": [neophyte, walker]},
        decks={"Alice": [terraforming]},
        bases={the_homeworld: [], tar_pits: []},
        base_deck=[jungle_oasis],
    )
    table.plays("Alice", neophyte, at=the_homeworld)
    table.picks("Alice", "play", "the_homeworld")
    assert table.offers("Alice") == ["play walker at jungle_oasis", "end turn"]  # that is Terraforming's


# -- Terraforming while a base is being scored ------------------------------------------------------------------


def terraforming_before_tar_pits_score(new: Card) -> Given:
    """Alice brings Terraforming into the window before Tar Pits, with 16 power there, would score."""
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, terraforming, walker]},
        decks={"Alice": [walker, walker]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", king_rex), ("Bob", walker)], the_homeworld: []},
        base_deck=[new],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja", "play chronomage at tar_pits", "terraforming", "tar_pits")
    assert table.offers("Alice") == [f"play walker at {new.id}", "none"]  # at once or not at all
    table.picks("Alice", "none")
    return table


def test_terraforming_the_base_that_scores_stops_the_scoring() -> None:
    table = terraforming_before_tar_pits_score(evans_city_cemetery)  # breakpoint 20, and 19 are there
    assert (table.asked, table.points("Alice"), table.points("Bob")) == ("Bob", 0, 0)
    assert len(table.at("evans_city_cemetery")) == 4


def test_terraforming_the_base_that_scores_lets_the_new_one_score_if_it_is_up() -> None:
    table = terraforming_before_tar_pits_score(jungle_oasis)
    assert (table.asked, table.points("Alice"), table.points("Bob")) == ("Bob", 2, 0)
    assert table.at("tar_pits") == []  # the old base was the only one in the base deck


# -- protections ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.13")
def test_tooth_and_claw_on_a_buccaneer_comes_before_its_escape() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Bob", buccaneer, ("Bob", tooth_and_claw_and_guns))], tar_pits: []},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "buccaneer")
    assert table.at("jungle_oasis") == ["Bob's buccaneer", "Alice's ninja_master"]
    assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


@pytest.mark.rule("SU-10.13")
def test_hideout_comes_before_the_escape_of_a_buccaneer() -> None:
    weak = ("Bob", buccaneer, ("Alice", poison))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [weak, ("Bob", hideout)], tar_pits: []})
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's poison"]
    assert table.discard("Bob") == ["hideout"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("action", [beam_up, invasion, seeing_stars, poison, shanghai, crop_circles, assassination])
def test_hideout_and_the_like_keep_off_whatever_affects(action: Card) -> None:
    for protected in (
        [("Bob", shinobi), ("Bob", hideout)],
        [("Bob", shinobi), ("Bob", wildlife_preserve)],
        [("Bob", shinobi, ("Bob", smoke_bomb))],
        [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))],
    ):
        table = given(hands={"Alice": [action]}, bases={jungle_oasis: protected, tar_pits: []})
        table.plays("Alice", action)
        while table.prompt != "play":
            table.picks("Alice", table.offers("Alice")[0])
        assert table.at("jungle_oasis")[0].startswith("Bob's shinobi")
        assert table.discard("Alice") == [action.id]


@pytest.mark.rule("SU-10.3")
def test_hideout_and_the_like_do_not_keep_off_placing() -> None:
    for protected in (
        [("Bob", shinobi), ("Bob", hideout)],
        [("Bob", shinobi), ("Bob", wildlife_preserve)],
        [("Bob", shinobi, ("Bob", smoke_bomb))],
        [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))],
    ):
        table = given(hands={"Alice": [disintegrator]}, bases={jungle_oasis: protected})
        table.plays("Alice", disintegrator)
        assert table.deck("Bob") == ["shinobi"]


def test_sea_dogs_leave_the_protected_behind_and_move_the_others() -> None:
    table = given(
        hands={"Alice": [sea_dogs]},
        bases={
            jungle_oasis: [
                ("Bob", shinobi, ("Bob", smoke_bomb)),
                ("Bob", tiger_assassin),
                ("Bob", walker),
                ("Cid", shinobi),
                ("Cid", ninja_acolyte),
                ("Alice", shinobi),
                ("Cid", hideout),
            ],
            tar_pits: [],
            the_homeworld: [],
        },
        players=("Alice", "Bob", "Cid"),
    )
    table.plays("Alice", sea_dogs)
    table.picks("Alice", "ninjas", "jungle_oasis", "tar_pits")
    assert table.at("tar_pits") == ["Bob's tiger_assassin"]
    assert table.discard("Cid") == ["hideout"]  # and it saves both of Cid's
    assert len(table.at("jungle_oasis")) == 5


def test_disguise_returns_the_minion_that_tooth_and_claw_does_not_hold() -> None:
    table = given(
        hands={"Alice": [disguise, walker]},
        bases={jungle_oasis: [("Alice", shinobi, ("Alice", tooth_and_claw_and_guns)), ("Alice", ninja_acolyte)]},
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "shinobi", "ninja_acolyte", "play walker at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Alice's walker"]
    assert table.hand("Alice") == ["ninja_acolyte"]


# -- what tries again, and what goes on ---------------------------------------------------------------------------


def test_assassination_drives_a_buccaneer_from_base_to_base() -> None:
    table = given(bases={jungle_oasis: [("Bob", buccaneer, ("Alice", assassination))], tar_pits: [], the_homeworld: []})
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["tar_pits", "the_homeworld"]  # the controller's choice
    table.picks("Bob", "tar_pits")
    table.ends_turn("Bob")
    table.picks("Bob", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's assassination"]


def test_assassination_uses_up_tooth_and_claw_and_strikes_at_the_end_of_the_next_turn() -> None:
    marked = ("Bob", king_rex, ("Alice", assassination), ("Bob", tooth_and_claw_and_guns))
    for edition in ("first_print", "geekier_box"):
        table = given(bases={jungle_oasis: [marked]}, edition=edition)
        table.ends_turn("Alice")
        assert table.at("jungle_oasis") == ["Bob's king_rex + Alice's assassination"]
        table.ends_turn("Bob")
        assert table.at("jungle_oasis") == []


def test_nukebots_that_go_together_explode_one_after_the_other() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={
            jungle_oasis: [
                ("Alice", nukebot),
                ("Alice", king_rex),
                ("Bob", nukebot),
                ("Bob", king_rex, ("Bob", smoke_bomb)),
                ("Cid", king_rex, ("Cid", tooth_and_claw_and_guns)),
                ("Cid", warbot),
                ("Cid", buccaneer),
            ],
            tar_pits: [],
        },
        players=("Alice", "Bob", "Cid"),
    )
    table.plays("Alice", powderkeg)
    table.picks("Alice", "nukebot")  # Cid's Buccaneer can only go to the Tar Pits
    assert table.prompt == "first (powderkeg)"
    table.picks("Alice", table.offers("Alice")[0])
    assert table.at("jungle_oasis") == ["Cid's warbot"]  # one took Tooth and Claw off the king, the other the king
    assert table.at("tar_pits") == ["Cid's buccaneer"]


# -- before and after a scoring -------------------------------------------------------------------------------------


def test_hidden_ninja_starts_a_chain_of_extra_minions_that_are_played_at_once() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, hoverbot, upgrade, scout, zapbot]},
        decks={"Bob": [zapbot]},
        bases={the_homeworld: [("Alice", king_rex)] * 4, tar_pits: []},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play hoverbot at the_homeworld")
    assert table.prompt == "play minion (hoverbot)"
    table.picks("Bob", "play zapbot at the_homeworld")
    assert table.prompt == "play minion (zapbot)"
    assert table.offers("Bob") == ["play zapbot at the_homeworld", "play zapbot at tar_pits", "none"]  # no Scout: 3
    table.picks("Bob", "play zapbot at tar_pits")
    for asks in ("zapbot", "the_homeworld", "the_homeworld"):  # asked though nobody fits: the hand is hidden
        assert table.prompt == f"play minion ({asks})"
        assert table.offers("Bob") == ["none"]
        table.picks("Bob", "none")
    assert table.at("tar_pits") == ["Bob's zapbot"]
    assert table.points("Bob") == 2


def test_full_sail_empties_a_base_and_the_pirate_king_comes_back_to_win_it() -> None:
    table = given(
        hands={"Alice": [full_sail]},
        bases={
            the_mothership: [("Alice", king_rex), ("Alice", king_rex), ("Alice", pirate_king), ("Alice", scout)],
            the_homeworld: [],
        },
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play full_sail", "Alice's king_rex at the_mothership", "Alice's king_rex at the_mothership")
    table.picks("Alice", "pirate_king", "scout")
    assert table.at("the_mothership") == []
    table.picks("Alice", "use pirate_king")  # he comes back, alone
    assert table.points("Alice") == 4
    assert table.at("the_homeworld") == ["Alice's king_rex", "Alice's king_rex", "Alice's scout"]


def test_pirate_king_is_asked_for_each_base_that_scores() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", king_rex)] * 2,
            tar_pits: [*[("Bob", king_rex)] * 2, ("Bob", walker)],
            the_homeworld: [("Cid", pirate_king)],
        },
        players=("Alice", "Bob", "Cid"),
        base_deck=[ninja_dojo, the_mothership],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "jungle_oasis")
    table.passes("Cid")
    table.uses("Cid", pirate_king)
    assert [table.points(name) for name in ("Alice", "Bob", "Cid")] == [2, 4, 3]


def test_first_mate_and_scout_leave_one_base_and_count_at_the_next() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", king_rex), ("Alice", scout), ("Alice", first_mate)],
            tar_pits: [("Bob", king_rex)] * 2,
        },
        base_deck=[ninja_dojo, the_mothership],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use scout", "use first_mate")  # to the Tar Pits, which now have their 16
    assert table.offers("Alice") == ["use Alice's first_mate at tar_pits", "pass"]
    assert (table.points("Alice"), table.points("Bob")) == (3, 6)
    table.uses("Alice", first_mate)
    assert table.at("ninja_dojo") == ["Alice's first_mate"]
    assert "scout" in table.hand("Alice")


def test_broadside_at_your_own_nukebot_under_poison_spares_your_others_until_the_blast_is_over() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={
            jungle_oasis: [("Alice", nukebot, ("Bob", poison)), ("Alice", walker), ("Bob", king_rex), ("Bob", warbot)]
        },
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Alice")
    assert table.at("jungle_oasis") == ["Bob's warbot"]


def test_a_minion_under_the_deck_is_lost_from_sight_when_its_owner_searches_the_deck() -> None:
    def seen_by_alice() -> object:
        seats = table.game.view(0)["seats"]
        assert isinstance(seats, list)
        return seats[1].get("deck known")

    table = given(
        hands={"Alice": [seeing_stars], "Bob": [mall_crawl]},
        decks={"Bob": [walker, shinobi]},
        bases={tar_pits: [("Bob", walker)]},
    )
    table.plays("Alice", seeing_stars)
    table.ends_turn("Alice")
    assert seen_by_alice() == [(2, "walker")]
    table.plays("Bob", mall_crawl)
    table.picks("Bob", "walker")
    assert seen_by_alice() is None  # which of the two it was, Alice cannot tell
    table.picks("Bob", "none")
