"""What a table may decide for itself: the variants of the rulebook, and the points that it leaves open.

The first value of each is what is played unless the table says otherwise; the number is that of the rule.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    # Variants
    faster: bool = False  # MU-11.1: listen at the door first, and loot a treasure instead of a door
    shared_victory: bool = False  # MU-11.2: a player who helps somebody to the tenth level wins as well
    # The books leave this open
    cultist_level_from: int = 3  # MU-6.8: players, for the outsider's level to count
    ration_tokens: bool = False  # MU-10.3: kills bring tokens, of which a set of four is worth a level
    # Jokes of some cards, with what stands in for them
    singing: bool = False  # MU-11.8: Song of Madness: whoever plays it may say that they sang
    speaking: bool = False  # MU-11.9: Curse! Hastur Hastur Hastur: its player has to say the name three times
