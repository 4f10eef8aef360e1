"""Only what changes during a game. In play: pieces, a tree of bases, what lies on them, and what lies on that.
Out of play: bare uids in zones. `known` says who knows a card in a hidden zone beyond what the zone itself tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from rumpus.kernel import EVERYONE
from rumpus.smashup.cards.ability import ANY_POWER, Stage, Verb, Zone
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.edition import Edition

Phase = Literal["draft", "deal", "hands", "start", "play", "score", "draw", "discard", "end", "over"]


class Claim(NamedTuple):
    """Somebody has taken control of a minion: by an action on it, or for this turn."""

    seat: int
    action: int = 0  # the serial of the action


class Piece(msgspec.Struct, eq=False):  # as all that is made, copied or stored often
    """A card in play. Its serial number is new each time it enters play, so it tells nothing about the uid.

    An action being carried out, and a card in hand whose special is used, are pieces as well, at base -1.
    """

    serial: int
    uid: int
    card: Card
    controller: int  # -1: nobody (a base, or a monster that nobody controls)
    base: int  # the serial of its base
    on: list[Piece]  # on a base: minions and actions; on a minion: actions
    counters: int = 0  # +1 power counters
    used: int = 0  # the turn in which its once-a-turn ability was last used
    note: str = ""  # what was named when it was played
    claims: tuple[Claim, ...] = ()  # while somebody has it for a time: whose it was before, then each who took it


def copy_of(pieces: list[Piece]) -> list[Piece]:
    """With everything on them."""
    return [
        Piece(
            piece.serial, piece.uid, piece.card, piece.controller, piece.base, copy_of(piece.on) if piece.on else [],
            piece.counters, piece.used, piece.note, piece.claims,
        )
        for piece in pieces
    ]  # fmt: skip


class Deed(msgspec.Struct, eq=False):
    """What is about to happen to a piece, or has happened: the argument of every protection and trigger."""

    verb: Verb
    what: Piece
    base: int  # the serial of the base where it was
    by: int  # who does it, and gets the credit; -1: nobody, as with what a base or an uncontrolled monster does
    cause: Card | None  # the card whose ability does it
    number: int  # of that ability: everything it does in one go has the same number
    is_fresh: bool  # the card that does it is being played now; at a moment: the one that waits has come since it began
    whose: int = -1  # who controls the cause; -1: nobody, as with a base, whoever uses its ability
    affected: tuple[int, ...] = ()  # after a play: the serials of what it affected
    pays: bool = True  # whoever destroys a monster gets its treasures
    together: tuple[Piece, ...] = ()  # what is destroyed, or moved, at the same time, this one included

    @property
    def by_action(self) -> bool:
        return self.cause is not None and self.cause.is_action

    def by_another(self, player: int) -> bool:
        """By another player's card. To a monster that nobody controls (-1), every player is another (SU-8.5)."""
        return self.whose not in (player, -1)


class Leaving(NamedTuple):
    """A card leaves play, and what is on it goes with it."""

    what: Piece
    is_destroyed: bool
    saved_by: Piece | None = None  # what sends it elsewhere than to the discard pile


class Seat(msgspec.Struct, eq=False):
    """One player's cards out of play. The last card of a deck is its top."""

    factions: tuple[str, ...]
    hand: list[int]
    deck: list[int]
    discard: list[int]
    aside: list[int]  # cards being looked at: a zone, so that no effect has to remember hidden uids
    points: int = 0
    sleep: int = 0  # 1: no actions in the next turn; 2: none in this one; 3: both
    minions_this_turn: int = 0  # that this player has played, whoever's turn it is

    def copy(self) -> Seat:
        return Seat(self.factions, self.hand.copy(), self.deck.copy(), self.discard.copy(), self.aside.copy(),
                    self.points, self.sleep, self.minions_this_turn)  # fmt: skip


