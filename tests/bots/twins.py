"""`make twins`: every bot, as everybody it can be, in worlds that its seat cannot tell apart.

They differ in a card that it cannot see, or in the next die, and go on with the same answers until the seat learns what
is different; then it is another game. Whoever answers differently has peeked.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from rumpus.bots import BOTS, Bot, ask
from rumpus.bots.characters import CHARACTERS, temper_of
from rumpus.kernel import Decision
from rumpus.match import Match
from tests.bots.quick import quick_bot
from tests.contract import munchkin, smashup
from tests.contract.checks import Family, OtherWorld, random_answer

CONTRACTS: dict[str, tuple[Family[Any], list[dict[str, Any]]]] = {
    "smashup": (smashup.FAMILY, smashup.setups()),
    "munchkin": (munchkin.FAMILY, munchkin.setups()),
}
SEAT = 0
NOBODY = ""  # in particular: plays as well as it can


def twins(family: str, name: str, seed: int, most: int, character: str = NOBODY) -> int:
    """Ask a bot the same in two worlds, up to so many times in one game; returns how many questions that were. An
    assertion fails where it answers differently."""
    contract, setups = CONTRACTS[family]
    match: Match[Any] = Match(contract.rules, setups[seed * 7 % len(setups)], seed)
    rng, asked = Random(seed), 0
    world = OtherWorld(contract, match, SEAT, rng)
    while (decision := match.game.decision) is not None and asked < most and not world.is_told_apart(match):
        choice = None
        if SEAT in decision.offers:
            asked += 1
            choice, other = [
                ask(bot_as(name, asked, character), game, SEAT) for game in (match.game, world.game)
            ]  # each time somebody new, who knows nothing but this question
            assert choice == other, f"{family}, seed {seed}: {name} {character} answers {decision.prompt} differently"
        answer = (SEAT, choice) if choice is not None else common_answer(world, decision, rng)
        if answer is None:
            break
        key = decision.keys(answer[0])[answer[1]]
        match.answer(*answer)
        world.game.say(answer[0], key)
    return asked


def bot_as(name: str, seed: int, character: str) -> Bot:
    bot = quick_bot(name, seed)
    bot.temper = temper_of(character)
    return bot


def common_answer(world: OtherWorld[Any], decision: Decision, rng: Random) -> tuple[int, int] | None:
    """One that is offered in both worlds."""
    for _ in range(9):
        seat, index = random_answer(decision, rng)
        if seat != world.viewer and world.offers(seat, decision.keys(seat)[index]):
            return seat, index
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=1000, help="for each bot as each character")
    parser.add_argument("--bots", nargs="*", default=list(BOTS))
    parser.add_argument("--families", nargs="*", default=list(CONTRACTS))
    told = parser.parse_args()
    for family in told.families:
        for name in told.bots:
            for character in (NOBODY, *CHARACTERS):
                asked, seed = 0, 0
                while asked < told.questions:
                    asked += twins(family, name, seed, told.questions - asked, character)
                    seed += 1
                who = f"{name} as {character}" if character else name
                print(f"{family}: {who} answers {asked} questions of {seed} games alike in both worlds", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
