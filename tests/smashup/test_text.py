"""The words of the table: who says what to whom, and that nobody is told more than they may know."""

from __future__ import annotations

import pytest

from rumpus.family import Asked
from rumpus.family.events import Cause
from rumpus.family.finder import find_rules
from rumpus.family.options import END_TURN
from rumpus.kernel import EVERYONE, Event, Refusal
from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits
from rumpus.smashup.cards.decks.monsters import ghoul, hippogriff, king_tut
from rumpus.smashup.cards.decks.treasures import wishing_ring
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.dwarves import greed_is_good
from rumpus.smashup.cards.factions.mages import blaster_master
from rumpus.smashup.cards.factions.ninjas import infiltrate, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import cannon, dinghy, first_mate, sea_dogs
from rumpus.smashup.cards.factions.robots import nukebot, warbot, zapbot
from rumpus.smashup.cards.factions.warriors import cleave, dungeon_bait
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.text import Seen, Speaker, read_view
from rumpus.smashup.text.cards import facts, find_cards, help_lines, similar
from rumpus.smashup.text.seen import SeenExtra
from rumpus.smashup.text.standing import place, plays_left, result, totals, whose_turn
from rumpus.smashup.text.voice import Voice
from rumpus.smashup.words import words_of
from tests.asking import question
from tests.smashup.given import Given, On, given

ALICE, BOB, WATCHER = 0, 1, -1

ENGLISH = words_of("en")


def speaker(viewer: int) -> Speaker:
    return Speaker(["Alice", "Bob"], viewer, ENGLISH)


def seen_by(table: Given, viewer: int) -> Seen:
    return read_view(table.game.view(viewer))


def asked(table: Given, viewer: int) -> Asked:
    return Voice(table.names, viewer, ENGLISH).asked(table.game, question(table.game, viewer), table.game.view(viewer))


def prompt(table: Given, viewer: int) -> str:
    return asked(table, viewer).words


def options(table: Given, viewer: int) -> list[str]:
    return [choice.words for choice in asked(table, viewer).choices]


def told(table: Given, viewer: int) -> list[str]:
    return speaker(viewer).tell(table.game.log.events)


# -- questions and answers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ({"Alice": 14, "Bob": 3}, ("", "")),
        ({"Alice": 15, "Bob": 15}, ("", "")),
        (
            {"Alice": 15, "Bob": 3},
            (
                "You have 15 points: end your turn to win.",
                "Alice has 15 points and wins when this turn ends, unless somebody overtakes Alice.",
            ),
        ),
        (
            {"Alice": 3, "Bob": 16},
            (
                "Bob has 16 points and wins when this turn ends, unless somebody overtakes Bob.",
                "You have 16 points: you win when this turn ends, unless somebody overtakes you.",
            ),
        ),
    ],
)
def test_who_is_about_to_win_is_said(points: dict[str, int], said: tuple[str, str]) -> None:
    table = given(bases={tar_pits: []}, points=points)
    voices = [Voice(table.names, seat, ENGLISH) for seat in (ALICE, BOB)]
    assert tuple(voice.follows(table.game, table.game.view(voice.viewer)) for voice in voices) == said


def test_where_a_base_scores_first_it_is_not_sure_who_wins() -> None:
    table = given(bases={jungle_oasis: [("Bob", king_rex), ("Bob", nukebot)]}, points={"Alice": 15, "Bob": 14})
    told = Voice(table.names, ALICE, ENGLISH).follows(table.game, table.game.view(ALICE))
    assert told == "You have 15 points: you win when this turn ends, unless somebody overtakes you."


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ({"Bob": 10}, ""),
        ({"Bob": 11}, "As it stands Bob wins with 15 points by the scoring of Tar Pits."),
        ({"Alice": 12, "Bob": 11}, ""),
        ({"Alice": 13}, "As it stands you win with 16 points by the scoring of Tar Pits."),
    ],
)
def test_who_wins_by_what_scores_as_the_turn_ends_is_said(points: dict[str, int], said: str) -> None:
    at_base: list[On] = [("Bob", king_rex), ("Bob", king_rex), ("Alice", zapbot)]
    table = given(bases={tar_pits: at_base, jungle_oasis: []}, points=points)
    assert Voice(table.names, ALICE, ENGLISH).follows(table.game, table.game.view(ALICE)) == said


