"""The words, in English. Only templates and names: what is put into them comes from `speaker`. The log has its own, and
so has the catalogue of cards."""

from __future__ import annotations

TITLE = "Munchkin"
LEVEL = "level"
NO_SCENARIO = "games of Munchkin cannot be written down as scenarios yet"

# -- names and numbers -----------------------------------------------------------------------------------------

YOU = "you"
YOUR = "your"
YOURSELF = "yourself"
THEMSELVES = "themselves"
WHOSE = "{name}'s"
AND = " and "
NO = "no"
COPIES_OF = "{count} x {name}"
COUNTED = {
    "card": ("a card", "{count} cards"),
    "door": ("a door", "{count} doors"),
    "item": ("an item", "{count} items"),
    "level": ("a level", "{count} levels"),
    "treasure": ("a treasure", "{count} treasures"),
}
WORDS = {
    "rules": "a rule",
    "door": "a door",
    "doors": "doors",
    "treasure": "a treasure",
    "treasures": "treasures",
    "female": "a woman",
    "male": "a man",
}

# -- a fight ---------------------------------------------------------------------------------------------------

AGAINST = "{foes}, {theirs}, against {ours}"
SIDE = "{whose} {total}"
SIDE_OF_TWO = "{whose} and {other} {total}"
VERDICTS = {  # to the fighter, about another; when winning, {stake} is what for
    ("wins", True): "you win {stake} as it stands",
    ("wins", False): "{who} wins {stake} as it stands",
    ("wins game", True): "as it stands, you win the game",
    ("wins game", False): "as it stands, {who} wins the game",
    ("loses", True): "as it stands you lose, and must run",
    ("loses", False): "as it stands {who} loses, and must run",
}
STAKE = "{levels} and {treasures}"
STAKE_OF_NO_LEVEL = "{treasures}"

ROLES = {"class": "a class", "army": "an army"}
ROLE_OR_ROLE = " or "
GO_ON = {False: "open the door", True: "listen at the door, or open it at once"}

# -- questions -------------------------------------------------------------------------------------------------
# What the rules ask in a window, to who is awaited. {fight} is both sides, {verdict} who wins as it stands.

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

# -- answers ---------------------------------------------------------------------------------------------------

