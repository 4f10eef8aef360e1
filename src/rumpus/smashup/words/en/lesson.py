"""What the first game teaches, in English: what to do, in at most eight words, and why."""

from __future__ import annotations

from rumpus.family.words import English


class LessonWords(English):
    LESSON = {
        "minion": (
            "Play Saucy Wench at Tar Pits.",
            "Tar Pits is a base. You fight over bases: they give points, and 15 points win. A minion counts with its power: she has 3.",
        ),
        "end turn": (
            "Now end your turn.",
            "In a turn you may play one minion and one action. Augmentation lasts one turn: keep it. Then you draw two cards.",
        ),
        "ability": (
            "Play another Saucy Wench at Tar Pits.",
            "A minion does what its text says when you play it. She can destroy a weak minion there.",
        ),
        "destroy": (
            "Destroy Zapbot.",
            "Ada has 4 power at Tar Pits, Zapbot and Walker. Without Zapbot it is 2, and you have 6.",
        ),
        "breakpoint": (
            "End your turn again.",
            "Tar Pits has 8 of 16: yours and Ada's together. At 16, its breakpoint, it scores: it gives its points.",
        ),
        "action": (
            "Play Upgrade, an action.",
            "Actions do what their text says, at once. You may play one in each turn, besides a minion.",
        ),
        "attach": (
            "Put it on a Saucy Wench.",
            "This one stays on a minion and makes it 2 stronger: then you have 8 at Tar Pits.",
        ),
        "second base": (
            "Play Pirate King at The Mothership.",
            "His text begins with Special: when another base is about to score, he may go there. So he can wait here.",
        ),
        "places": (
            "End your turn, and let Ada come.",
            "The numbers on a base are victory points (VP) for first, second and third: Tar Pits gives 4, 3 and 2.",
        ),
        "special": (
            "Use Pirate King, your special.",
            "A special works at the moment that its text names, even in Ada's turn. With him you have 13 against 10: first place!",
        ),
        "points": (
            "Play King Rex at a base.",
            "You got 4 points, and a new base has come. Win another one: be there with the most power.",
        ),
        "farewell": (
            "You know it all: get 15 points.",
            "Bases, power, actions and specials: that is the game. What you can use now shines yellow.",
        ),
    }