def test_who_holds_too_many_cards_is_told_how_many() -> None:
    table = given(hands={"Alice": [zapbot] * 10}, bases={tar_pits: []}, decks={"Alice": [walker, walker]})
    table.answer("Alice", "end turn")
    assert prompt(table, ALICE) == "You hold 12 cards and may keep 10: choose one to discard."
    table.picks("Alice", "zapbot")
    assert prompt(table, ALICE) == "You hold 11 cards and may keep 10: choose one to discard."
    table.picks("Alice", "zapbot")


def test_after_one_of_its_kind_another_is_asked_for() -> None:
    table = given(hands={"Alice": [cannon]}, bases={tar_pits: [("Bob", shinobi), ("Bob", zapbot), ("Bob", walker)]})
    table.plays("Alice", cannon)
    assert prompt(table, ALICE) == "Cannon: choose a minion to destroy, power 2 or less, or none."
    table.picks("Alice", "zapbot")
    given_before = question(table.game, ALICE)._replace(chosen=[("zapbot", 3)])
    said = Voice(table.names, ALICE, ENGLISH).asked(table.game, given_before, table.game.view(ALICE))
    assert said.words == "Cannon: choose another minion to destroy, power 2 or less, or none."
    assert [choice.words for choice in said.chosen] == ["Bob's Zapbot (power 2) at Tar Pits"]
    assert said.choices[-1].words == "That is all"
    table.picks("Alice", "none")


def test_who_can_play_nothing_is_not_asked_for_a_card() -> None:
    table = given({"Alice": [warbot]}, {tar_pits: [("Alice", shinobi)]}, minions_left=0)
    assert prompt(table, ALICE) == "There is nothing left to play: end your turn."
    table = given({"Alice": [warbot, warbot]}, {tar_pits: [("Alice", blaster_master)]}, minions_left=0)
    assert prompt(table, ALICE) == "Use a card, or end your turn."


def test_a_question_names_the_card_what_is_chosen_and_the_way_out() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={tar_pits: [("Bob", shinobi)], jungle_oasis: []})
    assert prompt(table, ALICE) == "Play a card, or end your turn."
    assert options(table, ALICE) == [
        "Play Tiger Assassin at Tar Pits",
        "Play Tiger Assassin at Jungle Oasis",
        "End your turn",
    ]
    table.plays("Alice", tiger_assassin, at=tar_pits)
    assert prompt(table, ALICE) == "Tiger Assassin: choose a minion here to destroy, power 3 or less, or none."
    assert options(table, ALICE) == ["Bob's Shinobi (power 3) at Tar Pits", "Do nothing"]
    table.picks("Alice", "none")


def test_who_must_do_one_of_two_things_is_not_offered_to_do_none() -> None:
    at_tar_pits: list[On] = [("Bob", zapbot), ("", ghoul)]
    table = given(hands={"Alice": [dungeon_bait]}, bases={tar_pits: at_tar_pits, jungle_oasis: []}, monster_deck=[])
    table.plays("Alice", dungeon_bait)
    assert prompt(table, ALICE) == "Dungeon Bait: choose a minion to destroy, or play a monster."
    assert options(table, ALICE)[-1] == "Play a monster"
    table.picks("Alice", "Bob's zapbot at tar_pits")
    table = given(hands={"Alice": [greed_is_good]}, bases={tar_pits: []}, treasure_discard=[wishing_ring])
    table.plays("Alice", greed_is_good)
    assert prompt(table, ALICE) == "Greed is Good: choose a treasure to take from the discard pile, or draw one."
    assert options(table, ALICE) == ["Wishing Ring", "Draw a treasure"]
    table.picks("Alice", "wishing_ring")


