"""Chance: one integer of state, the same numbers in every process and on every Python. SplitMix64 up to 64 bits; a
longer seed is hashed, so that what was seen of a game tells nothing about what is to come."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import shake_128
from itertools import compress, islice
from struct import Struct, unpack

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
IN_ORDER = -1  # for a seed: without chance
SEEN = bytes([0] + [1] * 255)  # by anybody
SEATS = range(8)  # at most
ALL_HANDS = len(SEATS)  # in place of a seat: somebody who sees what every seat does, and no deck
SEES = [*[bytes(mask >> seat & 1 for mask in range(256)) for seat in SEATS], SEEN, bytes([0] * 255 + [1])]


def next_random(seed: int) -> tuple[int, int]:
    """(new seed, 64 random bits)."""
    if seed > MASK:
        seed, (bits,) = hashed(seed, 1)
        return seed, bits
    seed = (seed + GAMMA) & MASK
    z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def next_randoms(seed: int, count: int) -> tuple[int, tuple[int, ...]]:
    """The same, `count` times over: (new seed, 64 random bits each).

    All at once, side by side in one long integer: one after the other is too slow for a deck. Each has a lane of 128
    bits, of which only the lower half is kept, so that no product reaches its neighbour.
    """
    if seed > MASK:
        return hashed(seed, count)
    ones, steps, lower, lanes = side_by_side(count)
    z = (seed * ones + steps) & lower
    z = ((z ^ (z >> 30)) & lower) * 0xBF58476D1CE4E5B9 & lower
    z = ((z ^ (z >> 27)) & lower) * 0x94D049BB133111EB & lower
    return (seed + count * GAMMA) & MASK, lanes.unpack((z ^ (z >> 31)).to_bytes(16 * count, "little"))


def hashed(seed: int, count: int) -> tuple[int, tuple[int, ...]]:
    """The same from a seed of up to 128 bits; above it stands how often it has been used."""
    return seed + (1 << 128), unpack(f"<{count}Q", shake_128(seed.to_bytes(32, "little")).digest(8 * count))


@cache
def side_by_side(count: int) -> tuple[int, int, int, Struct]:
    """For this many lanes: a one in each, how far each seed is ahead, the lower halves, and how to read these."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * GAMMA & MASK) << 128 * lane for lane in range(count))
    return ones, steps, ones * MASK, Struct("<" + "Q8x" * count)


def random_below(seed: int, limit: int) -> tuple[int, int]:
    """(new seed, a number from 0 to limit - 1)."""
    seed, bits = next_random(seed)
    return seed, (bits * limit) >> 64


def shuffle(seed: int, cards: list[int]) -> int:
    """Fisher-Yates in place; returns the new seed."""
    left = len(cards)
    if left < 2:
        return seed
    seed, chances = next_randoms(seed, left - 1)
    for bits in chances:
        j = bits * left >> 64
        left -= 1
        cards[left], cards[j] = cards[j], cards[left]
    return seed


def deal_again(seed: int, groups: list[list[list[int]]], fixed: bytes, known: bytearray) -> int:
    """Shuffle the cards of each group of zones, except the fixed ones (a flag per uid); returns the new seed.

    What *others* know belongs to the place, not to the card: whoever looked at a place knows, in the new world, what
    lies there now. The new deal follows from the seed and from what is known, not from how the cards truly lay: a bot
    with the same seed imagines the same in all worlds that it cannot tell apart. All chance comes from one number,
    stretched: a search lives on it.
    """
    size, (seed, bits) = len(fixed) if seed != IN_ORDER else 0, next_random(seed)
    chances = iter(unpack(f"<{size}H", shake_128(bits.to_bytes(8, "little")).digest(2 * size)) if size else ())
    stay = uids_in(fixed)
    others_know = known.translate(SEEN) != fixed
    for zones in groups:
        loose: list[int] = []
        ends = [0]  # of these each zone gets what lies between two
        for zone in zones:
            loose += zone if stay.isdisjoint(zone) else [uid for uid in zone if uid not in stay]
            ends.append(len(loose))
        masks = [known[uid] for uid in loose] if others_know else ()
        loose.sort()  # copies of a card lie side by side: which of them is here does not matter
        left = len(loose)
        for part in islice(chances, max(left - 1, 0)):
            j = part * left >> 16
            left -= 1
            loose[left], loose[j] = loose[j], loose[left]
        if any(masks):
            for uid, mask in zip(loose, masks, strict=True):
                known[uid] = mask
        for zone, start, end in zip(zones, ends, ends[1:], strict=False):
            dealt = loose[start:end]
            rest = iter(dealt)
            zone[:] = dealt if len(dealt) == len(zone) else [uid if uid in stay else next(rest) for uid in zone]
    return seed


@lru_cache(maxsize=64)
def uids_in(flags: bytes) -> frozenset[int]:
    """The uids that have a flag. All deals of a world ask for the same ones, and a search comes back to its worlds."""
    return frozenset(compress(range(len(flags)), flags))


def known_to(viewer: int, known: bytearray) -> bytes:
    """A flag per uid: does this seat know the card, wherever it is? Of `ALL_HANDS`: does anybody? Of -1: do all?"""
    return bytes(known.translate(SEES[viewer]))
