"""What a family of games is, and what all of them are made with."""

from rumpus.family.contract import BadDeck, Family, NoDecks, Standing, with_open_hands
from rumpus.family.desk import Arguments, CardEntry, Desk, Look
from rumpus.family.manners import Manners
from rumpus.family.mistakes import BadSetup, Mistake, Unreadable
from rumpus.family.options import Answer, Grammar, Part, Role
from rumpus.family.questions import Question, question_to
from rumpus.family.rulebook import CardInfo, Fact, FactionInfo, FamilyInfo, OptionInfo, OptionValue, Rulebook, RuleInfo
from rumpus.family.speech import Asked, Choice, Line, Memory, Note, Occasion, Speaker, View, choice, ending
from rumpus.family.story import Story, places

__all__ = [
    "Answer",
    "Arguments",
    "Asked",
    "BadDeck",
    "BadSetup",
    "CardEntry",
    "CardInfo",
    "Choice",
    "Desk",
    "Fact",
    "FactionInfo",
    "Family",
    "FamilyInfo",
    "Grammar",
    "Line",
    "Look",
    "Manners",
    "Memory",
    "Mistake",
    "NoDecks",
    "Note",
    "Occasion",
    "OptionInfo",
    "OptionValue",
    "Part",
    "Question",
    "Role",
    "RuleInfo",
    "Rulebook",
    "Speaker",
    "Standing",
    "Story",
    "Unreadable",
    "View",
    "choice",
    "ending",
    "places",
    "question_to",
    "with_open_hands",
]
