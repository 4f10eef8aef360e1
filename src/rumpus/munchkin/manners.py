"""How people are treated at a table of Munchkin."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rumpus.family.manners import Manners, Offered
from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import Event, Game, Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.view import is_own_doing, level_after, show_window
from rumpus.munchkin.windows import PASSING

RUNNING_AWAY = "MU-4.4"  # the rule
FORESTALLS = "forestalls doors"  # the tag of cards that are played before a door is opened, and never after
ASIDE = frozenset(  # what can as well be done at another time
    ("put on", "put away", "throw away", "trade", "accept trade", "refuse trade", "counter trade", "withdraw trade")
)
OF_FIGHTERS = frozenset(("drop", "be rid of"))  # as well, unless one is in the fight


class MunchkinManners(Manners):
    passable = frozenset(
        ("call", "roll", "curse", "event", "spoils", "end", "goth", "arrive", "die", "fight loot", "join cult")
    )
    passes = PASSING
    aside = ASIDE | GRAMMAR.talk

    def can_act(self, game: Game[Any], seat: int) -> bool:
        decision, g = game.decision, table_of(game)
        assert decision is not None
        if g.state.air and is_own_doing(g.state.air[-1], seat):
            return False
        aside = ASIDE if g.state.fight is not None and seat in g.munchkins() else ASIDE | OF_FIGHTERS
        if decision.prompt == "call" and is_won(g):
            aside |= {"offer help"}  # nobody who wins alone shares
        options = [option for option in decision.offers[seat] if option[0] not in aside]
        if decision.prompt == "arrive":  # what is used once is used from the hand as well
            options = [option for option in options if option[0] != "play" or CARDS[str(option[1])].kind != "one-shot"]
        return not self.grammar.is_idle(options)

    def concerned(self, game: Game[Any]) -> Collection[int]:
        g, decision = table_of(game), game.decision
        if decision is not None and decision.prompt == "goth":
            return range(8) if level_after(g, g.fight) >= GOAL else g.munchkins()
        window = show_window(g)
        return range(8) if window is None else window["concerns"]

    def is_die_cast(self, events: Sequence[Event]) -> bool:
        """A roll to run away."""
        return any(event.kind == "roll" and event.cause and event.cause[-1] == RUNNING_AWAY for event in events)

    def may_forestall(self, game: Game[Any], seat: int, option: Option) -> Collection[int]:
        g = table_of(game)
        state = g.state
        is_first = option == ("open door",) and state.phase == "start" and not state.doors_opened
        if not is_first or g.hero(seat).level >= GOAL - 1:
            return ()
        return g.who_may_hold(FORESTALLS, g.others(seat))

    def can_forestall(self, game: Game[Any], seat: int, by: int) -> bool:
        decision = game.decision
        options = decision.offers.get(by, ()) if decision is not None else ()
        return any(option[0] == "play" and FORESTALLS in CARDS[str(option[1])].tags for option in options)

    def offers(self, game: Game[Any]) -> Sequence[Offered]:
        return table_of(game).state.offers

    def refusing(self, game: Game[Any], offer: Offered) -> int | None:
        by, to, *_ = offer
        refusal, decision = ("refuse trade", SEAT_NAMES[by]), game.decision
        options = decision.offers.get(to, ()) if decision is not None else ()
        return list(options).index(refusal) if refusal in options else None


def table_of(game: Game[Any]) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table


def is_won(g: Table) -> bool:
    """As things stand."""
    ours, theirs = g.strengths()
    return ours > theirs


MANNERS = MunchkinManners(GRAMMAR)
