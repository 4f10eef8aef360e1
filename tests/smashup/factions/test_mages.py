"""The Mages, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, plutonium_dragon, poultrygeist, web_troll
from rumpus.smashup.cards.decks.treasures import wishing_ring
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.mages import (
    blaster_master,
    charm,
    embiggen,
    happy_zapper,
    mass_summoning,
    portal_to_beyond,
    recover_arcane_wisdom,
    scroll_shuffler,
    some_enchanted_evening,
    speed_reading,
    wand_whiz,
    zzzzzap,
)
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.orcs import dork_orc, sword_lord
from rumpus.smashup.cards.factions.wizards import neophyte
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, given

# -- Blaster Master ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_blaster_master_discards_a_card_to_destroy_a_weak_minion_anywhere() -> None:
    table = given(
        hands={"Alice": [zzzzzap, walker]},
        bases={
            jungle_oasis: [("Alice", blaster_master), ("Bob", shinobi)],
            tar_pits: [("Bob", ninja_acolyte), ("Alice", scroll_shuffler), ("", poultrygeist), ("", ghoul)],
        },
        treasure_deck=[],
    )
    table.uses("Alice", blaster_master)
    assert table.offers("Alice") == ["walker", "zzzzzap"]  # no «none»: who uses it pays
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["Bob's ninja_acolyte at tar_pits", "Alice's scroll_shuffler at tar_pits"]
    table.picks("Alice", "ninja_acolyte")  # the two undead have power 3 each
    assert table.deck("Bob") == ["ninja_acolyte"]  # that is what the Tar Pits do
    assert table.discard("Alice") == ["walker"]
    assert "use blaster_master" not in " ".join(table.offers("Alice"))  # once a turn


def test_blaster_master_takes_power_2_but_not_3_and_a_monster_pays() -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={jungle_oasis: [("Alice", blaster_master), ("Bob", shinobi), ("", poultrygeist)]},
    )
    table.uses("Alice", blaster_master)  # one card, one victim: nothing to choose
    assert table.prompt == "draw treasures (poultrygeist)"
    table.picks("Alice", "yes")
    assert table.pile("monster_discard") == ["poultrygeist"]
    assert len(table.hand("Alice")) == 1
    assert table.discard("Alice") == ["walker"]


def test_blaster_master_needs_a_card_to_discard() -> None:
    table = given(bases={jungle_oasis: [("Alice", blaster_master), ("Bob", ninja_acolyte)]})
    assert table.offers("Alice") == ["end turn"]


def test_blaster_master_may_be_used_without_a_victim_and_the_card_is_gone() -> None:
    table = given(hands={"Alice": [walker]}, bases={jungle_oasis: [("Alice", blaster_master), ("Bob", shinobi)]})
    table.uses("Alice", blaster_master)
    assert table.discard("Alice") == ["walker"]
    assert len(table.at("jungle_oasis")) == 2


def test_blaster_master_is_not_for_its_owner_when_another_controls_it() -> None:
    table = given(
        hands={"Alice": [walker], "Bob": [walker, walker]},
        bases={jungle_oasis: [("Bob", blaster_master, "Alice"), ("Alice", ninja_acolyte)]},
        decks={"Alice": [walker] * 2},
    )
    assert "use blaster_master" not in " ".join(table.offers("Alice"))
    table.ends_turn("Alice")
    table.uses("Bob", blaster_master)
    table.picks("Bob", "walker")
    assert table.discard("Alice") == ["ninja_acolyte"]


# -- Happy Zapper ------------------------------------------------------------------------------------------


def test_happy_zapper_discards_a_card_for_2_power_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [walker, zzzzzap]}, bases={jungle_oasis: [("Alice", happy_zapper)]}, decks={"Alice": [walker]}
    )
    table.uses("Alice", happy_zapper)
    table.picks("Alice", "zzzzzap")
    assert table.power("jungle_oasis", "Alice's happy_zapper") == 5
    assert table.discard("Alice") == ["zzzzzap"]
    assert "use happy_zapper" not in " ".join(table.offers("Alice"))
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's happy_zapper") == 3


def test_happy_zapper_needs_a_card_to_discard() -> None:
    table = given(bases={jungle_oasis: [("Alice", happy_zapper), ("Alice", ninja_master), ("Alice", tiger_assassin)]})
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")  # nobody is asked before the scoring
    assert table.points("Alice") == 2


@pytest.mark.rule("SU-13.16")
def test_happy_zapper_may_zap_before_scoring_though_its_talent_was_used_in_this_turn() -> None:
    table = given(
        hands={"Alice": [walker, walker, walker]},
        bases={jungle_oasis: [("Alice", happy_zapper), ("Alice", ninja_master), ("Bob", ninja_master)], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.uses("Alice", happy_zapper)
    table.picks("Alice", "walker")
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["use Alice's happy_zapper at jungle_oasis", "pass"]
    table.uses("Alice", happy_zapper)
    table.picks("Alice", "walker")
    assert table.points("Alice") == 2  # it was asked once only: the base has scored
    assert table.hand("Alice").count("walker") >= 1


def test_happy_zapper_zaps_before_scoring_in_another_players_turn_until_the_end_of_that_turn() -> None:
    table = given(
        hands={"Alice": [walker, walker]},
        bases={jungle_oasis: [("Alice", happy_zapper), ("Bob", tiger_assassin), ("Bob", ninja_master)]},
        base_deck=[the_homeworld],
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.asked == "Alice"
    table.uses("Alice", happy_zapper)
    table.picks("Alice", "walker")
    assert table.points("Bob") == 2
    assert table.discard("Alice") == ["walker", "happy_zapper"]


def test_happy_zapper_at_another_base_cannot_zap_before_the_scoring() -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 3, tar_pits: [("Alice", happy_zapper)]},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    assert table.points("Alice") == 2
    assert "walker" in table.hand("Alice")


# -- Wand Whiz ---------------------------------------------------------------------------------------------


def waving(choice: str) -> Given:
    table = given(
        hands={"Alice": [wand_whiz, walker, shinobi, zzzzzap, speed_reading]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", wand_whiz, at=jungle_oasis)
    assert table.offers("Alice") == ["shinobi", "speed_reading", "walker", "zzzzzap", "none"]
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["extra minion", "extra action"]
    table.picks("Alice", choice)
    return table


def test_wand_whiz_discards_a_card_for_an_extra_minion() -> None:
    table = waving("extra minion")
    assert table.state.actions_left == 1
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.discard("Alice") == ["walker"]
    assert table.at("jungle_oasis") == ["Alice's wand_whiz", "Alice's shinobi"]


def test_wand_whiz_discards_a_card_for_an_extra_action() -> None:
    table = waving("extra action")
    assert table.offers("Alice") == ["play zzzzzap", "play speed_reading", "end turn"]  # no minion
    assert table.state.actions_left == 2


def test_wand_whiz_may_keep_the_card_and_get_nothing() -> None:
    table = given(hands={"Alice": [wand_whiz, shinobi]}, bases={jungle_oasis: []}, actions_left=0)
    table.plays("Alice", wand_whiz, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.offers("Alice") == ["end turn"]
    assert table.hand("Alice") == ["shinobi"]


def test_wand_whiz_has_nothing_to_discard() -> None:
    table = given(hands={"Alice": [wand_whiz]}, bases={jungle_oasis: []})
    table.plays("Alice", wand_whiz, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


# -- Scroll Shuffler ---------------------------------------------------------------------------------------


def test_scroll_shuffler_must_discard_a_card_and_then_draws_one() -> None:
    table = given(
        hands={"Alice": [scroll_shuffler, walker, zzzzzap]}, bases={jungle_oasis: []}, decks={"Alice": [shinobi]}
    )
    table.plays("Alice", scroll_shuffler, at=jungle_oasis)
    assert table.offers("Alice") == ["walker", "zzzzzap"]
    table.picks("Alice", "walker")
    assert table.hand("Alice") == ["zzzzzap", "shinobi"]
    assert table.discard("Alice") == ["walker"]


def test_scroll_shuffler_draws_with_an_empty_hand() -> None:
    table = given(hands={"Alice": [scroll_shuffler]}, bases={jungle_oasis: []}, decks={"Alice": [shinobi]})
    table.plays("Alice", scroll_shuffler, at=jungle_oasis)
    assert table.hand("Alice") == ["shinobi"]


def test_scroll_shuffler_discards_before_it_draws() -> None:
    """So the only card goes, and comes back if the deck is empty."""
    table = given(hands={"Alice": [scroll_shuffler, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", scroll_shuffler, at=jungle_oasis)
    assert table.hand("Alice") == ["walker"]


# -- Portal to Beyond --------------------------------------------------------------------------------------


def test_portal_to_beyond_discards_a_card_to_play_a_monster_at_its_base_once_a_turn() -> None:
    table = given(
        hands={"Alice": [portal_to_beyond, walker, shinobi]},
        bases={jungle_oasis: [], tar_pits: []},
        monster_deck=[web_troll, ghoul, king_tut],
    )
    table.plays("Alice", portal_to_beyond)
    table.picks("Alice", "tar_pits")
    table.uses("Alice", portal_to_beyond)  # at once, in the turn in which it came
    assert table.offers("Alice") == ["shinobi", "walker"]
    table.picks("Alice", "walker")
    assert table.at("tar_pits") == ["Alice's portal_to_beyond", "web_troll", "ghoul"]
    assert "use portal_to_beyond" not in " ".join(table.offers("Alice"))


def test_portal_to_beyond_needs_a_card_to_discard_and_is_its_controllers_alone() -> None:
    table = given(
        hands={"Bob": [walker]}, bases={tar_pits: [("Alice", portal_to_beyond)]}, decks={"Alice": [walker] * 4}
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play walker at tar_pits", "end turn"]


def test_portal_to_beyond_is_used_by_the_player_who_plays_the_monster() -> None:
    """A card that watches for other players' minions sees it."""
    table = given(
        hands={"Alice": [walker]},
        bases={tar_pits: [("Alice", portal_to_beyond)], jungle_oasis: [("Bob", fae_fighter)]},
        monster_deck=[bigfoot],
    )
    table.uses("Alice", portal_to_beyond)
    assert table.asked == "Bob"
    table.picks("Bob", "bigfoot at tar_pits")
    assert table.power("tar_pits", "bigfoot") == 8


