"""The words for what Munchkin Warhammer 40,000 brings: armies, Chaos, twins, Big items, vehicles, rolls, rations."""

from __future__ import annotations

import pytest

from rumpus.kernel import Game, Log
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.options import Options
from rumpus.munchkin.text import Speaker
from rumpus.munchkin.text.cards import facts, find_cards, help_lines, numbers
from rumpus.munchkin.turn import MUNCHKIN
from rumpus.munchkin.words import words_of
from tests.asking import question
from tests.munchkin.given import Given, given
from tests.munchkin.test_text import answers, asked, told

WARHAMMER = ("warhammer40k",)
BOTH = ("cthulhu", "warhammer40k")

ENGLISH = words_of("en")


def cards(*ids: str) -> list[Card]:
    return [CARDS[each] for each in ids]


def why_not(table: Given, name: str, key: str) -> str:
    refusal = table.why_not(name, key)
    assert refusal is not None
    return Speaker(table.names, table.seat(name), ENGLISH).refusal(refusal)


# -- armies ----------------------------------------------------------------------------------------------------


def test_an_army_is_become_and_given_up() -> None:
    table = given(sets=WARHAMMER, hands={"Alice": cards("ork", "alliance")}, play={"Alice": cards("eldar")})
    said = answers(table, "Alice")
    assert "Become an Ork" in said
    assert "Play Alliance" in said
    assert "Give up your army: Aeldari" in said
    table.plays("Alice", CARDS["ork"])
    table.answer("Alice", "drop ork")
    assert told(table, "Alice") == [
        "You become an Ork.",
        "You give up Aeldari for Ork.",
        "You give up your army: Ork.",
    ]
    assert "Alice gives up an army: Ork." in told(table, "Bob")


def test_what_an_army_can_do_is_said_where_it_is_used() -> None:
    table = given(
        sets=WARHAMMER, play={"Alice": cards("eldar")}, hands={"Alice": cards("recaf")}, doors=cards("ork", "squig")
    )
    assert "Use Aeldari: look at the first door" in answers(table, "Alice")
    table.uses("Alice", CARDS["eldar"])
    assert asked(table, "Alice") == "Aeldari: the door is Ork: discard a card to put it under the deck?"
    assert answers(table, "Alice") == ["Discard a card and put the door under the deck", "Leave it there"]
    table.answer("Alice", "no")


def test_a_monster_found_while_looting_was_not_sought() -> None:
    table = given(sets=WARHAMMER, play={"Alice": cards("tyranid")}, doors=cards("ork", "squig"))
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert answers(table, "Alice") == ["Keep it", "Fight Squig (level 2)"]
    assert (
        Speaker(table.names, 1, ENGLISH)
        .waiting(question(table.game, 1), table.game.view(1))
        .startswith("Alice has drawn a door")
    )
    table.answer("Alice", "fight squig")
    assert told(table, "Bob")[-1] == "Alice fights Squig (level 2). Now 1 against 2."


# -- monsters --------------------------------------------------------------------------------------------------


def test_like_comes_to_like_and_may_be_made_so() -> None:
    hand = cards("nurgling", "squig", "undead", "chaos_tainted", "twin")
    table = given(sets=WARHAMMER, doors=cards("bloodletter"), hands={"Bob": hand})
    table.opens_door()
    said = [each.partition(" (")[0] if "joins" not in each else each for each in answers(table, "Bob")]
    assert "Send Nurgling" in said
    assert any(
        each.startswith("Send Nurgling (level 2) into the fight: Chaos comes to Chaos")
        for each in answers(table, "Bob")
    )
    assert any(
        each.startswith("Play Chaos-Tainted on Squig from your hand, which joins the fight: +5")
        for each in answers(table, "Bob")
    )
    assert any(each.startswith("Play Twin on Bloodletter: a second one joins the fight") for each in said)
    table.plays("Bob", CARDS["chaos_tainted"], CARDS["squig"])
    assert "Bob plays Chaos-Tainted on Squig, which joins the fight." in told(table, "Alice")
    table.plays("Bob", CARDS["twin"], CARDS["squig"])
    assert told(table, "Bob")[-2:] == [
        "You play Twin on Squig.",
        "Your Twin brings Squig into the fight (level 2). Now 1 against 18.",
    ]
    assert asked(table, "Alice").startswith("Bloodletter and 2 x Squig, ")