def test_whoever_destroys_a_monster_hears_how_many_treasures_it_was_worth() -> None:
    for monster, worth in ((ghoul, "a treasure"), (hippogriff, "a treasure"), (king_tut, "2 treasures")):
        table = given(hands={"Alice": [cleave]}, bases={tar_pits: [("", monster), ("", ghoul)]})
        table.plays("Alice", cleave)
        table.picks("Alice", f"{monster.id} at tar_pits")
        assert prompt(table, ALICE) == f"{monster.name}: draw {worth} for it?"
        table.picks("Alice", "no")


def test_a_faction_is_chosen_for_what_its_card_does() -> None:
    table = given(hands={"Alice": [sea_dogs]}, bases={tar_pits: [("Bob", zapbot)], ninja_dojo: []})
    table.answer("Alice", "play sea_dogs")
    assert prompt(table, ALICE) == "Sea Dogs: choose the faction whose minions move, all but your own."
    deeds = [choice.deed for choice in asked(table, ALICE).choices]
    assert all(deed.startswith("Choose ") for deed in deeds)
    for _ in range(3):
        table.answer("Alice", table.keys("Alice")[0])


def test_walker_puts_the_card_back_in_the_words_of_the_question() -> None:
    table = given(hands={"Alice": [walker]}, bases={tar_pits: []}, decks={"Alice": [king_rex]})
    table.plays("Alice", walker, at=tar_pits)
    assert prompt(table, ALICE) == "Walker: discard the top card of your deck, or put it back."
    assert options(table, ALICE) == ["King Rex (power 7)", "Put it back"]
    table.picks("Alice", "none")


def test_options_tell_apart_what_looks_alike_by_what_lies_on_it() -> None:
    minions = [("Bob", shinobi, ("Alice", poison)), ("Alice", shinobi), ("Bob", infiltrate)]
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: minions, tar_pits: []})
    table.answer("Alice", "play seeing_stars")
    assert prompt(table, ALICE) == "Seeing Stars: choose a minion to destroy, power 3 or less."
    assert options(table, ALICE) == [
        "Bob's Shinobi (power 0, with Poison) at Jungle Oasis",
        "Your Shinobi (power 3) at Jungle Oasis",
    ]
    seen = seen_by(table, ALICE)
    action, base = next((piece, base) for piece, base in seen.pieces() if piece.card == "poison")
    assert speaker(BOB).piece("poison", action.serial, seen) == "Alice's Poison on your Shinobi at Jungle Oasis"
    assert base.card == "jungle_oasis"
    table.answer("Alice", "Bob's shinobi at jungle_oasis")


def test_what_is_chosen_is_said_with_what_happens_to_it() -> None:
    table = given(
        hands={"Alice": [tiger_assassin, dinghy]},
        bases={tar_pits: [("Bob", shinobi), ("Alice", walker)], jungle_oasis: [], ninja_dojo: []},
    )
    assert {choice.deed for choice in asked(table, ALICE).choices} == {""}, "they say what they do"
    table.plays("Alice", dinghy)
    first = asked(table, ALICE).choices[0]
    assert first.deed == "Move your Walker"
    table.picks("Alice", "walker")
    assert asked(table, ALICE).choices[0].deed == "Move to Jungle Oasis"
    moved = question(table.game, ALICE)._replace(chosen=[("walker", first.piece)])
    said = Voice(table.names, ALICE, ENGLISH).asked(table.game, moved, table.game.view(ALICE))
    assert said.choices[0].deed == "Move your Walker to Jungle Oasis"
    table.picks("Alice", "jungle_oasis")


def test_a_scoring_names_its_base() -> None:
    table = given(hands={"Bob": [shinobi]}, bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []})
    table.ends_turn("Alice")
    assert prompt(table, BOB) == "Jungle Oasis is about to score: use a special, or pass."
    assert options(table, BOB) == ["Play Shinobi", "Pass"]
    table.passes("Bob")


