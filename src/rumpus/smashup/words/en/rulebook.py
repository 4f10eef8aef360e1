"""The game for somebody who has never played it, and the numbered rules in one sentence each, in English.

The full statement of the rules, with sources and editions, is docs/rules/smash-up.md; the numbers are the same.
"""

from __future__ import annotations

from rumpus.family.words import English


class RulebookWords(English):
    TITLE = "Smash Up"
    VP = "VP"
    EDITION = "Edition"
    HOW_TO_PLAY = (
        "Win: have the most victory points (VP), at least 15, at the end of a turn.\n"
        "Your turn: play one minion and one action, in any order; you may skip either.\n"
        "A minion goes to a base, adds its power there, and does what its text says.\n"
        "An action does what it says and is discarded; some stay on a base or minion.\n"
        "When you end your turn, each base whose power has reached its breakpoint scores:\n"
        "most power there takes the first VP value, then the second, then the third.\n"
        "Ties share the better place. Then all there is discarded; a new base comes.\n"
        "You draw two cards (ten in hand at most), and the next player goes.\n"
        '"Special": used at the time its text says, for instance before a base scores.\n'
        '"May" is your choice; all else on a card is done as far as possible.'
    )
    RULES = {
        "SU-1.1": "Two to four players; each shuffles two different factions of 20 cards into a deck of 40.",
        "SU-1.2": "No player takes the same faction twice, and each faction is there once.",
        "SU-1.4": "There is one base more on the table than there are players.",
        "SU-1.6": "Everyone begins with 5 cards. A first hand without a minion is shown, discarded and replaced once.",
        "SU-2.1": "Start of the turn: abilities that say so happen.",
        "SU-2.2": "Then play up to one minion and one action from hand, in any order; extra plays come on top.",
        "SU-2.3": "Then every base that has reached its breakpoint scores. Bases are checked at this time only.",
        "SU-2.4": "Then draw two cards; whoever holds more than ten discards down to ten.",
        "SU-2.5": "End of the turn: abilities that say so happen, effects of the turn stop, and somebody may have won.",
        "SU-2.6": "When a card is needed from an empty deck, the discard pile is shuffled into a new one.",
        "SU-3.1": "A minion is played at any base on the table; then its text happens.",
        "SU-3.3": "Being moved, placed or returned is not being played: the text does not happen again.",
        "SU-4.1": "An action does all it says, and then goes to its owner's discard pile.",
        "SU-4.2": "An action that stays lies on the base or the minion that it was played on.",
        "SU-4.3": "A card may be played even when it can do nothing.",
        "SU-5.1": "A base scores when all minions there, of all players, together have its breakpoint in power.",
        "SU-5.2": "If several bases score, the player whose turn it is says which comes first.",
        "SU-5.3": "Once a base has been chosen to score it does, even if its power falls again.",
        "SU-5.4": "Before it scores, all players may use their specials for that moment.",
        "SU-5.5": "The player with the most power there gets the first VP value, then the second, then the third; "
        "without a minion there nobody has a place.",
        "SU-5.6": "Players who tie all get the full value of the better place; the places after it are skipped.",
        "SU-5.7": "If several players tie for what a base rewards, each of them gets it.",
        "SU-5.10": "After the scoring everything still there is discarded, which is not destroyed.",
        "SU-5.11": "Then the next base of the base deck takes its place.",
        "SU-5.12": "Then all bases are checked again, the new one too.",
        "SU-5.13": "What a base says goes on all the time; what it gives for scoring comes before cards are discarded.",
        "SU-6.1": "Before and after a scoring all are asked in turn, from the player whose turn it is, until all pass.",
        "SU-6.2": "Extra plays from a special, or during a scoring, are used at once or lost.",
        "SU-6.3": "Of several things that happen together, the player whose turn it is chooses the order.",
        "SU-7.1": "You own what began in your deck; you control what you play.",
        "SU-7.2": "A card that leaves play goes to its owner's hand, deck or discard pile.",
        "SU-7.3": "When a card leaves play, all that lies on it is discarded.",
        "SU-7.4": "A minion that is moved keeps what lies on it.",
        "SU-9.1": "At the end of a turn, with 15 VP or more somewhere, the most VP win; a tie for the most plays on.",
        "SU-10.1": "Destroy: to its owner's discard pile.",
        "SU-10.2": "Return: to its owner's hand. Move: from one base to another.",
        "SU-10.3": "Affect: to move, return or destroy a minion, or to play an action on it.",
        "SU-10.5": "Extra: one more card of that kind this turn, under the condition that the card names.",
        "SU-10.6": "Special: used at the time that its text says, also in other players' turns.",
        "SU-10.7": "Ongoing: as long as the card stays in play.",
        "SU-10.11": "Look at: you alone see it. Reveal: everybody does. Discard piles are open to all.",
        "SU-10.12": '"May" is a choice; without it you must. "Any number" can be none.',
        "SU-10.14": "A minion on a card means one in play.",
        "SU-11.1": "Power is never below 0: all is added up first.",
        "SU-11.2": "A minion shows its power, a base its breakpoint and the VP for its three places.",
        "SU-12.1": "A card beats a rule; a card that forbids beats one that allows.",
        "SU-12.2": "An effect does as much as it can.",
    }
