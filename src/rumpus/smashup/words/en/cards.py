"""Cards and their facts, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.smashup.cards.box import CardSet, Faction, Pile


class CardWords:
    KINDS = {"minion": "minion", "action": "action", "base": "base"}
    STAYS_ON = {"minion": "action, stays on a minion", "base": "action, stays on a base"}
    MONSTER = "monster"
    UNDEAD_MONSTER = "undead monster"
    TREASURE = "treasure, {kind}"
    MONSTERS = "monsters {count}"
    WORTH = "treasures {count}"
    POWER = "power {power}"
    COPIES = {1: "1 copy", 2: "2 copies", 3: "3 copies", 4: "4 copies"}
    MANY_COPIES = "{copies} copies"
    BREAKPOINT = "breakpoint {breakpoint}"
    PLACES = "VP {0} / {1} / {2} for 1st / 2nd / 3rd"
    FACTS = {
        "breakpoint": "Breakpoint",
        "monsters": "Monsters",
        "power": "Power",
        "treasures": "Treasures",
        "vp": "VP for 1st / 2nd / 3rd",
    }
    NO_TEXT = "No ability."
    RULING = "Ruling: {ruling}"
    HEADLINE = "{name} ({set}, {faction}): {kind}, {numbers}"
    SOURCES = {
        "sourced": "Facts: from published card lists and rulings.",
        "reconstructed": "Facts: put together from descriptions, not checked against a printed card.",
    }
    EDITIONS = {"first_print": "First print", "geekier_box": "Bigger Geekier Box"}
    # Long words of names, with hyphens where they may break on a small card.
    BREAKS = """
        Ab-duc-tion Ag-gro-mo-tive An-ach-ro-nism As-sas-si-na-tion Aug-men-ta-tion Awak-en-ing Ban-do-lier
        Ber-serk-er Broad-side Bucca-neer Cem-e-tery Chrono-mage Col-lec-tion Col-lec-tor Com-mando Com-mis-sion
        Cow-ard-ice De-cep-tion Dif-fer-ence Di-men-sion Dis-en-chant Dis-in-te-grator Dis-mem-ber-ment
        Dis-trac-tion Dumb-bells En-chanted En-chant-ment En-chant-ress En-shroud-ing En-tangled Fac-tory
        Green-house Hal-i-to-sis Hippo-griff Home-world Hover-bot Im-pris-on-ment In-cor-po-real In-fil-trate
        In-va-sion In-ven-tor Laser-atops Lepre-chaun Micro-bot Mother-ship Mush-room Nat-u-ral Ne-ces-si-ties
        Neo-phyte Nuke-bot Out-break Over-growth Over-lord Pa-ral-y-sis Pick-pocket Pil-lagers Plu-to-nium
        Poul-try-geist Pow-der-keg Pre-cious Pre-serve Quar-ter-ling Re-claimer Re-dun-dancy Sac-ri-fice
        Se-lec-tion Smug-gling Sub-ter-ra-nean Sum-mon-ing Su-pe-ri-ority Sur-vival Swash-buck-ling Te-na-cious
        Terra-form-ing Trav-eling Tree-house Un-ex-pected Use-less-ness Wild-life Wiz-ard-ry
    """
    FACTION_NAMES: Mapping[str, str] = {}  # in place of the English ones
    PITCHES: Mapping[str, tuple[str, str, str]] = {}  # `short`, `style` and `about` of a faction
    SET_TITLES: Mapping[str, str] = {}

    def faction(self, faction: Faction | Pile) -> str:
        return self.FACTION_NAMES.get(faction.id, faction.name)

    def pitch(self, faction: Faction) -> tuple[str, str, str]:
        return self.PITCHES.get(faction.id, (faction.short, faction.style, faction.about))

    def set(self, box: CardSet) -> str:
        return self.SET_TITLES.get(box.name, box.title)
