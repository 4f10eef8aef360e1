"""The first game of Smash Up: easy mixes of the base set, and a base that is won by a special at the last moment."""

from __future__ import annotations

from typing import Any

from rumpus.family import View
from rumpus.family.lessons import Cue, Lesson, Pointer, Step
from rumpus.smashup.winning import GOAL

END = Pointer(role="end")
SPENT = {"minions left": 0}
PUPIL = 0  # the seat of whoever learns
FOUGHT_OVER, QUIET, NEXT = "tar_pits", "the_mothership", "evans_city_cemetery"
WEAK = ("zapbot", "walker", "tenacious_z")
MINIONS = ("saucy_wench", "king_rex", "buccaneer", "armor_stego", "war_raptor", "laseratops", "pirate_king")
ACTIONS = ("upgrade", "howl", "augmentation", "swashbuckling")
KING = 5  # his power
AUGMENTATION = 4  # what it adds to one minion

# Both begin with points, so that it is over within a quarter of an hour. The decks are short, and nothing in them is
# hard to read or changes a breakpoint.
TABLE = {
    "players": {
        "Ann": {
            "factions": ["dinosaurs", "pirates"],
            "vp": 6,
            "hand": ["saucy_wench", "buccaneer", "king_rex", "armor_stego", "augmentation"],
            "deck": [
                "saucy_wench", "howl", "upgrade", "pirate_king", "buccaneer", "war_raptor", "armor_stego", "cannon",
                "laseratops", "war_raptor", "dinghy", "armor_stego", "saucy_wench", "swashbuckling", "war_raptor",
                "shanghai", "laseratops", "augmentation", "war_raptor", "broadside", "howl",
            ],
        },
        "Ada": {
            "factions": ["robots", "zombies"],
            "vp": 6,
            "hand": ["zapbot", "walker", "warbot", "grave_robbing", "tenacious_z"],
            "deck": [
                "warbot", "hoverbot", "walker", "microbot_guard", "grave_digger", "zapbot", "walker", "hoverbot",
                "tech_center", "tenacious_z", "grave_digger", "zapbot", "microbot_fixer", "outbreak", "nukebot",
                "walker", "hoverbot", "they_keep_coming", "tenacious_z", "zombie_lord", "zapbot",
            ],
        },
    },
    "bases": [FOUGHT_OVER, "jungle_oasis", QUIET],
    "base deck": [NEXT, "the_grey_opal", "tortuga", "the_central_brain", "school_of_wizardry", "mushroom_kingdom"],
    "turn": {"player": "Ann"},
}  # fmt: skip


def facts(view: View) -> dict[str, int]:
    """The power at the base that is fought over first, or that is scored, and what whoever learns has."""
    seat, scored = view["seats"][PUPIL], view.get("scoring", {}).get("base")
    bases = [base for base in view["bases"] if scored in (None, base["serial"])]
    totals = next((base["totals"] for base in bases if scored or base["card"] == FOUGHT_OVER), [0, 0])
    laid = [piece for base in view["bases"] if base["card"] == FOUGHT_OVER for piece in base["on"]]
    own = len([each for each in laid if each["controller"] == PUPIL])
    playable = seat["hand"] if view["actions left"] else []
    by_howl = "howl" in playable and is_won_with(own, view)
    by_augmentation = "augmentation" in playable and own > 0 and is_won_with(AUGMENTATION, view)
    mine, theirs = [max(total, 0) for total in totals]  # below zero: nobody is there
    return {
        "mine": mine,
        "theirs": theirs,
        "both": mine + theirs,
        "breakpoint": next((base["breakpoint"] for base in bases if scored or base["card"] == FOUGHT_OVER), 0),
        "wenches": len([each for each in laid if is_wench(each)]),
        "has weak": int(any(each["card"] in WEAK for each in laid)),
        "loses base": int(any(is_lost_by_destroying(base) for base in view["bases"])),
        "is open": int(any(base["card"] == FOUGHT_OVER for base in view["bases"])),
        "howl scores": int(by_howl),
        "augmentation scores": int(by_augmentation and not by_howl),
        "king decides": int(mine <= theirs <= mine + KING),
        "minions left": view["minions left"],
        "augmentations": seat["hand"].count("augmentation"),
        "points": seat["points"],
        "goal": GOAL,
    }


