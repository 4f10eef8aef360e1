"""The monsters from The Bodiless to Tht Whch Hs N Vwls."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.enhancers import and_its_spawn, in_a_million_year_sleep
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    cult_membership_card,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    monster_stompers,
    mystic_scribble,
    necrocomicon,
    necronomicon,
    necrotelecom,
    of_the_middle_aged_gods,
    official_mythos,
    railroad_spike,
    tentacle,
    triple_barreled_shotgun,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army, inform_local_authorities
from rumpus.munchkin.cards.decks.cthulhu.monsters import aughost_derwraith
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import (
    ozathoth,
    polly_polyp,
    the_bodiless,
    the_borrower_from_beneath,
    the_cruller_out_of_space,
    the_dunwich_snorer,
    the_king_in_pink,
    the_unpronounceable_evil,
    tht_whch_hs_n_vwls,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet
from tests.munchkin.given import Lying, given

# -- The Bodiless ----------------------------------------------------------------------------------------------


def test_the_bodiless_gives_a_door_besides_its_treasures() -> None:
    table = given(
        doors=[the_bodiless, curse_amnesia], treasures=[bowling_pin, bug_spray, miners_helmet], levels={"Alice": 5}
    )
    meet(table)
    table.fights_it_out()
    assert sorted(table.hand("Alice")) == ["bowling_pin", "bug_spray", "curse_amnesia"]
    assert "draw P0 door" in table.told("Bob")
    assert table.prompt == "rest"  # the room is looted: not a second time
    assert "loot the room" not in table.offers("Alice")


def test_the_bodiless_gives_its_door_to_the_fighter_not_to_the_helper() -> None:
    table = given(
        doors=[the_bodiless, curse_amnesia], treasures=[bowling_pin, bug_spray], levels={"Alice": 2, "Bob": 3}
    )
    meet(table)
    table.is_helped("Bob")
    table.fights_it_out()
    assert "curse_amnesia" in table.hand("Alice")
    assert table.hand("Bob") == []
    assert "draw P0 door" in table.told("Bob")


def test_the_bodiless_takes_all_doors_from_the_hand() -> None:
    hand = [curse_amnesia, kitchen_sink, cultist, professor, bowling_pin, professor]
    table = given(doors=[the_bodiless], hands={"Alice": hand}, play={"Alice": [investigator]})
    caught_by(the_bodiless, table)
    assert table.hand("Alice") == ["kitchen_sink", "bowling_pin"]
    assert table.lying("Alice") == ["investigator"]
    assert table.level("Alice") == 1
    assert table.state.cultist_pile


def test_the_bodiless_takes_nothing_if_there_is_no_door() -> None:
    table = given(doors=[the_bodiless], hands={"Alice": [bowling_pin]}, play={"Alice": [investigator]})
    caught_by(the_bodiless, table)
    assert table.hand("Alice") == ["bowling_pin"]


# -- The Borrower From Beneath ---------------------------------------------------------------------------------


def test_the_borrower_from_beneath_has_2_more_against_women() -> None:
    table = given(doors=[the_borrower_from_beneath], sexes={"Alice": "male"})
    meet(table)
    assert table.strengths() == (1, 10)

    table.is_helped("Bob")  # Bob is a woman here
    assert table.strengths() == (1 + 1, 10 + 2)


def test_the_borrower_from_beneath_takes_items_of_your_classes() -> None:
    lying: list[Lying] = [investigator, elder_sign, bowling_pin, miners_helmet, ("carry", triple_barreled_shotgun)]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying}, hands={"Alice": [necronomicon]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == [
        "investigator",
        "bowling_pin",
        "miners_helmet",
        "triple_barreled_shotgun (carried)",  # it gives nothing
    ]
    assert table.hand("Alice") == ["necronomicon"]


def test_the_borrower_from_beneath_takes_items_of_both_classes() -> None:
    lying = [investigator, super_munchkin, monster_whacker, elder_sign, railroad_spike]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["investigator", "super_munchkin", "monster_whacker"]


def test_the_borrower_from_beneath_takes_them_from_half_an_investigator_too() -> None:
    table = given(doors=[the_borrower_from_beneath], play={"Alice": [investigator, super_munchkin, elder_sign]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["investigator", "super_munchkin"]


def test_the_borrower_from_beneath_spares_what_is_used_for_other_reasons() -> None:
    # By a cheat; because one is *not* a Cultist; or not at all.
    lying: list[Lying] = [professor, (monster_stompers, cheat), mystic_scribble, elder_sign]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["professor", "monster_stompers + cheat", "mystic_scribble", "elder_sign"]


def test_the_borrower_from_beneath_spares_what_one_uses_by_passing_for_a_cultist() -> None:
    table = given(doors=[the_borrower_from_beneath], play={"Alice": [cult_membership_card, maaaaaaster]})
    meet(table)
    assert table.strengths() == (1 + 4, 10 + 2)

    table = given(doors=[the_borrower_from_beneath], play={"Alice": [cult_membership_card, maaaaaaster]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["cult_membership_card", "maaaaaaster"]


def test_the_borrower_from_beneath_takes_the_third_hand_with_what_it_held() -> None:
    lying = [cultist, tentacle, bowling_pin, bug_spray, necrocomicon]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    table.answer("Alice", "bowling_pin")  # put away: two hands are left
    assert table.lying("Alice") == ["cultist", "bowling_pin (carried)", "bug_spray", "necrocomicon"]


# -- The Cruller Out Of Space ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.1")
def test_the_cruller_out_of_space_has_6_more_as_soon_as_a_monster_whacker_fights() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Bob": [monster_whacker]})
    meet(table)
    assert table.strengths() == (1, 4)

    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 4 + 6)


@pytest.mark.rule("MU-13.1")
def test_the_cruller_out_of_space_has_6_more_only_once() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [monster_whacker], "Bob": [monster_whacker]})
    meet(table)
    assert table.strengths() == (1 + 2, 4 + 6)

    table.is_helped("Bob")
    assert table.strengths() == (2 + 4, 4 + 6)


@pytest.mark.rule("MU-13.13")
def test_the_cruller_out_of_space_spares_half_a_monster_whacker() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [monster_whacker, super_munchkin]})
    meet(table)
    assert table.strengths() == (1 + 2, 4)


def test_the_cruller_out_of_space_takes_headgear_and_footgear() -> None:
    lying: list[Lying] = [monster_whacker, miners_helmet, monster_stompers, ("carry", necrotelecom), brass_knucks]
    table = given(doors=[the_cruller_out_of_space], play={"Alice": lying})
    caught_by(the_cruller_out_of_space, table)
    assert table.lying("Alice") == ["monster_whacker", "necrotelecom (carried)", "brass_knucks"]


def test_the_cruller_out_of_space_takes_one_of_them_or_none() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [miners_helmet]}, levels={"Alice": 2})
    caught_by(the_cruller_out_of_space, table)
    assert table.lying("Alice") == []

    table = given(doors=[the_cruller_out_of_space], play={"Alice": [brass_knucks]}, levels={"Alice": 2})
    caught_by(the_cruller_out_of_space, table)
    assert table.lying("Alice") == ["brass_knucks"]
    assert table.level("Alice") == 2


# -- The Dunwich Snorer ----------------------------------------------------------------------------------------


def test_the_dunwich_snorer_takes_the_cheapest_item() -> None:
    lying: list[Lying] = [
        ("carry", flamethrower),
        ("carry", necrocomicon),
        ("carry", bowling_pin),
        ("carry", maaaaaaster),
    ]
    table = given(doors=[the_dunwich_snorer], play={"Alice": lying})
    caught_by(the_dunwich_snorer, table)
    assert table.lying("Alice") == ["flamethrower (carried)", "bowling_pin (carried)", "maaaaaaster (carried)"]


def test_the_dunwich_snorer_lets_you_choose_between_equals() -> None:
    lying: list[Lying] = [("carry", brass_knucks), ("carry", bowling_pin), ("carry", bug_spray)]
    table = given(doors=[the_dunwich_snorer], play={"Alice": lying})
    caught_by(the_dunwich_snorer, table)
    assert table.offers("Alice") == ["brass_knucks", "bowling_pin"]

    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["brass_knucks (carried)", "bug_spray (carried)"]


def test_the_dunwich_snorer_does_not_take_what_is_worthless() -> None:
    table = given(doors=[the_dunwich_snorer], play={"Alice": [("carry", maaaaaaster), professor]})
    caught_by(the_dunwich_snorer, table)
    assert table.lying("Alice") == ["maaaaaaster (carried)", "professor"]


# -- The King in Pink ------------------------------------------------------------------------------------------


def test_the_king_in_pink_is_2_weaker_against_men() -> None:
    table = given(doors=[the_king_in_pink], sexes={"Bob": "male"})
    meet(table)
    assert table.strengths() == (1, 16)

    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 16 - 2)


def test_the_king_in_pink_takes_a_level_for_each_card_in_hand() -> None:
    for level, hand, left in (
        (9, [bowling_pin, professor, professor], 6),
        (4, [bowling_pin, professor, professor], 1),
        (4, [bowling_pin, professor, professor, bug_spray], 1),
        (5, [], 5),
    ):
        table = given(doors=[the_king_in_pink], hands={"Alice": hand}, levels={"Alice": level})
        caught_by(the_king_in_pink, table)
        assert table.level("Alice") == left
        assert len(table.hand("Alice")) == len(hand)


@pytest.mark.rule("MU-3.9")
def test_the_king_in_pink_and_the_unpronounceable_evil_are_undead() -> None:
    hands = {"Bob": [aughost_derwraith, the_unpronounceable_evil, ozathoth]}
    table = given(doors=[the_king_in_pink], hands=hands)
    meet(table)
    assert "play ozathoth" not in table.offers("Bob")

    table.plays("Bob", the_unpronounceable_evil)
    table.plays("Bob", aughost_derwraith)
    assert table.foes() == ["the_king_in_pink", "the_unpronounceable_evil", "aughost_derwraith"]

    table = given(doors=[polly_polyp], hands={"Bob": [the_king_in_pink, the_unpronounceable_evil]})
    meet(table)
    assert not any(option.startswith("play the_") for option in table.offers("Bob"))


# -- The Unpronounceable Evil ----------------------------------------------------------------------------------


def test_the_unpronounceable_evil_is_2_weaker_against_cultists() -> None:
    for lying, strength in (([cultist], 8), ([cultist, super_munchkin], 8), ([professor], 10)):
        table = given(doors=[the_unpronounceable_evil], play={"Alice": lying})
        meet(table)
        assert table.strengths() == (1, strength)


def test_the_unpronounceable_evil_keeps_you_from_asking_for_help_until_you_gain_a_level() -> None:
    table = given(
        doors=[the_unpronounceable_evil, in_a_million_year_sleep, polly_polyp],
        hands={"Bob": [call_the_army]},
        players=("Alice", "Bob"),
    )
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    table.ends_turn("Bob")
    table.opens_door("Alice")
    assert "ask Bob" not in table.offers("Alice")
    assert "offer help" in table.offers("Bob")  # unasked

    table.plays("Bob", call_the_army, "Alice")
    assert "ask Bob" in table.offers("Alice")


def test_the_unpronounceable_evil_lets_you_accept_help_that_is_offered() -> None:
    table = given(doors=[the_unpronounceable_evil, in_a_million_year_sleep, polly_polyp], players=("Alice", "Bob"))
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    table.ends_turn("Bob")
    table.opens_door("Alice")
    table.says("Bob", "offer help", "0")
    table.answer("Alice", "accept")
    assert table.strengths() == (1 + 1, 2)


def test_the_unpronounceable_evil_does_not_keep_you_from_helping() -> None:
    table = given(doors=[the_unpronounceable_evil, polly_polyp], players=("Alice", "Bob"))
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    assert "ask Alice" in table.offers("Bob")


# -- Tht Whch Hs N Vwls ----------------------------------------------------------------------------------------


def test_tht_whch_hs_n_vwls_takes_all_that_begins_with_a_vowel() -> None:
    table = given(
        doors=[tht_whch_hs_n_vwls],
        hands={"Alice": [inform_local_authorities, and_its_spawn, kitchen_sink, ozathoth, sticker_ichor]},
        play={"Alice": [investigator, elder_sign, fez_of_fazooli, ("carry", bowling_pin)]},
        levels={"Alice": 5},
    )
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.hand("Alice") == ["kitchen_sink", "sticker_ichor"]
    assert table.lying("Alice") == ["fez_of_fazooli", "bowling_pin (carried)"]
    assert table.level("Alice") == 5
    shown = "show hand P0 and_its_spawn inform_local_authorities kitchen_sink ozathoth sticker_ichor"
    assert shown in table.told("Bob")


def test_tht_whch_hs_n_vwls_takes_an_enhancer_off_its_item() -> None:
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [(flamethrower, official_mythos)]}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == ["flamethrower"]
    assert "official_mythos" in table.discards()


@pytest.mark.rule("MU-3.15")
def test_tht_whch_hs_n_vwls_takes_an_enhancer_that_spared_a_hand() -> None:
    lying: list[Lying] = [(flamethrower, of_the_middle_aged_gods), bowling_pin]
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": lying}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.prompt.startswith("put away")
    assert table.offers("Alice") == ["flamethrower", "bowling_pin"]

    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["flamethrower", "bowling_pin (carried)"]


def test_tht_whch_hs_n_vwls_takes_an_item_with_what_lies_on_it() -> None:
    for on in (official_mythos, cheat):
        table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [(elder_sign, on)]}, levels={"Alice": 5})
        caught_by(tht_whch_hs_n_vwls, table)
        assert table.lying("Alice") == []
        assert {"elder_sign", on.id} <= set(table.discards())


def test_tht_whch_hs_n_vwls_takes_super_munchkin_with_the_last_class() -> None:
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [investigator, super_munchkin]}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == []

    lying = [investigator, super_munchkin, professor]
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": lying}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == ["super_munchkin", "professor"]


def test_tht_whch_hs_n_vwls_takes_nothing_else() -> None:
    table = given(
        doors=[tht_whch_hs_n_vwls], hands={"Alice": [kitchen_sink]}, play={"Alice": [professor]}, levels={"Alice": 5}
    )
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.lying("Alice") == ["professor"]
