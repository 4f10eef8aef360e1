"""Where cards of different factions decide what may be played, by whom, and who sees it."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    rhodes_plaza_mall,
    tar_pits,
    the_great_library,
    the_homeworld,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, poison, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.robots import hoverbot, microbot_fixer, microbot_guard, tech_center, zapbot
from rumpus.smashup.cards.factions.tricksters import block_the_path, enshrouding_mist, gnome, gremlin, mark_of_sleep
from rumpus.smashup.cards.factions.wizards import mass_enchantment, mystic_studies, neophyte, portal, scry, summon
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
from tests.smashup.given import given

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
    assert table.offers("Alice") == ["play zapbot from_discard at rhodes_plaza_mall", "end turn"]


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
