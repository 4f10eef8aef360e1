"""The terminal in English."""

from __future__ import annotations

from rumpus.family.words import English as SharedEnglish


class English(SharedEnglish):
    WELCOME = "\nGame {seed}, you against {others}. {hint}\n"
    HINT = "Answer with a number or in words; Enter shows the question again, `help` the rest."
    SEAT_OF_BOT = "{name} ({bot})"
    WATCHED = "Game {seed}: {seats}"
    NEXT_TURN = "Enter: next turn, q: stop > "
    HEADLINE = "--- {text} ---"
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
    NO_SCENARIOS = "There is no scenario file in {folders}."
    NOT_SAVED = "The game could not be saved: {error}"
    SAVED = "Saved. Later: {command}"
    PUZZLE = "{title} ({level})"
    PUZZLE_LEVELS = {1: "easy", 2: "fair", 3: "tricky"}
    PUZZLE_KINDS = {"win": "Win this turn", "save": "Save what is yours", "stop": "Stop somebody else"}
    PUZZLE_LINE = "{id}  {title} ({level})"
    PUZZLE_HINT = "Take back as much as you like: `back`, or `again` to start over. `nudge` and `solution` help."
    PUZZLE_SOLVED = "Solved!"
    PUZZLE_MISSED = "Not yet. Enter starts over, `back` takes back your last answer, `quit` leaves."
    PUZZLE_NUDGE = "Look at {card}."
    PUZZLE_AGAIN = "From the beginning."
    PUZZLE_PROVEN = "ok      {id}: {title}"
    PUZZLE_WRONG = "WRONG   {id}: {fault}"
    GAMES = "games"
    MATCH = (
        "With {players} players {first} wins {rate:.1%} ± {margin:.1%} against {other} ({games} games, {chance:.0%} by chance; "
        "{usual:.1f} ms an answer, {longest:.0f} at most)"
    )
    TOO_FEW_ROUNDS = "{first} against {other}: too few rounds have been played to say anything"
    PUZZLE_FOUND = "found   {id}: {title}"
    PUZZLE_NOT_FOUND = "missed  {id}: {title}"
    PUZZLES_FOUND = "{bot} finds {found} of {count} puzzles ({share:.0%})"
    PUZZLES_ABOUT_WINNING = "of those about who wins the game, {found} of {count} ({share:.0%})"
    NO_DECKS = "{path}: no game has deck files for this"
    COMPLAINT = "rumpus: {words}"
    COMPLAINT_AT = "rumpus: {place}: {words}"
    NUMBERS = {True: "a whole number", False: "a number"}
    NUMBER_WANTED = {  # whether there is a least, and a most
        (False, False): "{kind}",
        (True, False): "{kind} from {least} on",
        (True, True): "{kind} from {least} to {most}",
    }
    NOT_WANTED = "this must be {wanted}, not {said!r}"
    # -- looking after the tables ------------------------------------------------------------------------
    ADMIN_COLUMNS = {
        "table": "Table",
        "game": "Game",
        "stage": "Stage",
        "seats": "Seats",
        "answers": "Answers",
        "opened": "Opened",
        "touched": "Touched",
    }
    ADMIN_STAGES = {
        "waiting": "waiting",
        "playing": "playing",
        "over": "over",
        "closed": "closed",
        "unreadable": "cannot be read",
    }
    ADMIN_FACTS = ADMIN_COLUMNS | {
        "rules": "Version of the rules",
        "setup": "Setup",
        "points": "Points",
        "chat": "Lines of chat",
    }
    ADMIN_BACKED_UP = "Tables in {path}: {count}."
    ADMIN_WOULD_DELETE = "Tables that would be deleted: {count}."
    ADMIN_CLOSED = "Tables closed: {count}."
    ADMIN_DELETED = "Tables deleted: {count}."
    ADMIN_RESTORED = "{path} is the copy now."
    ADMIN_MOVED = "Tables now in {path}: {count}."
    ADMIN_ASIDE = "What was there is in {path}."
    ADMIN_STORE_DOWN = "{path}: {error}"
    MISTAKES = {
        "no table": "there is no table called {table!r}; `rumpus admin list` shows all of them",
        "no bot named": "say which bot plays: `rumpus match strong`, or `rumpus match --outside COMMAND`",
        "no deck named": "say which deck file is to be checked: `rumpus cards check FILE`",
        "no program named": "`--outside` needs the command that starts your program",
        "no puzzle": "there is no puzzle called {puzzle!r}; `rumpus puzzle list` shows all of them",
        "no such entrant": "there is no bot called {typed!r}, only {bots}; as somebody: `fair:nell`, or any of {characters}",
        "no such bot": "there is no bot called {typed!r}, only {bots}",
        "not UTF-8": "this is not a text in UTF-8",
        "only bots played": "only bots played this game; `rumpus replay {file} --play-on` takes a seat",
        "program does not answer": "{command}: no answer within {seconds:.0f} seconds",
        "program does not start": "{command}: {error}",
        "program has ended": "{command}: the program has ended",
        "program says no message": "{command}: this is not an answer ({error}): {said}",
        "program says nothing": "{command}: it said nothing, though the game waits for it",
        "program says what is not offered": "{command}: {key!r} is not one of the choices",
        "seat among players": "there is no seat {seat} among {players} players",
        "seat to take": "there is no seat {seat}: they are counted from 1",
        "seat to watch": "there is no seat {seat}: {players} played, and 0 is a spectator",
        "not over": "the game is not over: only finished games are reviewed",
        "no review": "games of {game!r} are not reviewed",
        "seat to review": "there is no seat {seat}: {players} played",
        "too few bots": "{needed} bots are needed, or one kind for all of them; you named {named}",
    }
    # -- a review --------------------------------------------------------------------------------------
    REVIEWING = "Looking back"
    CHANCES_TITLE = "Chance of winning, turn by turn"
    CHANCES_LINE = "{name}  {curve}  {start} % to {end} %"
    SLIPS_TITLE = "The costliest slips of {name}"
    SLIP = "turn {turn}, -{cost} %: {said}"
    SLIP_BETTER = "Better: {better}. {why}"
    SLIP_AGAIN = "rumpus replay {file} --to {at} --seat {seat} --play-on"
    NO_SLIPS = "{name} gave no answer that cost more than {least} %."
    SILENCE = "Say nothing"
    SHARES_TITLE = "Luck and play, in percent (give or take {error})"
    SHARES_HEAD = ("start", "luck", "own play", "others' play", "end")
    # -- the command line ------------------------------------------------------------------------------
    USAGE = "usage: "
    DESCRIPTION = "A table for {games} in the terminal."
    COMMANDS_TITLE = "commands"
    ARGUMENTS_TITLE = "arguments"
    OPTIONS_TITLE = "options"
    METAVARS = {
        "address": "ADDRESS",
        "days": "DAYS",
        "command": "COMMAND",
        "command line": "COMMAND",
        "file": "FILE",
        "kind": "KIND",
        "name": "NAME",
        "number": "N",
        "seconds": "SECONDS",
    }
    HELP = {  # of commands and their options
        "admin": "look after the tables of a server",
        "admin backup": "copy all tables to a file, also while a server uses them",
        "admin close": "close tables: nobody comes in any more",
        "admin delete": "delete tables for good",
        "admin export": "write a game down, as for `rumpus replay`",
        "admin list": "all tables",
        "admin move": "take all tables to another file or database",
        "admin prune": "delete finished tables that nobody has touched for some days",
        "admin restore": "put a copy in the place of all tables",
        "admin show": "one table",
        "again": "forget what was played before: the bot has changed",
        "allow-host": "answer to this name, too; may be repeated",
        "alone": "only this machine can reach it; remembered",
        "bot at puzzles": "with `check`: whether this bot finds them",
        "bots": "{bots}; one kind for all, or one for each: a,b",
        "bots to play on with": "with --play-on: which bot plays the other seats",
        "bots to match": "the bot in question, and whom it plays (default: {usual}); {bots}, or as somebody: `fair:nell`",
        "cards": "look up cards: numbers, texts, rulings; or check a deck file",
        "database": "an SQLite file, or postgresql://user@host/name (default: {usual})",
        "days": "how many days ago",
        "deck": "play with the cards of this deck file; may be repeated",
        "delay": "wait this long after each turn instead of for Enter",
        "dry-run": "only say how many there are",
        "fast": "do not wait at all",
        "file": "a saved game",
        "first round": "the number of the first: begin where nobody has tuned the bot (default: 0)",
        "folder": "where games are kept: begun again, it goes on where it was (default: {usual})",
        "file to backup": "where the copy goes",
        "file to restore": "the copy",
        "file to write": "where to (default: it is printed)",
        "files": "scenario files, or folders of them",
        "friends": "friends in your network may come; remembered (default: you are asked once)",
        "game": "default: {usual}",
        "game to serve": "serve only this game; may be repeated",
        "help": "show this help and stop",
        "host": "the address to listen on (default: this machine only)",
        "json": "a list of objects, for programs",
        "json of a review": "an object, for programs",
        "no-push": "send nothing to browsers that are closed",
        "no-webhooks": "send nothing to webhooks",
        "webhook-host": "webhooks may be at this host of your own network, also by plain http; may be repeated",
        "keep-finished": "delete finished tables that nobody has touched for this many days (default: never)",
        "language": "default: {usual}",
        "log-format": "how complaints and events are written to stderr (default: text)",
        "log-only": "show only the last table",
        "match": "let one bot play another, and tell how often it wins",
        "metrics": "whoever reaches the server may read /metrics (default: only this machine)",
        "name": "what the others call you",
        "names": "the names of cards; all cards if there is none",
        "open": "open the table in a browser",
        "outside": "the bot in question is a program of yours, started like this",
        "pace": "how long bots think, in seconds (default: {usual})",
        "peer": "where other servers of the same database reach this one: its address and a port of its own",
        "people": "how many people may share an address; what comes from one is limited accordingly; 0: any number (default: {usual})",
        "play": "play against bots",
        "play-on": "take a seat and play on from there against bots",
        "puzzle": "find the play: the puzzle of the day, or any other",
        "puzzles": "the name of a puzzle; `list` shows all of them, `check` proves them (or those that follow)",
        "players": "{fewest} to {most} (default: {fewest})",
        "port": "default: {usual}",
        "processes": "how many games are played at a time (default: one for each core)",
        "processes to serve": "how many servers share the address and the database, which must be PostgreSQL (default: 1)",
        "replace": "overwrite an older copy",
        "replay": "watch a saved game again, or play on from any point in it",
        "review": "how a saved game went: everybody's chances, the costliest slips, luck and play",
        "resume": "continue a saved game",
        "rounds": "how many; in each all play the same cards, the first bot once in every seat (default: {usual})",
        "save": "save the game for `rumpus replay`",
        "scenario": "check rules questions and puzzles written down as YAML",
        "seat": "your seat, counted from 1 (default: 1)",
        "seat to review": "the slips of this seat, counted from 1 (default: of all people; without any, of all bots)",
        "seat to watch": "see what this seat saw, counted from 1; 0 is a spectator",
        "seed": "the same number gives the same game",
        "serve": "serve the web table",
        "source": "where they are: an SQLite file, or postgresql://user@host/name",
        "stage": "only tables at this stage",
        "table": "the name of a table",
        "tables": "how many may be opened from one address in an hour (default: {usual}; 0: any number)",
        "target": "where they go; there must be no tables yet",
        "thinkers": "how many processes bots think in (default: one less than there are cores; 0: a thread)",
        "to": "stop after this many answers",
        "unfinished": "also those that are not over",
        "version": "show the version and stop",
        "watch": "watch bots play each other",
    }
    DESCRIPTIONS = {  # of commands that need more than a line
        "admin": "Look after stored tables. What only looks, and a backup, may be done while a server uses them; "
        "what changes them may not.",
        "admin export": "Write a game down as a record, with its seed: whoever has it sees every hand.",
        "cards": "Look up cards by their names. `rumpus cards check FILE` checks a deck file instead.",
        "serve": "Serve the web table. Tables, answers and chat are stored in the database, so a restart loses nothing. "
        "A message may be up to 16 kB, and a connection may send up to 40 of them in two seconds.",
    }
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
