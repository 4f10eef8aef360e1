"""The box that these cards belong to, what it adds to the rules and leaves to the table, and what only it tells of."""

from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.decks.cthulhu.lesson import LESSON
from rumpus.munchkin.cards.decks.cthulhu.words import LANGUAGES

cthulhu = CardSet("cthulhu", "Munchkin Cthulhu", is_usual=True, minds_sex=True, words=LANGUAGES)
cthulhu.lesson = LESSON
cthulhu.showcase = ("froggoth", "necronomicon", "curse_change_sex", "professor", "kitchen_sink")
cthulhu.rulebook = {
    "MU-1.2": "Cultists have a pile of their own.",
    "MU-6.4": "Cultist cannot be given up. If you become one, you take a card from the Cultists' pile, if there is "
    "one.",
    "MU-6.5": "The only Cultist in the game stays one.",
    "MU-6.6": "When all but one are Cultists, that one gains a level, which may win; if all are, the highest wins.",
    "MU-6.7": "A Cultist without Super Munchkin cannot take another class.",
}

CULTIST_LEVEL_FROM = cthulhu.option(  # MU-6.8
    "cultist_level_from", 3, "A level for the last outsider from", "So many players must sit at the table for it."
)
SPEAKING = cthulhu.option(  # MU-11.9
    "speaking",
    False,
    "Speaking",
    "Who plays Curse! Hastur Hastur Hastur must say the name three times, or it does nothing.",
)
SINGING = cthulhu.option(  # MU-11.8
    "singing", False, "Singing", "Who plays Song of Madness may say that they sang it, and have +5 instead of +2."
)
cthulhu.option(  # MU-11.10
    "toms",
    False,
    "Called Tom",
    "Tommy Gun is stronger for whoever is called Tom, Tommy or Tommie.",
    is_for_each_seat=True,
)

cthulhu.ending("all cultists")
cthulhu.event("become cultist", who="player")
cthulhu.event("evil", who="player", card="card")
cthulhu.event("last outsider", who="player")
cthulhu.event("no cultist", who="player")
cthulhu.event("stays cultist", who="player")
