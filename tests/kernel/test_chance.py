"""Chance: the same numbers everywhere and for ever, and fair."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.kernel import ALL_HANDS, EVERYONE, SPECTATOR, deal_again, known_to, next_random, random_below, shuffle
from rumpus.kernel.chance import next_randoms


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
    ],
)
def test_next_random_gives_the_published_numbers_of_splitmix64(seed: int, numbers: list[int]) -> None:
    found = []
    for _ in numbers:
        seed, bits = next_random(seed)
        found.append(bits)
    assert found == numbers


def test_random_below_stays_below_and_is_fair() -> None:
    seed, counts = 1, Counter[int]()
    for _ in range(6000):
        seed, die = random_below(seed, 6)
        counts[die] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(880 < count < 1120 for count in counts.values())
    assert random_below(9, 1)[1] == 0


def test_shuffle_is_fixed_for_ever() -> None:
    cards = list(range(10))
    seed = shuffle(42, cards)
    assert (cards, seed) == (SHUFFLED, AFTER)
    again = list(range(10))
    seed = 42
    for i in range(9, 0, -1):  # what it writes out for speed
        seed, j = random_below(seed, i + 1)
        again[i], again[j] = again[j], again[i]
    assert (again, seed) == (SHUFFLED, AFTER)


SHUFFLED = [8, 3, 6, 5, 4, 0, 9, 2, 1, 7]
AFTER = 10372713005361028327


def test_shuffle_is_fair() -> None:
    seed, counts = 7, Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        seed = shuffle(seed, cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def test_shuffling_nothing_or_one_card_uses_no_chance() -> None:
    assert shuffle(5, []) == 5
    assert shuffle(5, [3]) == 5


def test_known_to_reads_one_bit_of_each_mask() -> None:
    known = bytearray([0, 1, 2, 3, EVERYONE])
    assert known_to(0, known) == bytes([0, 1, 0, 1, 1])
    assert known_to(1, known) == bytes([0, 0, 1, 1, 1])
    assert known_to(7, known) == bytes([0, 0, 0, 0, 1])


def test_deal_again_keeps_fixed_cards_in_their_places_and_loses_none() -> None:
    fixed = bytes(uid % 3 == 0 for uid in range(12))
    worlds = set()
    for seed in range(50):
        zones = [[0, 1, 2, 3], [4, 5], [], [6, 7, 8, 9, 10, 11]]
        deal_again(seed, [zones], fixed, bytearray(12))
        assert sorted(uid for zone in zones for uid in zone) == list(range(12))
        assert [len(zone) for zone in zones] == [4, 2, 0, 6]
        assert [zones[0][0], zones[0][3], zones[3][0], zones[3][3]] == [0, 3, 6, 9]
        worlds.add(str(zones))
    assert len(worlds) > 45


def test_deal_again_is_fair_between_zones() -> None:
    counts = Counter[int]()
    seed = 3
    for _ in range(6000):
        zones = [[0], [1, 2], [3, 4, 5]]
        seed = deal_again(seed, [zones], bytes(6), bytearray(6))
        counts[zones[0][0]] += 1
    assert all(880 < count < 1120 for count in counts.values())


def test_which_copy_of_a_card_is_dealt_again_does_not_matter() -> None:
    """Cards 2 and 3 are copies, and one of them lies open: the same world comes of it, whichever that is."""
    for seed in range(20):
        here, there = [[0, 1, 2], [4, 5]], [[3, 0, 4], [1, 5]]
        deal_again(seed, [here], bytes(6), bytearray(6))
        deal_again(seed, [there], bytes(6), bytearray(6))
        assert [[2 if uid == 3 else uid for uid in zone] for zone in there] == here


@pytest.mark.parametrize("seed", range(20))
def test_what_others_know_belongs_to_the_place(seed: int) -> None:
    """P1 knows the bottom card of the deck and one of the hand; in every world it knows what lies there then."""
    fixed = bytes([0, 1, 0, 0, 0, 0, 1, 0])
    known = bytearray([2, 1, 0, 0, 0, 2, 1, 0])
    zones = [[0, 1, 2, 3], [4, 5, 6, 7]]
    deal_again(seed, [zones], fixed, known)
    assert [[known[uid] for uid in zone] for zone in zones] == [[2, 1, 0, 0], [0, 2, 1, 0]]


def test_deal_again_gives_a_new_seed() -> None:
    assert deal_again(1, [[[0, 1, 2]]], bytes(3), bytearray(3)) != 1


def test_every_bit_of_a_long_seed_counts() -> None:
    """Not only its lower 64 ones."""
    seeds = [5, *[5 + (1 << bit) for bit in range(64, 128)]]
    assert len({next_random(seed)[1] for seed in seeds}) == len(seeds)
    assert len({next_randoms(seed, 10)[1] for seed in seeds}) == len(seeds)


def test_a_long_seed_goes_on_and_never_repeats_itself() -> None:
    seed, seen = (1 << 127) + 3, set()
    for _ in range(1000):
        seed, bits = next_random(seed)
        seen.add(bits)
    assert len(seen) == 1000
    assert next_random((1 << 127) + 3)[1] == 209076668821122463


def test_who_only_watches_knows_what_everybody_knows() -> None:
    """Not what the last of eight players knows, and not what anybody does."""
    known = bytearray([0, 1, 1 << 7, 0b1111_1110, EVERYONE])
    assert known_to(SPECTATOR, known) == bytes([0, 0, 0, 0, 1])
    assert known_to(ALL_HANDS, known) == bytes([0, 1, 1, 1, 1])
