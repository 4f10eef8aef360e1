"""What is printed: cards, factions and bases, and the functions that carry them out."""
