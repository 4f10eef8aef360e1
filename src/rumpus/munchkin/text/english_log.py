"""What happened, in English: a sentence for every kind of event.

The fields of the event in their order (one with a star takes all that is left), then the forms: to the player whom it
is about, about another one. What is about nobody has one form.
"""

from __future__ import annotations

EVENTS: dict[str, tuple[str, ...]] = {
    "abandon": ("who card", "You leave {card} behind.", "{who} leaves {card} behind."),
    "accepts": ("who whose", "You accept {whose} terms.", "{who} accepts {whose} terms."),
    "accepts trade": ("who whose", "You accept {whose} offer.", "{who} accepts {whose} offer."),
    "all cultists": ("", "All are Cultists: the highest level wins."),
    "asks for help": (
        "who other count first cards*",
        "You ask {other} for help: {terms}.",
        "{who} asks {other} for help: {terms}.",
    ),
    "bad stuff": ("who card", "{card} catches you. {bad_stuff}", "{card} catches {who}."),
    "become cultist": ("who", "You become a Cultist.", "{who} becomes a Cultist."),
    "broken off": ("", "This game has gone on for too long: it is broken off."),
    "bury door": ("who", "You put the door under the deck.", "{who} puts the door under the deck."),
    "call": (
        "who ours theirs",
        "You call the result: {ours} to {theirs}.",
        "{who} calls the result: {ours} to {theirs}.",
    ),
    "cancelled": ("card", "{card} does nothing."),
    "change roll": (
        "who card number",
        "You use {card}: the die shows {number}.",
        "{who} uses {card}: the die shows {number}.",
    ),
    "change sex": ("who what", "You are {what} from now on.", "{who} is {what} from now on."),
    "cursed": ("who card", "{card} strikes you. {text}", "{card} strikes {who}."),
    "deal": ("who back cards*", "You are dealt {cards}.", "{who} is dealt {drawn}."),
    "decided": (
        "who ours theirs",
        "You {won}, {ours} to {theirs}{must_run}.",
        "{who} {wins}, {ours} to {theirs}{must_run}.",
    ),
    "die": ("who", "You are dead.", "{who} is dead."),
    "discard": ("who cards*", "You discard {cards}.", "{who} discards {cards}."),
    "draw": ("who back cards*", "You draw {cards}.", "{who} draws {drawn}."),
    "draw openly": ("who cards*", "You draw {cards} for all to see.", "{who} draws {cards} for all to see."),
    "drop": ("who card", "You give up your {role}: {card}.", "{who} gives up {a_role}: {card}."),
    "escapes": ("who card", "You escape from {card} without a roll.", "{who} escapes from {card} without a roll."),
    "evil": ("who card", "Your {card} becomes evil.", "{who}'s {card} becomes evil."),
    "fight": ("who card number", "You fight {card}{level}.", "{who} fights {card}{level}."),
    "throw away": ("who card", "You throw {card} away.", "{who} throws {card} away."),
    "fight ends": ("", "The fight is over, and nobody has won it."),
    "gain levels": (
        "who count number",
        "You gain {levels}: level {number}.",
        "{who} gains {levels}: level {number}.",
    ),
    "give": ("who other card", "You give {other} {card}.", "{who} gives {other} {card}."),
    "give card": (
        "who other back cards*",
        "You give {other} {cards} from your hand.",
        "{who} gives {other} {drawn} from hand.",
    ),
    "hands in": (
        "who",
        "You hand in a ration token of each kind.",
        "{who} hands in a ration token of each kind.",
    ),
    "helps": ("who other", "You join {other} in the fight.", "{who} joins {other} in the fight."),
    "joins": ("card number", "{card} joins the fight{level}."),
    "keep door": ("who card", "You keep the door: {card}.", "{who} keeps the door, and opens the next."),
    "laid out": ("who cards*", "You leave behind {cards}.", "{who} leaves behind {cards}."),
    "last outsider": (
        "who",
        "You are the only one who is no Cultist.",
        "{who} is the only one who is no Cultist.",
    ),
    "lasts": ("who card what", "You {burden} ({card}).", "{who} {burdens} ({card})."),
    "leaves fight": ("card number", "{card} leaves the fight."),
    "lifted": ("who card", "You are free of {card}.", "{who} is free of {card}."),
    "loots": ("who whose cards*", "You take {cards} from {whose} body.", "{who} takes {cards} from {whose} body."),
    "lose": ("who cards*", "You lose {cards}.", "{who} loses {cards}."),
    "lose levels": (
        "who count number",
        "You lose {levels}: level {number}.",
        "{who} loses {levels}: level {number}.",
    ),
    "no cultist": ("who", "You do not become a Cultist.", "{who} does not become a Cultist."),
    "no door": ("who", "There is no door left to open.", "There is no door left to open."),
    "offers help": (
        "who other count first cards*",
        "You offer {other} help: {terms}.",
        "{who} offers {other} help: {terms}.",
    ),
    "offers trade": ("who other cards*", "You offer {other} {deal}.", "{who} offers {other} {deal}."),
    "open door": ("who card", "You open the door: {card}{level}.", "{who} opens the door: {card}{level}."),
    "peek": ("who card", "You look at the door: {card}.", "{who} looks at the door before opening it."),
    "play": ("who card target*", "You {played}.", "{who} {plays}."),
    "put away": ("who cards*", "You put away {cards}.", "{who} puts away {cards}."),
    "put on": ("who card", "You put on {card}.", "{who} puts on {card}."),
    "ration": ("who kind", "You find a ration token: {ration}.", "{who} finds a ration token: {ration}."),
    "refuses": ("who whose", "You refuse {whose} offer.", "{who} refuses {whose} offer."),
    "reshuffle": ("what", "The discarded {what} are shuffled into a new deck."),
    "roll": ("who number", "You roll a {number}.", "{who} rolls a {number}."),
    "runs": ("who card face modifier", "You roll {rolled} against {card}.", "{who} rolls {rolled} against {card}."),
    "sell": ("who number", "You sell items for {number} gold.", "{who} sells items for {number} gold."),
    "sets up": ("who", "Now you lay out your cards.", "{who} lays out cards."),
    "show hand": ("who cards*", "You show your hand: {cards}.", "{who} shows the whole hand: {cards}."),
    "stays": ("card number", "Nothing makes {card} leave the fight."),
    "stays cultist": ("who", "You are the only Cultist, and stay one.", "{who} is the only Cultist, and stays one."),
    "take": ("who cards*", "You take {cards} into your hand.", "{who} takes {cards} into the hand."),
    "takes over": ("who", "You fight on from here.", "{who} fights on from here."),
    "takes": ("who cards*", "You take {cards}.", "{who} takes {cards}."),
    "trade fails": ("whose other", "{whose} trade with {other} comes to nothing: not all of it is still there."),
    "turn up": ("cards*", "Doors are turned up: {cards}."),
    "turn": ("who number", "--- Turn {number}: yours ---", "--- Turn {number}: {who} ---"),
    "use": ("who card target*", "You use {card}{on}.", "{who} uses {card}{on}."),
    "win": ("who players*", "You win the game!", "{who} wins the game."),
    "withdraws": ("who", "You take the offer back.", "{who} takes the offer back."),
    "won together": ("who other cards*", "You and {other} have won {cards}.", "{who} and {other} have won {cards}."),
    # Several events in one
    "caught": (
        "who card face modifier",
        "You roll {rolled}: {card} catches you. {bad_stuff}",
        "{who} rolls {rolled}: {card} catches {who}.",
    ),
    "gets away": (
        "who card face modifier",
        "You roll {rolled}, and escape from {card}.",
        "{who} rolls {rolled}, and escapes from {card}.",
    ),
    "victory": (
        "who ours theirs count number",
        "You win the fight, {ours} to {theirs}, and gain {levels}: level {number}.",
        "{who} wins the fight, {ours} to {theirs}, and gains {levels}: level {number}.",
    ),
    "seek": ("who card number", "You look for trouble: {card}{level}.", "{who} looks for trouble: {card}{level}."),
}
COMBINED = ("caught", "gets away", "seek", "victory")
SILENT = ("fight ends",)  # after a decision, which says it all
TOGETHER = {  # one after the other they are told as one, as long as so many of their first values are the same
    "deal": 1, "discard": 1, "draw": 1, "draw openly": 1, "give card": 2, "loots": 2, "lose": 1, "put away": 1,
    "take": 1, "takes": 1, "turn up": 0,
}  # fmt: skip

