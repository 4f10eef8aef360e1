"""What advice has to know of a family of games: what a search does, the chances of all seats at once, and first
ideas."""

from __future__ import annotations

from typing import Any, Protocol

from rumpus.advice.munchkin import MunchkinExpert
from rumpus.advice.smashup import SmashUpExpert
from rumpus.bots.chair import Chair
from rumpus.bots.search.knowledge import Knowledge
from rumpus.kernel import Game


class Expert(Knowledge, Protocol):
    @property
    def turns(self) -> int:
        """After how many of them an answer is judged."""
        ...

    @property
    def plans(self) -> bool:
        """Does it pay to plan one's own turn in a tree, rather than to play it on quickly?"""
        ...

    def glances(self, game: Game[Any]) -> int:
        """At the beginnings of how many turns one has to look at how everybody stands, so that it does not matter whose
        turn it is."""
        ...

    def chances(self, game: Game[Any]) -> list[float]:
        """Of all seats to win from here; together they are 1."""
        ...

    def has_an_opinion(self, chair: Chair) -> bool:
        """May anything be said about this question?"""
        ...

    def opinions(self, chair: Chair) -> list[float]:
        """What it thinks of each answer at first sight: the more, the better. Those at minus infinity are not worth a
        try."""
        ...


EXPERTS: dict[str, Expert] = {"smashup": SmashUpExpert(), "munchkin": MunchkinExpert()}
