"""Smash Up at a terminal."""
