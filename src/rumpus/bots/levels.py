"""The levels of bots, from kind to merciless. Each is measured against the one before it (`make arena`)."""

from __future__ import annotations

from typing import ClassVar

from rumpus.bots.bot import Bot, BotWords
from rumpus.bots.munchkin.easy import EasyMunchkin
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.search import MunchkinMaster, MunchkinSearch
from rumpus.bots.smashup.players import EasySmashUp, SmashUpPlayer, SmashUpSearch
from rumpus.bots.versatile import Versatile


class EasyBot(Versatile):
    words = BotWords("Easy", "Means well and overlooks a lot. Leaves other people's fights alone.")

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, {"smashup": EasySmashUp(seed), "munchkin": EasyMunchkin(seed)})


class FairBot(Versatile):
    words = BotWords("Fair", "Takes what looks best right now, without looking ahead.")

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, {"smashup": SmashUpPlayer(seed), "munchkin": MunchkinPlayer(seed)})


class StrongBot(Versatile):
    words = BotWords("Strong", "Plans its whole turn, and thinks of what the others may hold.")
    seconds = 1.5
    takes: ClassVar = 0.3
    minds: ClassVar[dict[str, type[Bot]]] = {"smashup": SmashUpSearch, "munchkin": MunchkinSearch}
    by_family: ClassVar[dict[str, int]] = {"smashup": 200, "munchkin": 60}  # simulations, at the most

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        players = {name: kind(seed, simulations or self.by_family[name]) for name, kind in self.minds.items()}
        super().__init__(seed, players)


class MasterBot(StrongBot):
    words = BotWords("Master", "Plans eight times as much as the strong one, and takes its time.")
    seconds = 4.0
    takes: ClassVar = 0.6
    minds: ClassVar = {"smashup": SmashUpSearch, "munchkin": MunchkinMaster}
    by_family: ClassVar = {"smashup": 1600, "munchkin": 400}
