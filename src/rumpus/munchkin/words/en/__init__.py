"""Munchkin in English. Only templates and names: what is put into them comes from `munchkin.text`."""

from __future__ import annotations

from rumpus.munchkin.words.en.advice import AdviceWords
from rumpus.munchkin.words.en.answers import Answers
from rumpus.munchkin.words.en.cards import CardWords
from rumpus.munchkin.words.en.causes import Causes
from rumpus.munchkin.words.en.fights import Fights
from rumpus.munchkin.words.en.log import LogWords
from rumpus.munchkin.words.en.options import OptionWords
from rumpus.munchkin.words.en.questions import Questions
from rumpus.munchkin.words.en.refusals import Refusals
from rumpus.munchkin.words.en.rulebook import RulebookWords
from rumpus.munchkin.words.en.standing import StandingWords
from rumpus.munchkin.words.en.story import StoryWords
from rumpus.munchkin.words.en.terminal import TerminalWords
from rumpus.munchkin.words.en.waiting import Waiting


class English(
    AdviceWords,
    Answers,
    CardWords,
    Causes,
    Fights,
    LogWords,
    OptionWords,
    Questions,
    Refusals,
    RulebookWords,
    StandingWords,
    StoryWords,
    TerminalWords,
    Waiting,
):
    """Everything that Munchkin says."""


WORDS = English()
