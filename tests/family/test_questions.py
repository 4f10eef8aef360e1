"""What a seat is asked: its own part of the open question, with where the cards lie that it is offered."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family import Question
from rumpus.family.options import Place, Places
from rumpus.kernel import Game, key_of
from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import corrupted_by_power, ia_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import wishing_ring
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.ghosts import spectre
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, tiger_assassin
from rumpus.smashup.cards.factions.wizards import summon
from rumpus.smashup.cards.factions.zombies import tenacious_z, walker
from tests.asking import question
from tests.munchkin.given import Given as Dungeon
from tests.munchkin.given import given as dungeon
from tests.smashup.given import Given, given

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("smashup", {"players": 3}),
    ("munchkin", {"players": 4, "sets": ["cthulhu", "warhammer40k"], "singing": True}),
]
HAND, DISCARD = ("hand", 0), ("discard", 0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("family", "setup"), SETUPS)
def test_where_offered_cards_lie_is_part_of_the_question_in_every_twin(
    family: str, setup: dict[str, Any], seed: int
) -> None:
    game, random = FAMILIES[family].rules.start(FAMILIES[family].complete(setup), seed), Random(seed)
    asleep: list[tuple[Game[Any], int, Question]] = []
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        seat = random.choice(decision.awaited)
        asked = question(game, seat)
        assert len(asked.places) == len(asked.options)
        for places in asked.places:
            assert all(card in zone(game, place) for card, place in places.items())
        if any(asked.places) and random.random() < 0.3:
            assert plain(question(pickle.loads(pickle.dumps(game)), seat)) == plain(asked)
            assert plain(question(game.imagine(seat, 5), seat)) == plain(asked)
            asleep.append((game.clone(), seat, asked))
        others = question(game, (seat + 1) % setup["players"])
        assert decision.is_window or (others.options, others.places) == ((), [])
        game.answer(seat, random.randrange(len(decision.offers[seat])))
    assert asleep
    for twin, seat, asked in asleep:  # they have not noticed that the game went on
        assert plain(question(twin, seat)) == plain(asked)


def plain(asked: Question) -> tuple[object, ...]:
    return asked.prompt, asked.source, asked.awaited, list(asked.options), list(asked.places)


def zone(game: Game[Any], place: Place) -> list[str]:
    """The cards that lie there. What is laid out before all may be anything that is not in a hand or a deck."""
    state, (name, owner) = game.state, place
    attribute = name.replace(" ", "_")
    if name == "laid out":
        hidden = {uid for hero in state.heroes for uid in hero.hand} | {*state.doors, *state.treasures}
        uids = [uid for uid in range(len(state.cards)) if uid not in hidden]
    elif owner >= 0:
        uids = getattr((state.heroes if hasattr(state, "heroes") else state.seats)[owner], attribute)
    else:
        uids = getattr(state, attribute) if hasattr(state, attribute) else getattr(state.piles, attribute)
    return [state.cards[uid].id for uid in uids]


def places(table: Given | Dungeon, name: str) -> dict[str, Places]:
    """By the keys of the options, without numbers."""
    asked = question(table.game, table.seat(name))
    keys = [key_of(tuple(word for word in option if isinstance(word, str))) for option in asked.options]
    return dict(zip(keys, asked.places, strict=True))


# -- Smash Up ----------------------------------------------------------------------------------------------------


def test_a_card_that_is_held_and_lies_in_the_discard_pile_is_offered_from_both() -> None:
    table = given(hands={"Alice": [spectre]}, discards={"Alice": [spectre, tenacious_z]}, bases={tar_pits: []})
    assert places(table, "Alice") == {
        "play spectre at tar_pits": {"spectre": HAND},
        "play spectre from_discard at tar_pits": {"spectre": DISCARD},
        "use tenacious_z": {"tenacious_z": DISCARD},
        "end turn": {},
    }


def test_so_is_one_that_is_played_at_once() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, spectre]},
        discards={"Bob": [spectre]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    assert places(table, "Bob") == {
        "play hidden_ninja": {"hidden_ninja": ("hand", 1)},
        "pass": {"hidden_ninja": ("hand", 1)},
    }
    table.picks("Bob", "play hidden_ninja")
    assert places(table, "Bob") == {
        "play spectre at jungle_oasis": {"spectre": ("hand", 1)},
        "play spectre from_discard at jungle_oasis": {"spectre": ("discard", 1)},
    }
    table.picks("Bob", "play spectre from_discard at jungle_oasis")
    assert table.hand("Bob") == ["spectre"]


def test_what_is_in_play_lies_in_no_zone() -> None:
    table = given(hands={"Alice": [summon, walker]}, bases={tar_pits: [("Alice", tiger_assassin)]}, minions_left=0)
    assert places(table, "Alice") == {"play summon": {"summon": HAND}, "end turn": {}}


# -- Munchkin ----------------------------------------------------------------------------------------------------


def test_what_is_played_is_in_hand_and_so_is_what_it_brings() -> None:
    table = dungeon(doors=[polly_polyp], hands={"Alice": [wandering_monster, elder_globs, rugose, curse_amnesia]})
    table.opens_door()
    found = places(table, "Alice")
    assert found["play wandering_monster elder_globs"] == {"wandering_monster": HAND, "elder_globs": HAND}
    assert found["play rugose polly_polyp"] == {"rugose": HAND}  # the monster is in the fight
    assert found["play curse_amnesia P1"] == {"curse_amnesia": HAND}
    assert found["call"] == found["ask P1"] == {}


def test_what_lies_before_all_is_laid_out_even_if_a_copy_is_held() -> None:
    table = dungeon(hands={"Alice": [professor], "Bob": [ia_rlyeh, professor]}, play={"Alice": [professor]})
    table.answer("Alice", "drop professor")
    assert places(table, "Bob")["play ia_rlyeh professor"] == {"ia_rlyeh": ("hand", 1), "professor": ("laid out", -1)}


def test_a_curse_that_lasts_is_laid_out_also_for_a_ring_in_play() -> None:
    table = dungeon(
        doors=[polly_polyp],
        hands={"Alice": [mystic_visions], "Bob": [corrupted_by_power]},
        play={"Alice": [wishing_ring]},
        rest=False,
    )
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Bob", corrupted_by_power, "Alice")
    found = places(table, "Alice")["use wishing_ring corrupted_by_power P0"]
    assert found == {"corrupted_by_power": ("laid out", -1)}
