"""How much one client may ask for."""

from __future__ import annotations

from collections import deque

MOST_BYTES = 16_384  # of a message or a request
MOST_MESSAGES, WITHIN = 40, 2.0  # of one connection in this many seconds
MOST_TALK, TALKED_WITHIN = 10, 5.0  # lines and reactions of one connection in this many seconds
MOST_WAITING = 500  # messages for somebody who does not read them
MOST_NOTE = 2000  # letters in a report
MOST_GUESSES = 200  # words by which a table may be looked for, from one address in an hour
HOUR = 3600.0
MOST_ADDRESSES = 10_000


class Pace:
    """Whether somebody does something too often: when they last did it."""

    def __init__(self, most: int, within: float) -> None:
        self.within = within
        self.times: deque[float] = deque(maxlen=most)

    def allows(self, now: float) -> bool:
        if len(self.times) == self.times.maxlen and now - self.times[0] < self.within:
            return False
        self.times.append(now)
        return True


class Hourly:
    """What is done from each address: at most this often in an hour; 0: any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.paces: dict[str, Pace] = {}

    def allows(self, address: str, now: float) -> bool:
        if not self.most:
            return True
        if len(self.paces) >= MOST_ADDRESSES:
            self.paces = {each: pace for each, pace in self.paces.items() if now - pace.times[-1] < HOUR}
        return self.paces.setdefault(address, Pace(self.most, HOUR)).allows(now)
