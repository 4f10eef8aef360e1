"""Why something cannot be played or used now: what people type, turned into the answers that it may mean."""

from __future__ import annotations

from typing import Any

from rumpus.family.menu import plain
from rumpus.kernel import Game, Option, key_of
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.scoring import WINDOWS
from rumpus.smashup.terminal.board import LABELS
from rumpus.smashup.text import Seen, Speaker, read_view
from rumpus.smashup.text.cards import FINDER, find_cards

ASIDE = ("why", "can", "cant", "cannot", "not", "i", "t", "play", "use", "a", "an", "my")


def why(game: Game[Any], seat: int, typed: str, speaker: Speaker) -> list[str]:
    """One line for each reason, or where it can be done after all."""
    seen = read_view(game.view(seat))
    text = plain(typed)
    card_text, _, base_text = text.partition(" at ")
    words = card_text.split()
    while words and words[0] in ASIDE:
        words.pop(0)
    if not words:
        return [speaker.words.WHY_WHAT]
    found = [card for card in find_cards(" ".join(words)) if card.kind != "base"]
    if len(found) != 1:
        return [FINDER.which(" ".join(words), found, speaker.words)]
    decision = game.decision
    is_scoring = decision is not None and decision.prompt in WINDOWS
    options = meant(found[0], base_text, seen, seat, "use" in text.split(), is_scoring)
    if not options:
        return [speaker.words.WHY_WHERE.format(typed=base_text)]
    reasons = []
    for option in options:
        refusal = game.why_not(seat, key_of(option))
        can = speaker.words.YOU_CAN.format(answer=speaker.option(GRAMMAR.read(option), seen))
        reasons.append(speaker.refusal(refusal) if refusal else can)
    return list(dict.fromkeys(reasons))


def meant(card: Card, base_text: str, seen: Seen, seat: int, is_use: bool, is_scoring: bool) -> list[Option]:
    """The answers that `card at base` can stand for: each base where none is named, each copy in play for a use."""
    uses: list[Option] = [
        ("use", card.id, piece.serial) for piece, _ in seen.pieces() if is_own(piece.card, piece.controller, card, seat)
    ]
    has_use = card.use is not None or card.use_from_discard is not None or bool(card.in_play)
    if is_use or (has_use and not base_text and card.id not in seen.seats[seat].hand):
        return uses or [("use", card.id)]
    if not card.is_minion or is_scoring:
        return [("play", card.id)]
    bases = [base.card for place, base in enumerate(seen.bases) if fits(base_text, base.card, LABELS[place])]
    return [("play", card.id, "at", base) for base in bases]


def is_own(card_id: str, controller: int, card: Card, seat: int) -> bool:
    return card_id == card.id and controller == seat


def fits(typed: str, base: str, label: str) -> bool:
    return not typed or typed == label.lower() or CARDS[base] in find_cards(typed)
