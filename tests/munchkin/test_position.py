"""Positions: every game of Munchkin can be written down, and reads back as the same game."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.families import notations, scenario_of
from rumpus.family.scenarios import BadPosition, read_scenarios, run, write_scenario
from rumpus.kernel import SILENT
from rumpus.munchkin.positions.layout import lay_out
from rumpus.munchkin.positions.position import FightAt, PlayerAt, Position, RunAt, SpreadAt, TurnAt
from rumpus.munchkin.positions.scene import Scene
from rumpus.munchkin.positions.writer import position_of
from rumpus.munchkin.table.state import (
    Air,
    Before,
    Charity,
    Doubt,
    Fight,
    Foe,
    Gear,
    Hero,
    Lasting,
    News,
    Offer,
    Roll,
    Spread,
    State,
    Terms,
    Throw,
)
from rumpus.munchkin.turn import MUNCHKIN, Munchkin
from tests.contract.munchkin import random_setup

NAMES = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank", "Grace", "Heidi"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_a_game_can_be_written_down_and_read_back(seed: int) -> None:
    rng = Random(seed)
    setup = random_setup(rng)
    game = MUNCHKIN.start(setup, seed)
    names = NAMES[: setup["players"]]
    for answered in range(600):
        if game.decision is None:
            break
        if answered % 5 == seed % 5:
            [scenario] = read_scenarios(write_scenario(scenario_of(game, names, "a game")), notations(), "")
            outcome = run(scenario)
            assert outcome.is_as_expected
            original = Scene(game.clone(), names)
            assert (outcome.scene.awaited, outcome.scene.prompt) == (original.awaited, original.prompt)
            for name in names:
                assert sorted(outcome.scene.offers(name)) == sorted(original.offers(name))
            assert position_of(outcome.scene.state, names) == position_of(original.state, names)
        seat = rng.choice([*game.decision.offers])
        if rng.random() < 0.7:
            seat = rng.choice(game.decision.awaited)
        game.answer(seat, rng.randrange(len(game.decision.offers[seat])))


TOLD = {  # what a position says of each
    State: "options sets cards heroes doors treasures door_discard treasure_discard piles seed active turn phase "
    "has_met has_listened doors_opened tally spent setting_up fight air spoils bodies arrivals offers charity aside "
    "news before doubt winners let_end outsider die dice known serial",
    Hero: "level sex hand gear lasting is_new is_tom rations",
    Gear: "serial uid card owner is_used on note",
    Lasting: "what card until amount is_curse uid",
    Fight: "fighter foes stage helper terms offers asked thrown passed out calls coming is_entered sought runs hurt "
    "refused roll",
    Foe: "serial uid card by enhancers enhanced_by extra note caught twin_of",
    Throw: "uid by side amount is_doubled",
    Roll: "player serial face extra passed",
    Terms: "by to helper treasures helper_first items",
    Offer: "by to gives wants",
    Air: "uid by victim play target passed caught",
    Spread: "cards picks of fighter is_set passed fixed",
    Charity: "left to got",
    News: "what player uid amount",
    Before: "uid player is_drawn is_open start said",
    Doubt: "card by",
}
UNTOLD = {"barrier"}  # how often somebody has learned something: a scenario begins anew


@pytest.mark.parametrize("part", TOLD, ids=lambda part: part.__name__)
def test_a_position_tells_all_that_a_state_holds(part: type) -> None:
    """Whoever adds a field teaches `munchkin/positions` to write it down and to lay it out."""
    assert set(part.__annotations__) - UNTOLD == set(TOLD[part].split())


def laid_out(**told: object) -> Position:
    """A small position with these fields of its own."""
    return Position(**{"players": {"Alice": PlayerAt(), "Bob": PlayerAt()}, **told})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (laid_out(players={"Alice": PlayerAt()}), "players: number of players"),
        (laid_out(sets=["chess"]), "sets: not among"),
        (laid_out(options={"fast": True}), "options: no such option fast"),
        (laid_out(doors=["froggot"]), r"doors\[0\]: there is no card called 'froggot'"),
        (laid_out(doors=["flamethrower"]), r"doors\[0\]: flamethrower is a treasure"),
        (laid_out(doors=["polly_polyp"] * 2), r"doors\[1\]: there is only one of polly_polyp"),
        (laid_out(door_discard=["cultist"] * 7), r"door discard\[6\]: there are only 6 of cultist"),
        (laid_out(doors=["eldar"]), r"doors\[0\]: eldar is not in cthulhu"),
        (laid_out(piles={"polly_polyp": 1}), "piles.polly_polyp: polly_polyp has no pile of its own"),
        (laid_out(turn=TurnAt("Eve")), "turn.player: there is no player called 'Eve'"),
        (laid_out(fight=FightAt(["flamethrower"])), r"fight.monsters\[0\]: flamethrower is no monster"),
        (
            laid_out(fight=FightAt(["polly_polyp"], runs=[RunAt("Alice", "buggoth")])),
            r"fight.runs\[0\]: nothing in play is 'buggoth'",
        ),
        (
            laid_out(players={"Alice": PlayerAt(gear=["polly_polyp"]), "Bob": PlayerAt()}),
            r"players.Alice.gear\[0\]: polly_polyp does not lie before a player",
        ),
        (
            laid_out(players={"Alice": PlayerAt(gear=["investigator (carried)"]), "Bob": PlayerAt()}),
            r"players.Alice.gear\[0\]: investigator is not carried",
        ),
        (
            laid_out(
                players={"Alice": PlayerAt(gear=["galoshes"]), "Bob": PlayerAt()},
                fight=FightAt(["polly_polyp"], runs=[RunAt("Alice", "galoshes")]),
            ),
            r"fight.runs\[0\]: 'galoshes' is no monster in this fight",
        ),
        (laid_out(fight=FightAt(["polly_polyp"], helper="Alice")), "fight.helper: nobody helps themselves"),
        (laid_out(spoils=SpreadAt(["galoshes"], [])), "spoils.picks: say who picks each of the cards"),
    ],
)
def test_what_cannot_be_laid_out_is_said_with_its_place(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        lay_out(position)


@pytest.mark.parametrize(
    ("player", "message"),
    [
        (PlayerAt(level=11), "players.Alice.level: 10 is the highest"),
        (PlayerAt(gear=["investigator", "professor"]), "players.Alice.gear: nobody is investigator and professor"),
        (PlayerAt(gear=["cultist", "cultist", "super_munchkin"]), "nobody is cultist and cultist"),
        (PlayerAt(gear=["official_mythos"]), r"gear\[0\]: official_mythos does not lie before a player"),
        (PlayerAt(gear=["galoshes + rugose"]), r"gear\[0\]: rugose does not lie on galoshes"),
        (PlayerAt(gear=["cultist + official_mythos"]), r"gear\[0\]: official_mythos does not lie on cultist"),
    ],
)
def test_an_impossible_table_is_refused_unless_the_file_means_it(player: PlayerAt, message: str) -> None:
    position = laid_out(players={"Alice": player, "Bob": PlayerAt()})
    with pytest.raises(BadPosition, match=message):
        lay_out(position)
    position.anything_goes = True
    assert position_of(lay_out(position), ["Alice", "Bob"]).anything_goes


def test_an_enhancer_of_items_does_not_lie_on_a_monster() -> None:
    with pytest.raises(BadPosition, match=r"fight.monsters\[0\].enhancers\[0\]: galoshes does not lie on a monster"):
        lay_out(laid_out(fight=FightAt(["polly_polyp + galoshes"])))


def test_a_file_may_say_that_it_means_it() -> None:
    state = lay_out(laid_out(doors=["polly_polyp"] * 2, anything_goes=True))
    assert [state.cards[uid].id for uid in state.doors[-2:]] == ["polly_polyp"] * 2


def test_dice_are_told_and_then_left_to_chance() -> None:
    state = lay_out(laid_out(dice=[3, 6]))
    table = Munchkin(state, SILENT)
    assert [table.cast_die(), table.cast_die()] == [3, 6]
    assert state.dice == ()
    assert 1 <= table.cast_die() <= 6


def test_who_imagines_does_not_know_the_dice() -> None:
    state = lay_out(laid_out(dice=[3, 6]))
    Munchkin(state, SILENT).redeal(0, 7)
    assert state.dice == ()
