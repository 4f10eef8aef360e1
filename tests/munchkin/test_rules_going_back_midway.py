"""MU-2.17 in the middle of an action: what came before the card in it stands, and the rest of it is new."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist
from rumpus.munchkin.cards.decks.cthulhu.enhancers import blasphemous, frothing, gibbering, raving, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    cult_meeting,
    ia_rlyeh,
    mutation,
    o_rlyeh,
    portal_of_mystery,
    solar_eclipse,
    unspeakable_riches,
)
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, flamethrower
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    froggoth,
    gram_smoker,
    joggoth,
    lloyd_lloigor,
    polly_polyp,
    shallow_ones,
    tchoo_tchoo_people,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, kitchen_sink, loaded_die, maniacal_laugh
from rumpus.munchkin.options import Options
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import given
from tests.munchkin.warhammer40k.cards import (
    dark_angel,
    death_guard,
    heresy,
    loaded_die_40k,
    psyk_out_grenade,
    swarmlord,
    tyranid,
)
from tests.munchkin.warhammer40k.table import given_both

going_back = pytest.mark.rule("MU-2.17")
FOUR = ("Alice", "Bob", "Carol", "Dave")


# -- who held it -----------------------------------------------------------------------------------------------


@going_back
def test_a_card_that_was_just_drawn_answers_what_is_drawn_after_it_in_the_same_action() -> None:
    table = given(doors=[portal_of_mystery, o_rlyeh, froggoth, rugose])
    table.opens_door()
    assert (table.foes(), table.hand("Alice")) == (["froggoth"], ["o_rlyeh"])
    assert plays_of(table, "Alice", "o_rlyeh") == ["froggoth"], "without the portal she would not have it"
    table.plays("Alice", o_rlyeh, froggoth)
    assert (table.foes(), table.hand("Alice"), table.prompt) == ([], ["rugose"], "trouble")
    assert sorted(table.discards()) == ["froggoth", "o_rlyeh", "portal_of_mystery"]


@going_back
@pytest.mark.rule("MU-5.3")
def test_of_the_cards_of_a_new_life_those_drawn_after_it_can_be_answered() -> None:
    table = given(
        doors=[shallow_ones, blasphemous, rugose, o_rlyeh, frothing, raving, gibbering], players=("Alice", "Bob")
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    table.opens_door("Bob")
    table.ends_turn("Bob")
    assert (table.state.active, table.hand("Alice")[:4]) == (0, ["rugose", "o_rlyeh", "frothing", "raving"])
    offered = plays_of(table, "Alice", "o_rlyeh")
    assert {"frothing", "raving"} <= set(offered)
    assert "rugose" not in offered
    table.plays("Alice", o_rlyeh, frothing)
    assert table.hand("Alice")[:3] == ["rugose", "raving", "gibbering"]
    assert len(table.hand("Alice")) == 7


@going_back
def test_who_fetches_it_cannot_answer_what_came_while_it_was_discarded() -> None:
    table = given(
        doors=[portal_of_mystery, rugose, elder_globs, lloyd_lloigor, frothing],
        hands={"Bob": [o_rlyeh], "Carol": [ia_rlyeh]},
    )
    table.opens_door()
    table.plays("Bob", o_rlyeh, elder_globs)
    assert (table.foes(), table.hand("Alice")) == (["lloyd_lloigor"], ["rugose"])
    table.plays("Carol", ia_rlyeh, o_rlyeh)
    assert (table.hand("Carol"), plays_of(table, "Carol", "o_rlyeh")) == (["o_rlyeh"], [])


@going_back
def test_what_takes_effect_when_it_is_drawn_unseen_can_be_answered_by_everybody() -> None:
    table = given(
        doors=[the_dunwich_snorer],
        treasures=[unspeakable_riches, canned_meat, bowling_pin, kitchen_sink, flamethrower],
        hands={"Bob": [o_rlyeh]},
        levels={"Alice": 5},
    )
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["canned_meat", "bowling_pin", "kitchen_sink"]
    assert plays_of(table, "Bob", "o_rlyeh") == ["unspeakable_riches"], "what it brought only Alice has seen"
    table.plays("Bob", o_rlyeh, unspeakable_riches)
    assert table.hand("Alice") == ["canned_meat"]


# -- what nobody had a say in, or what was drawn first ---------------------------------------------------------


@going_back
def test_a_one_shot_that_had_to_be_played_is_gone_and_the_monster_is_still_there() -> None:
    table = given(
        doors=[tchoo_tchoo_people, rugose],
        hands={"Alice": [canned_meat, kitchen_sink, maniacal_laugh], "Bob": [o_rlyeh]},
    )
    table.opens_door()
    assert table.strengths() == (1 + 3 + 3 + 2, 6)
    table.plays("Bob", o_rlyeh, kitchen_sink)
    assert (table.foes(), table.prompt, table.strengths()) == (["tchoo_tchoo_people"], "fight", (1 + 3 + 2, 6))
    assert (table.hand("Alice"), sorted(table.discards())) == ([], ["kitchen_sink", "o_rlyeh"])


@going_back
@pytest.mark.rule("MU-2.4")
def test_a_monster_that_a_tyranid_has_drawn_and_fights_is_gone_and_the_draw_stands() -> None:
    table = given_both(
        doors=[polly_polyp, rugose],
        hands={"Bob": [o_rlyeh]},
        play={"Alice": [tyranid]},
        phase="trouble",
        options=Options(),
    )
    table.answer("Alice", "loot the room")
    table.picks("Alice", "fight polly_polyp")
    table.plays("Bob", o_rlyeh, polly_polyp)
    assert table.offers("Alice") == ["keep"]
    table.picks("Alice", "keep")
    assert (table.foes(), table.hand("Alice"), table.prompt) == ([], [], "rest")
    assert sorted(table.discards()) == ["o_rlyeh", "polly_polyp"]


@going_back
@pytest.mark.rule("MU-2.12")
def test_an_item_that_was_put_down_the_moment_it_was_got_is_answered_as_played() -> None:
    table = given(
        doors=[elder_globs],
        treasures=[bowling_pin, canned_meat, flamethrower, kitchen_sink],
        hands={"Bob": [o_rlyeh]},
        levels={"Alice": 6, "Carol": 6},
        treasure_discard=[solar_eclipse],
    )
    table.opens_door()
    table.is_helped("Carol", treasures=1)
    table.fights_it_out()
    table.picks("Carol", "flamethrower", "play flamethrower use")
    assert (table.prompt, table.lying("Carol")) == ("rest", ["flamethrower"])
    table.plays("Bob", o_rlyeh, flamethrower)
    assert (table.prompt, table.offers("Carol")) == ("arrive", ["done"])
    table.picks("Carol", "done")
    assert (table.lying("Carol"), table.hand("Carol")) == ([], []), "her share was drawn, and is gone"
    assert table.hand("Alice") == ["bowling_pin", "canned_meat"]


# -- a monster that another card brings ------------------------------------------------------------------------


@going_back
def test_the_monster_that_a_mutation_brings_is_answered_by_its_own_name() -> None:
    for waits in (True, False):
        table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [mutation, gram_smoker]})
        table.opens_door()
        table.plays("Carol", mutation, elder_globs, gram_smoker)
        if waits:
            table.everyone_passes()
            assert table.foes() == ["gram_smoker"]
        assert plays_of(table, "Bob", "o_rlyeh") == ["elder_globs", "gram_smoker", "mutation"]
        table.plays("Bob", o_rlyeh, gram_smoker)
        assert (table.foes(), table.prompt) == (["elder_globs"], "fight")
        assert table.hand("Carol") == ["mutation"], "played with it, and so never played"
        assert sorted(table.discards()) == ["gram_smoker", "o_rlyeh"]


@going_back
@pytest.mark.rule("MU-3.10")
def test_a_goth_that_a_mutation_brings_is_answered_before_it_has_called() -> None:
    table = given(
        doors=[polly_polyp], hands={"Alice": [o_rlyeh], "Bob": [mutation, froggoth], "Carol": [joggoth]}, rest=False
    )
    table.opens_door()
    table.plays("Bob", mutation, polly_polyp, froggoth)
    table.everyone_passes()
    assert table.prompt == "goth"
    table.plays("Alice", o_rlyeh, froggoth)
    assert (table.foes(), table.prompt, table.hand("Bob")) == (["polly_polyp"], "fight", ["mutation"])


# -- dice ------------------------------------------------------------------------------------------------------


@going_back
@pytest.mark.rule("MU-7.5")
def test_a_roll_before_the_card_stands_although_nobody_had_said_anything_yet() -> None:
    for seed in range(1, 8):
        table = given_both(
            doors=[heresy],
            hands={"Bob": [o_rlyeh, loaded_die]},
            play={"Alice": [death_guard]},
            levels=dict.fromkeys(FOUR, 3),
            treasure_discard=[loaded_die_40k],
            seed=seed,
        )
        table.opens_door()
        table.everyone_passes()
        assert table.prompt.startswith("die")
        face = table.state.die
        other = 2 if face == 1 else 1
        table.picks("Bob", f"loaded_die {other}")
        table.plays("Bob", o_rlyeh, loaded_die)
        assert table.state.die == face
        assert sorted(table.discards())[-2:] == ["loaded_die_40k", "o_rlyeh"]
        table.keeps_roll()
        table.everyone_passes()


@going_back
def test_what_happens_instead_is_told() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [loaded_die, rugose], "Bob": [o_rlyeh]}, levels={"Alice": 3})
    table.next_roll(2)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run lloyd_lloigor")
    table.picks("Alice", "loaded_die 6")
    table.plays("Bob", o_rlyeh, loaded_die)
    table.keeps_roll()
    assert "lose levels P0 2 1" in table.told()


# -- a flight that a card has forced ---------------------------------------------------------------------------


@going_back
@pytest.mark.rule("MU-5.1")
def test_a_flight_that_a_card_has_forced_hangs_on_that_card_and_so_does_a_death_in_it() -> None:
    table = given_both(
        doors=[swarmlord],
        hands={"Alice": [canned_meat, rugose], "Bob": [psyk_out_grenade], "Carol": [o_rlyeh]},
        play={"Alice": [flamethrower]},
        levels={"Alice": 5, "Bob": 3, "Carol": 2},
        treasure_discard=[loaded_die, loaded_die_40k],
    )
    table.next_roll(1)
    table.opens_door()
    table.plays("Bob", psyk_out_grenade)
    table.everyone_passes()
    table.runs("Alice", swarmlord)
    table.picks("Bob", "flamethrower")
    table.picks("Bob", "done")
    table.picks("Carol", "none")
    assert table.hero("Alice").is_new
    assert plays_of(table, "Carol", "o_rlyeh") == ["psyk_out_grenade", "swarmlord"]
    table.plays("Carol", o_rlyeh, psyk_out_grenade)
    assert (table.prompt, table.foes(), table.hero("Alice").is_new) == ("fight", ["swarmlord"], False)
    assert (table.lying("Alice"), table.hand("Alice")) == (["flamethrower"], ["canned_meat", "rugose"])
    assert all(table.state.known[uid] & 0b110 == 0b110 for uid in table.hero("Alice").hand), "her hand was laid out"


@going_back
@pytest.mark.rule("MU-3.14")
def test_a_card_played_in_flight_is_past_once_somebody_runs() -> None:
    table = given_both(doors=[dark_angel], hands={"Bob": [heresy], "Carol": [o_rlyeh]}, levels={"Alice": 3})
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", heresy, "Bob")
    table.everyone_passes()
    assert plays_of(table, "Carol", "o_rlyeh") == ["heresy"]
    table.runs("Alice", dark_angel)
    assert plays_of(table, "Carol", "o_rlyeh") == []


# -- who is asked again ----------------------------------------------------------------------------------------


@going_back
def test_who_has_played_their_last_card_is_asked_again_and_has_nothing() -> None:
    table = given(
        hands={"Alice": [cult_meeting, blasphemous], "Bob": [o_rlyeh], "Carol": [cultist], "Dave": [cultist]},
        players=FOUR,
    )
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    table.picks("Alice", "none")
    table.picks("Bob", "none")
    table.picks("Carol", "cultist")
    table.picks("Dave", "cultist")
    table.plays("Bob", o_rlyeh, cultist)
    assert (table.awaited, table.offers("Dave"), table.lying("Carol")) == (["Dave"], ["none"], ["cultist"])
    table.picks("Dave", "none")
    assert (table.prompt, table.lying("Dave"), table.hand("Dave")) == ("start", [], [])


@going_back
def test_who_has_another_copy_may_play_that() -> None:
    table = given(
        hands={"Alice": [cult_meeting, blasphemous], "Bob": [o_rlyeh], "Carol": [cultist, cultist]}, players=FOUR
    )
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    table.picks("Alice", "none")
    table.picks("Bob", "none")
    table.picks("Carol", "cultist")
    table.plays("Bob", o_rlyeh, cultist)
    assert (table.awaited, table.offers("Carol"), table.hand("Carol")) == (["Carol"], ["cultist", "none"], ["cultist"])
    table.picks("Carol", "cultist")
    assert (table.lying("Carol"), table.hand("Carol")) == (["cultist"], [])
    assert len(table.state.piles["cultist"]) == 1
