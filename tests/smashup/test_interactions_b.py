"""Cards of different factions against each other: Robots, Tricksters, Wizards, Zombies, the windows of a scoring."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    rhodes_plaza_mall,
    tar_pits,
    the_central_brain,
    the_great_library,
    the_homeworld,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import powderkeg
from rumpus.smashup.cards.factions.robots import (
    hoverbot,
    microbot_alpha,
    microbot_archive,
    microbot_fixer,
    microbot_guard,
    nukebot,
    tech_center,
    warbot,
    zapbot,
)
from rumpus.smashup.cards.factions.tricksters import (
    block_the_path,
    brownie,
    enshrouding_mist,
    flame_trap,
    gnome,
    gremlin,
    leprechaun,
    mark_of_sleep,
    pay_the_piper,
)
from rumpus.smashup.cards.factions.wizards import (
    enchantress,
    mass_enchantment,
    mystic_studies,
    neophyte,
    portal,
    sacrifice,
    scry,
    summon,
)
from rumpus.smashup.cards.factions.zombies import (
    grave_robbing,
    lend_a_hand,
    overrun,
    tenacious_z,
    they_keep_coming,
    theyre_coming_to_get_you,
    walker,
    zombie_lord,
)
from rumpus.smashup.table.state import Extra
from tests.smashup.given import given

# -- Microbots: what counts when it is destroyed -----------------------------------------------------------


def test_a_minion_destroyed_together_with_microbot_alpha_still_was_a_microbot() -> None:
    table = given(
        hands={"Bob": [powderkeg]},
        decks={"Alice": [tech_center] * 5},
        active="Bob",
        bases={
            jungle_oasis: [
                ("Alice", microbot_archive),
                ("Alice", microbot_alpha),
                ("Alice", zapbot),
                ("Bob", tiger_assassin),
            ]
        },
    )
    table.plays("Bob", powderkeg)
    assert table.at("jungle_oasis") == []
    assert table.hand("Alice") == ["tech_center"] * 3


def test_a_microbot_counts_for_the_archive_even_if_alpha_goes_before_the_card_is_drawn() -> None:
    bases = {
        the_central_brain: [("Alice", nukebot), ("Bob", microbot_archive), ("Bob", microbot_alpha), ("Bob", gremlin)]
    }
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [zapbot] * 9, "Bob": [tech_center] * 9}, bases=bases)
    table.plays("Alice", sacrifice)
    table.picks("Alice", "gremlin")
    assert table.at("the_central_brain") == []
    assert table.hand("Bob") == ["tech_center"] * 4  # the Gremlin's own card, and one for each Microbot


def test_gremlin_archive_and_tar_pits_come_in_the_order_that_the_active_player_says() -> None:
    table = given(
        hands={"Bob": [seeing_stars, walker]},
        decks={"Alice": [tech_center]},
        active="Bob",
        bases={tar_pits: [("Alice", microbot_archive), ("Alice", microbot_alpha), ("Alice", gremlin)]},
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "gremlin")
    assert table.offers("Bob") == ["tar_pits", "Alice's microbot_archive at tar_pits", "gremlin"]
    table.picks("Bob", "tar_pits")
    assert table.deck("Alice") == ["tech_center", "gremlin"]
    table.picks("Bob", "gremlin")
    assert table.hand("Alice") == ["tech_center", "gremlin"]  # the archive's card is the Gremlin itself
    assert table.discard("Bob") == ["walker", "seeing_stars"]


def test_a_warbot_can_be_put_under_a_deck_and_a_nukebot_that_is_put_there_does_not_explode() -> None:
    bases = {jungle_oasis: [("Alice", warbot, ("Bob", poison)), ("Alice", nukebot, ("Bob", poison)), ("Bob", king_rex)]}
    table = given(hands={"Bob": [disintegrator] * 2}, bases=bases, active="Bob", actions_left=2)
    table.plays("Bob", disintegrator)
    table.picks("Bob", "warbot")
    table.plays("Bob", disintegrator)
    assert table.at("jungle_oasis") == ["Bob's king_rex"]
    assert table.deck("Alice") == ["warbot", "nukebot"]


# -- a minion is played: Leprechaun, traps, the Piper, the base --------------------------------------------


@pytest.mark.rule("SU-6.3")
def test_all_that_wait_for_a_minion_at_one_base_are_ordered_by_the_active_player() -> None:
    bases = {the_homeworld: [("Bob", leprechaun), ("Bob", flame_trap), ("Bob", pay_the_piper)]}
    table = given(hands={"Alice": [zapbot, walker, enchantress, king_rex]}, bases=bases)
    table.plays("Alice", zapbot, at=the_homeworld)
    assert table.offers("Alice") == [
        "the_homeworld",
        "Bob's leprechaun at the_homeworld",
        "Bob's flame_trap at the_homeworld",
        "Bob's pay_the_piper at the_homeworld",
    ]
    table.picks("Alice", "Bob's leprechaun at the_homeworld")  # the trap finds nobody any more
    assert table.offers("Alice") == ["the_homeworld", "Bob's pay_the_piper at the_homeworld"]
    table.picks("Alice", "the_homeworld", "king_rex")
    assert table.at("the_homeworld") == ["Bob's leprechaun", "Bob's flame_trap", "Bob's pay_the_piper"]
    assert table.discard("Alice") == ["zapbot", "king_rex"]
    assert table.state.extras == [Extra(2)] * 2  # of the Zapbot and of the base


def test_a_trap_and_leprechaun_wait_in_a_scoring_too_and_the_piper_asks_who_played_the_minion() -> None:
    bases = {jungle_oasis: [("Bob", king_rex), ("Bob", leprechaun), ("Bob", pay_the_piper)], tar_pits: []}
    table = given(hands={"Alice": [shinobi, zapbot, walker]}, bases=bases, active="Bob")
    table.ends_turn("Bob")
    table.picks("Alice", "play shinobi")
    assert table.asked == "Bob"
    table.picks("Bob", "Bob's leprechaun at jungle_oasis")
    assert table.offers("Alice") == ["walker", "zapbot"]
    table.picks("Alice", "walker")
    assert table.discard("Alice") == ["shinobi", "walker"]


# -- Brownie -----------------------------------------------------------------------------------------------


def test_brownie_takes_revenge_on_a_minion_that_comes_in_a_scoring_and_only_once() -> None:
    bases = {jungle_oasis: [("Bob", king_rex), ("Bob", brownie, ("Alice", poison)), ("Bob", king_rex)], tar_pits: []}
    table = given(hands={"Alice": [hidden_ninja, tiger_assassin, *[gnome] * 5]}, bases=bases, active="Bob")
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play tiger_assassin at jungle_oasis", "brownie")
    assert len(table.hand("Alice")) == 3  # the Hidden Ninja has done nothing to it


def test_brownie_takes_revenge_on_who_plays_a_borrowed_action_and_not_on_its_owner() -> None:
    table = given(
        hands={"Alice": [mass_enchantment, gnome, gnome, gnome], "Carol": [walker, walker]},
        decks={"Carol": [beam_up]},
        bases={tar_pits: [("Bob", brownie)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", mass_enchantment)
    assert table.hand("Bob") == ["brownie"]
    assert (len(table.hand("Alice")), len(table.hand("Carol"))) == (1, 2)


def test_brownie_does_not_mind_what_the_card_sets_off_only_what_it_does() -> None:
    bases = {tar_pits: [("Alice", nukebot)], jungle_oasis: [("Alice", nukebot), ("Bob", brownie)]}
    table = given(hands={"Alice": [sacrifice, walker, walker]}, bases=bases)
    table.plays("Alice", sacrifice)
    table.picks("Alice", "Alice's nukebot at jungle_oasis")
    assert table.discard("Bob") == ["brownie"]
    assert table.hand("Alice") == ["walker", "walker"]


# -- Mark of Sleep -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sleeper", "offers"), [("Bob", ["take", "none"]), ("Alice", ["take", "play", "none"])])
def test_mark_of_sleep_forbids_the_extra_action_of_a_scoring_in_the_turn_of_sleep(
    sleeper: str, offers: list[str]
) -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [king_rex, shinobi, neophyte]},
        decks={"Alice": [zapbot] * 2, "Bob": [mystic_studies, zapbot, zapbot, zapbot]},
        bases={the_homeworld: [("Bob", king_rex)] * 3, tar_pits: []},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", sleeper)
    table.ends_turn("Alice")
    table.plays("Bob", king_rex, at=the_homeworld)
    table.ends_turn("Bob")
    table.picks("Bob", "play shinobi", "play neophyte at tar_pits")
    assert table.offers("Bob") == offers
    table.picks("Bob", "take")


def test_mark_of_sleep_forbids_special_actions_in_that_turn_and_says_so() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [hidden_ninja, shinobi]},
        decks={"Alice": [zapbot] * 2, "Bob": [zapbot] * 2},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", tiger_assassin)], tar_pits: []},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", shinobi, at=jungle_oasis)
    table.ends_turn("Bob")
    assert table.offers("Bob") == ["pass"]
    refusal = table.why_not("Bob", "play hidden_ninja")
    assert refusal is not None
    assert refusal.reason == "asleep"
    table.passes("Bob")


# -- borrowed and revealed cards ---------------------------------------------------------------------------


def test_a_borrowed_mass_enchantment_reveals_the_next_cards_and_all_go_back_in_their_order() -> None:
    table = given(
        hands={"Alice": [mass_enchantment]},
        decks={"Bob": [mass_enchantment, gnome, walker], "Carol": [gremlin, scry, walker], "Alice": [summon, zapbot]},
        bases={tar_pits: []},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", mass_enchantment)  # Bob's is the only action, then Carol's
    assert table.prompt == "take (scry)"
    table.picks("Alice", "summon")
    assert table.hand("Alice") == ["summon"]
    assert (table.deck("Bob"), table.deck("Carol")) == (["gnome", "walker"], ["gremlin", "walker"])
    assert (table.discard("Bob"), table.discard("Carol")) == (["mass_enchantment"], ["scry"])


@pytest.mark.rule("SU-2.6")
def test_mass_enchantment_makes_an_empty_deck_anew() -> None:
    table = given(
        hands={"Alice": [mass_enchantment]},
        decks={"Alice": [gnome] * 3},
        discards={"Bob": [mystic_studies]},
        bases={tar_pits: []},
    )
    table.plays("Alice", mass_enchantment)
    assert table.hand("Alice") == ["gnome", "gnome"]
    assert table.discard("Bob") == ["mystic_studies"]


def test_a_borrowed_overrun_is_destroyed_at_the_start_of_the_borrowers_turn() -> None:
    table = given(
        hands={"Alice": [mass_enchantment], "Bob": [walker]},
        decks={"Bob": [overrun, zapbot, zapbot], "Alice": [zapbot] * 4},
        bases={rhodes_plaza_mall: [], the_great_library: []},
    )
    table.plays("Alice", mass_enchantment)
    table.picks("Alice", "rhodes_plaza_mall")
    table.ends_turn("Alice")
    assert "play walker at rhodes_plaza_mall" not in table.offers("Bob")
    table.ends_turn("Bob")
    assert table.at("rhodes_plaza_mall") == []
    assert table.discard("Bob") == ["overrun"]


def test_a_borrowed_zombie_action_works_on_the_borrowers_cards() -> None:
    for card, hand in ((grave_robbing, ["gnome"]), (lend_a_hand, [])):
        table = given(
            hands={"Alice": [mass_enchantment]},
            decks={"Bob": [card]},
            discards={"Alice": [gnome], "Bob": [walker]},
            bases={tar_pits: []},
        )
        table.plays("Alice", mass_enchantment)
        if card is lend_a_hand:
            table.picks("Alice", "gnome")
        assert table.hand("Alice") == hand
        assert table.discard("Bob") == ["walker", card.id]


@pytest.mark.rule("SU-2.6")
@pytest.mark.parametrize("card", [hoverbot, neophyte])
def test_who_reveals_from_an_empty_deck_makes_it_anew_without_the_card_just_played(card: Card) -> None:
    table = given(hands={"Alice": [card]}, discards={"Alice": [tech_center, tech_center]}, bases={tar_pits: []})
    table.plays("Alice", card, at=tar_pits)
    if card is neophyte:
        table.picks("Alice", "none")
    assert (table.deck("Alice"), table.discard("Alice")) == (["tech_center", "tech_center"], [])


# -- extra minions -----------------------------------------------------------------------------------------


def test_tenacious_z_is_not_offered_where_no_base_is_open_to_it() -> None:
    table = given(discards={"Alice": [tenacious_z]}, bases={jungle_oasis: [("Bob", overrun)]})
    assert table.offers("Alice") == ["end turn"]


def test_a_minion_in_the_discard_pile_is_refused_as_not_in_hand_without_a_card_that_opens_the_pile() -> None:
    bases = {tar_pits: [("Alice", theyre_coming_to_get_you)], rhodes_plaza_mall: []}
    table = given(discards={"Alice": [walker]}, bases=bases)
    assert table.why_not("Alice", "play walker from_discard at tar_pits") is None
    refusal = table.why_not("Alice", "play walker from_discard at rhodes_plaza_mall")
    assert refusal is not None
    assert refusal.reason == "not in hand"


def test_mist_and_the_open_discard_pile_at_one_base_work_together_once_a_turn() -> None:
    bases = {tar_pits: [("Alice", theyre_coming_to_get_you), ("Alice", enshrouding_mist)], rhodes_plaza_mall: []}
    table = given(discards={"Alice": [king_rex] * 2}, bases=bases, minions_left=0)
    table.picks("Alice", "play king_rex from_discard at tar_pits")
    assert table.offers("Alice") == ["end turn"]


def test_zombie_lord_raises_a_fixer_which_is_not_the_first_minion_and_a_guard_which_strikes() -> None:
    table = given(
        hands={"Alice": [zombie_lord, shinobi]},
        discards={"Alice": [microbot_fixer, microbot_guard]},
        bases={tar_pits: [], rhodes_plaza_mall: [], cave_of_shinies: [("Bob", walker, ("Bob", poison))]},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "rhodes_plaza_mall", "play microbot_fixer at rhodes_plaza_mall", "cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's microbot_guard"]
    assert table.points("Bob") == 1
    assert table.offers("Alice") == ["end turn"]  # no extra minion


def test_block_the_path_stops_a_minion_from_the_discard_pile_too() -> None:
    table = given(
        hands={"Alice": [they_keep_coming], "Bob": [block_the_path]},
        discards={"Alice": [zapbot]},
        decks={"Bob": [walker] * 2},
        bases={tar_pits: [], rhodes_plaza_mall: []},
        active="Bob",
    )
    table.plays("Bob", block_the_path)
    table.picks("Bob", "tar_pits", "robots")
    table.ends_turn("Bob")
    table.plays("Alice", they_keep_coming)
    assert table.at("rhodes_plaza_mall") == ["Alice's zapbot"]


# -- what the others may know ------------------------------------------------------------------------------


def test_portal_shows_the_cards_to_all_but_not_the_order_in_which_they_go_back() -> None:
    table = given(
        hands={"Alice": [portal]}, decks={"Alice": [scry, gnome, summon, walker, walker, zapbot]}, bases={tar_pits: []}
    )
    table.plays("Alice", portal)
    shown = [event for event in table.game.log.events if event.kind == "reveal"]
    assert [event.public for event in shown] == [("P0", "scry", "gnome", "summon", "walker", "walker")]
    table.picks("Alice", "gnome", "none", "walker", "walker", "summon")
    alice, bob = [table.game.view(viewer)["seats"][0] for viewer in (0, 1)]  # type: ignore[index]
    assert alice["deck known"] == [(0, "scry"), (1, "summon"), (2, "walker"), (3, "walker")]
    assert "deck known" not in bob
    assert bob["hand"] == ["gnome"]


def test_a_single_card_that_portal_puts_back_has_no_order_to_hide() -> None:
    table = given(hands={"Alice": [portal]}, decks={"Alice": [gnome, scry]}, bases={tar_pits: []})
    table.plays("Alice", portal)
    table.picks("Alice", "gnome")
    assert table.game.view(1)["seats"][0]["deck known"] == [(0, "scry")]  # type: ignore[index]


# -- why a special is refused ------------------------------------------------------------------------------


@pytest.mark.rule("SU-6.1")
def test_a_special_is_refused_with_the_reason_that_stands_in_its_way() -> None:
    bases = {jungle_oasis: [*[("Bob", tiger_assassin)] * 3, ("Bob", overrun)], tar_pits: []}
    table = given(hands={"Alice": [shinobi, hidden_ninja]}, bases=bases)
    table.ends_turn("Alice")
    forbidden, absent = table.why_not("Alice", "play shinobi"), table.why_not("Alice", "play scout")
    assert forbidden is not None
    assert absent is not None
    assert (forbidden.reason, forbidden.about) == ("forbidden", ("overrun",))
    assert absent.reason == "no special now"
    table.picks("Alice", "play hidden_ninja", "none")
    spent = table.why_not("Alice", "play hidden_ninja")
    assert spent is not None
    assert spent.reason == "not in hand"
    table.passes("Alice")
