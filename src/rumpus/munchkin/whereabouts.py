"""Where the cards lie that a window offers. Worked out for people, never in simulations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rumpus.family.options import NOWHERE, Place, Places
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.playing import FROM_HAND

LAID_OUT: Place = ("laid out", -1)


def whereabouts(player: int, options: Sequence[Option]) -> list[Places]:
    cards = [CARDS.get(str(option[1])) if len(option) > 1 else None for option in options]
    return [
        places_in(player, card, option[1:]) if card is not None else named_alone(player, option)
        for card, option in zip(cards, options, strict=True)
    ]


def named_alone(player: int, option: Option) -> Places:
    """A goth that is called comes from hand."""
    return {str(option[0]): ("hand", player)} if len(option) == 1 and option[0] in CARDS else NOWHERE


@lru_cache(maxsize=8192)  # the same is offered again and again
def places_in(player: int, card: Card, words: Option) -> Places:
    """Only the cards that are in play have numbers. One that is played is in hand, and so is what it brings along;
    whatever else it is aimed at lies before all."""
    hand: Place = ("hand", player)
    brings = any(play.targets in FROM_HAND for play in card.plays)
    unnumbered = [
        place
        for place, (word, after) in enumerate(zip(words, (*words[1:], ""), strict=True))
        if word in CARDS and not isinstance(after, int)
    ]
    return {str(words[place]): hand if place == 0 or brings else LAID_OUT for place in reversed(unnumbered)}