@dataclass(slots=True, eq=False)
class Scoring:
    """A base being scored, by serial, never by position. Each question of its windows is a resting point."""

    base: int
    stage: Stage
    seat: int  # whose turn it is in the window
    passes: int
    used: list[str]  # specials limited to one for each player and scoring
    places: list[int]  # each player's place: 1 is the winner, 0 is none
    picks: list[int]  # who picks from the loot, in this order
    only: int = -1  # the one player who may still use specials; -1: all
    promises: list[Promise] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list, repr=False)  # only told: nothing follows from it

    def copy(self) -> Scoring:
        return Scoring(self.base, self.stage, self.seat, self.passes, self.used.copy(), self.places.copy(),
                       self.picks.copy(), self.only, self.promises.copy(), self.taken.copy())  # fmt: skip


class Taken(NamedTuple):
    """A treasure of the loot that somebody has taken, and at which place it lay among those that were left."""

    card: str
    by: int
    place: int


class Promise(NamedTuple):
    """What a card will do once the victory points of a scoring are awarded: for whom, and about which player."""

    card: Card
    player: int
    other: int


class Lasting(NamedTuple):
    """An effect that lasts until the end of somebody's turn."""

    what: Literal[
        "power", "breakpoint", "set breakpoint", "total", "control", "silence", "silence base", "shield minion",
        "shield player",
    ]  # fmt: skip
    on: int  # the serial of a piece or a base, or a seat
    amount: int
    until: int  # the end of whose turn
    seat: int = -1  # whose total, who controls


Where = Literal["", "none", "behind", "discard"]


class Extra(NamedTuple):
    """An extra card not yet played, with its condition: a minion, or a treasure of either kind."""

    most: int = ANY_POWER  # printed power
    base: int = -1  # the serial of the only base where it may be played
    where: Where = ""  # only where the player has no minion, or another more power; or out of the discard pile
    named: str = ""  # only this card, or `treasure`; `=7`: the first one decides for all with this number


class DeckFacts(NamedTuple):
    """Public facts about a deck: the uids of its cards that can be used out of play, by moment."""

    specials: dict[Stage, tuple[int, ...]]
    discard: frozenset[int]  # from the discard pile
    has_twins: bool  # in this game some player has the same cards as another


def deck_facts(cards: tuple[Card, ...], owners: tuple[int, ...], players: int) -> tuple[DeckFacts, ...]:
    """Of each player's deck, and last of the treasures."""
    special = [
        uid for uid, card in enumerate(cards) if card.from_hand or card.use_from_discard or card.play_from_discard
    ]
    decks = [[uid for uid in special if owners[uid] == player] for player in (*range(players), -1)]
    stages: tuple[Stage, ...] = ("before", "when", "loot", "after")
    owned = {(card, owner) for card, owner in zip(cards, owners, strict=True) if owner >= 0}
    has_twins = len({card for card, _ in owned}) < len(owned)
    return tuple(
        DeckFacts(
            {stage: tuple([uid for uid in deck if stage in cards[uid].from_hand]) for stage in stages},
            frozenset([uid for uid in deck if not cards[uid].from_hand]),
            has_twins,
        )
        for deck in decks
    )


class Piles(msgspec.Struct, eq=False):
    """The monsters and treasures out of play. The last card of a deck is its top."""

    monster_deck: list[int]
    monster_discard: list[int]
    treasure_deck: list[int]
    treasure_discard: list[int]
    loot: list[int]  # laid out, to be picked from
    mixed: bool = False  # cards have changed hands blindly: nobody else can tell whose cards are in a hand

    def copy(self) -> Piles:
        return Piles(self.monster_deck.copy(), self.monster_discard.copy(), self.treasure_deck.copy(),
                     self.treasure_discard.copy(), self.loot.copy(), self.mixed)  # fmt: skip


