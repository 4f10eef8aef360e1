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
        "the most power there gets the first VP value, then the second, then the third.\n"
        "Ties share the better place. Everything there is discarded; a new base appears.\n"
        "Then draw two cards (hold ten at most), and the next player goes.\n"
        '"Special": use it when its text says, for example before a base scores.\n'
        '"May" is your choice; do everything else on a card as far as possible.'
    )
    RULES = {
        "SU-1.1": "Two to four players; each shuffles two different factions of 20 cards into a deck of 40.",
        "SU-1.2": "No player takes the same faction twice, and two players share one only with two copies of its set.",
        "SU-1.3": "The base deck holds the bases of the sets that are played, or of all sets that are in use.",
        "SU-1.4": "There is one more base on the table than there are players.",
        "SU-1.5": "Monsters and treasures have their own decks, in every game with a Munchkin faction or base.",
        "SU-1.6": "Everyone starts with 5 cards. A first hand without a minion is shown, discarded and replaced once.",
        "SU-1.7": "A random player starts, unless the table says who; play goes clockwise.",
        "SU-1.8": "In a draft, everybody picks a faction in turn; the second picks go back in the opposite order.",
        "SU-2.1": "Start of the turn: abilities that say so happen.",
        "SU-2.2": "Then play up to one minion and one action from hand, in any order, plus any extra plays; at most "
        "40 cards in one turn.",
        "SU-2.3": "Then every base that has reached its breakpoint scores. Bases are checked only at this time.",
        "SU-2.4": "Then draw two cards; if you hold more than ten, discard down to ten.",
        "SU-2.5": "End of the turn: abilities that say so happen, effects of the turn stop, and somebody may have won.",
        "SU-2.6": "When a card is needed from an empty deck, the discard pile is shuffled into a new one.",
        "SU-2.7": '"On your turn" means the step in which you play cards.',
        "SU-3.1": "A minion is played at any base on the table; then its text happens.",
        "SU-3.2": "A limit on power means the printed power while a minion is being played, and its present power once "
        "it is in play.",
        "SU-3.3": "Being moved, placed, returned or discarded is not being played: the text does not happen again.",
        "SU-4.1": "An action does everything it says, then goes to its owner's discard pile.",
        "SU-4.2": "An action that stays remains on the base or the minion that it was played on.",
        "SU-4.3": "You may play a card even if it can do nothing.",
        "SU-5.1": "A base scores when the total power of all players' minions there reaches its breakpoint.",
        "SU-5.2": "If several bases score, the player whose turn it is says which comes first.",
        "SU-5.3": "Once a base has been chosen to score, it scores, even if its power falls again.",
        "SU-5.4": "Before it scores, all players may use their specials for that moment.",
        "SU-5.5": "The player with the most power there gets the first VP value, then the second, then the third; a "
        "player without a minion there has no place.",
        "SU-5.6": "Players who tie all get the full value of the better place; the places after it are skipped.",
        "SU-5.7": "If several players tie for a base's reward, each of them gets it; at the School of Wizardry only "
        "the first in turn order.",
        "SU-5.8": "Loot: the monsters still there bring treasures; those with a minion there pick one in turn, the "
        "most power first.",
        "SU-5.9": "When it scores: specials for that moment are used after the VP, and again after the loot.",
        "SU-5.10": "After the scoring, everything still there is discarded; that is not being destroyed.",
        "SU-5.11": "Then the next base from the base deck takes its place.",
        "SU-5.12": "Then all bases are checked again, including the new one.",
        "SU-5.13": "A base's ability always applies; what it gives for scoring comes before cards are discarded.",
        "SU-6.1": "Before, when and after a base scores, all are asked in turn, the active player first, until all pass.",
        "SU-6.2": "Extra plays from a special, or during a scoring, are used at once or lost.",
        "SU-6.3": "If several things happen at once, the player whose turn it is chooses the order.",
        "SU-6.4": "What must happen before, when or after a base scores happens before anybody is asked.",
        "SU-6.5": "What happens to several cards at once is judged by how the table lay before; then all of it happens "
        "together.",
        "SU-7.1": "You own the cards that started in your deck; you control what you play.",
        "SU-7.2": "A card that leaves play goes to its owner's hand, deck or discard pile; monsters and treasures go "
        "to their own piles.",
        "SU-7.3": "When a card leaves play, everything on it is discarded.",
        "SU-7.4": "A minion that is moved keeps what is on it.",
        "SU-7.5": "Whoever a card makes or lets do something is the one who does it; protection asks whose card it is.",
        "SU-7.6": "Of several effects that give control of a minion, the latest counts; when it ends, the one before "
        "it does.",
        "SU-8.1": "A new base gets as many monsters as it shows from the top of the monster deck; no player has played "
        "them.",
        "SU-8.2": "Monsters are minions, but nobody holds them: a base or a card plays the top one, and nobody "
        "controls it.",
        "SU-8.3": "A monster that nobody controls adds its power to the breakpoint; one that you control counts for "
        "you instead.",
        "SU-8.4": "If you destroy a monster, you may draw as many treasures as it shows.",
        "SU-8.5": "Monsters have no owner and no faction: a card that speaks of a minion's owner does nothing to them.",
        "SU-8.6": "Treasures are actions and minions without an owner; they go to the treasure discard pile.",
        "SU-8.7": "Monsters and treasures may be played at bases of any set.",
        "SU-8.8": "Undead is only what has that word printed on it.",
        "SU-8.9": "The treasures of a monster that somebody controls are loot for all as well.",
        "SU-8.10": "When the monster or the treasure deck runs out, its own discard pile is shuffled into a new one.",
        "SU-8.11": "Treasures in hand count as cards in hand.",
        "SU-8.12": "A monster that you play is a minion that you have played, for all that forbids, watches or counts "
        "plays.",
        "SU-9.1": "If anybody has 15 VP or more at the end of a turn, the most VP wins; a tie for the most plays on.",
        "SU-10.1": "Destroy: to its owner's discard pile.",
        "SU-10.2": "Return: to its owner's hand. Move: from one base to another.",
        "SU-10.3": "Affect: to move, return or destroy a minion, or to play an action on it.",
        "SU-10.4": "Talent: you may use it once on each of your turns, while you play cards.",
        "SU-10.5": "Extra: one more card of that kind this turn, under any condition that the card names.",
        "SU-10.6": "Special: used when its text says, even on other players' turns. What a base does is no special.",
        "SU-10.7": "Ongoing: as long as the card stays in play.",
        "SU-10.8": "Each +1 power counter on a minion adds 1 to its power, and leaves play with it.",
        "SU-10.9": '"Here" is the base where the card is now.',
        "SU-10.10": '"You" on a card is whoever controls it; on a base it is each player in turn.',
        "SU-10.11": "Look at: only you see it. Reveal: everybody does. Anyone may look at discard piles.",
        "SU-10.12": '"May" is a choice; without it you must. "Any number" can be zero.',
        "SU-10.13": '"Do this to do that": only if you did the first. "Instead": the usual thing does not happen.',
        "SU-10.14": "When a card says minion, it means one in play.",
        "SU-10.15": "A card whose ability is ignored or cancelled says nothing; its name and its printed numbers stay.",
        "SU-10.16": "A random discard is drawn blind.",
        "SU-10.17": "To place or take a card is neither to destroy nor to return it.",
        "SU-10.18": "A card that an ability plays does what it says at once; it comes from your hand unless the "
        "ability says otherwise.",
        "SU-10.19": '"The first minion you play this turn": of all that you have played since the turn began, monsters '
        "too.",
        "SU-10.20": "What an ongoing ability gives on each of your turns is yours while you control the card.",
        "SU-10.21": "An extra play may wait while you play cards; a card that an ability has turned up or fetched is "
        "played at once.",
        "SU-11.1": "Power is never below 0; everything is added up first.",
        "SU-11.2": "A minion shows its power, a base its breakpoint and the VP for its three places.",
        "SU-12.1": "A card beats a rule; a card that forbids beats one that allows.",
        "SU-12.2": "An effect does as much as it can.",
    }
