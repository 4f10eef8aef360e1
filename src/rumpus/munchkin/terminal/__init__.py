"""Munchkin at a terminal."""
