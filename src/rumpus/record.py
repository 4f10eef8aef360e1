"""A game written down: setup, seed and answers. Replay, forks, recovery and bug reports run one up to a point.

In the file each answer is `[seat, option, key]`: the number is what counts, the key is for people and for noticing that
the rules have changed since. One of two players who concedes has the last word, whoever was asked:
`[seat, -1, "concede"]`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from rumpus.family import Mistake
from rumpus.kernel.decision import IllegalAnswer, key_of
from rumpus.kernel.event import SILENT, Log
from rumpus.kernel.game import Game, Rules, S, digest

CONCEDES = -1  # in place of an option: the game ends here, and the other player has won
LONGEST_TAIL = 5  # answers in one step, nearly always; a longer one only makes a replay slower


class BadRecord(Mistake):
    """This is not a record, or its answers do not fit the rules."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to play a game again, as plain values."""

    family: str
    version: int
    setup: dict[str, Any]
    seed: int
    answers: list[tuple[int, int, str]]
    digests: dict[int, str] = {}  # how many answers had been given: the digests of the state and of the position then
    note: str = ""

    @property
    def conceded(self) -> int:
        """Who has; -1: nobody."""
        return self.answers[-1][0] if self.answers and self.answers[-1][1] == CONCEDES else -1

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(text: bytes) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not a record", error=error) from None


def replay(rules: Rules[S], record: Record, upto: int | None = None, log: Log = SILENT) -> Game[S]:
    """Play a record up to this many answers (by default all of them). The game can be cloned, and played on."""
    check_family(rules, record)
    answers = record.answers[: answers_of(record, upto)]
    if answers and answers[-1][1] == CONCEDES:
        answers = answers[:-1]
    if not log.on and (quick := hurry(rules, record, answers)) is not None:
        return quick
    game = rules.start(record.setup, record.seed, log)
    run(game, record, answers)
    return game


def answers_of(record: Record, upto: int | None) -> int:
    """How many are played: by default all of them. BadRecord: there are not so many."""
    count = len(record.answers)
    if upto is not None and upto not in range(count + 1):
        raise BadRecord("number of answers", answers=count, wanted=upto)
    return count if upto is None else upto


def hurry(rules: Rules[S], record: Record, answers: list[tuple[int, int, str]]) -> Game[S] | None:
    """Nobody listens: do without checkpoints until shortly before the end, and check the last digest and what follows.

    None: something is not as recorded, and a careful replay will say what.
    """
    game = Game(rules, rules.setup(record.setup, record.seed), []).rollout()
    last = max((count for count in record.digests if count <= len(answers)), default=0)
    try:
        near = max(0, min(last, len(answers) - LONGEST_TAIL))
        give = game.answer
        for seat, option, _ in answers[:near]:
            give(seat, option)
        game.keep_again()
        for seat, option, _ in answers[near:last]:
            give(seat, option)
        if last and digest(game.state) != state_in(record.digests[last]):
            return None
        run(game, record, answers[last:])
    except (BadRecord, IllegalAnswer):
        return None
    return None if game.is_rollout else game


def run(game: Game[S], record: Record, answers: list[tuple[int, int, str]]) -> None:
    digests = record.digests
    for seat, option, key in answers:
        asked = game.decision
        try:
            game.answer(seat, option)
        except IllegalAnswer as error:
            raise BadRecord("answer does not fit", number=game.answered + 1, key=key, error=error) from None
        assert asked is not None
        if (said := key_of(asked.offers[seat][option])) != key:
            raise BadRecord("another answer", number=game.answered, said=said, key=key)
        expected = state_in(digests.get(game.answered, ""))
        if expected and expected != (found := digest(game.state)):
            raise BadRecord("another state", number=game.answered, key=key, found=found, expected=expected)


def marked(game: Game[S]) -> str:
    """Two digests: of the state, which differs as soon as a state looks different inside, and of the position, which
    also other versions of the rules can compare."""
    return f"{digest(game.state)} {position_of(game)}"


def position_of(game: Game[S]) -> str:
    """What everybody could say now, whatever the state looks like inside; or who has won."""
    decision = game.decision
    if decision is None:
        told = repr([*game.winners])
    else:
        told = repr([(seat, sorted(decision.keys(seat))) for seat in sorted(decision.offers)])
    return blake2b(told.encode(), digest_size=8).hexdigest()


def state_in(mark: str) -> str:
    return mark.partition(" ")[0]


def position_in(mark: str) -> str:
    """Empty: it was not noted."""
    return mark.partition(" ")[2]


def check_family(rules: Rules[S], record: Record) -> None:
    if (record.family, record.version) != (rules.name, rules.version):
        theirs, ours = f"{record.family} {record.version}", f"{rules.name} {rules.version}"
        raise BadRecord("other rules", theirs=theirs, ours=ours)
