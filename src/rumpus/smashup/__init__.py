"""Smash Up: the rules and the cards."""