def test_who_can_only_pass_is_not_asked_for_a_special() -> None:
    table = given(
        hands={"Bob": [poison]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
        decks={"Bob": [shinobi]},
    )
    table.ends_turn("Alice")
    assert prompt(table, BOB) == "Jungle Oasis is about to score."
    assert options(table, BOB) == ["Pass"]
    table.passes("Bob")


def test_what_a_base_says_is_no_special() -> None:
    """SU-10.6. Alice's First Mate has one, and is asked about as well."""
    for crew, asked in (([], "what it says"), ([("Alice", first_mate)], "what it says, or a special")):
        table = given(bases={ninja_dojo: [*[("Alice", king_rex)] * 3, ("Bob", shinobi), *crew], tar_pits: []})
        table.ends_turn("Alice")
        assert prompt(table, ALICE) == f"Ninja Dojo has scored: use {asked}, or pass."
        assert options(table, ALICE)[-1] == "Pass"
        table.passes("Alice")


# -- what happened ---------------------------------------------------------------------------------------------


def test_a_draw_is_told_by_name_to_who_draws_and_by_number_to_the_others() -> None:
    events = [Event("draw", ("P0",), (card,), 1 << ALICE) for card in ("shinobi", "poison")]
    events.append(Event("draw", ("P1",), ("howl",), 1 << BOB))
    assert speaker(ALICE).tell(events) == ["You draw Shinobi and Poison.", "Bob draws a card."]
    assert speaker(BOB).tell(events) == ["Alice draws 2 cards.", "You draw Howl."]
    assert speaker(WATCHER).tell(events) == ["Alice draws 2 cards.", "Bob draws a card."]


def test_a_hand_that_is_looked_at_is_named_to_those_two_only() -> None:
    events = [Event("look at hand", ("P0", "P1"), ("shinobi", "howl"), 1 << ALICE | 1 << BOB)]
    assert speaker(ALICE).tell(events) == ["You look at Bob's hand: Shinobi and Howl."]
    assert speaker(BOB).tell(events) == ["Alice looks at your hand: Shinobi and Howl."]
    assert speaker(WATCHER).tell(events) == ["Alice looks at Bob's hand."]


def test_cards_looked_at_are_counted_for_the_others() -> None:
    events = [Event("look at top", ("P0", 2), ("shinobi", "howl"), 1 << ALICE)]
    assert speaker(ALICE).tell(events) == ["You look at the top of your deck: Shinobi and Howl."]
    assert speaker(BOB).tell(events) == ["Alice looks at 2 cards on top of their deck."]


def test_a_turn_is_told_from_each_side() -> None:
    table = given(
        hands={"Alice": [tiger_assassin, poison]},
        bases={jungle_oasis: [], tar_pits: []},
        decks={"Alice": [shinobi, shinobi], "Bob": [shinobi]},
        actions_left=2,
    )
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.plays("Alice", poison)
    table.ends_turn("Alice")
    assert told(table, ALICE) == [
        "You play Tiger Assassin at Jungle Oasis, now 4 of 12.",
        "You play Poison on your Tiger Assassin at Jungle Oasis.",
        "You draw 2 x Shinobi to end your turn.",
        "Turn 2: Bob",
    ]
    assert told(table, BOB) == [
        "Alice plays Tiger Assassin at Jungle Oasis, now 4 of 12.",
        "Alice plays Poison on their own Tiger Assassin at Jungle Oasis.",
        "Alice draws 2 cards to end the turn.",
        "Turn 2: yours",
    ]


def test_a_minion_keeps_its_owner_in_the_log_when_it_is_gone() -> None:
    events = [
        Event("play", ("P1", "shinobi", 4, "tar_pits")),
        Event("destroy", ("P0", "shinobi", 4, "tar_pits")),
        Event("destroy", ("rules", "shinobi", 4, "tar_pits")),
    ]
    assert speaker(ALICE).tell(events, since=1) == [
        "You destroy Bob's Shinobi at Tar Pits.",
        "Bob's Shinobi at Tar Pits is destroyed.",
    ]
    assert speaker(BOB).tell(events, since=2) == ["Your Shinobi at Tar Pits is destroyed."]
    assert speaker(WATCHER).tell(events, since=1) == [
        "Alice destroys Bob's Shinobi at Tar Pits.",
        "Bob's Shinobi at Tar Pits is destroyed.",
    ]


def test_cards_that_some_know_and_some_do_not_are_told_apart() -> None:
    events = [Event("into deck", ("P0",), ("howl",), 1 << ALICE), Event("into deck", ("P0", "shinobi"))]
    assert speaker(BOB).tell(events) == ["Alice puts a card into their deck.", "Alice puts Shinobi into their deck."]
    assert speaker(ALICE).tell(events) == ["You put Howl and Shinobi into your deck."]


def test_the_same_line_several_times_is_told_once() -> None:
    events = [Event("shuffle", ("P0",), (), EVERYONE)] * 3
    assert speaker(BOB).tell(events) == ["Alice shuffles their deck. (3 times)"]
    assert speaker(ALICE).tell(events[:2]) == ["You shuffle your deck. (twice)"]


# -- why not, how it stands ------------------------------------------------------------------------------------


def test_a_refusal_is_a_sentence_with_the_number_of_its_rule() -> None:
    assert speaker(ALICE).refusal(Refusal("not your turn", "SU-2.2", ("P1",))) == (
        "It is not your turn. The table is waiting for Bob. (rule SU-2.2)"
    )
    assert speaker(ALICE).refusal(Refusal("forbidden", "SU-12.1", ("rules",))) == "A rule forbids it. (rule SU-12.1)"
    assert speaker(ALICE).reason(Refusal("forbidden", "SU-12.1", ("rules",))) == "A rule forbids it."


def test_the_turn_says_what_may_still_be_played() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={tar_pits: []}, actions_left=2)
    seen = seen_by(table, ALICE)
    now = question(table.game, ALICE)
    assert whose_turn(seen, now, speaker(ALICE)) == "Turn 1, your turn: you may still play a minion and 2 actions"
    assert whose_turn(seen, now, speaker(BOB)) == "Turn 1, Alice's turn"
    seen.minions_left = seen.actions_left = 0
    assert plays_left(seen, now, speaker(ALICE)) == "cards in play let you do more"  # or nothing would be offered
    now = now._replace(options=[END_TURN])
    assert plays_left(seen, now, speaker(ALICE)) == "nothing left to play this turn"
    seen.extras = [SeenExtra("", "", 2, -1, "none"), SeenExtra("", "", -1, seen.bases[0].serial, "")]
    assert plays_left(seen, now, speaker(ALICE)) == (
        "you may still play an extra minion of power 2 or less at a base where you have none"
        " and an extra minion at Tar Pits"
    )
    seen.extras = [SeenExtra("", "", 3, -1, "discard")]
    assert plays_left(seen, now, speaker(ALICE)) == (
        "you may still play an extra minion of power 3 or less out of your discard pile"
    )


