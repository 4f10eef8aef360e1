"""What can be answered, in English."""

from __future__ import annotations

from collections.abc import Mapping


class Answers:
    OPTIONS = {
        "accept": "Accept",
        "ask everybody": "Ask everybody who can help, on the same terms",
        "cancel": "Sell nothing",
        "counter": "Suggest other terms",
        "done": "Done",
        "end turn": "End your turn",
        "hand in": "Hand in a ration token of each kind for a level",
        "keep": "Keep the roll",
        "listen": "Listen at the door: draw a door, unseen by others",
        "loot the room": "Loot the room: draw a card, unseen by others",
        "no": "No",
        "none": "Do nothing",
        "open door": "Open the door",
        "pass": "Let it pass",
        "pass this fight": "Let it pass, along with everything else in this fight",
        "refuse": "Refuse",
        "everybody": "Everybody",
        "sell": "Sell items: a level for each full {price:,} gold",
        "show hand": "Show cards from your hand",
        "whole hand": "Your whole hand",
        "withdraw": "Withdraw your offer",
        "yes": "Yes",
    }
    OPTIONS_OF_PROMPTS = {  # where a plain answer means something in particular
        ("arrive", "done"): "Keep the rest in your hand",
        ("bury door", "no"): "Leave it there",
        ("bury door", "yes"): "Discard a card and put the door under the deck",
        ("call", "pass"): "Let it stand",
        ("call", "pass this fight"): "Let it stand, and pass for the rest of this fight",
        ("curse", "pass"): "Let it strike",
        ("devour", "none"): "Keep your items",
        ("end", "pass"): "Let it end",
        ("event", "pass"): "Let it happen",
        ("fight loot", "keep"): "Keep it",
        ("give", "done"): "Nothing more",
        ("goth", "none"): "Send none",
        ("keep in death", "none"): "Keep nothing more",
        ("loot", "none"): "Take nothing",
        ("pay", "done"): "No more items",
        ("profit", "no"): "Leave it",
        ("profit", "yes"): "Draw it",
        ("roll", "pass"): "Let it stand",
        ("save item", "no"): "Lose it",
        ("save item", "yes"): "Discard cards and keep it",
        ("sell", "done"): "Sell these",
        ("sell big", "no"): "No: it goes to the lowest level that can carry it",
        ("sell big", "yes"): "Sell it",
        ("send away", "no"): "Fight it",
        ("send away", "yes"): "Send it away",
        ("set up", "done"): "Ready",
        ("show", "cancel"): "Show nothing",
        ("show", "done"): "Show these",
        ("spoils", "pass"): "Let them be shared",
        ("take over", "no"): "No, stay out of it",
        ("take over", "yes"): "Fight",
        ("want", "done"): "Nothing more",
    }
    END_AND_GIVE = "End your turn: {cards} over the limit of {limit} {goes}"
    GOES_TO = {True: "go to {whom}", False: "are discarded"}
    GOES_ONE = {True: "goes to {whom}", False: "is discarded"}
    IN_FIGHT = {
        "ask": "Ask {whom} for help ({strength})",
        "call": "Call the result: {ours} against {theirs}, {outcome}",
        "offer help": "Offer to help {whom} ({strength})",
        "run": "Run from {foe}: {chance}",
    }
    ANSWERS_TO = {  # to one of several who offer help
        "accept": "Accept {whose} help",
        "counter": "Suggest other terms to {whom}",
        "refuse": "Refuse {whose} help",
    }
    TRADES = {
        "accept trade": "Accept {whose} offer: {offer}",
        "counter trade": "Make {whom} another offer instead of {offer}",
        "refuse trade": "Refuse {whose} offer: {offer}",
        "trade": "Offer {whom} a trade or a gift",
        "withdraw trade": "Withdraw your offer: {offer}",
    }
    OWN_CARDS = {
        "abandon": "Leave {card} behind and run on foot",
        "be rid of": "Get rid of {card}, which has become evil, for two levels",
        "drop": "Give up your {role}: {card}",
        "put away": "Put away {item}",
        "put on": "Put on {item}",
        "throw away": "Throw away {item}, for nothing",
    }
    OUTCOMES = {"wins": "you win {stake}", "wins game": "you win the game", "loses": "you lose and must run"}
    CHANCES = {
        "safe": "it lets you go",
        "sure": "you cannot fail",
        "roll": "you need {need} or more",
        "six": "you need a 6",
        "never": "no roll is enough",
    }
    PREVIEWS = {  # whether the munchkins would win, and whether you are one of them
        (True, True): "{words} ({ours} against {theirs}: you win)",
        (True, False): "{words} ({ours} against {theirs}: they win)",
        (False, True): "{words} ({ours} against {theirs}: you lose)",
        (False, False): "{words} ({ours} against {theirs}: they lose)",
    }
    WINS_GAME = {  # likewise, of a fight that the game is won by; whether you are the fighter
        True: "{words} ({ours} against {theirs}: you win the game)",
        False: "{words} ({ours} against {theirs}: {who} wins the game)",
    }
    # What would come of an answer: `strength 9 becomes 13`, `Bob: level 4 becomes 3`, `you lose Big Stick`; or what one
    # has no more hands for: `you put away Big Stick`.
    LEVEL_THEN = "level {now} becomes {then}"
    STRENGTH_THEN = "strength {now} becomes {then}"
    OTHERS_THEN = "{who}: {then}"
    LOSES_THEN = {True: "you lose {cards}", False: "{who} loses {cards}"}
    STOWS_THEN = {True: "you put away {cards}", False: "{who} puts away {cards}"}
    THEN_TOO = ", "
    THEN_OTHERS = "; "
    HELP_THEN = {
        True: "then it is {ours} against {theirs}: enough",
        False: "then it is {ours} against {theirs}: still not enough",
    }
    TRADE_PREVIEW = "{words} (your strength: {now} before, {then} after)"
    HAND_IN_AND_WIN = "Hand in a ration token of each kind and win the game"
    FIGHT_IT = "Fight {card}"
    FIRST_PICK = {True: "You pick first", False: "{who} picks first"}
    NUMBER_OF_GOLD = "{value} gold"
    THE_HELPER = "your helper"
    TURN_DIE = "Use {card}: turn the die to {face}"
    GIVE_CARD = "Give {card} to {whom}"
    PICKS = {  # what is done with a card that is picked, where that is the same for all of them
        "charity": "discard {card}",
        "discard": "discard {card}",
        "fetch": "take {card}",
        "loot": "take {card}",
        "pay": "discard {card}",
        "pay for bonus": "discard {card}",
        "pay for door": "discard {card}",
        "pay for item": "discard {card}",
        "take treasure": "take {card}",
    }
    TOGETHER = "{card}, with {on}"

    PLAY = {
        "class": "Become {a_class}",
        "fight": "Look for trouble: fight {card}",
        "follow": "Send {card} into the fight: {likes}",
        "goth": "Send {card} into the fight",
        "use": "Put on {card}",
        "carry": "Carry {card}",
        "side": "Throw {card}: {amount} for {side}",
        "help": "Play {card} for {side}",
        "foe": "Play {card} on {target}: {amount}",
        "twin": "Play {card} on {target}: a second one joins the fight",
        "bring": "Play {card} on {target} from your hand, which joins the fight: {amount}",
        "own": "Attach {card} to {target}",
        "level": "Play {card}: {gains}",
        "player": "Play {card} on {target}",
        "monster": "Play {card} with {target}, which joins the fight",
        "plain": "Play {card}",
        "target": "Play {card}: {target}",
        "use gear": "Use {card}",
        "use on": "Use {card}: {target}",
    }
    LIKES = {"undead": "undead come to undead", "chaos": "Chaos comes to Chaos"}
    GAINS = {True: "you gain a level", False: "{who} gains a level"}
    NO_GAIN = {True: "nothing happens, you are at level {level}", False: "nothing happens, {who} is at level {level}"}
    SIDES = {"ours": "{whose} side", "theirs": "the monsters"}
    # Of some cards, by their ids: what an answer with so many names in it means, {0} being the first, or one that ends in
    # this word.
    TARGETS: Mapping[tuple[str, int | str], str] = {}
    DEEDS = {  # likewise of what deck files can name, by the effect
        ("add to a flight roll", 0): "add to the roll",
        ("destroy a monster", 1): "{0} leaves the fight",
        ("doubles your level", 0): "your level counts twice",
        ("end your fight", 0): "all monsters leave, and nobody gets a level or a treasure",
        ("escape", 1): "{0} need not roll any more",
        ("dakka", 0): "discard a card for +1",
        ("force a flight", 0): "the munchkins must run at once",
        ("force a helper", 1): "{0} must help, for a treasure",
        ("lift a curse", 0): "the curse does nothing",
        ("lift a curse", 2): "{0} is lifted from {1}",
        ("foresight", 0): "look at the first door",
        ("repeat a flight roll", 0): "the die is rolled again",
        ("replace the fighter", 1): "{0} may take over the fight",
        ("requisition an item", 1): "you take {0}",
        ("send all monsters away", 0): "all monsters leave, and you draw treasures",
        ("swap a monster for a discarded one", 1): "the last discarded monster takes the place of {0}",
        ("swap a monster for one in hand", 2): "{1} takes the place of {0}",
        ("swap a monster for the next one", 1): "the next monster in the deck takes the place of {0}",
        ("turn a newcomer back", 1): "{0} is cancelled",
    }
    THROWS: Mapping[str, str] = {}  # a one-shot for {side} in a way of its own, by the word for it
