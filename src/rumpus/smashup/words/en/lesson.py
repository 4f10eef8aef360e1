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
            "Ada has {theirs} power at Tar Pits, Zapbot and Walker. Without Zapbot it is 2, and you have {mine}.",
        ),
        "breakpoint": (
            "End your turn again.",
            "Tar Pits has {both} of 16: yours and Ada's together. At 16, its breakpoint, it scores: it gives its points.",
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
            "End your turn: it is Ada's move.",
            "The numbers on a base are victory points (VP) for first, second and third: Tar Pits gives 4, 3 and 2.",
        ),
        "special": (
            "Use Pirate King, your special.",
            "A special works at the moment that its text names, even in Ada's turn. With him you have 13 against 10: first place!",
        ),
        "points": (
            "Play King Rex at Evans City Cemetery.",
            "You got {points} points, and this base replaces Tar Pits. It gives 5 to whoever has the most power when it scores.",
        ),
        "farewell": (
            "You know it all: get 15 points.",
            "Bases, power, actions and specials: that is the game. What you can use now shines yellow.",
        ),
    }
    LESSON_OTHERWISE = {
        "end turn": (
            "Now end your turn.",
            "In a turn you may play one minion and one action. When you end it, you draw two cards.",
        ),
        "ability": (
            "Play Saucy Wench at Tar Pits.",
            "A minion does what its text says when you play it. She can destroy a weak minion there.",
        ),
        "destroy": (
            "Destroy Zapbot.",
            "Ada has {theirs} power at Tar Pits, and you have {mine}. A minion that is destroyed counts no more.",
        ),
        "breakpoint": (
            "End your turn again.",
            "When all the power at a base reaches its breakpoint, the number to the right of its power, it scores.",
        ),
        "attach": (
            "Put it on a Saucy Wench.",
            "This one stays on a minion and makes it stronger by two, for as long as it lies there.",
        ),
        "places": (
            "End your turn: it is Ada's move.",
            "The numbers on a base are victory points (VP): for the first, the second and the third there.",
        ),
        "special": (
            "Use Pirate King, your special.",
            "A special works at the moment that its text names, even in Ada's turn. Without him it is your {mine} against {theirs}.",
        ),
        "points": (
            "Play King Rex at Evans City Cemetery.",
            "You have {points} points. This base gives five to whoever has the most power there when it scores.",
        ),
    }
