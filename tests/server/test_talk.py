"""Talk at the table: phrases, reactions to what happens, and what bots remark."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from rumpus.bots.characters import CHARACTERS
from rumpus.bots.words import remarks
from rumpus.family import Line, Occasion
from rumpus.family.speech import OccasionKind
from rumpus.server import applause, talk
from rumpus.server.limits import Limits
from rumpus.server.room import Room
from rumpus.server.saved import SavedLine
from rumpus.server.store import SqliteStore
from rumpus.server.talk import MOST_REACTIONS
from tests.another_language import NAME, let_all_speak_it
from tests.brackets import outside
from tests.server.following import Guest, Plain, asked_of, let_bots_play, loaded, new_room, play_out, sit


class Clock:
    """A time that passes only when somebody says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def acts(guest: Guest) -> list[int]:
    """Those of the log, in order."""
    lines = [line for message in guest.messages for line in message.get("log", [])]
    return sorted({line["act"] for line in lines if line.get("act")})


def played(people: int = 2, answers: int = 40, **more: Any) -> tuple[Room, list[Guest]]:
    room = new_room(people, seed=5, **more)
    guests = sit(room, spectators=1)
    play_out(room, guests, Random(5), answers)
    return room, guests


# -- phrases -------------------------------------------------------------------------------------------------


def test_a_phrase_is_told_to_everybody_in_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    let_all_speak_it(monkeypatch)
    room = new_room(2)
    ann, eve = Guest(room, 0), Guest(room, -1)
    bob = Guest(room, 1, language=NAME)
    ann.says("say", phrase="well played")
    eve.says("say", phrase="ouch")
    assert ann.chat == [{"text": "Well played!", "by": 0}, {"text": "Ouch!"}]
    assert [outside(line["text"]) for line in bob.chat] == [[], []]
    assert Guest(loaded(room), 1).chat == ann.chat


def test_there_are_six_phrases_and_no_others() -> None:
    room = new_room(2)
    ann = Guest(room, 0)
    assert len(talk.PHRASES) == 6
    with pytest.raises(msgspec.ValidationError):
        ann.says("say", phrase="you cheat")


def test_letters_that_are_not_seen_are_not_said() -> None:
    """Nor do they turn around what stands after them."""
    room = new_room()
    ann, bob = sit(room)
    ann.says("say", text="\x00 Nice\tmove\u202e, \u2067Bob\x1b[2J \U0001f468\u200d\U0001f469")
    assert bob.chat[-1]["text"] == "Nice move ,  Bob [2J \U0001f468\u200d\U0001f469"
    heard = len(bob.chat)
    ann.says("say", text="\u202e\x07")
    ann.says("say", text="\u200b \u200d\ufeff")
    assert len(bob.chat) == heard


def test_nobody_talks_too_fast() -> None:
    clock = Clock()
    room = new_room(2)
    ann, bob = sit(room)
    for guest in (ann, bob):
        guest.listener.budget = Limits(clock=clock).budget("", guest.seat)
    for number in range(20):
        ann.says("say", text=str(number))
    assert ann.last["code"] == "too fast"
    assert len(bob.chat) == 10
    bob.says("say", text="I am another")
    clock.now += 6
    ann.says("say", text="slower now")
    assert [line["text"] for line in bob.chat[-2:]] == ["I am another", "slower now"]


# -- reactions -----------------------------------------------------------------------------------------------


def test_everybody_sees_a_reaction_and_who_comes_later_does(store: SqliteStore) -> None:
    room, (ann, bob, eve) = played(store=store)
    act = acts(ann)[-1]
    ann.reacts(act, "laugh")
    bob.reacts(act, "treason")
    told = [{"act": act, "seat": 0, "what": "laugh"}, {"act": act, "seat": 1, "what": "treason"}]
    for guest in (ann, bob, eve):
        assert [message["reaction"] for message in guest.of_type("reacted")] == told
    for again in (Guest(room, 1), Guest(loaded(room), -1)):
        assert again.messages[0]["reactions"] == told


