"""What is wrong with a deck file is said with its place, all of it, and nothing changes."""

from __future__ import annotations

import pytest

from rumpus import FAMILIES
from rumpus.family import BadDeck, NoDecks
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.deckfile.deck import load_deck
from tests.munchkin.kitchen import KITCHEN


def faults_of(text: str) -> list[str]:
    before = SETS.copy(), CARDS.copy()
    with pytest.raises(BadDeck) as caught:
        load_deck(text)
    assert before == (SETS, CARDS)
    return caught.value.faults


@pytest.mark.parametrize(
    ("right", "wrong", "line", "fault"),
    [
        ("\nmonsters:", "\nmonstres:", 9, "there is no section «monstres»; did you mean «monsters»?"),
        ("title: Munchkin Kitchen\n", "", 1, "«title» is missing"),
        ("title: Munchkin Kitchen\n", "title: K\nrulebook: {7.3: No.}\n", 3, "«7.3» is read as a number or as yes"),
        ("title: Munchkin Kitchen\n", "title: K\nrulebook: {SU-7.3: No.}\n", 3, "«SU-7.3» is not the number of a rule"),
        ("set: kitchen", "set: My Kitchen", 1, "«My Kitchen» is not an id: use small letters, digits and «_»"),
        ("set: kitchen", "set: cthulhu", 1, "the cards of «cthulhu» are written in Python: a file cannot replace them"),
        ("  level: 9\n", "", 18, "«level» is missing"),
        ("  level: 9\n", "  levl: 9\n", 19, "there is no field «levl»; did you mean «level»?"),
        ("  level: 9\n", "  level: 31\n", 19, "«level» must be a whole number from 1 to 30, not «31»"),
        ("  level: 9\n", "  level: high\n", 19, "«level» must be a whole number from 1 to 30, not «high»"),
        ("  level: 9\n", "  level: 1_0:3\n", 19, "«level» must be a whole number from 1 to 30, not «1_0:3»"),
        ("  level: 9\n", "  level: 9\n  level: 8\n", 20, "«level» is here twice"),
        ("copies: 3\n", "copies: 21\n", 22, "«copies» must be a whole number from 1 to 20, not «21»"),
        ("hands: 1, copies", "hands: 3, copies", 44, "«hands» must be a whole number from 0 to 2, not «3»"),
        ("[undead]", "[undeed]", 23, "there is no tag «undeed»; did you mean «undead»?"),
        ("[undead]", "undead", 23, "«tags» must be a list"),
        ("headgear, run", "headgeer, run", 46, "there is no slot «headgeer»; did you mean «headgear»?"),
        ("headgear, run", "headgear, hands: 1, run", 46, "an item takes a «slot» or «hands», not both"),
        ("{group: cook}", "{group: cok}", 24, "there is no group «cok»; did you mean «cook»?"),
        ("only: [cook]", "only: [baker]", 45, "there is no group «baker»"),
        ("{cook: -1", "{[cook]: -1", 14, "this must be a name"),
        (
            "[{lose levels: 1}]\n-",
            "[{loose levels: 1}]\n-",
            17,
            "there is no step «loose levels»; did you mean «lose levels»?",
        ),
        ("[stays,", "[stay,", 26, "there is no trait «stay»; did you mean «stays»?"),
        ("[{dakka: 2}", "[{daka: 2}", 4, "there is no ability «daka»; did you mean «dakka»?"),
        ("swap a monster", "swop a monster", 40, "there is no deed «swop a monster for the"),
        ("{items: any, by: right}", "any", 30, "«lose picked item» needs several values: {items"),
        ("by: right", "by: behind", 30, "there is no by «behind»; choose from «left», «right»"),
        (", by: right", "", 30, "«by» is missing"),
        (", by: right", ", to: right", 30, "there is no value of «lose picked item» «to»; choose from «items», «by»"),
        ("[stays,", "[{stays: 2},", 26, "«stays» takes no value"),
        ("[{dakka: 2}", "[dakka", 4, "«dakka» needs «most»"),
        (
            "{dakka: 2}, {fleet",
            "{dakka: 2, fleet",
            4,
            "each ability must be an entry of its own, with a «-» before it",
        ),
        ("    then: [die]", "    then: []", 29, "Angry Critic: «then» is empty"),
        (
            "\n  - lose worn: headgear\n    otherwise: [{lose levels: 1}]",
            " []",
            15,
            "Burnt Toast: «bad stuff» is empty",
        ),
        ("effect: [{everybody: [{lose levels: 1}]}]", "effect: []", 38, "Closing Time: «effect» is empty"),
        ("{everybody: [{lose levels: 1}]}", "{everybody: []}", 38, "«everybody» is empty"),
        ("{lose levels: 1}]\n-", "{lose levels: -3}]\n-", 17, "«lose levels» must be a whole number from 1 to 10"),
        ("{weaker in a fight: 2}", "{weaker in a fight: -5}", 37, "«weaker in a fight» must be a whole number from 1"),
        ("{dakka: 2}", "{dakka: -3}", 4, "«dakka» must be a whole number from 1 to 10, not «-3»"),
        ("{weaker in a fight: 2}", "{discard cards: 0}", 37, "«discard cards» must be a whole number from 1 to 10"),
        ("{weaker in a fight: 2}", "{if: women}", 37, "«if» needs a «then»"),
        ("{weaker in a fight: 2}", "{if: women, otherwise: [die]}", 37, "«if» needs a «then»"),
        ("{dakka: 2}", "{dakka: 2}, {dakka: 3}", 4, "Cook: it has «dakka» twice"),
        ("Second Helping, twin: true", "Second Helping", 35, "it does nothing: give it a «bonus»"),
        ("[die]", "[[die]]", 29, "this must be a step: a name, or «name: value»"),
        ("[stays,", "[{extra hands: 1},", 18, "the trait «extra hands» is for another kind of card: item"),
        ("hits all: true", "hits all: 1", 38, "«hits all» must be «true» or «false»"),
        ("source: sourced", "source: me", 32, "there is no source «me»; choose from «sourced», «reconstructed»"),
        ("name: Cookbook", "name: 7", 54, "«7» is read as a number or as yes or no: put it in quotes"),
        ("name: Cookbook", 'name: ""', 54, "«name» must be a text"),
        ("name: Cookbook", "name: '?'", 54, "this name cannot be made into an id: give the card an «id»"),
        ("name: Cookbook", "name: Ladle", 54, "the id «ladle» is also that of the card in line 44"),
        (
            "name: Cookbook",
            "name: Cheat!",
            54,
            "the id «cheat» is that of a card of Munchkin Cthulhu: give this one an «id»",
        ),
        ("- {name: Cookbook, deck: treasure}", "- Cookbook", 54, "this must be «name: value»"),
        ("- {name: Cookbook", "  {name: Cookbook", 54, "this must be a list of cards"),
        (
            "deck: door, effect: [swap a monster for the next one]",
            "deck: door",
            40,
            "it does nothing: give it an «effect» or",
        ),
        ("bonus: 3, gold: 100, tags: [flame]", "gold: 100", 52, "it does nothing: give it a"),
        ("bonus: 3, gold: 100, tags: [flame]", "traits: [{afterwards: [die]}]", 52, "it does nothing: give it a"),
        (
            "effect: [swap a monster for the next one]",
            "traits: [{extra hands: 1}]",
            40,
            "the trait «extra hands» is for another kind of card: item",
        ),
        ("twin: true", "twin: true, bonus: 5", 35, "a twin has nothing else"),
        ("level: 9\n", "level: [9\n", 20, "this is not YAML: "),
    ],
)
def test_a_fault_is_told_with_its_line(right: str, wrong: str, line: int, fault: str) -> None:
    assert right in KITCHEN
    faults = faults_of(KITCHEN.replace(right, wrong, 1))
    assert any(each.startswith(f"line {line}: ") and fault in each for each in faults), "\n".join(faults)


