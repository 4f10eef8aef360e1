"""A fight, help and trade, in English."""

from __future__ import annotations

from rumpus.family.words import English


class Fights(English):
    COUNTED = {
        "card": ("a card", "{count} cards"),
        "door": ("a door", "{count} doors"),
        "hand card": ("a card from the hand", "{count} cards from the hand"),
        "item": ("an item", "{count} items"),
        "level": ("a level", "{count} levels"),
        "monster": ("a monster", "{count} monsters"),
        "treasure": ("a treasure", "{count} treasures"),
        "turn": ("one turn", "{count} turns"),
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

    AGAINST = "{foes}, {theirs}, against {ours}"
    SIDE = "{whose} {total}"
    SIDE_OF_TWO = "{whose} and {other} {total}"
    VERDICTS = {  # to the fighter, about another; when winning, {stake} is what for
        ("wins", True): "as things stand, you win {stake}",
        ("wins", False): "as things stand, {who} wins {stake}",
        ("wins game", True): "as things stand, you win the game",
        ("wins game", False): "as things stand, {who} wins the game",
        ("loses", True): "as things stand, you lose and must run",
        ("loses", False): "as things stand, {who} loses and must run",
    }
    STAKE = "{levels} and {treasures}"
    STAKE_OF_NO_LEVEL = "{treasures}"
    SHARES = {True: " (the loot all goes to {who})", False: " ({count} of them for {who})"}  # for the helper

    ROLES = {"class": "a class", "army": "an army"}
    ROLE_OR_ROLE = " or "
    GO_ON = {False: "open the door", True: "listen at the door, or open it at once"}

    ASKS = "{by} {asks} {to} for help{against}: {terms}"
    ASK_VERB = {True: "ask", False: "asks"}
    OFFERS = "{by} {offers} {to} help{against}: {terms}"
    OFFER_VERB = {True: "offer", False: "offers"}
    AGAINST_FOES = " against {foes}"
    FOR_NOTHING = "for nothing"
    SHARE = "{count} of {treasures}"
    PICKS_FIRST = {True: ", you pick first", False: ", {who} picks first"}
    WHO_HELPS = "whoever helps"
    GONE = "an item that is no longer there"
    OFFER = "{gives} for {wants}"
    GIFT = "{gives} for nothing"
    WISH = "{wants} as a gift"
