"""What is asked, in English."""

from __future__ import annotations


class Questions:
    # What the rules ask in a window, to a seat that is awaited. {fight} is both sides, {verdict} who wins as things stand.

    ASKED_BY = "{card}: {clause}"
    STATEMENT = "{clause}."
    WINDOWS = {
        "start": "Your turn. Sort out your cards if you like, then {go_on}.",
        "trouble": "Nothing to fight here: {trouble}loot the room, or end your turn.",
        "rest": "Your turn is nearly over. Play, trade or sell whatever you like, then end it.",
        "fight": "{fight}: {verdict}. {ways}",
        "call": "{caller} the result. {fight}: {verdict}. {last_chance}",
        "help": "{offer}",
        "flight": "{ours_lost} {escape}",
        "curse": "{strikes} {answer}",
        "event": "{plays}. {answer}",
        "roll": "{rolled} {answer_roll}",
        "spoils": "Won together: {spoils}. {answer_spoils}",
        "goth": "A goth calls its kind. {answer_goth}",
        "end": "The game is about to end: {wins}. {answer}",
    }
    SEEK = "look for trouble with a monster from your hand, "
    WAYS = {
        (True, True): "Call the result, throw in some of your stuff, or ask for help.",
        (True, False): "Call the result, or throw in some of your stuff.",
        (False, True): "Call the result, or ask for help.",
        (False, False): "Call the result.",
    }
    CALLER = {True: "You call", False: "{who} calls"}
    # To whoever has something to play; of others it is said how things stand, and no more.
    LAST_CHANCE = {True: "Throw in some of your stuff?", False: ""}
    ANSWER_SPOILS = {True: "Before they are shared, play something, or let them be shared.", False: ""}
    ANSWER_GOTH = {True: "Send another goth from your hand into the fight?", False: ""}
    MEDDLE = {True: "You can still meddle.", False: ""}
    LOST = "You have lost, {ours} against {theirs}."
    CHASED = "You must run, although you were stronger."
    RUN = {  # what has to be rolled; of several monsters, each has a roll of its own
        "safe": "{foes} will not chase you: no roll is needed.",
        "sure": "Run from {foes}: you cannot fail.",
        "roll": "Run from {foes}: a roll of {need} or more escapes.",
        "six": "Run from {foes}: only a 6 escapes.",
        "never": "Run from {foes}, though no roll is enough.",
        "several": "Run from {foes}, one after the other: a roll for each.",
    }
    STRIKES_FROM_DOOR = "{card} is behind the door and strikes {victim}."
    SPREADS = "{card} spreads from {by} to {victim}."
    STRIKES = "{by} {plays} {card} on {victim}."
    PLAYS_CARD = "{by} {plays} {card}{on}"
    PLAY_VERB = {True: "play", False: "plays"}
    ON = " on {target}"
    ROLLED = {  # to the runner, about another; {sum} is what the die and all modifiers make
        True: "You run from {foe}: {sum} so far, and {outcome}.",
        False: "{who} runs from {foe}: {sum} so far, and {outcome}.",
    }
    ESCAPE = {  # to the runner, about another; do they get away as things stand?
        (True, True): "you escape",
        (True, False): "{who} escapes",
        (False, True): "it catches you",
        (False, False): "it catches {who}",
    }
    ANSWER_ROLL = {True: "Change the roll, or let it stand.", False: "Nothing you can do."}
    MAY_ANSWER = "Answer it, or let it happen."
    CANNOT_ANSWER = {True: "Nothing you can do. Ouch.", False: "Nothing you can do about it."}  # is it about you?
    BYSTANDER = {  # said to those who may step in but need not
        "start": "It is {whose} turn. {meddle}",
        "trouble": "{who} found nothing to fight. {meddle}",
        "rest": "{whose} turn is nearly over. {meddle}",
        "fight": "{fight}: {verdict}. {meddle}",
        "call": "{caller} the result. {fight}: {verdict}. {meddle}",
        "help": "{offer} {meddle}",
        "flight": "{runner} is running from {foes}. {meddle}",
        "curse": "{strikes} {meddle}",
        "event": "{plays}. {meddle}",
        "roll": "{rolled} {meddle}",
        "spoils": "Won together: {spoils}. {meddle}",
        "goth": "A goth calls its kind. {meddle}",
        "end": "The game is about to end: {wins}. {meddle}",
    }
    WOULD_WIN = "{who} would win"
    # {what} is the kind of thing that is offered. A card's name comes in front.
    PROMPTS = {
        "arrive": "you have just got cards: put down any you like at once, and keep the rest in your hand",
        "bury door": "the door is {door}: discard a card to put it under the deck?",
        "charity": "you hold {excess} too many: choose a card to {alms}",
        "devour": "discard an item to draw another treasure?",
        "die": "you rolled {die}: keep it, or turn the die",
        "discard": "choose a card to discard{from_hand}",
        "fight loot": "keep the door that you have drawn, or fight it at once if it is a monster",
        "first": "choose which of your items comes first",
        "first pick": "who picks the first treasure?",
        "give": "choose {what} to give away",
        "give to": "choose who gets one of your cards",
        "keep in death": "you are dead: choose an item to keep",
        "loot": "{whose_body} body is being looted: choose a card",
        "lose": "choose {what} that {owner} {loses}",
        "pay": "choose one of your cards to pay with",
        "pay for bonus": "discard a card for +1 in this fight",
        "pay for door": "discard a card to put {door} under the deck",
        "pay for item": "discard a card to keep the item",
        "profit": "draw a treasure, face up?",
        "put away": "you cannot use all of it: choose what to put away",
        "save item": "you are about to lose an item: discard cards from your hand to keep it?",
        "sell": "choose what to sell: {gold:,} gold so far; each full {price:,} is a level",
        "sell big": "you can no longer carry it: sell it, with other items if it is worth too little?",
        "send away": "send it away, and meet no monster this time?",
        "set up": "before the game: put down {roles} and items, in use or carried",
        "show": "choose cards to show, or your whole hand",
        "show to": "to whom do you show cards from your hand?",
        "take over": "take the fighter's place, for everything there is to win or lose?",
        "take treasure": "choose a treasure to take",
        "treasures": "{treasures} to win: how many does the helper get?",
        "too big": "you cannot carry that many Big items: choose one to get rid of",
        "want": "choose what you want from {owner}",
    }
    PROMPTS_OF_NOTHING = {  # where there is only one answer
        "arrive": "you have just got cards, and none that you could put down at once",
        "die": "you rolled {die}",
    }
    PROMPTS_OF_CARDS: dict[tuple[str, str], str] = {}  # where the card says what for: each set has its own
    PROMPTS_OF_DEALS = {  # the same words ask for something else while an offer is made
        ("pay", True): "also promise some of your items, if you win the fight?",
        ("pay", False): "which of {whose_items} items do you also want, if the fight is won?",
        ("give", True): "choose what to give",
        ("treasures", True): "{treasures} to win: how many do you promise?",
        ("treasures", False): "{treasures} to win: how many do you want?",
    }
    WHAT = {"army": "an army", "card": "a card", "class": "a class", "item": "an item", "player": "a player"}
    FROM_HAND_OF = " from {whose} hand"
    GIVE_AWAY = "give away"
    GIVE_TO = "give to {whom}"
    DISCARD = "discard"
    LOSES = {True: "lose", False: "loses"}
