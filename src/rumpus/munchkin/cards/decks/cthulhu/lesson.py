"""The first game of Munchkin: a monster that falls to a one-shot, one that needs a helper, and a rival to annoy."""

from __future__ import annotations

from rumpus.family import View
from rumpus.family.lessons import Cue, Lesson, Pointer, Step

PUPIL, HELPER = 0, 2  # seats
ANYTHING = Pointer()
PASS = Pointer(role="pass")
DONE = Pointer(role="done")
END = Pointer(role="end")
CALL = Pointer("call")
OPEN = Pointer("open door")

# Everybody begins on level 3, so that it is over within a quarter of an hour. The rivals are dressed already.
TABLE = {
    "players": {
        "Ann": {
            "level": 3,
            "sex": "male",
            "hand": [
                "the_cruller_out_of_space", "four_dimensional", "professor",
                "tommy_gun", "sticker_ichor", "tweed_jacket", "tell_the_president",
            ],
        },
        "Okk": {
            "level": 3,
            "sex": "male",
            "gear": ["shoes_of_only_having_to_run_faster_than_you"],
            "hand": ["ruggoth", "sicker_ichor"],
        },
        "Nell": {
            "level": 3,
            "gear": ["necrognomicon", "necronookiecon"],
            "hand": ["curse_solestealer", "quicker_ichor"],
        },
        "Zed": {"level": 3, "sex": "male", "gear": ["wand_of_walloping"], "hand": ["squamous", "loaded_die"]},
    },
    "setting up": ["nobody yet", "Ann", "Zed"],  # after the last of them it is the turn of the next
    "turn": {"player": "Ann"},
    "doors": [
        "the_borrower_from_beneath", "aughost_derwraith", "mutation", "geek_ones",
        "grape_old_ones", "froggoth", "joggoth", "curse_madness_takes_its_toll",
        "in_a_million_year_sleep", "chibithulhu", "investigator", "rugose", "polly_polyp",
        "lloyd_lloigor", "campus_crusade_for_cthulhu", "monster_whacker", "mephitic", "gram_smoker", "nyukhees",
    ],
    "treasures": [
        "target_practice", "flamethrower", "wishing_ring", "necrocomicon", "mystic_scribble", "bagpipes",
        "galoshes", "cowl_of_cthulhu", "prehistoric_axe",
    ],
    "dice": [5, 1],
}  # fmt: skip


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
    setup={"table": TABLE},
    seed=9151,
    rivals=("Okk", "Nell", "Zed"),
    bot="easy",
    steps=(
        Step("gear", Cue("set up", Pointer("play", "tommy_gun", word="use"))),
        Step("class", Cue("set up", Pointer("play", "professor"))),
        Step("armor", Cue("set up", Pointer("play", "tweed_jacket", word="use"))),
        Step("ready", Cue("set up", DONE)),
        Step(
            "level",
            Cue("start", Pointer("play", "tell_the_president", player=PUPIL), turn=1),
            rests_on={"strength": 9},
        ),
        Step("door", Cue("start", OPEN, turn=1)),
        Step(
            "fight",
            Cue("fight", Pointer("play", "sticker_ichor", word="for"), turn=1),
            rests_on={"munchkins": 10, "monsters": 10},
        ),
        Step("call", Cue("fight", CALL, turn=1), rests_on={"munchkins": 14, "monsters": 10}),
        Step("treasure", Cue("rest", Pointer("play", "target_practice", player=PUPIL), turn=1)),
        Step("carry", Cue("rest", Pointer("play", "flamethrower", word="carry"), turn=1)),
        Step("end turn", Cue("rest", END, turn=1)),
        Step(
            "helper",
            Cue("fight", Pointer("ask", player=HELPER), turn=5),
            rests_on={"munchkins": 12, "monsters": 12},
        ),
        Step("share", Cue("take treasure", Pointer(card="cowl_of_cthulhu"), turn=5)),
        Step(
            "meddle",
            Cue("call", Pointer("play", "four_dimensional"), turn=7),
            rests_on={"munchkins": 8, "monsters": 1},
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
