"""What is a special, and who may use none: And Stay Down! asks every card in the same way."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    evans_city_cemetery,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    the_great_library,
    the_mothership,
    tortuga,
)
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.cards.factions.aliens import jammed_signal, scout
from rumpus.smashup.cards.factions.clerics import deep_friar
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.mages import happy_zapper
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, ninja_master, shinobi
from rumpus.smashup.cards.factions.orcs import and_stay_down, angry_pillagers
from rumpus.smashup.cards.factions.pirates import first_mate, full_sail, pirate_king
from rumpus.smashup.cards.factions.thieves import clever_distraction
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, On, given

PRINTED = {  # in the boxes of these cards; others tell by their texts
    "scout", "shinobi", "ninja_acolyte", "hidden_ninja", "pirate_king", "buccaneer", "first_mate", "full_sail",
    "tenacious_z", "spectre", "deep_friar", "cunning_plan", "salvage", "helping_hands", "run_away", "run_away_more",
    "last_call", "happy_zapper", "and_stay_down", "angry_pillagers", "dogpile", "clever_distraction",
    "dungeon_rule_book", "potion_of_halitosis", "potion_of_line_cutting", "potion_of_paralysis",
}  # fmt: skip


def is_special(card: Card) -> bool:
    """By how it is carried out."""
    replaces = card.watches.get("instead", {}).values()
    from_pile = card.use_from_discard is not None or card.play_from_discard is not None
    on_your_turn = card.use is not None and not card.is_talent
    in_window = bool(card.from_hand or (card.in_play and card.is_special_in_play))
    return from_pile or on_your_turn or in_window or any(each.is_special for each in replaces)


@pytest.mark.rule("SU-10.6")
def test_the_cards_that_print_special_are_specials_for_all_that_asks_and_no_others_are() -> None:
    specials = {card.id for card in CARDS.values() if is_special(card)}
    says = {card.id for card in CARDS.values() if any(text.startswith("Special:") for text in card.texts.values())}
    assert specials == says
    boxes = {CARDS[each].faction.set for each in PRINTED}
    assert {each for each in specials if CARDS[each].faction.set in boxes} == PRINTED


def shouted_down(base: Card, *on: On, hand: list[Card], **elsewhere: On) -> Given:
    """Alice has the most power at a base that scores, and nobody else may use specials there."""
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex), *on]
    table = given(
        hands={"Alice": [and_stay_down], "Bob": hand},
        decks={"Alice": [walker] * 3, "Bob": [walker] * 3},
        bases={base: crowd, tortuga: [*elsewhere.values()]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    return table


@pytest.mark.rule("SU-13.2")
@pytest.mark.parametrize("card", [shinobi, hidden_ninja, full_sail, angry_pillagers, clever_distraction])
def test_no_special_is_played_from_the_hand_of_who_was_shouted_down(card: Card) -> None:
    table = shouted_down(tar_pits, ("Bob", walker), hand=[card, ninja_master])
    assert table.asked == "Bob"
    assert table.prompt == "play"  # it is Bob's turn already
    assert card.id in table.hand("Bob")


@pytest.mark.rule("SU-13.2")
@pytest.mark.parametrize("card", [scout, first_mate, happy_zapper, deep_friar])
def test_no_special_is_used_from_play_by_who_was_shouted_down(card: Card) -> None:
    table = shouted_down(tar_pits, ("Bob", card), ("Bob", walker), hand=[walker], there=("Bob", pirate_king))
    assert (table.asked, table.prompt) == ("Bob", "play")
    assert card.id in table.discard("Bob")
    assert table.at("tortuga") == ["Bob's pirate_king"]


@pytest.mark.rule("SU-13.2")
def test_what_a_base_lets_its_players_do_is_no_special() -> None:
    table = shouted_down(the_great_library, ("Bob", walker), ("Bob", walker), hand=[])
    table.passes("Alice")
    table.uses("Bob", the_great_library)
    table.passes("Alice")
    assert table.hand("Bob") == ["walker"]


@pytest.mark.rule("SU-13.2")
def test_a_winner_who_was_shouted_down_while_tied_still_uses_the_base() -> None:
    bases: dict[Card, list[On]] = {
        the_mothership: [(name, card) for name in ("Alice", "Bob") for card in (king_rex, ninja_master, shinobi)],
        tortuga: [],
    }
    table = given(hands={"Alice": [and_stay_down]}, bases=bases, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    table.passes("Alice")
    table.uses("Bob", the_mothership)
    table.passes("Alice")
    assert "shinobi" in table.hand("Bob")


@pytest.mark.rule("SU-10.15")
def test_a_jammed_signal_jams_bases_and_no_specials() -> None:
    crowd: list[On] = [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex), ("Bob", scout)]
    bases = {evans_city_cemetery: [*crowd, ("Bob", jammed_signal)], ninja_dojo: []}
    table = given(hands={"Alice": [walker]}, bases=bases, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.picks("Bob", "use scout")
    assert "walker" in table.hand("Alice")
    assert table.hand("Bob") == ["scout"]