# -- Mass Summoning ----------------------------------------------------------------------------------------


def test_mass_summoning_plays_a_monster_at_each_base_in_the_order_of_your_choice() -> None:
    table = given(
        hands={"Alice": [mass_summoning]},
        bases={jungle_oasis: [], tar_pits: [("", ghoul)], the_homeworld: []},
        monster_deck=[bigfoot, web_troll, king_tut, poultrygeist, ghoul],
    )
    table.plays("Alice", mass_summoning)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits", "the_homeworld"]
    table.picks("Alice", "the_homeworld")
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    assert table.at("the_homeworld") == ["bigfoot"]
    assert table.at("jungle_oasis") == ["web_troll", "king_tut"]  # the Web Troll brings one more
    assert table.at("tar_pits") == ["ghoul", "poultrygeist"]
    assert table.pile("monster_deck") == ["ghoul"]
    assert table.discard("Alice") == ["mass_summoning"]


def test_mass_summoning_uses_up_no_minion_and_counts_as_your_play() -> None:
    table = given(
        hands={"Alice": [mass_summoning, walker]},
        bases={jungle_oasis: [("Bob", fae_fighter)]},
        monster_deck=[bigfoot],
    )
    table.plays("Alice", mass_summoning)
    table.picks("Bob", "bigfoot at jungle_oasis")
    assert table.offers("Bob") == []
    assert table.offers("Alice") == ["play walker at jungle_oasis", "end turn"]


