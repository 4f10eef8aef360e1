"""What can be looked at besides the table: one's hand, discard piles, any card, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from rumpus.family import Look
from rumpus.family.ids import id_of
from rumpus.kernel import Game
from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.terminal.board import card_list, hand
from rumpus.smashup.terminal.why import why
from rumpus.smashup.text import Speaker, read_view
from rumpus.smashup.text.cards import FINDER, find_cards, help_lines

MINE = ("me", "my", "mine", "you")


def show_hand(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    return hand(read_view(game.view(speaker.viewer)), speaker)


def show_card(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    found = find_cards(typed)
    if id_of(typed) in FACTIONS:
        return card_list([card.id for card in FACTIONS[id_of(typed)].cards for _ in range(card.copies)], speaker.words)
    if len(found) != 1:
        return Text(FINDER.which(typed, found, speaker.words))
    return lines(help_lines(found[0], speaker.words))


def show_why(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    return lines(why(game, speaker.viewer, typed, speaker))


def show_discard(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    """A player's discard pile, or all of them: they lie open."""
    words = speaker.words
    wanted, names = typed.lower(), [name.lower() for name in speaker.names]
    if wanted and wanted not in (*MINE, *names):
        nobody = words.NOBODY_CALLED.format(typed=typed, names=words.joined(speaker.names))
        return lines([nobody, words.NOT_DISCARDING])
    shown: list[RenderableType] = []
    for seat, seen in enumerate(read_view(game.view(speaker.viewer)).seats):
        if not wanted or names[seat] == wanted or (seat == speaker.viewer and wanted in MINE):
            form = words.DISCARD_PILE if seen.discard else words.EMPTY_PILE
            shown.append(Text(form.format(whose=words.capital(speaker.whose(seat)))))
            shown.append(card_list(seen.discard, words))
    return Group(*shown)


def lines(told: list[str]) -> RenderableType:
    return Group(*[Text(line) for line in told])


LOOKS: dict[str, Look] = {"hand": show_hand, "card": show_card, "why": show_why, "discard": show_discard}
