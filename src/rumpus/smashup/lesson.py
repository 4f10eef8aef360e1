"""The first game of Smash Up: easy mixes of the base set, and a base that is won by a special at the last moment."""

from __future__ import annotations

from rumpus.family.lessons import Lesson, Pointer, Step

FACTIONS = [["dinosaurs", "pirates"], ["robots", "zombies"]]
TO_END = Pointer(role="end")

LESSON = Lesson(
    setup={"factions": FACTIONS, "first": 0},
    seed=21582,
    rivals=("Ada",),
    bot="random",
    steps=(
        Step("minion", "play", Pointer("play", "saucy_wench", "tar_pits"), turn=1),
        Step("end turn", "play", TO_END, turn=1),
        Step("ability", "play", Pointer("play", "saucy_wench", "tar_pits"), turn=3),
        Step("destroy", "destroy", Pointer(card="zapbot"), source="saucy_wench", turn=3),
        Step("breakpoint", "play", TO_END, turn=3),
        Step("action", "play", Pointer("play", "upgrade"), turn=5),
        Step("attach", "play on", Pointer(card="saucy_wench"), source="upgrade", turn=5),
        Step("second base", "play", Pointer("play", "pirate_king", "the_mothership"), turn=5),
        Step("places", "play", TO_END, turn=5),
        Step("special", "before scoring", Pointer("use", "pirate_king"), turn=6),
        Step("points", "play", Pointer("play", "king_rex"), turn=7),
        Step("farewell", "play"),
    ),
    script={
        1: (
            "play zapbot at tar_pits",
            "play walker at tar_pits",
            "none",
            "end turn",
            "play warbot at tar_pits",
            "end turn",
            "play warbot at tar_pits",
            "end turn",
        )
    },
)
