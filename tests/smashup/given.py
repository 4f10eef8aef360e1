"""A table in a few words: who holds what, what is where. By default it is Alice's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from rumpus.kernel import Game, Log
from rumpus.smashup.cards.card import Card
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import (
    Attached,
    BaseAt,
    HeldAt,
    MinionAt,
    PilesAt,
    PlayerAt,
    Position,
    Step,
    TurnAt,
)
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP
from tests.laid_out import LaidOut

# ("Bob", shinobi); with what lies on it: ("Bob", shinobi, ("Alice", poison)); owned by Carol: ("Bob", shinobi, "Carol")
# With two counters: ("Bob", shinobi, 2); a monster that nobody controls: ("", ghoul)
On = tuple["str | int | Card | On", ...]
Hands = Mapping[str, Sequence[Card]]


class Given(Scene, LaidOut[State]):
    """A scene whose words are cards."""

    def plays(self, name: str, card: Card, at: Card | None = None) -> None:
        self.answer(name, f"play {card.id}" + (f" at {at.id}" if at else ""))

    def uses(self, name: str, card: Card) -> None:
        self.answer(name, f"use {card.id}")

    def passes(self, *names: str) -> None:
        for name in names:
            self.answer(name, "pass")

    def hand(self, name: str) -> list[str]:
        return self.cards(name, "hand")

    def deck(self, name: str) -> list[str]:
        return self.cards(name, "deck")

    def discard(self, name: str) -> list[str]:
        return self.cards(name, "discard")

    def points(self, name: str) -> int:
        return self.state.seats[self.seat(name)].points

    def pile(self, name: Literal["monster_deck", "monster_discard", "treasure_deck", "treasure_discard"]) -> list[str]:
        """Monsters or treasures out of play; a deck top first."""
        uids: list[int] = getattr(self.state.piles, name)
        return [self.state.cards[uid].id for uid in (uids[::-1] if name.endswith("deck") else uids)]

    def is_at_rest(self) -> bool:
        """Somebody is at a free choice or in a window, or the game is over."""
        return self.game.is_at_rest


def given(
    hands: Hands | None = None,
    bases: Mapping[Card, Sequence[On]] | None = None,
    decks: Hands | None = None,
    discards: Hands | None = None,
    points: Mapping[str, int] | None = None,
    players: Sequence[str] = ("Alice", "Bob"),
    active: str = "",
    step: Step = "play",
    minions_left: int = 1,
    actions_left: int = 1,
    base_deck: Sequence[Card] | None = None,
    monster_deck: Sequence[Card] | None = None,
    monster_discard: Sequence[Card] = (),
    treasure_deck: Sequence[Card] | None = None,
    treasure_discard: Sequence[Card] = (),
    seed: int = 1,
    edition: Literal["first_print", "geekier_box"] = "first_print",
) -> Given:
    """Decks are given top first. Each base comes with its minions and actions, each a tuple of player and card.

    Monsters and treasures that are not mentioned are in their decks, if any card of their set is in the game.
    """

    def cards_of(zone: Hands | None, name: str) -> list[str]:
        return [card.id for card in (zone or {}).get(name, ())]

    def ids(cards: Sequence[Card] | None) -> list[str | HeldAt] | None:
        return None if cards is None else [card.id for card in cards]

    has_piles = monster_deck is not None or treasure_deck is not None or monster_discard or treasure_discard
    piles = PilesAt(
        ids(monster_deck), [card.id for card in monster_discard],
        ids(treasure_deck), [card.id for card in treasure_discard],
    )  # fmt: skip
    position = Position(
        players={
            name: PlayerAt(
                vp=(points or {}).get(name, 0),
                hand=[*cards_of(hands, name)],
                deck=[*cards_of(decks, name)],
                discard=cards_of(discards, name),
            )
            for name in players
        },
        bases=[base_at(base, on) for base, on in (bases or {}).items()],
        base_deck=ids(base_deck),
        piles=piles if has_piles else None,
        turn=TurnAt(active or players[0], 1, step, minions_left, actions_left),
        seed=seed,
        edition=edition,
        anything_goes=True,
    )
    return Given(Game(SMASHUP, lay_out(position), [], log=Log()), list(players))


def base_at(base: Card, on: Sequence[On]) -> BaseAt:
    minions = [each for each in on if isinstance(each[1], Card) and each[1].is_minion]
    actions = [each for each in on if each not in minions]
    return BaseAt(base.id, [minion_at(each) for each in minions], [attached(each) for each in actions])


def minion_at(told: On) -> MinionAt:
    player, card, *on = told
    assert isinstance(player, str)
    assert isinstance(card, Card)
    owner = next((each for each in on if isinstance(each, str)), "")
    counters = sum(each for each in on if isinstance(each, int))
    actions: list[str | Attached] = [attached(each) for each in on if isinstance(each, tuple)]
    return MinionAt(card.id, player, owner, counters=counters, actions=actions)


def attached(told: On) -> Attached:
    player, card = told
    assert isinstance(player, str)
    assert isinstance(card, Card)
    return Attached(card.id, player)
