"""The boxes whose cards are known."""

from rumpus.smashup.cards.box import CardSet

BASE = CardSet("base", "Smash Up")
AWESOME = CardSet("awesome9000", "Awesome Level 9000")
MUNCHKIN = CardSet("munchkin", "Smash Up: Munchkin")