def test_the_newest_reaction_counts_and_can_be_taken_back() -> None:
    room, (ann, *_) = played()
    act = acts(ann)[0]
    for what in ("bravo", "tears"):
        ann.reacts(act, what)
    assert Guest(loaded(room), 1).messages[0]["reactions"] == [{"act": act, "seat": 0, "what": "tears"}]
    ann.reacts(act, "")
    assert "reactions" not in Guest(loaded(room), 1).messages[0]


def test_one_reacts_only_to_what_has_happened() -> None:
    room, (ann, _, eve) = played()
    last = acts(ann)[-1]
    for act in (0, -1, last + 1, 10**9):
        for guest in (ann, eve):
            assert guest.reacts(act, "love")["code"] == "not allowed"
    assert "reactions" not in Guest(room, 1).messages[0]


def test_spectators_react_too_and_are_counted() -> None:
    room, (ann, _, eve) = played()
    act, fay = acts(ann)[-1], Guest(room, -1)
    assert eve.messages[0]["may_react"]
    ann.reacts(act, "love")
    for guest in (eve, eve, fay):
        guest.reacts(act, "love")
    counted = [each["reaction"] for each in ann.of_type("reacted")[1:]]
    assert counted == [{"act": act, "seat": -1, "what": "love"}, {"act": act, "seat": -1, "what": "love", "count": 2}]
    eve.reacts(act, "gasp")
    assert Guest(room, 1).messages[0]["reactions"] == [
        {"act": act, "seat": 0, "what": "love"},
        {"act": act, "seat": -1, "what": "love"},
        {"act": act, "seat": -1, "what": "gasp"},
    ]
    for guest in (eve, fay):
        guest.reacts(act, "")
    assert [each["reaction"]["count"] for each in ann.of_type("reacted")[-2:]] == [0, 0]
    assert Guest(room, 1).messages[0]["reactions"] == [{"act": act, "seat": 0, "what": "love"}]


def test_a_table_may_have_silent_spectators() -> None:
    room, (ann, _, _) = played()
    room.keep(spectators_react=False)
    late = Guest(room, -1)
    assert "may_react" not in late.messages[0]
    assert late.reacts(acts(ann)[-1], "love")["code"] == "not your seat"
    assert Guest(room, 0).messages[0]["may_react"]


def test_what_spectators_make_of_it_has_bounds_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applause, "MOST_ACTS", 3)
    room, (ann, _, eve) = played()
    found = acts(ann)[:5]
    for act in found:
        eve.reacts(act, "love")
    assert [each["act"] for each in Guest(room, 1).messages[0]["reactions"]] == found[-3:]
    room.match.go_back(0)
    room.answers.begin_again(0)
    assert "reactions" not in Guest(room, 1).messages[0]


def test_what_is_taken_back_has_no_reactions() -> None:
    room, (ann, bob, _) = played(answers=0)
    while len(acts(ann)) < 3:
        asked_of([ann, bob]).answers_anything(Random(2))
    for act in acts(ann):
        bob.reacts(act, "gasp")
    room.match.go_back(0)
    room.answers.begin_again(0)
    assert "reactions" not in ann.last
    assert "reactions" not in Guest(loaded(room), 0).messages[0]


def test_reactions_have_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_REACTIONS", 5)
    seconds = count()
    room, (ann, *_) = played(now=lambda: float(next(seconds)))
    found = acts(ann)[:8]
    assert len(found) == 8
    for act in found:
        ann.reacts(act, "love")
    assert [each["act"] for each in Guest(loaded(room), 1).messages[0]["reactions"]] == found[-5:]
    assert MOST_REACTIONS == 500


def test_spectators_with_open_hands_see_reactions_as_late_as_the_rest() -> None:
    clock = Clock()
    room, (ann, *_) = played(now=clock, hands_delay=60)
    clock.now += 100
    late = Guest(room, -1, sees_hands=True)
    ann.reacts(acts(ann)[0], "bravo")
    ann.says("say", phrase="thanks")
    assert not late.of_type("reacted")
    assert "reactions" not in Guest(room, -1, sees_hands=True).messages[0]
    clock.now += 61
    assert room.gallery is not None
    room.gallery.catch_up()
    assert late.of_type("reacted")
    assert late.chat == ann.chat
    assert late.reacts(1, "bravo")["code"] == "not allowed"  # it might tell what they hold


