"""Frames that are read and written without the library are those that it would read and write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from rumpus.server.frames import framed, unframed

LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65535, 65536, 70000]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_framed_as_the_library_does_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [each for each in LENGTHS if each < 65536])
def test_a_whole_text_is_read(length: int) -> None:
    assert unframed(Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)) == "x" * length


@given(text=st.text())
def test_any_letters_are_read(text: str) -> None:
    assert unframed(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


@given(data=st.binary(max_size=20))
def test_other_bytes_are_left_to_the_library(data: bytes) -> None:
    assert unframed(data) is None or unframed(data + b"x") is None


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"ab"),
        Frame(Opcode.TEXT, b"ab", fin=False),
        Frame(Opcode.TEXT, b"\xff"),
    ],
)
def test_other_frames_are_left_to_the_library(frame: Frame) -> None:
    assert unframed(frame.serialize(mask=True)) is None


def test_what_is_packed_is_left_to_the_library() -> None:
    frame = Frame(Opcode.TEXT, b"a text").serialize(mask=True)
    assert unframed(bytes((frame[0] | 0x40,)) + frame[1:]) is None


def test_what_is_not_masked_is_left_to_the_library() -> None:
    assert unframed(Frame(Opcode.TEXT, b"a text").serialize(mask=False)) is None


def test_a_part_of_a_frame_and_two_frames_are_left_to_the_library() -> None:
    frame = Frame(Opcode.TEXT, b"a text").serialize(mask=True)
    assert all(unframed(frame[:length]) is None for length in range(len(frame)))
    assert unframed(frame + frame) is None
