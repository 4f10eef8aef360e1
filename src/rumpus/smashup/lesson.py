"""The first game of Smash Up: easy mixes of the base set, and a base that is won by a special at the last moment."""

from __future__ import annotations

from rumpus.family import View
from rumpus.family.lessons import Cue, Lesson, Pointer, Step

FACTIONS = [["dinosaurs", "pirates"], ["robots", "zombies"]]
END = Pointer(role="end")
PUPIL = 0  # the seat of whoever learns
FOUGHT_OVER = "tar_pits"


def facts(view: View) -> dict[str, int]:
    """The power at the base that is fought over first, or that is scored, and what whoever learns has."""
    seat, scored = view["seats"][PUPIL], view.get("scoring", {}).get("base")
    bases = [base for base in view["bases"] if scored in (None, base["serial"])]
    totals = next((base["totals"] for base in bases if scored or base["card"] == FOUGHT_OVER), [0, 0])
    laid = [piece for base in view["bases"] if base["card"] == FOUGHT_OVER for piece in base["on"]]
    mine, theirs = [max(total, 0) for total in totals]  # below zero: nobody is there
    return {
        "mine": mine,
        "theirs": theirs,
        "both": mine + theirs,
        "wenches": len([each for each in laid if each["card"] == "saucy_wench" and each["controller"] == PUPIL]),
        "is open": int(any(base["card"] == FOUGHT_OVER for base in view["bases"])),
        "augmentations": seat["hand"].count("augmentation"),
        "points": seat["points"],
    }


LESSON = Lesson(
    setup={"factions": FACTIONS, "first": 0},
    seed=21582,
    rivals=("Ada",),
    bot="easy",
    steps=(
        Step("minion", Cue("play", Pointer("play", "saucy_wench", FOUGHT_OVER), turn=1)),
        Step("end turn", Cue("play", END, turn=1), rests_on={"augmentations": 1}),
        Step("ability", Cue("play", Pointer("play", "saucy_wench", FOUGHT_OVER), turn=3), rests_on={"wenches": 1}),
        Step(
            "destroy",
            Cue("destroy", Pointer(card="zapbot"), source="saucy_wench", turn=3),
            rests_on={"mine": 6, "theirs": 4},
        ),
        Step("breakpoint", Cue("play", END, turn=3), rests_on={"is open": 1}),
        Step("action", Cue("play", Pointer("play", "upgrade"), turn=5)),
        Step("attach", Cue("play on", Pointer(card="saucy_wench"), source="upgrade", turn=5), rests_on={"mine": 6}),
        Step("second base", Cue("play", Pointer("play", "pirate_king", "the_mothership"), turn=5)),
        Step("places", Cue("play", END, turn=5), rests_on={"is open": 1}),
        Step(
            "special",
            Cue("before scoring", Pointer("use", "pirate_king"), turn=6),
            rests_on={"mine": 8, "theirs": 10},
        ),
        Step("points", Cue("play", Pointer("play", "king_rex", "evans_city_cemetery"), turn=7), rests_on={"points": 4}),
        Step("farewell", prompt="play"),
    ),
    script=(
        Cue("play", Pointer("play", "zapbot", FOUGHT_OVER), turn=2),
        Cue("play", Pointer("play", "walker", FOUGHT_OVER), turn=2),
        Cue("discard", Pointer(role="decline"), source="walker", turn=2),
        Cue("play", Pointer("play", "warbot", FOUGHT_OVER), turn=4),
        Cue("play", Pointer("play", "warbot", FOUGHT_OVER), turn=6),
        Cue("play", END),
    ),
    scripted=6,
    facts=facts,
)
