"""The HTTP part of the server, described for programs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rumpus.family import FamilyInfo
from rumpus.family.words import LANGUAGES, USUAL
from rumpus.record import Record
from rumpus.server import protocol, tables, ways
from rumpus.server.catalogue import Catalogue
from rumpus.server.files import Packed
from rumpus.server.protocol import ENCODER

ROOM = {"name": "room", "in": "path", "required": True, "schema": {"type": "string"}}
PUZZLE = {"name": "puzzle", "in": "path", "required": True, "schema": {"type": "string"}}
DAY = {"name": "day", "in": "query", "schema": {"type": "string", "format": "date"}}
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer"}}
AT = {"name": "at", "in": "query", "schema": {"type": "integer"}}
NUMBER = {"name": "number", "in": "query", "schema": {"type": "integer"}}
NOTE = {"name": "note", "in": "query", "schema": {"type": "string"}}
FAMILY = {"name": "family", "in": "query", "schema": {"type": "string", "default": "smashup"}}
TEXT = {"type": "string"}
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES), "default": USUAL}}
AS_SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer"}}


@cache
def packed_openapi() -> Packed:
    """Made once: that takes long, and nothing in it changes."""
    return Packed(ENCODER.encode(openapi()), "application/json")


def openapi() -> dict[str, Any]:
    kinds = (
        tables.NewRoom, tables.NewTour, tables.Opened, tables.RoomInfo, tables.TakeSeat, tables.SeatBot, tables.Moment,
        tables.Mark,
        tables.Fork, tables.Result, tables.ToldReview, tables.ToldHint, Record, Catalogue, FamilyInfo, tables.Reach,
        tables.OpenDoor, tables.Personal, tables.MySeats, tables.MyGame, tables.Health,
        tables.PuzzleList, tables.StartPuzzle, tables.Solution, tables.Attempt,
        ways.Ways, ways.NewDevice, ways.OldDevice, ways.NewWebhook, ways.TryWebhook, ways.TriedWebhook,
    )  # fmt: skip
    found, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    (
        wish, tour, opened, room, seat, bot, moment, mark, fork, result, review, hint, record, cards, game, reach, door,
        me, mine, my_game, health, puzzles, start, solution, attempt,
        told_by, device, old_device, webhook, trial, tried,
    ) = found  # fmt: skip
    rooms = {"type": "array", "items": room}
    marks = {"type": "array", "items": mark}
    families = {"type": "array", "items": game}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rumpus", "version": str(protocol.VERSION)},
        "paths": {
            "/api/openapi.json": {"get": operation("This description", {"type": "object"})},
            "/api/health": {"get": operation("How the server fares", health)},
            "/api/ready": {"get": operation("Whether tables can be read now", TEXT, status="204")},
            "/api/families": {"get": operation("The games that can be played here", families)},
            "/api/catalogue": {"get": operation("All cards, options and rules of a game", cards, [FAMILY])},
            "/api/rooms": {
                "get": operation("The listed tables", rooms),
                "post": operation("Open a table", opened, status="201", body=wish),
            },
            "/api/tours": {"post": operation("Begin a guided game", opened, status="201", body=tour)},
            "/api/rooms/{room}": {"get": operation("One table", room, [ROOM])},
            "/api/codes/{code}": {"get": operation("The table that goes by two words", room, [CODE])},
            "/api/rooms/{room}/attempt": {"get": operation("What has been tried at a puzzle", attempt, [ROOM])},
            "/api/puzzles": {
                "get": operation("All puzzles of a game, and those of the last days", puzzles, [FAMILY, DAY])
            },
            "/api/puzzles/{puzzle}": {
                "post": operation("Open a table at which to find the solution", opened, [PUZZLE], "201", start)
            },
            "/api/puzzles/{puzzle}/solution": {"get": operation("The solution", solution, [PUZZLE])},
            "/api/network": {
                "get": operation("Who can come to this server", reach),
                "post": operation("Let friends in the network come, or no longer", reach, body=door),
            },
            "/api/network/sign": {"get": operation("By this the server knows itself", TEXT, kind="text/plain")},
            "/api/me": {"post": operation("A new personal link", me, status="201", body={"type": "object"})},
            "/api/me/games": {
                "post": operation("What I play and have played", {"type": "array", "items": my_game}, body=mine)
            },
            "/api/rooms/{room}/seats/{seat}": {
                "post": operation("Sit down on a free seat", opened, [ROOM, SEAT], "201", seat)
            },
            "/api/rooms/{room}/seats/{seat}/bot": {
                "post": operation("Let a bot have a free seat", room, [ROOM, SEAT], body=bot)
            },
            "/api/rooms/{room}/record": {"get": operation("The record of a finished game", record, [ROOM])},
            "/api/rooms/{room}/result": {"get": operation("How a finished game went", result, [ROOM])},
            "/api/rooms/{room}/ways": {"get": operation("How I am told that I am awaited", told_by, [ROOM])},
            "/api/rooms/{room}/ways/device": {
                "post": operation("Tell me by this browser", told_by, [ROOM], body=device)
            },
            "/api/rooms/{room}/ways/device/forget": {
                "post": operation("Tell me no longer by this browser", told_by, [ROOM], body=old_device)
            },
            "/api/rooms/{room}/ways/webhook": {
                "post": operation("Tell me, or the table, by this webhook", told_by, [ROOM], body=webhook)
            },
            "/api/rooms/{room}/ways/webhook/try": {
                "post": operation("Whether a webhook works", tried, [ROOM], body=trial)
            },
            "/api/rooms/{room}/hint": {"get": operation("The best answers to a question", hint, [ROOM, NUMBER])},
            "/api/rooms/{room}/review": {"get": operation("A finished game looked back at", review, [ROOM])},
            "/api/rooms/{room}/picture.png": {
                "get": operation("A picture of a finished game", {"type": "string"}, [ROOM], kind="image/png")
            },
            "/api/rooms/{room}/replay": {"get": operation("A moment of a game", moment, [ROOM, AT, AS_SEAT])},
            "/api/rooms/{room}/moments": {"get": operation("How a game has gone, answer by answer", marks, [ROOM])},
            "/api/rooms/{room}/report": {"get": operation("A table to pass on", record, [ROOM, NOTE], yaml=True)},
            "/api/rooms/{room}/fork": {
                "post": operation("Play on from a moment of a finished game", opened, [ROOM], "201", fork)
            },
        },
        "components": {"schemas": components, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
        "security": [{}, {"seat": []}],
    }


def operation(
    summary: str,
    result: dict[str, Any],
    parameters: list[dict[str, Any]] | None = None,
    status: str = "200",
    body: dict[str, Any] | None = None,
    kind: str = "application/json",
    yaml: bool = False,  # or some text of this kind
) -> dict[str, Any]:
    fault = {
        "type": "object",
        "properties": {"error": {"type": "string"}, "place": {"type": "string"}},
        "required": ["error"],
    }
    found: dict[str, Any] = {
        "summary": summary,
        "responses": {
            status: {"description": "Done", "content": {kind: {"schema": result}}},
            "4XX": {"description": "Refused", "content": {"application/json": {"schema": fault}}},
            "503": {"description": "Not now", "content": {"application/json": {"schema": fault}}},
        },
    }
    if status == "204":
        del found["responses"][status]["content"]
    if yaml:
        found["responses"][status]["content"]["application/yaml"] = {"schema": TEXT}
    found["parameters"] = [*(parameters or []), LANGUAGE]
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return found
