"""A table position written down by card names: for tests, puzzles, rules questions and bug reports.

`Position` is the documented form (docs/scenarios.md). A card is named by its id or by its printed name; a card in play
is `shinobi of Bob`, or a mapping when there is more to say about it; a monster that nobody controls is just `ghoul`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rumpus.family.ids import id_of
from rumpus.family.scenarios import Count, Form
from rumpus.smashup.cards.ability import ANY_POWER, Stage
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.table.state import Where

Step = Literal["hands", "start", "play", "score", "draw", "discard", "end", "over"]
Asleep = Literal["", "next turn", "this turn", "both"]
ALL, ALL_ELSE = "everyone", "everyone else"
NOBODY = "nobody"
SLEEP: tuple[Asleep, ...] = ("", "next turn", "this turn", "both")  # as a seat counts them


class HeldAt(Form):
    """A card in a hand or in a deck that somebody knows there."""

    card: str
    seen_by: list[str]  # names; `everyone`, or `everyone else`: all but the player whose card it is


class Attached(Form):
    """An action in play."""

    card: str
    of: str = ""  # who controls it; of a monster perhaps nobody
    owner: str = ""  # in whose deck it began, if that is somebody else
    note: str = ""  # what was named when it was played
    used_this_turn: bool = False  # what it allows once a turn


class MinionAt(Attached):
    counters: Count = 0
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) power, by whose turn it ends with
    silent: bool = False  # it has no abilities until the end of this turn
    lent_by: str = ""  # who (or `nobody`) has it again when this turn ends; or when an action on it is gone: its owner
    used_at_this_scoring: bool = False  # its special
    claims: list[str] = []  # if several have taken it: whose it was, then each of them, or their action on it
    shielded_from: list[str] = []  # for this turn: bases and cards in play, as `leprechaun of Bob`


class BaseAt(Form):
    base: str
    minions: list[str | MinionAt] = []
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) breakpoint, by whose turn it ends with
    totals: dict[str, int] = {}  # more (or less) of a player's total until the end of this turn
    silent: bool = False  # no card there has abilities until the end of this turn
    used_this_turn: bool = False  # what it allows once a turn
    breakpoint: int | None = None  # what a card has set it to until the end of this turn


class PlayerAt(Form):
    """Decks are written top first."""

    factions: list[str] = []
    vp: Count = 0
    hand: list[str | HeldAt] = []
    deck: list[str | HeldAt] = []
    discard: list[str] = []
    asleep: Asleep = ""  # may play no actions then
    shielded_from: list[str] = []  # all that is theirs, as of a minion


class ExtraAt(Form):
    """An extra card not yet played, with its condition."""

    max_power: Count = ANY_POWER
    at: str = ""  # only at this base
    where: Where = ""  # only where its player has no minion, or less power than another; or out of the discard pile
    named: str = ""  # only this card; `treasure`; `=1`: the first one played decides for all that have this number


class PromiseAt(Form):
    """What a card will do once the points of a scoring are awarded."""

    card: str
    of: str
    about: str


class TakenAt(Form):
    """A treasure of the loot that somebody has taken, and at which place it lay among those that were left."""

    card: str
    by: str
    place: Count = 0


class ScoringAt(Form):
    """A base that is being scored, and how far it has come."""

    base: str
    stage: Stage = "before"
    player: str = ""  # who is asked next in the window; by default the active player
    passes: Count = 0  # in a row
    used: list[str] = []  # specials from hand: `shinobi of Bob`
    places: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}  # once VP were awarded
    picks: list[str] = []  # who picks from the loot, the next one first
    only: str = ""  # the one player who may still use specials
    promises: list[PromiseAt] = []
    taken: list[TakenAt] = []  # from the loot, so far


class TurnAt(Form):
    """Whose turn it is, in which step, and what may still be played."""

    player: str = ""
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    step: Step = "play"
    minions_left: Count = 1
    actions_left: Count = 1
    extras: list[ExtraAt] = []
    minions_played: Count = 0  # by this player in this step
    minions_this_turn: dict[str, Count] = {}  # by each player since the turn began; by default as many as in this step
    cards_played: Count = 0  # in this turn, by anyone; a special counts as well
    used: list[str] = []  # cards whose once-a-turn special was used
    scoring: ScoringAt | None = None
    monsters_played: Count = 0  # of the minions that this player has played in this step


class PilesAt(Form):
    """Monsters and treasures. Decks are written top first; by default they hold whatever is not elsewhere."""

    monster_deck: list[str | HeldAt] | None = None
    monster_discard: list[str] = []
    treasure_deck: list[str | HeldAt] | None = None
    treasure_discard: list[str] = []
    loot: list[str] = []
    mixed: bool = False  # cards have changed hands unseen


class Position(Form):
    players: dict[str, PlayerAt]
    bases: list[str | BaseAt] = []
    base_deck: list[str | HeldAt] | None = None  # top first; by default the other bases of the base set
    base_discard: list[str] = []
    piles: PilesAt | None = None  # in the game if given here, or if any card of a set with monsters is
    turn: TurnAt = msgspec.field(default_factory=TurnAt)
    seed: int = 1
    edition: str = "first_print"
    set_up: dict[str, Any] | None = None  # a new game instead of a table
    anything_goes: bool = False  # cards where they cannot be, and more copies than there are


def card_of_player(text: str) -> tuple[str, str]:
    """`shinobi of Bob`; a card of nobody is just named. Names and cards may have an « of » of their own."""
    if id_of(text) in CARDS:
        return text, ""
    parts = text.split(" of ")
    for count in range(len(parts) - 1, 0, -1):
        if id_of(" of ".join(parts[:count])) in CARDS:
            return " of ".join(parts[:count]), " of ".join(parts[count:])
    card, of, player = text.rpartition(" of ")
    return (card, player) if of else (text, "")
