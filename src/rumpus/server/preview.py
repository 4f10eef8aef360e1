"""What a link to a table shows where it is pasted: an invitation, or how its game has ended. Of a running game it says
nothing that the invitation does not."""

from __future__ import annotations

from html import escape

from rumpus.family.words import LANGUAGES, spoken
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.picture import SIZE
from rumpus.server.room import Room
from rumpus.server.summary import result_of
from rumpus.server.words import words

HEAD = b"</head>"
# Of a table that is being played at: its title, and what is said below.
EMPTY = ("invite title", "empty text")
INVITE = ("invite title", "invite text")
WATCH = ("watch title", "watch text")


def with_preview(page: bytes, room: Room, base: str, url: str, language: str) -> bytes:
    """The client's page with tags for those who only read its head; `base` is the address of the server, `url` that of
    the page."""
    tags = facts_of(room, base, language)
    tags += [
        ("og:site_name", "Rumpus"),
        ("og:type", "website"),
        ("og:url", url),
        ("twitter:card", "summary"),
    ]
    lines = [f'<meta property="{name}" content="{escape(told)}" />' for name, told in tags]
    return page.replace(HEAD, "\n".join([*lines, ""]).encode() + HEAD, 1)


def facts_of(room: Room, base: str, language: str) -> list[tuple[str, str]]:
    game = room.title(language)
    if not room.is_over or room.stop is not None:
        return invitation(room, game, language)
    story = result_of(room, Viewpoint(WATCHING, language)).story
    order = sorted(range(len(room.names)), key=lambda seat: story.places[seat])
    score = spoken(LANGUAGES, language).joined(f"{room.names[seat]} {story.points[seat]}" for seat in order)
    title = words("result title", language, title=story.title, game=game)
    return [
        ("og:title", title),
        ("og:description", score),
        ("og:image", f"{base}api/rooms/{room.id}/picture.png"),
        ("og:image:width", str(SIZE)),
        ("og:image:height", str(SIZE)),
        ("og:image:alt", title),
    ]


def invitation(room: Room, game: str, language: str) -> list[tuple[str, str]]:
    """Where a seat is free, anybody may have it; who is named sits there."""
    sitting = [seat.name for seat in room.saved.seats if not seat.is_free]
    title, text = WATCH if len(sitting) == len(room.names) else INVITE if sitting else EMPTY
    names = spoken(LANGUAGES, language).listed(sitting)
    return [
        ("og:title", words(title, language, game=game)),
        ("og:description", words(text, language, names=names)),
    ]