# -- bots ----------------------------------------------------------------------------------------------------


def among_bots(family: str, seed: int, **more: Any) -> tuple[Room, Guest]:
    """A game that bots with a character play to its end."""
    room = new_room(1, bots=3, seed=seed, family=family, **more)
    for seat, character in zip(room.saved.seats[1:], CHARACTERS, strict=False):
        seat.character = character
    ann, rng = Guest(room, 0), Random(seed)
    while not room.is_over:
        let_bots_play(room)
        if ann.keys:
            ann.answers_anything(rng)
    return room, ann


def turns_of(guest: Guest) -> list[tuple[int, Plain]]:
    """What was said, and in which turn."""
    found, turn = [], 0
    for message in guest.messages:
        turn += sum(line.get("kind") == "turn" for line in message.get("log", []))
        if message["type"] == "said":
            found.append((turn, message["line"]))
    return found


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_bots_speak_now_and_then_and_at_the_end(family: str) -> None:
    room, ann = among_bots(family, seed=3)
    told = turns_of(ann)
    assert len(told) > 2
    during = [turn for turn, _ in told[:-1]]
    assert all(later - earlier >= 3 for earlier, later in pairwise(during))
    assert {line["by"] for _, line in told} <= {1, 2, 3}
    winners, last = room.standing().winners, room.talk.chat[-1]
    assert last.key.split()[1] == ("wins" if last.by in winners else "loses")
    if set(winners) & {1, 2, 3}:
        assert last.by in winners
    assert all("{" not in line["text"] for _, line in told)


def test_a_remark_about_nobody_is_told_as_it_was(store: SqliteStore) -> None:
    room = new_room(store=store)
    room.talk.add(SavedLine("Mine, I fear.", 1, 0.0, "nell strikes 2", 99))
    assert [line.text for line in room.talk.lines("en")] == ["Mine, I fear."]


def test_the_same_game_hears_the_same_remarks_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    let_all_speak_it(monkeypatch)
    first, again = among_bots("smashup", 4), among_bots("smashup", 4)
    assert [line.key for line in first[0].talk.chat] == [line.key for line in again[0].talk.chat] != []
    stranger = Guest(first[0], -1, language=NAME)
    assert [outside(line["text"], first[0].names) for line in stranger.chat] == [[]] * len(stranger.chat)


def test_bots_without_a_character_say_nothing() -> None:
    room = new_room(0, bots=2, seed=3)
    let_bots_play(room)
    assert room.is_over
    assert room.talk.chat == []


def test_everybody_has_something_to_say_on_every_occasion() -> None:
    for character in CHARACTERS:
        for what in get_args(OccasionKind):
            assert remarks(character, what, has_name=False)
            named = remarks(character, what, has_name=True)
            assert set(remarks(character, what, has_name=False)) <= set(named)
    assert remarks("nobody", "wins", has_name=True) == []


def test_a_loss_is_an_occasion_for_both_sides() -> None:
    room = new_room(2, seed=5)
    line = msgspec.convert({"text": "", "by": 0, "act": 7, "mood": "loss", "hits": [{"seat": 1}, {"seat": 0}]}, Line)
    assert list(room.remarks.of_losses([line])) == [Occasion("hurt", 1, 0), Occasion("strikes", 0, 1)]
    for harmless in ({"mood": "gain"}, {"act": 0}, {"by": -1, "act": 8}):
        changed = msgspec.structs.replace(line, **harmless)
        assert list(room.remarks.of_losses([changed])) == []


def test_words_that_are_gone_are_told_as_they_were(store: SqliteStore) -> None:
    room = new_room(1, bots=1, store=store)
    room.talk.remark(1, "nell strikes 2", 0)
    store._db.execute("update chat set key = 'nell strikes 99'")
    assert Guest(loaded(room), 0).chat == Guest(room, 0).chat == [{"text": "Nothing up my sleeve now, Ann.", "by": 1}]
