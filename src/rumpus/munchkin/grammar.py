"""How answers are worded in Munchkin."""

from __future__ import annotations

from rumpus.family.options import Grammar
from rumpus.munchkin.cards.catalog import CARDS

GRAMMAR = Grammar(
    CARDS,
    verbs=(
        "accept trade", "ask everybody", "be rid of", "counter trade", "hand in", "offer help", "put away", "put on",
        "show hand", "throw away", "whole hand",
    ),
    talk=("show hand",),
    deals=(
        "accept", "accept trade", "ask", "ask everybody", "counter", "counter trade", "offer help", "refuse",
        "refuse trade", "trade", "withdraw", "withdraw trade",
    ),
    words=(
        "abandon", "accept", "against", "all", "ask", "carry", "counter", "drop", "everybody", "female", "fight",
        "fighter", "for", "hand", "hastur", "helper", "male", "peek", "play", "run", "sell", "silence", "trade", "use",
    ),
    roles={
        "call": "main",
        "cancel": "decline",
        "keep": "done",
        "listen": "main",
        "loot the room": "main",
        "open door": "main",
        "pass this fight": "decline",
        "refuse": "decline",
        "refuse trade": "decline",
        "withdraw": "decline",
        "withdraw trade": "decline",
    },
)  # fmt: skip
