"""Lines of the log say who did it, scorings come with their rows, and choices say where their cards lie."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from starlette.testclient import TestClient

from rumpus.kernel import Event
from rumpus.server.app import Server
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.cards.factions.dinosaurs import king_rex, war_raptor
from rumpus.smashup.cards.factions.pirates import pirate_king
from rumpus.smashup.events import KINDS
from rumpus.smashup.table.state import State
from rumpus.smashup.text.notes import Scored, scored
from tests.server.following import Guest, Plain, asked_of, new_room, play_out, sit
from tests.server.speaking import opened
from tests.smashup.given import given


def test_it_is_known_whose_everything_is_that_was_laid_out() -> None:
    """As in a puzzle: nobody has seen it being played."""
    table = {
        "players": {"Ann": {"hand": ["seeing_stars"]}, "Bob": {}},
        "bases": [{"base": "tar_pits", "minions": ["war_raptor of Bob"]}],
    }
    room = new_room(setup={"table": table})
    ann, bob = sit(room)
    ann.answers("play seeing_stars")
    lost = [next(line for line in guest.last["log"] if line.get("mood") == "loss") for guest in (ann, bob)]
    assert [line["text"].partition(" destroys ")[2] for line in lost] == [
        "Bob's War Raptor at Tar Pits.",
        "your War Raptor at Tar Pits.",
    ]
    assert all(hit["seat"] == 1 for line in lost for hit in line["hits"])


def test_lines_of_the_log_say_who_did_it() -> None:
    room = new_room(2, seed=5)
    guests = sit(room, spectators=1)
    play_out(room, guests, Random(5))
    for guest in guests:
        lines = [line for message in guest.messages for line in message.get("log", [])]
        for line in lines:
            by = line.get("by", -1)
            names = ["You" if seat == guest.seat else name for seat, name in enumerate(("Ann", "Bob"))]
            words = line["text"]
            if by >= 0 and line.get("kind") != "turn":
                assert names[by].lower() in words.lower() or (by == guest.seat and "our" in words), words
            if words.startswith(("Ann ", "Bob ", "You ")):
                assert by == names.index(words[:3]), words
        turns = [line for line in lines if line.get("kind") == "turn"]
        assert [line["by"] for line in turns] == [turn % 2 for turn in range(len(turns))]
        assert len(turns) == room.match.game.state.turn
        assert {line["kind"] for line in lines} <= KINDS.keys()


def scored_by(guest: Guest) -> list[list[Plain]]:
    return [message.get("notes", []) for message in guest.of_type("update")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_scoring_comes_with_its_rows(players: int) -> None:
    room, rng = new_room(players, seed=players), Random(players)
    guests = sit(room, spectators=1)
    count = 0
    while not room.is_over:
        before = {base["serial"]: base["card"] for base in guests[0].view["bases"]}
        points = [seat["points"] for seat in guests[0].view["seats"]]
        asked_of(guests).answers_anything(rng)
        after = [seat["points"] for seat in guests[0].view["seats"]]
        told, *others = [guest.of_type("update")[-1].get("notes", []) for guest in guests]
        assert all(each == told for each in others)
        for base in told:
            count += 1
            rows = base["rows"]
            assert before[base["serial"]] == base["base"]
            assert base["total"] == sum(row["power"] for row in rows)
            assert base["breakpoint"] >= 0
            assert [row["place"] for row in rows] == [
                1 + sum(other["power"] > row["power"] for other in rows) for row in rows
            ]
            for row in rows:
                vp = [*CARDS[base["base"]].vp, 0][row["place"] - 1]
                assert row["points"] == vp
                assert after[row["seat"]] - points[row["seat"]] >= vp
    assert count == sum(event.kind == "award" for event in room.match.events(0)) > 3


def test_a_scoring_is_in_the_moment_of_its_answer(client: TestClient, server: Server) -> None:
    name, _ = opened(client)
    room = server.lobby.find(name)
    assert room is not None
    guests = sit(room)
    play_out(room, guests, Random(7))
    for at, told in enumerate(scored_by(guests[0]), 1):
        if told or at % 25 == 0:
            found = client.get(f"/api/rooms/{name}/replay", params={"at": at}).json()
            assert found["notes"] == told
    assert client.get(f"/api/rooms/{name}/replay", params={"at": 0}).json()["notes"] == []


def test_a_scoring_tells_who_was_there_when_its_points_were_awarded() -> None:
    """With who came while it was about to score, and what each of them counted."""
    bases = {
        tar_pits: [("Alice", king_rex), ("Alice", war_raptor), ("Bob", king_rex)],
        jungle_oasis: [("Bob", pirate_king)],
    }
    table = given(bases=bases)
    table.ends_turn("Alice")
    table.uses("Bob", pirate_king)
    (told,) = scored(table.game.log.events)
    assert isinstance(told, Scored)
    assert [(each.card, each.controller, each.power) for each in told.minions] == [
        ("king_rex", 0, 7),
        ("war_raptor", 0, 3),
        ("king_rex", 1, 7),
        ("pirate_king", 1, 5),
    ]


def test_a_base_without_minions_scores_without_rows() -> None:
    (told,) = scored([Event("award", ("tar_pits", 4, 0, 0))])
    assert isinstance(told, Scored)
    assert (told.base, told.serial, told.total, told.breakpoint, told.rows) == ("tar_pits", 4, 0, 0, [])


@pytest.mark.slow
def test_choices_say_where_their_cards_lie() -> None:
    """As the table has them, at every question of random games."""
    zones: Counter[str] = Counter()
    for seed in range(12):
        room, rng = new_room(2 + seed % 3, seed), Random(seed)
        guests = sit(room)
        while not room.is_over:
            asked = asked_of(guests)
            state: State = room.match.game.state
            in_play = {base["card"] for base in asked.view["bases"]}
            parts = [part for choice in asked.question["choices"] for part in choice.get("parts", ())]
            for part in [part for part in parts if "card" in part or "base" in part]:
                zone, card = part.get("zone", ""), part.get("card") or part["base"]
                if zone in ("hand", "discard", "aside", "deck"):
                    seat = state.seats[part["owner"]]
                    there = {"hand": seat.hand, "discard": seat.discard, "aside": seat.aside, "deck": seat.deck}[zone]
                    assert card in [state.cards[uid].id for uid in there]
                elif zone == "base deck":
                    assert card in [state.cards[uid].id for uid in state.base_deck]
                elif zone in ("treasure deck", "treasure discard", "loot"):
                    assert card in [state.cards[uid].id for uid in getattr(state.piles, zone.replace(" ", "_"))]
                elif "card" in part:
                    assert "piece" in part
                else:
                    assert card in in_play
                zones[zone] += 1
            asked.answers_anything(rng)
    assert {"", "hand", "discard", "aside", "deck", "loot"} <= set(zones)
