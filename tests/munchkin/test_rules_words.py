"""MU-3.22: what the words of cards mean, where several cards meet."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, investigator, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, unnameable
from rumpus.munchkin.cards.decks.cthulhu.events import mutation, the_stars_are_confused, the_stars_are_right
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bagpipes,
    bowling_pin,
    cult_membership_card,
    fake_tentacle,
    flamethrower,
    galoshes,
    maaaaaaster,
    mystic_scribble,
    necronookiecon,
    non_euclidean_map,
    of_the_middle_aged_gods,
    shoes_of_only_having_to_run_faster_than_you,
    slime_proof_poncho,
    tentacle,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    coggoth,
    foggoth,
    great_cthulhu,
    joggoth,
    lloyd_lloigor,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, loaded_die, sticker_ichor, wishing_ring
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Given, Lying, given
from tests.munchkin.warhammer40k.cards import (
    grav_boots,
    horror_of_tzeentch,
    leman_russ,
    melta_bomb,
    peaked_cap,
    primaris_psyker,
    psychically_awakened,
    smoke_launcher,
    teleport_homer,
    vortex_grenade,
)
from tests.munchkin.warhammer40k.table import given_both

pytestmark = pytest.mark.rule("MU-3.22")
shoes = shoes_of_only_having_to_run_faster_than_you


def modifier(table: Given, seat: int = 0) -> int:
    """What is added to a roll for running from the first monster."""
    assert table.state.fight is not None
    return table.table.flight_modifier(seat, table.state.fight.foes[0])


# -- bonuses printed on monsters ---------------------------------------------------------------------------------------


def test_a_bonus_that_hangs_on_the_hand_is_printed_on_the_monster_too() -> None:
    table = meet(given(doors=[coggoth], hands={"Bob": [the_stars_are_confused]}))
    assert table.strengths()[1] == 8 + 3
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths()[1] == 8


def test_a_bonus_of_a_monster_that_joins_later_does_not_count_either() -> None:
    hands = {"Bob": [the_stars_are_confused, wandering_monster, coggoth]}
    table = meet(given(doors=[polly_polyp], hands=hands))
    table.plays("Bob", the_stars_are_confused)
    table.plays("Bob", wandering_monster, coggoth)
    table.declines_goths()
    assert table.strengths()[1] == 2 + 8


def test_a_bonus_for_one_shots_is_printed_on_the_monster_too() -> None:
    hands = {"Alice": [kitchen_sink], "Bob": [the_stars_are_confused]}
    table = meet(given_both(doors=[horror_of_tzeentch], hands=hands))
    table.plays("Alice", kitchen_sink, "for")
    assert table.strengths() == (1 + 3, 8 + 1)
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths() == (1 + 3, 8)


def test_what_enhancers_and_events_give_is_not_printed_on_the_monster() -> None:
    hands = {"Bob": [the_stars_are_confused, the_stars_are_right, psychically_awakened]}
    table = meet(given_both(doors=[the_dunwich_snorer], hands=hands))
    for card in (the_stars_are_confused, the_stars_are_right):
        table.plays("Bob", card)
    table.plays("Bob", psychically_awakened, the_dunwich_snorer)
    assert table.strengths()[1] == 1 + 10 + 5 + 3


# -- for any purpose ---------------------------------------------------------------------------------------------------


def test_whoever_passes_for_a_cultist_may_be_strengthened_like_one() -> None:
    table = given(hands={"Alice": [frothing]}, play={"Alice": [cult_membership_card]})
    table.plays("Alice", frothing, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), table.strength("Alice")) == (["cult_membership_card", "frothing"], 1 + 3)
    table.answer("Alice", "put away cult_membership_card")
    assert (table.lying("Alice"), table.discards()) == (["cult_membership_card (carried)"], ["frothing"])


@pytest.mark.parametrize(
    ("wish", "lying"), [("yes", ["cult_membership_card", "frothing"]), ("no", ["cult_membership_card"])]
)
def test_somebody_else_strengthens_them_only_if_they_wish(wish: str, lying: list[str]) -> None:
    table = given(hands={"Bob": [frothing]}, play={"Alice": [cult_membership_card]})
    table.plays("Bob", frothing, "Alice")
    table.everyone_passes()
    assert table.prompt == "pass for cultist (frothing)"
    table.answer("Alice", wish)
    assert table.lying("Alice") == lying


def test_what_strengthens_a_member_goes_with_the_card() -> None:
    table = given(hands={"Alice": [frothing]}, play={"Alice": [cult_membership_card], "Bob": [bowling_pin]})
    table.plays("Alice", frothing, "Alice")
    table.everyone_passes()
    table.picks("Alice", "trade Bob", "cult_membership_card", "done")
    table.answer("Bob", "accept trade Alice")
    assert (table.lying("Alice"), table.discards()) == ([], ["frothing"])


def test_a_member_uses_what_is_for_cultists_and_what_is_not() -> None:
    lying = [cult_membership_card, maaaaaaster, tentacle, mystic_scribble]
    table = given(play={"Alice": lying})
    assert table.strength("Alice") == 1 + 4 + 2
    assert table.table.hands(0) == 3


# -- items give nothing ------------------------------------------------------------------------------------------------


def in_the_fog(*lying: Lying, **more: object) -> Given:
    told = {"doors": [foggoth], "play": {"Alice": lying}, **more}
    return meet(given_both(**told))  # type: ignore[arg-type]


def test_a_penalty_stays_in_the_fog() -> None:
    assert in_the_fog((bowling_pin, curse_weapon_becomes_evil)).strengths()[0] == 1 - 2
    assert in_the_fog(bowling_pin).strengths()[0] == 1
    assert modifier(in_the_fog(non_euclidean_map, fake_tentacle)) == -1
    assert modifier(in_the_fog(leman_russ, grav_boots)) == -2
    assert modifier(in_the_fog(grav_boots)) == 0


def test_fire_counts_twice_in_the_fog_also_as_a_one_shot() -> None:
    table = in_the_fog(flamethrower, hands={"Bob": [melta_bomb, kitchen_sink]})
    assert table.strengths()[0] == 1 + 8
    table.plays("Bob", melta_bomb, "for")
    table.plays("Bob", kitchen_sink, "for")
    assert table.strengths()[0] == 1 + 8 + 10


def test_a_map_finds_no_treasure_in_the_fog() -> None:
    table = in_the_fog(non_euclidean_map, levels={"Alice": 9})
    assert table.table.treasures_at_stake() == 2
    table = meet(given(doors=[ruggoth], play={"Alice": [non_euclidean_map]}))
    assert table.table.treasures_at_stake() == 1 + 1


@pytest.mark.parametrize("card", [vortex_grenade, teleport_homer, smoke_launcher])
def test_a_one_shot_item_does_nothing_in_the_fog_or_for_the_flight(card: Card) -> None:
    table = in_the_fog(hands={"Bob": [card]})
    assert plays_of(table, "Bob", card.id) == []
    table.next_roll(1)
    table.fights_it_out()
    assert plays_of(table, "Bob", card.id) == []
    table.runs("Alice", foggoth)


def test_the_necronookiecon_does_not_distract_in_the_fog() -> None:
    assert "use necronookiecon foggoth" not in in_the_fog(necronookiecon).offers("Alice")
    table = meet(given(doors=[ruggoth], play={"Alice": [necronookiecon]}))
    assert "use necronookiecon ruggoth" in table.offers("Alice")


def test_a_loaded_die_changes_no_roll_for_running_out_of_the_fog() -> None:
    table = in_the_fog(loaded_die)
    table.next_roll(1)
    table.fights_it_out()
    table.answer("Alice", "run foggoth")
    assert table.prompt == "give to (foggoth)", "it has caught her"
    table.answer("Alice", "Bob")

    table = meet(given(doors=[ruggoth], play={"Alice": [loaded_die]}), 1)
    table.fights_it_out()
    table.answer("Alice", "run ruggoth")
    assert table.prompt == "die"
    table.answer("Alice", "loaded_die 6")


def test_a_wishing_ring_still_works_on_a_curse_in_the_fog() -> None:
    table = in_the_fog(
        hands={"Alice": [wishing_ring], "Bob": [curse_learn_yet_another_awful_truth]}, levels={"Alice": 3}
    )
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    table.plays("Alice", wishing_ring)
    table.everyone_passes()
    assert table.level("Alice") == 3


def test_a_poncho_keeps_no_ichor_off_in_the_fog() -> None:
    table = in_the_fog(slime_proof_poncho, hands={"Bob": [sticker_ichor]})
    table.plays("Bob", sticker_ichor, "against")
    assert table.strengths() == (1, 6 + 4)


def test_shoes_save_nobody_in_the_fog() -> None:
    table = in_the_fog(shoes)
    table.is_helped("Bob")
    table.fights_it_out()
    assert (modifier(table), modifier(table, 1)) == (0, 0)
    assert table.state.fight is not None
    assert not table.table.is_safe(0, table.state.fight.foes[0])


def test_bagpipes_are_not_blown_in_the_fog() -> None:
    table = given(doors=[foggoth], play={"Alice": [(bagpipes, of_the_middle_aged_gods)]})
    table.next_roll(6)
    table.opens_door()
    table.declines_goths()
    assert [told.split()[0] for told in table.told()[-2:]] == ["fight", "stands"]
    assert table.strengths()[0] == 1


def test_a_member_is_no_cultist_to_the_monsters_in_the_fog_but_still_to_the_cult() -> None:
    play: dict[str, list[Lying]] = {"Alice": [cult_membership_card], "Bob": [cultist]}
    hands = {"Carol": [wandering_monster, lloyd_lloigor, mutation, shog_goth]}
    table = meet(given(doors=[foggoth], play=play, hands=hands, cultists=2))
    table.plays("Carol", wandering_monster, lloyd_lloigor)
    assert table.strengths() == (1, 6 + 8)
    table.plays("Carol", mutation, foggoth, shog_goth)
    table.everyone_passes()
    table.declines_goths()
    assert table.strengths() == (1 + 2, 1 + 8 - 2), "without the fog she passes for one"


def test_great_cthulhu_sees_through_a_membership_card_in_the_fog() -> None:
    table = given(
        doors=[great_cthulhu], play={"Alice": [cult_membership_card]}, hands={"Bob": [wandering_monster, foggoth]}
    )
    assert meet(table).strengths()[1] == 20
    table.plays("Bob", wandering_monster, foggoth)
    table.declines_goths()
    assert table.strengths()[1] == 20 + 4 + 6


def test_headgear_without_its_bonus_keeps_its_penalty() -> None:
    table = meet(given_both(doors=[primaris_psyker], play={"Alice": [(peaked_cap, curse_weapon_becomes_evil)]}))
    assert table.strengths()[0] == 1 - 1


def test_footgear_that_is_ignored_has_no_penalty_either() -> None:
    table = meet(given(doors=[joggoth], play={"Alice": [(galoshes, curse_weapon_becomes_evil)]}))
    assert table.strengths()[0] == 1


def test_what_adds_to_a_side_lies_there_until_the_fog_is_gone() -> None:
    hands = {"Alice": [kitchen_sink], "Bob": [mutation, shallow_ones]}
    table = meet(given(doors=[foggoth], hands=hands, play={"Alice": [investigator]}))
    table.plays("Alice", kitchen_sink, "for")
    assert table.strengths() == (1, 6)
    table.plays("Bob", mutation, foggoth, shallow_ones)
    table.everyone_passes()
    assert table.strengths() == (1 + 3, 8)


def test_unnameable_is_no_printed_bonus() -> None:
    table = meet(given(doors=[shallow_ones], hands={"Bob": [unnameable, the_stars_are_confused]}))
    table.plays("Bob", unnameable, shallow_ones)
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths()[1] == 8 + 5
