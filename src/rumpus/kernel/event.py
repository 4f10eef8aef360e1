"""What happened, in the words of the rules, and who may know it."""

from __future__ import annotations

from rumpus.kernel.decision import Option

EVERYONE = 255  # a mask of seats has one bit per seat, eight at most; this one has them all
SPECTATOR = -1


class Event:
    """Something that happened, and what caused it. `secret` is for the seats in the mask `knows` only."""

    __slots__ = ("cause", "kind", "knows", "public", "secret")

    def __init__(
        self, kind: str, public: Option, secret: Option = (), knows: int = EVERYONE, cause: Option = ()
    ) -> None:
        self.kind, self.cause, self.knows = kind, cause, knows
        self.public, self.secret = public, secret

    def seen_by(self, seat: int) -> Option:
        """What this seat is told; a spectator is told what everyone is."""
        told = self.secret if self.knows == EVERYONE or (seat >= 0 and self.knows >> seat & 1) else ()
        return (self.kind, *self.public, *told)


class Log:
    """Where verbs write events. Nobody listens in rollouts and while a sleeping game replays its tail."""

    __slots__ = ("events", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []


SILENT = Log(False)
