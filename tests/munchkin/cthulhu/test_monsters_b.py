"""The monsters from Elder Globs to Gnarlythotep."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.items import (
    brass_knucks,
    cult_membership_card,
    fake_tentacle,
    flamethrower,
    miners_helmet,
    monster_stompers,
    sushi_knife_of_doom,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    eldridge_hawrer,
    foggoth,
    froggoth,
    fun_guy_from_yuggoth,
    lloyd_lloigor,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    kicker_ichor,
    kitchen_sink,
    maniacal_laugh,
    quicker_ichor,
    sicker_ichor,
    sticker_ichor,
)
from tests.munchkin.cthulhu.fights import caught_by, meets
from tests.munchkin.given import given

# -- Elder Globs -----------------------------------------------------------------------------------------------


def test_elder_globs_swallow_ichors_and_thrive_on_them() -> None:
    for side, strengths in (("for", (1, 10)), ("against", (1, 10 + 8))):
        table = given(doors=[elder_globs], hands={"Bob": [sticker_ichor]})
        meets(table)
        table.plays("Bob", sticker_ichor, side)
        assert table.strengths() == strengths


def test_elder_globs_do_not_mind_other_one_shots() -> None:
    for side, strengths in (("for", (1 + 3, 10)), ("against", (1, 10 + 3))):
        table = given(doors=[elder_globs], hands={"Bob": [kitchen_sink]})
        meets(table)
        table.plays("Bob", kitchen_sink, side)
        assert table.strengths() == strengths


def test_elder_globs_swallow_ichors_for_the_whole_fight() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [sticker_ichor], "Bob": [wandering_monster, elder_globs]})
    meets(table)
    table.plays("Alice", sticker_ichor, "for")
    assert table.strengths() == (1 + 4, 8)
    table.plays("Bob", wandering_monster, elder_globs)
    assert table.strengths() == (1, 8 + 10)


def test_elder_globs_make_you_give_a_card_to_each_other_cultist() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Alice": [miners_helmet]},
        play={"Alice": [cultist, brass_knucks], "Carol": [cultist], "Dave": [cultist]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    caught_by(elder_globs, table)
    assert table.prompt == "give (elder_globs)"
    assert table.offers("Alice") == ["miners_helmet", "brass_knucks"]  # not the class

    table.answer("Alice", "brass_knucks")
    assert table.lying("Carol") == ["cultist", "brass_knucks"]
    assert table.awaited == ["Dave"]  # the last card goes without a question
    table.answer("Dave", "done")
    assert table.hand("Dave") == ["miners_helmet"]
    assert table.hand("Bob") == table.hand("Alice") == []


def test_elder_globs_get_no_more_out_of_you_than_you_have() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [miners_helmet]}, play={"Bob": [cultist], "Carol": [cultist]})
    caught_by(elder_globs, table)
    table.answer("Bob", "play miners_helmet use")
    assert table.lying("Bob") == ["cultist", "miners_helmet"]
    assert table.lying("Carol") == ["cultist"]


def test_elder_globs_do_nothing_where_nobody_else_is_a_cultist() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [miners_helmet]}, play={"Alice": [cultist]})
    caught_by(elder_globs, table)
    assert table.hand("Alice") == ["miners_helmet"]
    assert table.prompt == "rest"


def test_elder_globs_make_nothing_of_ichors_without_a_bonus_either() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Alice": [kicker_ichor]},
        play={"Alice": [monster_whacker, monster_stompers]},
    )
    assert meets(table) == (1 + 2 + 3, 10)
    table.plays("Alice", kicker_ichor)
    assert table.strengths() == (1 + 2 + 3, 10)


def test_elder_globs_turn_what_helps_or_hinders_to_run_away() -> None:
    for side, roll, is_away in (("for", 4, False), ("for", 5, True), ("against", 6, False)):
        table = given(
            doors=[elder_globs], hands={"Alice": [miners_helmet], "Bob": [quicker_ichor]}, play={"Carol": [cultist]}
        )
        table.next_roll(roll)
        meets(table)
        table.fights_it_out()
        table.plays("Bob", quicker_ichor, side)
        table.runs("Alice", elder_globs)
        if not is_away:
            table.answer("Carol", "done")
        assert (table.hand("Alice") == ["miners_helmet"]) == is_away


def test_elder_globs_keep_monsters_from_quarrelling() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Bob": [wandering_monster, elder_globs, bicker_ichor]})
    meets(table)
    table.plays("Bob", wandering_monster, elder_globs)
    table.plays("Bob", bicker_ichor, lloyd_lloigor)
    assert table.foes() == ["lloyd_lloigor", "elder_globs"]


def test_elder_globs_take_nothing_that_has_become_evil() -> None:
    table = given(
        doors=[elder_globs],
        play={
            "Alice": [(brass_knucks, curse_weapon_becomes_evil), miners_helmet],
            "Bob": [cultist],
            "Carol": [cultist],
        },
    )
    caught_by(elder_globs, table)
    assert table.lying("Alice") == ["brass_knucks + curse_weapon_becomes_evil"]
    assert table.lying("Bob") == ["cultist", "miners_helmet"]


def test_elder_globs_collect_for_who_passes_for_a_cultist() -> None:
    table = given(doors=[elder_globs], play={"Alice": [brass_knucks], "Bob": [cult_membership_card]})
    caught_by(elder_globs, table)
    assert table.lying("Bob") == ["cult_membership_card", "brass_knucks"]


# -- Eldridge Hawrer -------------------------------------------------------------------------------------------


def test_eldridge_hawrer_has_2_more_against_investigators() -> None:
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [investigator]})) == (1, 1 + 2)
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [investigator, super_munchkin]})) == (1, 1)
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [professor]})) == (1, 1)


def test_eldridge_hawrer_takes_items_worth_500() -> None:
    carried = [("carry", each) for each in (sushi_knife_of_doom, brass_knucks, flamethrower)]
    table = given(doors=[eldridge_hawrer], play={"Alice": carried})
    caught_by(eldridge_hawrer, table)
    table.says("Alice", "sushi_knife_of_doom")
    assert table.offers("Alice") == ["brass_knucks", "flamethrower"]
    table.says("Alice", "brass_knucks")  # 300 and 200 are just enough
    assert table.lying("Alice") == ["flamethrower (carried)"]


def test_eldridge_hawrer_lets_you_pay_with_one_dear_item() -> None:
    table = given(doors=[eldridge_hawrer], play={"Alice": [("carry", brass_knucks), ("carry", flamethrower)]})
    caught_by(eldridge_hawrer, table)
    table.answer("Alice", "flamethrower")
    assert table.lying("Alice") == ["brass_knucks (carried)"]


def test_eldridge_hawrer_takes_nothing_from_hand() -> None:
    table = given(doors=[eldridge_hawrer], play={"Alice": [professor]}, hands={"Alice": [flamethrower]})
    caught_by(eldridge_hawrer, table)
    assert table.lying("Alice") == ["professor"]
    assert table.hand("Alice") == ["flamethrower"]


# -- Foggoth ---------------------------------------------------------------------------------------------------


def test_foggoth_hides_items_and_feeds_fire() -> None:
    assert meets(given(doors=[foggoth], play={"Alice": [miners_helmet, brass_knucks]})) == (1, 6)
    assert meets(given(doors=[foggoth], play={"Alice": [miners_helmet, flamethrower]})) == (1 + 8, 6)


def test_foggoth_hides_the_items_of_helpers() -> None:
    table = given(doors=[foggoth], play={"Bob": [miners_helmet]}, levels={"Bob": 3})
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 3, 6)


def test_foggoth_swallows_one_shot_items_but_no_ichors() -> None:
    hand = [kitchen_sink, sticker_ichor, sicker_ichor]
    table = given(doors=[foggoth], hands={"Bob": hand})
    meets(table)
    table.plays("Bob", kitchen_sink, "for")
    assert table.strengths() == (1, 6)
    table.plays("Bob", sticker_ichor, "for")
    table.plays("Bob", sicker_ichor, "against")
    assert table.strengths() == (1 + 4, 6 + 2)

    table = given(doors=[foggoth], hands={"Bob": hand})
    meets(table)
    table.plays("Bob", kitchen_sink, "against")
    assert table.strengths() == (1, 6)


def test_foggoth_does_not_swallow_what_has_no_value_and_is_no_item() -> None:
    table = given(doors=[foggoth], hands={"Bob": [maniacal_laugh]})
    meets(table)
    table.plays("Bob", maniacal_laugh, "for")
    assert table.strengths() == (1 + maniacal_laugh.bonus, 6)


def test_foggoth_hides_items_that_help_to_run_away() -> None:
    for monster, is_hurt in ((foggoth, True), (lloyd_lloigor, False)):
        table = given(doors=[monster], play={"Alice": [fake_tentacle]})
        table.next_roll(4)
        meets(table)
        table.fights_it_out()
        table.runs("Alice", monster)
        if is_hurt:
            table.answer("Alice", "Bob")
        assert (table.lying("Alice") == []) == is_hurt


def test_foggoth_takes_a_card_for_a_neighbour_of_your_choice() -> None:
    table = given(
        doors=[foggoth],
        hands={"Alice": [flamethrower]},
        play={"Alice": [professor, miners_helmet]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    caught_by(foggoth, table)
    assert table.offers("Alice") == ["Bob", "Dave"]
    table.answer("Alice", "Dave")
    assert table.offers("Alice") == ["flamethrower", "miners_helmet"]
    table.answer("Alice", "miners_helmet")
    assert table.lying("Dave") == ["miners_helmet"]
    assert table.lying("Alice") == ["professor"]


def test_foggoth_shows_a_card_from_hand_to_its_receiver_only() -> None:
    table = given(
        doors=[foggoth],
        hands={"Alice": [flamethrower], "Carol": [kitchen_sink]},
        play={"Alice": [("carry", miners_helmet)]},
    )
    caught_by(foggoth, table)
    table.says("Alice", "Bob", "flamethrower")
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["flamethrower"]
    assert "give card P0 P1 treasure flamethrower" in table.told("Bob")
    assert "give card P0 P1 treasure" in table.told("Carol")


def test_foggoth_asks_nothing_of_who_has_nothing() -> None:
    table = given(doors=[foggoth], play={"Alice": [professor]})
    caught_by(foggoth, table)
    assert table.prompt == "rest"
    assert table.lying("Alice") == ["professor"]


def test_foggoth_gives_two_players_no_choice_of_neighbour() -> None:
    table = given(doors=[foggoth], play={"Alice": [miners_helmet]}, players=("Alice", "Bob"))
    caught_by(foggoth, table)
    assert table.lying("Bob") == ["miners_helmet"]


# -- Froggoth --------------------------------------------------------------------------------------------------


def test_froggoth_kills() -> None:
    table = given(
        doors=[froggoth],
        play={"Alice": [professor, miners_helmet]},
        hands={"Alice": [flamethrower]},
        levels={"Bob": 2},
    )
    caught_by(froggoth, table)
    assert table.prompt == "loot"
    assert table.lying("Alice") == ["professor"]

    table.says("Bob", "flamethrower", "play flamethrower use")
    table.says("Carol", "none")
    assert table.lying("Bob") == ["flamethrower"]
    assert table.hand("Bob") == []
    assert table.discards()[-1] == "miners_helmet"
    assert table.state.active == table.seat("Bob")  # the turn of who died is over


def test_froggoth_is_weaker_against_monster_whackers() -> None:
    assert meets(given(doors=[froggoth], play={"Alice": [monster_whacker]})) == (1, 12 - 2)
    assert meets(given(doors=[froggoth], play={"Alice": [monster_whacker, super_munchkin]})) == (1, 12 - 2)
    assert meets(given(doors=[froggoth], play={"Alice": [professor]})) == (1, 12)


def test_froggoth_teaches_a_professor_who_escapes() -> None:
    table = given(doors=[froggoth], play={"Alice": [professor]})
    table.next_roll(5)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", froggoth)
    assert table.level("Alice") == 2


# -- Fun Guy from Yuggoth --------------------------------------------------------------------------------------


def test_fun_guy_from_yuggoth_costs_a_card_before_the_fight() -> None:
    found = set()
    for seed in range(12):
        table = given(doors=[fun_guy_from_yuggoth], hands={"Alice": [kitchen_sink, miners_helmet]}, seed=seed)
        assert meets(table) == (1, 12)
        assert len(table.hand("Alice")) == 1
        found |= set(table.hand("Alice"))
    assert found == {"kitchen_sink", "miners_helmet"}  # by chance


def test_fun_guy_from_yuggoth_finds_nothing_in_an_empty_hand() -> None:
    table = given(doors=[fun_guy_from_yuggoth], play={"Alice": [miners_helmet]})
    assert meets(table) == (1 + 2, 12)
    assert table.discards() == []


def test_fun_guy_from_yuggoth_costs_a_card_as_well_if_you_look_for_trouble() -> None:
    table = given(hands={"Alice": [fun_guy_from_yuggoth, kitchen_sink]}, phase="trouble")
    table.plays("Alice", fun_guy_from_yuggoth)
    table.declines_goths()
    assert table.discards() == ["kitchen_sink"]


def test_fun_guy_from_yuggoth_takes_no_card_if_it_joins_a_fight() -> None:
    table = given(
        doors=[eldridge_hawrer],
        hands={"Alice": [kitchen_sink], "Bob": [wandering_monster, fun_guy_from_yuggoth, miners_helmet]},
    )
    meets(table)
    table.plays("Bob", wandering_monster, fun_guy_from_yuggoth)
    table.declines_goths()
    assert table.strengths() == (1, 1 + 12)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.hand("Bob") == ["miners_helmet"]


def test_fun_guy_from_yuggoth_takes_no_card_if_another_goth_calls_it() -> None:
    table = given(doors=[froggoth], hands={"Alice": [kitchen_sink, fun_guy_from_yuggoth]})
    table.opens_door()
    table.answer("Alice", "fun_guy_from_yuggoth")
    assert table.hand("Alice") == ["kitchen_sink"]


def test_fun_guy_from_yuggoth_takes_every_ichor_from_hand_and_play() -> None:
    table = given(
        doors=[froggoth],
        hands={"Alice": [fun_guy_from_yuggoth, sticker_ichor, kitchen_sink]},
        play={"Alice": [sicker_ichor, miners_helmet], "Bob": [bicker_ichor]},
    )
    table.next_roll(5, 1)
    table.opens_door()
    table.answer("Alice", "fun_guy_from_yuggoth")
    table.fights_it_out()
    table.runs("Alice", froggoth)
    table.runs("Alice", fun_guy_from_yuggoth)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.lying("Alice") == ["miners_helmet"]
    assert table.lying("Bob") == ["bicker_ichor (carried)"]
    assert "show hand P0 kitchen_sink sticker_ichor" in table.told("Carol")


def test_fun_guy_from_yuggoth_leaves_who_has_no_ichor() -> None:
    table = given(doors=[fun_guy_from_yuggoth], play={"Alice": [miners_helmet]})
    caught_by(fun_guy_from_yuggoth, table)
    assert table.lying("Alice") == ["miners_helmet"]