def test_a_roll_for_running_away_waits_for_who_might_change_it() -> None:
    table = given(
        sets=WARHAMMER, doors=cards("squig"), play={"Bob": [("carry", CARDS["smoke_launcher"])]}, rest=False, seed=3
    )
    table.next_roll(3)
    table.opens_door()
    table.fights_it_out()
    assert answers(table, "Alice") == ["Run from Squig: you need a 6"]
    table.answer("Alice", "run squig")
    assert asked(table, "Bob") == (
        "Alice runs from Squig: a 3 (-1 makes 2) so far, and it catches Alice. Change the roll, or let it stand."
    )
    assert answers(table, "Bob") == ["Let it stand", "Play Smoke Launcher: add to the roll"]
    assert Speaker(table.names, 0, ENGLISH).waiting(question(table.game, 0), table.game.view(0)) == (
        "You run from Squig: a 3 (-1 makes 2) so far, and it catches you. Bob may still change that."
    )
    table.uses("Bob", CARDS["smoke_launcher"])
    table.everyone_passes()
    assert told(table, "Alice")[-1] == "You roll a 3 (+2 makes 5) and escape from Squig."


def test_who_was_winning_and_is_chased_away_has_not_lost() -> None:
    table = given(sets=WARHAMMER, doors=cards("squig"), levels={"Alice": 5}, hands={"Bob": cards("psyk_out_grenade")})
    table.opens_door()
    assert "Play Psyk-Out Grenade: the munchkins must run at once" in answers(table, "Bob")
    table.plays("Bob", CARDS["psyk_out_grenade"])
    table.everyone_passes()
    assert asked(table, "Alice").startswith("You must run, although you were stronger. Run from Squig: ")


def test_who_takes_over_has_the_side_that_cards_are_thrown_for() -> None:
    table = given(sets=WARHAMMER, doors=cards("squig"), hands={"Bob": cards("change_of_orders", "recaf")})
    table.opens_door()
    assert "Play Change of Orders: Carol may take over the fight" in answers(table, "Bob")
    table.plays("Bob", CARDS["change_of_orders"], "Carol")
    table.everyone_passes()
    assert answers(table, "Carol") == ["Fight", "No, stay out of it"]
    table.answer("Carol", "yes")
    table.plays("Bob", CARDS["recaf"], "for")
    assert told(table, "Carol")[-2:] == [
        "Bob's Change of Orders: you fight on from here.",
        "Bob throws Recaf: +1 for your side. Now 2 against 2.",
    ]


# -- Big items, vehicles, ration tokens ------------------------------------------------------------------------


def test_the_numbers_of_a_card_say_what_is_big_and_what_is_ridden() -> None:
    plague_armor, leman_russ, iron_halo, tainted = cards("plague_armor", "leman_russ", "iron_halo", "chaos_tainted")
    assert numbers(plague_armor, ENGLISH) == ["+3", "armor", "Big", "400 gold"]
    assert numbers(leman_russ, ENGLISH) == ["+5", "vehicle", "Big", "800 gold"]
    assert facts(plague_armor, ENGLISH)["size"] == "Big"
    assert facts(iron_halo, ENGLISH)["bonus_vs"] == "Chaos +2"
    assert facts(tainted, ENGLISH)["grants"] == "Chaos"
    assert facts(CARDS["roboute_guilliman"], ENGLISH)["leaves_group"] == "Ultramarines"
    assert help_lines(CARDS["nurgling"], ENGLISH)[0].split(": ")[1].startswith("Chaos monster, level 2")
    assert help_lines(CARDS["ork"], ENGLISH)[0].endswith("army, 3 copies")


def test_a_vehicle_may_be_left_behind() -> None:
    table = given(sets=WARHAMMER, doors=cards("carnifex"), play={"Alice": cards("leman_russ")}, rest=False)
    table.next_roll(5)
    table.opens_door()
    table.fights_it_out()
    assert answers(table, "Alice") == [
        "Run from Carnifex: you need a 6",
        "Leave Leman Russ Tank behind and run on foot",
    ]
    table.answer("Alice", "abandon leman_russ")
    assert told(table, "Bob")[-1] == "Alice leaves Leman Russ Tank behind."


