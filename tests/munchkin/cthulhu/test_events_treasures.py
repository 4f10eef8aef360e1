"""The events among the treasures: Solar Eclipse and Unspeakable Riches."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import solar_eclipse, unspeakable_riches
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, brass_knucks, necrocomicon, necrotelecom
from rumpus.munchkin.cards.decks.cthulhu.monsters import the_cruller_out_of_space, the_dunwich_snorer
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from rumpus.munchkin.turn import MUNCHKIN
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, given

# -- Solar Eclipse ---------------------------------------------------------------------------------------------


def won_together(*treasures: Card, promised: str = "0") -> Given:
    """Alice and Bob are about to share these; this many were promised to Bob. Carol holds the card."""
    table = given(
        doors=[the_cruller_out_of_space],
        treasures=treasures,
        hands={"Carol": [solar_eclipse, rugose]},
        levels={"Alice": 7, "Bob": 5},
        rest=False,
    )
    table.opens_door()
    if len(treasures) > 2:
        table.plays("Carol", rugose, the_cruller_out_of_space)
    table.picks("Alice", "ask Bob", promised)
    if table.prompt == "first pick":
        table.answer("Alice", "helper")
    table.picks("Bob", "accept")
    table.picks("Alice", "call")
    while table.prompt == "call":
        table.answer(table.awaited[0], "pass")
    return table


def puts_nothing_down(table: Given) -> None:
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")


def test_solar_eclipse_deals_the_treasures_evenly_and_unseen_whatever_was_agreed() -> None:
    for promised in ("0", "2"):
        table = won_together(bowling_pin, brass_knucks, promised=promised)
        assert (table.prompt, table.awaited) == ("spoils", ["Carol"])
        table.plays("Carol", solar_eclipse)
        puts_nothing_down(table)
        assert len(table.hand("Alice")) == len(table.hand("Bob")) == 1
        assert sorted(table.hand("Alice") + table.hand("Bob")) == ["bowling_pin", "brass_knucks"]
        assert [told for told in table.told("Carol") if told.startswith("deal")] == [
            "deal P0 treasure",
            "deal P1 treasure",
        ]
        assert "solar_eclipse" in table.discards()


def test_solar_eclipse_leaves_the_odd_one_to_whose_turn_it_is() -> None:
    table = won_together(bowling_pin, brass_knucks, necrotelecom, promised="3")
    table.plays("Carol", solar_eclipse)
    puts_nothing_down(table)
    assert (len(table.hand("Alice")), len(table.hand("Bob"))) == (2, 1)


def test_solar_eclipse_depends_on_chance() -> None:
    found = set()
    for faces in ((1,), (2,), (3,), (4,), (5,), (6,), (1, 1), (1, 2), (1, 3)):
        table = given(
            doors=[the_cruller_out_of_space],
            treasures=[bowling_pin, brass_knucks],
            hands={"Carol": [solar_eclipse]},
            levels={"Alice": 7},
            rest=False,
        )
        table.next_roll(*faces)
        table.opens_door()
        table.is_helped("Bob")
        table.answer("Alice", "call")
        while table.prompt == "call":
            table.answer(table.awaited[0], "pass")
        table.plays("Carol", solar_eclipse)
        puts_nothing_down(table)
        found.add(tuple(table.hand("Alice")))
    assert found == {("bowling_pin",), ("brass_knucks",)}


def test_solar_eclipse_may_be_let_be() -> None:
    table = won_together(bowling_pin, brass_knucks, promised="1")
    table.answer("Carol", "pass")
    assert (table.prompt, table.awaited) == ("take treasure", ["Bob"])
    table.answer("Bob", "brass_knucks")
    puts_nothing_down(table)
    assert (table.hand("Alice"), table.hand("Bob")) == (["bowling_pin"], ["brass_knucks"])


def test_solar_eclipse_is_of_no_use_when_one_has_won_alone_or_any_other_time() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [solar_eclipse]}, levels={"Alice": 5})
    assert plays_of(table, "Bob", "solar_eclipse") == []
    table.opens_door()
    assert plays_of(table, "Bob", "solar_eclipse") == []
    table.fights_it_out()
    assert table.prompt == "rest"
    assert plays_of(table, "Bob", "solar_eclipse") == []


# -- Unspeakable Riches ----------------------------------------------------------------------------------------


def test_unspeakable_riches_bring_three_more_unseen_if_they_came_unseen() -> None:
    table = given(
        doors=[the_dunwich_snorer],
        treasures=[unspeakable_riches, bowling_pin, brass_knucks, necrotelecom, kitchen_sink],
        levels={"Alice": 5},
    )
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["bowling_pin", "brass_knucks", "necrotelecom"]
    assert table.told("Bob").count("draw P0 treasure") == 4
    assert "unspeakable_riches" in table.discards()


def test_unspeakable_riches_bring_three_more_openly_if_they_came_openly() -> None:
    table = given(
        doors=[the_cruller_out_of_space],
        treasures=[unspeakable_riches, bowling_pin, brass_knucks, necrotelecom, kitchen_sink],
        levels={"Alice": 7},
    )
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    assert sorted(table.hand("Alice")[-4:]) == ["bowling_pin", "brass_knucks", "kitchen_sink", "necrotelecom"]
    assert [told for told in table.told("Carol") if told.startswith("draw openly")] == [
        "draw openly P0 brass_knucks",
        "draw openly P0 necrotelecom",
        "draw openly P0 kitchen_sink",
    ]


def test_unspeakable_riches_are_taken_by_a_helper_who_may_put_things_down_at_once() -> None:
    table = given(
        doors=[the_cruller_out_of_space],
        treasures=[unspeakable_riches, bowling_pin, brass_knucks, necrotelecom, kitchen_sink],
        levels={"Alice": 7},
        rest=False,
    )
    table.opens_door()
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    table.picks("Bob", "unspeakable_riches", "play brass_knucks use", "done")
    assert table.lying("Bob") == ["brass_knucks"]
    assert table.hand("Bob") == ["necrotelecom", "kitchen_sink"]
    assert table.hand("Alice") == ["bowling_pin"]


def test_unspeakable_riches_bring_what_is_left() -> None:
    table = given(
        doors=[the_dunwich_snorer], treasures=[unspeakable_riches, necrocomicon], levels={"Alice": 5}, rest=False
    )
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["necrocomicon"]
    assert table.state.treasure_discard  # they do not draw themselves


def test_unspeakable_riches_in_an_opening_hand_are_drawn_too() -> None:
    game = next(
        game
        for game in (MUNCHKIN.start({"players": 3, "first": 0}, seed) for seed in range(1000))
        if "unspeakable_riches" in [game.state.cards[uid].id for uid in game.state.treasure_discard]
    )
    assert len(game.state.heroes[0].hand) == 8 - 1 + 3
