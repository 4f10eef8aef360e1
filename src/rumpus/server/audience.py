"""Those who listen to a game, and what they are told: everything on joining, then what each answer has changed.

What everybody may see is worked out once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from rumpus.family import Family, Note, Speaker, Standing, Story, View, ending, question_to
from rumpus.family.words import USUAL
from rumpus.kernel import Game, Option
from rumpus.match import Match
from rumpus.server.accounts import WATCHING, Account, Accounts, Viewpoint, follow_in_step
from rumpus.server.changes import Comparison, changes
from rumpus.server.chronicle import together
from rumpus.server.limits import Budget, Kind, Limits
from rumpus.server.parts import Question
from rumpus.server.protocol import ENCODER, Message, RefusalCode, Refused, Update, Welcome
from rumpus.server.signals import Soon, at_once
from rumpus.server.words import words


class Listener:
    """A connection: which seat it speaks for, and where messages for it go, ready for the wire.

    Spectators with open hands see them all, and the table as it was some time ago.
    """

    def __init__(
        self,
        seat: int,
        send: Callable[[str], None],
        sees_hands: bool = False,
        language: str = USUAL,
        budget: Budget | None = None,
    ) -> None:
        self.seat = seat
        self.send = send
        self.sees_hands = sees_hands
        self.viewpoint = Viewpoint(seat, language)
        self.budget = budget or Limits().budget("", seat)
        self.close: Callable[[], None] = lambda: None  # after what was sent
        self.unsay: Callable[[], None] = lambda: None  # what was sent, and has not gone yet
        self.is_gone = False  # nothing is heard from it any more

    def hang_up(self) -> None:
        self.is_gone = True
        self.close()

    def may(self, kind: Kind) -> bool:
        """Whether it does not do this too often; otherwise it is told so."""
        if self.budget.wait(kind):
            refuse(self, "too fast", "slower")
            return False
        return True


def tell(listeners: Iterable[Listener], message: Message) -> None:
    text = ENCODER.encode(message).decode()
    for listener in listeners:
        listener.send(text)


def refuse(listener: Listener, code: RefusalCode, key: str, **values: object) -> None:
    """By the key of the words."""
    tell([listener], Refused(code, words(key, listener.viewpoint.language, **values)))


def send_away(listeners: Iterable[Listener], key: str) -> None:
    """For good, and they are told why."""
    for listener in list(listeners):
        refuse(listener, "gone", key)
        listener.hang_up()


class Scene(Protocol):
    """What an audience looks at: a table as it is, or as it was."""

    @property
    def family(self) -> Family: ...
    @property
    def match(self) -> Match[Any]: ...
    @property
    def names(self) -> list[str]: ...
    def views(self, seats: Iterable[int]) -> dict[int, View]: ...
    def question(self, seat: int, speaker: Speaker, view: View) -> Question: ...
    def greeting(self, viewpoint: Viewpoint, view: View, question: Question) -> Welcome: ...


class Audience:
    """Those who look at the same scene."""

    def __init__(self, scene: Scene, soon: Soon = at_once) -> None:
        """`soon` does something when others have had their turn."""
        self.scene = scene
        self.soon = soon
        self.listeners: list[Listener] = []
        self.due: list[Viewpoint] = []  # those who look from there are told everything in a moment
        self.accounts = Accounts(scene.family)

    def tell(self, message: Message) -> None:
        tell(self.listeners, message)

    def welcome(self, listeners: Sequence[Listener]) -> None:
        """Tell these everything."""
        scene, groups, comparison = self.scene, by_viewpoint(listeners), Comparison()
        views = scene.views({viewpoint.seat for viewpoint in groups})
        follow_in_step([self.account(viewpoint) for viewpoint in groups], scene.match)
        for viewpoint, there in groups.items():
            account, view = self.account(viewpoint), views[viewpoint.seat]
            account.view = comparison.written(view)
            asked = scene.question(viewpoint.seat, account.speaker, view)
            message = scene.greeting(viewpoint, view, asked)
            message.log_since = self.accounts.course.page(scene.match, len(scene.names))
            message.log = account.log.sent(account.lines_before(message.log_since))
            tell(there, message)

    def welcome_all(self) -> None:
        """Tell everybody everything: what takes long for all of them together is done a little at a time."""
        is_coming = bool(self.due)
        self.due = list(by_viewpoint(self.listeners))
        if self.due and not is_coming:
            self.soon(self.write_up)

    def write_up(self) -> None:
        """Write for all who are due what has happened: together, that takes a third of the time."""
        try:
            follow_in_step([self.account(viewpoint) for viewpoint in self.due], self.scene.match)
        finally:
            self.soon(self.welcome_next)

    def welcome_next(self) -> None:
        if not self.due:  # they have all gone meanwhile
            return
        viewpoint = self.due.pop(0)
        try:
            if there := [each for each in self.listeners if each.viewpoint == viewpoint]:
                self.welcome(there)
        finally:
            if self.due:
                self.soon(self.welcome_next)

    def update(self, seat: int | None = None) -> None:
        """Tell everybody what has changed, or only those at this seat. Whoever is due is told all of it soon."""
        scene, due = self.scene, self.due
        told = [each for each in self.listeners if seat in (None, each.seat) and each.viewpoint not in due]
        groups, names = by_viewpoint(told), scene.names
        views = scene.views({viewpoint.seat for viewpoint in groups})
        accounts = {viewpoint: self.accounts.of(viewpoint, names, scene.match) for viewpoint in groups}
        comparison, notes = Comparison(), Notes(scene)
        messages = []
        for viewpoint, account in accounts.items():
            view = views[viewpoint.seat]
            shown = comparison.written(view)
            found, gone = changes(account.view, shown)
            asked = scene.question(viewpoint.seat, account.speaker, view)
            noted = notes.since(account.parts)
            lines = account.follow(scene.match)
            messages.append((shown, Update(asked, together(found), gone, together(lines), noted)))
        for (viewpoint, there), (shown, message) in zip(groups.items(), messages, strict=True):
            accounts[viewpoint].view = shown
            tell(there, message)

    def begin_again(self) -> None:
        """Answers were taken back."""
        self.accounts.go_back(self.scene.match)
        self.welcome_all()

    def account(self, viewpoint: Viewpoint) -> Account:
        return self.accounts.of(viewpoint, self.scene.names, self.scene.match)


class Notes:
    """What is shown separately, worked out once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._found: dict[int, list[Note]] = {}

    def since(self, chapter: int) -> list[Note]:
        if chapter not in self._found:
            notes = self.scene.family.notes
            self._found[chapter] = [note for each in self.scene.match.chapters(chapter) for note in notes(each)]
        return self._found[chapter]


