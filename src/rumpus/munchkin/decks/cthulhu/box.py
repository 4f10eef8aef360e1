"""The box that these cards belong to."""

from rumpus.munchkin.card_set import CardSet

cthulhu = CardSet("cthulhu", "Munchkin Cthulhu")
