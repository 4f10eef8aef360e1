"""What is asked, in English."""

from __future__ import annotations


class Questions:
    # What the rules ask in a window, to who is awaited. {fight} is both sides, {verdict} who wins as it stands.

    ASKED_BY = "{card}: {clause}"
    STATEMENT = "{clause}."
    WINDOWS = {
        "start": "Your turn. Put your cards in order if you like, then {go_on}.",
        "trouble": "No monster: {trouble}loot the room, or end your turn.",
        "rest": "Your turn is nearly over. Play, trade or sell what you like, then end it.",
        "fight": "{fight}: {verdict}. {ways}",
        "call": "{caller} the result. {fight}: {verdict}. {last_chance}",
        "help": "{offer}.",
        "flight": "{ours_lost} Run from {foes}: 5 or more on the die escapes.",
        "curse": "{strikes} {text} {answer}",
        "event": "{plays}. {text} {answer}",
        "roll": "{rolled} {answer_roll}",
        "spoils": "Won together: {spoils}. Before they are shared, play something or let it pass.",
    }
    SEEK = "look for trouble with a monster from your hand, "
    WAYS = {
        (True, True): "Call the result, play something, or ask for help.",
        (True, False): "Call the result, or play something.",
        (False, True): "Call the result, or ask for help.",
        (False, False): "Call the result.",
    }
    CALLER = {True: "You call", False: "{who} calls"}
    LAST_CHANCE = {True: "Everybody may still act; do you?", False: "This is the last chance to act."}
    LOST = "You have lost, {ours} against {theirs}."
    CHASED = "You must run, although you were stronger."
    STRIKES_FROM_DOOR = "{card} lies behind the door and strikes {victim}."
    STRIKES = "{by} {plays} {card} on {victim}."
    PLAYS_CARD = "{by} {plays} {card}{on}"
    PLAY_VERB = {True: "play", False: "plays"}
    ON = " on {target}"
    ROLLED = {  # to who runs, about another; {sum} is what the die and all modifiers make
        True: "You run from {foe}: {sum} so far, and {outcome}.",
        False: "{who} runs from {foe}: {sum} so far, and {outcome}.",
    }
    ESCAPE = {  # to who runs, about another; does it get away as it stands?
        (True, True): "you escape",
        (True, False): "{who} escapes",
        (False, True): "it catches you",
        (False, False): "it catches {who}",
    }
    ANSWER_ROLL = {True: "Change the roll, or let it stand.", False: "You can only let it stand."}
    MAY_ANSWER = "Answer it, or let it happen."
    CANNOT_ANSWER = "You can only let it happen."
    BYSTANDER = {  # to who may come in between, and need not
        "start": "It is {whose} turn. You may come in between.",
        "trouble": "{who} found no monster. You may come in between.",
        "rest": "{whose} turn is nearly over. You may come in between.",
        "fight": "{fight}: {verdict}. You may come in between.",
        "call": "{caller} the result. {fight}: {verdict}. You may still come in between.",
        "help": "{offer}. You may come in between.",
        "flight": "{whose} flight from {foes}: you may come in between.",
        "curse": "{strikes} You may come in between.",
        "event": "{plays}. You may come in between.",
        "roll": "{rolled} You may come in between.",
        "spoils": "Won together: {spoils}. You may come in between.",
    }
    # {what} is the kind of thing that is offered. A card's name comes in front.
    PROMPTS = {
        "announce": "announce a number: it is your bonus in this fight, but a lower roll uses the dynamite up",
        "arrive": "you have just got cards: put down at once what you like, or keep the rest in your hand",
        "bury door": "the door is {door}: discard a card to put it under the deck?",
        "charity": "you hold {excess} too many: choose a card to {alms}",
        "devour": "discard an item to draw another treasure?",
        "die": "you rolled {die}: keep it, or turn the die",
        "discard": "choose a card to discard{from_hand}",
        "evil": "choose the item that becomes evil",
        "fetch": "choose a monster to take from the discards",
        "fight loot": "keep the door that you have drawn, or fight it at once if it is a monster",
        "first": "choose which of your items comes first",
        "first pick": "who picks the first treasure?",
        "give": "choose {what} to give away",
        "give a level": "choose who gains the level that you have lost",
        "give to": "choose who gets a card of yours",
        "goth": "a goth calls its kind: send another goth from your hand into the fight?",
        "join cult": "become a Cultist now, with a card from your hand?",
        "keep in death": "you are dead: choose an item that you keep",
        "keep door": "the door is {door}: discard three cards to keep it unseen, and open the next one instead?",
        "loot": "{whose_body} body is looted: choose a card",
        "lose": "choose {what} that {owner} {loses}",
        "pass for cultist": "do you pass for a Cultist here?",
        "pay": "pay with a card of yours",
        "profit": "draw a treasure, for all to see?",
        "put away": "you have too few hands: choose what you put away",
        "save item": "you are to lose an item: discard cards from your hand to keep it?",
        "sell": "choose what you sell: {sum} gold so far, and each full 1,000 is a level",
        "speak": "say his name three times, or nothing happens",
        "sell big": "you cannot carry it any longer: sell it, with other items if it is worth too little?",
        "send away": "send it away, and meet no monster this time?",
        "set up": "before the game: put down {roles} and items, in use or carried",
        "study": "discard three cards to gain a level?",
        "take": "choose {what} to take",
        "take it": "take it into your hand?",
        "take over": "fight on in place of the fighter, for all there is to win or lose?",
        "take treasure": "choose the treasure that you take",
        "treasures": "how many of the {treasures} does the helper get?",
        "too big": "you may not carry so many Big items: choose one that goes",
        "want": "choose what you want from {owner}",
        "who picks": "choose who picks a card from your hand, which you then discard",
    }
    PROMPTS_OF_DEALS = {  # the same words ask for something else while an offer is made
        ("pay", True): "promise items of yours as well, if you win the fight?",
        ("pay", False): "which of {whose_items} items do you want as well, if the fight is won?",
        ("give", True): "choose what you give",
        ("treasures", True): "how many of the {treasures} do you promise?",
        ("treasures", False): "how many of the {treasures} do you want?",
    }
    WHAT = {"army": "an army", "card": "a card", "class": "a class", "item": "an item", "player": "a player"}
    FROM_HAND_OF = " from {whose} hand"
    GIVE_TO_LOWEST = "give away"
    DISCARD = "discard"
    AT_LEAST = "at least {sum:,}"
    EXACTLY = "{sum:,}"
    LOSES = {True: "lose", False: "loses"}
