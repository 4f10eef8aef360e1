"""What a table can decide, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.munchkin.options import SetOption


class OptionWords:
    OPTION_YES = "Yes"
    OPTION_NO = "No"
    SEX_TITLES = {"female": "Woman", "male": "Man"}
    SEX_OPTION = ("Sex", "It matters to some monsters and curses.")
    TABLE_OPTIONS: dict[str, tuple[str, str]] = {  # title, meaning
        "faster": (
            "Faster play",
            "You draw a door before you open one, and looting the room draws a treasure instead of a door.",
        ),
        "shared_victory": ("Shared victory", "A player who helps somebody reach level 10 wins as well."),
    }
    OPTION_PLAYERS = "{count} players"
    SET_OPTION = ("Cards", "With several boxes, up to eight can play, and faster play is usual.")
    SET_OPTIONS: Mapping[str, tuple[str, str]] = {}  # in place of what the sets say of their own: title, meaning

    def option_title(self, option: SetOption) -> str:
        return self.SET_OPTIONS.get(option.name, (option.title,))[0]

    def option_text(self, option: SetOption) -> str:
        return self.SET_OPTIONS.get(option.name, ("", option.text))[1]
