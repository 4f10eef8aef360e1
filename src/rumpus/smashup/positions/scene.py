"""A game in words: players by name, pieces by owner and place. Scenario files and tests speak to a game through it."""

from __future__ import annotations

from rumpus.family.named_game import NoSuchName
from rumpus.family.scenarios import Scene as AnyScene
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.turn import SmashUp


class Scene(AnyScene[State]):
    """`Bob's shinobi at tar_pits` instead of `shinobi#12`."""

    grammar = GRAMMAR

    def in_play(self) -> dict[int, tuple[str, str]]:
        bases = {base.serial: base.card.id for base in self.state.bases}
        return {
            piece.serial: (piece.card.id, f"{self.owned(piece)} at {bases[piece.base]}")
            for piece in self.pieces()
            if piece.base in bases
        }

    # -- the table -------------------------------------------------------------------------------------

    @property
    def table(self) -> Board:
        table = self.game.table
        assert isinstance(table, SmashUp)
        return table

    def pieces(self) -> list[Piece]:
        """Everything in play but the bases."""
        found: list[Piece] = []
        for base in self.state.bases:
            for piece in base.on:
                found += [piece, *piece.on]
        return found

    def base(self, base_id: str) -> Piece:
        found = next((base for base in self.state.bases if base.card.id == base_id), None)
        if found is None:
            raise NoSuchName(
                f"{base_id} is not on the table; there are {', '.join(each.card.id for each in self.state.bases)}"
            )
        return found

    def at(self, base_id: str) -> list[str]:
        """What is at a base: `Bob's shinobi`, with what is on it: `Bob's shinobi + Alice's poison`."""
        return [" + ".join(map(self.owned, (piece, *piece.on))) for piece in self.base(base_id).on]

    def owned(self, piece: Piece) -> str:
        """`Bob's shinobi`; a monster that nobody controls is just `ghoul`."""
        return f"{self.name(piece.controller)}'s {piece.card.id}" if piece.controller >= 0 else piece.card.id

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def power(self, base_id: str, minion: str) -> int:
        """The power of `Bob's shinobi` there."""
        return next(self.table.power(each) for each in self.base(base_id).on if self.owned(each) == minion)

    def cards(self, name: str, zone: str) -> list[str]:
        """A player's hand, deck or discard pile; a deck top first."""
        seat = self.state.seats[self.seat(name)]
        uids = {"hand": seat.hand, "deck": seat.deck[::-1], "discard": seat.discard}[zone]
        return [self.state.cards[uid].id for uid in uids]
