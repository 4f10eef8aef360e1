"""Extra plays: rights that wait in step 2, or are used at once or not at all; and where their cards come from."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import tsars_palace, workshop
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_great_library, the_homeworld
from rumpus.smashup.cards.bases.munchkin import subterranean_lair
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.treasures import tiger_steed
from rumpus.smashup.cards.factions.aliens import terraforming
from rumpus.smashup.cards.factions.bear_cavalry import commission
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.dwarves import cash_out
from rumpus.smashup.cards.factions.ghosts import ghostly_arrival, make_contact, spectre, the_dead_rise
from rumpus.smashup.cards.factions.halflings import pestling, quarterling, shire_marshal
from rumpus.smashup.cards.factions.killer_plants import blossom, choking_vines, entangled, overgrowth, sprout
from rumpus.smashup.cards.factions.mages import wand_whiz
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    ninja_acolyte,
    shinobi,
    smoke_bomb,
    way_of_deception,
)
from rumpus.smashup.cards.factions.robots import hoverbot, warbot, zapbot
from rumpus.smashup.cards.factions.steampunks import aggromotive, change_of_venue, difference_engine
from rumpus.smashup.cards.factions.tricksters import disenchant, enshrouding_mist, mark_of_sleep
from rumpus.smashup.cards.factions.wizards import (
    archmage,
    chronomage,
    enchantress,
    mass_enchantment,
    mystic_studies,
    time_loop,
    winds_of_change,
)
from rumpus.smashup.cards.factions.zombies import (
    outbreak,
    overrun,
    tenacious_z,
    they_keep_coming,
    theyre_coming_to_get_you,
    walker,
    zombie_lord,
)
from tests.smashup.given import Given, given

# -- at the start of a turn --------------------------------------------------------------------------------


def sprouts_into_chronomage(*hand: Card) -> Given:
    table = given(
        hands={"Alice": hand},
        decks={"Alice": [chronomage, *[enchantress] * 6], "Bob": [zapbot] * 2},
        bases={tar_pits: [("Alice", sprout)], workshop: []},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "yes", "play chronomage at tar_pits")
    return table


@pytest.mark.rule("SU-10.5")
def test_an_extra_action_of_the_start_of_a_turn_is_played_at_once() -> None:
    table = sprouts_into_chronomage(mystic_studies, mystic_studies, mystic_studies)
    table.picks("Alice", "mystic_studies")
    assert table.state.phase == "play"
    table.plays("Alice", mystic_studies)
    assert "play mystic_studies" not in table.offers("Alice")


@pytest.mark.rule("SU-10.5")
def test_an_extra_action_of_the_start_of_a_turn_cannot_be_saved_for_step_2() -> None:
    table = sprouts_into_chronomage(mystic_studies, mystic_studies)
    table.picks("Alice", "none")
    table.plays("Alice", mystic_studies)
    assert "play mystic_studies" not in table.offers("Alice")


@pytest.mark.rule("SU-10.5")
def test_what_an_action_of_the_start_of_a_turn_gives_is_played_at_once_as_well() -> None:
    table = sprouts_into_chronomage(aggromotive, difference_engine, ghostly_arrival, zapbot)
    table.picks("Alice", "aggromotive", "workshop", "difference_engine", "workshop", "ghostly_arrival")
    table.picks("Alice", "play zapbot at tar_pits")
    assert (table.state.minions_left, table.state.actions_left, table.state.extras) == (1, 1, [])
    assert table.at("workshop") == ["Alice's aggromotive", "Alice's difference_engine"]


@pytest.mark.rule("SU-10.5")
def test_who_declines_the_first_of_two_extra_actions_is_not_asked_for_the_second() -> None:
    table = sprouts_into_chronomage(time_loop, mystic_studies, mystic_studies)
    table.picks("Alice", "time_loop", "none")
    assert table.state.phase == "play"


def test_whoever_sleeps_plays_no_extra_action_at_the_start_of_the_turn_either() -> None:
    table = given(
        hands={"Alice": [mystic_studies], "Bob": [mark_of_sleep]},
        decks={"Alice": [chronomage, zapbot], "Bob": [zapbot] * 2},
        bases={tar_pits: [("Alice", sprout)]},
        active="Bob",
    )
    table.plays("Bob", mark_of_sleep)
    table.picks("Bob", "Alice")
    table.ends_turn("Bob")
    table.picks("Alice", "yes", "play chronomage at tar_pits")
    assert table.hand("Alice") == ["mystic_studies"]
    assert table.state.phase == "play"


@pytest.mark.rule("SU-2.1")
@pytest.mark.parametrize(
    ("action", "at"),
    [
        (infiltrate, "the base"),
        (overrun, "the base"),
        (entangled, "the base"),
        (smoke_bomb, "chronomage"),
        (choking_vines, "chronomage"),
    ],
    ids=str,
)
def test_what_lasts_until_the_next_turn_lasts_when_it_is_played_at_the_start_of_one(action: Card, at: str) -> None:
    table = given(
        hands={"Alice": [action]},
        decks={"Alice": [chronomage, *[enchantress] * 6], "Bob": [zapbot] * 2},
        bases={tar_pits: [("Alice", sprout)]},
        step="start",
    )
    table.picks("Alice", "yes", "play chronomage at tar_pits", action.id)
    assert table.state.phase == "play"
    lies = [f"Alice's chronomage + Alice's {action.id}"] if at == "chronomage" else ["Alice's chronomage"]
    lies += [f"Alice's {action.id}"] if at == "the base" else []
    assert table.at("tar_pits") == lies
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert table.at("tar_pits") == ([] if action is choking_vines else ["Alice's chronomage"])


@pytest.mark.rule("SU-2.1")
def test_what_happens_when_the_turn_starts_happens_for_what_comes_then() -> None:
    table = sprouts_into_chronomage(overgrowth)
    table.picks("Alice", "overgrowth", "workshop")
    assert table.table.breakpoint(table.base("workshop")) == 0


# -- at a scoring ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-6.2")
@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_extra_plays_of_a_scoring_are_used_at_once_one_inside_the_other(active: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, wand_whiz, ghostly_arrival, mystic_studies, zapbot, winds_of_change]},
        decks={"Alice": [enchantress] * 9, "Bob": [zapbot] * 2},
        bases={jungle_oasis: [("Alice", warbot)] * 3, tar_pits: []},
        active=active,
    )
    table.ends_turn(active)
    table.picks("Alice", "play hidden_ninja", "play wand_whiz at jungle_oasis", "winds_of_change", "extra action")
    table.picks("Alice", "ghostly_arrival", "play zapbot at tar_pits", "none", "mystic_studies")
    assert table.at("tar_pits") == ["Alice's zapbot"]
    assert table.state.extras == []
    assert table.hand("Alice")[:2] == ["enchantress"] * 2


@pytest.mark.rule("SU-10.5")
def test_extra_plays_of_step_2_wait_for_each_other_and_lapse_with_it() -> None:
    table = given(
        hands={"Alice": [ghostly_arrival, zapbot, zapbot, zapbot, mystic_studies]},
        decks={"Alice": [enchantress] * 4, "Bob": [zapbot] * 2},
        bases={the_great_library: [], the_homeworld: []},
    )
    table.plays("Alice", ghostly_arrival)
    table.plays("Alice", zapbot, at=the_great_library)
    table.plays("Alice", mystic_studies)
    table.plays("Alice", zapbot, at=the_great_library)
    assert (table.state.minions_left, len(table.state.extras)) == (1, 1)
    table.ends_turn("Alice")
    assert (table.state.minions_left, table.state.actions_left, table.state.extras) == (1, 1, [])


@pytest.mark.rule("SU-10.5")
def test_what_was_not_played_in_step_2_is_gone_when_a_base_scores() -> None:
    table = given(
        hands={"Alice": [ghostly_arrival, outbreak, hidden_ninja, mystic_studies]},
        bases={jungle_oasis: [("Alice", warbot)] * 3, tar_pits: [("Alice", archmage)]},
        step="start",
    )
    table.plays("Alice", ghostly_arrival)
    table.plays("Alice", outbreak)
    assert (table.state.minions_left, table.state.actions_left, len(table.state.extras)) == (2, 1, 1)
    table.ends_turn("Alice")
    assert table.prompt == "before scoring"
    assert (table.state.minions_left, table.state.actions_left, table.state.extras) == (0, 0, [])


@pytest.mark.rule("SU-10.5")
def test_an_extra_minion_at_a_base_is_lost_with_the_base() -> None:
    table = given(
        hands={"Alice": [pestling, terraforming]}, bases={tar_pits: [], jungle_oasis: []}, base_deck=[the_homeworld]
    )
    table.plays("Alice", pestling, at=tar_pits)
    table.plays("Alice", terraforming)
    table.picks("Alice", "tar_pits")
    assert [extra.base for extra in table.state.extras] == [table.base("the_homeworld").serial]


# -- out of the discard pile -------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.21")
def test_what_could_be_played_by_either_right_asks_which() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, shinobi]},
        discards={"Alice": [king_rex, warbot]},
        bases={tar_pits: [("Alice", theyre_coming_to_get_you)], jungle_oasis: []},
    )
    table.plays("Alice", they_keep_coming)
    table.picks("Alice", "play king_rex from_discard at tar_pits")
    assert table.offers("Alice") == ["extra where_discard", "extra minion"]
    table.picks("Alice", "extra minion")
    assert table.offers("Alice") == [
        "play warbot from_discard at tar_pits",
        "play warbot from_discard at jungle_oasis",
        "end turn",
    ]  # the free minion is gone, and with it Shinobi's chance


@pytest.mark.rule("SU-10.21")
def test_where_only_one_right_serves_nobody_is_asked() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, shinobi]},
        discards={"Alice": [king_rex]},
        bases={tar_pits: [("Alice", theyre_coming_to_get_you)], jungle_oasis: []},
    )
    table.plays("Alice", they_keep_coming)
    table.picks("Alice", "play king_rex from_discard at jungle_oasis")
    assert (table.state.minions_left, table.state.extras) == (1, [])


@pytest.mark.rule("SU-10.21")
def test_the_narrower_of_two_rights_to_the_discard_pile_goes_first() -> None:
    table = given(
        hands={"Alice": [the_dead_rise, they_keep_coming, walker, walker]},
        discards={"Alice": [king_rex]},
        bases={jungle_oasis: []},
        actions_left=2,
        minions_left=0,
    )
    table.plays("Alice", they_keep_coming)
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "walker", "walker")  # power 1 or less: nobody
    assert table.offers("Alice") == [
        "play king_rex from_discard at jungle_oasis",
        "play walker from_discard at jungle_oasis",
        "end turn",
    ]


@pytest.mark.rule("SU-10.21")
@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("play king_rex from_discard at jungle_oasis", "extra does not cover"),
        ("play walker from_discard at tsars_palace", "forbidden"),
        ("play shinobi at jungle_oasis", "no minion left"),
    ],
)
def test_a_right_to_the_discard_pile_tells_why_not(play: str, reason: str) -> None:
    table = given(
        hands={"Alice": [the_dead_rise, shinobi, zapbot, zapbot, zapbot]},
        discards={"Alice": [king_rex, walker]},
        bases={jungle_oasis: [], tsars_palace: []},
        minions_left=0,
    )
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "zapbot", "zapbot", "zapbot", "none")
    assert "play walker from_discard at jungle_oasis" in table.offers("Alice")
    refusal = table.why_not("Alice", play)
    assert refusal is not None
    assert refusal.reason == reason


@pytest.mark.rule("SU-13.18")
def test_what_the_lair_gives_costs_nothing_so_that_other_rights_stay() -> None:
    table = given(
        hands={"Alice": [quarterling, way_of_deception, king_rex, warbot]},
        bases={subterranean_lair: [], tar_pits: []},
        minions_left=0,
    )
    table.plays("Alice", quarterling, at=subterranean_lair)  # by the Lair; it gives one more here
    table.plays("Alice", way_of_deception)
    table.plays("Alice", king_rex, at=subterranean_lair)  # by the Lair again
    table.plays("Alice", warbot, at=subterranean_lair)  # by Quarterling
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.21")
def test_zombie_lord_and_tenacious_z_leave_the_right_to_the_discard_pile_alone() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, zombie_lord]},
        discards={"Alice": [tenacious_z, walker]},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.plays("Alice", they_keep_coming)
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "jungle_oasis", "play tenacious_z at jungle_oasis")
    assert table.offers("Alice") == [
        "play walker from_discard at tar_pits",
        "play walker from_discard at jungle_oasis",
        "end turn",
    ]


@pytest.mark.rule("SU-10.21")
def test_they_keep_coming_in_a_scoring_is_played_at_once() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, they_keep_coming]},
        discards={"Alice": [king_rex, walker]},
        bases={jungle_oasis: [("Bob", warbot)] * 3, tar_pits: []},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play chronomage at jungle_oasis", "they_keep_coming")
    assert "none" in table.offers("Alice")
    table.picks("Alice", "play king_rex at tar_pits")
    assert table.at("tar_pits") == ["Alice's king_rex"]


@pytest.mark.rule("SU-10.21")
@pytest.mark.parametrize("base", [jungle_oasis, tar_pits])
def test_commission_takes_its_minion_out_of_the_discard_pile_where_that_is_open(base: Card) -> None:
    table = given(
        hands={"Alice": [commission, shinobi]},
        discards={"Alice": [king_rex]},
        bases={jungle_oasis: [("Bob", walker), ("Alice", theyre_coming_to_get_you)], tar_pits: [("Bob", warbot)]},
        minions_left=0,
    )
    table.plays("Alice", commission)
    table.picks("Alice", base.id)
    discarded = ["play king_rex from_discard at jungle_oasis"] if base is jungle_oasis else []
    assert table.offers("Alice") == [f"play shinobi at {base.id}", *discarded, "none"]
    table.picks("Alice", f"play shinobi at {base.id}")


@pytest.mark.rule("SU-10.21")
def test_commission_plays_and_moves_with_nothing_in_hand() -> None:
    table = given(
        hands={"Alice": [commission]},
        discards={"Alice": [king_rex]},
        bases={jungle_oasis: [("Bob", walker), ("Alice", theyre_coming_to_get_you)], tar_pits: []},
        minions_left=0,
    )
    table.plays("Alice", commission)
    table.picks("Alice", "jungle_oasis", "play king_rex from_discard at jungle_oasis")
    assert table.at("tar_pits") == ["Bob's walker"]


@pytest.mark.rule("SU-10.21")
def test_the_discard_pile_is_not_open_at_a_scoring() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, shinobi]},
        discards={"Alice": [king_rex]},
        bases={jungle_oasis: [*[("Alice", warbot)] * 3, ("Alice", theyre_coming_to_get_you)], tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja")
    assert table.offers("Alice") == ["play shinobi at jungle_oasis"]
    table.picks("Alice", "play shinobi at jungle_oasis")


@pytest.mark.rule("SU-10.21")
def test_another_players_card_opens_no_discard_pile_and_it_is_told_why() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        discards={"Alice": [king_rex]},
        bases={tar_pits: [("Bob", theyre_coming_to_get_you)], jungle_oasis: []},
    )
    refusal = table.why_not("Alice", "play king_rex from_discard at tar_pits")
    assert refusal is not None
    assert refusal.reason == "not in hand"


@pytest.mark.rule("SU-10.21")
def test_ninja_acolyte_is_followed_by_a_minion_of_the_discard_pile() -> None:
    table = given(
        discards={"Alice": [king_rex]},
        bases={tar_pits: [("Alice", ninja_acolyte), ("Alice", theyre_coming_to_get_you)]},
        minions_left=0,
    )
    table.uses("Alice", ninja_acolyte)
    table.picks("Alice", "play king_rex from_discard at tar_pits")
    assert table.hand("Alice") == ["ninja_acolyte"]


@pytest.mark.rule("SU-10.21")
def test_spectre_serves_plays_at_once_at_any_time_but_nobody_has_to_use_it() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, mystic_studies]},
        discards={"Alice": [spectre]},
        decks={"Alice": [enchantress] * 2},
        bases={jungle_oasis: [("Bob", warbot)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja")
    assert table.offers("Alice") == ["play spectre from_discard at jungle_oasis", "none"]
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["spectre", "hidden_ninja"]


@pytest.mark.rule("SU-10.21")
@pytest.mark.parametrize(
    ("hand", "extra", "comes"),
    [
        ([quarterling], jungle_oasis, True),  # an extra minion here, of any power
        ([zapbot], jungle_oasis, False),  # of power 2 or less
        ([quarterling, walker, walker], jungle_oasis, True),
        ([quarterling, walker, walker, walker], jungle_oasis, False),  # three cards are left in hand
    ],
)
def test_spectre_keeps_to_the_limits_of_the_play_and_of_the_hand(hand: list[Card], extra: Card, comes: bool) -> None:
    table = given(hands={"Alice": hand}, discards={"Alice": [spectre]}, bases={jungle_oasis: [], tar_pits: []})
    table.plays("Alice", hand[0], at=extra)
    assert ("play spectre from_discard at jungle_oasis" in table.offers("Alice")) is comes
    assert "play spectre from_discard at tar_pits" not in table.offers("Alice")


@pytest.mark.rule("SU-10.21")
def test_spectre_is_none_of_three_treasures_but_one_of_three_namesakes() -> None:
    table = given(
        hands={"Alice": [blossom, cash_out]},
        discards={"Alice": [spectre]},
        bases={jungle_oasis: []},
        minions_left=0,
        actions_left=2,
    )
    table.plays("Alice", cash_out)
    assert table.offers("Alice") == ["play blossom", "end turn"]
    table.plays("Alice", blossom)
    table.picks("Alice", "play spectre from_discard at jungle_oasis")
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.21")
def test_what_hoverbot_turns_up_is_played_at_once_and_from_nowhere_else() -> None:
    table = given(
        hands={"Alice": [hoverbot]},
        discards={"Alice": [spectre, king_rex]},
        decks={"Alice": [zapbot]},
        bases={jungle_oasis: [("Alice", theyre_coming_to_get_you)]},
    )
    table.plays("Alice", hoverbot, at=jungle_oasis)
    assert table.offers("Alice") == ["play zapbot at jungle_oasis", "none"]
    table.picks("Alice", "none")


@pytest.mark.rule("SU-10.21")
@pytest.mark.parametrize("named", [[zapbot] * 3, [zapbot, spectre, zapbot]])
def test_blossom_in_a_scoring_is_played_at_once_one_after_the_other(named: list[Card]) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, blossom, *named, zapbot]},
        bases={jungle_oasis: [("Alice", warbot)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja", "play chronomage at jungle_oasis", "blossom")
    table.picks("Alice", "play zapbot at tar_pits", "none", "play zapbot at tar_pits", "none", "none")
    assert table.at("tar_pits") == ["Alice's zapbot"] * 2


@pytest.mark.rule("SU-10.21")
def test_a_borrowed_they_keep_coming_raises_the_borrowers_dead() -> None:
    table = given(
        hands={"Alice": [mass_enchantment]},
        discards={"Alice": [king_rex], "Bob": [warbot]},
        decks={"Bob": [they_keep_coming]},
        bases={jungle_oasis: []},
        minions_left=0,
    )
    table.plays("Alice", mass_enchantment)
    assert table.offers("Alice") == ["play king_rex from_discard at jungle_oasis", "end turn"]
    table.picks("Alice", "play king_rex from_discard at jungle_oasis")
    assert table.discard("Bob") == ["warbot", "they_keep_coming"]


# -- as long as it lies there ------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.20")
def test_the_mist_serves_a_minion_of_an_open_discard_pile_once_a_turn() -> None:
    table = given(
        discards={"Alice": [king_rex, warbot]},
        bases={jungle_oasis: [("Alice", enshrouding_mist), ("Alice", theyre_coming_to_get_you)], tar_pits: []},
        minions_left=0,
    )
    table.picks("Alice", "play king_rex from_discard at jungle_oasis")
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.20")
def test_a_mist_that_has_lifted_gives_nothing_and_one_played_again_does_so_again() -> None:
    table = given(
        hands={"Alice": [disenchant, change_of_venue, king_rex, warbot, zapbot]},
        bases={jungle_oasis: [("Alice", enshrouding_mist)], tar_pits: []},
        minions_left=0,
        actions_left=2,
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    table.plays("Alice", change_of_venue)
    table.picks("Alice", "tar_pits")
    assert "play warbot at tar_pits" in table.offers("Alice")
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.20")
def test_a_talent_belongs_to_whoever_controls_the_minion_now() -> None:
    table = given(
        hands={"Alice": [make_contact]},
        decks={"Alice": [enchantress] * 2, "Bob": [enchantress] * 2},
        bases={jungle_oasis: [("Bob", shire_marshal)], tar_pits: [("Bob", warbot)]},
    )
    table.plays("Alice", make_contact)
    table.picks("Alice", "Bob's shire_marshal at jungle_oasis")
    table.uses("Alice", shire_marshal)
    assert [extra.where for extra in table.state.extras] == ["behind"]
    table.ends_turn("Alice")
    assert "use Bob's shire_marshal at jungle_oasis" not in table.offers("Bob")


@pytest.mark.rule("SU-8.12")
def test_a_treasure_minion_at_the_homeworld_has_no_owner_who_could_play_another() -> None:
    table = given(hands={"Alice": [tiger_steed, zapbot]}, bases={the_homeworld: []}, treasure_deck=[])
    table.plays("Alice", tiger_steed, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]