def test_places_at_a_base_share_a_tie_for_the_better_one() -> None:
    table = given(
        bases={tar_pits: [("Bob", shinobi), ("Alice", shinobi), ("Cleo", poison)]}, players=("Alice", "Bob", "Cleo")
    )
    found = totals(seen_by(table, ALICE).bases[0])
    assert [place(seat, found, speaker(ALICE)) for seat in (ALICE, BOB)] == ["1st", "1st"]
    assert 2 not in found  # an action is not a minion


def test_the_result_names_the_winner_first() -> None:
    table = given(bases={tar_pits: []}, points={"Alice": 3, "Bob": 15})
    assert result(seen_by(table, ALICE), speaker(ALICE)) == "Bob 15, you 3"


# -- cards and rules -------------------------------------------------------------------------------------------


def test_help_on_a_card_has_everything() -> None:
    lines = help_lines(shinobi, ENGLISH)
    assert lines[0] == "Shinobi (Smash Up, Ninjas): minion, power 3, 3 copies"
    assert lines[1] == ENGLISH.text(shinobi)
    assert lines[2].startswith("Ruling: ")
    assert lines[-1].startswith("Facts: ")
    assert (
        help_lines(tar_pits, ENGLISH)[0]
        == "Tar Pits (Smash Up, Dinosaurs): base, breakpoint 16, VP 4 / 3 / 2 for 1st / 2nd / 3rd"
    )
    assert help_lines(jungle_oasis, ENGLISH)[1] == "No ability."