@dataclass(slots=True, eq=False)
class State:
    """A whole game between two steps."""

    edition: Edition = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)  # uid -> card; never changes after the deal, so copies share it
    owners: tuple[int, ...] = field(repr=False)  # uid -> the seat in whose deck it started; -1: nobody's
    decks: tuple[DeckFacts, ...] = field(repr=False)
    seats: list[Seat]
    bases: list[Piece]
    base_deck: list[int]
    base_discard: list[int]
    seed: int
    draft: Draft | None = None
    active: int = 0
    turn: int = 1
    phase: Phase = "play"
    minions_left: int = 1
    actions_left: int = 1
    extras: list[Extra] = field(default_factory=list)  # those with a condition
    minions_played: int = 0  # by the active player, in this play step
    plays: int = 0  # cards played and specials used this turn, by anyone
    used: list[str] = field(default_factory=list)  # cards whose once-a-turn special was used this turn
    lasting: list[Lasting] = field(default_factory=list)
    scoring: Scoring | None = None
    resolving: list[int] = field(default_factory=list)  # actions being carried out: a card is always in some zone
    known: bytearray = field(default_factory=bytearray)  # for each uid, the seats that know it in a hidden zone
    serial: int = 0
    barrier: int = 0
    piles: Piles | None = None  # if there are monsters and treasures in this game
    monsters_played: int = 0  # of the minions that the active player has played in this play step

    def discard(self, uid: int) -> None:
        """To its owner's discard pile; a card without an owner goes to the pile of its kind (SU-7.2)."""
        owner = self.owners[uid]
        if owner >= 0:
            self.seats[owner].discard.append(uid)
        else:
            assert self.piles is not None
            is_monster = self.cards[uid].is_monster
            (self.piles.monster_discard if is_monster else self.piles.treasure_discard).append(uid)
        self.known[uid] = 0

    def put(self, uid: int, zone: Zone, whose: int = -1) -> None:
        """Face up into a zone of its owner, or of the player a card names; a card without an owner goes to its pile
        (SU-7.2)."""
        seat = whose if whose >= 0 else self.owners[uid]
        if zone == "discard" or (seat < 0 and zone in ("hand", "deck", "deck bottom")):
            self.discard(uid)
            return
        if zone == "hand":
            self.seats[seat].hand.append(uid)
        elif zone == "deck":
            self.seats[seat].deck.append(uid)
        elif zone == "deck bottom":
            self.seats[seat].deck.insert(0, uid)
        else:
            assert self.piles is not None
            pile = self.piles.treasure_deck if zone == "treasure deck bottom" else self.piles.monster_deck
            pile.insert(len(pile) if zone == "monster deck" else 0, uid)
        self.known[uid] = EVERYONE

    def copy(self, bases: list[Piece] | None = None) -> State:
        """With these bases, if they have been copied already."""
        copy = new_state(State)
        copy.edition = self.edition
        copy.cards = self.cards
        copy.owners = self.owners
        copy.decks = self.decks
        copy.seats = [seat.copy() for seat in self.seats]
        copy.bases = copy_of(self.bases) if bases is None else bases
        copy.base_deck = self.base_deck.copy()
        copy.base_discard = self.base_discard.copy()
        copy.seed = self.seed
        copy.draft = self.draft.copy() if self.draft else None
        copy.active = self.active
        copy.turn = self.turn
        copy.phase = self.phase
        copy.minions_left = self.minions_left
        copy.actions_left = self.actions_left
        copy.extras = self.extras.copy()
        copy.minions_played = self.minions_played
        copy.plays = self.plays
        copy.used = self.used.copy()
        copy.lasting = self.lasting.copy()
        copy.scoring = self.scoring.copy() if self.scoring else None
        copy.resolving = self.resolving.copy()
        copy.known = self.known.copy()
        copy.serial = self.serial
        copy.barrier = self.barrier
        copy.piles = self.piles.copy() if self.piles else None
        copy.monsters_played = self.monsters_played
        return copy


new_state = State.__new__


@dataclass(slots=True, eq=False)
class Draft:
    """How the factions are dealt out, until they are: what may still be picked, and who picks next."""

    mode: Literal["chosen", "random", "free", "snake"]
    pool: list[str]  # faction ids, one for each copy
    order: list[int]  # seats still to pick, in order
    picks: list[list[str]]
    sets: tuple[str, ...]
    all_bases: bool

    def copy(self) -> Draft:
        return Draft(
            self.mode, self.pool.copy(), self.order.copy(), [p.copy() for p in self.picks], self.sets, self.all_bases
        )
