"""What is foreseen must come true: an answer that is said to come to nothing changes nothing in the real game, and what
is said to be protected stays as it is; what is said to do no good does none."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.families import FAMILIES
from rumpus.family.foresight import Fate, declined, foresee
from rumpus.family.options import PASS
from rumpus.kernel import SPECTATOR, Game, Option
from tests.contract.checks import promise

MOST_QUESTIONS = 20  # that follow an answer
COUNTED = ("actions left", "extras", "resolving")  # by which cards are paid for, or where they are meanwhile
ON_THE_WAY = ("hand", "used", "seat", "stage", "passed", "calls")  # how far things have come


def check_foreseen(game: Game[Any], rng: Random) -> dict[str, Fate]:
    """Of one of the seats that are asked: what is said of its answers, each of which is then given, and whatever is
    asked for it is answered at random. Returns what was said, by the text of the answer."""
    decision = game.decision
    assert decision is not None
    seat = rng.choice(list(decision.offers))
    signs = FAMILIES[game.rules.name].signs
    assert signs is not None
    found = foresee(game, seat, signs)
    for place, fate in found.items():
        option = decision.offers[seat][place]
        if fate.is_idle:
            twin = given(game, seat, place, rng)
            what = f"P{seat} answers {option} to {decision.prompt} ({decision.source}), and nothing comes of it"
            own = played(game, option)
            promise(what, facts(game, own), facts(twin, own))
        elif fate.harm:
            twin, own = given(game, seat, place, rng), played(game, option)
            is_harm = bool(signs.harm(declined(game, seat, signs) or game, twin, seat, option))
            assert is_harm or facts(game, own) == facts(twin, own), f"{option} to {decision.prompt} does P{seat} good"
        else:
            assert fate.shield, "whatever else does something is not mentioned"
    keys = decision.keys(seat)
    return {keys[place]: fate for place, fate in found.items()}


def given(game: Game[Any], seat: int, place: int, rng: Random) -> Game[Any]:
    """The game after this answer and all that belongs to it."""
    twin = game.clone()
    twin.answer(seat, place)
    signs = FAMILIES[game.rules.name].signs
    assert signs is not None
    for _ in range(MOST_QUESTIONS):
        decision = twin.decision
        if decision is None or not signs.goes_on(twin):
            break
        asked = decision.awaited[0]
        options = list(decision.offers[asked])
        twin.answer(asked, options.index(PASS) if PASS in options else rng.randrange(len(options)))
    return twin


def played(game: Game[Any], option: Option) -> list[str]:
    """The cards that are being played."""
    assert game.decision is not None
    answered = [str(option[1])] if option[0] in ("play", "use") else []
    resolving = [game.state.cards[uid].id for uid in getattr(game.state, "resolving", ())]
    return [*answered, *resolving, game.decision.source]


def facts(game: Game[Any], own: list[str]) -> dict[str, object]:
    """What everybody sees, without the cards that are being played, and without what only counts plays."""
    view: dict[str, Any] = game.view(SPECTATOR)
    return {name: plain(value, own) for name, value in view.items() if name not in COUNTED and value is not None}


def plain(value: Any, own: list[str]) -> Any:
    """Cards that are being played are in no pile, and hands may be smaller by them, and have a treasure less."""
    if isinstance(value, dict):
        left_out = {*ON_THE_WAY, "treasures"} if "hand" in value else ON_THE_WAY
        return {name: plain(each, own) for name, each in value.items() if name not in left_out}
    if isinstance(value, list):
        return [plain(each, own) for each in value if not (isinstance(each, str) and each in own)]
    return value