def test_facts_of_a_card_for_programs() -> None:
    assert facts(poison, ENGLISH)["on"] == "minion"
    assert facts(poison, ENGLISH)["power"] is None
    assert facts(tar_pits, ENGLISH)["vp"] == [4, 3, 2]
    assert facts(shinobi, ENGLISH)["source"] == "sourced"


def test_cards_are_found_by_what_people_type() -> None:
    assert find_cards("Shinobi") == [shinobi]
    assert find_cards("tiger a") == [tiger_assassin]
    assert find_cards("tar p") == [tar_pits]
    assert len(find_cards("ninja")) > 1
    assert find_cards("") == []
    assert find_cards("xyzzy") == []
    assert [card.name for card in similar("shinoby")] == ["Shinobi"]


def test_rules_are_found_by_number_chapter_and_word() -> None:
    assert find_rules(ENGLISH.RULES, "SU-", "5.6") == find_rules(ENGLISH.RULES, "SU-", "su-5.6") == ["SU-5.6"]
    assert "SU-5.12" in find_rules(ENGLISH.RULES, "SU-", "5")
    assert find_rules(ENGLISH.RULES, "SU-", "breakpoint")
    assert find_rules(ENGLISH.RULES, "SU-", "xyzzy") == []


def test_placing_says_where_to() -> None:
    events = [Event("place", ("rules", "shinobi", 4, "tar_pits", zone)) for zone in ("deck", "hand")]
    assert speaker(ALICE).tell(events) == [
        "Shinobi at Tar Pits goes under its owner's deck.",
        "Shinobi at Tar Pits goes back to hand.",
    ]


def test_what_a_card_does_is_told_with_the_card_and_whose_it_is() -> None:
    probe, stars = Cause("probe", 0, BOB, "play"), Cause("seeing_stars", 0, BOB, "play")
    events = [
        Event("play", ("P0", "shinobi", 4, "tar_pits", 3, 16)),
        Event("discard", ("P0", "howl"), cause=probe),
        Event("look at hand", ("P1", "P0"), cause=probe),
        Event("destroy", ("P1", "shinobi", 4, "tar_pits"), cause=stars),
        Event("points", ("P1", 1, 4), cause=Cause("invader", 7, BOB, "play")),
    ]
    assert speaker(ALICE).tell(events) == [
        "You play Shinobi at Tar Pits, now 3 of 16.",
        "Bob's Probe: you discard Howl.",
        "Probe: Bob looks at your hand.",
        "Bob's Seeing Stars destroys your Shinobi at Tar Pits.",
        "Invader: Bob gets 1 VP, now 4.",
    ]
    assert speaker(BOB).tell(events)[1:4] == [
        "Your Probe: Alice discards Howl.",
        "Probe: you look at Alice's hand.",
        "Your Seeing Stars destroys Alice's Shinobi at Tar Pits.",
    ]
    assert [line.by for line in speaker(ALICE).lines(events)] == [ALICE, BOB, BOB, BOB, BOB]


