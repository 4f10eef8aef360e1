"""The box that these cards belong to, what it leaves to the table, and what can happen only with it."""

from rumpus.family.words import USUAL
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.decks.cthulhu.words.en import English

cthulhu = CardSet("cthulhu", "Munchkin Cthulhu", is_usual=True, minds_sex=True, words={USUAL: English})

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

cthulhu.event("all cultists")
cthulhu.event("become cultist", who="player")
cthulhu.event("evil", who="player", card="card")
cthulhu.event("last outsider", who="player")
cthulhu.event("no cultist", who="player")
cthulhu.event("stays cultist", who="player")
