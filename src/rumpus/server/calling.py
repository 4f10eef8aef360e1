"""How people want to be told that they are awaited, over HTTP; and telling them. All of it is off until they ask."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode
from binascii import Error
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.family.words import LANGUAGES, spoken
from rumpus.server.accounts import WATCHING
from rumpus.server.courier import Courier, Letter, Packed, imported
from rumpus.server.fault import Fault
from rumpus.server.outbound import Forbidden
from rumpus.server.requests import answer, language_named, limited, read
from rumpus.server.room import Room
from rumpus.server.tokens import new_key
from rumpus.server.ways import (
    Device,
    NewDevice,
    NewWebhook,
    OldDevice,
    TriedWebhook,
    TryWebhook,
    Ways,
    Webhook,
    WebhookInfo,
    Whose,
    Why,
)
from rumpus.server.webhooks import News, kind_of, written
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.app import Server

MOST_DEVICES = 5  # of a seat; the newest stay
POINT, SECRET = 65, 16  # bytes of the two keys of a device
NOBODY = -1
# The keys of what is said to who is awaited, and to all at their table.
MINE: dict[Why, str] = {why: f"call {why}" for why in get_args(Why)}
OURS: dict[Why, str] = {why: f"call {why} others" for why in get_args(Why)}


class Calling:
    """`pushes` and `hooks`: whether the server sends anything to browsers, and to webhooks."""

    def __init__(self, server: Server, courier: Courier, pushes: bool = True, hooks: bool = True) -> None:
        self.server = server
        self.courier = courier
        self.pushes = pushes
        self.hooks = hooks
        self.secret = server.lobby.store.secret(new_key())

    def routes(self) -> list[Route]:
        often, seldom = (partial(limited, self.server.limits, kind) for kind in ("moment", "costly"))
        ways = "/api/rooms/{room}/ways"
        return [
            Route(ways, often(self.get_ways)),
            Route(f"{ways}/device", often(self.add_device), methods=["POST"]),
            Route(f"{ways}/device/forget", often(self.forget_device), methods=["POST"]),
            Route(f"{ways}/webhook", often(self.set_webhook), methods=["POST"]),
            Route(f"{ways}/webhook/try", seldom(self.try_webhook), methods=["POST"]),
        ]

    # -- over HTTP ---------------------------------------------------------------------------------------------

    async def get_ways(self, request: Request) -> Response:
        return await self.told(*await self.player(request))

    async def add_device(self, request: Request) -> Response:
        wish = await read(request, NewDevice)
        room, seat = await self.player(request)
        if not self.pushes:
            raise Fault(403, "no push")
        self.check(wish.endpoint, "endpoint")
        check_key(wish.p256dh, POINT, "p256dh")
        check_key(wish.auth, SECRET, "auth")
        device = Device(wish.endpoint, wish.p256dh, wish.auth, str(request.base_url), language_named(request))
        room.keep_seat(seat, devices=[*others(room, seat, wish.endpoint), device][-MOST_DEVICES:])
        return await self.told(room, seat)

    async def forget_device(self, request: Request) -> Response:
        wish = await read(request, OldDevice)
        room, seat = await self.player(request)
        forget(room, seat, wish.endpoint)
        return await self.told(room, seat)

    async def set_webhook(self, request: Request) -> Response:
        wish = await read(request, NewWebhook)
        room, seat = await self.player(request, wish.whose)
        hook = None
        if wish.url:
            if not self.hooks:
                raise Fault(403, "no webhooks")
            self.check(wish.url, "url")
            hook = Webhook(wish.url, wish.kind or kind_of(wish.url), str(request.base_url), language_named(request))
        if wish.whose == "table":
            room.keep(webhook=hook)
        else:
            room.keep_seat(seat, webhook=hook)
        return await self.told(room, seat)

    async def try_webhook(self, request: Request) -> Response:
        """Whether it works is all that is told."""
        wish = await read(request, TryWebhook)
        room, seat = await self.player(request, wish.whose)
        is_table = wish.whose == "table"
        hook = room.saved.webhook if is_table else room.saved.seats[seat].webhook
        if hook is None or not self.hooks:
            raise Fault(409, "no webhook")
        text = words((OURS if is_table else MINE)["trial"], hook.language)
        letter = self.to_webhook(room, NOBODY if is_table else seat, hook, "trial", [], text)
        if wait := self.courier.rates.wait((letter.table, letter.seat)):
            raise Fault(429, "too often", seconds=round(wait) + 1)
        return answer(TriedWebhook(await self.courier.try_once(letter) == "done"))

    async def player(self, request: Request, whose: Whose = "seat") -> tuple[Room, int]:
        room, seat = await self.server.seated(request)
        if seat == WATCHING:
            raise Fault(403, "no seat")
        if whose == "table" and seat != room.saved.host:
            raise Fault(403, "only the opener")
        return room, seat

    def check(self, url: str, place: str) -> None:
        try:
            self.courier.outbound.check(url)
        except Forbidden:
            raise Fault(422, "forbidden address", place) from None

    async def told(self, room: Room, seat: int) -> Response:
        mine, is_host = room.saved.seats[seat], seat == room.saved.host
        key = ""
        if self.pushes:
            sealing = await imported("sealing")
            key = await asyncio.to_thread(sealing.public_key, self.secret)
        hooks = mine.webhook, room.saved.webhook if is_host else None
        devices = [mark_of(device) for device in mine.devices]
        return answer(Ways(key, devices, self.hooks, *[info_of(hook) for hook in hooks]))

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, room: Room, seats: list[int], why: Why) -> None:
        """These people are awaited and are not there."""
        for seat in seats:
            mine, rest = room.saved.seats[seat], [name for place, name in enumerate(room.names) if place != seat]
            for device in mine.devices if self.pushes else []:
                text = words(MINE[why], device.language, names=listed(rest, device.language))
                self.courier.send(self.to_device(room, seat, device, text))
            if mine.webhook is not None and self.hooks:
                text = words(MINE[why], mine.webhook.language, names=listed(rest, mine.webhook.language))
                self.courier.send(self.to_webhook(room, seat, mine.webhook, why, [room.names[seat]], text))
        hook = room.saved.webhook
        if hook is not None and self.hooks:
            names = [room.names[seat] for seat in seats]
            text = words(OURS[why], hook.language, names=listed(names, hook.language))
            self.courier.send(self.to_webhook(room, NOBODY, hook, why, names, text))

    def to_device(self, room: Room, seat: int, device: Device, text: str) -> Letter:
        told = {"title": room.title(device.language), "text": text, "path": f"/table/{room.id}", "room": room.id}
        lobby, name, endpoint = self.server.lobby, room.id, device.endpoint

        def pack() -> Packed:
            from rumpus.server.sealing import sealed

            return sealed(self.secret, device, msgspec.json.encode(told), name)

        def lost() -> None:
            there = lobby.in_memory(name)
            if there is not None:  # otherwise it is found out again the next time
                forget(there, seat, endpoint)

        return Letter(room.id, seat, device.endpoint, pack, lost)

    def to_webhook(self, room: Room, seat: int, hook: Webhook, why: Why, names: list[str], text: str) -> Letter:
        base = self.server.network.outward(hook.base)
        told = text if base else f"{text} {words('call link here', hook.language)}"
        news = News(why, room.id, room.title(hook.language), names, told, f"{base or hook.base}table/{room.id}")
        return Letter(room.id, seat, hook.url, lambda: written(news, hook.kind), lambda: None)


def listed(names: list[str], language: str) -> str:
    return spoken(LANGUAGES, language).listed(names)


def others(room: Room, seat: int, endpoint: str) -> list[Device]:
    return [each for each in room.saved.seats[seat].devices if each.endpoint != endpoint]


def forget(room: Room, seat: int, endpoint: str) -> None:
    room.keep_seat(seat, devices=others(room, seat, endpoint))


def mark_of(device: Device) -> str:
    """By which a browser knows itself, and nobody else anything."""
    return sha256(device.endpoint.encode()).hexdigest()[:16]


def info_of(hook: Webhook | None) -> WebhookInfo | None:
    return WebhookInfo(hook.kind, hook.url.split("/")[2]) if hook is not None else None


def check_key(key: str, length: int, place: str) -> None:
    try:
        is_one = len(key) <= 2 * length and len(urlsafe_b64decode(key + "=" * (-len(key) % 4))) == length
    except (Error, ValueError):
        is_one = False
    if not is_one:
        raise Fault(422, "no push key", place)
