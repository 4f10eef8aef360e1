"""The text of a scenario file: its documents as plain values, and on which line each of them stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

import msgspec
import yaml

from rumpus.family import fast_yaml
from rumpus.family.plain import misfit

T = TypeVar("T")


class BadScenario(ValueError):
    """This is not a scenario; the message names the document, the line and the place. Each of several faults is a
    line."""


def all_read(readings: Iterable[Callable[[], T]]) -> list[T]:
    """What each of these reads. What is wrong with one does not hide what is wrong with the next."""
    found: list[T] = []
    faults: list[str] = []
    for read in readings:
        try:
            found.append(read())
        except BadScenario as error:
            faults.append(str(error))
    if faults:
        raise BadScenario("\n".join(faults))
    return found


class Loader(fast_yaml.Loader):
    """YAML in which `yes` and `no` are words, every key is one, and none comes twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: list[str] = []
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.tag != "tag:yaml.org,2002:merge":
                key.tag = "tag:yaml.org,2002:str"  # a player may be called 7
            if key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} is said twice", key.start_mark)
            if isinstance(key.value, str):
                seen.append(key.value)
        return super().construct_mapping(node, deep)


Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), ["t", "f"])


class Document:
    """One scenario of a file. A place in it is a path: `$.play[0].expect`."""

    def __init__(self, text: str, number: int, plain: Any) -> None:
        self.text = text
        self.number = number
        self.plain = plain

    def fault(self, path: str, message: object) -> BadScenario:
        return BadScenario(f"document {self.number}, line {self.line(path)}, {path}: {message}")

    def line(self, path: str) -> int:
        """The line of a place, or of what is around it. It is looked for only when something is wrong."""
        node = list(yaml.compose_all(self.text, Loader))[self.number - 1]
        left = path.removeprefix("$")
        mark = node.start_mark
        while (found := inside(node, left)) is not None:
            node, mark, left = found
        return int(mark.line) + 1

    def convert(self, plain: Any, kind: type[T], path: str) -> T:
        try:
            return msgspec.convert(plain, kind)
        except msgspec.ValidationError as error:
            message, within = misfit(error, kind)
            if "[...]" in within:
                within = told_exactly(plain, kind, within)
            unknown = re.match("Object contains unknown field `(.*?)`", str(error))
            raise self.fault(f"{path}{within}.{unknown[1]}" if unknown else path + within, message) from None


def told_exactly(plain: Any, kind: type[object], path: str) -> str:
    """A path in which it is said `[...]` for a key of a mapping: try them one by one."""
    around, _, inside = path.partition("[...]")
    node = plain
    for part in re.findall(r"\.([^.\[]+)|\[(\d+)\]", around):
        node = node[part[0]] if part[0] else node[int(part[1])]
    every = dict(node)
    for key in every:
        node.clear()
        node[key] = every[key]
        try:
            msgspec.convert(plain, kind)
        except msgspec.ValidationError as error:
            if path in str(error):
                node.update(every)
                return f"{around}.{key}{inside}"
    node.update(every)
    return path


def inside(node: yaml.Node, path: str) -> tuple[yaml.Node, yaml.Mark, str] | None:
    """What the first part of a path leads to, where it stands, and the rest of the path. Names may hold anything, so
    the longest key counts that fits."""
    if isinstance(node, yaml.SequenceNode) and (index := re.match(r"\[(\d+)\]", path)):
        each = node.value[int(index[1])]
        return each, each.start_mark, path[index.end() :]
    if isinstance(node, yaml.MappingNode) and path.startswith("."):
        for key, value in sorted(node.value, key=lambda pair: -len(str(pair[0].value))):
            rest = path[1:].removeprefix(str(key.value))
            if rest != path[1:] and rest[:1] in ("", ".", "["):
                return value, key.start_mark, rest
    return None


def documents_in(text: str) -> list[Document]:
    """All that are not empty."""
    found: list[Document] = []
    number = 0
    try:
        for number, plain in enumerate(yaml.load_all(text, Loader), 1):
            found.append(Document(text, number, plain))
    except yaml.MarkedYAMLError as error:
        where = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadScenario(f"document {number + 1}{where}: {error.problem or error.context}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScenario(f"document {number + 1}: this is not YAML: {error}") from None
    found = [document for document in found if document.plain is not None]
    if not found:
        raise BadScenario("document 1, line 1: there is no scenario in here")
    return found
