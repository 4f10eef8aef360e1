"""A box of cards that is written down as YAML: text in, cards out, or everything that is wrong with it.

What a card does is said with the known effects (`effects/`), by their names; a card's text is put together from theirs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rumpus.family import BadDeck
from rumpus.family.ids import id_of
from rumpus.munchkin.cards.box import SETS, CardSet
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.deckfile import printed
from rumpus.munchkin.cards.deckfile.effects import DeckReader, effects, group
from rumpus.munchkin.cards.deckfile.nodes import (
    NOTHING,
    Field,
    Reader,
    fields,
    flag,
    many,
    number,
    one_of,
    one_or_many,
    pairs,
    table,
    text,
    unknown,
)
from rumpus.munchkin.cards.deckfile.printed import Make
from rumpus.munchkin.cards.effects.registry import Use, lay_down
from rumpus.munchkin.cards.groups import of_role

TAGS = ("chaos", "undead", "goth", "flame", "ichor")  # what a card can be, where that matters to others
KINDS_OF_MONSTERS = ("chaos", "undead", "goth")

# -- the sections ----------------------------------------------------------------------------------------------


def identity(reader: Reader, node: Node) -> Any:
    found = text(reader, node)
    if found is NOTHING or re.fullmatch(r"[a-z][a-z0-9_]*", found):
        return found
    return reader.fault(node, f"«{found}» is not an id: use small letters, digits and «_»")


def rule_number(reader: Reader, node: Node) -> Any:
    found = text(reader, node)
    if found is NOTHING or re.fullmatch(r"MU-\d+\.\d+", found):
        return found
    return reader.fault(node, f"«{found}» is not the number of a rule: «MU-7.3»")


def lets_go(reader: Reader, node: Node) -> Any:
    """Those whom a monster does not pursue: `{level: 3}`, or `{group: cook}`."""
    return fields(reader, node, {"level": Field(number(1, 10)), "group": Field(group)})


ANY = {
    "name": Field(text, True),
    "id": Field(identity),
    "copies": Field(number(1, 20)),
    "rulings": Field(many(text)),
    "source": Field(one_of("source", ("sourced", "reconstructed"))),
}
TRAITS = {"traits": Field(effects("trait"))}
BONUS_VS = {"bonus vs": Field(table(one_of("tag", KINDS_OF_MONSTERS), number(1, 20)))}
GEAR = {
    **ANY,
    **TRAITS,
    **BONUS_VS,
    "bonus": Field(number(-20, 20)),
    "gold": Field(number(0, 10_000), True),
    "big": Field(flag),
    "only": Field(one_or_many(group)),
    "never": Field(one_or_many(group)),
    "run away": Field(number(-6, 6)),
    "tags": Field(many(one_of("tag", TAGS))),
}


class Section(NamedTuple):
    """One list of the file: what its entries may say, and what card they make."""

    make: Make
    known: dict[str, Field]


ROLE = {**ANY, "plural": Field(text), "abilities": Field(effects("ability"))}
SECTIONS = {
    "classes": Section(printed.hero_class, ROLE),
    "super munchkins": Section(printed.super_munchkin, ANY),
    "armies": Section(printed.army, ROLE),
    "alliances": Section(printed.alliance, ANY),
    "wandering monsters": Section(printed.wandering_monster, ANY),
    "monsters": Section(
        printed.monster,
        {
            **ANY,
            **TRAITS,
            "level": Field(number(1, 30), True),
            "treasures": Field(number(0, 10), True),
            "levels": Field(number(0, 5)),
            "against": Field(table(group, number(-20, 20))),
            "leaves alone": Field(lets_go),
            "run away": Field(number(-6, 6)),
            "tags": Field(many(one_of("tag", TAGS))),
            "bad stuff": Field(effects("step"), True),
        },
    ),
    "monster enhancers": Section(
        printed.monster_enhancer,
        {
            **ANY,
            **TRAITS,
            "bonus": Field(number(-20, 20)),
            "treasures": Field(number(-10, 10)),
            "grants": Field(one_of("tag", ("chaos", "undead"))),
            "run away": Field(number(-6, 6)),
            "twin": Field(flag),
        },
    ),
    "curses": Section(printed.curse, {**ANY, "effect": Field(effects("step"), True), "hits all": Field(flag)}),
    "events": Section(
        printed.event,
        {**ANY, **TRAITS, "deck": Field(one_of("deck", ("door", "treasure")), True), "effect": Field(effects("deed"))},
    ),
    "level cards": Section(printed.level_card, ANY),
    "items": Section(
        printed.item,
        {**GEAR, "slot": Field(one_of("slot", ("headgear", "armor", "footgear"))), "hands": Field(number(0, 2))},
    ),
    "vehicles": Section(printed.vehicle, GEAR),
    "item enhancers": Section(
        printed.item_enhancer,
        {
            **ANY,
            **BONUS_VS,
            "bonus": Field(number(-20, 20), True),
            "gold": Field(number(0, 10_000)),
            "fits": Field(one_of("place", ("hand", "bonus", "any"))),
        },
    ),
    "one-shots": Section(
        printed.one_shot,
        {
            **ANY,
            **TRAITS,
            **BONUS_VS,
            "bonus": Field(number(0, 20)),
            "gold": Field(number(0, 10_000)),
            "tags": Field(many(one_of("tag", TAGS))),
            "effect": Field(effects("deed")),
        },
    ),
    "cheats": Section(printed.cheat, {**ANY, "deck": Field(one_of("deck", ("door", "treasure")))}),
}


class Head(NamedTuple):
    """What the file says of the box as a whole."""

    name: str
    title: str
    rules: tuple[Use, ...]
    rulebook: dict[str, str]


HEAD = {
    "set": Field(identity, True),
    "title": Field(text, True),
    "rules": Field(effects("rule")),
    "rulebook": Field(table(rule_number, text)),
}


class Entry(NamedTuple):
    section: str
    node: Node
    said: dict[str, Any]
    id: str


# -- the file --------------------------------------------------------------------------------------------------


def load_deck(source: str) -> CardSet:
    """Read a deck and play with it from now on; one of the same name is replaced. If there is any fault, nothing
    changes."""
    cards = read_deck(source)
    cards.publish()
    return cards


def read_deck(source: str) -> CardSet:
    """May raise BadDeck, with all faults."""
    reader = DeckReader()
    root = reader.root(source)
    head, entries = read_root(reader, root) if root is not None else (Head("", "", (), {}), [])
    if not reader.faults:
        check_ids(reader, head.name, entries)
    cards = CardSet(head.name, head.title, is_published=False, fingerprint=sha256(source.encode()).hexdigest()[:12])
    cards.rulebook = head.rulebook
    if not reader.faults:
        build(reader, cards, entries)
        for use in head.rules:
            lay_down(cards, use)
    cards.minds_sex = reader.minds_sex
    if not reader.faults and root is not None:
        check_decks(reader, root, cards)
    if reader.faults:
        raise BadDeck(reader.told())
    return cards


def read_root(reader: DeckReader, root: Node) -> tuple[Head, list[Entry]]:
    found = {name: (key, value) for key, name, value in pairs(reader, root)}
    said = {}
    for name, field in HEAD.items():
        if name in found:
            reader.place = [] if field.is_needed else [name]
            with reader.reading(f"«{name}»"):
                said[name] = field.read(reader, found[name][1])
        elif field.is_needed:
            reader.fault(root, f"«{name}» is missing")
    reader.place = []
    read = {name: value for name, value in said.items() if value is not NOTHING}
    head = Head(read.get("set", ""), read.get("title", ""), read.get("rules", ()), dict(read.get("rulebook", ())))
    if head.name in SETS and not SETS[head.name].fingerprint:
        reader.fault(found["set"][1], f"the cards of «{head.name}» are written in Python: a file cannot replace them")
    entries: list[Entry] = []
    learn_roles(reader, head.name, [found[each][1] for each in ("classes", "armies") if each in found])
    for section, (key, value) in found.items():
        if section in HEAD:
            continue
        if section not in SECTIONS:
            reader.fault(key, unknown("section", section, [*HEAD, *SECTIONS]))
        elif not isinstance(value, SequenceNode):
            reader.place = [section]
            reader.fault(value, "this must be a list of cards")
        else:
            entries += [read_entry(reader, section, node) for node in value.value]
        reader.place = []
    return head, entries


def learn_roles(reader: DeckReader, name: str, sections: list[Node]) -> None:
    """Classes and armies are named all over the file, so they are read before the rest; those of other sets are known,
    too."""
    for card in CARDS.values():
        if card.is_role and card.set.name != name:
            reader.roles[card.id] = of_role(card.id, card.plural, card.name)
    for each in [entry for section in sections if isinstance(section, SequenceNode) for entry in section.value]:
        said = {key.value: value.value for key, value in each.value} if is_mapping(each) else {}
        if isinstance(said.get("name"), str):
            card_id = str(said.get("id", id_of(said["name"])))
            reader.roles[card_id] = of_role(card_id, str(said.get("plural", f"{said['name']}s")), said["name"])


def read_entry(reader: DeckReader, section: str, node: Node) -> Entry:
    name = next((value.value for key, value in node.value if key.value == "name"), "") if is_mapping(node) else ""
    reader.place = [section, *([name] if isinstance(name, str) and name else [])]
    said = fields(reader, node, SECTIONS[section].known)
    return Entry(section, node, said, said.get("id") or id_of(said.get("name", "")))


def is_mapping(node: Node) -> bool:
    return isinstance(node, MappingNode) and all(isinstance(key, ScalarNode) for key, _ in node.value)


def check_ids(reader: DeckReader, name: str, entries: Iterable[Entry]) -> None:
    seen: dict[str, Entry] = {}
    for entry in entries:
        reader.place = [entry.section, entry.said["name"]]
        other = CARDS.get(entry.id)
        if not entry.id:
            reader.fault(entry.node, "this name cannot be made into an id: give the card an «id»")
        elif entry.id in seen:
            line = seen[entry.id].node.start_mark.line + 1
            reader.fault(
                entry.node, f"the id «{entry.id}» is also that of the card in line {line}: give one of them an «id»"
            )
        elif other is not None and other.set.name != name:
            reader.fault(
                entry.node, f"the id «{entry.id}» is that of a card of {other.set.title}: give this one an «id»"
            )
        seen.setdefault(entry.id, entry)
    reader.place = []


def build(reader: DeckReader, cards: CardSet, entries: Iterable[Entry]) -> None:
    for entry in entries:
        reader.place = [entry.section, entry.said["name"]]
        for fault in SECTIONS[entry.section].make(cards, entry.said):
            reader.fault(entry.node, fault)
    reader.place = []


def check_decks(reader: DeckReader, root: Node, cards: CardSet) -> None:
    """There must be cards in both decks, and something to fight."""
    for what, is_there in (
        ("door", any(card.is_door for card in cards.cards)),
        ("treasure", any(not card.is_door for card in cards.cards)),
        ("monster", any(card.is_monster for card in cards.cards)),
    ):
        if not is_there:
            reader.fault(root, f"there is no {what} in this deck")
