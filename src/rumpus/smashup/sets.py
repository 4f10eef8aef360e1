"""The boxes whose cards are known."""

from rumpus.smashup.card import CardSet

BASE = CardSet("base", "Smash Up")
