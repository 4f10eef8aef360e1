"""What can happen in Munchkin: every kind of event with its fields, and those of the sets.

`who` does it, or it is about them; `other` is whom it is done with or to. The cards of a trade are those given, the
word `for`, and those that are wanted. The target of a card that is played is whatever its answer names.
"""

from __future__ import annotations

from rumpus.family.events import Kind
from rumpus.munchkin.cards.catalog import SETS

OF_RULES = {
    "abandon": Kind(who="player", card="card"),
    "accepts": Kind(who="player", whose="player"),
    "accepts trade": Kind(who="player", whose="player"),
    "asks for help": Kind(who="player", other="player", count="number", first="word", cards="cards"),
    "bad stuff": Kind(who="player", card="card"),
    "broken off": Kind(),
    "bury door": Kind(who="player"),
    "call": Kind(who="player", ours="number", theirs="number"),
    "cancelled": Kind(card="card"),
    "change roll": Kind(who="player", card="card", number="number"),
    "change sex": Kind(who="player", what="word"),
    "cursed": Kind(who="player", card="card"),
    "deal": Kind(who="player", back="word", cards="cards"),
    "decided": Kind(who="player", ours="number", theirs="number"),
    "die": Kind(who="player"),
    "discard": Kind(who="player", cards="cards"),
    "draw": Kind(who="player", back="word", cards="cards"),
    "draw openly": Kind(who="player", cards="cards"),
    "drop": Kind(who="player", card="card"),
    "escapes": Kind(who="player", card="card"),
    "fight": Kind(who="player", card="card", serial="number"),
    "fight ends": Kind(),
    "gain levels": Kind(who="player", count="number", number="number"),
    "give": Kind(who="player", other="player", card="card"),
    "give card": Kind(who="player", other="player", back="word", cards="cards"),
    "hands in": Kind(who="player"),
    "helps": Kind(who="player", other="player"),
    "joins": Kind(card="card", serial="number"),
    "keep door": Kind(who="player", card="card"),
    "laid out": Kind(who="player", cards="cards"),
    "lasts": Kind(who="player", card="card", what="word"),
    "leaves fight": Kind(card="card", serial="number"),
    "lifted": Kind(who="player", card="card"),
    "loots": Kind(who="player", whose="player", cards="cards"),
    "lose": Kind(who="player", cards="cards"),
    "lose levels": Kind(who="player", count="number", number="number"),
    "no door": Kind(who="player"),
    "offers help": Kind(who="player", other="player", count="number", first="word", cards="cards"),
    "offers trade": Kind(who="player", other="player", cards="words"),
    "open door": Kind(who="player", card="card"),
    "peek": Kind(who="player", card="card"),
    "play": Kind(who="player", card="card", target="parts"),
    "put away": Kind(who="player", cards="cards"),
    "put on": Kind(who="player", card="card"),
    "ration": Kind(who="player", kind="number"),
    "refuses": Kind(who="player", whose="player"),
    "reshuffle": Kind(what="word"),
    "roll": Kind(who="player", number="number"),
    "runs": Kind(who="player", card="card", face="number", modifier="number"),
    "sell": Kind(who="player", number="number"),
    "sets up": Kind(who="player"),
    "show hand": Kind(who="player", cards="cards"),
    "stays": Kind(card="card", serial="number"),
    "take": Kind(who="player", cards="cards"),
    "takes": Kind(who="player", cards="cards"),
    "takes over": Kind(who="player"),
    "throw away": Kind(who="player", card="card"),
    "trade fails": Kind(whose="player", other="player"),
    "turn": Kind(who="player", number="number"),
    "turn up": Kind(cards="cards"),
    "use": Kind(who="player", card="card", target="parts"),
    "win": Kind(who="player", players="players"),
    "withdraws": Kind(who="player"),
    "won together": Kind(who="player", other="player", cards="cards"),
}
OF_SETS = {name: kind for box in SETS.values() for name, kind in box.events.items()}
KINDS = {**OF_RULES, **OF_SETS}
