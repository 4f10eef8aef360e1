"""By what people can be told that they are awaited while they are not there: devices and webhooks, as they are stored,
and as they are set over HTTP. Their addresses are secrets: nobody is told them, not even whoever set them."""

from __future__ import annotations

from typing import Literal

import msgspec

WebhookKind = Literal["discord", "slack", "ntfy", "json"]
Why = Literal["awaited", "reminder", "trial"]  # somebody is told something
Whose = Literal["seat", "table"]


class Device(msgspec.Struct):
    """A browser that lets itself be woken: where, and the keys by which only it can read what is sent there."""

    endpoint: str
    p256dh: str
    auth: str
    base: str  # the address of the pages that it knows
    language: str


class Webhook(msgspec.Struct):
    """An address of another service, which passes on what it is told."""

    url: str
    kind: WebhookKind
    base: str
    language: str


class NewDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Tell my seat by this browser: its push subscription."""

    endpoint: str
    p256dh: str
    auth: str


class OldDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Tell my seat no longer by this browser."""

    endpoint: str


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """Tell my seat by this address or, as the host, the table; an empty one: no longer. Without a kind it is the one
    that the address looks like."""

    whose: Whose = "seat"
    url: str = ""
    kind: WebhookKind | Literal[""] = ""


class TryWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """Send a few words there now."""

    whose: Whose = "seat"


class TriedWebhook(msgspec.Struct):
    works: bool


class WebhookInfo(msgspec.Struct):
    """As much of a webhook as is told to whoever set it."""

    kind: WebhookKind
    host: str


class Ways(msgspec.Struct, omit_defaults=True):
    """How my seat is told that it is awaited while I am not there, and how the table is."""

    push_key: str = ""  # by which a browser subscribes; empty: this server sends nothing to browsers
    devices: list[str] = []  # the browsers, by the first 16 digits of the SHA-256 of where each is reached
    has_webhooks: bool = False  # this server knows them
    webhook: WebhookInfo | None = None
    table_webhook: WebhookInfo | None = None  # told to the host only
