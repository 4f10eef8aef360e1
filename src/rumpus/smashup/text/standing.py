"""How the table stands: whose turn it is, what may still be played, who is ahead at a base."""

from __future__ import annotations

from rumpus.family import Question
from rumpus.family.options import END_TURN
from rumpus.smashup.text.seen import Seen, SeenBase, SeenExtra
from rumpus.smashup.text.speaker import SAME_NAME, Speaker


def whose_turn(seen: Seen, question: Question | None, speaker: Speaker) -> str:
    """`Turn 3, your turn: you may still play a minion and an action`."""
    words = speaker.words
    if seen.phase == "over":
        return words.OVER
    if seen.draft is not None:
        return words.DRAFTING
    if seen.active != speaker.viewer:
        return words.TURN_OF.format(turn=seen.turn, whose=speaker.whose(seen.active))
    turn = words.YOUR_TURN.format(turn=seen.turn)
    if seen.phase != "play":
        return turn
    return words.TURN_WITH_PLAYS.format(turn=turn, plays=plays_left(seen, question, speaker))


def plays_left(seen: Seen, question: Question | None, speaker: Speaker) -> str:
    words = speaker.words
    plays = [
        counted(words.PLAYS_LEFT[kind], count)
        for kind, count in (("minion", seen.minions_left), ("action", seen.actions_left))
    ]
    if seen.seats[seen.active].sleep >= 2:
        plays[1] = words.NO_ACTIONS
    plays += [extra(seen, speaker, each) for each in seen.extras]
    left = [play for play in plays if play]
    if left:
        return words.STILL_TO_PLAY.format(plays=words.listed(left))
    has_more = question is not None and any(option != END_TURN for option in question.options)
    return words.BY_CARDS_IN_PLAY if has_more else words.NOTHING_TO_PLAY


def counted(forms: tuple[str, str], count: int) -> str:
    one, many = forms
    return "" if count < 1 else one if count == 1 else many.format(count=count)


def extra(seen: Seen, speaker: Speaker, told: SeenExtra) -> str:
    base = seen.base(told.base)
    named = SAME_NAME if told.kind == "alike" else told.kind or told.card
    return speaker.extra_card(told.power, base.card if base else "", told.where, named)


def totals(base: SeenBase) -> dict[int, int]:
    """Each player's power at a base, of those who have a minion there, the strongest first."""
    found = {seat: total for seat, total in enumerate(base.totals) if total >= 0}
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def place(seat: int, found: dict[int, int], speaker: Speaker) -> str:
    """`1st`: the place that a player would take there now (SU-5.6)."""
    return speaker.words.ORDINALS[1 + sum(total > found[seat] for total in found.values())]


def result(seen: Seen, speaker: Speaker) -> str:
    """The final points, the winner first."""
    order = sorted(range(len(seen.seats)), key=lambda seat: -seen.seats[seat].points)
    words = speaker.words
    return words.capital(
        words.joined(words.RESULT.format(who=speaker.who(seat), points=seen.seats[seat].points) for seat in order)
    )