def test_what_one_card_does_to_several_is_one_sentence() -> None:
    powderkeg, howl = Cause("powderkeg", 0, BOB, "play"), Cause("howl", 0, BOB, "play")
    events = [Event("play", ("P0", "shinobi", serial, "tar_pits")) for serial in (4, 5)]
    events += [Event("destroy", ("P1", "shinobi", serial, "tar_pits"), cause=powderkeg) for serial in (4, 5, 6)]
    events.append(Event("destroy", ("P1", "ghoul", 7, "tar_pits"), cause=powderkeg))
    events += [
        Event("empower", ("P1", "scout", serial, base, 1, 4), cause=howl)
        for serial, base in ((8, "tar_pits"), (9, "jungle_oasis"))
    ]
    assert speaker(ALICE).tell(events, since=2) == [
        "Bob's Powderkeg destroys 4 minions at Tar Pits: 2 x your Shinobi, Shinobi and Ghoul.",
        "Bob's Howl gives Scout at Tar Pits (now 4) and Scout at Jungle Oasis (now 4) +1 power.",
    ]


def test_what_a_piece_does_to_itself_and_who_is_made_to_do_it() -> None:
    events = [
        Event("play", ("P1", "scout", 4, "tar_pits")),
        Event("place", ("P1", "scout", 4, "tar_pits", "hand"), cause=Cause("scout", 4, BOB, "after")),
        Event("move", ("P0", "shinobi", 5, "tar_pits"), cause=Cause("potion_of_halitosis", 0, BOB, "before")),
        Event("move", ("P0", "shinobi", 5, "tar_pits"), cause=Cause("mushroom_kingdom", 2, ability="start")),
    ]
    assert speaker(ALICE).tell(events, since=1) == [
        "Bob's Scout at Tar Pits goes back to hand.",
        "Bob's Potion of Halitosis: you move Shinobi to Tar Pits.",
        "Mushroom Kingdom: you move Shinobi to Tar Pits.",
    ]


def test_a_rule_is_told_where_it_is_not_plain() -> None:
    ends, scores = Cause(player=BOB, rule="SU-2.4"), Cause(player=BOB, rule="SU-5.5")
    events = [
        Event("draw", ("P1",), ("howl",), 1 << BOB, ends),
        Event("discard", ("P1", "shinobi"), cause=ends),
        Event("award", ("tar_pits", 4, 16, 16, BOB, 9, 1, 4), cause=scores),
        Event("points", ("P1", 4, 5), cause=scores),
    ]
    assert speaker(ALICE).tell(events) == [
        "Bob draws a card to end the turn.",
        "Bob holds more than ten cards and discards Shinobi.",
        "Power 16 counts at Tar Pits: Bob 9.",
        "Bob gets 4 VP for Tar Pits, now 5.",
    ]


def test_an_award_tells_who_had_how_much() -> None:
    rows = (BOB, 9, 1, 4, ALICE, 7, 2, 2)
    events = [Event("award", ("tar_pits", 4, 16, 16, *told)) for told in (rows, ())]
    assert speaker(ALICE).tell(events) == [
        "Power 16 counts at Tar Pits: Bob 9, you 7.",
        "Power 16 counts at Tar Pits: nobody has a minion there.",
    ]


def test_lines_say_who_did_it_and_what_kind_of_event_it_was() -> None:
    events = [Event("turn", ("P1", 3)), Event("draw", ("P0",)), Event("remove", ("shinobi", 4))]
    told = speaker(ALICE).lines(events)
    assert [(each.kind, each.by) for each in told] == [("turn", 1), ("draw", 0), ("remove", -1)]


def test_an_extra_minion_is_told_with_its_conditions() -> None:
    table = given(bases={tar_pits: []})
    seen = seen_by(table, ALICE)
    keys = ("extra", "extra power_2", "extra at tar_pits", "extra power_2 at tar_pits where_none")
    assert [speaker(ALICE).option(GRAMMAR.read(GRAMMAR.option_of(key)), seen) for key in keys] == [
        "An extra minion",
        "An extra minion of power 2 or less",
        "An extra minion at Tar Pits",
        "An extra minion of power 2 or less at Tar Pits at a base where you have none",
    ]
