"""An answer counts if it is one's own, to the question that is open, and offered; anything else changes nothing."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest
from starlette.testclient import TestClient

from rumpus.kernel import digest
from rumpus.server.app import Server
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore
from rumpus.smashup.grammar import GRAMMAR
from tests.server.following import Guest, asked_of, loaded, new_room, play_out, sit
from tests.server.speaking import Speaker, opened


def standing(room: Room) -> tuple[str, int, int]:
    """All that an answer could change."""
    return digest(room.match.game.state), room.number, len(room.match.record.answers)


def test_an_answer_is_told_to_all_and_kept() -> None:
    room = new_room()
    ann, bob, eve = sit(room, spectators=1)
    number = ann.number
    ann.answers("end turn")
    for guest in (ann, bob, eve):
        assert guest.last["type"] == "update"
        assert guest.number == number + 1
    assert bob.keys
    assert not ann.keys
    assert not eve.keys
    assert loaded(room).match.record.answers == [(0, room.match.record.answers[0][1], "end turn")]


def test_an_answer_to_another_question_is_too_late() -> None:
    room = new_room()
    ann, bob = sit(room)
    ann.answers("end turn")
    before = standing(room)
    for number in (ann.number - 1, -1):  # the open question has been sent already
        refused = bob.says("answer", number=number, key="end turn")
        assert (refused["type"], refused["code"]) == ("refused", "too late")
        assert bob.number == 1
        assert standing(room) == before
    for number in (ann.number + 1, 10**30):
        bob.says("answer", number=number, key="end turn")
        refused, welcome = bob.messages[-2:]
        assert (refused["type"], refused["code"]) == ("refused", "too late")
        assert welcome["type"] == "welcome"
        assert welcome["question"]["number"] == bob.number == 1
        assert standing(room) == before
    assert ann.last["type"] == "update"


@pytest.mark.parametrize("key", ["dance", "", "play", "play shinobi at the_moon", "use x#99999999999999999999", "{0}"])
def test_what_is_not_offered_is_refused_with_words_and_rule(key: str) -> None:
    room = new_room()
    ann, bob = sit(room)
    before, told = standing(room), len(bob.messages)
    refused = ann.answers(key)
    assert (refused["type"], refused["code"]) == ("refused", "not offered")
    assert refused["words"].endswith(".")
    assert refused["rule"].startswith("SU-")
    assert "SU-" not in refused["words"]
    explained = ann.says("why", key=key)
    answer = GRAMMAR.read(GRAMMAR.option_of(key))
    assert ann.says("why", verb=answer.verb, parts=msgspec.to_builtins(answer.parts)) == explained
    assert (explained["words"], explained["rule"]) == (refused["words"], refused["rule"])
    assert standing(room) == before
    assert len(bob.messages) == told


def test_an_answer_that_is_repeated_counts_once() -> None:
    """Sent twice because the connection was slow, or again by somebody else: the second one changes nothing."""
    room = new_room()
    ann, bob = sit(room)
    phone = Guest(room, 0)
    ann.answers("end turn")
    after = standing(room)
    for again in (ann, phone, bob):
        assert again.says("answer", number=0, key="end turn")["code"] == "too late"
        assert again.question["number"] == 1
        assert standing(room) == after


def test_answers_that_overtake_each_other_change_nothing() -> None:
    """The answer to the next question comes before the answer to this one."""
    room = new_room()
    ann, bob = sit(room)
    before = standing(room)
    bob.says("answer", number=1, key="end turn")
    assert bob.messages[-2]["code"] == "too late"
    assert standing(room) == before
    ann.answers("end turn")
    assert room.match.game.answered == 1


def test_a_seat_cannot_answer_for_another() -> None:
    """Whatever it sends at whatever question of the other."""
    room, rng = new_room(3, seed=2), Random(2)
    guests = sit(room)
    for _ in range(80):
        asked = asked_of(guests)
        before = standing(room)
        for guest in guests:
            if guest is not asked:
                for key in rng.sample(asked.keys, min(3, len(asked.keys))):
                    assert guest.says("answer", number=room.number, key=key)["code"] == "not offered"
                assert standing(room) == before
        asked.answers_anything(rng)


def test_whose_turn_it_is_not_is_refused() -> None:
    room = new_room()
    _, bob = sit(room)
    refused = bob.answers("end turn")
    assert refused["code"] == "not offered"
    assert "Ann" in refused["words"]


def test_why_something_can_be_answered_is_said_too() -> None:
    room = new_room()
    ann, _ = sit(room)
    assert ann.says("why", key="end turn")["words"] == "You can answer that now."


def test_what_would_be_asked_is_told_and_nothing_is_answered() -> None:
    room = new_room()
    ann, bob = sit(room)
    before, told = standing(room), len(bob.messages)
    tried = ann.says("try", keys=["end turn"])
    assert (tried["type"], tried["keys"]) == ("tried", ["end turn"])
    assert tried["question"]["awaited"] == [1]
    assert "choices" not in tried["question"]
    assert ann.says("try", keys=[])["question"]["choices"] == ann.question["choices"]
    assert (standing(room), len(bob.messages)) == (before, told)
    ann.answers("end turn")
    assert bob.question["awaited"] == [1]


def test_what_cannot_be_answered_cannot_be_tried() -> None:
    room = new_room()
    ann, bob = sit(room)
    for guest, keys in ((ann, ["dance"]), (ann, ["end turn", "end turn"]), (bob, ["end turn"])):
        refused = guest.says("try", keys=keys)
        assert (refused["type"], refused["code"]) == ("refused", "not offered")
        assert refused["words"]


def test_what_a_sale_comes_to_is_told_before_anything_is_sold() -> None:
    room, rng = new_room(3, seed=5, family="munchkin"), Random(5)
    guests = sit(room)
    while not any("sell" in guest.keys for guest in guests):
        asked_of(guests).answers_anything(rng)
    seller = next(guest for guest in guests if "sell" in guest.keys)
    keys, gold = ["sell"], 0
    while True:
        asked = seller.says("try", keys=keys)["question"]
        figures = asked["figures"]
        assert (asked["prompt"], figures["levels"]) == ("sell", figures["gold"] // 1000)
        assert figures["missing"] == max(0, 1000 - figures["gold"])
        assert f"{figures['gold']:,} gold so far" in asked["words"]
        assert figures["gold"] > gold or keys == ["sell"]
        gold, items = figures["gold"], [choice for choice in asked["choices"] if not choice.get("role")]
        if not items:
            break
        keys.append(items[0]["key"])
    assert gold >= 1000
    level = seller.view["heroes"][seller.seat]["level"]
    for key in (*keys, "done"):
        seller.answers(key)
    assert seller.view["heroes"][seller.seat]["level"] == level + gold // 1000


def test_who_watches_can_only_talk() -> None:
    room = new_room()
    eve = sit(room, spectators=1)[-1]
    before = standing(room)
    for kind, fields in (
        ("answer", {"number": 0, "key": "end turn"}),
        ("why", {"key": "end turn"}),
        ("try", {"keys": ["end turn"]}),
        ("foresee", {"number": 0}),
        ("undo", {}),
        ("consent", {"agrees": True}),
        ("concede", {}),
        ("sit again", {}),
        ("rematch", {}),
    ):
        assert eve.says(kind, **fields)["code"] == "not your seat"
    assert standing(room) == before
    assert eve.says("ping") == {"type": "pong"}


def test_no_key_can_bring_the_server_down() -> None:
    """Whatever text somebody sends for an answer, at whatever moment, gets words."""
    room, rng = new_room(3, seed=4), Random(4)
    guests = sit(room)
    words = ["play", "use", "at", "shinobi", "tar_pits", "from_discard", "#", "#1", "P1", "none", "extra", "\n", "{}"]
    for _ in range(150):
        for guest in guests:
            key = rng.choice(["", " "]).join(rng.choices(words, k=rng.randrange(5)))
            assert guest.says("why", key=key)["words"]
        if room.is_over:
            break
        asked_of(guests).answers_anything(rng)


def test_an_answer_that_could_not_be_kept_was_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room()
    ann, bob = sit(room)
    before, told = standing(room), len(bob.messages)

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "append", full)
        with pytest.raises(OSError, match="full"):
            ann.answers("end turn")
    assert standing(room) == before
    assert len(bob.messages) == told
    ann.answers("end turn")
    assert bob.number == 1
    assert len(loaded(room).match.record.answers) == 1


def test_a_game_over_is_told() -> None:
    room = new_room(2, seed=5)
    guests = sit(room, spectators=1)
    play_out(room, guests, Random(5))
    for guest in guests:
        assert guest.question["prompt"] == "over"
        assert guest.question["awaited"] == []
        assert guest.question["words"]
    assert guests[0].answers("end turn")["rule"] == "SU-9.1"


# -- coming back ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_comes_back_in_the_middle_of_a_choice_is_asked_the_same() -> None:
    """At every question of a game, in mid-effect too: on the same server, and after a restart."""
    room, rng = new_room(2, seed=6), Random(6)
    guests = sit(room)
    kinds = set()
    while not room.is_over:
        asked = asked_of(guests)
        kinds.add(asked.question["prompt"])
        again = Guest(room, asked.seat)
        assert (again.question, again.view) == (asked.question, asked.view)
        again.leaves()
        if room.number % 10 == 0:
            restarted = Guest(loaded(room), asked.seat)
            assert (restarted.question, restarted.view) == (asked.question, asked.view)
        asked.answers_anything(rng)
    assert len(kinds) > 3


def test_two_devices_at_one_seat_see_and_do_the_same() -> None:
    room = new_room()
    desk, bob = sit(room)
    phone = Guest(room, 0)
    assert phone.question == desk.question
    phone.answers("end turn")
    assert desk.texts[-1] == phone.texts[-1]
    assert bob.keys
    desk.leaves()
    assert bob.seats[0]["is_here"]
    phone.leaves()
    assert "is_here" not in bob.seats[0]


# -- over a socket -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "answer"}', "malformed"),
        ('{"type": "answer", "number": "0", "key": "end turn"}', "malformed"),
        ('{"type": "answer", "number": 0, "key": "end turn", "seat": 1}', "malformed"),
        ('{"type": "say", "text": "\\ud800"}', "malformed"),
        ("[" * 16_000, "malformed"),
        ('{"type": ' * 1700, "malformed"),
        (json.dumps({"type": "say", "text": "a" * 17_000}), "too large"),
        (json.dumps({"type": "say", "text": "ä" * 9_000}, ensure_ascii=False), "too large"),
    ],
)
def test_what_is_no_message_is_refused(client: TestClient, server: Server, text: str, code: str) -> None:
    room, tokens = opened(client)
    table = server.lobby.find(room)
    assert table is not None
    before = standing(table)
    with Speaker(client, room, tokens[0]) as ann:
        ann.socket.send_text(text)
        refused = ann.next()
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert len(refused["words"]) < 500
        ann.socket.send_bytes(b'{"type": "undo"}')
        assert ann.next()["code"] == "malformed"
        assert standing(table) == before
        ann.answers("end turn")
        ann.until("update")


def test_what_was_chosen_is_told_until_something_comes_of_it() -> None:
    """To who has chosen it, also when they come back; and it can be taken back."""
    factions = [["pirates", "dinosaurs"], ["ninjas", "tricksters"]]
    room = new_room(2, seed=8, setup={"factions": factions, "first": 0})
    ann, bob = sit(room)
    ann.answers(next(key for key in ann.keys if key.startswith("play war_raptor")))
    ann.answers("play dinghy")
    assert "chosen" not in ann.question
    ann.answers("war_raptor#4")
    (chosen,) = ann.question["chosen"]
    assert (chosen["key"], chosen["parts"]) == ("war_raptor#4", [{"card": "war_raptor", "piece": 4}])
    assert "chosen" not in bob.question
    assert Guest(room, 0).question["chosen"] == Guest(loaded(room), 0).question["chosen"] == [chosen]
    ann.says("undo")
    assert "chosen" not in ann.question
    ann.answers("war_raptor#4")
    ann.answers("tar_pits")
    assert "chosen" not in ann.question
