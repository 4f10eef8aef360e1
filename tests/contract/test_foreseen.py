"""What is foreseen comes true, in random games of both families."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family.foresight import foresee
from rumpus.match import Match
from rumpus.munchkin.foresight import MunchkinSigns
from rumpus.smashup.foresight import SmashUpSigns
from tests.contract import munchkin, smashup
from tests.contract.checks import Family, OtherWorld, Violation, promise, random_answer
from tests.contract.foreseen import check_foreseen

CONTRACTS: dict[str, tuple[Family[Any], list[dict[str, Any]]]] = {
    "smashup": (smashup.FAMILY, smashup.setups()[::4]),
    "munchkin": (munchkin.FAMILY, munchkin.setups()),
}
GAMES = [(name, number) for name, (_, setups) in CONTRACTS.items() for number in range(len(setups))]
MOST = 500  # answers of a game
WORLDS = 6


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_what_is_said_to_come_to_nothing_does(name: str, number: int) -> None:
    family, setups = CONTRACTS[name]
    game, rng = family.rules.start(setups[number], number), Random(number)
    while game.decision is not None and game.answered < MOST:
        check_foreseen(game, rng)
        game.answer(*random_answer(game.decision, rng))


@pytest.mark.parametrize(("name", "number"), GAMES[::3])
def test_the_same_is_said_in_worlds_that_a_seat_cannot_tell_apart(name: str, number: int) -> None:
    family, setups = CONTRACTS[name]
    signs = FAMILIES[name].signs
    assert signs is not None
    rng = Random(number)
    match: Match[Any] = Match(family.rules, setups[number], number)
    if name == "smashup":
        smashup.play_up_to_the_first_turn(match, rng)
    players = setups[number]["players"]
    worlds = [OtherWorld(family, match, seat % players, rng) for seat in range(WORLDS)]
    while worlds and match.game.answered < MOST and (decision := match.game.decision) is not None:
        worlds = [world for world in worlds if not world.is_told_apart(match)]
        for world in worlds:
            said = [foresee(game, world.viewer, signs) for game in (match.game, world.game)]
            promise(f"P{world.viewer} foresees the same", *said)
        seat, option = random_answer(decision, rng)
        key = decision.keys(seat)[option]
        match.answer(seat, option)
        worlds = [world for world in worlds if world.offers(seat, key)]
        for world in worlds:
            world.game.say(seat, key)


@pytest.mark.parametrize(("name", "signs"), [("smashup", SmashUpSigns), ("munchkin", MunchkinSigns)])
def test_a_wrong_word_would_be_found(name: str, signs: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everything were said to come to nothing, some of it would not."""
    monkeypatch.setattr(signs, "is_untouched", lambda *_: True)
    with pytest.raises(Violation, match="nothing comes of it"):
        test_what_is_said_to_come_to_nothing_does(name, 0)
