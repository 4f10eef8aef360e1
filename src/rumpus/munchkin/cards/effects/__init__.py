"""What deck files can name: importing this registers every effect."""

from rumpus.munchkin.cards.effects import abilities, deeds, misfortunes, rules, traits

__all__ = ["abilities", "deeds", "misfortunes", "rules", "traits"]