def test_all_faults_are_told_from_the_top_to_the_end_each_with_its_place() -> None:
    bad = KITCHEN.replace("level: 9", "level: 99").replace("[cook]", "[cok]").replace("dakka", "daka")
    assert faults_of(bad) == [
        "line 4: armies: Cook: there is no ability «daka»; did you mean «dakka»?",
        "line 19: monsters: Angry Critic: «level» must be a whole number from 1 to 30, not «99»",
        "line 45: items: Cauldron: there is no group «cok»; did you mean «cook»?",
    ]


@pytest.mark.parametrize("text", ["", "   \n", "# nothing\n"])
def test_an_empty_file(text: str) -> None:
    assert faults_of(text) == ["line 1: the file is empty"]


@pytest.mark.parametrize("text", ["- 1\n", "Kitchen\n"])
def test_what_is_no_deck_at_all(text: str) -> None:
    assert faults_of(text)[0] == "line 1: this must be «name: value»"


@pytest.mark.parametrize(
    "text", ["\x00", "set: \x07", "%YAML 9\n", "a: b: c", "\t- x", "{[a]: [", "? - a\n: - b", "&a [*a]"]
)
def test_what_is_not_even_yaml(text: str) -> None:
    assert all(each.startswith("line ") for each in faults_of(text))


def test_a_deck_needs_doors_treasures_and_something_to_fight() -> None:
    head = "set: tiny\ntitle: Tiny\n"
    assert faults_of(head) == [f"line 1: there is no {what} in this deck" for what in ("door", "treasure", "monster")]
    only_doors = head + "curses: [{name: Oops, effect: [die]}]\n"
    assert faults_of(only_doors) == [f"line 1: there is no {what} in this deck" for what in ("treasure", "monster")]


def test_steps_within_steps_end_somewhere() -> None:
    bad = KITCHEN.replace("then: [die]", "then: &round [{if: women, then: *round}]")
    assert any("steps can lead to steps at most 6 times" in each for each in faults_of(bad))


def test_smash_up_has_no_deck_files() -> None:
    with pytest.raises(NoDecks, match="are written in Python"):
        FAMILIES["smashup"].load_deck(KITCHEN)
