"""What can be looked at besides the table: one's hand, the discards, any card, and why something cannot be done."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from rumpus.family import Look, question_to
from rumpus.family.menu import plain
from rumpus.kernel import Game, Option, key_of
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.terminal.board import card_list
from rumpus.munchkin.text import Speaker, read_view
from rumpus.munchkin.text.cards import FINDER, find_cards, help_lines

ASIDE = ("why", "can", "cant", "cannot", "not", "i", "t", "play", "use", "put", "on", "a", "an", "my")


def show_hand(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    seen = read_view(game.view(speaker.viewer))
    return card_list(seen.heroes[speaker.viewer].hand, speaker.words)


def show_card(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    found = find_cards(typed)
    if len({card.name for card in found}) != 1:
        return Text(FINDER.which(typed, found, speaker.words))
    # Two sets may have one of that name.
    return lines([line for card in found for line in help_lines(card, speaker.words)])


def show_why(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    """Where it can be done after all, or why not."""
    words = plain(typed).split()
    while words and words[0] in ASIDE:
        words.pop(0)
    if not words:
        example = speaker.words.name(next(iter(CARDS.values()))).lower()
        return Text(speaker.words.WHY_WHAT.format(card=example))
    found = find_cards(" ".join(words))
    if len({card.name for card in found}) != 1:
        return Text(FINDER.which(" ".join(words), found, speaker.words))
    seen, question = read_view(game.view(speaker.viewer)), question_to(game, speaker.viewer)
    hero = seen.heroes[speaker.viewer]
    held = [*hero.hand, *[gear.card for gear in hero.gear]]
    card = next((card for card in found if card.id in held), found[0])
    offered = [GRAMMAR.read(option) for option in question.options] if question is not None else []
    answers = [answer for answer in offered if any(part.card == card.id for part in answer.parts)]
    if question is not None and answers:
        return lines([speaker.words.YOU_CAN.format(answer=speaker.option(each, question, seen)) for each in answers])
    own = [gear.serial for gear in hero.gear if gear.card == card.id]
    tried: Option = ("use", card.id, own[0]) if own else ("play", card.id)
    refusal = game.why_not(speaker.viewer, key_of(tried))
    assert refusal is not None
    return Text(speaker.refusal(refusal))


def show_discard(game: Game[Any], speaker: Speaker, typed: str) -> RenderableType:
    """Both discard piles lie open."""
    words, seen = speaker.words, read_view(game.view(speaker.viewer))
    shown: list[RenderableType] = []
    for name, cards in (("doors", seen.door_discard), ("treasures", seen.treasure_discard)):
        if not typed or name.startswith(typed.lower().rstrip("s")):
            shown.append(Text((words.DISCARDED if cards else words.NONE_DISCARDED)[name]))
            shown.append(card_list(cards, words))
    return Group(*shown)


def lines(told: list[str]) -> RenderableType:
    return Group(*[Text(line) for line in told])


LOOKS: dict[str, Look] = {"hand": show_hand, "card": show_card, "why": show_why, "discard": show_discard}
