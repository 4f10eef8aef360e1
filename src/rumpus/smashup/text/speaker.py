"""Says what a seat is asked, may answer, is told and is refused: from its view and its events, no further.

Pure: words in, words out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rumpus.kernel import Refusal
from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.text import english
from rumpus.smashup.text.naming import capital, listed
from rumpus.smashup.text.seen import Seen, SeenBase, SeenPiece
from rumpus.smashup.text.telling import Telling


class Speaker(Telling):
    # -- questions -------------------------------------------------------------------------------------

    def prompt(self, seen: Seen) -> str:
        """One sentence: who or what asks, and for what."""
        question = seen.question
        assert question is not None
        clause = english.PROMPTS.get(question.prompt, question.prompt)
        if not question.source:
            clause = english.PROMPTS_OF_RULES.get(question.prompt, clause)
        base = seen.base(seen.scoring.base) if seen.scoring else None
        asked = clause.format(
            what=what_is_offered(question.options),
            base=CARDS[base.card].name if base else "",
            aside=listed([self.word(each) for each in seen.seats[self.viewer].aside]),
        )
        if not asked.endswith("?"):
            asked += "".join(words for key, words in english.OR_ELSE.items() if key in question.options) + "."
        return capital(f"{CARDS[question.source].name}: {asked}" if question.source else asked)

    def options(self, seen: Seen) -> list[str]:
        """What may be answered, in the order of the question."""
        question = seen.question
        return [self.option(key, seen) for key in question.options] if question else []

    def option(self, key: str, seen: Seen) -> str:
        return capital(self._option(key, seen))

    def _option(self, key: str, seen: Seen) -> str:
        prompt = seen.question.prompt if seen.question else ""
        if key == "none" and prompt in english.DECLINED:
            return english.DECLINED[prompt]
        if key in english.OPTIONS:
            return english.OPTIONS[key]
        if found := re.fullmatch(r"play (\w+) at (\w+)", key):
            return english.PLAY_AT.format(card=self.word(found[1]), base=self.word(found[2]))
        if found := re.fullmatch(r"play (\w+) from_discard at (\w+)", key):
            return english.PLAY_FROM_DISCARD.format(card=self.word(found[1]), base=self.word(found[2]))
        if found := re.fullmatch(r"play (\w+)", key):
            return english.PLAY.format(card=self.word(found[1]))
        if found := re.fullmatch(r"use (\w+)#(\d+)", key):
            return english.USE.format(piece=self.piece(found[1], int(found[2]), seen))
        if found := re.fullmatch(r"use (\w+)", key):
            return english.USE_FROM_DISCARD.format(card=self.word(found[1]))
        if found := re.fullmatch(r"(\w+)#(\d+)", key):
            return self.piece(found[1], int(found[2]), seen)
        if found := re.fullmatch(r"extra(?: power_(\d+))?(?: at (\w+))?(?: where_(\w+))?(?: (\w+))?", key):
            return extra_card(found[1] or "", found[2] or "", found[3] or "", found[4] or "")
        return self.card(key, seen) if key in CARDS else self.word(key)

    def card(self, card_id: str, seen: Seen) -> str:
        """A card that is offered: with its numbers, and a base in play with what lies there."""
        card = CARDS[card_id]
        base = next((base for base in seen.bases if base.card == card_id), None)
        if base is not None:
            return english.BASE_IN_PLAY.format(base=card.name, power=base.power, breakpoint=base.breakpoint)
        if card.kind == "base":
            return english.BASE_CARD.format(base=card.name, breakpoint=card.breakpoint)
        return english.MINION.format(card=card.name, power=card.power) if card.is_minion else card.name

    def piece(self, card_id: str, serial: int, seen: Seen) -> str:
        """`Bob's Shinobi (power 3, with Poison) at Tar Pits`; what has left play only by its name."""
        for base in seen.bases:
            for piece in base.on:
                if piece.serial == serial:
                    return self.at(self.minion(piece), base)
                for action in piece.on:
                    if action.serial == serial:
                        on = english.ACTION_ON.format(action=self.owned(action), minion=self.owned(piece))
                        return self.at(on, base)
        return self.word(card_id)

    def minion(self, piece: SeenPiece) -> str:
        """With its power and what lies on it; an action on a base by its name alone."""
        if not CARDS[piece.card].is_minion:
            return self.owned(piece)
        if not piece.on:
            return english.MINION.format(card=self.owned(piece), power=piece.power)
        actions = listed([CARDS[action.card].name for action in piece.on])
        return english.MINION_WITH.format(card=self.owned(piece), power=piece.power, actions=actions)

    def owned(self, piece: SeenPiece) -> str:
        """`Bob's Shinobi`; a monster that nobody controls by its name alone."""
        name = CARDS[piece.card].name
        return f"{self.whose(piece.controller)} {name}" if piece.controller >= 0 else name

    def at(self, piece: str, base: SeenBase) -> str:
        return english.PIECE_AT.format(piece=piece, base=CARDS[base.card].name)

    # -- why not ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the number of the rule."""
        return english.REFUSAL.format(reason=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        return capital(english.REFUSALS[refusal.reason].format(*[self.word(str(each)) for each in refusal.about]))


def extra_card(power: str, base: str, where: str, named: str) -> str:
    """An extra card to play, with its conditions."""
    if named in english.EXTRA_CARDS:
        return english.EXTRA_CARDS[named]
    is_group = named.startswith("=") or named == "same_name"
    return english.EXTRA_MINION.format(
        power=english.EXTRA_POWER.format(power=power) if power else "",
        base=english.EXTRA_BASE.format(base=CARDS[base].name) if base else "",
        where=english.EXTRA_WHERE[where],
        named=english.EXTRA_ALIKE if is_group else english.EXTRA_NAMED.format(card=CARDS[named].name) if named else "",
    )


def what_is_offered(keys: Iterable[str]) -> str:
    """A minion, an action, a base, a player, a faction; of several kinds or in no time at all: a card."""
    words = [key for key in keys if key not in english.OPTIONS]
    if words and all(word in FACTIONS for word in words):  # one of them is called like a card
        return english.WHAT["faction"]
    kinds = {kind_of(word) for word in words}
    return english.WHAT[kinds.pop() if len(kinds) == 1 else "card"]


def kind_of(key: str) -> str:
    word = key.split("#")[0]
    if word in CARDS:
        return CARDS[word].kind
    if word in FACTIONS:
        return "faction"
    return "player" if re.fullmatch(r"P\d", word) else "card"
