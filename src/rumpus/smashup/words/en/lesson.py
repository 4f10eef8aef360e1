"""What the first game teaches, in English: what to do, in at most eight words, and why."""

from __future__ import annotations

from rumpus.family.words import English


class LessonWords(English):
    LESSON = {
        "minion": (
            "Play Saucy Wench at Tar Pits.",
            "Tar Pits is a base. You fight over bases for points: {goal} win, and you begin with {points}. Her 3 power counts there.",
        ),
        "end turn": (
            "Now end your turn.",
            "In a turn you may play one minion and one action. Augmentation lasts one turn: keep it. Then you draw two cards.",
        ),
        "ability": (
            "Play another Saucy Wench at Tar Pits.",
            "A minion does what its text says when you play it. She “may” destroy a weak one; without “may” she would have to.",
        ),
        "destroy": (
            "Destroy Zapbot.",
            "{ada} has {theirs} power at Tar Pits, Zapbot and Walker. Without Zapbot it is 2, and you have {mine}.",
        ),
        "breakpoint": (
            "End your turn again.",
            "Tar Pits has {both} of 16: yours and {ada}'s together. At 16, its breakpoint, it scores: it gives its points.",
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
            "You can make Tar Pits score now. But see what a Special does: when another base is about to score, he may go there.",
        ),
        "places": (
            "End your turn: it is {ada}'s move.",
            "The numbers on a base are victory points (VP) for first, second and third: Tar Pits gives 4, 3 and 2.",
        ),
        "special": (
            "Use Pirate King, your special.",
            "A special works at the moment that its text names, even in {ada}'s turn. With him you have 13 against 10: first place!",
        ),
        "points": (
            "Play King Rex at Evans City Cemetery.",
            "You have {points} points. This base replaces Tar Pits: once it scores, at 20 power, the 5 for the first place make you win.",
        ),
        "farewell": (
            "You know enough: get 15 points.",
            "What you can use now shines yellow. “Ongoing” holds while a card is in play. All else is said when it comes up.",
        ),
    }
    LESSON_OTHERWISE = {
        "end turn": (
            "Now end your turn.",
            "In a turn you may play one minion and one action. When you end it, you draw two cards.",
        ),
        "ability": (
            "Play Saucy Wench.",
            "A minion does what its text says when you play it. She “may” destroy a weak one; without “may” she would have to.",
        ),
        "destroy": (
            "Destroy a minion of {ada}'s.",
            "A minion that is destroyed counts no more. You “may” do it: you can also say no.",
        ),
        "destroy none": (
            "Destroy nothing.",
            "You lead here, and there is enough power for the base to score when you end your turn. With less it does not.",
        ),
        "breakpoint": (
            "End your turn again.",
            "When all the power at a base reaches its breakpoint, the number to the right of its power, it scores.",
        ),
        "howl scores": (
            "Play Howl: then Tar Pits scores.",
            "It has {both} of {breakpoint} power. At {breakpoint}, its breakpoint, it scores when you end your turn, and you are first.",
        ),
        "augmentation scores": (
            "Play Augmentation at Tar Pits: then it scores.",
            "It has {both} of {breakpoint} power. At {breakpoint}, its breakpoint, it scores when you end your turn, and you are first.",
        ),
        "action": (
            "Play an action.",
            "Actions do what their text says, at once. You may play one in each turn, besides a minion.",
        ),
        "attach": (
            "Put it on a minion of yours.",
            "This one stays on a minion and makes it stronger by two, for as long as it lies there.",
        ),
        "second base": (
            "Play Pirate King here, where he can wait.",
            "His text begins with Special: when another base is about to score, he may go there.",
        ),
        "places": (
            "End your turn: it is {ada}'s move.",
            "The numbers on a base are victory points (VP): for the first, the second and the third there.",
        ),
        "special": (
            "Use Pirate King, your special.",
            "A special works at the moment that its text names, even in {ada}'s turn. Without him it is your {mine} against {theirs}.",
        ),
        "special waits": (
            "Let Pirate King wait.",
            "A special works when its text says so: he may go where a base scores. Here, with {mine} against {theirs}, he changes nothing.",
        ),
        "points": (
            "Play a strong minion at Evans City Cemetery.",
            "You have {points} points, and {goal} win. This new base gives five to whoever has the most power when it scores.",
        ),
        "farewell": (
            "You know nearly enough: get fifteen points.",
            "What you can use now shines yellow. “Ongoing” holds while a card is in play. All else is said when it comes up.",
        ),
    }