@pytest.mark.rule("SU-8.10")
def test_mass_summoning_goes_on_with_the_discard_pile_and_stops_without_monsters() -> None:
    table = given(
        hands={"Alice": [mass_summoning]},
        bases={jungle_oasis: [], tar_pits: [], the_homeworld: [("Alice", shinobi, ("Bob", poison))]},
        monster_deck=[bigfoot],
        monster_discard=[king_tut],
    )
    table.plays("Alice", mass_summoning)
    table.picks("Alice", "jungle_oasis", "tar_pits")
    assert table.at("jungle_oasis") == ["bigfoot"]
    assert table.at("tar_pits") == ["king_tut"]
    assert len(table.at("the_homeworld")) == 1


# -- Charm -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-7.1", "SU-8.3")
def test_charm_makes_a_monster_yours_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [charm]},
        bases={jungle_oasis: [("", bigfoot), ("Bob", shinobi)], tar_pits: [("", ghoul)]},
        decks={"Alice": [walker] * 4},
    )
    oasis = table.base("jungle_oasis")
    assert table.table.breakpoint(oasis) == 12 + 7
    table.plays("Alice", charm)
    assert table.offers("Alice") == ["bigfoot at jungle_oasis", "ghoul at tar_pits"]  # no minion of a player
    table.picks("Alice", "bigfoot at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's bigfoot", "Bob's shinobi"]
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12
    assert table.table.totals(table.base("jungle_oasis")) == [7, 3]
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["bigfoot", "Bob's shinobi"]
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7


