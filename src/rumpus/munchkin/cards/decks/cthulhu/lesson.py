"""The first game of Munchkin: a monster that falls to a one-shot, one that needs a helper, and a rival to annoy."""

from __future__ import annotations

from rumpus.family import View
from rumpus.family.lessons import Cue, Lesson, Pointer, Step

PUPIL, POOREST, HELPER = 0, 1, 2  # seats
ANYTHING = Pointer()
PASS = Pointer(role="pass")
DONE = Pointer(role="done")
END = Pointer(role="end")
CALL = Pointer("call")
OPEN = Pointer("open door")


def facts(view: View) -> dict[str, int]:
    """How strong whoever learns and their helper are, and how the fight stands."""
    fight = view.get("fight")
    return {
        "strength": view["heroes"][PUPIL]["strength"],
        "helper": view["heroes"][HELPER]["strength"],
        "munchkins": fight["ours"]["total"] if fight else 0,
        "monsters": fight["theirs"]["total"] if fight else 0,
    }


LESSON = Lesson(
    setup={"sets": ["cthulhu"], "first": PUPIL},
    seed=9151,
    rivals=("Okk", "Nell", "Zed"),
    bot="easy",
    steps=(
        Step("gear", Cue("set up", Pointer("play", "tommy_gun", word="use"))),
        Step("ready", Cue("set up", DONE)),
        Step(
            "level",
            Cue("start", Pointer("play", "tell_the_president", player=PUPIL), turn=1),
            rests_on={"strength": 5},
        ),
        Step("door", Cue("start", OPEN, turn=1)),
        Step(
            "fight",
            Cue("fight", Pointer("play", "sticker_ichor", word="for"), turn=1),
            rests_on={"munchkins": 6, "monsters": 8},
        ),
        Step("call", Cue("fight", CALL, turn=1), rests_on={"munchkins": 10, "monsters": 8}),
        Step("treasure", Cue("rest", Pointer("play", "target_practice", player=PUPIL), turn=1)),
        Step("end turn", Cue("rest", END, turn=1)),
        Step("charity", Cue("charity", Pointer(card="super_munchkin", player=POOREST), turn=1)),
        Step(
            "helper",
            Cue("fight", Pointer("ask", player=HELPER), turn=5),
            rests_on={"munchkins": 8, "monsters": 8},
        ),
        Step("share", Cue("take treasure", Pointer(card="slime_proof_poncho"), turn=5)),
        Step("armor", Cue("rest", Pointer("play", "slime_proof_poncho", word="use"), turn=5)),
        Step(
            "meddle",
            Cue("call", Pointer("play", "four_dimensional"), turn=7),
            rests_on={"munchkins": 6, "monsters": 1},
        ),
        Step("trouble", Cue("trouble", Pointer("play", "the_cruller_out_of_space"), turn=9)),
        Step("farewell", prompt="rest"),
    ),
    script=(
        Cue("set up", Pointer("play", word="use")),
        Cue("set up", DONE),
        Cue("start", OPEN),
        Cue("goth", Pointer(role="decline")),
        Cue("fight", CALL),
        Cue("call", PASS),
        Cue("help", Pointer("accept")),
        Cue("flight", Pointer("run")),
        Cue("die", DONE),
        Cue("curse", PASS),
        Cue("event", PASS),
        Cue("spoils", PASS),
        Cue("arrive", DONE),
        Cue("trouble", END),
        Cue("rest", END),
        Cue("charity", ANYTHING),
    ),
    scripted=8,
    facts=facts,
)
