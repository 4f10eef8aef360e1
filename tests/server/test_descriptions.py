"""What programs are told about the server is true and complete: the OpenAPI document, the TypeScript, the schema."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.openapi import openapi
from rumpus.server.typescript import typescript
from tests.server.speaking import opened

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def walked(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walked(inner)


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


def test_the_document_is_served_as_json(client: TestClient) -> None:
    told = client.get("/api/openapi.json").json()
    assert told == json.loads(json.dumps(openapi()))
    assert told["openapi"].startswith("3.1.")
    assert set(told["info"]) >= {"title", "version"}


def test_it_lists_every_address_of_the_server(server: Server) -> None:
    served = set()
    for route in server.app().routes:
        if isinstance(route, Route) and route.path.startswith("/api/") and ":path" not in route.path:
            path = re.sub(r":\w+", "", route.path)
            served |= {(method.lower(), path) for method in (route.methods or ()) if method != "HEAD"}
    assert {(method, path) for method, path, _ in operations()} == served


def test_every_reference_leads_somewhere() -> None:
    document = openapi()
    for part in walked(document):
        if "$ref" in part:
            assert part["$ref"].removeprefix("#/components/schemas/") in document["components"]["schemas"]


def test_every_operation_is_whole() -> None:
    for method, path, operation in operations():
        assert operation["summary"]
        placed = {each["name"] for each in operation.get("parameters", ()) if each["in"] == "path"}
        assert placed == set(re.findall(r"{(\w+)}", path))
        assert all(each["required"] for each in operation.get("parameters", ()) if each["in"] == "path")
        assert ("requestBody" in operation) == (method == "post")
        assert len(operation["responses"]) == 3
        for status, response in operation["responses"].items():
            assert response["description"]
            assert ("content" in response) == (status != "204")
            assert all(content["schema"] for content in response.get("content", {}).values())


def test_what_is_answered_is_what_the_document_says(client: TestClient) -> None:
    """Status and required fields."""
    room, _ = opened(client, seats=[{"kind": "you"}, {"kind": "open"}], is_listed=True)
    code = client.get(f"/api/rooms/{room}").json()["code"]
    document = openapi()
    for method, path, operation in operations():
        address = path.format(room=room, seat=1, code=code, puzzle="one-more-shovel")
        body = {"post": {"name": "Zoe"} if "seat" in path else {"seats": [{"kind": "you"}] * 2}}.get(method)
        told = client.request(method, address, json=body)
        schema = operation["responses"].get(str(told.status_code), operation["responses"]["4XX"])
        if told.status_code == 204:
            assert not told.text
            continue
        schema = schema["content"].get(told.headers["content-type"].partition(";")[0], {"schema": {}})["schema"]
        if schema.get("type") == "string":
            assert told.text
            continue
        if schema.get("type") == "array":
            schema, answer = schema["items"], told.json()[0]
        else:
            answer = told.json()
        if "$ref" in schema:
            schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[-1]]
        assert set(schema.get("required", ())) <= set(answer)
        assert set(answer) <= set(schema.get("properties", answer))


def test_the_types_of_the_web_client_are_current() -> None:
    if not PROTOCOL.exists():
        pytest.fail("web/src/protocol.ts is missing: make types")
    assert PROTOCOL.read_text() == typescript(), "the messages have changed: make types"


def test_every_message_has_a_type_of_its_own() -> None:
    text = typescript()
    for name in ("Answer", "Update", "Welcome", "Refused", "NewRoom", "Catalogue", "Seen", "Moment"):
        assert f"export interface {name} {{" in text
    assert "unknown" not in re.sub(r"Record<string, unknown>|\[\(string \| number\)\[\], unknown\]", "", text)
