"""Levels: how they are won and lost, and who wins the game by them."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import random_below
from rumpus.munchkin.table.state import News
from rumpus.munchkin.table.strength import GOAL, Strength

RATIONS = 4  # kinds of ration tokens


class Levels(Strength):
    """What happens to levels."""

    __slots__ = ()

    async def gain_levels(self, player: int, count: int, by_kill: bool = False, may_win: bool = False) -> int:
        """MU-10.1: the tenth level comes by a kill or if a card says so; other gains stop at 9. Returns how many."""
        hero = self.hero(player)
        top = GOAL if by_kill or may_win else GOAL - 1
        gained = max(0, min(count, top - hero.level))
        if not gained:
            return 0
        hero.level += gained
        over = [each.card.id for each in hero.lasting if each.until == "level"]
        hero.lasting = [each for each in hero.lasting if each.until != "level"]
        if not by_kill:
            self.state.news.append(News("gained", player, amount=gained))
        self.touch()
        self.tell("gain levels", SEAT_NAMES[player], gained, hero.level)
        for card_id in sorted(over):
            self.tell("lifted", SEAT_NAMES[player], card_id)
        if hero.level >= GOAL:
            await self.win([player])
        return gained

    async def lose_levels(self, player: int, count: int) -> int:
        """Never below 1 (MU-1.5). Returns how many."""
        hero = self.hero(player)
        lost = min(count, hero.level - 1)
        if lost > 0:
            hero.level -= lost
            self.touch()
            self.tell("lose levels", SEAT_NAMES[player], lost, hero.level)
        return lost

    async def hand_out_rations(self, player: int, count: int) -> None:
        """MU-10.3: if the table plays with ration tokens, a kill brings one of a random kind."""
        state, hero = self.state, self.hero(player)
        for _ in range(count):
            state.seed, kind = random_below(state.seed, RATIONS)
            state.barrier += 1
            have = hero.rations or (0,) * RATIONS
            hero.rations = tuple(each + (place == kind) for place, each in enumerate(have))
            self.tell("ration", SEAT_NAMES[player], kind)
        self.touch()

    async def hand_in_rations(self, player: int) -> None:
        """MU-10.3: a ration token of each kind for a level, which may be the winning one."""
        hero = self.hero(player)
        hero.rations = tuple(count - 1 for count in hero.rations)
        self.tell("hands in", SEAT_NAMES[player])
        await self.gain_levels(player, 1, may_win=True)

    async def win(self, players: Sequence[int]) -> None:
        """If a card that was just drawn or played may have brought this about, it can be answered before it counts
        (MU-10.5): in a fight that nobody has called that may be the monster, or what has forced a flight."""
        state, fight = self.state, self.state.fight
        state.winners += [player for player in players if player not in state.winners]
        state.phase = "over"
        is_recent = any(news.what in ("played", "opened") for news in state.news)
        is_recent |= fight is not None and (fight.stage != "flight" or not fight.passed)
        if self.doer is not None and is_recent:
            state.let_end = 0
        else:
            self.tell("win", *[SEAT_NAMES[player] for player in players])

    async def end_game(self) -> None:
        """Nobody has answered the card that ends it."""
        self.state.let_end = -1
        self.tell("win", *[SEAT_NAMES[player] for player in self.state.winners])
