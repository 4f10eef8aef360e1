"""What is printed: cards, decks and boxes, and the functions that carry them out."""
