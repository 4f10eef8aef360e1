"""A sensible player of Munchkin: it equips itself, sells, fights what it can beat, asks for help at a fair price,
curses the leader, and stops anyone who is about to win."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Outlook, open_question
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.munchkin.thought import Thought, think
from rumpus.bots.munchkin.trade import answers_trade
from rumpus.family.options import PASS
from rumpus.kernel import Decision
from rumpus.munchkin.turn import Munchkin


class MunchkinPlayer(Bot):
    """Scores each option of a question, and takes the best."""

    def think(self, game: Outlook, decision: Decision, seat: int) -> Thought:
        """About what its seat knows of the table."""
        g = game.look(seat)
        assert isinstance(g, Munchkin)
        thought = think(g, decision, seat, self.random, lambda: game.imagine(seat, self.random.getrandbits(63)))
        thought.made = self.made
        return thought

    def decide(self, game: Outlook, seat: int) -> int:
        decision = open_question(game)
        options = decision.offers[seat]
        if len(options) == 1:
            return 0
        if PASS in options and not any(read(option).verb in CARD_VERBS for option in options):
            return options.index(PASS)
        return self.think(game, decision, seat).choose()

    def interject(self, game: Outlook, seat: int) -> int | None:
        """Answer a trade; everything else waits until it is asked."""
        decision = open_question(game)
        options = decision.offers[seat]
        if not any(map(answers_trade, options)):
            return None
        thought = self.think(game, decision, seat)
        worths = [thought.answer_trade(option) if answers_trade(option) else 0.0 for option in options]
        best = max(worths)
        return worths.index(best) if best > 0 else None