OPTIONS = {
    "accept": "Accept",
    "cancel": "Sell nothing",
    "counter": "Name other terms",
    "done": "Done",
    "end turn": "End your turn",
    "hand in": "Hand in a ration token of each kind, for a level",
    "keep": "Keep the roll",
    "listen": "Listen at the door: draw a door, unseen by others",
    "loot the room": "Loot the room: draw a card, unseen by others",
    "no": "No",
    "none": "Do nothing",
    "open door": "Open the door",
    "pass": "Let it pass",
    "pass this fight": "Let it pass, and whatever else happens in this fight",
    "hastur": "Hastur!",
    "peek": "Peek at the first door",
    "refuse": "Refuse",
    "silence": "Say nothing, and waste the card",
    "sell": "Sell items: a level for each full 1,000 gold",
    "withdraw": "Take your offer back",
    "yes": "Yes",
}
OPTIONS_OF_PROMPTS = {  # where a plain answer means something in particular
    ("arrive", "done"): "Keep the rest in your hand",
    ("bury door", "no"): "Leave it there",
    ("bury door", "yes"): "Discard a card, and put it under the deck",
    ("call", "pass"): "Let it stand",
    ("call", "pass this fight"): "Let it stand, and pass for the rest of this fight",
    ("curse", "pass"): "Let it strike",
    ("devour", "none"): "Keep your items",
    ("event", "pass"): "Let it happen",
    ("fight loot", "keep"): "Keep it",
    ("give", "done"): "Nothing more",
    ("goth", "none"): "Send none",
    ("join cult", "none"): "Stay as you are",
    ("keep in death", "none"): "Keep nothing more",
    ("keep door", "no"): "Open it",
    ("keep door", "yes"): "Discard three cards, and keep it",
    ("loot", "none"): "Take nothing",
    ("pass for cultist", "no"): "No, you are none",
    ("pass for cultist", "yes"): "Yes, count as a Cultist",
    ("pay", "done"): "No more items",
    ("profit", "no"): "Leave it",
    ("profit", "yes"): "Draw it",
    ("roll", "pass"): "Let it stand",
    ("save item", "no"): "Lose it",
    ("save item", "yes"): "Discard cards, and keep it",
    ("sell", "done"): "Sell these",
    ("sell big", "no"): "No: it goes to the lowest level that can carry it",
    ("sell big", "yes"): "Sell it",
    ("send away", "no"): "Fight it",
    ("send away", "yes"): "Send it away",
    ("set up", "done"): "Ready",
    ("spoils", "pass"): "Let them be shared",
    ("study", "no"): "No, go on to charity",
    ("study", "yes"): "Discard three cards, and gain a level",
    ("take", "none"): "Take nothing",
    ("take over", "no"): "No, stay out of it",
    ("take over", "yes"): "Fight",
    ("take it", "no"): "Leave it",
    ("take it", "yes"): "Take it",
    ("want", "done"): "Nothing more",
}
END_AND_GIVE = "End your turn: {cards} over five {goes}"
GOES_TO = {True: "go to {whom}", False: "are discarded"}
GOES_ONE = {True: "goes to {whom}", False: "is discarded"}
IN_FIGHT = {
    "ask": "Ask {whom} for help ({strength})",
    "call": "Call the result: {ours} against {theirs}, {outcome}",
    "offer help": "Offer {whom} your help ({strength})",
    "run": "Run from {foe}: {chance}",
}
TRADES = {
    "accept trade": "Accept {whose} offer: {offer}",
    "counter trade": "Make {whom} another offer, instead of {offer}",
    "refuse trade": "Refuse {whose} offer: {offer}",
    "trade": "Offer {whom} a trade or a gift",
    "withdraw trade": "Take your offer back: {offer}",
}
OWN_CARDS = {
    "abandon": "Leave {card} behind, and run on foot",
    "be rid of": "Be rid of {card}, which has become evil, for two levels",
    "drop": "Give up your {role}: {card}",
    "put away": "Put away {item}",
    "put on": "Put on {item}",
    "throw away": "Throw away {item}, for nothing",
}
OUTCOMES = {"wins": "you win {stake}", "wins game": "you win the game", "loses": "you lose, and must run"}
CHANCES = {
    "safe": "it lets you go",
    "sure": "you cannot fail",
    "roll": "you need {need} or more",
    "six": "you need a 6",
    "never": "no roll is enough",
}
PREVIEW = "{words} ({ours} against {theirs})"
HAND_IN_AND_WIN = "Hand in a ration token of each kind, and win the game"
FIGHT_IT = "Fight {card}"
FIRST_PICK = {True: "You pick first", False: "{who} picks first"}
NUMBER_OF_GOLD = "{value} gold"
THE_HELPER = "your helper"
TURN_DIE = "Use {card}: turn the die to {face}"
GIVE_CARD = "Give {card} to {whom}"
DISCARD_CARD = "Discard {card}"

