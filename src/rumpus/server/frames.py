"""Frames of a WebSocket as nearly all of them are: one with a whole text. The library reads and writes all others."""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT = 0x81  # the first byte: a text that ends here, as it is
MASKED = 0x80  # of the second byte: what clients send is
LONGER = 126  # in place of a length that takes two bytes; LONGEST: eight
LONGEST = 127


def framed(text: bytes) -> bytes:
    """A text for a client."""
    length = len(text)
    if length < LONGER:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, LONGER, length >> 8, length & 255)) + text
    return bytes((TEXT, LONGEST)) + length.to_bytes(8) + text


def unframed(data: bytes) -> str | None:
    """The text of a client, if these bytes are one frame with a whole one, and nothing else."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == LONGEST:
        return None
    if length == LONGER:
        length, start = data[2] << 8 | data[3], 4
    if len(data) != start + 4 + length:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None
