"""The bot that plays sensibly, with a player for each family of games that knows what is good there."""

from __future__ import annotations

from rumpus.bots.bot import Bot, BotWords, Outlook
from rumpus.bots.looking_ahead import LookingAhead
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.random import RandomBot
from rumpus.bots.smashup.value import value


class GreedyBot(Bot):
    """It takes what looks best now; in a family that it does not know, anything at all."""

    words = BotWords("Greedy", "Takes what looks best right now, without looking ahead.")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.players: dict[str, Bot] = {"smashup": LookingAhead(seed, value), "munchkin": MunchkinPlayer(seed)}
        self.stranger = RandomBot(seed)

    def decide(self, game: Outlook, seat: int) -> int:
        return self.player(game).decide(game, seat)

    def interject(self, game: Outlook, seat: int) -> int | None:
        return self.player(game).interject(game, seat)

    def player(self, game: Outlook) -> Bot:
        player = self.players.get(game.rules.name, self.stranger)
        player.made = self.made
        return player
