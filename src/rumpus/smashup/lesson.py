"""The first game of Smash Up: easy mixes of the base set, and a base that is won by a special at the last moment."""

from __future__ import annotations

from rumpus.family.lessons import Cue, Lesson, Pointer, Step

FACTIONS = [["dinosaurs", "pirates"], ["robots", "zombies"]]
END = Pointer(role="end")

LESSON = Lesson(
    setup={"factions": FACTIONS, "first": 0},
    seed=21582,
    rivals=("Ada",),
    bot="easy",
    steps=(
        Step("minion", Cue("play", Pointer("play", "saucy_wench", "tar_pits"), turn=1)),
        Step("end turn", Cue("play", END, turn=1)),
        Step("ability", Cue("play", Pointer("play", "saucy_wench", "tar_pits"), turn=3)),
        Step("destroy", Cue("destroy", Pointer(card="zapbot"), source="saucy_wench", turn=3)),
        Step("breakpoint", Cue("play", END, turn=3)),
        Step("action", Cue("play", Pointer("play", "upgrade"), turn=5)),
        Step("attach", Cue("play on", Pointer(card="saucy_wench"), source="upgrade", turn=5)),
        Step("second base", Cue("play", Pointer("play", "pirate_king", "the_mothership"), turn=5)),
        Step("places", Cue("play", END, turn=5)),
        Step("special", Cue("before scoring", Pointer("use", "pirate_king"), turn=6)),
        Step("points", Cue("play", Pointer("play", "king_rex"), turn=7)),
        Step("farewell", prompt="play"),
    ),
    script=(
        Cue("play", Pointer("play", "zapbot", "tar_pits"), turn=2),
        Cue("play", Pointer("play", "walker", "tar_pits"), turn=2),
        Cue("discard", Pointer(role="decline"), source="walker", turn=2),
        Cue("play", Pointer("play", "warbot", "tar_pits"), turn=4),
        Cue("play", Pointer("play", "warbot", "tar_pits"), turn=6),
        Cue("play", END),
    ),
    scripted=6,
)
