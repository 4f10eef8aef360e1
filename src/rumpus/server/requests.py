"""Requests over HTTP: what is in them, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from rumpus.family.words import USUAL
from rumpus.server.fault import Fault
from rumpus.server.limits import MOST_BYTES, Kind, Limits, household
from rumpus.server.protocol import ENCODER
from rumpus.server.queues import Errand
from rumpus.server.socket import is_same_origin
from rumpus.server.words import language_of

MOST_DIGITS = 100  # of a seat: Python reads no endless ones
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def language_named(connection: HTTPConnection) -> str:
    """In the address: `?language=en`."""
    return language_of(connection.query_params.get("language", USUAL))


async def read(request: Request, kind: type[T]) -> T:
    if not is_same_origin(request):
        raise Fault(403, "wrong page")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise Fault(413, "request too large", most=MOST_BYTES)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said, _, place = str(error).partition(" - at `$")
        raise Fault(422, "as it says", place.strip(".`"), error=said) from None


def number(request: Request, name: str, unless_told: int) -> int:
    """A number in the address."""
    try:
        return int(request.query_params.get(name, unless_told))
    except ValueError:
        raise Fault(422, "no number", name) from None


def seat_in(request: Request) -> int:
    """The seat in the path."""
    told: str = request.path_params["seat"]
    if not told.isdecimal() or len(told) > MOST_DIGITS:
        raise Fault(404, "no address")
    return int(told)


def token_of(request: Request) -> str:
    """The token of a seat, which comes in a header. Without one, nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def answer(value: Any, status: int = 200) -> Response:
    return Response(ENCODER.encode(value), status, media_type="application/json")


def download(body: bytes, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def show_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Fault)
    found = answer(fault.as_told(language_named(request)), fault.status)
    if fault.status == 429:
        found.headers["Retry-After"] = str(fault.values["seconds"])
    return found


def limited(limits: Limits, kind: Kind, endpoint: Endpoint) -> Endpoint:
    """What may be asked only so often from one address."""

    async def asked(request: Request) -> Response:
        limits.check(kind, address_of(request.scope))
        return await endpoint(request)

    return asked


def errand_of(request: Request, is_urgent: bool = False) -> Errand:
    return Errand(address_of(request.scope), is_urgent)


def address_of(scope: Scope) -> str:
    """Where it comes from; if a proxy passed it on, where that says."""
    client = scope.get("client")
    return household(client[0]) if client is not None else ""
