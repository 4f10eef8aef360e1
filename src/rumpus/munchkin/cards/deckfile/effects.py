"""How a deck file names groups of players and effects with their values."""

from __future__ import annotations

from typing import Any

from yaml.nodes import MappingNode, Node, ScalarNode

from rumpus.munchkin.cards.deckfile.nodes import (
    NOTHING,
    Field,
    Read,
    Reader,
    fields,
    flag,
    is_plain,
    listed,
    many,
    number,
    one_of,
    pairs,
    text,
    unknown,
)
from rumpus.munchkin.cards.effects.registry import EFFECTS, LISTS, Effect, Parameter, Sort, Steps, Use
from rumpus.munchkin.cards.groups import MEN, NAMED, WOMEN, Group, group_named

DEEPEST = 6  # steps within steps
PLAIN = {bool: flag, str: text}


class DeckReader(Reader):
    """It knows the classes and armies that this file may name: its own, and those of other sets."""

    def __init__(self) -> None:
        super().__init__()
        self.roles: dict[str, Group] = {}
        self.depth = 0  # of steps within steps
        self.minds_sex = False


def group(reader: Reader, node: Node) -> Any:
    assert isinstance(reader, DeckReader)
    if not isinstance(node, ScalarNode):
        return reader.fault(node, f"{reader.what} must be the name of a group")
    found = group_named(node.value) or reader.roles.get(node.value)
    reader.minds_sex = reader.minds_sex or found in (WOMEN, MEN)
    return found or reader.fault(node, unknown("group", node.value, [*reader.roles, *NAMED, "level 5 or more"]))


def effects(sort: Sort) -> Read:
    """A list of them. Of steps there is at least one: a text says what happens."""
    return many(lambda reader, node: effect(reader, node, sort), least=1 if sort == "step" else 0)


def effect(reader: Reader, node: Node, sort: Sort) -> Any:
    """A name, or a name with its value or values; a step may also say what follows it."""
    assert isinstance(reader, DeckReader)
    if isinstance(node, ScalarNode):
        return named(reader, node, sort, node.value, None)
    if not isinstance(node, MappingNode):
        return reader.fault(node, f"this must be a {sort}: a name, or «name: value»")
    found = pairs(reader, node)
    after = {name: value for _, name, value in found if sort == "step" and name in ("then", "otherwise")}
    names = [each for each in found if each[1] not in after]
    if len(names) != 1:
        return reader.fault(node, f"each {sort} must be an entry of its own, with a «-» before it")
    if reader.depth >= DEEPEST:
        return reader.fault(node, f"steps can lead to steps at most {DEEPEST} times")
    reader.depth += 1
    follow = {}
    for name, value in after.items():
        with reader.reading(f"«{name}»"):
            follow[name] = effects("step")(reader, value)
    use = named(reader, names[0][0], sort, names[0][1], names[0][2])
    reader.depth -= 1
    if NOTHING in (use, *follow.values()):
        return NOTHING
    if use.effect.leads_on and "then" not in follow:
        return reader.fault(node, f"«{use.effect.name}» needs a «then»")
    return use._replace(**follow)


def named(reader: DeckReader, node: Node, sort: Sort, name: str, value: Node | None) -> Any:
    known = EFFECTS[sort].get(name)
    if known is None:
        return reader.fault(node, unknown(sort, name, EFFECTS[sort]))
    values = values_of(reader, node, known, value)
    return NOTHING if values is NOTHING else Use(known, values)


def values_of(reader: DeckReader, node: Node, known: Effect, value: Node | None) -> Any:
    """By name; or a single value, which is that of the first parameter."""
    wanted = {each.name: Field(parameter(each), each.is_needed) for each in known.parameters}
    needed = [name for name, each in wanted.items() if each.is_needed]
    if value is None or is_plain(value, "null"):
        return reader.fault(node, f"«{known.name}» needs {listed(needed)}") if needed else {}
    if not wanted:
        return reader.fault(value, f"«{known.name}» takes no value")
    faults = len(reader.faults)
    first = known.parameters[0].name
    if isinstance(value, MappingNode):
        found = fields(reader, value, wanted, f"value of «{known.name}»")
    elif {first, *needed} != {first}:
        names = ", ".join(f"{name}: …" for name in wanted)
        return reader.fault(value, f"«{known.name}» needs several values: {{{names}}}")
    else:
        with reader.reading(f"«{known.name}»"):
            found = {first: wanted[first].read(reader, value)}
    if len(reader.faults) > faults:
        return NOTHING
    return {name.replace(" ", "_"): each for name, each in found.items()}


def parameter(wanted: Parameter) -> Read:
    """How such a value is read."""
    for limits in getattr(wanted.type, "__metadata__", ()):
        return number(*limits)
    if wanted.type is Group:
        return group
    if wanted.type == Steps:
        return effects("step")
    if wanted.type in LISTS:
        known = LISTS[wanted.type]
        read = one_of(wanted.name, known)
        return lambda reader, node: NOTHING if (found := read(reader, node)) is NOTHING else known[found]
    return one_of(wanted.name, wanted.allowed) if wanted.allowed else PLAIN[wanted.type]
