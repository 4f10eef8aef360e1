"""The kernel: it puts questions to one or several seats, takes answers in the order they arrive, and can clone,
imagine and take back at any question.

A game is data: the state before the running step (the checkpoint) and what was put in since (the tail). An input is an
answer, `(seat, option)`, or a re-deal, `(~seat, seed)`: "from here on, let everything this seat does not know be
different". The suspended coroutine is only a cache of that. `await` has nothing to do with asyncio: it means that a
player may be asked.

A window -- a question open to several seats -- is the first thing its step does: there the state is the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from hashlib import blake2b
from typing import Any, Generic, Protocol, TypeVar

from rumpus.kernel.chance import ALL_HANDS, IN_ORDER
from rumpus.kernel.decision import Decision, IllegalAnswer, IllegalUndo, Input, Refusal
from rumpus.kernel.event import SILENT, SPECTATOR, Log

Script = Coroutine[Decision, Any, None]


class State(Protocol):
    """Everything that changes. `barrier` counts the moments when somebody learned something."""

    barrier: int

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)


class Table(Protocol[S_co]):
    """A live state with its verbs, its caches and its log. It lives as long as the game is awake."""

    @property
    def state(self) -> S_co: ...
    def players(self) -> int: ...
    def save(self) -> S_co: ...  # a copy of the state that nobody will write to: it may share with earlier ones
    def step(self) -> Script: ...
    def is_over(self) -> bool: ...
    def victors(self) -> Sequence[int]: ...  # of the game; nobody while it goes on
    def is_resting(self) -> bool: ...  # will the next step ask before it changes anything?
    def redeal(self, viewer: int, seed: int) -> None: ...
    def view(self, viewer: int, public: dict[str, object] | None = None) -> dict[str, object]: ...
    def why_not(self, decision: Decision | None, seat: int, key: str) -> Refusal: ...


class Rules(Generic[S]):
    """What a rule family hands to the kernel: how a game is set up from plain values and a seed, and how it is run."""

    __slots__ = ("name", "open", "setup", "version")

    def __init__(
        self, name: str, version: int, setup: Callable[[dict[str, Any], int], S], open: Callable[[S, Log], Table[S]]
    ) -> None:
        self.name, self.version, self.setup, self.open = name, version, setup, open
        RULES.setdefault(name, self)

    def __reduce__(self) -> tuple[object, ...]:
        """Rules are code: a stored game names them."""
        assert RULES[self.name] is self, f"other rules are called {self.name}"
        return rules_named, (self.name,)

    def start(self, setup: dict[str, Any], seed: int, log: Log = SILENT) -> Game[S]:
        """A new game at its first question. What happens before that goes to the log."""
        game = Game(self, self.setup(setup, seed), [], log=log)
        game.wake(log.on)
        return game


RULES: dict[str, Rules[Any]] = {}


def rules_named(name: str) -> Rules[Any]:
    return RULES[name]


class Game(Generic[S]):
    """A game in progress. It sleeps until somebody answers it or looks at its state."""

    __slots__ = ("_checkpoint", "_decision", "_is_due", "_keeps", "_last", "_past", "_script", "_table", "_tail",
                 "answered", "log", "rules", "undoable")  # fmt: skip
    _keeps: list[bool]  # only of a rollout: should it take checkpoints again? Read by its script as well

    def __init__(
        self, rules: Rules[S], checkpoint: S, tail: list[Input], decision: Decision | None = None, log: Log = SILENT
    ) -> None:
        self.rules, self.log = rules, log
        self._decision, self._tail = decision, tail
        self.answered = 0  # the number of the open question: a server refuses an answer to an older one
        self._checkpoint: S | None = checkpoint
        self._table: Table[S] | None = None
        self._script: Script | None = None
        self._past: list[tuple[S, list[Input]]] = []  # completed steps that can still be taken back
        self.undoable: list[int] = []  # for each answer that can be taken back: how much it has added to the log
        self._last = -1  # who gave the last one
        self._is_due = False  # the live state has yet to be copied as the checkpoint

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def table(self) -> Table[S]:
        if self._table is None:
            self.wake()
        assert self._table is not None
        return self._table

    @property
    def state(self) -> S:
        """The live state: read it, never write it."""
        return self.table.state

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        if self._decision is None and self._table is None:
            self.wake()
        return self._decision

    @property
    def checkpoint(self) -> S:
        """The state where the game rested last: nobody ever writes to it. What was put in since is the tail."""
        assert self._checkpoint is not None, "a rollout has no checkpoint"
        if self._is_due:
            self._checkpoint, self._is_due = self.table.save(), False
        return self._checkpoint

    @property
    def tail(self) -> tuple[Input, ...]:
        return tuple(self._tail)

    @property
    def is_at_rest(self) -> bool:
        """Nothing is suspended: the state is the whole game."""
        assert self._checkpoint is not None, "a rollout does not know whether it is at rest"
        return not self._tail

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def winners(self) -> Sequence[int]:
        """Who has won: several if they win together, nobody while the game goes on or if it was broken off."""
        return self.table.victors()

    def outcome(self, seat: int) -> float:
        """1 for whoever has won, shared by those who win together; 0 for everybody else."""
        self._expect(seat)
        winners = self.winners
        return 1 / len(winners) if seat in winners else 0.0

    def view(self, seat: int) -> dict[str, object]:
        """All that a seat may know of the table; what it is asked is its part of the open question."""
        self._expect(seat, SPECTATOR)
        return self.table.view(seat)

    def look(self, seat: int) -> Table[S]:
        """The table as this seat knows it, to read: a copy in which whatever it does not know is put in order."""
        table = self.rules.open(self.state.copy(), SILENT)
        table.redeal(seat, IN_ORDER)
        return table

    def why_not(self, seat: int, key: str) -> Refusal | None:
        """Why this seat cannot answer that now, with the rule's number. None: it can."""
        decision = self.decision
        if decision is not None and key in decision.keys(seat):
            return None
        self._expect(seat)
        if not isinstance(key, str):
            raise IllegalAnswer(f"{key!r} is not the text of an answer")
        return self.table.why_not(decision, seat, key)

    def _expect(self, seat: int, first: int = 0) -> None:
        if seat not in range(first, self.table.players()):
            raise IllegalAnswer(f"there is no seat {seat!r}")

    # -- playing ---------------------------------------------------------------------------------------

    def say(self, seat: int, key: str) -> None:
        """Give a seat's answer by its text."""
        keys = self.decision.keys(seat) if self.decision is not None else []
        if key not in keys:
            raise IllegalAnswer(f"P{seat} cannot answer {key!r}; offered: {', '.join(keys) or 'nothing'}")
        self.answer(seat, keys.index(key))

    def answer(self, seat: int, option: int, keep: Callable[[], None] | None = None) -> None:
        """Give a seat's answer and play on to the next question. It counts once `keep` has put it where it is safe."""
        decision = self._decision or self.decision
        try:
            is_offered = decision is not None and 0 <= option < len(decision.offers.get(seat, ()))
        except TypeError:
            is_offered = False
        if decision is None or not is_offered:
            raise IllegalAnswer(f"P{seat} cannot answer {option!r} to {decision}")
        if self._script is None:
            self.wake()
        script = self._script
        assert script is not None
        if self._checkpoint is None:  # a rollout: there is no way back
            self.answered += 1
            try:
                self._decision = script.send((seat, option))
            except StopIteration:
                self._is_due = False
                if self._keeps:
                    self._checkpoint, self._tail = self.table.save(), []
                self._run_steps(self.table)
            return
        table = self.table
        barrier, told = table.state.barrier, len(self.log.events)
        checkpoint, tail, past = self.checkpoint, self._tail, len(self._past)
        tail.append((seat, option))
        try:
            try:
                self._decision = script.send((seat, option))
            except StopIteration:
                self._rest(table)
            if keep is not None:
                keep()
        except BaseException:  # a bug in a card: fall asleep again at the question before
            tail.pop()
            self._checkpoint, self._tail, self._decision, self._is_due = checkpoint, tail, decision, False
            del self._past[past:], self.log.events[told:]
            self._table = self._script = None
            raise
        self.answered += 1
        if seat != self._last:
            self._past, self.undoable, self._last = self._past[past:], [], seat
        self.undoable.append(len(self.log.events) - told)
        if table.state.barrier != barrier:
            self._past, self.undoable = [], []

    def can_undo(self, seat: int) -> bool:
        return bool(self.undoable) and seat == self._last

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer. Free back to the information barrier, impossible beyond it."""
        if not self.can_undo(seat):
            raise IllegalUndo(f"P{seat} cannot take that back")
        if not self._tail:
            (self._checkpoint, self._tail), self._is_due = self._past.pop(), False
        self._tail.pop()
        del self.log.events[len(self.log.events) - self.undoable.pop() :]
        self.answered -= 1
        self._decision = self._table = self._script = None

    # -- twins -----------------------------------------------------------------------------------------

    def clone(self) -> Game[S]:
        """A twin that plays on alone. It shares the checkpoint, which nobody ever writes to."""
        checkpoint = self.checkpoint if self._is_due else self._checkpoint
        assert checkpoint is not None, "a rollout cannot be cloned"
        decision = self._decision
        if decision is not None and decision.is_window:
            decision = None  # what it offers may not be worked out yet, and the table goes on without the twin
        twin = Game(self.rules, checkpoint, self._tail.copy(), decision)
        twin.answered = self.answered
        return twin

    def rollout(self) -> Game[S]:
        """A twin that takes no checkpoints: faster, and cannot itself be cloned."""
        twin = self.clone()
        twin.wake()
        twin._keep_none()
        return twin

    def imagine(self, seat: int, seed: int, keep: bool = True) -> Game[S]:
        """A twin in which everything this seat does not know is dealt again (`keep=False`: as a rollout).

        The *live* state is dealt again, never the checkpoint: what the tail has seen, rolled and shuffled has happened.
        A question to one seat simply goes on; it was made from what that seat knows. At a resting point the step starts
        anew: what the other seats are offered fits their new hands, and whoever searches from here deals only once.

        With `ALL_HANDS` for a seat, only what nobody knows is dealt again: for looking back at a finished game.
        """
        decision = self.decision
        if decision is None or (seat not in (*decision.awaited, ALL_HANDS) and seat not in range(self.table.players())):
            raise IllegalAnswer(f"P{seat} cannot imagine at {decision}")
        if not decision.is_window and seat != ALL_HANDS and seat not in decision.awaited:
            twin = self._watched_by(seat, seed)
            return twin if keep else twin.rollout()
        twin = self.clone()
        assert twin._checkpoint is not None
        if not self._tail and (table := self.rules.open(twin._checkpoint.copy(), SILENT)).is_resting():
            twin._table = table
        elif decision.is_window:
            assert not self._tail, "a window must be the first question of its step"
            twin.wake()
        if twin._table is not None:
            twin._table.redeal(seat, seed)
            twin._is_due = True
            twin._run_steps(twin._table)
        else:
            twin._tail.append((~seat, seed))
            if not keep:
                twin.wake()
        if not keep:
            twin._keep_none()
        return twin

    def _watched_by(self, seat: int, seed: int) -> Game[S]:
        """The same for a seat that is not asked: the running step begins again, and may come to another question. What
        is suspended hangs on cards that this seat does not know. What was already dealt again stays so."""
        table = self.rules.open(self.checkpoint.copy(), SILENT)
        for viewer, chance in [*[(~who, what) for who, what in self._tail if who < 0], (seat, seed)]:
            table.redeal(viewer, chance)
        twin = Game(self.rules, table.save(), [])
        twin.answered = self.answered - len([who for who, _ in self._tail if who >= 0])
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """What is pickled, sent and stored: the checkpoint and the tail. Undo and the log stay behind."""
        return thaw, (self.rules, self.checkpoint, self._tail, self.answered)

    # -- running ---------------------------------------------------------------------------------------

    def wake(self, aloud: bool = False) -> None:
        """Copy the checkpoint and replay the tail, silently unless this is the first time."""
        assert self._checkpoint is not None
        listening, self.log.on = self.log.on, aloud
        try:
            self._table = self.rules.open(self._checkpoint.copy(), self.log)
            self._run_steps(self._table)
            for entry in self._tail:
                self._is_due = False
                assert self._script is not None
                if entry[0] < 0:
                    self._table.redeal(~entry[0], entry[1])
                else:
                    self._decision = self._script.send(entry)
        except BaseException:
            self._decision = self._table = self._script = None
            raise
        finally:
            self.log.on = listening

    def keep_again(self) -> None:
        """Let a rollout take checkpoints from its next resting point on, so that it can be cloned from there."""
        self._keeps.append(True)

    def _keep_none(self) -> None:
        """Take no checkpoints any more."""
        self._checkpoint, self._is_due, self._keeps = None, False, []

    @property
    def is_rollout(self) -> bool:
        return self._checkpoint is None

    def _rest(self, table: Table[S]) -> None:
        """A step is complete: the state rests and becomes the checkpoint, at the latest when the next answer comes."""
        assert self._checkpoint is not None
        self._past.append((self._checkpoint, self._tail))
        self._tail = []
        self._is_due = table.is_resting()
        if not self._is_due:
            self._checkpoint = table.save()
        self._run_steps(table)

    def _run_steps(self, table: Table[S]) -> None:
        """Run steps until one of them asks something, or the game is over. If they have led to a resting point, that
        becomes the checkpoint: whoever plays on from here need not take them again."""
        while not table.is_over():
            self._script = script = all_steps(table, self._keeps) if self._checkpoint is None else table.step()
            try:
                self._decision = script.send(None)
                return
            except StopIteration:
                assert not self._is_due, "at a resting point a step must ask"
                self._is_due = table.is_resting()
        self._decision = self._script = None


async def all_steps(table: Table[Any], keeps: list[bool]) -> None:
    """A rollout's steps as one script. It does not hold the game, so that both are freed as soon as that is dropped."""
    while not table.is_over() and not keeps:
        await table.step()


def thaw(rules: Rules[S], checkpoint: S, tail: list[Input], answered: int) -> Game[S]:
    game = Game(rules, checkpoint, tail)
    game.answered = answered
    return game


def digest(state: State) -> str:
    """Equal digests, equal states. A state's repr shows every field that matters, in a fixed order, and no set."""
    return blake2b(repr(state).encode(), digest_size=8).hexdigest()
