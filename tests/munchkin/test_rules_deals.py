"""MU-3.4, 3.12, 3.18, 3.19 and 8.8: help on terms, treasures as agreed, items for items."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hair_stands_on_end, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import in_a_million_year_sleep, rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    flamethrower,
    galoshes,
    miners_helmet,
    necrotelecom,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    geek_ones,
    gnarlythotep,
    gram_smoker,
    lloyd_lloigor,
    loggoth,
    polly_polyp,
    the_bodiless,
    the_unpronounceable_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.given import Given, given

FOUR = [brass_knucks, bowling_pin, galoshes, bug_spray]


def meeting(monster: Card = lloyd_lloigor, **more: object) -> Given:
    table = given(**{"doors": [monster], "levels": {"Alice": 5, "Bob": 5}, **more})  # type: ignore[arg-type]
    table.opens_door()
    table.declines_goths()
    return table


# -- terms -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.4")
def test_any_number_of_treasures_may_be_promised_and_items_in_play_but_not_from_hand() -> None:
    table = meeting(
        hands={"Alice": [necrotelecom]}, play={"Alice": [professor, miners_helmet, ("carry", bowling_pin), canned_meat]}
    )
    table.answer("Alice", "ask Bob")
    assert (table.prompt, table.offers("Alice")) == ("treasures", ["0", "1", "2"])
    table.answer("Alice", "2")
    assert (table.prompt, table.offers("Alice")) == ("first pick", ["fighter", "helper"])
    table.answer("Alice", "helper")
    assert (table.prompt, table.offers("Alice")) == ("pay", ["miners_helmet", "bowling_pin", "canned_meat", "done"])
    table.picks("Alice", "miners_helmet", "canned_meat", "done")
    assert "asks for help P0 P1 2 helper miners_helmet canned_meat" in table.told("Carol")
    assert table.offers("Bob") == ["accept", "refuse", "counter"]
    assert "accept" not in table.offers("Carol")


@pytest.mark.rule("MU-3.12")
def test_each_may_be_asked_three_times_and_whoever_is_asked_may_offer_as_often() -> None:
    table = meeting()
    for _ in range(3):
        table.picks("Alice", "ask Bob", "0")
        table.answer("Bob", "refuse")
    assert table.offers("Alice") == ["call", "ask Carol"], "nobody uses up what is another's"
    assert repr(table.why_not("Alice", "ask P1")) == "enough offers [MU-3.12] P1"
    for _ in range(3):
        table.picks("Bob", "offer help", "0")
        table.answer("Alice", "refuse")
    assert "offer help" not in table.offers("Bob")
    assert repr(table.why_not("Bob", "offer help")) == "enough offers [MU-3.12] P0"
    assert "offer help" in table.offers("Carol")
    for _ in range(3):
        table.picks("Alice", "ask Carol", "0")
        table.answer("Carol", "refuse")
    assert table.offers("Alice") == ["call"]


@pytest.mark.rule("MU-3.3", "MU-3.12")
def test_everybody_is_asked_at_once_and_the_first_to_accept_helps() -> None:
    table = meeting(players=("Alice", "Bob", "Carol", "Dave"), levels={"Alice": 5, "Carol": 4})
    table.picks("Alice", "ask everybody", "1", "helper")
    assert (table.prompt, table.awaited) == ("help", ["Bob", "Carol", "Dave"])
    assert "asks everybody P0 1 helper" in table.told("Dave")
    assert table.offers("Alice") == ["withdraw"]
    table.answer("Dave", "refuse")
    assert table.awaited == ["Bob", "Carol"]
    table.answer("Carol", "accept")
    assert (table.prompt, table.strengths()) == ("fight", (9, 8))
    assert not {"accept", "offer help"} & set(table.offers("Bob")), "only one may help"


@pytest.mark.rule("MU-3.12")
def test_who_has_asked_everybody_chooses_among_other_terms() -> None:
    table = meeting(players=("Alice", "Bob", "Carol", "Dave"))
    table.picks("Alice", "ask everybody", "0")
    table.picks("Bob", "counter", "2", "helper")
    assert table.awaited == ["Alice", "Carol", "Dave"]
    assert table.offers("Alice") == ["accept", "refuse", "counter", "withdraw"]
    table.picks("Carol", "counter", "1", "fighter")
    assert table.offers("Alice") == [
        "accept Bob", "refuse Bob", "counter Bob", "accept Carol", "refuse Carol", "counter Carol", "withdraw",
    ]  # fmt: skip
    table.answer("Alice", "withdraw")
    assert table.awaited == ["Alice"], "what was asked is withdrawn, and what others offer stands"
    table.picks("Alice", "counter Bob", "1", "helper")
    assert table.awaited == ["Alice", "Bob"]
    table.answer("Alice", "accept")
    fight = table.state.fight
    assert fight is not None
    assert (fight.helper, fight.offers) == (2, [])


@pytest.mark.rule("MU-3.12")
def test_everybody_is_who_can_be_asked() -> None:
    table = meeting(gram_smoker, players=("Alice", "Bob", "Carol", "Dave"), sexes={"Bob": "male"})
    table.picks("Alice", "ask everybody", "0")
    assert table.awaited == ["Carol", "Dave"], "men cannot help against Gram Smoker"
    table.answer("Carol", "refuse")
    table.answer("Dave", "refuse")
    two = meeting(players=("Alice", "Bob"))
    assert two.offers("Alice") == ["call", "ask Bob"], "one is not everybody"


@pytest.mark.rule("MU-3.3", "MU-3.12", "MU-12.1")
def test_of_everybody_who_must_help_joins_at_once() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 5, "Carol": 5})
    table.hero("Carol").lasting.append(Lasting("must help", gnarlythotep, "turn"))
    table.next_roll(1)
    table.opens_door()
    table.answer("Alice", "ask everybody")
    assert (table.prompt, table.strengths()) == ("fight", (10, 8))


@pytest.mark.rule("MU-3.3", "MU-3.12")
def test_why_help_is_not_to_be_had() -> None:
    table = meeting(gram_smoker, sexes={"Bob": "male"}, levels={"Alice": 5, "Carol": 5})
    assert repr(table.why_not("Alice", "ask P1")) == "barred [MU-3.3]"
    assert repr(table.why_not("Carol", "ask P1")) == "not your part [MU-3.3] P0"
    table.picks("Alice", "ask Carol", "0")
    assert repr(table.why_not("Alice", "ask everybody")) == "offer waiting [MU-3.12] P2"
    table.answer("Carol", "accept")
    assert repr(table.why_not("Alice", "ask P1")) == "one helper [MU-3.3]"
    assert repr(given().why_not("Alice", "ask P1")) == "no open fight [MU-3.12]"


@pytest.mark.rule("MU-3.12")
def test_an_offer_is_countered_and_the_counter_accepted() -> None:
    table = meeting(play={"Alice": [miners_helmet]}, treasures=FOUR[:2])
    table.picks("Alice", "ask Bob", "0", "done")
    table.picks("Bob", "counter", "1", "helper", "miners_helmet")
    assert (table.prompt, table.awaited) == ("help", ["Alice"])
    assert table.offers("Bob") == ["withdraw"]
    table.answer("Alice", "accept")
    table.fights_it_out()
    table.answer("Bob", "bowling_pin")
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["bowling_pin"]
    assert table.lying("Bob") == ["miners_helmet"]
    assert (table.hand("Alice"), table.lying("Alice")) == (["brass_knucks"], [])


@pytest.mark.rule("MU-3.12")
def test_whoever_has_made_three_offers_counters_no_more() -> None:
    table = meeting()
    for _ in range(3):
        table.picks("Bob", "offer help", "2", "helper")
        table.answer("Alice", "refuse")
    table.picks("Alice", "ask Bob", "0")
    assert table.offers("Bob") == ["accept", "refuse"]
    table.answer("Bob", "refuse")


@pytest.mark.rule("MU-3.12")
def test_an_offer_may_be_withdrawn_until_it_is_answered_but_help_agreed_on_stays() -> None:
    table = meeting()
    table.picks("Alice", "ask Bob", "1", "fighter")
    assert table.offers("Alice") == ["withdraw"], "no call while an offer is open"
    table.answer("Alice", "withdraw")
    assert table.offers("Bob") == ["offer help"]
    table.is_helped("Bob")
    assert not {"withdraw", "refuse", "ask Carol"} & {*table.offers("Alice"), *table.offers("Bob")}


@pytest.mark.rule("MU-3.12")
def test_an_unasked_offer_needs_the_fighters_yes() -> None:
    table = meeting()
    table.picks("Carol", "offer help", "1", "helper")
    assert table.strengths() == (5, 8)
    table.answer("Alice", "refuse")
    assert table.strengths() == (5, 8)
    table.picks("Bob", "offer help", "0")
    table.answer("Alice", "accept")
    assert table.strengths() == (10, 8)


@pytest.mark.rule("MU-3.12")
def test_help_may_be_asked_for_even_when_one_is_ahead() -> None:
    table = meeting(polly_polyp)
    assert table.strengths() == (5, 2)
    assert "ask Bob" in table.offers("Alice")


@pytest.mark.rule("MU-3.12")
def test_others_may_act_while_an_offer_lies_there() -> None:
    table = meeting(hands={"Carol": [rugose]})
    table.picks("Alice", "ask Bob", "0")
    table.plays("Carol", rugose, lloyd_lloigor)
    assert (table.prompt, table.awaited) == ("help", ["Bob"])
    table.answer("Bob", "refuse")
    assert table.strengths() == (5, 13)


@pytest.mark.rule("MU-3.12")
def test_an_offer_that_has_become_impossible_can_only_be_refused() -> None:
    table = meeting(
        polly_polyp, hands={"Carol": [wandering_monster, gram_smoker]}, sexes={"Bob": "male"}, levels={"Alice": 1}
    )
    table.picks("Alice", "ask Bob", "1", "helper")
    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.offers("Bob") == ["refuse"], "men cannot help against Gram Smoker"
    table.answer("Bob", "refuse")
    assert "ask Bob" not in table.offers("Alice")
    assert "ask Carol" in table.offers("Alice")


@pytest.mark.rule("MU-3.12")
def test_a_reward_that_nobody_may_pay_any_more_can_be_countered_with_none() -> None:
    table = meeting(polly_polyp, hands={"Carol": [wandering_monster, loggoth]})
    table.picks("Alice", "ask Bob", "1", "helper")
    table.plays("Carol", wandering_monster, loggoth)
    table.declines_goths()
    assert table.offers("Bob") == ["refuse", "counter"]
    table.answer("Bob", "counter")
    assert table.offers("Alice") == ["accept", "refuse"]
    table.answer("Alice", "accept")
    assert table.strengths() == (10, 6)


@pytest.mark.rule("MU-3.3", "MU-12.1")
def test_who_must_help_joins_without_a_word() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 5, "Bob": 5})
    table.hero("Bob").lasting.append(Lasting("must help", gnarlythotep, "turn"))
    table.next_roll(1)
    table.opens_door()
    table.answer("Alice", "ask Bob")
    assert (table.prompt, table.strengths()) == ("fight", (10, 8))


@pytest.mark.rule("MU-3.3", "MU-12.1")
def test_who_must_not_help_is_not_asked_and_who_must_not_ask_may_be_offered_help() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 5, "Carol": 5})
    table.hero("Bob").lasting.append(Lasting("no helping", geek_ones, "level"))
    table.next_roll(1)
    table.opens_door()
    assert [offer for offer in table.offers("Alice") if "ask" in offer] == ["ask Carol"]
    assert "offer help" not in table.offers("Bob")

    other = given(doors=[lloyd_lloigor], levels={"Alice": 5, "Carol": 5})
    other.hero("Alice").lasting.append(Lasting("no asking", the_unpronounceable_evil, "level"))
    other.next_roll(1)
    other.opens_door()
    assert other.offers("Alice") == ["call"]
    other.picks("Carol", "offer help", "0")
    other.answer("Alice", "accept")
    assert other.strengths() == (10, 8)


# -- what was agreed on --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.18")
@pytest.mark.parametrize(
    ("count", "first", "picks"),
    [
        ("0", "", "AAAA"),
        ("1", "fighter", "ABAA"),
        ("1", "helper", "BAAA"),
        ("2", "fighter", "ABAB"),
        ("2", "helper", "BABA"),
        ("3", "fighter", "ABBB"),
        ("3", "helper", "BABB"),
        ("4", "fighter", "BBBB"),
    ],
)
def test_treasures_are_picked_in_turn_and_the_helper_gets_as_many_as_agreed(count: str, first: str, picks: str) -> None:
    table = meeting(gnarlythotep, levels={"Alice": 8, "Bob": 9}, treasures=FOUR)
    table.picks("Alice", "ask Bob", count, *([first] if first else []))
    table.answer("Bob", "accept")
    table.fights_it_out()
    while table.prompt in ("take treasure", "arrive"):
        name = table.awaited[0]
        table.answer(name, table.offers(name)[0] if table.prompt == "take treasure" else "done")
    taken = [told.split()[1] for told in table.told() if told.startswith("takes")]
    assert "".join("A" if who == "P0" else "B" for who in taken) == picks
    assert (len(table.hand("Alice")), len(table.hand("Bob"))) == (picks.count("A"), picks.count("B"))


@pytest.mark.rule("MU-3.18")
def test_all_treasures_lie_open_before_the_first_pick() -> None:
    table = meeting(treasures=FOUR[:2])
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert table.offers("Bob") == ["bowling_pin", "brass_knucks"]
    assert "won together P0 P1 brass_knucks bowling_pin" in table.told("Carol")
    table.picks("Bob", "bowling_pin", "done")


@pytest.mark.rule("MU-3.18")
def test_if_there_are_fewer_treasures_in_the_end_the_helper_still_comes_first() -> None:
    table = meeting(the_bodiless, hands={"Carol": [in_a_million_year_sleep]}, treasures=FOUR[:1])
    table.picks("Alice", "ask Bob", "2", "fighter")
    table.answer("Bob", "accept")
    table.plays("Carol", in_a_million_year_sleep, the_bodiless)
    table.fights_it_out()
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["brass_knucks"], "one of the two that were promised"


@pytest.mark.rule("MU-3.18")
def test_promised_items_are_given_after_a_victory_only() -> None:
    table = meeting(play={"Alice": [miners_helmet]}, levels={"Alice": 1, "Bob": 1})
    table.picks("Alice", "ask Bob", "0", "miners_helmet")
    table.answer("Bob", "accept")
    assert table.lying("Alice") == ["miners_helmet"], "still hers, and it counts"
    assert table.strengths() == (4, 8)
    table.next_roll(6, 6)
    table.fights_it_out()
    table.runs("Alice", lloyd_lloigor)
    table.runs("Bob", lloyd_lloigor)
    assert (table.lying("Alice"), table.lying("Bob")) == (["miners_helmet"], [])


@pytest.mark.rule("MU-3.18")
def test_a_promised_item_that_is_gone_is_not_replaced() -> None:
    table = meeting(play={"Alice": [miners_helmet, bowling_pin]}, hands={"Carol": [curse_hair_stands_on_end]})
    table.picks("Alice", "ask Bob", "0", "miners_helmet", "bowling_pin")
    table.answer("Bob", "accept")
    table.plays("Carol", curse_hair_stands_on_end, "Alice")
    table.everyone_passes()
    table.fights_it_out()
    assert (table.lying("Alice"), table.lying("Bob")) == ([], ["bowling_pin"])


@pytest.mark.rule("MU-3.18", "MU-12.1")
def test_a_promised_weapon_that_has_become_evil_is_kept() -> None:
    table = meeting(
        play={"Alice": [flamethrower]}, hands={"Carol": [curse_weapon_becomes_evil]}, levels={"Alice": 8, "Bob": 6}
    )
    table.picks("Alice", "ask Bob", "0", "flamethrower")
    table.answer("Bob", "accept")
    table.plays("Carol", curse_weapon_becomes_evil, "Alice")
    table.everyone_passes()
    assert table.strengths() == (8 - 4 + 6, 8)
    table.fights_it_out()
    assert table.lying("Alice") == ["flamethrower + curse_weapon_becomes_evil"]
    assert table.lying("Bob") == []
