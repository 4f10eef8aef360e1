"""How a finished game went, in English. Of two forms the first is for you, and for several; the other for one."""

from __future__ import annotations


class StoryWords:
    WON_AFTER = "Level {level} after {turns}."
    ENDS_ON = "You end on level {level}, {place}."
    ENDED_BELOW = "Nobody reached level {goal}: the highest won."
    A_LEVEL = "A level"
    KILLS = ("{who} kill {foes}, {ours} to {theirs}", "{who} kills {foes}, {ours} to {theirs}")
    FLEES = ("{who} run from {foes}, {ours} to {theirs}", "{who} runs from {foes}, {ours} to {theirs}")
    HELPED = "{who} helped for {pay}."
    HELPED_FOR_NOTHING = "{who} helped for nothing."
    STABBED = "{who} played against it."
    NOT_STABBED = "Nobody played against it."
    STOPS = (
        "{who} stop {whom} with {card}: {ours} to {theirs}.",
        "{who} stops {whom} with {card}: {ours} to {theirs}.",
    )
    HITS = ("{who} hit {whom} with {card}: {ours} to {theirs}.", "{who} hits {whom} with {card}: {ours} to {theirs}.")
