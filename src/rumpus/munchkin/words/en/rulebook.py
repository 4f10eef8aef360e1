"""The game for somebody who has never played it, and the numbered rules in one sentence each, in English.

The full statement of the rules is docs/rules/munchkin.md; the numbers are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rumpus.family.words import English

if TYPE_CHECKING:
    from rumpus.munchkin.cards.box import CardSet


class RulebookWords(English):
    TITLE = "Munchkin"
    SEVERAL_SETS = "{title}: {sets}"
    LEVEL = "level"
    HOW_TO_PLAY = (
        "Win: reach level 10 first. The last level must come from killing a monster.\n"
        "Your turn: put on what you have, then open the door. A monster: fight it. A\n"
        "curse strikes you. Anything else is yours. No monster? Fight one from your hand,\n"
        "or loot the room (draw a card). Cards over five go to the lowest level.\n"
        "A fight: your level and bonuses against the monster's. If you have more, you\n"
        "win a level and treasures. Anybody may throw in cards, for you or against you.\n"
        "Too weak? Ask one other player for help, and say what they will get for it.\n"
        "If you lose, you run: 5 or more on the die escapes, otherwise bad stuff happens.\n"
        "Sell items on your turn: each full 1,000 gold is a level.\n"
        "A class or an army makes you better at something; its card says what.\n"
        "A card beats a rule. Being nice is allowed too."
    )
    RULES = {
        "MU-1.1": "Two to six players; doors and treasures are two decks, and everybody gets four cards of each.",
        "MU-1.2": "Each deck has a discard pile, which refills it when it is empty.",
        "MU-1.3": "Everybody starts at level 1, without a class or an army, as a woman or a man.",
        "MU-1.4": "Before the first turn everybody may put down a class, an army and items, and what fits them.",
        "MU-1.5": "No level is ever below 1; a strength may be.",
        "MU-1.6": "Cards in hand are not in play and do nothing; what has been played does not return to hand.",
        "MU-2.1": "On your turn, outside fights, you may play cards, switch items, trade and sell.",
        "MU-2.2": "Open the door: a monster is fought at once, a curse strikes you, anything else goes to your hand.",
        "MU-2.3": "If it was not a monster, you may look for trouble: fight a monster from your hand.",
        "MU-2.4": "If you met no monster this turn, you may loot the room: draw a door, unseen by others.",
        "MU-2.5": "At the end, cards over five go to the lowest level, evenly if several tie; if you are lowest, discard them.",
        "MU-2.6": "Then the next player's turn begins, clockwise.",
        "MU-2.8": "The fighter is in combat from when the monster appears, the helper from joining, until it is decided "
        "or the last flight is over.",
        "MU-2.9": "Classes and armies: your own turn. Items: your own turn outside fights. One-shots and what changes "
        "monsters: any fight that is not decided. Curses and levels: any time.",
        "MU-2.10": "Any time means between two actions: what is under way is finished first, unless a card answers it.",
        "MU-2.11": "Whoever acts first goes first.",
        "MU-2.12": "You may put down cards you get outside your turn at once, or keep them in hand.",
        "MU-2.16": "In a turn you may switch items and back out of sales 40 times, offer each other player five "
        "trades, and show cards three times.",
        "MU-2.17": "A card that never happened takes the table back to before it was drawn or played.",
        "MU-3.1": "Compare the levels and bonuses of both sides: strictly more wins, and the monsters win ties.",
        "MU-3.2": "A monster's bonus or penalty against somebody counts once, however many it applies to.",
        "MU-3.3": "One other player may help: all their strength is added, and the monster's dislikes apply to them too.",
        "MU-3.4": "A helper may be promised treasures from this fight and some of the fighter's items.",
        "MU-3.5": "In a fight everybody may play one-shots, what changes monsters, monsters with a card for it, curses and "
        "levels; no other items are put down, and nothing is sold.",
        "MU-3.7": "Several monsters fight together; one that is removed gives nothing.",
        "MU-3.8": "Enhancers add up; each is for one monster, and for its twin.",
        "MU-3.9": "Undead monsters may join a fight with an undead monster from any hand, Chaos monsters one with Chaos.",
        "MU-3.10": "A goth that appears calls another: from its player on, clockwise, each may add one, until one does.",
        "MU-3.11": "A one-shot may be played from hand or from the table, and is discarded when the fight is over.",
        "MU-3.12": "You may ask one player or everybody for help as long as the fight is open, each three times at most; "
        "the first to accept helps, and agreed help stays.",
        "MU-3.13": "The fighter calls the result; if all let it pass, it is decided, and anything anybody does reopens it.",
        "MU-3.14": "Once a fight is decided, nothing changes the result.",
        "MU-3.16": "When the last monster has left, the fight is over without victory or flight.",
        "MU-3.17": "A helper who is taken out of a fight, or may no longer help, counts no more and need not run.",
        "MU-3.18": "Treasures won with help are face up, and both pick in turn as agreed; items are paid after a victory.",
        "MU-4.1": "Killing a monster gives a level, or what it says, and its treasures plus those of its enhancers.",
        "MU-4.2": "Treasures are drawn face down if you fought alone, face up if you had help.",
        "MU-4.3": "A helper gains no level.",
        "MU-4.4": "Running away: a die for each monster, 5 or more escapes; the runner chooses the order.",
        "MU-4.5": "If you fail, you suffer the bad stuff at once; a monster that does not pursue you needs no roll.",
        "MU-4.6": "A helper runs too. The dead no longer run.",
        "MU-5.1": "The dead keep their level, classes, armies and lasting effects, and lose everything else.",
        "MU-5.2": "The others loot the body, the highest level first, a card each; the rest is discarded.",
        "MU-5.3": "A player who has died draws four cards from each deck at the start of their next turn.",
        "MU-6.1": "You play a class on your own turn, even in a fight, and may give it up at any time.",
        "MU-6.2": "One class at a time. A Super Munchkin has none of the drawbacks of one class, or all of two classes.",
        "MU-6.3": "You pay a cost with your own cards, but never with the class itself.",
        "MU-6.9": "Nobody has the same class twice, or two Super Munchkin cards.",
        "MU-7.1": "You play an army on your own turn, even in a fight, and may give it up at any time. Only one, unless allied.",
        "MU-7.2": "Alliance on one army: none of its drawbacks. With it you may have a second army, and everything about both.",
        "MU-7.3": "What an army can do is on its cards.",
        "MU-7.4": "You play a second army on your own turn; Alliance stays until the last army goes.",
        "MU-8.1": "An item has a value in gold. You put it down on your own turn outside fights.",
        "MU-8.2": "You can use one headgear, one armor, one footgear, and what two hands can hold. You carry the rest.",
        "MU-8.3": "You put items on and away only on your own turn outside fights.",
        "MU-8.4": "Anybody may carry an item, even one that only some can use.",
        "MU-8.5": "One Big item for each player, unless a card says otherwise; any more are sold, given to the "
        "lowest level, or discarded.",
        "MU-8.6": "One vehicle for each player. If it changes running away, nothing else of yours does. A slow one may "
        "be left behind.",
        "MU-8.7": "On your own turn outside fights, sell items: each full 1,000 gold is a level, and there is no change. "
        "Until it is done you may back out of it.",
        "MU-8.8": "Items in play may be traded or given at any time, but not by or to players in combat.",
        "MU-8.9": "An item enhancer stays on its item, wherever that goes.",
        "MU-8.10": "A cheat lets you use one item in spite of all limits.",
        "MU-8.12": "Nobody can be given a Big item or a vehicle that they cannot have.",
        "MU-8.13": "At any time you may show cards from your hand, or all of them, to one player or to everybody.",
        "MU-9.1": "A curse from hand may be played on anybody at any time.",
        "MU-9.2": "It strikes at once; an effect on the next fight counts in the present one, or waits.",
        "MU-9.3": "If you do not have what it takes, nothing happens; if several items fit, the victim chooses.",
        "MU-10.1": "Level 10 wins at once, but must come from a kill; other levels stop at 9.",
        "MU-10.2": "Those who get there at the same moment win together.",
        "MU-10.3": "Ration tokens: each kill brings one of four kinds at random; one of each kind is worth a level.",
        "MU-10.5": "A card that would end the game can be answered before it does.",
        "MU-11.1": "Faster play: draw a door before you open one; looting the room draws a treasure.",
        "MU-11.2": "Shared victory: a player who helps the winner in the last fight wins too.",
        "MU-11.3": "Combined sets: all doors form one deck, and all treasures another.",
        "MU-11.4": "With combined sets, up to eight can play.",
        "MU-11.5": "Combined sets use faster play, unless the table says otherwise.",
        "MU-11.7": "With both sets, everybody can have a class and an army.",
        "MU-12.1": "A card beats a rule.",
        "MU-12.2": "Each monster card is one monster, whatever it is called.",
        "MU-13.19": "A card that makes a monster Chaos or undead cannot be played on one that already is.",
    }
    SET_RULES: Mapping[tuple[str, str], str] = {}  # in place of what sets add: by the name of the set, and the number

    def several_sets(self, titles: Sequence[str]) -> str:
        """The title of the set that is played; of several, what their titles share and how they differ."""
        if len(titles) == 1:
            return titles[0]
        own = [title.removeprefix(f"{self.TITLE} ") for title in titles]
        return self.SEVERAL_SETS.format(title=self.TITLE, sets=" + ".join(own))

    def rules(self, boxes: Iterable[CardSet]) -> dict[str, str]:
        """All of them by number, with what these sets add."""
        told = dict(self.RULES)
        for box in boxes:
            for number in box.rulebook:
                told[number] = " ".join(filter(None, (told.get(number, ""), self.rule_of_set(box, number))))
        return {number: told[number] for number in sorted(told, key=place_in_the_book)}

    def rule_of_set(self, box: CardSet, number: str) -> str:
        return self.SET_RULES.get((box.name, number), box.rulebook[number])


def place_in_the_book(number: str) -> tuple[int, ...]:
    """`MU-3.10` comes after `MU-3.9`."""
    return tuple(map(int, number.removeprefix("MU-").split(".")))
