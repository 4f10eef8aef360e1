"""Says what a seat is asked, may answer, is told and is refused: from its view and its events, no further.

Pure: words in, words out.
"""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Answer, Choice, Question
from rumpus.family.options import Part
from rumpus.family.words import Filling
from rumpus.kernel import Refusal
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.text.seen import Look, Seen, SeenPiece, Sight
from rumpus.smashup.text.telling import Telling
from rumpus.smashup.turn import HAND_LIMIT

SAME_NAME = "same_name"


class Speaker(Telling):
    # -- questions -------------------------------------------------------------------------------------

    def prompt(self, question: Question, choices: Sequence[Choice], look: Look, chosen: Sequence[Choice] = ()) -> str:
        """One sentence: who or what asks, and for what."""
        words, verbs = self.words, {choice.verb for choice in choices}
        if question.prompt == "play" and not question.source and "play" not in verbs:
            return words.capital(words.STATEMENT.format(asked=words.NO_CARD_TO_PLAY["use" in verbs], or_else=""))
        if verbs == {"pass"} and question.prompt in words.NOTHING_TO_USE:
            asked = words.NOTHING_TO_USE[question.prompt].format(base=self.scored(look.seen))
            return words.capital(words.STATEMENT.format(asked=asked, or_else=""))
        clause = words.PROMPTS.get(question.prompt, question.prompt)
        if question.source:
            clause = words.PROMPTS_OF_CARDS.get((question.prompt, question.source), clause)
        else:
            clause = words.PROMPTS_OF_RULES.get(question.prompt, clause)
        if question.prompt == "after scoring" and (of_base := [each for each in choices if each.base]):
            clause = words.PROMPTS_OF_BASES[any(each.role == "act" and each not in of_base for each in choices)]
        asked = clause.format_map(
            Filling(
                what=lambda: self.what_is_offered(choices, chosen),
                base=lambda: self.scored(look.seen),
                limit=str(HAND_LIMIT),
                held=lambda: str(len(look.seen.seats[self.viewer].hand)),
                treasures=lambda: words.counted(CARDS[question.source].treasures, "treasure"),
                nth=lambda: words.RANKS[len(look.seen.draft.picks[self.viewer]) + 1] if look.seen.draft else "",
                aside=lambda: words.listed([self.word(each) for each in look.seen.seats[self.viewer].aside]),
            )
        )
        if not words.is_question(asked):
            if question.prompt in words.EITHER or (question.prompt, question.source) in words.DECLINED_OF_CARDS:
                verbs.discard("none")
            or_else = "".join(said for verb, said in words.OR_ELSE.items() if verb in verbs)
            asked = words.STATEMENT.format(asked=asked, or_else=or_else)
        if question.source:
            asked = words.ASKED_BY.format(card=self.word(question.source), asked=asked)
        return words.capital(asked)

    def scored(self, seen: Seen) -> str:
        """The base that is being scored."""
        base = seen.base(seen.scoring.base) if seen.scoring else None
        return self.word(base.card) if base else ""

    def option(self, answer: Answer, seen: Sight, prompt: str = "") -> str:
        """What may be answered."""
        return self.anywhere(answer, prompt) or self.words.capital(self._option(answer, seen))

    def anywhere(self, answer: Answer, prompt: str) -> str:
        """The same for an answer that is worded alike whatever lies on the table; nothing: it is not."""
        words, verb = self.words, answer.verb
        if verb == "none" and prompt in words.DECLINED:
            return words.capital(words.DECLINED[prompt])
        if verb in words.OPTIONS and not answer.parts:
            return words.capital(words.OPTIONS[verb])
        if verb != "play":
            return ""
        form = words.PLAY_FROM_DISCARD if answer.says("from_discard") else words.PLAY_AT
        card = self.word(answer.card)
        if answer.player >= 0:
            card = words.OWNED.format(whose=self.whose(answer.player), card=card)
        return words.capital((form if answer.base else words.PLAY).format(card=card, base=self.word(answer.base)))

    def deed(self, answer: Answer, question: Question, it: str, seen: Sight) -> str:
        """What an answer does to what it names; nothing: its words say that already. `it` was chosen before."""
        words, prompt = self.words, question.prompt
        form = (words.DEEDS_WITH.get(prompt) if it else None) or words.DEEDS.get(prompt, "")
        if not form or answer.verb or not answer.parts or answer.says("for"):
            return ""
        filling = Filling(
            what=lambda: self.called(answer, seen),
            whose=lambda: self.whose(answer.player),
            card=lambda: self.word(question.source) if question.source else words.THIS,
            it=it,
        )
        return words.capital(form.format_map(filling))

    def called(self, answer: Answer, seen: Sight) -> str:
        """What it names, without numbers: `Bob's Shinobi`."""
        found = seen.find(answer.piece) if answer.piece else None
        if found is not None:
            return self.owned(found[0])
        if answer.card and answer.player >= 0:
            return self.words.OWNED.format(whose=self.whose(answer.player), card=self.word(answer.card))
        return self.word(answer.parts[0].name)

    def _option(self, answer: Answer, seen: Sight) -> str:
        words, verb = self.words, answer.verb
        if verb == "use" and answer.base:
            return words.USE.format(piece=self.word(answer.base))
        if verb == "use" and not answer.piece:
            return words.USE_FROM_DISCARD.format(card=self.word(answer.card))
        if answer.says("for"):
            watcher, _, what = answer.parts
            return words.FIRST_FOR.format(watcher=self.part(watcher, seen), what=self.part(what, seen))
        if answer.piece:
            piece = self.piece(answer.card, answer.piece, seen)
            return words.USE.format(piece=piece) if verb == "use" else piece
        if verb == "extra":
            return self.extra(answer)
        if answer.card and answer.player >= 0:
            return words.OWNED.format(whose=self.whose(answer.player), card=self.word(answer.card))
        if answer.card or answer.base:
            return self.card(answer.card or answer.base, seen)
        return self.word(answer.verb or answer.parts[0].name)

    def part(self, part: Part, seen: Sight) -> str:
        return self.piece(part.card, part.piece, seen) if part.piece else self.word(part.name)

    def extra(self, answer: Answer) -> str:
        """An allowance to be used up."""
        where = next((each for each in self.words.EXTRA_WHERE if answer.says(f"where_{each}")), "")
        named = next((each for each in (*self.words.EXTRA_CARDS, SAME_NAME) if answer.says(each)), answer.card)
        return self.extra_card(answer.number, answer.base, where, named)

    def card(self, card_id: str, seen: Sight) -> str:
        """A card that is offered: with its numbers, and a base in play with what lies there."""
        card = CARDS[card_id]
        base = seen.base_called(card_id) if card.kind == "base" else None
        if base is not None:
            return self.words.BASE_IN_PLAY.format(
                base=self.words.name(card), power=base.power, breakpoint=base.breakpoint
            )
        if card.kind == "base":
            return self.words.BASE_CARD.format(base=self.words.name(card), breakpoint=card.breakpoint)
        name = self.words.name(card)
        return self.words.MINION.format(card=name, power=card.power) if card.is_minion else name

    def piece(self, card_id: str, serial: int, seen: Sight) -> str:
        """`Bob's Shinobi (power 3, with Poison) at Tar Pits`; only its name if it has left play."""
        found = seen.find(serial)
        if found is None:
            return self.word(card_id)
        piece, host, base = found
        said = self.minion(piece)
        if host is not None:
            said = self.words.ACTION_ON.format(action=self.owned(piece), minion=self.owned(host))
        return self.words.PIECE_AT.format(piece=said, base=self.word(base))

    def minion(self, piece: SeenPiece) -> str:
        """With its power and what lies on it; an action on a base only by its name."""
        if not CARDS[piece.card].is_minion:
            return self.owned(piece)
        if not piece.on:
            return self.words.MINION.format(card=self.owned(piece), power=piece.power)
        actions = self.words.listed([self.word(action.card) for action in piece.on])
        return self.words.MINION_WITH.format(card=self.owned(piece), power=piece.power, actions=actions)

    def owned(self, piece: SeenPiece) -> str:
        """`Bob's Shinobi`; a monster that nobody controls only by its name."""
        name = self.word(piece.card)
        return self.words.OWNED.format(whose=self.whose(piece.controller), card=name) if piece.controller >= 0 else name

    # -- why not ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the number of the rule."""
        return self.words.REFUSAL.format(reason=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        about = [self.word(str(each)) for each in refusal.about]
        return self.words.capital(self.words.REFUSALS[refusal.reason].format(*about))

    def extra_card(self, power: int, base: str, where: str, named: str) -> str:
        """An extra card to play, with its conditions; -1: of any power."""
        words = self.words
        if named in words.EXTRA_CARDS:
            return words.EXTRA_CARDS[named]
        return words.EXTRA_MINION.format(
            power=words.EXTRA_POWER.format(power=power) if power >= 0 else "",
            base=words.EXTRA_BASE.format(base=self.word(base)) if base else "",
            where=words.EXTRA_WHERE[where],
            named=words.EXTRA_ALIKE
            if named == SAME_NAME
            else words.EXTRA_NAMED.format(card=self.word(named))
            if named
            else "",
        )

    def what_is_offered(self, choices: Sequence[Choice], chosen: Sequence[Choice]) -> str:
        """A minion, an action, a base, a player, a faction; a card, if there are several kinds or none. Another one, if
        such a thing has been chosen before."""
        kinds = {kind_of(choice) for choice in choices if choice.parts or choice.verb not in self.words.OPTIONS}
        kind = kinds.pop() if len(kinds) == 1 else "card"
        return (self.words.WHAT_ELSE if kind in map(kind_of, chosen) else self.words.WHAT)[kind]


def kind_of(choice: Choice) -> str:
    if choice.verb:
        return "card"
    part = choice.parts[0]
    if part.card or part.base:
        return CARDS[part.card or part.base].kind
    return "faction" if part.faction else "player" if part.player >= 0 else "card"