PLAYED = {  # how a card is played: to its player, about another one
    "class": ("become {a_class}", "becomes {a_class}"),
    "use": ("put on {card}", "puts on {card}"),
    "carry": ("put {card} into your backpack", "puts {card} into the backpack"),
    "side": ("throw {card}: {amount} for {side}", "throws {card}: {amount} for {side}"),
    "on": ("play {card} on {on}", "plays {card} on {on}"),
    "enhance": ("play {card} on {on}: {amount}", "plays {card} on {on}: {amount}"),
    "joined": ("play {card} on {on}, which joins the fight", "plays {card} on {on}, which joins the fight"),
    "with": ("play {card} with {on}", "plays {card} with {on}"),
    "plain": ("play {card}", "plays {card}"),
}
ON = " on {target}"
LEVEL = " (level {level})"
WON = {True: ("win the fight", "wins the fight"), False: ("lose the fight", "loses the fight")}
MUST_RUN = {True: "", False: ", and must run"}
ROLLED = "a {face}"
ROLLED_MODIFIED = "a {face}, {modifier} is {sum}"
BAD_STUFF = "Bad stuff: {text}"
NOTHING = "nothing"
ROLES = {"class": ("class", "a class"), "army": ("army", "an army")}
RATIONS = ("bread", "meat", "greens", "sweets")
BURDENS = {  # what lasts on somebody: to them, about them
    "bonus": ("are stronger in this fight", "is stronger in this fight"),
    "best item": (
        "get nothing from your best item in your next fight",
        "gets nothing from the best item in the next fight",
    ),
    "rolls": ("roll worse until you kill a monster", "rolls worse until a monster is killed"),
    "flight": ("will run slower the next time", "will run slower the next time"),
    "penalty": ("will be weaker in your next fight", "will be weaker in the next fight"),
    "no helping": ("cannot help anybody until you gain a level", "cannot help anybody until the next level"),
    "no asking": ("cannot ask for help until you gain a level", "cannot ask for help until the next level"),
    "no help": (
        "can be helped by nobody until you kill a monster alone",
        "can be helped by nobody until a monster is killed alone",
    ),
    "must help": ("must help everybody who asks", "must help everybody who asks"),
    "no playing": (
        "can play nothing from your hand until your next turn",
        "can play nothing from hand until the next turn",
    ),
}
TIMES = {2: " (twice)"}
MANY_TIMES = " ({count} times)"
