"""Programs at a table: what they are told follows from what their seat may know, and what they do wrong is said."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rumpus import new_game
from rumpus.arena import Contest, NoSuchBot, entrant, outsider, play
from rumpus.bots import BOTS, ask, bystanders, chair_for
from rumpus.kernel import Game
from rumpus.outside import Asked, Guest, OutsideFailed
from rumpus.outside.asked import Question
from rumpus.outside.program import question

ANSWER = 'print(json.dumps({"type": "answer", "key": KEY}), flush=True)'


def program(folder: Path, said: str) -> str:
    """One that says this to every question."""
    loop = "for line in sys.stdin:\n told = json.loads(line)\n if told['type'] == 'question':\n  "
    (folder / "bot.py").write_text(f"import json, sys, time\n{loop}{said}\n")
    return f"{sys.executable} {folder / 'bot.py'}"


def asked_at(game: Game[Any], seat: int) -> Asked:
    """What a program in this seat is asked."""
    chair = chair_for(BOTS["fair"](1), game, seat)
    told = json.loads(msgspec.json.encode(question(chair)))
    return Asked(msgspec.convert(told, Question), seat, chair.family, told["view"], chair.position)


def questions(family: str, players: int, seed: int, most: int) -> list[tuple[Game[Any], int]]:
    """Those of a game between fair bots, also those to which nobody has to answer."""
    game = new_game(family, players=players, seed=seed)
    bots, found = [BOTS["fair"](seed * 8 + seat) for seat in range(players)], list[tuple[Game[Any], int]]()
    while (decision := game.decision) is not None and len(found) < most:
        for seat in (*bystanders(decision), *decision.awaited):
            found.append((game.clone(), seat))
            answer = ask(bots[seat], game, seat)
            if answer is not None:
                game.answer(seat, answer)
                break
    return found


@pytest.mark.parametrize(("family", "players"), [("smashup", 2), ("smashup", 4), ("munchkin", 3)])
def test_a_bot_of_ours_answers_from_outside_as_it_does_inside(family: str, players: int) -> None:
    bot, same, made = BOTS["fair"](1), 0, 0
    found = questions(family, players, 5, 240)[::6]
    for game, seat in found:
        asked = asked_at(game, seat)
        inside = ask(bot, game, seat)
        made += asked.game is not None
        same += Guest(bot)(asked) == (None if inside is None else asked.keys[inside])
    assert made >= 0.9 * len(found)
    assert same >= 0.95 * len(found)


def test_the_game_of_a_program_is_the_one_that_its_seat_knows() -> None:
    for game, seat in questions("smashup", 2, 3, 120)[::6]:
        known = asked_at(game, seat).game
        if known is None:
            continue
        mine, true = [dict(each.view(seat)) for each in (known, game)]
        assert [each["hand"] for each in mine["seats"]] == [each["hand"] for each in true["seats"]]  # type: ignore[attr-defined]
        assert known.imagine(seat, 1).view(seat) == known.view(seat)


def test_what_is_sent_is_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    for game, seat in questions("smashup", 2, 3, 80)[::8]:
        twin = game.imagine(seat, 77)
        one, two = [chair_for(BOTS["fair"](1), each, seat) for each in (game, twin)]
        assert question(one) == question(two)
        assert one.position() == two.position()


# -- what goes wrong ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (ANSWER.replace("KEY", "'dance'"), "program says what is not offered"),
        (ANSWER.replace("KEY", "None"), "program says nothing"),
        ("print('Hm.', flush=True)", "program says no message"),
        ("print('[' * 5000, flush=True)", "program says no message"),
        ("print(json.dumps({'type': 'answer', 'key': 3}), flush=True)", "program says no message"),
        ("sys.exit()", "program has ended"),
        ("time.sleep(5)", "program does not answer"),
    ],
)
def test_what_a_program_does_wrong_is_said(
    said: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rumpus.outside.program.PATIENCE", 60.0 if "sleep" not in said else 0.2)
    contest = Contest(outsider(program(tmp_path, said)), entrant("random"), "smashup", 2)
    with pytest.raises(OutsideFailed) as caught:
        play(contest, 1, 0)
    assert caught.value.reason == reason
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # it comes from another process


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "'"])
def test_a_program_that_does_not_start(command: str) -> None:
    contest = Contest(outsider(command), entrant("random"), "smashup", 2)
    with pytest.raises(OutsideFailed):
        play(contest, 1, 0)


@pytest.mark.parametrize("command", ["", " "])
def test_no_command_is_no_program(command: str) -> None:
    with pytest.raises(NoSuchBot):
        outsider(command)


def test_it_plays_game_after_game_and_hears_how_they_end(tmp_path: Path) -> None:
    told = tmp_path / "told"
    command = program(tmp_path, ANSWER.replace("KEY", "told['choices'][-1]['key']"))
    noting = f" if told['type'] == 'over':\n  open({str(told)!r}, 'a').write(str(told['outcome']) + '\\n')\n"
    (tmp_path / "bot.py").write_text((tmp_path / "bot.py").read_text() + noting)
    contest = Contest(entrant("random"), outsider(command), "smashup", 2)
    won = play(contest, 1, 0).won
    play(contest, 2, 0)  # by now it has heard of the first
    assert told.read_text().splitlines()[0] == str(1 - won)
