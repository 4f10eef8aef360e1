"""YAML that is read with line numbers, so that everything that is wrong can be reported at once, each with its
place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NamedTuple

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rumpus.family import fast_yaml

NOTHING: Any = object()  # what could not be read; its fault has been reported
TRUE = ("true", "yes", "on")


class Reader:
    """What is read from one file: where the reader is, and the faults so far."""

    def __init__(self) -> None:
        self.faults: list[tuple[int, str]] = []
        self.place: list[str] = []  # «monsters», «Burnt Toast»
        self.what = "this"  # the value that is being read, by the name of its field

    @contextmanager
    def reading(self, what: str) -> Iterator[None]:
        before, self.what = self.what, what
        try:
            yield
        finally:
            self.what = before

    def fault(self, node: Node, text: str) -> Any:
        line = node.start_mark.line + 1 if node.start_mark else 0
        self.faults.append((line, ": ".join([f"line {line}", *self.place, text])))
        return NOTHING

    def told(self) -> list[str]:
        """All faults, from the top of the file to its end."""
        return [text for _, text in sorted(self.faults, key=lambda fault: fault[0])]

    def root(self, text: str) -> Node | None:
        """The file as a whole."""
        try:
            node: Node | None = yaml.compose(text, Loader=fast_yaml.Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else 1
            self.faults.append((line, f"line {line}: this is not YAML: {error.problem or error.context}"))
            return None
        except yaml.YAMLError as error:
            self.faults.append((1, f"line 1: this is not YAML: {error}"))
            return None
        if node is None:
            self.faults.append((1, "line 1: the file is empty"))
        return node


Read = Callable[[Reader, Node], Any]


class Field(NamedTuple):
    read: Read
    is_needed: bool = False


# -- plain values ----------------------------------------------------------------------------------------------


def is_plain(node: Node, *kinds: str) -> bool:
    return isinstance(node, ScalarNode) and node.tag.rpartition(":")[2] in kinds


def text(reader: Reader, node: Node) -> Any:
    if is_plain(node, "str") and node.value.strip():
        return node.value.strip()
    if isinstance(node, ScalarNode) and not is_plain(node, "str", "null"):
        return reader.fault(node, f"«{node.value}» is read as a number or as yes or no: put it in quotes")
    return reader.fault(node, f"{reader.what} must be a text")


def flag(reader: Reader, node: Node) -> Any:
    if is_plain(node, "bool"):
        return node.value.lower() in TRUE
    return reader.fault(node, f"{reader.what} must be «true» or «false»")


def number(least: int, most: int) -> Read:
    def read(reader: Reader, node: Node) -> Any:
        wanted = f"{reader.what} must be a whole number from {least} to {most}"
        if not isinstance(node, ScalarNode):
            return reader.fault(node, wanted)
        try:
            found = int(node.value) if is_plain(node, "int") else least - 1
        except ValueError:  # YAML has more ways to write one than people read: `1_0:3`
            found = least - 1
        return found if least <= found <= most else reader.fault(node, f"{wanted}, not «{node.value}»")

    return read


def one_of(what: str, known: Iterable[str]) -> Read:
    """A word from a list."""

    def read(reader: Reader, node: Node) -> Any:
        words = tuple(known)
        if isinstance(node, ScalarNode) and node.value in words:
            return node.value
        if isinstance(node, ScalarNode):
            return reader.fault(node, unknown(what, node.value, words))
        return reader.fault(node, f"{reader.what} must be a {what}: {listed(words)}")

    return read


def unknown(what: str, found: str, known: Iterable[str]) -> str:
    """There is no such thing; did you mean another?"""
    words = list(known)
    close = get_close_matches(found, words, n=1, cutoff=0.6)
    if close:
        return f"there is no {what} «{found}»; did you mean «{close[0]}»?"
    return f"there is no {what} «{found}»" + (f"; choose from {listed(words)}" if 0 < len(words) <= 12 else "")


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"«{each}»" for each in words)


# -- several values --------------------------------------------------------------------------------------------


def many(each: Read, least: int = 0) -> Read:
    """A list; entries that could not be read are left out."""

    def read(reader: Reader, node: Node) -> Any:
        if not isinstance(node, SequenceNode):
            return reader.fault(node, f"{reader.what} must be a list")
        if len(node.value) < least:
            return reader.fault(node, f"{reader.what} is empty")
        with reader.reading("this"):
            found = [each(reader, item) for item in node.value]
        return tuple(item for item in found if item is not NOTHING)

    return read


def one_or_many(each: Read) -> Read:
    def read(reader: Reader, node: Node) -> Any:
        if isinstance(node, SequenceNode):
            return many(each)(reader, node)
        found = each(reader, node)
        return NOTHING if found is NOTHING else (found,)

    return read


def pairs(reader: Reader, node: Node) -> list[tuple[Node, str, Node]]:
    """The keys and values of a mapping; no key twice."""
    if not isinstance(node, MappingNode):
        reader.fault(node, f"{reader.what} must be «name: value»")
        return []
    found: dict[str, tuple[Node, str, Node]] = {}
    for key, value in node.value:
        if not isinstance(key, ScalarNode):
            reader.fault(key, "this must be a name")
        elif key.value in found:
            reader.fault(key, f"«{key.value}» is here twice")
        else:
            found[key.value] = (key, key.value, value)
    return list(found.values())


def table(key: Read, value: Read) -> Read:
    """A mapping of names of one kind to values of another."""

    def read(reader: Reader, node: Node) -> Any:
        found = [(key(reader, name), value(reader, item)) for name, _, item in pairs(reader, node)]
        return tuple(pair for pair in found if NOTHING not in pair)

    return read


def fields(reader: Reader, node: Node, known: Mapping[str, Field], what: str = "field") -> dict[str, Any]:
    """A mapping of known names; a needed one that is missing is a fault too."""
    read: dict[str, Any] = {}
    seen = set()
    for key, name, value in pairs(reader, node):
        if name not in known:
            reader.fault(key, unknown(what, name, known))
            continue
        seen.add(name)
        with reader.reading(f"«{name}»"):
            found = known[name].read(reader, value)
        if found is not NOTHING:
            read[name] = found
    if isinstance(node, MappingNode):
        for name, field in known.items():
            if field.is_needed and name not in seen:
                reader.fault(node, f"«{name}» is missing")
    return read