@pytest.mark.rule("SU-7.1")
def test_charm_lets_you_treat_the_monster_as_your_minion() -> None:
    table = given(
        hands={"Alice": [charm, way_of_deception]},
        bases={jungle_oasis: [("", king_tut)], tar_pits: [("Alice", sword_lord)]},
        actions_left=2,
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", charm)
    assert table.power("jungle_oasis", "Alice's king_tut") == 5  # the Sword Lord leads it
    table.plays("Alice", way_of_deception)
    table.picks("Alice", "king_tut")
    assert table.at("tar_pits") == ["Alice's sword_lord", "Alice's king_tut"]
    table.ends_turn("Alice")
    assert table.at("tar_pits") == ["Alice's sword_lord", "king_tut"]


@pytest.mark.rule("SU-8.9", "SU-13.19", "SU-5.8")
def test_charm_leaves_the_treasures_of_the_monster_in_the_loot() -> None:
    table = given(
        hands={"Alice": [charm]},
        bases={jungle_oasis: [("Alice", tiger_assassin), ("", bigfoot), ("Bob", shinobi)]},
        treasure_deck=[wishing_ring],
        base_deck=[tar_pits],
    )
    table.plays("Alice", charm)
    table.ends_turn("Alice")  # 4 + 7 + 3: it scores
    assert table.points("Alice") == 2
    assert "wishing_ring" in table.hand("Alice")  # the loot's only card
    assert table.pile("monster_discard") == ["bigfoot"]


def test_charm_takes_a_controlled_monster_from_another_player_for_the_turn() -> None:
    table = given(hands={"Alice": [charm]}, bases={jungle_oasis: [("Bob", king_tut)]}, decks={"Alice": [walker] * 4})
    table.plays("Alice", charm)
    assert table.at("jungle_oasis") == ["Alice's king_tut"]
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Bob's king_tut"]


def test_charm_finds_no_monster() -> None:
    table = given(hands={"Alice": [charm]}, bases={jungle_oasis: [("Bob", shinobi)]}, monster_deck=[])
    table.plays("Alice", charm)
    assert table.discard("Alice") == ["charm"]


@pytest.mark.rule("SU-13.12")
def test_charm_lets_you_earn_what_the_plutonium_dragon_destroys() -> None:
    table = given(
        hands={"Alice": [charm]},
        bases={jungle_oasis: [("", plutonium_dragon), ("", poultrygeist), ("Bob", ninja_acolyte)]},
        decks={"Alice": [walker] * 2},
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", charm)
    table.picks("Alice", "plutonium_dragon")
    table.ends_turn("Alice")
    assert table.prompt == "draw treasures (poultrygeist)"
    table.picks("Alice", "yes")
    assert "wishing_ring" in table.hand("Alice")
    assert table.at("jungle_oasis") == ["plutonium_dragon"]


# -- Embiggen ----------------------------------------------------------------------------------------------


def test_embiggen_gives_power_for_each_card_discarded() -> None:
    table = given(
        hands={"Alice": [embiggen, walker, walker, zzzzzap]},
        bases={jungle_oasis: [("Bob", shinobi), ("", ghoul)]},
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", embiggen)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "ghoul at jungle_oasis"]  # any minion
    table.picks("Alice", "ghoul")
    table.picks("Alice", "walker", "zzzzzap", "none")
    assert table.power("jungle_oasis", "ghoul") == 5
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 5
    assert table.hand("Alice") == ["walker"]
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "ghoul") == 3


def test_embiggen_for_nothing() -> None:
    table = given(hands={"Alice": [embiggen, walker]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", embiggen)
    table.picks("Alice", "none")
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert table.hand("Alice") == ["walker"]


def test_embiggen_may_take_all_cards() -> None:
    table = given(hands={"Alice": [embiggen, walker, walker]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", embiggen)
    table.picks("Alice", "walker", "walker")
    assert table.power("jungle_oasis", "Alice's shinobi") == 5
    assert table.discard("Alice") == ["walker", "walker", "embiggen"]


# -- Recover Arcane Wisdom ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0)])
def test_recover_arcane_wisdom_fills_the_hand_up_to_five_without_itself(held: int, drawn: int) -> None:
    table = given(
        hands={"Alice": [recover_arcane_wisdom, *[walker] * held]},
        bases={jungle_oasis: []},
        decks={"Alice": [shinobi] * 6},
    )
    table.plays("Alice", recover_arcane_wisdom)
    assert table.hand("Alice") == ["walker"] * held + ["shinobi"] * drawn


@pytest.mark.rule("SU-8.11")
def test_recover_arcane_wisdom_counts_treasures_in_hand() -> None:
    table = given(
        hands={"Alice": [recover_arcane_wisdom, wishing_ring, walker]},
        bases={jungle_oasis: []},
        decks={"Alice": [shinobi] * 6},
    )
    table.plays("Alice", recover_arcane_wisdom)
    assert table.hand("Alice") == ["wishing_ring", "walker", *["shinobi"] * 3]


# -- Some Enchanted Evening --------------------------------------------------------------------------------


@pytest.mark.rule("SU-3.2", "SU-10.5")
def test_some_enchanted_evening_gives_extra_minions_of_power_3_or_less_for_cards() -> None:
    table = given(
        hands={"Alice": [some_enchanted_evening, walker, walker, shinobi, tiger_assassin, neophyte]},
        bases={jungle_oasis: [], tar_pits: []},
        minions_left=0,
    )
    table.plays("Alice", some_enchanted_evening)
    table.picks("Alice", "walker", "walker", "none")
    offers = table.offers("Alice")
    assert "play shinobi at jungle_oasis" in offers
    assert "play tiger_assassin at jungle_oasis" not in offers  # power 4
    table.plays("Alice", shinobi, at=jungle_oasis)
    table.plays("Alice", neophyte, at=tar_pits)
    while table.prompt != "play":
        table.answer("Alice", table.offers("Alice")[-1])
    assert "play tiger_assassin" not in " ".join(table.offers("Alice"))


def test_some_enchanted_evening_for_nothing() -> None:
    table = given(
        hands={"Alice": [some_enchanted_evening, walker]}, bases={jungle_oasis: []}, minions_left=0, actions_left=1
    )
    table.plays("Alice", some_enchanted_evening)
    table.picks("Alice", "none")
    assert table.offers("Alice") == ["end turn"]


def test_some_enchanted_evening_minions_may_wait_or_never_come() -> None:
    table = given(
        hands={"Alice": [some_enchanted_evening, zzzzzap, tiger_assassin, walker]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", some_enchanted_evening)
    table.picks("Alice", "zzzzzap", "none")
    table.plays("Alice", tiger_assassin, at=jungle_oasis)  # the free minion first
    assert "play walker at jungle_oasis" in table.offers("Alice")
    table.ends_turn("Alice")
    assert table.asked == "Bob"


# -- Speed Reading -----------------------------------------------------------------------------------------


def test_speed_reading_must_discard_a_card_and_then_draws_three() -> None:
    table = given(
        hands={"Alice": [speed_reading, walker, zzzzzap]}, bases={jungle_oasis: []}, decks={"Alice": [shinobi] * 4}
    )
    table.plays("Alice", speed_reading)
    assert table.offers("Alice") == ["walker", "zzzzzap"]
    table.picks("Alice", "zzzzzap")
    assert table.hand("Alice") == ["walker", *["shinobi"] * 3]
    assert table.discard("Alice") == ["zzzzzap", "speed_reading"]


def test_speed_reading_draws_even_without_a_card_to_discard() -> None:
    table = given(hands={"Alice": [speed_reading]}, bases={jungle_oasis: []}, decks={"Alice": [shinobi] * 4})
    table.plays("Alice", speed_reading)
    assert table.hand("Alice") == ["shinobi"] * 3


# -- Zzzzzap! ----------------------------------------------------------------------------------------------


def test_zzzzzap_discards_a_card_to_destroy_a_minion_of_power_3_or_less() -> None:
    table = given(
        hands={"Alice": [zzzzzap, walker, shinobi]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", tiger_assassin), ("", ghoul)],
            rhodes_plaza_mall: [("Alice", scroll_shuffler)],
        },
    )
    table.plays("Alice", zzzzzap)
    assert table.offers("Alice") == ["shinobi", "walker"]
    table.picks("Alice", "walker")
    assert table.offers("Alice") == [
        "Bob's shinobi at jungle_oasis",
        "ghoul at jungle_oasis",
        "Alice's scroll_shuffler at rhodes_plaza_mall",
    ]  # not power 4
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]
    assert table.discard("Alice") == ["walker", "zzzzzap"]


def test_zzzzzap_does_nothing_without_a_card_to_discard() -> None:
    table = given(hands={"Alice": [zzzzzap]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", zzzzzap)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["zzzzzap"]


def test_zzzzzap_costs_the_card_even_if_there_is_no_victim_or_it_is_protected() -> None:
    table = given(hands={"Alice": [zzzzzap, walker]}, bases={jungle_oasis: [("Bob", dork_orc), ("Bob", ninja_master)]})
    table.plays("Alice", zzzzzap)
    assert table.at("jungle_oasis") == ["Bob's dork_orc", "Bob's ninja_master"]
    assert table.discard("Alice") == ["walker", "zzzzzap"]


@pytest.mark.rule("SU-8.4")
def test_zzzzzap_earns_the_treasures_of_a_monster() -> None:
    table = given(
        hands={"Alice": [zzzzzap, walker]},
        bases={the_homeworld: [("", ghoul)]},
        treasure_deck=[wishing_ring],
        monster_deck=[web_troll],
    )
    table.plays("Alice", zzzzzap)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.pile("monster_deck") == ["ghoul", "web_troll"]
