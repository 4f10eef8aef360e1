"""Scenario files of Munchkin: what they can say, what they find, what is wrong with them; and reports of tables."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.family.scenarios import (
    BadScenario,
    Mismatch,
    Scenario,
    read_scenarios,
    report_of,
    run,
    scenario_of,
    write_scenario,
)
from rumpus.munchkin.positions.notation import NOTATION
from rumpus.munchkin.turn import MUNCHKIN
from tests.contract.munchkin import random_setup

NAMES = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank", "Grace", "Heidi"]

HEAD = """
scenario: A fight
version: 1
family: munchkin
players:
  Alice: {level: 3, gear: [monster_whacker, flamethrower + official_mythos, galoshes (carried)], hand: [rugose]}
  Bob:
    sex: male
    hand: [kitchen_sink, squamous]
    lasting: [{card: curse_change_sex, what: penalty, until: combat, amount: -5}]
  Carol: {level: 5, hand: [canned_meat]}
doors: [buggoth]
treasures: [bowling_pin]
door discard: [curse_amnesia]
piles: {cultist: 2}
fight: {monsters: [polly_polyp], thrown: [{card: ichor_liquor, by: Carol, side: against}]}
"""


def read(text: str) -> Scenario:
    [scenario] = read_scenarios(text, {"munchkin": NOTATION}, "munchkin")
    return scenario


def mismatches(play: str) -> list[Mismatch]:
    """What is not as expected when this is played."""
    return run(read(HEAD + "play:\n" + play)).mismatches


def test_a_scenario_says_what_is_answered_and_what_is_expected() -> None:
    play = """
  - expect:
      level: {Alice: 3, Bob: 1}
      sex: {Bob: male}
      strength: {Carol: 5}
      hand: {Bob: [squamous, Kitchen Sink], Alice: 1}
      gear: {Alice: [flamethrower + official_mythos, monster_whacker, galoshes (carried)], Bob: 0}
      lasting: {Bob: [curse_change_sex], Alice: []}
      dead: {Alice: false}
      rations: {Alice: []}
      next doors: [buggoth]
      next treasures: [bowling_pin]
      door discard: [curse_amnesia]
      treasure discard: 0
      piles: {cultist: 2}
      fight: {fighter: Alice, helper: nobody, stage: open, monsters: [{card: polly_polyp, strength: 2, enhancers: []}],
              thrown: [ichor_liquor], levels: 1, treasures: 1, running: []}
      air: nothing
      turn: {player: Alice, number: 1, phase: trouble}
      last roll: 0
      winner: nobody
  - asked: {Alice: fight}
    offers some: {Alice: [call, ask Bob, drop monster_whacker], Bob: [play squamous polly_polyp, offer help]}
    offers none of: {Bob: [call]}
    refuses: {Alice: play galoshes, because: not in hand, rule: MU-1.6}
  - Bob: play squamous polly_polyp
  - Alice: call
  - asked: [Bob, Carol]
  - everyone: pass
  - expect: {fight: nothing, turn: {phase: rest}}
