"""What a table may decide for itself: the variants of the rulebook, and the points that it leaves open.

The first value of each is what is played unless the table says otherwise; the number is that of the rule.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    # Variants
    faster: bool = False  # MU-11.1: listen at the door first, and loot a treasure instead of a door
    shared_victory: bool = False  # MU-11.2: who helps to the tenth level wins as well
    # The books leave these open
    window_before_loss: bool = True  # MU-3.13: everybody may react before a defeat as before a victory
    second_helper: bool = False  # MU-3.17: another may be asked when the helper is gone
    enhancer_travels: bool = True  # MU-8.9: an item keeps its enhancers when it changes hands
    loot_open: bool = True  # MU-5.6: a dead hero's hand is laid out for the looters
    death_keeps_super_munchkin: bool = True  # MU-5.6
    death_keeps_curses: bool = True  # MU-5.6
    cultist_level_every_time: bool = True  # MU-6.8: the last outsider gains a level each time, not once a game
    cultist_level_from: int = 3  # MU-6.8: players, for the outsider's level to count
    next_combat_as_helper: bool = True  # MU-9.4: a penalty in «your next combat» strikes helpers, too
    # A joke that needs honesty
    singing: bool = False  # Song of Madness: whoever plays it may say that they sang
