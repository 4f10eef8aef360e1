"""The minions of the Thieves."""

from __future__ import annotations

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.decks.treasures import chest_of_holding, cross_bow, tiger_steed, wishing_ring
from rumpus.smashup.cards.factions.ninjas import way_of_deception
from rumpus.smashup.cards.factions.thieves import cat_burglar, fence, master_thief, pickpocket
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given


def test_master_thief_draws_a_treasure_each_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[tiger_steed, wishing_ring, chest_of_holding]
    )
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == ["tiger_steed"]
    assert table.offers("Alice") == ["play tiger_steed at jungle_oasis", "end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]
    table.ends_turn("Bob")
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]


def test_master_thief_steals_in_secret_but_the_number_is_seen() -> None:
    table = given(bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[tiger_steed])
    table.uses("Alice", master_thief)
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert (seats[0]["hand"], seats[0]["treasures"]) == ([""], 1)


def test_master_thief_finds_nothing_when_all_treasures_are_gone() -> None:
    table = given(bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[])
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == []


def test_fence_buys_two_treasures_for_a_point() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, wishing_ring, cross_bow, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring"]  # no walker
    table.picks("Alice", "cross_bow", "tiger_steed")
    assert table.points("Alice") == 1
    assert table.hand("Alice") == ["wishing_ring", "walker"]
    assert table.pile("treasure_discard") == ["cross_bow", "tiger_steed"]


def test_fence_may_be_left_alone() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, wishing_ring]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    table.picks("Alice", "no")
    assert table.points("Alice") == 0
    assert len(table.hand("Alice")) == 2


def test_fence_wants_two() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    assert table.points("Alice") == 0


def test_fence_buys_only_when_it_is_played() -> None:
    table = given(
        hands={"Alice": [tiger_steed, wishing_ring, way_of_deception]},
        bases={jungle_oasis: [("Alice", fence)], tar_pits: []},
    )
    assert "use" not in " ".join(table.offers("Alice"))
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Alice's fence"]
    assert table.prompt == "play"


def test_cat_burglar_gets_a_counter_for_each_treasure_shown() -> None:
    table = given(
        hands={"Alice": [cat_burglar, tiger_steed, wishing_ring, cross_bow, walker]}, bases={jungle_oasis: []}
    )
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring", "none"]
    table.picks("Alice", "wishing_ring", "cross_bow", "none")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 3 + 2
    assert table.base("jungle_oasis").on[0].counters == 2
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring", "cross_bow", "walker"]  # they stay
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["", "", "cross_bow", "wishing_ring"]  # now everybody knows them


def test_cat_burglar_may_show_all_or_none_and_can_show_only_treasures() -> None:
    table = given(hands={"Alice": [cat_burglar, tiger_steed]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    table.picks("Alice", "tiger_steed")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 4
    table = given(hands={"Alice": [cat_burglar, tiger_steed]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 3
    table = given(hands={"Alice": [cat_burglar, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_pickpocket_draws_a_treasure_beside_anybodys_pickpocket() -> None:
    table = given(
        hands={"Alice": [pickpocket, pickpocket]},
        bases={jungle_oasis: [("Bob", pickpocket)], tar_pits: []},
        treasure_deck=[tiger_steed, wishing_ring],
        minions_left=2,
    )
    table.plays("Alice", pickpocket, at=jungle_oasis)
    assert table.hand("Alice") == ["pickpocket", "tiger_steed"]
    table.plays("Alice", pickpocket, at=tar_pits)
    assert table.hand("Alice") == ["tiger_steed"]  # alone there


def test_pickpocket_draws_only_one_however_many_there_are() -> None:
    table = given(
        hands={"Alice": [pickpocket]},
        bases={jungle_oasis: [("Bob", pickpocket), ("Alice", pickpocket), ("Alice", cat_burglar)]},
        treasure_deck=[tiger_steed, wishing_ring],
    )
    table.plays("Alice", pickpocket, at=jungle_oasis)
    assert table.hand("Alice") == ["tiger_steed"]
