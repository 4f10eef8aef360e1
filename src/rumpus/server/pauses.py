"""How long a table takes over things, so that people can follow. No length depends on what anybody holds."""

from __future__ import annotations

from typing import NamedTuple

USUAL_PACE = 0.6  # seconds


class Pauses(NamedTuple):
    """In seconds."""

    bot: float = 0.0  # before a bot acts
    pass_by: float = 0.0  # before what passes where nobody could learn anything from it
    follow_up: float = 0.0  # before a bot goes on with what it has begun: which item, how many treasures
    window: float = 0.0  # before a question passes that is put to people whatever they hold
    die: float = 0.0  # after a roll, before anything else happens
    door: float = 0.0  # before a door is opened where somebody may still do something
    offer: float = 0.0  # while a bot waits for the answer to what it has offered to somebody

    @classmethod
    def at(cls, pace: float) -> Pauses:
        """All of them are longer where bots think longer."""
        times = pace / USUAL_PACE
        return cls(pace, 0.3 * times, 0.15 * times, 1.8 * times, 2.5 * times, 3.0 * times, 20.0 * times)


NONE = Pauses()
