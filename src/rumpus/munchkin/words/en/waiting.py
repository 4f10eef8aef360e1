"""What others are asked, for those who are not, in English: nothing but what everybody at the table knows."""

from __future__ import annotations


class Waiting:
    WAITING_WINDOWS = {  # {who} are all who are awaited
        "start": "{who} is getting ready to open the door",
        "trouble": "nothing to fight: {who} may look for trouble, loot the room, or end the turn",
        "rest": "{who} is finishing the turn",
        "fight": "{who} is fighting {foes} and deciding what to do",
        "call": "{caller} the result: will {who} meddle with {whose} fight?",
        "help": "{who} {decides} whether to {agree}",
        "flight": "{who} is running from {foes}",
        "curse": "{strikes} {who} may still answer it",
        "event": "{plays}. {who} may still answer it",
        "roll": "{rolled} {who} may still change that",
        "spoils": "before the treasures are shared, {who} may still act",
        "goth": "{who} may send another goth into the fight",
        "end": "the game is about to end, and {wins}: {who} may still answer that",
    }
    # After who catches whom, if nobody acts; by whether there is anything to lose.
    DIES = {True: "dead. The level stays; the others help themselves to {lost}.", False: "dead, with nothing to loot."}
    COSTS = {True: "that costs {lost}.", False: "but it can do nothing to {whom}."}
    DECIDES = {False: "decides", True: "decide"}  # one, or several
    WAITING_AGREE = {True: "help {other}", False: "take {others} help"}  # who is asked would help, or be helped
    WAITING_TO_AGREE = "agree on help"  # some would help, some be helped
    # A card's name comes in front.
    WAITING_PROMPTS = {
        "arrive": "{who} is looking at new cards and may put some down at once",
        "bury door": "{who} is looking at the door and deciding whether to put it under the deck",
        "charity": "{who} holds too many cards and is choosing one to {alms}",
        "devour": "{who} may discard an item for another treasure",
        "die": "{who} rolled {die} and may still turn the die",
        "discard": "{who} chooses a card to discard",
        "fight loot": "{who} has drawn a door and may fight it if it is a monster",
        "first": "{who} chooses which item comes first",
        "first pick": "{who} says who picks the first treasure",
        "give": "{who} chooses what to give",
        "give to": "{who} chooses who gets a card",
        "keep in death": "{who} is dead and is choosing what to keep",
        "loot": "{whose_body} body is being looted: {who} is choosing a card",
        "lose": "{who} is choosing what is lost",
        "pay": "{who} chooses what to pay with",
        "pay for bonus": "{who} chooses a card to discard for +1",
        "pay for door": "{who} chooses a card to discard to bury the door",
        "pay for item": "{who} chooses cards to discard to keep an item",
        "profit": "{who} may draw a treasure",
        "put away": "{who} chooses what to put away",
        "save item": "{who} decides whether to discard cards to keep an item",
        "sell": "{who} chooses what to sell",
        "sell big": "{who} decides whether to sell a Big item",
        "send away": "{who} decides whether to fight it",
        "set up": "{who} puts down {roles} and items",
        "show": "{who} chooses cards to show",
        "show to": "{who} chooses to whom to show cards",
        "take over": "{who} decides whether to take over the fight",
        "take treasure": "{who} picks a treasure",
        "too big": "{who} cannot carry that many Big items and is choosing one to get rid of",
        "treasures": "{who} says how many treasures the helper gets",
        "want": "{who} chooses what to ask for",
    }
