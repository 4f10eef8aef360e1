"""Deck files: cards with their texts, played, in place of others, and in records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus import FAMILIES, new_match, resume
from rumpus.bots import BOTS, chair_for
from rumpus.family import BadSetup
from rumpus.match import Match
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.deckfile.deck import SECTIONS, TAGS, load_deck, read_deck
from rumpus.munchkin.cards.decks import packed
from rumpus.munchkin.cards.effects.misfortunes import ITEMS
from rumpus.munchkin.cards.effects.registry import EFFECTS, Effect
from rumpus.munchkin.cards.groups import NAMED
from rumpus.munchkin.table.state import State
from rumpus.munchkin.text.cards import text_of
from rumpus.munchkin.words import words_of
from rumpus.record import read_record
from tests.munchkin.given import given
from tests.munchkin.kitchen import KITCHEN, only_for_now

DOCS = Path(__file__).parents[2] / "docs" / "write-a-munchkin-deck.md"

ENGLISH = words_of("en")


@pytest.fixture(autouse=True)
def clean_up() -> Iterator[None]:
    with only_for_now():
        yield


# -- what is right ---------------------------------------------------------------------------------------------


def test_the_deck_that_comes_along() -> None:
    cards = SETS["warhammer40k"].cards
    assert len(cards) == 150
    assert sum(card.copies for card in cards if card.is_door) == 94
    assert sum(card.copies for card in cards if not card.is_door) == 74
    assert sum(card.source == "sourced" for card in cards) == 12
    assert {card.id for card in cards} >= {"wandering_monster_40k", "cheat_40k", "loaded_die_40k", "eldar"}
    deadly = ["carnifex", "celestine_the_living_saint", "great_unclean_one", "grey_knight", "mortarion"]
    deadly += ["roboute_guilliman", "skarbrand", "swarmlord"]
    assert sorted(card.id for card in cards if card.kills) == deadly
    again = FAMILIES["munchkin"].load_deck(packed("warhammer40k"))
    assert "168 cards: 94 doors, 74 treasures; of 150 different ones 12 sourced, 138 reconstructed" in again


TEXTS = {
    "cook": "Dakka: In a fight that you are in, you may discard up to 2 cards from your hand, for +1 each. "
    "Fleet of foot: +1 to run away.",
    "burnt_toast": "-1 against Cooks. +2 against anyone who uses no headgear. "
    "Bad stuff: Lose the headgear that you wear; without any, lose a level.",
    "angry_critic": "-1 to run away from it. Killing it gives 2 levels. It does not pursue Cooks. "
    "Cards cannot make it leave a fight. Nobody can help against it. "
    "Bad stuff: If you are a Cook, you are dead; otherwise discard your whole hand, and lose an item that the player "
    "on your right picks. From your hand, it may join any fight with Undead monsters.",
    "overcooked": "A monster in a fight gets +5 and one extra treasure. +2 more against women.",
    "curse_dropped_tray": "Lose a small item of your choice, and you have -2 in this fight, or in your next one "
    "if you are not fighting.",
    "curse_closing_time": "This happens to each player, starting with you: lose a level.",
    "cauldron": "Only for Cooks. +3 more against Undead monsters.",
    "toque": "You have +1 to run away. +2 more while you have a helper or are one.",
    "serving_trolley": "You have +1 to run away, and nothing else you have in play counts for it.",
    "well_seasoned": "On your own turn outside combat: play this on one of your items in play that takes a hand. "
    "It gives +1 more, and its value rises by 100 gold.",
    "hot_pepper": "In any fight: +3 for either side. It attacks with fire.",
}


def test_texts_are_put_together_from_effects_and_numbers() -> None:
    load_deck(KITCHEN)
    assert {card_id: text_of(CARDS[card_id], ENGLISH) for card_id in TEXTS} == TEXTS


def test_what_a_file_leaves_out() -> None:
    load_deck(KITCHEN)
    critic, toast, ladle = CARDS["angry_critic"], CARDS["burnt_toast"], CARDS["ladle"]
    assert (critic.source, critic.rulings, critic.kills) == ("sourced", ("He has seen better.",), True)
    assert (toast.source, toast.rulings, toast.kills, toast.levels) == ("reconstructed", (), False, 1)
    assert (ladle.slot, ladle.hands, ladle.is_big, ladle.copies) == ("", 1, False, 3)
    assert CARDS["cookbook"].is_door is False


def test_armies_and_classes_of_other_sets_can_be_named() -> None:
    cauldron = next(card for card in read_deck(KITCHEN.replace("[cook]", "[eldar, professor]")).cards if card.is_big)
    assert text_of(cauldron, ENGLISH).startswith("Only for Aeldari or Professors.")


def test_a_deck_adds_to_the_rules_that_people_look_up() -> None:
    said = "title: Munchkin Kitchen\n"
    load_deck(KITCHEN.replace(said, f"{said}rulebook: {{MU-7.3: A Cook is never hungry., MU-13.1: Wash up.}}\n"))
    rules = {rule.number: rule.text for rule in FAMILIES["munchkin"].rulebook().rules}
    assert rules["MU-7.3"] == "What an army can do is on its cards. A Cook is never hungry."
    assert rules["MU-13.1"] == "Wash up."


def test_reading_changes_nothing() -> None:
    cards = read_deck(KITCHEN)
    assert cards.name not in SETS
    assert "ladle" not in CARDS


@pytest.mark.parametrize("seed", range(3))
def test_a_deck_is_played_by_two_bots_to_the_end(seed: int) -> None:
    load_deck(KITCHEN)
    match = new_match("munchkin", seed=seed, players=2, sets=["kitchen"])
    play_on(match)
    assert match.game.state.phase == "over"
    assert match.record.setup["decks"] == {"kitchen": SETS["kitchen"].fingerprint}
    again = resume(read_record(match.record.to_json()))
    assert again.game.state.winners == match.game.state.winners


def play_on(match: Match[State]) -> None:
    bots = [BOTS["random"](seat) for seat in range(2)]
    while (decision := match.game.decision) is not None:
        seat = decision.awaited[0]
        match.answer(seat, bots[seat].decide(chair_for(bots[seat], match.game, seat)))


def test_too_few_cards_for_so_many() -> None:
    load_deck(KITCHEN)
    with pytest.raises(BadSetup, match=r"setup\.sets: 6 players need 24 doors and 24 treasures to begin"):
        new_match("munchkin", seed=1, players=6, sets=["kitchen"])


# -- in place of another ---------------------------------------------------------------------------------------


def corrected(right: str, wrong: str) -> str:
    text = packed("warhammer40k")
    assert text.count(wrong) == 1
    return text.replace(wrong, right)


def test_a_corrected_number_counts_in_a_fight() -> None:
    load_deck(corrected("name: Dark Angel\n  level: 7", "name: Dark Angel\n  level: 6"))
    cards = {card.id: card for card in SETS["warhammer40k"].cards}
    assert CARDS["dark_angel"] is cards["dark_angel"]
    table = given(doors=[cards["dark_angel"]], play={"Alice": [cards["ultramarine"]]}, sets=["warhammer40k"])
    table.opens_door()
    assert table.table.strengths() == (1, 10)


def test_a_card_that_is_left_out_is_gone() -> None:
    load_deck(corrected("", "- {name: Recaf, bonus: 1, gold: 100, source: reconstructed}\n"))
    assert "recaf" not in CARDS
    assert "bolter" in CARDS


def test_a_record_needs_the_deck_that_it_was_played_with() -> None:
    usual = new_match("munchkin", seed=3, players=3, sets=["warhammer40k"]).record
    assert "decks" not in usual.setup
    load_deck(corrected("name: Dark Angel\n  level: 7", "name: Dark Angel\n  level: 6"))
    with pytest.raises(BadSetup, match="deck that comes with Rumpus"):
        resume(usual)
    changed = new_match("munchkin", seed=3, players=3, sets=["warhammer40k"]).record
    assert resume(changed).game.decision is not None
    load_deck(packed("warhammer40k"))
    with pytest.raises(BadSetup, match=f"with the deck {changed.setup['decks']['warhammer40k']}, but"):
        resume(changed)
    assert resume(usual).game.decision is not None


def test_other_sets_do_not_mind() -> None:
    load_deck(KITCHEN)
    record = new_match("munchkin", seed=3, players=3).record
    assert "decks" not in record.setup
    assert resume(record).game.decision is not None


@pytest.mark.parametrize("setup", [{"sets": 3}, {"sets": [["a"]]}, {"decks": 3}, {"sets": "kitchen"}])
def test_nonsense_is_told_as_such(setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        new_match("munchkin", seed=1, **setup)


# -- steps that the deck that comes along does not use ---------------------------------------------------------


def test_lose_picked_item_is_picked_by_a_neighbour() -> None:
    load_deck(KITCHEN)
    critic, ladle, pepper = CARDS["angry_critic"], CARDS["ladle"], CARDS["hot_pepper"]
    table = given(doors=[critic], play={"Alice": [ladle, pepper]}, sets=["kitchen"])
    table.opens_door()
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", critic)
    assert (table.prompt, table.awaited) == ("lose (angry_critic)", ["Carol"])
    table.answer("Carol", "ladle")
    assert [gear.card for gear in table.hero("Alice").gear] == [pepper]


def test_what_is_worn_in_several_places_is_lost_at_once() -> None:
    wide_hat = "- {name: Wide Hat, gold: 100, slot: headgear, traits: [{extra big items: 1}]}\n"
    boots = "- {name: Heavy Boots, gold: 100, slot: footgear, big: true}\n- {name: Stove, gold: 100, big: true}\n"
    load_deck(KITCHEN.replace("\nitems:\n", f"\nitems:\n{wide_hat}{boots}"))
    lying = [CARDS[each] for each in ("wide_hat", "heavy_boots", "stove")]
    table = given(doors=[CARDS["the_cruller_out_of_space"]], play={"Alice": lying}, sets=["cthulhu", "kitchen"])
    table.opens_door()
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", CARDS["the_cruller_out_of_space"])
    assert table.lying("Alice") == ["stove"], "and one Big item is no more than one can carry"
    assert table.prompt == "rest"


def test_no_step_is_taken_once_the_game_is_over() -> None:
    panic = "- {name: Curse! Panic, id: panic, effect: [{everybody: [lose a class]}], hits all: true}\n"
    load_deck(KITCHEN.replace("\ncurses:\n", f"\ncurses:\n{panic}"))
    professor, cultist, passing = (CARDS[each] for each in ("professor", "cultist", "cult_membership_card"))
    table = given(
        doors=[CARDS["panic"]],
        play={"Alice": [professor, passing], "Bob": [cultist], "Carol": [cultist]},
        levels={"Carol": 3},
        sets=["cthulhu", "kitchen"],
    )
    table.opens_door()
    table.everyone_passes()
    assert table.prompt == "pass for cultist (panic)", "now that the Professor has gone"
    table.answer("Alice", "yes")
    assert table.state.winners == [table.seat("Carol")]
    assert (table.lying("Bob"), table.lying("Carol")) == (["cultist"], ["cultist"])
    assert table.told()[-1] == "win P2"


def test_weaker_in_a_fight_waits_for_the_next_one() -> None:
    load_deck(KITCHEN)
    tray, toast = CARDS["curse_dropped_tray"], CARDS["burnt_toast"]
    table = given(hands={"Bob": [tray]}, doors=[toast], sets=["kitchen"])
    table.plays("Bob", tray, "Alice")
    table.everyone_passes()
    table.opens_door()
    assert table.table.strengths()[0] == -1


def test_no_cards_from_hand_as_a_curse_is_kept_and_then_discarded() -> None:
    load_deck(KITCHEN.replace("{weaker in a fight: 2}", "no cards from hand"))
    tray, ladle = CARDS["curse_dropped_tray"], CARDS["ladle"]
    table = given(hands={"Carol": [tray], "Alice": [ladle]}, active="Carol", phase="rest", sets=["kitchen"])
    table.plays("Carol", tray, "Alice")
    table.everyone_passes()
    assert "play ladle use" not in table.offers("Alice")
    assert table.discards() == []
    table.ends_turn("Carol")
    assert "play ladle use" in table.offers("Alice")
    assert table.discards() == ["curse_dropped_tray"]


# -- the page --------------------------------------------------------------------------------------------------


def row(effect: Effect) -> str:
    """As the page shows it: `| `lose levels` | count | lose *count* levels |`."""

    def plain(found: re.Match[str]) -> str:
        is_counted = found[2] and (" " in found[2] or found[2] in ("level", "card", "treasure"))
        return f"*{found[1]}* {found[2]}s" if is_counted else f"*{found[1]}*"

    text = re.sub(r"\{(\w+):?([^}]*)\}", plain, effect.template)
    kinds = f" ({', '.join(effect.kinds)})" if effect.kinds else ""
    return f"| `{effect.name}` | {', '.join(each.name for each in effect.parameters)} | {text}{kinds} |"


def test_the_page_tells_every_effect_and_no_other() -> None:
    _, tables = DOCS.read_text().split("\n## Steps\n")
    told = [line for line in tables.splitlines() if line.startswith("| `")]
    known = [row(effect) for effects in EFFECTS.values() for effect in effects.values()]
    assert sorted(set(known) - set(told)) == []  # lines to be added
    assert sorted(set(told) - set(known)) == []  # lines to be taken out


def test_the_page_names_every_section_field_group_and_tag() -> None:
    page = DOCS.read_text()
    names = [*SECTIONS, *{name for section in SECTIONS.values() for name in section.known}, *NAMED, *TAGS, *ITEMS]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_the_samples_of_the_page_are_right() -> None:
    samples = re.findall(r"^```yaml\n(.*?)^```", DOCS.read_text(), re.DOTALL | re.MULTILINE)
    assert [len(read_deck(each).cards) for each in samples] == [3]