def is_wench(piece: dict[str, Any]) -> bool:
    return (piece["card"], piece["controller"]) == ("saucy_wench", PUPIL)


def is_lost_by_destroying(base: dict[str, Any]) -> bool:
    """Whoever learns leads at a base that scores, unless a weak minion is destroyed by a wench there."""
    mine, theirs = base["totals"]
    spare = base["power"] - base["breakpoint"]
    weakest = min([each["power"] for each in base["on"] if each["card"] in WEAK], default=0)
    return bool(mine > theirs and 0 <= spare < weakest and any(map(is_wench, base["on"])))


def is_won_with(bonus: int, view: View) -> bool:
    """So much more power there would make the base that is fought over score, for whoever learns."""
    base = next((each for each in view["bases"] if each["card"] == FOUGHT_OVER), None)
    return base is not None and 0 < base["missing"] <= bonus and base["totals"][0] + bonus > base["totals"][1]


def played(*cards: str, at: str = "", since: int) -> tuple[Cue, ...]:
    return tuple([Cue("play", Pointer("play", card, at), since=since) for card in cards])


def ending(since: int) -> tuple[Cue, ...]:
    """There is nothing left but to end the turn."""
    return (Cue("play", END, since=since, needs=SPENT),)


LESSON = Lesson(
    setup={"table": TABLE},
    seed=21582,
    then={"sets": ["base"]},
    rivals=("Ada",),
    bot="easy",
    steps=(
        Step("minion", played("saucy_wench", at=FOUGHT_OVER, since=1)),
        Step("end turn", ending(1), rests_on={"augmentations": 1}),
        Step(
            "ability",
            (
                Cue("play", Pointer("play", "saucy_wench", FOUGHT_OVER), since=3, needs={"has weak": 1}),
                *played("saucy_wench", since=3),
            ),
            rests_on={"wenches": 1},
        ),
        Step(
            "destroy",
            (
                *[Cue("destroy", Pointer(card=card), "saucy_wench", needs={"loses base": 0}) for card in WEAK],
                Cue("destroy", Pointer(role="decline"), "saucy_wench", needs={"loses base": 1}, words="destroy none"),
            ),
            rests_on={"mine": 6, "theirs": 4},
        ),
        Step(
            "breakpoint",
            (
                Cue("play", END, since=3, needs={**SPENT, "howl scores": 0, "augmentation scores": 0}),
                Cue("play", Pointer("play", "howl"), since=3, needs={**SPENT, "howl scores": 1}, words="howl scores"),
                Cue(
                    "play",
                    Pointer("play", "augmentation"),
                    since=3,
                    needs={**SPENT, "augmentation scores": 1},
                    words="augmentation scores",
                ),
            ),
            rests_on={"is open": 1},
        ),
        Step("action", played(*ACTIONS, since=5)),
        Step(
            "attach", tuple([Cue("play on", Pointer(card=card), "upgrade") for card in MINIONS]), rests_on={"mine": 6}
        ),
        Step(
            "second base",
            played("pirate_king", at=QUIET, since=5) + played("pirate_king", at="jungle_oasis", since=5),
        ),
        Step("places", ending(5), rests_on={"is open": 1}),
        Step(
            "special",
            (
                Cue("before scoring", Pointer("use", "pirate_king"), needs={"king decides": 1}),
                Cue("before scoring", Pointer(role="pass"), needs={"king decides": 0}, words="special waits"),
            ),
            rests_on={"mine": 8, "theirs": 10},
        ),
        Step("points", played("king_rex", *MINIONS, at=NEXT, since=3), rests_on={"points": 10}),
        Step("farewell", prompt="play", since=13, rests_on={"left": 0}),
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
