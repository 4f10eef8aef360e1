"""What happened, in English: a sentence for every kind of event.

The forms: to the player whom it is about, about another one. What is about nobody in particular has one.
"""

from __future__ import annotations


class LogWords:
    EVENTS: dict[str, tuple[str, ...]] = {
        "abandon": (
            "You leave {card} behind.",
            "{who} leaves {card} behind.",
        ),
        "accepts": (
            "You accept {whose} terms.",
            "{who} accepts {whose} terms.",
        ),
        "accepts trade": (
            "You accept {whose} offer.",
            "{who} accepts {whose} offer.",
        ),
        "asks everybody": (
            "You ask everybody who can help: {terms}.",
            "{who} asks everybody who can help: {terms}.",
        ),
        "asks for help": (
            "You ask {other} for help: {terms}.",
            "{who} asks {other} for help: {terms}.",
        ),
        "bad stuff": (
            "{card} catches you. {bad_stuff}",
            "{card} catches {who}.",
        ),
        "be rid of": (
            "You get rid of {card}, which had become evil.",
            "{who} gets rid of {card}, which had become evil.",
        ),
        "broken off": ("This game has gone on for too long and is broken off.",),
        "bury door": (
            "You put the door under the deck.",
            "{who} puts the door under the deck.",
        ),
        "call": (
            "You call the result: {ours} to {theirs}.",
            "{who} calls the result: {ours} to {theirs}.",
        ),
        "cancelled": ("{card} does nothing.",),
        "change roll": (
            "You use {card}: the die shows {number}.",
            "{who} uses {card}: the die shows {number}.",
        ),
        "change sex": (
            "You are {what} from now on.",
            "{who} is {what} from now on.",
        ),
        "cursed": (
            "{card} strikes you. {text}",
            "{card} strikes {who}.",
        ),
        "deal": (
            "You are dealt {cards}.",
            "{who} is dealt {drawn}.",
        ),
        "decided": (
            "You {won}, {ours} to {theirs}{must_run}.",
            "{who} {wins}, {ours} to {theirs}{must_run}.",
        ),
        "die": (
            "You are dead.",
            "{who} is dead.",
        ),
        "discard": (
            "You discard {cards}.",
            "{who} discards {cards}.",
        ),
        "draw": (
            "You draw {cards}.",
            "{who} draws {drawn}.",
        ),
        "draw openly": (
            "You draw {cards} face up.",
            "{who} draws {cards} face up.",
        ),
        "drop": (
            "You give up your {role}: {card}.",
            "{who} gives up {a_role}: {card}.",
        ),
        "drops out": (
            "You may no longer help, and are out of the fight.",
            "{who} may no longer help, and is out of the fight.",
        ),
        "escapes": (
            "You escape from {card} without a roll.",
            "{who} escapes from {card} without a roll.",
        ),
        "fight": (
            "You fight {card}{level}.",
            "{who} fights {card}{level}.",
        ),
        "throw away": (
            "You throw {card} away.",
            "{who} throws {card} away.",
        ),
        "fight ends": ("The fight is over, and nobody has won.",),
        "gain levels": (
            "You gain {levels}: level {number}.",
            "{who} gains {levels}: level {number}.",
        ),
        "give": (
            "You give {other} {card}.",
            "{who} gives {other} {card}.",
        ),
        "give card": (
            "You give {other} {cards} from your hand.",
            "{who} gives {other} {drawn} from hand.",
        ),
        "hands in": (
            "You hand in a ration token of each kind.",
            "{who} hands in a ration token of each kind.",
        ),
        "helps": (
            "You join {other} in the fight.",
            "{who} joins {other} in the fight.",
        ),
        "joins": ("{card} joins the fight{level}.",),
        "keep door": (
            "You keep the door: {card}.",
            "{who} keeps the door and opens the next one.",
        ),
        "laid out": (
            "You leave behind {cards}.",
            "{who} leaves behind {cards}.",
        ),
        "lasts": (
            "You {burden} ({card}).",
            "{who} {burdens} ({card}).",
        ),
        "leaves fight": ("{card} leaves the fight.",),
        "lifted": (
            "You are free of {card}.",
            "{who} is free of {card}.",
        ),
        "loots": (
            "You take {cards} from {whose} body.",
            "{who} takes {cards} from {whose} body.",
        ),
        "lose": (
            "You lose {cards}.",
            "{who} loses {cards}.",
        ),
        "lose levels": (
            "You lose {levels}: level {number}.",
            "{who} loses {levels}: level {number}.",
        ),
        "misses": (
            "You have nothing that {card} could take. Phew.",
            "{who} has nothing that {card} could take.",
        ),
        "no door": (
            "There is no door left to open.",
            "There is no door left to open.",
        ),
        "offers help": (
            "You offer to help {other}: {terms}.",
            "{who} offers to help {other}: {terms}.",
        ),
        "offers trade": (
            "You offer {other} {deal}.",
            "{who} offers {other} {deal}.",
        ),
        "open door": (
            "You open the door: {card}{level}.",
            "{who} opens the door: {card}{level}.",
        ),
        "peek": (
            "You look at the door: {card}.",
            "{who} looks at the door before opening it.",
        ),
        "play": (
            "You {played}.",
            "{who} {plays}.",
        ),
        "put away": (
            "You put away {cards}.",
            "{who} puts away {cards}.",
        ),
        "put on": (
            "You put on {card}.",
            "{who} puts on {card}.",
        ),
        "ration": (
            "You find a ration token: {ration}.",
            "{who} finds a ration token: {ration}.",
        ),
        "refuses": (
            "You refuse {whose} offer.",
            "{who} refuses {whose} offer.",
        ),
        "reshuffle": ("The discarded {what} are shuffled into a new deck.",),
        "roll": (
            "You roll a {number}.",
            "{who} rolls a {number}.",
        ),
        "runs": (
            "You roll {rolled} against {card}.",
            "{who} rolls {rolled} against {card}.",
        ),
        "sell": (
            "You sell items for {number} gold.",
            "{who} sells items for {number} gold.",
        ),
        "sells nothing": (
            "You sell nothing after all.",
            "{who} sells nothing after all.",
        ),
        "sets up": (
            "Now you lay out your cards.",
            "{who} lays out cards.",
        ),
        "show hand": (
            "You show your hand: {cards}.",
            "{who} shows their hand: {cards}.",
        ),
        "shows": (
            "You show everybody {cards} from your hand.",
            "{who} shows everybody {cards} from hand.",
        ),
        "shows to": (
            "You show {other} {what} from your hand.",
            "{who} shows {other} {what} from hand.",
        ),
        "stands": ("Now {ours} against {theirs}.",),
        "stays": ("Nothing can make {card} leave the fight.",),
        "take": (
            "You take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "takes over": (
            "You fight on from here.",
            "{who} fights on from here.",
        ),
        "takes": (
            "You take {cards}.",
            "{who} takes {cards}.",
        ),
        "trade fails": ("{whose} trade with {other} falls through: not everything is still there.",),
        "turn up": ("Doors are turned up: {cards}.",),
        "turn": (
            "Turn {number}: yours",
            "Turn {number}: {who}",
        ),
        "use": (
            "You use {card}{on}.",
            "{who} uses {card}{on}.",
        ),
        "win": (
            "You win the game!",
            "{who} wins the game.",
        ),
        "withdraws": (
            "You withdraw the offer.",
            "{who} withdraws the offer.",
        ),
        "won together": (
            "You and {other} have won {cards}.",
            "{who} and {other} have won {cards}.",
        ),
        # Several events in one
        "caught": (
            "You roll {rolled}: {card} catches you. {bad_stuff}",
            "{who} rolls {rolled}: {card} catches {who}.",
        ),
        "gets away": (
            "You roll {rolled} and escape from {card}.",
            "{who} rolls {rolled} and escapes from {card}.",
        ),
        "victory": (
            "You win the fight, {ours} to {theirs}, and gain {levels}: level {number}.",
            "{who} wins the fight, {ours} to {theirs}, and gains {levels}: level {number}.",
        ),
        "seek": (
            "You look for trouble: {card}{level}.",
            "{who} looks for trouble: {card}{level}.",
        ),
    }
    PLAYED = {  # how a card is played: to its player, about another one
        "class": ("become {a_class}", "becomes {a_class}"),
        "use": ("put on {card}", "puts on {card}"),
        "carry": ("put {card} into your backpack", "puts {card} into their backpack"),
        "side": ("throw {card}: {amount} for {side}", "throws {card}: {amount} for {side}"),
        "on": ("play {card} on {on}", "plays {card} on {on}"),
        "enhance": ("play {card} on {on}: {amount}", "plays {card} on {on}: {amount}"),
        "joined": ("play {card} on {on}, which joins the fight", "plays {card} on {on}, which joins the fight"),
        "with": ("play {card} with {on}", "plays {card} with {on}"),
        "plain": ("play {card}", "plays {card}"),
    }
    TOLD_LEVEL = " (level {level})"
    WON = {True: ("win the fight", "wins the fight"), False: ("lose the fight", "loses the fight")}
    MUST_RUN = {True: "", False: ", and must run"}
    TOLD_ROLLED = "a {face}"
    TOLD_ROLLED_MODIFIED = "a {face} ({modifier} makes {sum})"
    NOTHING = "nothing"
    TOLD_ROLES = {"class": ("class", "a class"), "army": ("army", "an army")}
    TOLD_RATIONS = ("bread", "meat", "greens", "sweets")
    BURDENS = {  # what lasts on somebody: to them, about them
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
