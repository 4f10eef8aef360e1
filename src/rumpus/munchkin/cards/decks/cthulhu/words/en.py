"""What only Munchkin Cthulhu says, in English."""

from __future__ import annotations

from rumpus.munchkin.cards.set_words import SetWords


class English(SetWords):
    EVENTS = {
        "all cultists": ("everybody is a Cultist: the highest level wins.",),
        "become cultist": (
            "you become a Cultist.",
            "{who} becomes a Cultist.",
        ),
        "evil": (
            "your {card} becomes evil.",
            "{who}'s {card} becomes evil.",
        ),
        "last outsider": (
            "you are the only one who is not a Cultist.",
            "{who} is the only one who is not a Cultist.",
        ),
        "no cultist": (
            "you do not become a Cultist.",
            "{who} does not become a Cultist.",
        ),
        "stays cultist": (
            "you are the only Cultist and stay one.",
            "{who} is the only Cultist and stays one.",
        ),
    }
    PROMPTS = {
        "announce": "announce a number: it is your bonus in this fight, but if you roll lower, the dynamite is used up",
        "evil": "choose the item that becomes evil",
        "fetch": "choose a monster to take from the discard pile",
        "give a level": "choose who gains the level that you have lost",
        "join cult": "become a Cultist now, with a card from your hand?",
        "keep door": "the door is {door}: discard three cards to keep it unseen, and open the next one instead?",
        "pass for cultist": "do you pass for a Cultist here?",
        "speak": "say his name three times, or nothing happens",
        "study": "discard three cards to gain a level?",
        "take": "choose {what} to take",
        "take it": "take it into your hand?",
        "who picks": "choose who picks a card from your hand for you to discard",
    }
    PROMPTS_OF_CARDS = {
        ("give", "elder_globs"): "it has caught you: choose {what} for each other Cultist",
        ("give", "foggoth"): "it has caught you: choose {what} to give away",
        ("pay", "innsmouth_yellow_pages"): "choose a card to discard; two buy any monster from the discard pile",
        ("pay", "investigator"): "choose a card to discard; three of them keep the door",
        ("pay", "professor"): "choose a card to discard; three of them make a level",
    }
    WAITING_PROMPTS = {
        "announce": "{who} announces a number",
        "evil": "{who} chooses the item that becomes evil",
        "fetch": "{who} is choosing a monster from the discard pile",
        "give a level": "{who} chooses who gains the lost level",
        "join cult": "{who} may become a Cultist",
        "keep door": "{who} is looking at the door and deciding whether to keep it",
        "pass for cultist": "{who} may pass for a Cultist",
        "speak": "{who} must say a name three times",
        "study": "{who} decides whether to discard three cards for a level",
        "take": "{who} chooses what to take",
        "take it": "{who} decides whether to take it",
        "who picks": "{who} chooses who picks a card from their hand",
    }
    LESSON = {
        "gear": (
            "Use the Tommy Gun.",
            "Level 10 wins, and you are on level 4. Level and gear make your strength: the gun adds 4.",
        ),
        "class": (
            "Become a Professor.",
            "A class is your job: it can do tricks of its own, and some gear is for it alone. You may have one.",
        ),
        "armor": (
            "Wear the Tweed Jacket.",
            "Professors only: that is you. You have one head, one body, two feet and two hands, and no room for more.",
        ),
        "ready": (
            "Press Ready.",
            "The other cards wait in your hand. Nobody sees them, and they do nothing until you play them.",
        ),
        "door": (
            "Open the door.",
            "Every turn begins like this. Behind it is a monster to fight, a curse, or a card for you.",
        ),
        "fight": (
            "Throw in Sticker Ichor for your side.",
            "A fight: your 10, level and gear, against its 10. A tie is a loss: you need more. The ichor adds 4, once.",
        ),
        "call": (
            "14 against 10: call the result.",
            "To call is to say: enough. The others may still throw in cards. If they do not, you win a level and treasures.",
        ),
        "run": (
            "Run away: roll the die.",
            "You lost, so you run. The button says what you must roll; with less the monster catches you, and its bad stuff happens.",
        ),
        "treasure": (
            "Play Target Practice on yourself.",
            "You won a level, and treasures. Those are gear, one-shots like the ichor, or levels like this one.",
        ),
        "carry": (
            "Carry the Flamethrower.",
            "The gun takes both your hands. Carried gear adds nothing, but can be swapped or sold: 1,000 gold in items buys a level.",
        ),
        "end turn": (
            "End your turn.",
            "You may hold five cards. Any more go to whoever has the lowest level: that is charity. Then the others open their doors.",
        ),
        "helper": (
            "Ask {nell} for help.",
            "12 against 12: a tie again. A helper fights beside you: {nell} adds {helper}. Her reward is a treasure that you promise her.",
        ),
        "share": (
            "Take the Cowl of Cthulhu.",
            "You won, and the level is yours alone. The treasures you share: {nell} gets the one that you promised her.",
        ),
        "death": (
            "Take Sicker Ichor from {okk}'s body.",
            "Who loses must run. {okk} was caught, so the monster's bad stuff happens to him: death. He keeps his level; you share his cards.",
        ),
        "meddle": (
            "Annoy {nell}: play Four-Dimensional on her monster.",
            "Anybody may step into a fight. 11 beats her 9: she must roll to run away, and few outrun Joggoth.",
        ),
        "trouble": (
            "Play The Cruller Out Of Space.",
            "No monster behind the door? Then you may fight one from your hand: an easy level.",
        ),
        "farewell": (
            "You know it all: reach level 10.",
            "The last level must come from a monster. If you die, you lose your cards, never your level: you play on.",
        ),
    }
    LESSON_OTHERWISE = {
        "gear": (
            "Use the Tommy Gun.",
            "Level ten wins. Level and gear make your strength in a fight: what you wear or hold adds to it.",
        ),
        "fight": (
            "Throw in Sticker Ichor for your side.",
            "A fight: your {munchkins}, level and gear, against its {monsters}. A tie is a loss: you need more. The ichor adds four, once.",
        ),
        "fight won": (
            "You are ahead: call the result.",
            "A fight: your {munchkins}, level and gear, against its {monsters}. The others may still throw in cards; if not, you win.",
        ),
        "fight with": (
            "Ask {nell} for help.",
            "A fight: your {munchkins}, level and gear, against its {monsters}. A tie is a loss: you need more. {nell} would add her {helper}.",
        ),
        "fight lost": (
            "Call the result, and run.",
            "A fight: your {munchkins}, level and gear, against its {monsters}. You need more and nobody has enough: this one is lost.",
        ),
        "call": (
            "Call the result.",
            "{munchkins} against {monsters}: you are ahead. To call is to say: enough. The others may still throw in cards.",
        ),
        "helper": (
            "Ask for help.",
            "{munchkins} against {monsters}. A helper fights beside you, with all their strength, for a reward: treasures that you promise.",
        ),
        "share": (
            "Take a treasure.",
            "A monster guards treasures: they are yours if you win, and your helper's, if you have promised them some.",
        ),
        "death": (
            "Take a card from the body.",
            "Who loses must run. Who is caught suffers the bad stuff: here, death. The dead keep their level; the others share their cards.",
        ),
        "meddle": (
            "Play Four-Dimensional on the monster.",
            "Anybody may step into any fight: now it is {munchkins} against {monsters}, and this card gives a monster ten.",
        ),
        "farewell": (
            "You know nearly everything: reach level ten.",
            "The last level must come from a monster. If you die, you lose your cards, never your level: you play on.",
        ),
    }
    OPTIONS = {
        "hastur": "Hastur!",
        "peek": "Peek at the first door",
        "silence": "Say nothing, and waste the card",
    }
    OPTIONS_OF_PROMPTS = {
        ("join cult", "none"): "Stay as you are",
        ("keep door", "no"): "Open it",
        ("keep door", "yes"): "Discard three cards and keep it",
        ("pass for cultist", "no"): "No, you are not one",
        ("pass for cultist", "yes"): "Yes, count as a Cultist",
        ("study", "no"): "No, go on to charity",
        ("study", "yes"): "Discard three cards and gain a level",
        ("take", "none"): "Take nothing",
        ("take it", "no"): "Leave it",
        ("take it", "yes"): "Take it",
    }
    TARGETS = {
        ("bicker_ichor", 1): "{0} leaves the fight",
        ("ia_rlyeh", 1): "{0} goes to your hand",
        ("ichor_picker", "against"): "{0} now helps {side}",
        ("ichor_picker", "for"): "{0} now helps {side}",
        ("ichor_picker", "hand"): "{0} goes to your hand",
        ("mutation", 2): "{1} takes the place of {0}, which goes to your hand",
        ("necronookiecon", 1): "{0} leaves, and your turn is over",
        ("o_rlyeh", 1): "{0} is cancelled",
        ("song_of_madness", 1): "{0} leaves, and you become a Cultist",
        ("the_stars_are_wrong", 0): "each monster has -2",
        ("the_stars_are_wrong", 1): "{0} leaves the fight",
        ("thicker_ichor", 1): "{0} counts twice",
        ("thicker_ichor", 2): "{0} works again: {1} leaves the fight",
        ("wishing_ring", 0): "the curse does nothing",
        ("wishing_ring", 2): "{0} is lifted from {1}",
    }
    THROWS = {"sung": "Play {card} and sing: +5 for {side}"}


WORDS = English()
