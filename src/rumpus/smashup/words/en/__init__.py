"""Smash Up in English. Only templates and names: what is put into them comes from `smashup.text`."""

from __future__ import annotations

from rumpus.smashup.words.en.advice import AdviceWords
from rumpus.smashup.words.en.answers import Answers
from rumpus.smashup.words.en.card_questions import CardQuestions
from rumpus.smashup.words.en.cards import CardWords
from rumpus.smashup.words.en.lesson import LessonWords
from rumpus.smashup.words.en.log import LogWords
from rumpus.smashup.words.en.questions import Questions
from rumpus.smashup.words.en.refusals import Refusals
from rumpus.smashup.words.en.rulebook import RulebookWords
from rumpus.smashup.words.en.standing import StandingWords
from rumpus.smashup.words.en.story import StoryWords
from rumpus.smashup.words.en.terminal import TerminalWords


class English(
    AdviceWords,
    Answers,
    CardQuestions,
    CardWords,
    LessonWords,
    LogWords,
    Questions,
    Refusals,
    RulebookWords,
    StandingWords,
    StoryWords,
    TerminalWords,
):
    """Everything that Smash Up says."""


WORDS = English()
