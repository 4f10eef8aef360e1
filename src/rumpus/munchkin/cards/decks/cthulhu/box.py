"""The box that these cards belong to."""

from rumpus.munchkin.cards.box import CardSet

cthulhu = CardSet("cthulhu", "Munchkin Cthulhu", is_usual=True)
