"""The words, in English. What is filled in is in braces."""

from __future__ import annotations

WORDS = {
    # -- at the table ----------------------------------------------------------------------------------
    "bot plays seat": "A bot is playing this seat now.",
    "can answer": "You can answer that now.",
    "does not agree": "{name} does not agree.",
    "gave up seat": "You have conceded this seat.",
    "game is not over": "The game is not over.",
    "game is over": "The game is over.",
    "no message": "Not a valid message: {error}",
    "nobody asks": "Nobody is asking for that any more.",
    "nothing to undo": "You have not answered anything yet.",
    "open hands": "Spectators of this table do not see the hands.",
    "sees hands": "Spectators who see all hands cannot talk to the table.",
    "slower": "Slow down, please.",
    "somebody to come": "Waiting for a player to sit down.",
    "table has changed": "The table has changed since then.",
    "too large": "This message is too large.",
    "watching": "You are watching; only players can do that.",
    "wrong page": "This page is not allowed to talk to this server.",
    # -- over HTTP -------------------------------------------------------------------------------------
    "as it says": "{error}",
    "no address": "no such address; /api/openapi.json lists them",
    "no client": "the web client has not been built: make client",
    "no game": "there is no game called {family!r} here, only {games}",
    "no number": "must be a number",
    "no seat": "there is no such seat at this table",
    "no table": "no such table",
    "old rules": "this table can no longer be played: {error}",
    "only forked when over": "a game can only be forked once it is over",
    "opened too many": "you have opened {most} tables in the last hour: wait a while, or use one of them",
    "record is hidden": "the record of a game reveals hidden cards, so it is only available once the game is over",
    "request too large": "too large: a request may have at most {most} bytes",
    "seat is hidden": "what this seat sees is hidden until the game is over",
    "seat not free": "this seat is not free",
    "which seat": "must be from -1 (a spectator) to {last}",
    # -- a new table -----------------------------------------------------------------------------------
    "fork at": "must be from 0 to {last}, before the end of the game",
    "fork seat": "must be from 0 to {last}",
    "no bot": "there is no bot called {bot!r}, only {bots}",
    "new delay": "must be from 1 to {most} seconds",
    "new seconds": "must be from 0 (no clock) to {most}",
    "new window seconds": "must be from 0 (as for any answer) to {most}",
    "new seed": "must be from 0 to {last}",
    # -- a report --------------------------------------------------------------------------------------
    "report title": "A question from turn {turn}",
    "report asked": "Asked: {words}",
    "report log": "What happened last:",
    "report of another game": "running games of this kind cannot be written down",
    "report too early": "there is nothing to report before the cards are dealt",
    # -- starting and stopping -------------------------------------------------------------------------
    "newer database": "{path}: these tables were saved by a newer version of Rumpus",
    "no database": "{path}: tables cannot be saved there: {error}",
    "other database": "{path}: this database belongs to another program",
    "serving": "Rumpus is at {address}",
}
