"""The decks that belong to nobody: monsters and treasures."""
