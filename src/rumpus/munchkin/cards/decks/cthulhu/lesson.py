"""The first game of Munchkin: a monster that falls to a one-shot, one that needs a helper, and a rival to annoy."""

from __future__ import annotations

from rumpus.family import View
from rumpus.family.lessons import Cue, Lesson, Pointer, Step

PUPIL, HELPER = 0, 2  # seats
RIVALS = (1, 2, 3)
DEAD = 1  # who is killed, if all goes as it should
ICHOR, FOUR_DIMENSIONAL = 4, 10  # what these add
STRONG = 10  # enough for The Cruller Out Of Space, whatever class one has
ANYTHING = Pointer()
PASS = Pointer(role="pass")
DONE = Pointer(role="done")
END = Pointer(role="end")
CALL = Pointer("call")
OPEN = Pointer("open door")

# Everybody begins on level 4, so that it is over within a quarter of an hour. The rivals are dressed already.
TABLE = {
    "players": {
        "Ann": {
            "level": 4,
            "sex": "male",
            "hand": [
                "the_cruller_out_of_space", "four_dimensional", "professor",
                "tommy_gun", "sticker_ichor", "tweed_jacket",
            ],
        },
        "Okk": {
            "level": 4,
            "sex": "male",
            "hand": ["sicker_ichor"],
        },
        "Nell": {
            "level": 4,
            "gear": ["necrognomicon", "necronookiecon"],
            "hand": ["curse_solestealer", "quicker_ichor"],
        },
        "Zed": {"level": 4, "sex": "male", "gear": ["wand_of_walloping"], "hand": ["squamous", "loaded_die"]},
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
        "report_creatures_to_fbi", "cowl_of_cthulhu", "prehistoric_axe",
    ],
    "dice": [1, 1],
}  # fmt: skip


def facts(view: View) -> dict[str, int]:
    """How strong whoever learns and their helper are, and how the fight stands."""
    fight, strengths = view.get("fight"), [hero["strength"] for hero in view["heroes"]]
    ours, theirs = (fight["ours"]["total"], fight["theirs"]["total"]) if fight else (0, 0)
    is_own = fight is not None and fight["fighter"] == PUPIL
    is_behind = is_own and ours <= theirs
    used, hands = view["heroes"][PUPIL]["hands"]
    helpers = {f"{seat} decides": int(is_behind and ours + strengths[seat] > theirs) for seat in RIVALS}
    return {
        **helpers,
        "helper": strengths[HELPER],
        "munchkins": ours,
        "monsters": theirs,
        "is ahead": int(is_own and ours > theirs),
        "is lost": int(is_behind and not any(helpers.values())),
        "ichor decides": int(is_behind and ours + ICHOR > theirs),
        "hands free": hands - used,
        "is strong": int(strengths[PUPIL] > STRONG),
        "helper shares": int(HELPER in view.get("spoils", {}).get("picks", ())),
        "dead": view.get("body", {}).get("of", -1),
        "is upset": int(not is_own and theirs < ours <= theirs + FOUR_DIMENSIONAL),
    }


def asked(*seats: int, since: int, words: str = "") -> tuple[Cue, ...]:
    """For help that is enough."""
    return tuple(
        [
            Cue("fight", Pointer("ask", player=seat), since=since, needs={f"{seat} decides": 1}, words=words)
            for seat in seats
        ]
    )


def whenever(*pointers: Pointer) -> tuple[Cue, ...]:
    """Before the game, or in a turn of one's own."""
    return tuple([Cue(prompt, pointer) for prompt in ("set up", "start", "rest") for pointer in pointers])


LESSON = Lesson(
    setup={"table": TABLE},
    seed=9151,
    rivals=("Okk", "Nell", "Zed"),
    bot="easy",
    steps=(
        Step("gear", whenever(Pointer("play", "tommy_gun", word="use"), Pointer("put on", "tommy_gun"))),
        Step("class", whenever(Pointer("play", "professor"))),
        Step("armor", whenever(Pointer("play", "tweed_jacket", word="use"), Pointer("put on", "tweed_jacket"))),
        Step("ready", (Cue("set up", DONE),)),
        Step("door", (Cue("start", OPEN),)),
        Step(
            "fight",
            (
                Cue("fight", Pointer("play", "sticker_ichor", word="for"), needs={"ichor decides": 1}),
                Cue("fight", CALL, needs={"is ahead": 1}, words="fight won"),
                *asked(HELPER, since=1, words="fight with"),
                Cue("fight", CALL, needs={"is lost": 1}, words="fight lost"),
            ),
            rests_on={"munchkins": 10, "monsters": 10},
        ),
        Step("call", (Cue("fight", CALL, needs={"is ahead": 1}),), rests_on={"munchkins": 14, "monsters": 10}),
        Step("run", (Cue("flight", Pointer("run")),), by_chance=True),
        Step("treasure", (Cue("rest", Pointer("play", "target_practice", player=PUPIL)),)),
        Step("carry", (Cue("rest", Pointer("play", "flamethrower", word="carry"), needs={"hands free": 0}),)),
        Step("end turn", (Cue("rest", END),)),
        Step("helper", asked(HELPER, 3, 1, since=2), rests_on={"munchkins": 12, "monsters": 12}),
        Step(
            "share",
            (Cue("take treasure", Pointer(card="cowl_of_cthulhu")), Cue("take treasure", ANYTHING)),
            rests_on={"helper shares": 1},
        ),
        Step("death", (Cue("loot", Pointer(card="sicker_ichor")), Cue("loot", ANYTHING)), rests_on={"dead": DEAD}),
        Step(
            "meddle",
            (Cue("call", Pointer("play", "four_dimensional"), since=7, needs={"is upset": 1}),),
            rests_on={"munchkins": 9, "monsters": 1},
        ),
        Step("trouble", (Cue("trouble", Pointer("play", "the_cruller_out_of_space"), needs={"is strong": 1}),)),
        Step("farewell", prompt="rest", since=13, rests_on={"left": 0}),
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
        Cue("take treasure", Pointer(card="prehistoric_axe")),
    ),
    scripted=8,
    facts=facts,
)
