"""What the first game teaches, in English: what to do, in at most eight words, and why."""

from __future__ import annotations

from rumpus.family.words import English


class LessonWords(English):
    LESSON = {
        "gear": (
            "Put on Tommy Gun.",
            "You are level 1, and that is all your strength. Gear that you wear adds to it: the gun gives 4.",
        ),
        "ready": (
            "Press Done: you are ready.",
            "The other cards wait in your hand. Nobody sees them, and they do nothing until you play them.",
        ),
        "level": (
            "Play Tell The President on yourself.",
            "Whoever reaches level 10 first wins. A few cards give you a level for nothing: this is one.",
        ),
        "door": (
            "Open the door.",
            "Every turn begins so. Behind it is a monster to fight, a curse, or a card for you.",
        ),
        "fight": (
            "Use Sticker Ichor on your side.",
            "A fight: your 6, level 2 and the gun, against its 8. You need more. The ichor gives 4, once.",
        ),
        "call": (
            "10 against 8: call the result.",
            "The others may still throw cards in. If they do not, you win a level and treasures.",
        ),
        "treasure": (
            "Play your treasure: Target Practice, on yourself.",
            "Monsters guard treasures: gear, one-shots such as the ichor, or a level as here.",
        ),
        "end turn": (
            "End your turn.",
            "Now the others open their doors. Lie back and read what happens to them.",
        ),
        "charity": (
            "Give Super Munchkin away.",
            "You may keep five cards. What is over goes to whoever has the lowest level: charity.",
        ),
        "helper": (
            "Ask Nell for help.",
            "8 against 8: a tie is lost. One helper adds all their strength, Nell 6. Offer her a treasure for it.",
        ),
        "armor": (
            "Wear Slime-Proof Poncho.",
            "You have one head, one body, two feet and two hands: so much gear fits. It stays until you lose it.",
        ),
        "meddle": (
            "Annoy Nell: play Four-Dimensional on her monster.",
            "Anybody may step into any fight. Plus 10 makes 11 against her 6: no level for Nell.",
        ),
        "trouble": (
            "Play The Cruller Out Of Space.",
            "No monster behind the door? Then you may fight one from your hand: an easy level.",
        ),
        "farewell": (
            "You know it all: reach level 10.",
            "Doors, fights, helpers and meddling: that is the game. The last level must come from a monster.",
        ),
    }
