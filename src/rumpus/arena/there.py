"""Runs in another checkout, with the modules of that one: it uses only what every checkout has had for long.

Each line that it reads says what to `do`; each line that it writes is what came of it.
"""

from __future__ import annotations

import json
import math
import sys
from typing import Any

from rumpus import new_game
from rumpus.bots import BOTS, ask, play_out


class There:
    def begin(self, setup: dict[str, Any], bot: str, bot_seed: int) -> None:
        self.game = new_game(**setup)
        self.bot = BOTS[bot](bot_seed)
        self.bot.seconds = math.inf

    def answer(self, seat: int, answer: int) -> list[int]:
        self.game.answer(seat, answer)
        return list(self.game.decision.awaited) if self.game.decision else []

    def ask(self, seat: int) -> dict[str, Any]:
        assert self.game.decision is not None
        return {"keys": self.game.decision.keys(seat), "answer": ask(self.bot, self.game, seat)}

    def outcome(self, setup: dict[str, Any], bots: list[str], bot_seed: int, seat: int) -> float:
        """What a whole game that is played here comes to for a seat."""
        game = new_game(**setup)
        play_out(game, [BOTS[bot](bot_seed + each) for each, bot in enumerate(bots)])
        return game.outcome(seat)


if __name__ == "__main__":
    there = There()
    for line in sys.stdin:
        told = json.loads(line)
        found = getattr(there, told.pop("do"))(**told)
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()
