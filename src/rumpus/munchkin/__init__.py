"""Munchkin: doors and treasures, fights with help and deals, reactions of everybody, curses at any time."""
