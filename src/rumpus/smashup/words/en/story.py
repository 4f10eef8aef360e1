"""How a finished game went, in English."""

from __future__ import annotations


class StoryWords:
    WON_BY = "{points}, {lead} ahead of {next}"
    ENDS_ON = "You end on {points}, {place}."
    BEST_MINION = "Helped at {scorings}, for {points}."
    STUBBORN = "Destroyed {destroyed}."
    STUBBORN_AGAIN = "Destroyed {destroyed}, played again {again}."