"""
    assert mismatches(play) == []


@pytest.mark.parametrize(
    ("step", "place", "expected", "found"),
    [
        ("asked: [Bob]", "asked", "Bob", "Alice: fight"),
        ("everyone: pass", "everyone", "pass", "Alice is offered: call"),
        ("expect: {level: {Alice: 4}}", "expect.level.Alice", "4", "3"),
        (
            "expect: {gear: {Alice: 2}}",
            "expect.gear.Alice",
            "so many cards: 2",
            "3: monster_whacker, flamethrower + official_mythos",
        ),
        ("expect: {gear: {Bob: [galoshes]}}", "expect.gear.Bob", "galoshes", "nothing"),
        (
            "expect: {lasting: {Bob: []}}",
            "expect.lasting.Bob",
            "nothing",
            "curse_change_sex (penalty, -5, until combat)",
        ),
        (
            "expect: {lasting: {Bob: [{card: curse_change_sex, amount: 5}]}}",
            "expect.lasting.Bob",
            "curse_change_sex (5)",
            "curse_change_sex (penalty, -5, until combat)",
        ),
        ("expect: {next doors: [polly_polyp]}", "expect.next doors", "polly_polyp", "buggoth"),
        ("expect: {fight: nothing}", "expect.fight", "nothing", "polly_polyp"),
        ("expect: {fight: {theirs: 3}}", "expect.fight.theirs", "3", "5"),
        (
            "expect: {fight: {monsters: [buggoth]}}",
            "expect.fight.monsters",
            "buggoth",
            "polly_polyp (strength 2, treasures 1)",
        ),
        ("expect: {piles: {cultist: 1}}", "expect.piles.cultist", "1", "2"),
        ("expect: {winner: [Alice, Bob]}", "expect.winner", "Alice, Bob", "nobody"),
    ],
)
def test_a_mismatch_says_where_and_what(step: str, place: str, expected: str, found: str) -> None:
    [mismatch] = mismatches(f"  - {step}")
    assert mismatch.place == f"$.play[0].{place}"
    assert mismatch.expected == expected
    assert found in mismatch.found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD.replace("level: 3", "level: high"), "line 6, $.players.Alice.level: this must be a whole number"),
        (HEAD.replace("[buggoth]", "[bugoth]"), "line 12, $.doors[0]: there is no card called 'bugoth'"),
        (HEAD.replace("by: Carol", "by: Eve"), "line 16, $.fight.thrown[0].by: there is no player called 'Eve'"),
        (HEAD + "rules: [SU-1.1]", "line 17, $.rules[0]: a rule is a number like MU-5.6"),
        (HEAD + "play: [{expect: {level: {Eve: 1}}}]", "$.play[0].expect.level: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {hand: {Bob: [x]}}}]", "$.play[0].expect.hand.Bob: there is no card called 'x'"),
        (HEAD + "play: [{expect: {gear: {Bob: [x + y]}}}]", "expect.gear.Bob: there is no card called 'x'"),
        (HEAD + "play: [{expect: {lasting: {Bob: [x]}}}]", "expect.lasting.Bob: there is no card called 'x'"),
        (HEAD + "play: [{expect: {air: x}}]", "expect.air: there is no card called 'x'"),
        (HEAD + "play: [{expect: {fight: none}}]", "expect.fight: say what it is like, or 'nothing'"),
        (HEAD + "play: [{expect: {fight: {fighter: Eve}}}]", "expect.fight.fighter: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {fight: {monsters: [x]}}}]", "expect.fight.monsters[0]: there is no card called 'x'"),
        (HEAD + "play: [{expect: {winner: Eve}}]", "expect.winner: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {turn: {player: Eve}}}]", "expect.turn.player: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {turn: {}}}]", "expect.turn: say what"),
        (HEAD + "play: [{expect: {fight: {}}}]", "expect.fight: say what"),
        (HEAD + "play: [{expect: {spoils: [x]}}]", "expect.spoils: there is no card called 'x'"),
        (HEAD + "play: [{expect: {bodies: {Eve: 1}}}]", "expect.bodies: there is nobody called 'Eve'"),
        (HEAD + "play: [{expect: {piles: {galoshes: 1}}}]", "expect.piles: galoshes has no pile of its own"),
    ],
)
def test_a_malformed_file_is_refused_with_the_line_and_the_place(text: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        read(text)
    assert message in str(refused.value)


def test_a_game_in_mid_effect_is_written_down_with_the_answers_that_led_there() -> None:
    scene = run(read(HEAD + "play: [{Alice: ask Bob}]")).scene
    assert scene.prompt == "treasures"
    written = scenario_of(NOTATION, scene.game, scene.names, "in mid-effect")
    assert [step.answer for step in written.play] == [{"Alice": "ask Bob"}]
    assert run(read(write_scenario(written))).scene.offers("Alice") == scene.offers("Alice")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_report_is_the_same_in_all_worlds_that_its_sender_cannot_tell_apart(seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rng)
    names = NAMES[: setup["players"]]
    game = MUNCHKIN.start(setup, seed)
    compared = 0
    for answered in range(500):
        if (decision := game.decision) is None:
            break
        seat = rng.choice(list(decision.offers))
        if answered % 9 == 0:
            report = write_scenario(report_of(NOTATION, game, names, seat, "a question", ""))
            assert run(read(report)).is_as_expected
            if game.is_at_rest:
                twin = game.imagine(seat, rng.randrange(1000))
                assert write_scenario(report_of(NOTATION, twin, names, seat, "a question", "")) == report
                compared += 1
        game.answer(seat, rng.randrange(len(decision.offers[seat])))
    assert compared > 5


@pytest.mark.parametrize(("holder", "is_told"), [("Alice", True), ("Bob", False)])
def test_a_report_does_not_tell_that_somebody_else_can_go_back(holder: str, is_told: bool) -> None:
    head = HEAD.partition("fight:")[0]
    text = head.replace("rugose" if holder == "Alice" else "kitchen_sink", "o_rlyeh")
    scene = run(read(text + "play: [{Alice: open door}]")).scene
    assert scene.state.before
    assert bool(report_of(NOTATION, scene.game, scene.names, 0, "", "").position.before) == is_told
