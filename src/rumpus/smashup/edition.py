"""Where editions differ, and where the first print leaves a point open: every such switch, in one place.

A card asks `g.edition`, a game is set up with the name of an edition, and the default is the first print.
"""

from __future__ import annotations

from dataclasses import dataclass

from rumpus.smashup.card import Verb


@dataclass(frozen=True, slots=True)
class Edition:
    """One way to read the cards. `affect` is the list of SU-10.3."""

    name: str
    title: str
    affect: tuple[Verb, ...] = ("move", "return", "destroy", "attach")
    # Errata
    collector_spares_collectors: bool = False
    tooth_and_claw_ignores_own_cards: bool = False
    shields_last_all_turn: bool = False  # Tooth and Claw keeps out, for the whole turn, what it has warded off
    # Points that the first print leaves open
    temple_takes_all_ties: bool = False  # Temple of Goju: all of a player's strongest minions, or one that they pick
    school_for_all_winners: bool = False  # School of Wizardry: all who tie choose, or the first of them in turn order

    def __reduce__(self) -> tuple[object, ...]:
        return edition_named, (self.name,)


FIRST_PRINT = Edition("first_print", "First print")
GEEKIER_BOX = Edition(
    "geekier_box",
    "Bigger Geekier Box",
    affect=("move", "return", "destroy", "attach", "place", "empower"),
    collector_spares_collectors=True,
    tooth_and_claw_ignores_own_cards=True,
    shields_last_all_turn=True,
    temple_takes_all_ties=True,
)
EDITIONS = {edition.name: edition for edition in (FIRST_PRINT, GEEKIER_BOX)}


def edition_named(name: str) -> Edition:
    return EDITIONS[name]
