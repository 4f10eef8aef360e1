"""What makes each faction worth choosing, in English: how it is called before another, its style, and what it does.

A style has at most 24 letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Pitch(NamedTuple):
    short: str  # as the first half of a mash-up: «Ninja Pirates»
    style: str
    about: str


class FactionWords:
    PITCHES: Mapping[str, tuple[str, str, str]] = {
        "aliens": Pitch(
            "Alien",
            "Sends minions home",
            "They beam minions back to the hands they came from, and trade whole bases for others.",
        ),
        "bear_cavalry": Pitch(
            "Bear",
            "Shoves others off a base",
            "They chase others from base to base, and wait for them where they arrive.",
        ),
        "clerics": Pitch(
            "Cleric",
            "Loses nothing, curses",
            "They call cards back, save minions from a base that has scored, and curse whoever is in the way.",
        ),
        "dinosaurs": Pitch(
            "Dino",
            "Big, and gets bigger",
            "Sheer strength, more of it every turn, and no mercy for the weak. Little to read, much to smash.",
        ),
        "dwarves": Pitch(
            "Dwarf",
            "Hoards, and grows rich",
            "They wear what they find, dig up what others threw away, and grow with every treasure.",
        ),
        "elves": Pitch(
            "Elf",
            "Gives some, gets more",
            "They help others, and are helped more. Know when a gift pays.",
        ),
        "ghosts": Pitch(
            "Ghost",
            "Thrives on an empty hand",
            "The fewer cards they hold, the stronger they are. Hard to plan, hard to catch.",
        ),
        "halflings": Pitch(
            "Halfling",
            "Little ones, always more",
            "Small, but there is always one more of them, and together they fill a base.",
        ),
        "killer_plants": Pitch(
            "Plant",
            "Starts small, then grows",
            "They grow out of the deck, take root, and choke whoever stays too long.",
        ),
        "mages": Pitch(
            "Mage",
            "Pays cards, casts spells",
            "Every card they throw away works a spell. Choose well what you can spare.",
        ),
        "ninjas": Pitch(
            "Ninja",
            "Strikes as a base scores",
            "They wait in the hand, then turn a scoring over. Weak while nothing is about to score.",
        ),
        "orcs": Pitch(
            "Orc",
            "Hits hard, hard to hurt",
            "Strong, hard to get rid of, and always where the crowd is.",
        ),
        "pirates": Pitch(
            "Pirate",
            "Moves, hard to pin down",
            "They are never where they were, and fire at whatever is small.",
        ),
        "robots": Pitch(
            "Robot",
            "Many small ones at once",
            "One calls the next, and the small ones make each other strong.",
        ),
        "steampunks": Pitch(
            "Steam",
            "Actions that come back",
            "They build machines on bases, and never throw one away. Much to keep in mind.",
        ),
        "thieves": Pitch(
            "Thief",
            "Spends treasures on all",
            "They have treasures to spend: on points, on power, and on whoever stands in their way.",
        ),
        "tricksters": Pitch(
            "Trickster",
            "Spoils everyone's plans",
            "They lay traps, close the ways, and empty other players' hands.",
        ),
        "warriors": Pitch(
            "Warrior",
            "Hunts monsters for loot",
            "They lure monsters to where they stand, and grow by beating them.",
        ),
        "wizards": Pitch(
            "Wizard",
            "Plays card after card",
            "They draw, search, and cast one action after the other.",
        ),
        "zombies": Pitch(
            "Zombie",
            "Comes back from the dead",
            "What they lose comes back, and the discard pile is their second hand.",
        ),
    }