def with_rations(level: int) -> Given:
    """Alice has a token of each kind."""
    table = given(sets=WARHAMMER, levels={"Alice": level}, options=Options(ration_tokens=True))
    table.hero("Alice").rations = (1, 1, 1, 1)
    table.game = Game(MUNCHKIN, table.state.copy(), [], log=Log())
    return table


def test_ration_tokens_are_handed_in() -> None:
    table = with_rations(level=8)
    assert "Hand in a ration token of each kind for a level" in answers(table, "Alice")
    table.answer("Alice", "hand in")
    assert told(table, "Bob") == ["Alice hands in a ration token of each kind.", "Alice gains a level, now level 9."]
    assert "Hand in a ration token of each kind and win the game" in answers(with_rations(level=9), "Alice")


def test_a_kill_brings_a_ration_token() -> None:
    table = given(sets=WARHAMMER, doors=cards("snotlings"), levels={"Alice": 8}, options=Options(ration_tokens=True))
    table.opens_door()
    table.fights_it_out()
    assert any(line.startswith("Alice finds a ration token: ") for line in told(table, "Bob"))


# -- why not ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "card", "words"),
    [
        (["ork"], "ork", "You already have that army: nobody has the same one twice. (rule MU-7.1)"),
        (["ork", "eldar", "alliance"], "necron", "You already have two armies: drop one first. (rule MU-7.2)"),
        ([], "alliance", "Alliance must be played on an army. (rule MU-7.2)"),
        (["ork", "alliance"], "alliance", "You already have an Alliance. (rule MU-7.2)"),
        (
            ["thunder_hammer"],
            "storm_shield",
            "You cannot carry Storm Shield: one Big item is the limit, unless a card says otherwise. (rule MU-8.5)",
        ),
        (["attack_bike"], "land_speeder", "You cannot have Land Speeder: one vehicle is the limit. (rule MU-8.6)"),
    ],
)
def test_what_nobody_can_have_is_refused_with_its_rule(lying: list[str], card: str, words: str) -> None:
    table = given(sets=WARHAMMER, hands={"Alice": cards(card)}, play={"Alice": cards(*lying)})
    assert f"play {card}" not in table.offers("Alice")
    assert why_not(table, "Alice", f"play {card}") == words


def test_an_army_is_for_ones_own_turn() -> None:
    table = given(sets=WARHAMMER, hands={"Bob": cards("ork")})
    assert why_not(table, "Bob", "play ork") == "You can put Ork down only on your own turn. (rule MU-7.1)"


def test_a_monster_is_not_made_what_it_is() -> None:
    table = given(sets=WARHAMMER, doors=cards("bloodletter"), hands={"Bob": cards("chaos_tainted")})
    table.opens_door()
    assert why_not(table, "Bob", "play chaos_tainted") == (
        "You cannot play Chaos-Tainted: every monster in the fight is already like that. (rule MU-13.19)"
    )


def test_who_is_gagged_is_told_by_what() -> None:
    table = given(sets=WARHAMMER, doors=cards("sloppity_bilepiper"), hands={"Alice": cards("warp_storm")}, rest=False)
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", CARDS["sloppity_bilepiper"])
    assert "You cannot play cards from your hand until your next turn (Sloppity Bilepiper)." in told(table, "Alice")
    assert why_not(table, "Alice", "play warp_storm") == (
        "Sloppity Bilepiper still keeps you from playing cards from your hand. (rule MU-12.1)"
    )


def test_a_roll_that_waits_holds_everything_else_up() -> None:
    table = given(
        sets=WARHAMMER, doors=cards("squig"), play={"Bob": [("carry", CARDS["smoke_launcher"])]},
        hands={"Carol": cards("warp_storm")}, rest=False,
    )  # fmt: skip
    table.next_roll(3)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run squig")
    assert why_not(table, "Carol", "play warp_storm") == (
        "Alice has rolled: you can play only what changes the roll now. (rule MU-2.10)"
    )


# -- two sets --------------------------------------------------------------------------------------------------


def test_of_two_cards_of_one_name_both_are_found() -> None:
    assert [card.id for card in find_cards("cheat!")] == ["cheat", "cheat_40k"]
    assert [card.id for card in find_cards("wandering monster")] == ["wandering_monster", "wandering_monster_40k"]


def test_with_both_sets_there_are_classes_and_armies() -> None:
    table = given(sets=BOTH, hands={"Alice": cards("ork", "investigator")})
    assert {"Become an Ork", "Become an Investigator"} <= set(answers(table, "Alice"))
