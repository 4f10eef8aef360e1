"""What happens to several at once is judged on the table as it lay before, and then happens at once."""

from __future__ import annotations

from itertools import permutations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    tar_pits,
    temple_of_goju,
    the_central_brain,
    the_homeworld,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import crop_circles, scout
from rumpus.smashup.cards.factions.bear_cavalry import (
    bear_rider,
    cub_scout,
    high_ground,
    polar_commando,
    youre_pretty_much_borscht,
)
from rumpus.smashup.cards.factions.dinosaurs import (
    king_rex,
    survival_of_the_fittest,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from rumpus.smashup.cards.factions.elves import run_away
from rumpus.smashup.cards.factions.ghosts import ghost, haunting
from rumpus.smashup.cards.factions.halflings import small_but_tough
from rumpus.smashup.cards.factions.ninjas import assassination, ninja_master, poison, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.orcs import gimme
from rumpus.smashup.cards.factions.pirates import (
    broadside,
    buccaneer,
    dinghy,
    first_mate,
    full_sail,
    powderkeg,
    sea_dogs,
)
from rumpus.smashup.cards.factions.robots import microbot_alpha, nukebot, warbot, zapbot
from rumpus.smashup.cards.factions.steampunks import escape_hatch
from rumpus.smashup.cards.factions.tricksters import flame_trap, gremlin, hideout
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.family import SMASH_UP
from tests.smashup.given import On, given

THREE = ("Alice", "Bob", "Carol")
pytestmark = pytest.mark.rule("SU-6.5")


def in_any_order(*bobs: On) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("bobs", [list(each) for each in permutations(bobs)])


@in_any_order(("Bob", polar_commando), ("Bob", buccaneer))
def test_who_escapes_does_not_leave_anybody_alone_first(bobs: list[On]) -> None:
    table = given(hands={"Alice": [powderkeg]}, bases={jungle_oasis: [("Alice", king_rex), *bobs], tar_pits: []})
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == []
    assert table.at("tar_pits") == ["Bob's buccaneer"]


@in_any_order(("Bob", haunting), ("Bob", shinobi), ("Bob", walker))
def test_a_hand_that_grows_at_the_same_time_takes_no_protection_away(bobs: list[On]) -> None:
    table = given(hands={"Alice": [crop_circles], "Bob": [walker, walker]}, bases={jungle_oasis: bobs, tar_pits: []})
    table.plays("Alice", crop_circles)
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's haunting"]


@in_any_order(("Bob", haunting), ("Bob", ghost))
def test_nor_does_one_that_grows_by_what_happens_instead(bobs: list[On]) -> None:
    table = given(
        hands={"Alice": [powderkeg], "Bob": [walker, walker]},
        bases={jungle_oasis: [("Alice", king_rex), *bobs, ("Bob", escape_hatch)], tar_pits: []},
    )
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == ["Bob's haunting", "Bob's escape_hatch"]
    assert table.hand("Bob") == ["walker", "walker", "ghost"]


def test_those_who_flee_together_do_not_fall_upon_each_other() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={
            jungle_oasis: [("Alice", cub_scout), ("Bob", walker), ("Bob", king_rex), ("Bob", king_rex)],
            tar_pits: [],
        },
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away", "Bob's walker at jungle_oasis")
    assert table.at("tar_pits") == ["Alice's cub_scout", "Bob's walker"]


def test_who_was_there_before_falls_upon_all_who_come_as_strong_as_they_are_there() -> None:
    raptors: list[On] = [("Bob", war_raptor), ("Bob", war_raptor), ("Bob", walker)]
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={jungle_oasis: [("Alice", scout), *raptors], the_central_brain: [("Alice", cub_scout)]},
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    assert table.at("the_central_brain") == ["Alice's cub_scout", "Bob's war_raptor", "Bob's war_raptor"]
    assert table.discard("Bob") == ["walker"]


def test_sea_dogs_bring_a_cub_scout_and_its_prey_together() -> None:
    table = given(
        hands={"Alice": [sea_dogs]},
        bases={jungle_oasis: [("Bob", cub_scout), ("Carol", bear_rider, ("Bob", poison))], tar_pits: []},
        players=THREE,
    )
    table.plays("Alice", sea_dogs)
    table.picks("Alice", "bear_cavalry", "jungle_oasis")
    assert table.at("tar_pits") == ["Bob's cub_scout", "Carol's bear_cavalry + Bob's poison"]


@pytest.mark.parametrize("action", [dinghy, full_sail])
def test_a_fleet_arrives_at_once_wherever_it_goes(action: Card) -> None:
    table = given(
        hands={"Alice": [action]},
        bases={
            jungle_oasis: [("Alice", war_raptor), ("Alice", war_raptor)],
            tar_pits: [("Bob", cub_scout)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", action)
    table.picks("Alice", "Alice's war_raptor at jungle_oasis", "tar_pits")
    assert table.at("tar_pits") == ["Bob's cub_scout"]  # not yet
    table.picks("Alice", "Alice's war_raptor at jungle_oasis", "tar_pits")
    assert table.at("tar_pits") == ["Bob's cub_scout", "Alice's war_raptor", "Alice's war_raptor"]


def test_a_fleet_may_leave_for_several_bases_and_all_have_left_when_anybody_acts() -> None:
    table = given(
        hands={"Alice": [dinghy]},
        bases={
            jungle_oasis: [("Alice", walker), ("Alice", microbot_alpha)],
            temple_of_goju: [("Bob", king_rex), ("Bob", high_ground)],
            the_homeworld: [("Bob", cub_scout)],
        },
    )
    table.plays("Alice", dinghy)
    table.picks("Alice", "walker", "temple_of_goju", "microbot_alpha", "the_homeworld")
    assert table.prompt == "first (dinghy)"
    table.picks(
        "Alice", "Bob's high_ground at temple_of_goju"
    )  # so Microbot Alpha is alone, of power 1, when its turn comes
    assert sorted(table.discard("Alice")) == ["dinghy", "microbot_alpha", "walker"]


def test_buccaneers_who_escape_together_arrive_together() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={
            jungle_oasis: [
                ("Alice", king_rex),
                ("Bob", buccaneer, ("Alice", poison)),
                ("Bob", buccaneer, ("Alice", poison)),
            ],
            tar_pits: [("Alice", high_ground), ("Alice", walker)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "jungle_oasis", "Bob")
    table.picks("Bob", "tar_pits", "the_homeworld")
    table.picks("Bob", "jungle_oasis")  # High Ground does not get it either
    assert table.at("tar_pits") == ["Alice's walker", "Alice's high_ground"]


@pytest.mark.parametrize("is_hideout_first", [True, False])
def test_a_hideout_keeps_an_action_off_those_who_would_escape_it_elsewhere(is_hideout_first: bool) -> None:
    hidden: list[On] = [("Bob", first_mate), ("Bob", king_rex), ("Bob", hideout)]
    bases: list[tuple[Card, list[On]]] = [
        (tar_pits, hidden),
        (jungle_oasis, [("Bob", buccaneer, ("Alice", poison)), ("Bob", walker)]),
    ]
    table = given(
        hands={"Alice": [survival_of_the_fittest]}, bases=dict(bases if is_hideout_first else reversed(bases))
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's poison", "Bob's walker"]
    assert table.at("tar_pits") == ["Bob's first_mate", "Bob's king_rex"]


def test_gimme_takes_the_action_off_a_minion_that_goes_to_a_hand_instead() -> None:
    table = given(
        hands={"Alice": [gimme]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", upgrade)), ("Bob", escape_hatch), ("Alice", walker)]},
    )
    table.plays("Alice", gimme)
    assert table.hand("Bob") == ["shinobi"]
    assert table.at("jungle_oasis") == ["Alice's walker + Bob's upgrade", "Bob's escape_hatch"]


def test_gimme_does_not_get_the_tooth_and_claw_that_it_has_used_up() -> None:
    armed = ("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [gimme]}, bases={jungle_oasis: [armed, ("Alice", walker)]})
    table.plays("Alice", gimme)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's walker"]
    assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


def test_gimme_does_not_get_the_tooth_and_claw_that_the_buccaneer_has_used_up() -> None:
    """It is destroyed at the same moment as the Buccaneer, and goes to its owner's discard pile."""
    armed = ("Bob", buccaneer, ("Bob", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [gimme]}, bases={jungle_oasis: [armed, ("Alice", walker)], tar_pits: []})
    table.plays("Alice", gimme)
    table.picks("Alice", "Bob's buccaneer at jungle_oasis")
    assert "transfer" not in [event.kind for event in table.game.log.events]
    assert table.at("jungle_oasis") == ["Alice's walker"]
    assert sorted(table.discard("Bob")) == ["buccaneer", "tooth_and_claw_and_guns"]


def test_a_flame_trap_goes_with_its_victim() -> None:
    table = given(
        hands={"Alice": [gremlin], "Bob": [walker]},
        decks={"Alice": [walker]},
        bases={jungle_oasis: [("Bob", flame_trap)]},
    )
    table.plays("Alice", gremlin, at=jungle_oasis)
    assert table.at("jungle_oasis") == []
    assert sorted(table.discard("Bob")) == ["flame_trap", "walker"]


@in_any_order(("Bob", shinobi, 1), ("Bob", tiger_assassin))
def test_cards_that_go_under_a_deck_together_lie_there_as_their_owner_likes(bobs: list[On]) -> None:
    table = given(
        bases={temple_of_goju: [("Alice", king_rex), ("Alice", king_rex), *bobs], tar_pits: []},
        base_deck=[the_homeworld],
        decks={"Bob": [walker]},
        edition="geekier_box",
    )
    table.ends_turn("Alice")
    assert (table.asked, table.prompt) == ("Bob", "put under deck (temple_of_goju)")
    table.picks("Bob", "shinobi")
    assert table.deck("Bob") == ["walker", "shinobi", "tiger_assassin"]


def test_tooth_and_claw_saves_only_whom_it_lies_on() -> None:
    guarded = ("Bob", walker, ("Bob", tooth_and_claw_and_guns))
    table = given(
        hands={"Alice": [powderkeg]}, bases={jungle_oasis: [("Alice", ninja_master), guarded, ("Bob", zapbot)]}
    )
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == ["Bob's walker"]
    assert sorted(table.discard("Bob")) == ["tooth_and_claw_and_guns", "zapbot"]


def test_the_active_player_says_whom_one_card_strikes_first_if_that_can_matter() -> None:
    """A Gremlin that an exploding Nukebot destroys is Bob's doing, not High Ground's; either way it is destroyed."""
    newcomers: list[On] = [("Bob", nukebot), ("Carol", gremlin)]
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            jungle_oasis: [("Alice", scout), *newcomers],
            the_homeworld: [("Alice", high_ground), ("Alice", walker)],
        },
        players=THREE,
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == [
        "Alice's high_ground at the_homeworld for Bob's nukebot at the_homeworld",
        "Alice's high_ground at the_homeworld for Carol's gremlin at the_homeworld",
    ]
    table.answer("Alice", table.offers("Alice")[1])
    assert table.at("the_homeworld") == ["Alice's high_ground"]


@pytest.mark.rule("SU-6.3")
def test_assassinations_of_one_player_on_different_minions_are_ordered() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", nukebot, ("Alice", assassination))],
            the_homeworld: [("Alice", walker), ("Bob", gremlin, ("Alice", assassination))],
        },
        decks={"Bob": [walker, walker, walker]},
    )
    table.ends_turn("Alice")
    assert table.prompt == "first"
    table.answer("Alice", table.offers("Alice")[0])
    assert sorted(table.discard("Bob")) == ["gremlin", "nukebot"]


@pytest.mark.rule("SU-6.3")
def test_minions_that_the_tar_pits_take_together_lie_under_the_deck_as_their_owner_likes() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", walker), ("Bob", zapbot), ("Bob", walker)]},
        decks={"Bob": [shinobi]},
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    table.picks("Bob", "walker", "zapbot")
    assert table.deck("Bob") == ["shinobi", "walker", "zapbot", "walker"]


@pytest.mark.rule("SU-6.3")
@pytest.mark.parametrize("watcher", [("Alice", cub_scout), ("Alice", high_ground)])
def test_whom_one_card_strikes_first_is_asked_where_the_order_of_plain_minions_can_be_seen(watcher: On) -> None:
    """Each goes under the deck by itself, so the last one lies lowest."""
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            jungle_oasis: [("Alice", scout), ("Bob", walker), ("Bob", zapbot)],
            tar_pits: [("Alice", bear_rider), watcher],
        },
        decks={"Bob": [shinobi]},
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    assert table.prompt == "first (youre_pretty_much_borscht)"
    table.answer("Alice", table.offers("Alice")[1])
    assert table.deck("Bob") == ["shinobi", "zapbot", "walker"]


@pytest.mark.rule("SU-6.3")
def test_whom_one_card_strikes_first_is_not_asked_where_nobody_can_tell() -> None:
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            jungle_oasis: [("Alice", scout), ("Bob", walker), ("Bob", zapbot)],
            cave_of_shinies: [("Alice", cub_scout)],
        },
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    assert sorted(table.discard("Bob")) == ["walker", "zapbot"]
    assert table.points("Bob") == 2


def test_nobody_is_asked_when_half_of_it_has_happened() -> None:
    """Not who puts two cards on a deck in an order of their own while a third minion swings away."""
    tough: list[On] = [("Bob", walker, ("Bob", small_but_tough)), ("Bob", shinobi, ("Alice", small_but_tough))]
    bases = {jungle_oasis: [("Alice", king_rex), ("Bob", buccaneer), *tough], tar_pits: []}
    table = given(hands={"Alice": [powderkeg]}, bases=bases)
    table.plays("Alice", powderkeg)
    assert table.asked == "Bob"
    assert len(table.at("jungle_oasis")) == 4
    table.picks("Bob", "Bob's shinobi at jungle_oasis")
    assert table.deck("Bob") == ["walker", "shinobi"]
    assert table.at("tar_pits") == ["Bob's buccaneer"]


@pytest.mark.rule("SU-6.3")
def test_where_copies_of_a_card_strike_several_it_is_told_which_strikes_whom() -> None:
    """The first cannot destroy the Warbot, so each still has somebody to strike."""
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            jungle_oasis: [("Alice", scout), ("Bob", warbot, ("Alice", poison)), ("Bob", gremlin)],
            the_homeworld: [("Alice", cub_scout), ("Alice", cub_scout)],
        },
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    table.answer("Alice", next(each for each in table.offers("Alice") if each.endswith("warbot at the_homeworld")))
    assert sorted(each.partition(" for ")[2] for each in table.offers("Alice")) == [
        "Bob's gremlin at the_homeworld",
        "Bob's warbot at the_homeworld",
    ]
    table.answer("Alice", next(each for each in table.offers("Alice") if "gremlin" in each))
    assert table.at("the_homeworld")[2:] == ["Bob's warbot + Alice's poison"]


def test_several_cards_that_go_under_decks_are_told_as_several() -> None:
    table = given(
        bases={temple_of_goju: [("Alice", king_rex), ("Alice", ninja_master), ("Bob", king_rex)], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    told = [line.text for line in SMASH_UP.speaker(table.names, -1).lines(table.game.log.events)]
    assert any(line.endswith("go under their owners' decks.") for line in told), told
