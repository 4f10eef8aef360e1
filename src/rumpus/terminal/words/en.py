"""The terminal in English."""

from __future__ import annotations

from rumpus.family.words import English as SharedEnglish


class English(SharedEnglish):
    WELCOME = "\nGame {seed}, you against {others}. {hint}\n"
    HINT = "Answer with a number or in words; Enter shows the question again, `help` the rest."
    SEAT_OF_BOT = "{name} ({bot})"
    WATCHED = "Game {seed}: {seats}"
    NEXT_TURN = "Enter: next turn, q: stop > "
    AFTER_ANSWERS = "After {count} answers"
    NOT_WAITING = "The game is not waiting for you: Enter lets it go on."
    NO_ANSWER = "That is not one of the answers. {hint}"
    WHICH = "Which one?"
    OVER = "The game is over: {result}."
    LOOK_BACK = "`log`, `board` and `back` look back, `save FILE` keeps the game, Enter leaves."
    ONLY_COMMANDS = "The game is over; `help` lists what you can type, Enter leaves."
    NOT_SAVED_AT = "The game could not be saved at {path}."
    GO_ON = "The game is saved. Go on with: {command}"
    HOW_TO_ANSWER = "Answer with the number of an option, or with words that only one option has."
    ENTER = ("Enter", "the question again")
    CANNOT_UNDO = (
        "You cannot take that back: somebody has learned something since then, or another player has answered.",
        "`back` still goes back to your last answer: the bots do not mind.",
    )
    TAKEN_BACK = "Taken back."
    ANSWERS_GIVEN = "You have given {count} answers; `back 2` goes back two."
    BACK_AGAIN = "Back again."
    NO_SUCH_RULE = "No rule has that number or contains {typed!r}. `rules` lists them all."
    EAGER = "From now on you are asked whenever you may say something, even if the game is not waiting for you."
    NOT_EAGER = "From now on you are asked only when the game is waiting for you."
    ALSO_WAITING = "The game is also waiting for {names}."
    NOT_SAVED = "The game could not be saved: {error}"
    SAVED = "Saved. Later: {command}"
    COMMANDS = {  # what is typed, and what it does
        "help": ("help", "this list"),
        "howto": ("howto", "the game in ten lines"),
        "board": ("board", "the table again"),
        "log": ("log [NUMBER|all]", "what has happened"),
        "rules": ("rules [NUMBER|WORD]", "the rules, one of them, or those that contain a word"),
        "interject": ("interject", "be asked even when the game is not waiting for you; again to stop"),
        "undo": ("undo", "take back your last answer, if nobody has learned anything since"),
        "back": ("back [NUMBER]", "go back to an earlier answer, whatever has happened since"),
        "save": ("save [FILE]", "write the game to a file"),
        "quit": ("quit", "save and leave"),
    }


WORDS = English()
