"""MU-10.5: a card that would end the game can be answered before it does."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_dragged_off_to_snarkham_asylum
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh, sudden_head_blow
from rumpus.munchkin.cards.decks.cthulhu.monsters import hp_munchcraft, lloyd_lloigor, polly_polyp, shoggoth
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, loaded_die
from tests.munchkin.given import given
from tests.munchkin.warhammer40k.cards import loaded_die_40k, psyk_out_grenade, vox_jammer, wandering_monster_40k
from tests.munchkin.warhammer40k.table import given_both

last_word = pytest.mark.rule("MU-10.5")
asylum = curse_dragged_off_to_snarkham_asylum


@last_word
def test_the_class_that_makes_everybody_a_cultist_can_be_answered() -> None:
    table = given(
        hands={"Alice": [cultist], "Bob": [o_rlyeh]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Carol": 5},
    )
    table.plays("Alice", cultist)
    assert (table.prompt, table.awaited) == ("end", ["Bob"])
    assert table.offers("Bob") == ["pass", "play o_rlyeh cultist"]
    assert not any(told.startswith("win ") for told in table.told())
    table.plays("Bob", o_rlyeh, cultist)
    assert (table.prompt, table.lying("Alice"), table.state.winners) == ("start", [], [])
    table.opens_door()
    assert table.game.decision is not None


@last_word
def test_the_game_is_over_when_nobody_answers() -> None:
    table = given(
        hands={"Alice": [cultist, rugose], "Bob": [o_rlyeh]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Carol": 5},
    )
    table.plays("Alice", cultist)
    assert table.awaited == ["Alice", "Bob"], "whoever has cards may hold the answer"
    assert table.game.view(0)["phase"] == "ending"
    table.picks("Bob", "pass")
    table.picks("Alice", "pass")
    assert (table.game.decision, table.state.winners) == (None, [2])
    assert table.told()[-1] == "win P2"


@last_word
def test_nobody_is_asked_once_all_have_seen_the_answer() -> None:
    table = given(
        hands={"Alice": [cultist, rugose]}, play={"Bob": [cultist], "Carol": [cultist]}, door_discard=[o_rlyeh]
    )
    table.plays("Alice", cultist)
    assert table.game.decision is None
    assert table.told()[-1] == "win P0 P1 P2"


@last_word
def test_the_winning_level_of_the_last_outsider_can_be_answered() -> None:
    table = given(
        hands={"Alice": [sudden_head_blow], "Bob": [o_rlyeh]},
        play={"Bob": [professor], "Dave": [cultist]},
        levels={"Carol": 9},
        players=("Alice", "Bob", "Carol", "Dave"),
        cultists=2,
    )
    table.plays("Alice", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ["cultist"]

    table = given(
        hands={"Alice": [sudden_head_blow], "Bob": [o_rlyeh]},
        play={"Alice": [cultist], "Bob": [professor], "Dave": [cultist]},
        levels={"Carol": 9},
        players=("Alice", "Bob", "Carol", "Dave"),
        cultists=2,
    )
    table.plays("Alice", sudden_head_blow, "Bob")
    table.picks("Bob", "pass")
    assert (table.prompt, table.level("Carol")) == ("end", 10)
    table.plays("Bob", o_rlyeh, sudden_head_blow)
    assert (table.prompt, table.level("Carol"), table.lying("Bob")) == ("start", 9, ["professor"])


@last_word
def test_a_curse_behind_the_door_that_ends_the_game_is_replaced() -> None:
    table = given(
        doors=[asylum, polly_polyp],
        hands={"Bob": [o_rlyeh]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Alice": 8},
        cultists=1,
    )
    table.opens_door()
    table.picks("Bob", "pass")
    assert table.prompt == "end"
    table.plays("Bob", o_rlyeh, asylum)
    assert (table.foes(), table.lying("Alice"), table.state.winners) == (["polly_polyp"], [], [])


@last_word
def test_a_monster_that_makes_the_last_one_a_cultist_was_never_met() -> None:
    table = given(
        doors=[hp_munchcraft, rugose],
        hands={"Bob": [o_rlyeh]},
        play={"Bob": [cultist], "Carol": [cultist]},
        cultists=1,
    )
    table.opens_door()
    assert table.prompt == "end"
    table.plays("Bob", o_rlyeh, hp_munchcraft)
    assert (table.hand("Alice"), table.lying("Alice"), table.prompt) == (["rugose"], [], "trouble")


@last_word
def test_a_flight_that_a_card_has_forced_can_be_answered_when_it_ends_the_game() -> None:
    for is_forced in (True, False):
        table = given_both(
            doors=[shoggoth],
            hands={"Bob": [o_rlyeh, psyk_out_grenade]},
            play={"Bob": [cultist], "Carol": [cultist]},
            levels={"Alice": 5, "Carol": 6},
            treasure_discard=[loaded_die, loaded_die_40k],
            cultists=1,
        )
        table.next_roll(1)
        table.opens_door()
        table.declines_goths()
        if is_forced:
            table.plays("Bob", psyk_out_grenade)
            table.everyone_passes()
        else:
            table.fights_it_out()
        table.runs("Alice", shoggoth)
        if is_forced:
            assert (table.prompt, table.lying("Alice")) == ("end", ["cultist"])
            table.plays("Bob", o_rlyeh, psyk_out_grenade)
            assert (table.prompt, table.lying("Alice"), table.state.winners) == ("fight", [], [])
        else:
            assert (table.game.decision, table.state.winners) == (None, [2]), "the fight was decided"


@last_word
def test_a_newcomer_that_ends_the_game_can_be_turned_back() -> None:
    table = given_both(
        doors=[polly_polyp],
        hands={"Bob": [wandering_monster_40k, hp_munchcraft], "Carol": [vox_jammer]},
        play={"Bob": [cultist], "Carol": [cultist]},
        door_discard=[o_rlyeh],
        cultists=1,
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, hp_munchcraft)
    assert (table.prompt, table.awaited, table.lying("Alice")) == ("end", ["Carol"], ["cultist"])
    table.plays("Carol", vox_jammer, wandering_monster_40k)
    assert (table.foes(), table.lying("Alice"), table.hand("Bob")) == (["polly_polyp"], [], ["hp_munchcraft"])


@last_word
def test_a_winning_kill_is_no_card() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [kitchen_sink], "Bob": [o_rlyeh]}, levels={"Alice": 9})
    table.opens_door()
    table.plays("Alice", kitchen_sink, "for")
    table.fights_it_out()
    assert (table.game.decision, table.state.winners) == (None, [0])


@last_word
def test_nothing_else_is_played_in_the_last_moment() -> None:
    table = given(
        hands={"Alice": [cultist], "Bob": [o_rlyeh, sudden_head_blow]}, play={"Bob": [cultist], "Carol": [cultist]}
    )
    table.plays("Alice", cultist)
    assert table.offers("Bob") == ["pass", "play o_rlyeh cultist"]
    assert repr(table.why_not("Bob", "play sudden_head_blow P0")) == "game ending [MU-10.5] sudden_head_blow"
