"""What deck files can name: importing this registers every effect."""

from rumpus.munchkin.cards.effects import armies, deeds, misfortunes, rules, traits

__all__ = ["armies", "deeds", "misfortunes", "rules", "traits"]
