"""The messages as TypeScript: `python -m rumpus.server.typescript` prints web/src/protocol.ts."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from rumpus.families import FAMILIES
from rumpus.family import Note
from rumpus.server import catalogue, protocol, tables, ways

HEAD = "// Made from rumpus.server.protocol by `make types`. Do not edit.\n"
TYPES: tuple[Any, ...] = (
    protocol.Hello,
    protocol.ClientMessage,
    protocol.ServerMessage,
    tables.NewRoom,
    tables.NewTour,
    tables.RoomInfo,
    tables.Opened,
    tables.Reach,
    tables.OpenDoor,
    tables.Personal,
    tables.MySeats,
    tables.MyGame,
    tables.TakeSeat,
    tables.SeatBot,
    tables.Moment,
    tables.Mark,
    tables.Fork,
    tables.Result,
    tables.ToldReview,
    tables.ToldHint,
    tables.PuzzleList,
    tables.StartPuzzle,
    tables.Solution,
    tables.Attempt,
    ways.Ways,
    ways.NewDevice,
    ways.OldDevice,
    ways.NewWebhook,
    ways.TryWebhook,
    ways.TriedWebhook,
    catalogue.Catalogue,
    *[each for family in FAMILIES.values() for each in family.types],
)
UNIONS: dict[str, tuple[Any, ...]] = {
    "ClientMessage": protocol.ClientMessage.__args__,
    "ServerMessage": protocol.ServerMessage.__args__,
    "Note": tuple(each for family in FAMILIES.values() for each in family.types if issubclass(each, Note)),
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    _, components = msgspec.json.schema_components(TYPES, schema_hook=lambda kind: {})
    parts = [HEAD]
    for name in sorted(components.keys() - UNIONS.keys()):
        parts.append(interface(name, components[name]))
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union)};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        key = field if re.fullmatch(r"\w+", field) else f'"{field}"'
        lines.append(f"  {key}{'' if field in required else '?'}: {type_of(kind)};")
    return "\n".join([*lines, "}\n"])


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")  # noqa: T201
