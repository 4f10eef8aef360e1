"""Where editions differ, and where the first print leaves a point open: every such switch, in one place.

A card asks `g.edition`, a game is set up with the name of an edition, and the default is the first print.
"""

from __future__ import annotations

from dataclasses import dataclass

from rumpus.smashup.cards.ability import Verb


@dataclass(frozen=True, slots=True)
class Edition:
    """One way to read the cards. `affect` is the list of SU-10.3."""

    name: str
    affect: tuple[Verb, ...] = ("move", "return", "destroy", "attach")
    # Errata
    collector_spares_collectors: bool = False
    tooth_and_claw_ignores_own_cards: bool = False
    shields_last_all_turn: bool = False  # Tooth and Claw keeps out, for the whole turn, what it has warded off
    bear_hug_owner_picks: bool = True  # Bear Hug: among equally weak minions their owner chooses, or their controller
    discard_plays_wait: bool = True  # They Keep Coming, The Dead Rise: later in step 2 as well, or at once
    sprout_waits_a_turn: bool = False  # Sprout: not at the start of the turn in which it came itself
    # Points that the first print leaves open
    entangled_binds_own_abilities: bool = True  # Entangled: First Mate, for example, cannot move itself away either
    powerless_bases_score: bool = True  # a base whose breakpoint is 0 scores although nobody has power there
    spirit_takes_powerless: bool = True  # Spirit: a minion of power 0 costs no cards, or cannot be destroyed this way
    sprout_grows_anyway: bool = True  # Sprout: its player may search even if Sprout was not destroyed
    zeppelin_flies_empty: bool = True  # Zeppelin: needs no minion of its controller at its base
    curse_of_uselessness_takes_power: bool = False  # its minion has power 0 for all purposes, or is merely not counted
    distraction_robs_all_winners: bool = True  # Clever Distraction: all who tie lose 1 VP, or one of them
    guild_counts_treasure_minions: bool = True  # Thieves' Guild: treasures that are minions count as well
    hollow_helps_monsters: bool = False  # Helper's Hollow: monsters that nobody controls are stronger too
    holy_roller_picks_at_random: bool = False  # Holy Roller: a card at random, or one that its player chooses
    pillagers_need_a_rival: bool = False  # Angry Pillagers: no use if nobody else is there, or compared with 0
    pits_shelter_monsters: bool = True  # The Pits: no action affects monsters there that nobody controls
    stalling_for_each_minion: bool = False  # Stalling: decided for each minion, or for all there together
    temple_takes_all_ties: bool = False  # Temple of Goju: all of a player's strongest minions, or one that they pick
    players_play_monsters: bool = (
        True  # a monster that a player plays: for bans, triggers and counts it is their minion
    )
    school_for_all_winners: bool = False  # School of Wizardry: all who tie choose, or the first of them in turn order

    def __reduce__(self) -> tuple[object, ...]:
        return edition_named, (self.name,)


FIRST_PRINT = Edition("first_print")
GEEKIER_BOX = Edition(
    "geekier_box",
    affect=("move", "return", "destroy", "attach", "place", "empower", "counter"),
    collector_spares_collectors=True,
    tooth_and_claw_ignores_own_cards=True,
    shields_last_all_turn=True,
    bear_hug_owner_picks=False,
    discard_plays_wait=False,
    sprout_waits_a_turn=True,
    temple_takes_all_ties=True,
)
EDITIONS = {edition.name: edition for edition in (FIRST_PRINT, GEEKIER_BOX)}


def edition_named(name: str) -> Edition:
    return EDITIONS[name]