def by_viewpoint(listeners: Iterable[Listener]) -> dict[Viewpoint, list[Listener]]:
    groups: dict[Viewpoint, list[Listener]] = {}
    for listener in listeners:
        groups.setdefault(listener.viewpoint, []).append(listener)
    return groups


def views_of(game: Game[Any], seats: Iterable[int]) -> dict[int, View]:
    """What these seats see. What everybody sees is worked out once and shared: nobody writes to it."""
    table = game.table
    public = table.view(WATCHING)
    return {seat: public if seat == WATCHING else table.view(seat, public) for seat in seats}


def standing_of(match: Match[Any], family: Family) -> Standing:
    """How a game stands. Of two players, who has not conceded has won."""
    found, conceded = family.standing(match.game), match.record.conceded
    return found if conceded < 0 else found._replace(winners=[1 - conceded])


def story_of(match: Match[Any], family: Family) -> Story:
    """How a finished game went."""
    found = family.story(match.game, standing_of(match, family).winners, match.chapters())
    found.conceded = match.record.conceded
    return found


def end_of(match: Match[Any], family: Family, number: int, speaker: Speaker, view: View) -> Question:
    """In place of a question: how the game has ended."""
    words, winners = ending(speaker, view, match.record.conceded), list(standing_of(match, family).winners)
    return Question(number, [], words=words, prompt="over", winners=winners)


def asked_of(match: Match[Any], family: Family, number: int, seat: int, speaker: Speaker, view: View) -> Question:
    """The open question, with what this seat has chosen for what it is doing, of which nothing has come yet."""
    given = [family.grammar.option_of(key) for key in match.begun(seat)]
    chosen = [option for option in given if not family.grammar.read(option).verb]
    return question_of(match.game, number, seat, speaker, view, chosen)


def question_of(
    game: Game[Any], number: int, seat: int, speaker: Speaker, view: View, chosen: Sequence[Option] = ()
) -> Question:
    """The open question as this seat sees it, which may have chosen something before; a seat that may not answer hears
    what the others are asked."""
    question, decision = question_to(game, seat), game.decision
    if question is None or decision is None:
        return Question(number, [], words=speaker.result(view), prompt="over")
    found = Question(number, list(question.awaited), can_undo=game.can_undo(seat))
    found.follows = speaker.follows(game, view)
    found.source, found.prompt, found.is_window = question.source, question.prompt, decision.is_window
    if question.options:
        found.figures = dict(question.figures)
        asked = speaker.asked(game, question._replace(chosen=chosen), view)
        found.words, found.choices, found.chosen = asked.words, asked.choices, list(asked.chosen)
        found.holding = asked.holding
        found.is_awaited = seat in question.awaited
    else:
        found.words = speaker.waiting(question, view)
    return found
