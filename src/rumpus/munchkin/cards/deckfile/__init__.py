"""Decks that are files: read, checked, and turned into cards."""
