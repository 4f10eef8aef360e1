"""The words of single moments: what is asked, what each answer says, what is told, and why not."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rumpus.family import Choice, Part
from rumpus.family.events import Cause
from rumpus.family.finder import find_rules
from rumpus.kernel import Event
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_change_sex, curse_get_all_blobby
from rumpus.munchkin.cards.decks.cthulhu.enhancers import blasphemous, rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bagpipes,
    bowling_pin,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    official_mythos,
    tommy_gun,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army, mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    froggoth,
    gram_smoker,
    joggoth,
    ozathoth,
    polly_polyp,
    shallow_ones,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import ichor_liquor, kitchen_sink, wishing_ring
from rumpus.munchkin.terminal.board import board
from rumpus.munchkin.text import Speaker, read_view
from rumpus.munchkin.text.cards import find_cards, help_lines, similar
from rumpus.munchkin.words import words_of
from tests.asking import question
from tests.munchkin.given import Given, Lying, given

ENGLISH = words_of("en")


def asked(table: Given, name: str) -> str:
    seat = table.seat(name)
    return (
        Speaker(table.names, seat, ENGLISH).asked(table.game, question(table.game, seat), table.game.view(seat)).words
    )


def choices(table: Given, name: str) -> list[Choice]:
    seat = table.seat(name)
    return (
        Speaker(table.names, seat, ENGLISH).asked(table.game, question(table.game, seat), table.game.view(seat)).choices
    )


def answers(table: Given, name: str) -> list[str]:
    return [choice.words for choice in choices(table, name)]


def told(table: Given, name: str = "") -> list[str]:
    seat = table.seat(name) if name else -1
    return Speaker(table.names, seat, ENGLISH).tell(table.game.log.events)


def test_an_enhancer_before_a_cultist_joins_no_fight() -> None:
    table = given(hands={"Alice": [blasphemous]}, play={"Bob": [cultist]})
    table.plays("Alice", blasphemous, "Bob")
    table.everyone_passes()
    assert told(table)[-1] == "Alice plays Blasphemous on Bob."


# -- questions -------------------------------------------------------------------------------------------------


def test_a_fight_says_what_is_at_stake() -> None:
    table = given(
        doors=[froggoth], levels={"Alice": 5}, hands={"Alice": [kitchen_sink]}, play={"Alice": [flamethrower]}
    )
    table.opens_door()
    table.declines_goths()
    assert asked(table, "Alice") == (
        "Froggoth, 12, against your 9: as things stand, you lose and must run. "
        "Call the result, throw in some of your stuff, or ask for help."
    )
    assert asked(table, "Bob") == ("Froggoth, 12, against Alice's 9: as things stand, Alice loses and must run.")
    assert answers(table, "Alice") == [
        "Call the result: 9 against 12, you lose and must run",
        "Ask Bob for help (+1)",
        "Ask Carol for help (+1)",
        "Ask everybody who can help, on the same terms",
        "Throw Kitchen Sink: +3 for your side (12 against 12: you lose)",
        "Throw Kitchen Sink: +3 for the monsters (9 against 15: you lose)",
        "Show cards from your hand",
    ]


def test_of_many_monsters_it_is_said_how_many_there_are() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster, froggoth, ozathoth, wandering_monster]})
    table.opens_door()
    for monster, said in ((froggoth, "Polly Polyp and Froggoth, 14"), (ozathoth, "3 monsters, 32")):
        table.answer("Bob", f"play wandering_monster {monster.id}")
        table.everyone_passes()
        table.declines_goths()
        assert asked(table, "Alice").startswith(f"{said}, against your 1: ")
    table.fights_it_out()
    assert asked(table, "Alice").endswith("Run from 3 monsters, one after the other: a roll for each.")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0, "a level and 3 treasures."),
        (1, "a level and 3 treasures (1 of them for Bob)."),
        (3, "a level and 3 treasures (the loot all goes to Bob)."),
    ],
)
def test_what_a_fight_would_bring_names_the_share_of_the_helper(share: int, said: str) -> None:
    table = given(doors=[froggoth], levels={"Alice": 5, "Bob": 9})
    table.opens_door()
    table.declines_goths()
    table.is_helped("Bob", treasures=share)
    assert said in asked(table, "Alice")


def test_a_call_says_who_would_win_and_that_it_is_the_last_chance() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 9}, hands={"Bob": [kitchen_sink], "Carol": []})
    table.opens_door()
    assert answers(table, "Alice")[0] == "Call the result: 9 against 2, you win the game"
    table.answer("Alice", "call")
    assert asked(table, "Bob") == (
        "Alice calls the result. Polly Polyp, 2, against Alice's 9: as things stand, Alice wins the game. "
        "Throw in some of your stuff?"
    )
    assert "Throw Kitchen Sink: +3 for Alice's side (12 against 2: Alice wins the game)" in answers(table, "Bob")
    table.everyone_passes()
    assert told(table, "Bob")[-1] == "Alice wins the game."


def test_whoever_has_nothing_to_play_is_told_how_things_stand_and_asked_nothing() -> None:
    table = given(doors=[froggoth], levels={"Alice": 5}, hands={"Bob": [kitchen_sink], "Carol": [polly_polyp]})
    assert asked(table, "Bob") == "It is Alice's turn."
    table.opens_door()
    assert asked(table, "Carol") == "A goth calls its kind."
    table.declines_goths()
    fight = "Froggoth, 12, against Alice's 5: as things stand, Alice loses and must run."
    assert asked(table, "Bob") == f"{fight} You can still meddle."
    assert asked(table, "Carol") == fight
    table.answer("Alice", "call")
    assert asked(table, "Bob") == f"Alice calls the result. {fight} Throw in some of your stuff?"
    assert asked(table, "Carol") == f"Alice calls the result. {fight}"


def test_what_is_picked_says_what_is_done_with_it() -> None:
    table = given(play={"Alice": [professor]}, hands={"Alice": [bowling_pin, kitchen_sink, froggoth]}, phase="rest")
    table.ends_turn()
    table.answer("Alice", "yes")
    assert "Discard Froggoth (level 12)" in answers(table, "Alice")
    table.picks("Alice", "bowling_pin", "kitchen_sink")


def test_whoever_has_one_answer_is_told_what_has_come_and_asked_nothing() -> None:
    hand = [froggoth, gram_smoker, ozathoth, shallow_ones, polly_polyp, wandering_monster]
    table = given(hands={"Alice": hand}, levels={"Alice": 3, "Bob": 2}, phase="rest")
    table.ends_turn()
    table.answer("Alice", "froggoth Carol")
    assert asked(table, "Carol") == "You have just got cards, and none that you could put down at once."
    table.answer("Carol", "done")
    table = given(doors=[polly_polyp], hands={"Alice": [kitchen_sink]})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run polly_polyp")
    assert asked(table, "Alice") == "You rolled 1."
    table.answer("Alice", "keep")


def test_a_penalty_is_told_of_the_present_fight_where_there_is_one() -> None:
    table = given(hands={"Bob": [curse_change_sex]}, doors=[polly_polyp])
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert "You will be weaker in your next fight (Curse! Change Sex)." in told(table, "Alice")
    table = given(hands={"Bob": [curse_change_sex]}, doors=[polly_polyp])
    table.opens_door()
    table.plays("Bob", curse_change_sex, "Carol")
    table.everyone_passes()
    assert "Carol will be weaker in their next fight (Curse! Change Sex)." in told(table, "Alice"), "she does not fight"
    table = given(hands={"Bob": [curse_change_sex]}, doors=[polly_polyp])
    table.opens_door()
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert "You are weaker in this fight (Curse! Change Sex). Now -4 against 2." in told(table, "Alice")


def test_of_a_single_treasure_it_is_asked_in_plain_words_too() -> None:
    table = given(doors=[polly_polyp])
    table.opens_door()
    table.answer("Alice", "ask Bob")
    assert asked(table, "Alice") == "A treasure to win: how many do you promise?"
    table.answer("Alice", "0")
    table.answer("Bob", "counter")
    assert asked(table, "Bob") == "A treasure to win: how many do you want?"
    table.picks("Bob", "1", "helper")
    assert asked(table, "Alice") == "Bob offers you help against Polly Polyp: a treasure, Bob picks first."


def test_an_offer_of_help_names_its_terms() -> None:
    table = given(doors=[froggoth], play={"Alice": [fez_of_fazooli]})
    table.opens_door()
    table.declines_goths()
    table.answer("Alice", "ask Bob")
    assert asked(table, "Alice") == "3 treasures to win: how many do you promise?"
    assert answers(table, "Alice") == ["No treasures", "A treasure", "2 treasures", "3 treasures"]
    table.answer("Alice", "2")
    assert answers(table, "Alice") == ["You pick first", "Your helper picks first"]
    table.picks("Alice", "helper", "fez_of_fazooli")
    assert asked(table, "Bob") == (
        "Alice asks you for help against Froggoth: 2 of 3 treasures, you pick first and Fez of Fazooli."
    )
    assert asked(table, "Alice").startswith("You ask Bob for help against Froggoth: 2 of 3 treasures, Bob picks first")
    assert "Alice asks you for help: 2 treasures, you pick first and Fez of Fazooli." in told(table, "Bob")


def test_what_everybody_is_asked_is_said_once_and_answers_name_whose_terms_they_mean() -> None:
    table = given(doors=[froggoth], levels={"Alice": 9})
    table.opens_door()
    table.declines_goths()
    table.picks("Alice", "ask everybody", "2", "helper")
    said = "You ask Bob and Carol for help against Froggoth: 2 of 3 treasures, whoever helps picks first."
    assert asked(table, "Alice") == said
    assert asked(table, "Bob") == "Alice asks you for help against Froggoth: 2 of 3 treasures, you pick first."
    assert "Alice asks everybody who can help: 2 treasures, whoever helps picks first." in told(table, "Bob")
    table.picks("Bob", "counter", "3", "helper")
    table.picks("Carol", "counter", "0")
    assert asked(table, "Alice") == (
        "Bob offers you help against Froggoth: 3 of 3 treasures, Bob picks first. "
        "Carol offers you help against Froggoth: for nothing."
    )
    assert [each.split(" (")[0] for each in answers(table, "Alice")] == [
        "Accept Bob's help", "Refuse Bob's help", "Suggest other terms to Bob",
        "Accept Carol's help", "Refuse Carol's help", "Suggest other terms to Carol",
    ]  # fmt: skip
    table.answer("Alice", "accept Carol")


def test_a_curse_in_the_air_explains_itself() -> None:
    table = given(hands={"Bob": [curse_amnesia], "Alice": [wishing_ring]}, play={"Alice": [investigator]})
    table.plays("Bob", curse_amnesia, "Alice")
    assert asked(table, "Alice") == "Bob plays Curse! Amnesia on you. Answer it, or let it happen."
    said = Speaker(table.names, 0, ENGLISH).asked(table.game, question(table.game, 0), table.game.view(0))
    assert said.about == "Discard one of your classes. If you have none, lose a level."
    assert answers(table, "Alice") == ["Let it strike", "Play Wishing Ring: the curse does nothing"]
    table.everyone_passes()
    assert told(table, "Alice")[1:] == [
        "Curse! Amnesia strikes you. Discard one of your classes. If you have none, lose a level.",
        "Curse! Amnesia costs you Investigator.",
    ]


def test_running_away_says_what_has_to_be_rolled() -> None:
    table = given(doors=[ozathoth], levels={"Alice": 4})
    table.opens_door()
    table.fights_it_out()
    assert asked(table, "Alice") == "You have lost, 4 against 18. Ozathoth will not chase you: no roll is needed."
    assert answers(table, "Alice") == ["Run from Ozathoth: it lets you go"]
    table = given(doors=[polly_polyp])
    table.opens_door()
    table.fights_it_out()
    assert asked(table, "Alice").endswith("Run from Polly Polyp: a roll of 5 or more escapes.")
    assert answers(table, "Alice") == ["Run from Polly Polyp: you need 5 or more"]


def test_one_card_goes_to_one_of_those_with_the_lowest_level() -> None:
    hand = [froggoth, gram_smoker, ozathoth, shallow_ones, polly_polyp, wandering_monster]
    table = given(hands={"Alice": hand}, levels={"Alice": 2}, phase="rest")
    assert "End your turn: a card over the limit of 5 goes to Bob or Carol" in answers(table, "Alice")


def test_charity_for_as_many_as_there_are_cards_goes_to_all_of_them() -> None:
    hand = [froggoth, gram_smoker, ozathoth, shallow_ones, polly_polyp, wandering_monster, curse_amnesia]
    table = given(hands={"Alice": hand}, levels={"Alice": 2}, phase="rest")
    assert "End your turn: 2 cards over the limit of 5 go to Bob and Carol" in answers(table, "Alice")


def test_ending_the_turn_says_what_charity_costs() -> None:
    hand = [froggoth, gram_smoker, ozathoth, shallow_ones, polly_polyp, wandering_monster, curse_amnesia]
    table = given(hands={"Alice": hand}, levels={"Alice": 2, "Carol": 2}, phase="rest")
    assert "End your turn: 2 cards over the limit of 5 go to Bob" in answers(table, "Alice")
    table.answer("Alice", "end turn")
    assert asked(table, "Alice") == "You hold 2 cards too many: choose a card to give to Bob."
    assert "Give Froggoth (level 12) to Bob" in answers(table, "Alice")
    for name in ("froggoth Bob", "ozathoth Bob"):
        table.answer("Alice", name)
        table.answer("Bob", "done")
    assert "Alice holds too many cards and gives you Froggoth and Ozathoth." in told(table, "Bob")
    assert "Alice holds too many cards and gives Bob 2 doors." in told(table, "Carol")


def test_a_sale_counts_what_was_chosen() -> None:
    table = given(hands={"Alice": [flamethrower]}, play={"Alice": [bagpipes]})
    table.picks("Alice", "sell", "flamethrower")
    assert asked(table, "Alice") == "Choose what to sell: 800 gold so far; each full 1,000 is a level."
    assert answers(table, "Alice") == ["Bagpipes (+4, 500 gold)", "Sell nothing"]
    assert question(table.game, 0).figures == {"gold": 800, "levels": 0, "missing": 200}
    assert question(table.game, 1).figures == {}
    table.picks("Alice", "bagpipes", "done")
    assert told(table) == ["Alice sells Bagpipes and Flamethrower for a level, now level 2."]


def test_a_trade_says_what_for_what() -> None:
    table = given(play={"Alice": [fez_of_fazooli], "Bob": [flamethrower]})
    table.picks("Alice", "trade Bob", "fez_of_fazooli", "flamethrower")
    offer = "Accept Alice's offer: Fez of Fazooli for Flamethrower (your strength: 5 before, 4 after)"
    assert offer in answers(table, "Bob")
    assert told(table, "Bob") == ["Alice offers you Fez of Fazooli for Flamethrower."]


# -- answers ---------------------------------------------------------------------------------------------------


def test_cards_say_what_they_will_do() -> None:
    hand = [investigator, elder_sign, fez_of_fazooli, curse_amnesia, call_the_army, gram_smoker, official_mythos]
    table = given(hands={"Alice": hand}, play={"Alice": [flamethrower]}, levels={"Bob": 9}, phase="trouble")
    said = answers(table, "Alice")
    for expected in (
        "Become an Investigator",
        "Carry Elder Sign (+3, 1 hand, 200 gold)",
        "Put on Fez of Fazooli (+3, headgear, 700 gold)",
        "Play Curse! Amnesia on yourself",
        "Play Curse! Amnesia on Carol",
        "Play Call The Army: you gain a level",
        "Play Call The Army: nothing happens, Bob is at level 9",
        "Look for trouble: fight Gram Smoker (level 2)",
        "Attach Official Mythos . . . to Flamethrower",
        "Put away Flamethrower (+4, 800 gold)",
        "Offer Bob a trade or a gift",
        "Loot the room: draw a card, unseen by others",
    ):
        assert expected in said
    assert "Put on Elder Sign (+3, 1 hand, 200 gold)" not in said  # only for Investigators
    assert asked(table, "Alice").startswith(
        "Nothing to fight here: look for trouble with a monster from your hand, loot the room"
    )


def test_choices_say_what_on_the_table_they_are_about() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [rugose, curse_amnesia]}, play={"Alice": [fez_of_fazooli]})
    table.opens_door()
    found = {choice.key.split("#")[0]: choice for choice in choices(table, "Alice")}
    on_monster = found["play rugose polly_polyp"]
    assert on_monster.parts[0] == Part(card="rugose", zone="hand", owner=0)
    assert (on_monster.card, on_monster.zone, on_monster.player) == ("rugose", "hand", -1)
    assert on_monster.piece == table.game.state.fight.foes[0].serial  # type: ignore[union-attr]
    on_bob = found["play curse_amnesia P1"]
    assert on_bob.parts == [Part(card="curse_amnesia", zone="hand", owner=0), Part(player=1)]
    assert found["ask P2"].player == 2
    assert (found["call"].card, found["call"].player) == ("", -1)


def test_a_body_is_told_as_it_lies() -> None:
    lying: list[Lying] = [(elder_sign, official_mythos), ("carry", fez_of_fazooli)]
    table = given(doors=[shallow_ones], play={"Alice": lying}, levels={"Bob": 2})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    fez, sign = (
        "Fez of Fazooli (+3, headgear, 700 gold)",
        "Elder Sign (+3, 1 hand, 200 gold), with Official Mythos . . .",
    )
    assert answers(table, "Bob") == [sign, fez, "Take nothing"]
    seen = read_view(table.game.view(2))
    screen = io.StringIO()
    Console(file=screen, width=200, color_system=None).print(board(seen, Speaker(table.names, 2, ENGLISH)))
    assert f"Alice's body: {sign} and {fez}" in screen.getvalue()
    table.answer("Bob", "none")
    table.answer("Carol", "none")


# -- what is told ----------------------------------------------------------------------------------------------


def test_the_log_reads_like_a_story() -> None:
    table = given(doors=[polly_polyp], treasures=[kitchen_sink], levels={"Alice": 3}, hands={"Bob": [rugose]})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", rugose, polly_polyp)
    assert told(table, "Alice") == [
        "You open the door: Polly Polyp (level 2). Now 3 against 2.",
        "You call the result: 3 to 2.",
        "Bob plays Rugose on Polly Polyp: +5. Now 3 against 7, and you must call again.",
    ]
    table.next_roll(2)
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    assert told(table, "Alice")[-3:] == [
        "You lose to Polly Polyp, 3 to 7, and must run.",
        "You roll a 2: Polly Polyp catches you. Bad stuff: Lose a level.",
        "Polly Polyp costs you a level, now level 2.",
    ]
    assert told(table, "Bob")[-2] == "Alice rolls a 2: Polly Polyp catches Alice."


def test_a_victory_is_one_line() -> None:
    table = given(doors=[polly_polyp], treasures=[kitchen_sink], levels={"Alice": 3})
    table.opens_door()
    table.fights_it_out()
    assert told(table, "Alice")[1:] == [
        "You beat Polly Polyp, 3 to 2, and gain a level, now level 4.",
        "Your treasure: Kitchen Sink.",
    ]
    assert told(table, "Bob")[-1] == "Alice draws a treasure for it."


def test_looking_for_trouble_is_one_line() -> None:
    table = given(hands={"Alice": [polly_polyp], "Bob": [kitchen_sink]}, phase="trouble")
    table.plays("Alice", polly_polyp)
    table.plays("Bob", kitchen_sink, "for")
    assert told(table, "Carol") == [
        "Alice looks for trouble: Polly Polyp (level 2). Now 1 against 2.",
        "Bob throws Kitchen Sink: +3 for Alice's side. Now 4 against 2.",
    ]
    assert told(table, "Alice")[-1] == "Bob throws Kitchen Sink: +3 for your side. Now 4 against 2."


def test_who_plays_something_on_themselves_is_not_named_twice() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [curse_change_sex]})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Bob", curse_change_sex, "Bob")
    table.everyone_passes()
    assert told(table)[:2] == [
        "Alice plays Mystic Visions and gains a level, now level 2.",
        "Bob plays Curse! Change Sex on themselves.",
    ]
    assert "Curse! Change Sex: you are a man from now on." in told(table, "Bob")


def test_a_curse_that_can_do_nothing_says_so() -> None:
    table = given(doors=[curse_get_all_blobby])
    table.opens_door()
    table.everyone_passes()
    assert told(table)[1:] == ["Curse! Get All Blobby strikes Alice. No effect: it can do nothing to Alice."]
    assert told(table, "Alice")[-1].endswith("Lose the armor that you wear. No effect: it can do nothing to you. Phew.")


def test_a_call_that_no_longer_counts_is_told() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 3}, hands={"Bob": [mystic_visions]})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", mystic_visions, "Bob")
    assert told(table, "Carol")[-1] == (
        "Bob plays Mystic Visions and gains a level, now level 2. Still 3 against 2, but Alice must call again."
    )


def test_what_a_card_does_is_told_with_the_card_and_whose_it_is() -> None:
    professor, monster = Cause("professor", 3, 0, "turn end"), Cause("great_cthulhu", 5, -1, "bad stuff")
    events = [
        Event("discard", ("P0", "froggoth"), cause=professor),
        Event("gain levels", ("P0", 1, 4), cause=professor),
        Event("die", ("P0",), cause=monster),
        Event("discard", ("P0", "froggoth"), cause=Cause("curse_amnesia", 0, 1, "curse")),
        Event("leaves fight", ("froggoth", 7), cause=Cause("mutation", 0, 1, "play")),
    ]
    names = ["Alice", "Bob"]
    assert Speaker(names, 0, ENGLISH).tell(events) == [
        "Professor: you discard Froggoth.",
        "Professor: you gain a level, now level 4.",
        "Great Cthulhu kills you. Ouch.",
        "Bob's Curse! Amnesia: you discard Froggoth.",
        "Bob's Mutation sends Froggoth away.",
    ]
    assert Speaker(names, 1, ENGLISH).tell(events)[2:] == [
        "Great Cthulhu kills Alice.",
        "Your Curse! Amnesia: Alice discards Froggoth.",
        "Your Mutation sends Froggoth away.",
    ]


def test_helped_and_shared() -> None:
    table = given(doors=[shallow_ones], treasures=[kitchen_sink, ichor_liquor], levels={"Alice": 4, "Bob": 5})
    table.opens_door()
    table.picks("Alice", "ask Bob", "1", "fighter")
    table.picks("Bob", "accept")
    table.fights_it_out()
    table.answer("Alice", "ichor_liquor")
    while table.prompt in ("arrive", "spoils"):
        table.answer(table.awaited[0], "done" if table.prompt == "arrive" else "pass")
    assert told(table, "Carol")[1:] == [
        "Alice asks Bob for help: a treasure, Alice picks first.",
        "Bob joins Alice in the fight. Now 9 against 8.",
        "Alice beats Shallow Ones, 9 to 8, and gains a level, now level 5.",
        "Alice and Bob have won Kitchen Sink and Ichor Liquor.",
        "Alice takes Ichor Liquor from the treasures.",
        "Bob takes Kitchen Sink from the treasures.",
    ]


# -- why not, and cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("play kitchen_sink", "Kitchen Sink is for a fight that has not been decided. (rule MU-3.5)"),
        ("play monster_whacker", "A Cultist cannot take another class. (rule MU-6.7)"),
        ("play froggoth", "Froggoth is not in your hand. (rule MU-1.6)"),
        ("dance", "There is no such answer to what a rule asks now. (rule MU-2.10)"),
    ],
)
def test_refusals_say_why(key: str, words: str) -> None:
    table = given(hands={"Alice": [kitchen_sink, monster_whacker]}, play={"Alice": [cultist]})
    refusal = table.why_not("Alice", key)
    assert refusal is not None
    assert Speaker(table.names, 0, ENGLISH).refusal(refusal) == words


def test_an_answer_says_how_the_fight_would_stand_after_it() -> None:
    table = given(doors=[froggoth], hands={"Alice": [kitchen_sink], "Bob": [curse_amnesia]}, levels={"Alice": 9})
    table.opens_door()
    table.declines_goths()
    told = {choice.key: choice for choice in choices(table, "Alice")}
    assert told["play kitchen_sink for"].words == "Throw Kitchen Sink: +3 for your side (12 against 12: you lose)"
    assert told["play kitchen_sink for"].preview == [12, 12, 0]
    assert told["call"].preview == []
    curse = next(each for each in choices(table, "Bob") if each.key == "play curse_amnesia P0")
    assert curse.preview == []  # others may still answer it


def test_to_accept_help_says_how_the_fight_would_stand_with_that_helper() -> None:
    table = given(doors=[froggoth], levels={"Bob": 2, "Carol": 5})
    table.opens_door()
    table.declines_goths()
    alice = Speaker(table.names, 0, ENGLISH)
    for name, ours in (("Bob", 3), ("Carol", 6)):
        table.picks(name, "offer help", "0")
        asked = alice.asked(table.game, question(table.game, 0), table.game.view(0))
        assert next(each for each in asked.choices if each.key == "accept").preview == [ours, 12, 0]
        table.answer("Alice", "refuse")


def test_to_accept_a_trade_says_what_it_makes_of_ones_strength() -> None:
    table = given(play={"Alice": [bowling_pin], "Bob": [tommy_gun]})
    table.picks("Bob", "trade Alice", "tommy_gun", "bowling_pin")
    accept = next(each for each in choices(table, "Alice") if each.verb == "accept trade")
    assert accept.preview == [1 + 2, 1 + 4]
    assert accept.words.endswith("(your strength: 3 before, 5 after)")


def test_the_help_of_a_card_tells_all_of_its_numbers() -> None:
    lines = help_lines(ozathoth, ENGLISH)
    assert lines[0] == "Ozathoth (Munchkin Cthulhu, door): monster, level 18, 5 treasures, 1 copy"
    assert "It does not pursue players of level 4 or less. Killing it gives 2 levels." in lines[1]
    assert help_lines(gram_smoker, ENGLISH)[0].startswith(
        "Gram Smoker (Munchkin Cthulhu, door): undead monster, level 2"
    )
    assert help_lines(gram_smoker, ENGLISH)[1].startswith("+3 against men.")
    assert help_lines(kitchen_sink, ENGLISH)[1] == "In any fight: +3 for either side."
    assert help_lines(elder_sign, ENGLISH)[1] == "Only for Investigators."


def test_cards_and_rules_are_found_by_what_people_type() -> None:
    assert find_cards("amnesia") == [curse_amnesia]
    assert find_cards("fez of") == [fez_of_fazooli]
    assert [card.name for card in similar("frogoth")] == ["Froggoth", "Foggoth", "Ruggoth"]
    rules = ENGLISH.rules(SETS.values())
    assert find_rules(rules, "MU-", "3.5") == ["MU-3.5"]
    assert "MU-9.1" in find_rules(rules, "MU-", "9")
    assert "MU-3.10" in find_rules(rules, "MU-", "goth")
    assert "MU-7.5" in find_rules(rules, "MU-", "death guard")


def test_the_hand_of_another_who_has_to_show_it_lies_open() -> None:
    hands = {"Alice": [flamethrower, kitchen_sink], "Bob": [ichor_liquor]}
    table = given(doors=[joggoth], hands=hands, levels={"Alice": 2, "Bob": 1, "Carol": 3})
    table.next_roll(1)
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", ichor_liquor, "against")
    table.fights_it_out()
    table.runs("Alice", joggoth)
    assert asked(table, "Bob") == "Joggoth: choose a card to discard from Alice's hand."
    places = [(part.card, part.zone, part.owner) for choice in choices(table, "Bob") for part in choice.parts]
    assert places == [("flamethrower", "hand", 0), ("kitchen_sink", "hand", 0)]
    table.answer("Bob", "flamethrower")