# -- playing a card --------------------------------------------------------------------------------------------

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
    "own": "Fix {card} to {target}",
    "level": "Play {card}: {gains}",
    "player": "Play {card} on {target}",
    "monster": "Play {card} with {target}: it joins the fight",
    "plain": "Play {card}",
    "target": "Play {card}: {target}",
    "use gear": "Use {card}",
    "use on": "Use {card}: {target}",
}
LIKES = {"undead": "undead come to undead", "chaos": "Chaos comes to Chaos"}
GAINS = {True: "you gain a level", False: "{who} gains a level"}
NO_GAIN = {True: "nothing, you are at level 9", False: "nothing, {who} is at level 9"}
SIDES = {"ours": "{whose} side", "theirs": "the monsters"}
TARGETS = {  # of some cards: what their answers mean, {0} and {1} being the names in them
    ("bicker_ichor", 1): "{0} leaves the fight",
    ("ia_rlyeh", 1): "{0} comes into your hand",
    ("mutation", 2): "{1} takes the place of {0}, which comes into your hand",
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
DEEDS = {  # likewise of what deck files can name, by what is done
    ("add_to_a_flight_roll", 0): "add to the roll",
    ("destroy_a_monster", 1): "{0} leaves the fight",
    ("double", 0): "your level counts twice",
    ("end_your_fight", 0): "all monsters leave, without level or treasure",
    ("escape", 1): "{0} need not roll any more",
    ("fire", 0): "discard a card, for +1",
    ("force_a_flight", 0): "the munchkins must run at once",
    ("force_a_helper", 1): "{0} must help, for a treasure",
    ("lift_a_curse", 0): "the curse does nothing",
    ("lift_a_curse", 2): "{0} is lifted from {1}",
    ("look_ahead", 0): "look at the first door",
    ("repeat_a_flight_roll", 0): "the roll is made again",
    ("replace_the_fighter", 1): "{0} may take over the fight",
    ("requisition_an_item", 1): "you take {0}",
    ("send_all_monsters_away", 0): "all monsters leave, and you draw treasures",
    ("swap_for_a_discarded_one", 1): "the last discarded monster takes the place of {0}",
    ("swap_for_one_in_hand", 2): "{1} takes the place of {0}",
    ("swap_for_the_next_one", 1): "the next monster of the deck takes the place of {0}",
    ("turn_a_newcomer_back", 1): "{0} is cancelled",
}
PICKED_UP = {"hand": "{0} comes into your hand", "for": "{0} now helps {side}", "against": "{0} now helps {side}"}
SUNG = "Play {card}, and sing: {amount} for {side}"

# -- help and trade --------------------------------------------------------------------------------------------

ASKS = "{by} {asks} {to} for help{against}: {terms}"
ASK_VERB = {True: "ask", False: "asks"}
OFFERS = "{by} {offers} {to} help{against}: {terms}"
OFFER_VERB = {True: "offer", False: "offers"}
AGAINST_FOES = " against {foes}"
TERMS = "{share}{first}{items}"
FOR_NOTHING = "for nothing"
SHARE = "{count} of {treasures}"
PICKS_FIRST = {True: ", you pick first", False: ", {who} picks first"}
AND_ITEMS = " and {items}"
GONE = "an item that is gone"
OFFER = "{gives} for {wants}"
GIFT = "{gives} for nothing"
WISH = "{wants} as a gift"

# -- how the table stands --------------------------------------------------------------------------------------

YOUR_TURN = "Turn {turn}, your turn"
TURN_OF = "Turn {turn}, {whose} turn"
SETTING_UP = "Before the first turn: everybody puts down what they are and have"
OVER = "The game is over"
NOBODY_WINS = "nobody wins"
RESULT = "{who} {level}"
WINS = "{who} wins, "
LASTING = {
    "penalty": "{amount} in the next fight ({card})",
    "bonus": "{amount} in the fight ({card})",
    "best item": "the best item gives nothing in the next fight ({card})",
    "rolls": "{amount} to die rolls until a monster is killed ({card})",
    "flight": "{amount} to run away the next time ({card})",
    "no helping": "cannot help until the next level ({card})",
    "no asking": "cannot ask for help until the next level ({card})",
    "no help": "nobody can help until a monster is killed alone ({card})",
    "must help": "must help who asks ({card})",
    "no playing": "plays nothing from hand until the next turn ({card})",
}
LEDGER = {  # what is no card by itself
    "level": "{whose} level",
    "likes": "against {group}",
}
GROWTH = "what it grows by"
BIG = "Big"
TWIN = "twin"
RATIONS = "ration tokens {counts}"
SEXES = {"female": "woman", "male": "man"}
