"""The log of a game as it was told from one viewpoint: ready for the wire, and packed, since few read it twice."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from rumpus.family import Line
from rumpus.server.protocol import ENCODER

PAGE = 24  # lines that are packed together
LINE = msgspec.json.Decoder(Line)
# What nearly every line has in common, which is packed as a place here.
COMMON = (
    b'"base":"","amount":"hits":[{"card":"},{"seat":1,"card":"","piece":}],"mood":"loss""gain"}'
    b'{"text":"","by":0,"kind":"draw","act":1,"card":"","piece":1{"text":"You ","by":1,"kind":"play","act":'
)


class Chronicle:
    __slots__ = ("_loose", "_pages")

    def __init__(self) -> None:
        self._pages: list[bytes] = []  # all but the last lines
        self._loose: list[bytes] = []  # these, each by itself

    def __len__(self) -> int:
        return PAGE * len(self._pages) + len(self._loose)

    def add(self, lines: Iterable[bytes]) -> None:
        self._loose += lines
        while len(self._loose) >= PAGE:
            self._pages.append(packed(self._loose[:PAGE]))
            del self._loose[:PAGE]

    def cut(self, count: int) -> None:
        """Forget all but so many of the first lines."""
        self._loose = self._written(count // PAGE * PAGE, count)
        del self._pages[count // PAGE :]

    def lines(self, start: int = 0) -> list[Line]:
        """Those from a place on."""
        return [LINE.decode(line) for line in self._written(start, len(self))]

    def sent(self, start: int, end: int | None = None) -> list[Line]:
        """Those from a place on, or up to another: for a message, which they become part of as they are."""
        return together(self._written(start, len(self) if end is None else end))

    def _written(self, start: int, end: int) -> list[bytes]:
        first = start // PAGE
        found = [line for page in self._pages[first : -(-end // PAGE)] for line in unpacked(page)]
        return [*found, *self._loose][start - first * PAGE : end - first * PAGE]


def written(lines: Iterable[Line]) -> list[bytes]:
    """Ready for the wire."""
    return [ENCODER.encode(line) for line in lines]


def together(parts: Sequence[bytes]) -> list[Any]:
    """As a message has them, which they become part of as they are."""
    return cast("list[Any]", msgspec.Raw(b"[" + b",".join(parts) + b"]")) if parts else []


def packed(lines: list[bytes]) -> bytes:
    packing = zlib.compressobj(wbits=-12, memLevel=5, zdict=COMMON)  # small: made anew for each page
    return packing.compress(b"\n".join(lines)) + packing.flush()


def unpacked(page: bytes) -> list[bytes]:
    return zlib.decompressobj(wbits=-12, zdict=COMMON).decompress(page).split(b"\n")
