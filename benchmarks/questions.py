"""`make questions`: what one person among fair bots is asked in a turn, and how long the turns of bots take.

Over the table that the server runs, without sockets, by a clock that is moved on: the pauses are the real ones, and the
person, who plays like `fair`, answers at once. What the client asks on one sheet (a deal, a sale), and a question
that only goes on after one's own answer (the free choice of a turn), is one question. The first fights of others in
which somebody new is asked, so that they learn what they could do, are counted apart. Bots wait while the client shows
how a fight of others has ended.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import inf
from statistics import fmean
from typing import NamedTuple

from rumpus.bots import BOTS, ask, chair_for
from rumpus.families import new_match
from rumpus.server.audience import Listener
from rumpus.server.pauses import USUAL_PACE, Pauses
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore

PERSON = 0
ON_A_SHEET = ("treasures", "first pick", "pay", "give", "want", "sell")
FAMILIES = ("munchkin", "smashup")
USUAL_PLAYERS = {"munchkin": (4, 8), "smashup": (4,)}
ENDS = ("decided", "fight ends")
VERDICT = 2.0  # seconds for which the end of a fight is shown (`web/src/room/pacing.ts`)


class Budget(NamedTuple):
    """What may be asked of somebody in a turn of their own and in one of another's, and how long that may take."""

    own: float = inf
    other: float = inf
    seconds: float = inf


BUDGETS = {("munchkin", 4): Budget(own=5.0, other=0.4), ("munchkin", 8): Budget(seconds=6.0)}  # by game and seats


class Evening:
    """One game, and what has been counted in it."""

    def __init__(self, family: str, players: int, seed: int) -> None:
        sets = {"sets": ["cthulhu", "warhammer40k"]} if family == "munchkin" and players > 6 else {}
        record = new_match(family, seed=seed, players=players, **sets).record
        seats = [SavedSeat("Ann", "", True), *[SavedSeat(f"Bot {seat}", "fair") for seat in range(1, players)]]
        self.now = 0.0
        pauses = Pauses.at(USUAL_PACE)
        self.room = Room(SavedRoom("evening", record, seats), SqliteStore(":memory:"), pauses=pauses, clock=self.clock)
        self.room.join(Listener(PERSON, lambda text: None))
        self.person = BOTS["fair"](seed)
        self.asked: tuple[Counter[str], Counter[str]] = (Counter(), Counter())  # in own turns, in those of others
        self.lessons = 0
        self.turns = [0, 0]
        self.seconds: list[float] = []  # of the turns of bots

    def clock(self) -> float:
        return self.now

    def play(self) -> None:
        turn, began, was, is_own = 0, 0.0, "", True
        while not self.room.is_over:
            standing = self.room.standing()
            if standing.turn != turn:
                if turn and not is_own:
                    self.seconds.append(self.now - began)
                turn, began, was = standing.turn, self.now, ""
                is_own = standing.active == PERSON
                self.turns[not is_own] += 1
            told = len(self.room.match.log.events)
            was = self.go_on(was, standing.active != PERSON) if turn else self.go_on(was, None)
            if not is_own and any(event.kind in ENDS for event in self.room.match.log.events[told:]):
                self.wait(self.now + VERDICT)

    def go_on(self, was: str, place: bool | None) -> str:
        """One step; which question was counted last, if nobody else has said anything since."""
        room, decision = self.room, self.room.match.game.decision
        assert decision is not None
        if PERSON not in decision.awaited and PERSON in decision.offers:
            option = ask(self.person, room.match.game.clone(), PERSON)  # somebody offers a trade
            if option is not None:
                room.answers.take(PERSON, option)
                return ""
        if (seat := room.stand_ins.to_move()) is not None:
            option = room.stand_ins.think(seat)()
            if option is not None:
                self.wait(room.tempo.asked_at + room.tempo.pause_of_bots())
                was = ""
            if room.match.game.decision is decision:  # otherwise somebody has passed meanwhile
                room.stand_ins.say(seat, option)
            return was
        if PERSON in decision.awaited and not room.wishes.passing():
            if room.wishes.is_lesson(PERSON):
                self.lessons += 1
            elif place is not None and decision.prompt not in (was, *ON_A_SHEET):
                self.asked[place][decision.prompt] += 1
            room.answers.take(PERSON, self.person.decide(chair_for(self.person, room.match.game.clone(), PERSON)))
            return was if decision.prompt in ON_A_SHEET else decision.prompt
        due = room.tempo.due(self.now)
        assert due is not None, "somebody has to go on"
        self.wait(due)
        return was

    def wait(self, until: float) -> None:
        """What is due meanwhile happens."""
        while (due := self.room.tempo.due(self.now)) is not None and due <= until:
            self.now = max(self.now, due)
            self.room.tempo.tick(self.now)
            if due == until:
                break
        self.now = max(self.now, until)
        self.room.tempo.tick(self.now)


def is_kept(family: str, players: int, games: int) -> bool:
    """Play at tables of so many, and tell; whether it is within its budget."""
    evenings = [Evening(family, players, seed) for seed in range(games)]
    for evening in evenings:
        evening.play()
    budget = BUDGETS.get((family, players), Budget())
    found: list[tuple[float, float]] = []  # with what it may be at most
    print(f"{family}, {players} players:")
    for place, (name, most) in enumerate((("an own turn", budget.own), ("a turn of another", budget.other))):
        turns = sum(evening.turns[place] for evening in evenings)
        asked = sum([evening.asked[place] for evening in evenings], Counter[str]())
        rate = sum(asked.values()) / turns
        found.append((rate, most))
        print(f"  {rate:.2f} questions in {name} ({turns} turns){verdict(rate, most)}")
        print("     " + ", ".join(f"{prompt} {count / turns:.2f}" for prompt, count in asked.most_common()))
    print(f"  {fmean([evening.lessons for evening in evenings]):.1f} questions in a game to learn what one could do")
    seconds = sorted(each for evening in evenings for each in evening.seconds)
    slow = seconds[len(seconds) * 9 // 10]
    found.append((fmean(seconds), budget.seconds))
    print(f"  {fmean(seconds):.1f} s a turn of a bot, {slow:.1f} s in the slowest tenth{verdict(*found[-1])}")
    return all(measured <= most for measured, most in found)


def verdict(measured: float, most: float) -> str:
    return "" if most == inf else f", at most {most} wanted: {'ok' if measured <= most else 'MISSED'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--family", choices=FAMILIES, default="munchkin")
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=10)
    told = parser.parse_args()
    results = [is_kept(told.family, players, told.games) for players in told.players or USUAL_PLAYERS[told.family]]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
