"""The Dwarves, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.potions import potion_of_cowardice, potion_of_line_cutting
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    boots_of_butt_kicking,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    chest_of_holding,
    cross_bow,
    dungeon_rule_book,
    jetpack_of_anachronism,
    magic_missile,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.dwarves import (
    anything_for_money,
    cash_out,
    cunning_plan,
    dwarf_king,
    gem_grabber,
    gold_digger,
    greed_is_good,
    hidden_assets,
    loot_lover,
    mine,
    no_my_precious,
    salvage,
)
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, seeing_stars, shinobi, smoke_bomb
from rumpus.smashup.cards.factions.warriors import cleave
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

SCORES = [("Alice", ninja_master), ("Alice", ninja_master), ("Alice", walker)]  # just the 12 of the oasis


def test_dwarf_king_gets_the_treasures_of_a_minion_that_is_destroyed_at_any_base() -> None:
    worn = (("Alice", chest_of_holding), ("Alice", poison), ("Bob", magic_missile))
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, *worn)], tar_pits: [("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.hand("Alice") == ["magic_missile", "chest_of_holding"]  # whoever played them
    assert table.discard("Alice") == ["poison", "walker"]  # that is no treasure
    assert table.pile("treasure_discard") == []


def test_dwarf_king_gets_a_treasure_that_is_destroyed_alone() -> None:
    table = given(
        hands={"Bob": [dungeon_rule_book]},
        bases={jungle_oasis: [("Alice", walker, ("Bob", chest_of_holding)), ("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", dungeon_rule_book)
    assert table.hand("Alice") == ["chest_of_holding"]
    assert table.pile("treasure_discard") == ["dungeon_rule_book"]  # that one lay on nobody


def test_dwarf_king_keeps_what_lay_on_a_monster_but_cleave_does_not_let_you_play_it() -> None:
    tamed = ("Alice", ghoul, ("Alice", make_contact), ("Alice", chest_of_holding))
    bases = {jungle_oasis: [tamed, ("Alice", dwarf_king)]}
    table = given(hands={"Alice": [cleave]}, bases=bases, treasure_deck=[wishing_ring])
    table.plays("Alice", cleave)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["wishing_ring", "none"]
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["chest_of_holding", "wishing_ring"]


def test_dwarf_king_gets_nothing_from_other_players_minions_bases_and_treasure_minions() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars, dungeon_rule_book]},
        bases={
            jungle_oasis: [("Alice", dwarf_king), ("Bob", walker, ("Alice", chest_of_holding)), ("Alice", tiger_steed)],
            tar_pits: [("Alice", bag_of_caltrops)],
        },
        active="Bob",
        actions_left=3,
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Bob's walker at jungle_oasis")
    table.plays("Bob", seeing_stars)
    table.plays("Bob", dungeon_rule_book)
    assert table.hand("Alice") == []
    assert table.pile("treasure_discard") == [
        "chest_of_holding",
        "tiger_steed",
        "bag_of_caltrops",
        "dungeon_rule_book",
    ]


def test_dwarf_king_gets_the_treasures_of_a_minion_that_returns_to_a_hand() -> None:
    table = given(
        hands={"Bob": [beam_up]},
        bases={jungle_oasis: [("Alice", walker, ("Alice", chest_of_holding))], tar_pits: [("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", beam_up)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    assert sorted(table.hand("Alice")) == ["chest_of_holding", "walker"]


def test_dwarf_king_gets_the_treasures_when_a_base_has_scored_even_his_own() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", dwarf_king, ("Alice", buckler_of_swashing)),
                ("Alice", gem_grabber, ("Alice", chainsaw_of_bloody_dismemberment)),
                ("Alice", walker),
                ("Bob", walker, ("Bob", chest_of_holding)),
            ],
            tar_pits: [],
        },
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    assert sorted(table.hand("Alice")) == [
        "buckler_of_swashing",
        "chainsaw_of_bloody_dismemberment",
        "walker",
        "walker",
    ]
    assert table.pile("treasure_discard") == ["chest_of_holding"]


def test_dwarf_king_gets_the_jetpack_whose_minion_flies_home() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, ("Alice", jetpack_of_anachronism)), ("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert sorted(table.hand("Alice")) == ["jetpack_of_anachronism", "walker"]


def test_dwarf_king_without_abilities_or_of_another_player_keeps_nothing() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={
            jungle_oasis: [("Alice", walker, ("Alice", chest_of_holding))],
            tar_pits: [("Alice", dwarf_king, ("Bob", potion_of_cowardice)), ("Carol", dwarf_king)],
        },
        players=("Alice", "Bob", "Carol"),
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    assert (table.hand("Alice"), table.hand("Carol")) == ([], [])
    assert table.pile("treasure_discard") == ["chest_of_holding"]


def test_dwarf_king_does_not_stop_a_card_that_goes_under_the_treasure_deck() -> None:
    table = given(bases={jungle_oasis: [("Alice", dwarf_king, ("Alice", magic_missile))]}, treasure_deck=[wishing_ring])
    table.uses("Alice", magic_missile)
    assert table.hand("Alice") == []
    assert table.pile("treasure_deck") == ["wishing_ring", "magic_missile"]


def test_loot_lover_has_two_power_for_each_treasure_on_it() -> None:
    worn = (("Alice", buckler_of_swashing), ("Bob", magic_missile), ("Alice", chainsaw_of_bloody_dismemberment))
    table = given(
        bases={
            jungle_oasis: [("Alice", loot_lover, *worn)],
            tar_pits: [("Alice", loot_lover, ("Bob", poison)), ("Alice", walker, ("Alice", chest_of_holding))],
        }
    )
    assert table.power("jungle_oasis", "Alice's loot_lover") == 4 + 3 * 2 + 2
    assert table.power("tar_pits", "Alice's loot_lover") == 0  # poison is no treasure


def test_gold_digger_takes_a_discarded_treasure_once_a_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", gold_digger)]}, treasure_discard=[tiger_steed, wishing_ring, chest_of_holding]
    )
    table.uses("Alice", gold_digger)
    assert table.offers("Alice") == ["chest_of_holding", "tiger_steed", "wishing_ring"]
    table.picks("Alice", "wishing_ring")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.offers("Alice") == ["play wishing_ring", "end turn"]
    assert table.pile("treasure_discard") == ["tiger_steed", "chest_of_holding"]


def test_gold_digger_shows_the_others_what_it_digs_up() -> None:
    table = given(bases={jungle_oasis: [("Alice", gold_digger)]}, treasure_discard=[wishing_ring])
    table.uses("Alice", gold_digger)
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["wishing_ring"]


def test_gold_digger_has_nothing_to_do_while_that_pile_is_empty() -> None:
    table = given(hands={"Alice": [gold_digger]}, bases={jungle_oasis: []})
    table.plays("Alice", gold_digger, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "use gold_digger")
    assert refusal is not None


def test_gold_digger_works_at_once_and_each_for_itself() -> None:
    table = given(
        hands={"Alice": [gold_digger]},
        bases={jungle_oasis: [("Alice", gold_digger), ("Bob", gold_digger)]},
        treasure_discard=[tiger_steed, wishing_ring],
    )
    table.plays("Alice", gold_digger, at=jungle_oasis)
    table.picks("Alice", "use Alice's gold_digger at jungle_oasis", "tiger_steed")
    table.uses("Alice", gold_digger)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]


def test_gem_grabber_has_two_more_power_with_any_treasure() -> None:
    worn = (("Bob", buckler_of_swashing), ("Alice", magic_missile))
    table = given(
        bases={
            jungle_oasis: [("Alice", gem_grabber, *worn[:1])],
            tar_pits: [("Alice", gem_grabber, *worn[1:], ("Alice", jetpack_of_anachronism))],
            the_central_brain: [("Alice", gem_grabber), ("Bob", ninja_master, ("Alice", chest_of_holding))],
        }
    )
    assert table.power("jungle_oasis", "Alice's gem_grabber") == 4
    assert table.power("tar_pits", "Alice's gem_grabber") == 4  # not for each
    assert table.power("the_central_brain", "Alice's gem_grabber") == 2 + 1


def test_anything_for_money_turns_any_cards_into_treasures() -> None:
    table = given(
        hands={"Alice": [anything_for_money, walker, cross_bow, shinobi]},
        bases={jungle_oasis: []},
        treasure_deck=[tiger_steed, wishing_ring, chest_of_holding],
    )
    table.plays("Alice", anything_for_money)
    assert table.offers("Alice") == ["cross_bow", "shinobi", "walker", "none"]
    table.picks("Alice", "cross_bow", "walker", "none")
    assert table.hand("Alice") == ["shinobi", "tiger_steed", "wishing_ring"]
    assert table.pile("treasure_discard") == ["cross_bow"]  # a treasure may go as well
    assert table.discard("Alice") == ["walker", "anything_for_money"]


def test_anything_for_money_may_be_nothing() -> None:
    table = given(hands={"Alice": [anything_for_money, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", anything_for_money)
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["walker"]
    table = given(hands={"Alice": [anything_for_money]}, bases={jungle_oasis: []})
    table.plays("Alice", anything_for_money)
    assert table.offers("Alice") == ["end turn"]


def test_anything_for_money_tells_the_others_only_the_number() -> None:
    table = given(hands={"Alice": [anything_for_money, walker]}, bases={jungle_oasis: []}, treasure_deck=[tiger_steed])
    table.plays("Alice", anything_for_money)
    table.picks("Alice", "walker")
    assert table.hand("Alice") == ["tiger_steed"]
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert (seats[0]["hand"], seats[0]["treasures"]) == ([""], 1)


def test_cash_out_lets_up_to_three_treasures_be_played_minions_and_actions() -> None:
    table = given(
        hands={"Alice": [cash_out, tiger_steed, wishing_ring, chest_of_holding, cross_bow, walker, seeing_stars]},
        bases={jungle_oasis: []},
        minions_left=0,
    )
    table.plays("Alice", cash_out)
    assert table.offers("Alice") == [
        "play tiger_steed at jungle_oasis",
        "play wishing_ring",
        "play chest_of_holding",
        "play cross_bow",
        "end turn",
    ]  # no other card
    table.plays("Alice", tiger_steed, at=jungle_oasis)
    table.plays("Alice", wishing_ring)
    table.plays("Alice", chest_of_holding)
    assert table.offers("Alice") == ["end turn"]


def test_cash_out_is_a_choice_and_lapses_with_the_turn() -> None:
    table = given(
        hands={"Alice": [cash_out, tiger_steed, wishing_ring]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker] * 4},
        minions_left=0,
    )
    table.plays("Alice", cash_out)
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", tiger_steed, at=jungle_oasis)
    table.plays("Alice", wishing_ring)
    assert table.offers("Alice") == ["end turn"]


def test_cash_out_without_treasures_does_nothing() -> None:
    table = given(hands={"Alice": [cash_out, walker]}, bases={jungle_oasis: []}, minions_left=0)
    table.plays("Alice", cash_out)
    assert table.offers("Alice") == ["end turn"]


def test_cunning_plan_draws_a_treasure_that_can_be_played_at_once() -> None:
    table = given(
        hands={"Bob": [cunning_plan, cross_bow]},
        bases={jungle_oasis: SCORES, tar_pits: []},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
        treasure_deck=[tiger_steed, wishing_ring],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play cunning_plan")
    assert table.offers("Bob") == ["tiger_steed", "none"]  # only what was drawn
    table.picks("Bob", "tiger_steed")
    assert table.offers("Bob") == ["jungle_oasis", "tar_pits"]
    table.picks("Bob", "tar_pits")
    assert table.at("tar_pits") == ["Bob's tiger_steed"]


def test_cunning_plan_may_count_for_the_scoring() -> None:
    table = given(
        hands={"Bob": [cunning_plan]},
        bases={tar_pits: [*[("Alice", ninja_master)] * 2, ("Bob", ninja_master), ("Bob", shinobi)]},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
        treasure_deck=[chainsaw_of_bloody_dismemberment, boots_of_butt_kicking],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play cunning_plan", "chainsaw_of_bloody_dismemberment", "Bob's shinobi at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (4, 4)  # ten each


def test_cunning_plan_may_keep_the_treasure_and_cannot_play_one_whose_time_has_not_come() -> None:
    table = given(
        hands={"Bob": [cunning_plan]},
        bases={jungle_oasis: SCORES},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
        treasure_deck=[potion_of_line_cutting],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play cunning_plan")
    assert table.offers("Bob") == ["none"]
    table.picks("Bob", "none")
    assert table.hand("Bob") == ["potion_of_line_cutting"]


@pytest.mark.rule("SU-6.2")
def test_cunning_plan_gives_extra_plays_that_are_used_at_once() -> None:
    table = given(
        hands={"Bob": [cunning_plan, seeing_stars]},
        bases={jungle_oasis: [*SCORES, ("Bob", walker)]},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
        treasure_deck=[boots_of_butt_kicking],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play cunning_plan", "boots_of_butt_kicking", "Bob's walker at jungle_oasis")
    assert table.offers("Bob") == ["seeing_stars", "none"]
    table.picks("Bob", "seeing_stars", "Alice's walker at jungle_oasis")
    assert table.points("Alice") == 2


def test_cunning_plan_is_no_card_for_step_two() -> None:
    table = given(hands={"Alice": [cunning_plan]}, bases={jungle_oasis: []})
    assert table.offers("Alice") == ["end turn"]


def test_greed_is_good_takes_from_the_discard_pile_or_draws() -> None:
    table = given(
        hands={"Alice": [greed_is_good, greed_is_good]},
        bases={jungle_oasis: []},
        treasure_deck=[tiger_steed, wishing_ring],
        treasure_discard=[cross_bow, chest_of_holding],
    )
    table.plays("Alice", greed_is_good)
    assert table.offers("Alice") == ["chest_of_holding", "cross_bow", "none"]
    table.picks("Alice", "cross_bow")
    assert table.hand("Alice") == ["greed_is_good", "cross_bow"]
    table.plays("Alice", greed_is_good)  # the extra action
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["cross_bow", "tiger_steed"]
    assert table.offers("Alice")[0] == "play tiger_steed at jungle_oasis"
    assert "play cross_bow" in table.offers("Alice")


def test_greed_is_good_just_draws_when_nothing_was_discarded() -> None:
    table = given(hands={"Alice": [greed_is_good]}, bases={jungle_oasis: []}, treasure_deck=[wishing_ring])
    table.plays("Alice", greed_is_good)
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.state.actions_left == 1
    table = given(hands={"Alice": [greed_is_good]}, bases={jungle_oasis: []}, treasure_deck=[])
    table.plays("Alice", greed_is_good)
    assert table.hand("Alice") == []
    assert table.state.actions_left == 1


def test_hidden_assets_discards_three_treasures_and_draws_a_card() -> None:
    table = given(
        hands={"Alice": [hidden_assets]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker, shinobi]},
        treasure_deck=[tiger_steed, wishing_ring, cross_bow, chest_of_holding],
    )
    table.plays("Alice", hidden_assets)
    assert table.pile("treasure_discard") == ["tiger_steed", "wishing_ring", "cross_bow"]
    assert table.pile("treasure_deck") == ["chest_of_holding"]
    assert table.hand("Alice") == ["walker"]
    assert table.state.actions_left == 1


def test_hidden_assets_does_what_it_can() -> None:
    table = given(hands={"Alice": [hidden_assets]}, bases={jungle_oasis: []}, treasure_deck=[])
    table.plays("Alice", hidden_assets)
    assert table.hand("Alice") == []
    assert table.state.actions_left == 1


def test_mine_finds_what_is_worn_and_puts_it_on_your_minion() -> None:
    table = given(
        hands={"Alice": [mine]},
        bases={jungle_oasis: [("Alice", loot_lover), ("Alice", gem_grabber), ("Bob", walker), ("", ghoul)]},
        treasure_deck=[tiger_steed, wishing_ring, bag_of_caltrops, chest_of_holding, magic_missile],
        treasure_discard=[buckler_of_swashing],
    )
    table.plays("Alice", mine)
    assert table.offers("Alice") == ["chest_of_holding", "magic_missile"]  # it must be one of them
    table.picks("Alice", "magic_missile")
    assert table.offers("Alice") == ["Alice's loot_lover at jungle_oasis", "Alice's gem_grabber at jungle_oasis"]
    table.picks("Alice", "Alice's gem_grabber at jungle_oasis")
    assert table.power("jungle_oasis", "Alice's gem_grabber") == 4
    assert sorted(table.pile("treasure_deck")) == ["bag_of_caltrops", "chest_of_holding", "tiger_steed", "wishing_ring"]
    deck = table.state.piles.treasure_deck if table.state.piles else []
    assert not any(table.state.known[uid] for uid in deck)  # shuffled
    assert table.pile("treasure_discard") == ["buckler_of_swashing"]


def test_mine_finds_nothing_or_has_nobody_to_wear_it() -> None:
    table = given(
        hands={"Alice": [mine]}, bases={jungle_oasis: [("Alice", walker)]}, treasure_deck=[tiger_steed, wishing_ring]
    )
    table.plays("Alice", mine)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")
    assert sorted(table.pile("treasure_deck")) == ["tiger_steed", "wishing_ring"]
    table = given(
        hands={"Alice": [mine]}, bases={jungle_oasis: [("Bob", walker)]}, treasure_deck=[magic_missile, wishing_ring]
    )
    table.plays("Alice", mine)
    assert table.at("jungle_oasis") == ["Bob's walker"]
    assert sorted(table.pile("treasure_deck")) == ["magic_missile", "wishing_ring"]


def test_mine_gives_the_boots_with_their_extra_action() -> None:
    table = given(
        hands={"Alice": [mine]},
        bases={jungle_oasis: [("Alice", walker)]},
        treasure_deck=[boots_of_butt_kicking, wishing_ring],
    )
    table.plays("Alice", mine)
    table.picks("Alice", "boots_of_butt_kicking")
    assert table.at("jungle_oasis") == ["Alice's walker + Alice's boots_of_butt_kicking"]
    assert table.state.actions_left == 1


def test_no_my_precious_destroys_an_action_on_a_minion() -> None:
    table = given(
        hands={"Alice": [no_my_precious]},
        bases={
            jungle_oasis: [("Bob", walker, ("Bob", chest_of_holding)), ("Bob", bag_of_caltrops)],
            tar_pits: [("Alice", walker, ("Bob", poison)), ("", ghoul, ("Bob", magic_missile))],
        },
    )
    table.plays("Alice", no_my_precious)
    assert table.offers("Alice") == [
        "Bob's chest_of_holding at jungle_oasis",
        "Bob's poison at tar_pits",
        "Bob's magic_missile at tar_pits",
    ]  # none on a base
    table.picks("Alice", "Bob's poison at tar_pits")
    assert table.discard("Bob") == ["poison"]
    assert table.state.actions_left == 0  # that was no treasure


def test_no_my_precious_gives_an_extra_action_for_a_treasure_even_if_a_king_keeps_it() -> None:
    table = given(
        hands={"Alice": [no_my_precious, seeing_stars]},
        bases={jungle_oasis: [("Bob", walker, ("Bob", chest_of_holding)), ("Bob", dwarf_king)]},
    )
    table.plays("Alice", no_my_precious)
    assert table.hand("Bob") == ["chest_of_holding"]
    assert table.offers("Alice") == ["play seeing_stars", "end turn"]


def test_no_my_precious_finds_nothing_and_is_not_stopped_by_a_protection_of_the_minion() -> None:
    table = given(hands={"Alice": [no_my_precious]}, bases={jungle_oasis: [("Bob", bag_of_caltrops)]})
    table.plays("Alice", no_my_precious)
    assert table.at("jungle_oasis") == ["Bob's bag_of_caltrops"]
    table = given(
        hands={"Alice": [no_my_precious]},
        bases={jungle_oasis: [("Bob", walker, ("Bob", smoke_bomb))]},
    )
    table.plays("Alice", no_my_precious)
    assert table.at("jungle_oasis") == ["Bob's walker"]


def test_salvage_puts_a_discarded_treasure_on_your_minion_at_the_base_that_scores() -> None:
    table = given(
        hands={"Bob": [salvage]},
        bases={
            tar_pits: [*[("Alice", ninja_master)] * 2, ("Bob", ninja_master), ("Bob", shinobi)],
            jungle_oasis: [("Bob", walker)],
        },
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
        treasure_discard=[chainsaw_of_bloody_dismemberment, wishing_ring, jetpack_of_anachronism, wand_of_dowsing],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play salvage")
    assert table.offers("Bob") == ["chainsaw_of_bloody_dismemberment", "jetpack_of_anachronism"]
    table.picks("Bob", "chainsaw_of_bloody_dismemberment")
    assert table.offers("Bob") == ["Bob's ninja_master at tar_pits", "Bob's shinobi at tar_pits"]
    table.picks("Bob", "Bob's shinobi at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (4, 4)
    assert table.discard("Bob")[0] == "salvage"


def test_salvage_is_in_vain_without_a_treasure_or_a_minion_there() -> None:
    for on, discarded in (([("Bob", walker)], [wishing_ring]), ([], [chest_of_holding])):
        table = given(
            hands={"Bob": [salvage]},
            bases={jungle_oasis: [*SCORES, *on], tar_pits: [("Bob", shinobi)]},
            decks={"Alice": [walker, walker]},
            base_deck=[the_central_brain],
            treasure_discard=discarded,
        )
        table.ends_turn("Alice")
        table.picks("Bob", "play salvage")
        assert table.discard("Bob")[0] == "salvage"
        assert table.pile("treasure_discard") == [card.id for card in discarded]


def test_cleave_with_the_wand_of_dowsing_plays_only_what_was_won() -> None:
    table = given(
        hands={"Alice": [cleave, cross_bow]},
        bases={jungle_oasis: [("", ghoul)]},
        treasure_deck=[wand_of_dowsing, tiger_steed, wishing_ring],
    )
    table.plays("Alice", cleave)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["wand_of_dowsing", "none"]
    table.picks("Alice", "wand_of_dowsing")
    assert sorted(table.hand("Alice")) == ["cross_bow", "tiger_steed", "wishing_ring"]  # nothing more is asked
