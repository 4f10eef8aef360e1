"""Where the cards lie that a window offers. Worked out for people, never in simulations."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import NOWHERE, Place, Places
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.playing import FROM_HAND

LAID_OUT: Place = ("laid out", -1)


def whereabouts(player: int, options: Sequence[Option]) -> list[Places]:
    return [places_in(player, option) for option in options]


def places_in(player: int, option: Option) -> Places:
    """Only the cards that are in play have numbers. One that is played is in hand, and so is what it brings along;
    whatever else it is aimed at lies before all."""
    _, *words = option
    if not words or words[0] not in CARDS:
        return NOWHERE
    hand: Place = ("hand", player)
    brings = any(play.targets in FROM_HAND for play in CARDS[str(words[0])].plays)
    unnumbered = [
        place
        for place, (word, after) in enumerate(zip(words, (*words[1:], ""), strict=True))
        if word in CARDS and not isinstance(after, int)
    ]
    return {str(words[place]): hand if place == 0 or brings else LAID_OUT for place in reversed(unnumbered)}
