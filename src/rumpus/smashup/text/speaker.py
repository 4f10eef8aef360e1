"""Says what a seat is asked, may answer, is told and is refused: from its view and its events, no further.

Pure: words in, words out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rumpus.kernel import Refusal
from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.text.seen import Seen, SeenBase, SeenPiece
from rumpus.smashup.text.telling import Telling


class Speaker(Telling):
    # -- questions -------------------------------------------------------------------------------------

    def prompt(self, seen: Seen) -> str:
        """One sentence: who or what asks, and for what."""
        question = seen.question
        assert question is not None
        words = self.words
        clause = words.PROMPTS.get(question.prompt, question.prompt)
        if not question.source:
            clause = words.PROMPTS_OF_RULES.get(question.prompt, clause)
        base = seen.base(seen.scoring.base) if seen.scoring else None
        asked = clause.format(
            what=self.what_is_offered(question.options),
            base=self.word(base.card) if base else "",
            aside=words.listed([self.word(each) for each in seen.seats[self.viewer].aside]),
        )
        if not words.is_question(asked):
            or_else = "".join(said for key, said in words.OR_ELSE.items() if key in question.options)
            asked = words.STATEMENT.format(asked=asked, or_else=or_else)
        if question.source:
            asked = words.ASKED_BY.format(card=self.word(question.source), asked=asked)
        return words.capital(asked)

    def options(self, seen: Seen) -> list[str]:
        """What may be answered, in the order of the question."""
        question = seen.question
        return [self.option(key, seen) for key in question.options] if question else []

    def option(self, key: str, seen: Seen) -> str:
        return self.words.capital(self._option(key, seen))

    def _option(self, key: str, seen: Seen) -> str:
        prompt = seen.question.prompt if seen.question else ""
        if key == "none" and prompt in self.words.DECLINED:
            return self.words.DECLINED[prompt]
        if key in self.words.OPTIONS:
            return self.words.OPTIONS[key]
        if found := re.fullmatch(r"play (\w+) at (\w+)", key):
            return self.words.PLAY_AT.format(card=self.word(found[1]), base=self.word(found[2]))
        if found := re.fullmatch(r"play (\w+) from_discard at (\w+)", key):
            return self.words.PLAY_FROM_DISCARD.format(card=self.word(found[1]), base=self.word(found[2]))
        if found := re.fullmatch(r"play (\w+)", key):
            return self.words.PLAY.format(card=self.word(found[1]))
        if found := re.fullmatch(r"use (\w+)#(\d+)", key):
            return self.words.USE.format(piece=self.piece(found[1], int(found[2]), seen))
        if found := re.fullmatch(r"use (\w+)", key):
            return self.words.USE_FROM_DISCARD.format(card=self.word(found[1]))
        if found := re.fullmatch(r"(\w+)#(\d+)", key):
            return self.piece(found[1], int(found[2]), seen)
        if found := re.fullmatch(r"extra(?: power_(\d+))?(?: at (\w+))?(?: where_(\w+))?(?: (\w+))?", key):
            return self.extra_card(found[1] or "", found[2] or "", found[3] or "", found[4] or "")
        return self.card(key, seen) if key in CARDS else self.word(key)

    def card(self, card_id: str, seen: Seen) -> str:
        """A card that is offered: with its numbers, and a base in play with what lies there."""
        card = CARDS[card_id]
        base = next((base for base in seen.bases if base.card == card_id), None)
        if base is not None:
            return self.words.BASE_IN_PLAY.format(
                base=self.words.name(card), power=base.power, breakpoint=base.breakpoint
            )
        if card.kind == "base":
            return self.words.BASE_CARD.format(base=self.words.name(card), breakpoint=card.breakpoint)
        name = self.words.name(card)
        return self.words.MINION.format(card=name, power=card.power) if card.is_minion else name

    def piece(self, card_id: str, serial: int, seen: Seen) -> str:
        """`Bob's Shinobi (power 3, with Poison) at Tar Pits`; what has left play only by its name."""
        for base in seen.bases:
            for piece in base.on:
                if piece.serial == serial:
                    return self.at(self.minion(piece), base)
                for action in piece.on:
                    if action.serial == serial:
                        on = self.words.ACTION_ON.format(action=self.owned(action), minion=self.owned(piece))
                        return self.at(on, base)
        return self.word(card_id)

    def minion(self, piece: SeenPiece) -> str:
        """With its power and what lies on it; an action on a base by its name alone."""
        if not CARDS[piece.card].is_minion:
            return self.owned(piece)
        if not piece.on:
            return self.words.MINION.format(card=self.owned(piece), power=piece.power)
        actions = self.words.listed([self.word(action.card) for action in piece.on])
        return self.words.MINION_WITH.format(card=self.owned(piece), power=piece.power, actions=actions)

    def owned(self, piece: SeenPiece) -> str:
        """`Bob's Shinobi`; a monster that nobody controls by its name alone."""
        name = self.word(piece.card)
        return self.words.OWNED.format(whose=self.whose(piece.controller), card=name) if piece.controller >= 0 else name

    def at(self, piece: str, base: SeenBase) -> str:
        return self.words.PIECE_AT.format(piece=piece, base=self.word(base.card))

    # -- why not ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the number of the rule."""
        return self.words.REFUSAL.format(reason=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        about = [self.word(str(each)) for each in refusal.about]
        return self.words.capital(self.words.REFUSALS[refusal.reason].format(*about))

    def extra_card(self, power: str, base: str, where: str, named: str) -> str:
        """An extra card to play, with its conditions."""
        words = self.words
        if named in words.EXTRA_CARDS:
            return words.EXTRA_CARDS[named]
        is_group = named.startswith("=") or named == "same_name"
        return words.EXTRA_MINION.format(
            power=words.EXTRA_POWER.format(power=power) if power else "",
            base=words.EXTRA_BASE.format(base=self.word(base)) if base else "",
            where=words.EXTRA_WHERE[where],
            named=words.EXTRA_ALIKE if is_group else words.EXTRA_NAMED.format(card=self.word(named)) if named else "",
        )

    def what_is_offered(self, keys: Iterable[str]) -> str:
        """A minion, an action, a base, a player, a faction; of several kinds or in no time at all: a card."""
        names = [key for key in keys if key not in self.words.OPTIONS]
        if names and all(name in FACTIONS for name in names):  # one of them is called like a card
            return self.words.WHAT["faction"]
        kinds = {kind_of(name) for name in names}
        return self.words.WHAT[kinds.pop() if len(kinds) == 1 else "card"]


def kind_of(key: str) -> str:
    word = key.split("#")[0]
    if word in CARDS:
        return CARDS[word].kind
    if word in FACTIONS:
        return "faction"
    return "player" if re.fullmatch(r"P\d", word) else "card"
