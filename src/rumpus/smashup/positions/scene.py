"""A game in words: players by name, pieces by owner and place. Scenario files and tests speak to a game through it."""

from __future__ import annotations

from rumpus.family.named_game import NamedGame
from rumpus.family.options import unnumbered, with_pieces
from rumpus.kernel import Option, Refusal, key_of
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.turn import SmashUp


class NotOffered(ValueError):
    """An answer that is not among those offered; the message lists them."""


class Scene(NamedGame[State]):
    """`Bob's shinobi at tar_pits` instead of `shinobi#12`, and `Bob` instead of `P1`."""

    # -- the question ----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The name of the player who is asked; nothing when the game is over."""
        return self.awaited[0] if self.awaited else ""

    def answer(self, name: str, text: str) -> None:
        """Give an answer by its key, by its words, or by any shorter form that only one option has."""
        index = self.find(name, text)
        if index is None:
            offered = "\n  ".join(self.offers(name)) or "nothing"
            raise NotOffered(f"{name} cannot answer {text!r} to {self.prompt!r}; offered:\n  {offered}")
        self.game.answer(self.seat(name), index)

    def find(self, name: str, text: str) -> int | None:
        keys = self.keys(name)
        for form in (keys, self.offers(name)):
            if text in form:  # of pieces that look alike, the first
                return form.index(text)
        short = [index for index, option in enumerate(self.options(name)) if key_of(unnumbered(option)) == text]
        return short[0] if len(short) == 1 else None

    def why_not(self, name: str, text: str) -> Refusal | None:
        """Why this player cannot answer that; None if they can."""
        index = self.find(name, text)
        return None if index is not None else self.game.why_not(self.seat(name), text)

    def words(self, option: Option) -> str:
        return super().words(with_pieces(option, self.describe))

    def describe(self, card: str, serial: int) -> str:
        piece = next((piece for piece in self.pieces() if piece.serial == serial), None)
        base = self.table.base(piece.base) if piece is not None else None
        if piece is None or base is None:
            return card
        return f"{self.owned(piece)} at {base.card.id}"

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
        return next(base for base in self.state.bases if base.card.id == base_id)

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
