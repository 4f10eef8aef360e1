"""What comes of an answer in Munchkin, in short: fights, levels, cards, strength."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rumpus.family.consequences import FollowUp, Upshot
from rumpus.family.events import is_caused_by
from rumpus.kernel import Game
from rumpus.munchkin.events import KINDS
from rumpus.munchkin.table.table import Table


class MunchkinConsequences:
    weights: ClassVar[dict[str, float]] = {
        "wins": 100.0, "rival wins": -100.0, "beats": 6.0, "rival beats": -5.0, "levels": 5.0, "loses levels": -5.0,
        "rival levels": -4.0, "dies": -20.0, "rival dies": 8.0, "curses": 5.0, "cards": 1.0, "loses cards": -1.0,
        "strength": 1.0, "weaker": -1.0,
        "waits": 0.1,
    }  # fmt: skip

    implied: ClassVar[dict[str, frozenset[str]]] = {
        "wins": frozenset({"beats", "levels"}),
        "rival wins": frozenset({"rival beats", "rival levels"}),
        "rival beats": frozenset({"rival levels"}),
        "loses cards": frozenset({"waits"}),
    }

    def upshots(self, found: FollowUp) -> Iterator[Upshot]:
        if found.waits:
            yield Upshot("waits")
        for winner in found.after.winners:
            yield Upshot("wins") if winner == found.seat else Upshot("rival wins", winner)
        yield from self.happened(found)
        yield from self.changed(found)

    def happened(self, found: FollowUp) -> Iterator[Upshot]:
        """Until the turn is over."""
        seat = found.seat
        helper, begun = -1, found.before.state.fight
        if begun is not None:
            helper = begun.helper
        for event in found.events:
            told = KINDS[event.kind].read((event.kind, *event.public))
            match event.kind:
                case "helps":
                    helper = told["who"]
                case "decided" if told["ours"] > told["theirs"] and told["foes"]:
                    if seat in (told["who"], helper):
                        yield Upshot("beats", card=told["foes"][0])
                    else:
                        yield Upshot("rival beats", told["who"], told["foes"][0])
                case "fight ends":
                    helper = -1
                case "die":
                    yield Upshot("dies") if told["who"] == seat else Upshot("rival dies", told["who"])
                case "cursed" if told["who"] != seat and is_caused_by(event, seat):
                    yield Upshot("curses", told["who"])

    def changed(self, found: FollowUp) -> Iterator[Upshot]:
        before, after, levels = table_of(found.before), table_of(found.then), 0
        for player in range(len(before.state.heroes)):
            more = after.hero(player).level - before.hero(player).level
            if player != found.seat and more > 0:
                yield Upshot("rival levels", player, number=more)
            elif player == found.seat and more:
                levels = more
                yield Upshot("levels" if more > 0 else "loses levels", number=abs(more))
        if more := after.strength(found.seat) - before.strength(found.seat) - levels:  # everybody knows what levels add
            yield Upshot("strength" if more > 0 else "weaker", number=abs(more))
        if more := cards(after, found.seat) - cards(before, found.seat):
            yield Upshot("cards" if more > 0 else "loses cards", number=abs(more))


def cards(g: Table, player: int) -> int:
    """In hand and in play."""
    return len(g.hero(player).hand) + len(g.hero(player).gear)


def table_of(game: Game[Any]) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table


CONSEQUENCES = MunchkinConsequences()
