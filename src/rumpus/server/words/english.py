"""The words, in English. What is put into them stands in braces."""

from __future__ import annotations

WORDS = {
    # -- at the table ----------------------------------------------------------------------------------
    "bot plays seat": "A bot plays this seat now.",
    "can answer": "You can answer that now.",
    "does not agree": "{name} does not agree.",
    "gave up seat": "You have given up this seat.",
    "game is not over": "The game is not over.",
    "game is over": "The game is over.",
    "no message": "This is no message: {error}",
    "nobody asks": "Nobody asks for that any more.",
    "nothing to undo": "You have answered nothing yet.",
    "open hands": "Spectators of this table do not see the hands.",
    "sees hands": "Who sees all hands cannot talk to the table.",
    "slower": "Slower, please.",
    "somebody to come": "Somebody is still to come.",
    "table has changed": "The table has changed since.",
    "too large": "This message is too large.",
    "watching": "You watch; only players can do that.",
    "wrong page": "This page may not speak to this server.",
    # -- over HTTP -------------------------------------------------------------------------------------
    "no address": "no such address; /api/openapi.json lists them",
    "no client": "the web client has not been built: make client",
    "no game": "family: no game is called {family!r} here; there are {games}",
    "no number": "{name}: a number",
    "no seat": "this is no seat at this table",
    "no table": "no such table",
    "old rules": "this table can no longer be played: {error}",
    "only forked when over": "a game can be forked when it is over",
    "opened too many": "you have opened {most} tables in the last hour: wait a little, or use one of them",
    "record is hidden": "the record of a game tells what is hidden; it is given out when the game is over",
    "request too large": "too large: a request may have {most} bytes",
    "seat is hidden": "what this seat sees is hidden until the game is over",
    "seat not free": "this seat is not free",
    "which seat": "seat: from -1 (a spectator) to {last}",
    # -- a new table -----------------------------------------------------------------------------------
    "fork at": "at: from 0 to {last}, before the end of the game",
    "fork bot": "bot: no bot is called {bot!r}; there are {bots}",
    "fork seat": "seat: from 0 to {last}",
    "new bot": "seats[{place}].bot: no bot is called {bot!r}; there are {bots}",
    "new delay": "hands_delay: from 1 to {most}, in seconds",
    "new seconds": "seconds: from 0 (no clock) to {most}",
    "new window seconds": "window_seconds: from 0 (as for any answer) to {most}",
    "new seed": "seed: from 0 to {last}",
    # -- bots ------------------------------------------------------------------------------------------
    "bot random": "Random",
    "bot random text": "Plays whatever is allowed. Good for learning the cards.",
    "bot greedy": "Greedy",
    "bot greedy text": "Takes what looks best at once, and does not look ahead.",
    # -- a report --------------------------------------------------------------------------------------
    "report title": "A question of turn {turn}",
    "report asked": "Asked: {words}",
    "report log": "What happened last:",
    # -- starting and stopping -------------------------------------------------------------------------
    "newer database": "{path}: these tables were kept by a newer version of Rumpus",
    "no database": "{path}: tables cannot be kept there: {error}",
    "other database": "{path}: this is the database of something else",
    "serving": "Rumpus is at {address}",
}
