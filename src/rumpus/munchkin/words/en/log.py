"""What happened, in English: a sentence for every kind of event.

The forms: to the player whom it is about, about another one. What is about nobody in particular has one.
"""

from __future__ import annotations


class LogWords:
    EVENTS: dict[str, tuple[str, ...]] = {
        "abandon": (
            "you leave {card} behind.",
            "{who} leaves {card} behind.",
        ),
        "accepts": (
            "you accept {whose} terms.",
            "{who} accepts {whose} terms.",
        ),
        "accepts trade": (
            "you accept {whose} offer.",
            "{who} accepts {whose} offer.",
        ),
        "asks everybody": (
            "you ask everybody who can help: {terms}.",
            "{who} asks everybody who can help: {terms}.",
        ),
        "asks for help": (
            "you ask {other} for help: {terms}.",
            "{who} asks {other} for help: {terms}.",
        ),
        "bad stuff": (
            "{card} catches you. {bad_stuff}",
            "{card} catches {who}.",
        ),
        "be rid of": (
            "you get rid of {card}, which had become evil.",
            "{who} gets rid of {card}, which had become evil.",
        ),
        "broken off": ("this game has gone on for too long and is broken off.",),
        "bury door": (
            "you put the door under the deck.",
            "{who} puts the door under the deck.",
        ),
        "call": (
            "you call the result: {ours} to {theirs}.",
            "{who} calls the result: {ours} to {theirs}.",
        ),
        "cancelled": ("{card} does nothing.",),
        "change roll": (
            "you use {card}: the die shows {number}.",
            "{who} uses {card}: the die shows {number}.",
        ),
        "change sex": (
            "you are {what} from now on.",
            "{who} is {what} from now on.",
        ),
        "cursed": (
            "{card} strikes you. {text}",
            "{card} strikes {who}.",
        ),
        "deal": (
            "you are dealt {cards}.",
            "{who} is dealt {drawn}.",
        ),
        "decided": (
            "you {won} {foes}, {ours} to {theirs}{must_run}.",
            "{who} {wins} {foes}, {ours} to {theirs}{must_run}.",
        ),
        "die": (
            "you are dead. Ouch.",
            "{who} is dead.",
        ),
        "discard": (
            "you discard {cards}.",
            "{who} discards {cards}.",
        ),
        "draw": (
            "you draw {cards}.",
            "{who} draws {drawn}.",
        ),
        "draw openly": (
            "you draw {cards} face up.",
            "{who} draws {cards} face up.",
        ),
        "drop": (
            "you give up your {role}: {card}.",
            "{who} gives up {a_role}: {card}.",
        ),
        "drops out": (
            "you may no longer help, and are out of the fight.",
            "{who} may no longer help, and is out of the fight.",
        ),
        "escapes": (
            "you escape from {card} without a roll.",
            "{who} escapes from {card} without a roll.",
        ),
        "fight": (
            "you fight {card}{level}.",
            "{who} fights {card}{level}.",
        ),
        "throw away": (
            "you throw {card} away.",
            "{who} throws {card} away.",
        ),
        "fight ends": ("the fight is over, and nobody has won.",),
        "gain levels": (
            "you gain {levels}, now level {number}.",
            "{who} gains {levels}, now level {number}.",
        ),
        "give": (
            "you give {other} {card}.",
            "{who} gives {other} {card}.",
        ),
        "give card": (
            "you give {other} {cards} from your hand.",
            "{who} gives {other} {drawn} from hand.",
        ),
        "hands in": (
            "you hand in a ration token of each kind.",
            "{who} hands in a ration token of each kind.",
        ),
        "helps": (
            "you join {other} in the fight.",
            "{who} joins {other} in the fight.",
        ),
        "joins": ("{card} joins the fight{level}.",),
        "keep door": (
            "you keep the door: {card}.",
            "{who} keeps the door and opens the next one.",
        ),
        "laid out": (
            "you leave behind {cards}.",
            "{who} leaves behind {cards}.",
        ),
        "lasts": (
            "you {burden} ({card}).",
            "{who} {burdens} ({card}).",
        ),
        "leaves fight": ("{card} leaves the fight.",),
        "lifted": (
            "you are free of {card} at last.",
            "{who} is free of {card}.",
        ),
        "loots": (
            "you take {cards} from {whose} body.",
            "{who} takes {cards} from {whose} body.",
        ),
        "lose": (
            "you lose {cards}.",
            "{who} loses {cards}.",
        ),
        "lose levels": (
            "you lose {levels}, now level {number}.",
            "{who} loses {levels}, now level {number}.",
        ),
        "misses": (
            "{card} has no effect: it can do nothing to you. Phew.",
            "{card} has no effect: it can do nothing to {who}.",
        ),
        "no door": (
            "there is no door left to open.",
            "there is no door left to open.",
        ),
        "offers help": (
            "you offer to help {other}: {terms}.",
            "{who} offers to help {other}: {terms}.",
        ),
        "offers trade": (
            "you offer {other} {deal}.",
            "{who} offers {other} {deal}.",
        ),
        "open door": (
            "you open the door: {card}{level}.",
            "{who} opens the door: {card}{level}.",
        ),
        "peek": (
            "you look at the door: {card}.",
            "{who} looks at the door before opening it.",
        ),
        "play": (
            "you {played}.",
            "{who} {plays}.",
        ),
        "put away": (
            "you put away {cards}.",
            "{who} puts away {cards}.",
        ),
        "put on": (
            "you {played}.",
            "{who} {plays}.",
        ),
        "ration": (
            "you find a ration token: {ration}.",
            "{who} finds a ration token: {ration}.",
        ),
        "refuses": (
            "you refuse {whose} offer.",
            "{who} refuses {whose} offer.",
        ),
        "reshuffle": ("the discarded {what} are shuffled into a new deck.",),
        "roll": (
            "you roll a {number}.",
            "{who} rolls a {number}.",
        ),
        "runs": (
            "you roll {rolled} against {card}.",
            "{who} rolls {rolled} against {card}.",
        ),
        "sell": (
            "you sell items for {number} gold.",
            "{who} sells items for {number} gold.",
        ),
        "sells nothing": (
            "you sell nothing after all.",
            "{who} sells nothing after all.",
        ),
        "sets up": (
            "now you lay out your cards.",
            "{who} lays out cards.",
        ),
        "show hand": (
            "you show your hand: {cards}.",
            "{who} shows their hand: {cards}.",
        ),
        "shows": (
            "you show everybody {cards} from your hand.",
            "{who} shows everybody {cards} from hand.",
        ),
        "shows to": (
            "you show {other} {what} from your hand.",
            "{who} shows {other} {what} from hand.",
        ),
        "stands": ("now {ours} against {theirs}.",),
        "stays": ("nothing can make {card} leave the fight.",),
        "take": (
            "you take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "takes over": (
            "you fight on from here.",
            "{who} fights on from here.",
        ),
        "takes": (
            "you take {cards}.",
            "{who} takes {cards}.",
        ),
        "trade fails": ("{whose} trade with {other} falls through: not everything is still there.",),
        "turn up": ("doors are turned up: {cards}.",),
        "turn": (
            "turn {number}: yours",
            "turn {number}: {who}",
        ),
        "use": (
            "you use {card}{on}.",
            "{who} uses {card}{on}.",
        ),
        "win": (
            "you win the game!",
            "{who} wins the game.",
        ),
        "withdraws": (
            "you withdraw the offer.",
            "{who} withdraws the offer.",
        ),
        "won together": (
            "you and {other} have won {cards}.",
            "{who} and {other} have won {cards}.",
        ),
        # Several events in one
        "caught": (
            "you roll {rolled}: {card} catches you. {bad_stuff}",
            "{who} rolls {rolled}: {card} catches {who}.",
        ),
        "gets away": (
            "you roll {rolled} and escape from {card}.",
            "{who} rolls {rolled} and escapes from {card}.",
        ),
        "level card": (
            "you play {card} and gain {levels}, now level {number}.",
            "{who} plays {card} and gains {levels}, now level {number}.",
        ),
        "no effect": (
            "no effect: it can do nothing to you. Phew.",
            "no effect: it can do nothing to {who}.",
        ),
        "rid of": (
            "you pay {levels} to get rid of {card}, which had become evil, now level {number}.",
            "{who} pays {levels} to get rid of {card}, which had become evil, now level {number}.",
        ),
        "sale": (
            "you sell {cards} for {levels}, now level {number}.",
            "{who} sells {cards} for {levels}, now level {number}.",
        ),
        "stands again": ("now {ours} against {theirs}, and {fighter} must call again.",),
        "still stands": ("still {ours} against {theirs}, but {fighter} must call again.",),
        "victory": (
            "you beat {foes}, {ours} to {theirs}, and gain {levels}, now level {number}.",
            "{who} beats {foes}, {ours} to {theirs}, and gains {levels}, now level {number}.",
        ),
        "seek": (
            "you look for trouble: {card}{level}.",
            "{who} looks for trouble: {card}{level}.",
        ),
    }
    PLAYED = {  # how a card is played: to its player, about another one
        "class": ("become {a_class}", "becomes {a_class}"),
        "use": ("put on {card}{plus}", "puts on {card}{plus}"),
        "wield": ("grab {card}{plus}", "grabs {card}{plus}"),
        "ride": ("roll out {card}{plus}", "rolls out {card}{plus}"),
        "carry": ("stuff {card} into your backpack", "stuffs {card} into their backpack"),
        "side": ("throw {card}: {amount} for {side}", "throws {card}: {amount} for {side}"),
        "on": ("play {card} on {on}", "plays {card} on {on}"),
        "enhance": ("play {card} on {on}: {amount}", "plays {card} on {on}: {amount}"),
        "joined": ("play {card} on {on}, which joins the fight", "plays {card} on {on}, which joins the fight"),
        "with": ("play {card} with {on}", "plays {card} with {on}"),
        "plain": ("play {card}", "plays {card}"),
    }
    PLUS = " ({amount})"
    TOLD_LEVEL = " (level {level})"
    WON = {True: ("beat", "beats"), False: ("lose to", "loses to")}
    MUST_RUN = {True: "", False: ", and must run"}
    TOLD_ROLLED = "a {face}"
    TOLD_ROLLED_MODIFIED = "a {face} ({modifier} makes {sum})"
    NOTHING = "nothing"
    TOLD_ROLES = {"class": ("class", "a class"), "army": ("army", "an army")}
    TOLD_RATIONS = ("bread", "meat", "greens", "sweets")
    BURDENS_NOW = {  # what lasts on somebody in the present fight: to them, about them
        "best item": (
            "get nothing from your best item in this fight",
            "gets nothing from their best item in this fight",
        ),
        "penalty": ("are weaker in this fight", "is weaker in this fight"),
    }
    BURDENS = {  # the same in general
        "bonus": ("are stronger in this fight", "is stronger in this fight"),
        "best item": (
            "get nothing from your best item in your next fight",
            "gets nothing from their best item in their next fight",
        ),
        "rolls": ("roll worse until you kill a monster", "rolls worse until they kill a monster"),
        "flight": ("will run slower the next time", "will run slower the next time"),
        "penalty": ("will be weaker in your next fight", "will be weaker in their next fight"),
        "no helping": ("cannot help anybody until you gain a level", "cannot help anybody until they gain a level"),
        "no asking": ("cannot ask for help until you gain a level", "cannot ask for help until they gain a level"),
        "no help": (
            "cannot be helped until you kill a monster alone",
            "cannot be helped until they kill a monster alone",
        ),
        "must help": ("must help everybody who asks", "must help everybody who asks"),
        "no playing": (
            "cannot play cards from your hand until your next turn",
            "cannot play cards from their hand until their next turn",
        ),
    }
