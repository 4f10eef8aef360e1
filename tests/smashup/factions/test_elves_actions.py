"""The actions of the Elves."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.treasures import tiger_steed
from rumpus.smashup.cards.factions.aliens import jammed_signal, probe, scout
from rumpus.smashup.cards.factions.clerics import word_of_recall
from rumpus.smashup.cards.factions.dinosaurs import king_rex, wildlife_preserve
from rumpus.smashup.cards.factions.elves import (
    after_you,
    dancing_root,
    helping_hands,
    pumping_iron,
    run_away_more,
    trade,
)
from rumpus.smashup.cards.factions.ninjas import poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.tricksters import take_the_shinies
from rumpus.smashup.cards.factions.wizards import mystic_studies, winds_of_change
from rumpus.smashup.cards.factions.zombies import lend_a_hand, overrun, walker
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import HeldAt
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.text import read_view
from tests.smashup.given import Given, given

THREE = ("Alice", "Bob", "Cid")

# -- After You, Dancing Root -------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_after_you_draws_a_card_for_each_player(count: int) -> None:
    players = ("Alice", "Bob", "Cid", "Dora")[:count]
    table = given(
        players=players,
        hands={"Alice": [after_you]},
        bases={jungle_oasis: []},
        decks={name: [walker] * 9 for name in players},
    )
    table.plays("Alice", after_you)
    assert [len(table.hand(name)) for name in players] == [count, *[1] * (count - 1)]


def test_after_you_draws_what_there_is() -> None:
    table = given(hands={"Alice": [after_you]}, bases={jungle_oasis: []}, decks={"Alice": [walker]})
    table.plays("Alice", after_you)
    assert (table.hand("Alice"), table.hand("Bob")) == (["walker"], [])
    assert table.discard("Alice") == ["after_you"]


@pytest.mark.rule("SU-13.14")
def test_dancing_root_shuffles_all_discard_piles_in_and_you_draw() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [dancing_root]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker], "Bob": [shinobi]},
        discards={"Alice": [poison], "Bob": [overrun, king_rex], "Cid": [scout]},
    )
    table.plays("Alice", dancing_root)
    assert sorted(table.hand("Alice") + table.deck("Alice")) == ["poison", "walker"]
    assert len(table.hand("Alice")) == 1
    assert table.discard("Alice") == ["dancing_root"]  # not shuffled in
    assert (sorted(table.deck("Bob")), table.discard("Bob")) == (["king_rex", "overrun", "shinobi"], [])
    assert (table.deck("Cid"), table.discard("Cid")) == (["scout"], [])
    assert table.hand("Bob") == table.hand("Cid") == []


def test_dancing_root_has_nothing_to_shuffle_or_to_draw() -> None:
    table = given(hands={"Alice": [dancing_root]}, bases={jungle_oasis: []})
    table.plays("Alice", dancing_root)
    assert table.hand("Alice") == []
    assert table.discard("Alice") == ["dancing_root"]


# -- Helping Hands -----------------------------------------------------------------------------------------


def before_scoring(alice: int, bob: int) -> Given:
    """Alice holds Helping Hands; Tar Pits (4, 3, 2) scores with this many King Rexes of each."""
    table = given(
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [*[("Alice", king_rex)] * alice, *[("Bob", king_rex)] * bob], the_homeworld: []},
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    return table


def test_helping_hands_makes_another_player_win_and_gets_one_of_their_points() -> None:
    table = before_scoring(alice=2, bob=2)
    assert table.offers("Alice") == ["play helping_hands", "pass"]
    table.picks("Alice", "play helping_hands", "Alice's king_rex at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (3 + 1, 4 - 1)  # 12 against 16


def test_helping_hands_changes_a_total_and_a_minion() -> None:
    table = given(
        hands={"Alice": [helping_hands, run_away_more]},
        bases={
            tar_pits: [("Alice", king_rex), ("Alice", walker), ("Bob", king_rex), ("Bob", king_rex)],
            the_homeworld: [("Alice", scout)],
        },
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands")
    assert table.offers("Alice") == ["Alice's king_rex at tar_pits", "Alice's walker at tar_pits"]  # only there
    table.picks("Alice", "walker")
    base = table.base("tar_pits")
    assert table.table.totals(base) == [7 + 0, 7 + 7 + 2]
    assert table.power("tar_pits", "Alice's walker") == 0
    table.passes("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (3 + 1, 4 - 1)


def test_helping_hands_never_makes_power_less_than_nothing() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [("Alice", king_rex), ("Alice", walker, ("Bob", poison)), *[("Bob", king_rex)] * 2]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands", "walker")
    assert table.points("Bob") == 3


def test_helping_hands_pays_nothing_if_the_other_does_not_win() -> None:
    table = before_scoring(alice=2, bob=1)
    table.picks("Alice", "play helping_hands", "Alice's king_rex at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)  # 12 against 9


def test_helping_hands_pays_if_the_other_ties_for_the_first_place() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [("Alice", tiger_assassin), ("Alice", king_rex), ("Bob", king_rex)]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands", "king_rex")
    assert (table.points("Alice"), table.points("Bob")) == (4 + 1, 4 - 1)  # 9 against 9


def test_helping_hands_needs_a_minion_there() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [("Bob", king_rex)] * 3, the_homeworld: [("Alice", shinobi)]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["pass"]
    refusal = table.why_not("Alice", "play helping_hands")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("cannot use now", "SU-10.6")
    table.passes("Alice")
    assert table.points("Bob") == 4


def test_helping_hands_is_for_a_scoring_only() -> None:
    table = given(hands={"Alice": [helping_hands]}, bases={tar_pits: [("Alice", king_rex), ("Bob", king_rex)]})
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "play helping_hands")
    assert refusal is not None
    assert refusal.reason == "only at scoring"


@pytest.mark.rule("SU-13.8")
def test_helping_hands_takes_the_point_whatever_protects_the_cards() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", king_rex), ("Bob", shinobi), ("Bob", wildlife_preserve)]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands")
    assert (table.points("Alice"), table.points("Bob")) == (3 + 1, 4 - 1)


def test_helping_hands_chooses_among_all_other_players() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [helping_hands]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", king_rex), ("Bob", shinobi)]},
        decks={name: [walker] * 4 for name in THREE},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands")
    assert table.offers("Alice") == ["Bob", "Cid"]
    table.picks("Alice", "Cid")  # who has no minion there, and so no total
    assert [table.points(name) for name in THREE] == [3, 4, 0]


def test_helping_hands_takes_one_of_the_points_that_a_base_itself_gives() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={rhodes_plaza_mall: [("Alice", king_rex), *[("Bob", king_rex)] * 3]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands")
    assert (table.points("Alice"), table.points("Bob")) == (1 + 1, 3 - 1)


def test_helping_hands_takes_nothing_from_a_winner_who_gets_nothing() -> None:
    table = given(
        hands={"Alice": [helping_hands]},
        bases={rhodes_plaza_mall: [("Alice", king_rex), *[("Bob", king_rex)] * 3, ("Bob", jammed_signal)]},
        decks={"Alice": [walker] * 4},
        base_deck=[jungle_oasis],
        points={"Bob": 5},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play helping_hands")
    assert (table.points("Alice"), table.points("Bob")) == (0, 5)


# -- Pumping Iron ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.7")
def test_pumping_iron_lets_another_player_and_then_you_give_power_to_any_minion() -> None:
    table = given(
        hands={"Alice": [pumping_iron]},
        bases={jungle_oasis: [("Alice", walker), ("", ghoul)], tar_pits: [("Bob", shinobi)]},
        decks={"Alice": [walker] * 3},
    )
    everyone = ["Alice's walker at jungle_oasis", "ghoul at jungle_oasis", "Bob's shinobi at tar_pits"]
    table.plays("Alice", pumping_iron)
    assert (table.asked, table.offers("Bob")) == ("Bob", everyone)
    table.picks("Bob", "ghoul")
    assert (table.asked, table.offers("Alice")) == ("Alice", everyone)
    table.picks("Alice", "shinobi")
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 3 + 2
    assert table.power("tar_pits", "Bob's shinobi") == 6
    table.ends_turn("Alice")
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 3
    assert table.power("tar_pits", "Bob's shinobi") == 3


def test_pumping_iron_may_give_all_to_one_minion() -> None:
    table = given(hands={"Alice": [pumping_iron]}, bases={jungle_oasis: [("Alice", walker)]})
    table.plays("Alice", pumping_iron)
    assert table.power("jungle_oasis", "Alice's walker") == 2 + 2 + 3


def test_pumping_iron_asks_the_player_that_you_choose() -> None:
    table = given(
        players=THREE, hands={"Alice": [pumping_iron]}, bases={jungle_oasis: [("Alice", walker), ("Bob", shinobi)]}
    )
    table.plays("Alice", pumping_iron)
    assert table.offers("Alice") == ["Bob", "Cid"]
    table.picks("Alice", "Cid")
    table.picks("Cid", "walker")
    table.picks("Alice", "shinobi")
    assert table.power("jungle_oasis", "Alice's walker") == 4


def test_pumping_iron_finds_no_minion() -> None:
    table = given(hands={"Alice": [pumping_iron]}, bases={jungle_oasis: []})
    table.plays("Alice", pumping_iron)
    assert table.discard("Alice") == ["pumping_iron"]


# -- Trade -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-7.2")
def test_trade_changes_places_with_a_card_of_another_players_hand() -> None:
    table = given(
        hands={"Alice": [trade, mystic_studies], "Bob": [shinobi]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
    )
    table.plays("Alice", trade)
    assert (table.hand("Alice"), table.hand("Bob")) == (["mystic_studies", "shinobi"], ["trade"])
    assert table.discard("Alice") == []
    table.plays("Alice", mystic_studies)  # the extra action
    assert "play mystic_studies" not in table.offers("Alice")


def test_trade_takes_a_card_by_chance() -> None:
    found = set()
    for seed in range(1, 13):
        table = given(hands={"Alice": [trade], "Bob": [shinobi, poison, king_rex]}, bases={jungle_oasis: []}, seed=seed)
        table.plays("Alice", trade)
        assert len(table.hand("Bob")) == 3
        found |= set(table.hand("Alice"))
    assert found == {"shinobi", "poison", "king_rex"}


def test_trade_gives_itself_even_for_nothing() -> None:
    table = given(hands={"Alice": [trade, seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    assert (table.hand("Alice"), table.hand("Bob")) == (["seeing_stars"], ["trade"])
    assert table.offers("Alice") == ["play seeing_stars", "end turn"]


def test_trade_lets_you_choose_the_player() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [trade], "Bob": [shinobi], "Cid": [poison]},
        bases={jungle_oasis: [("Bob", scout)]},
    )
    table.plays("Alice", trade)
    assert table.offers("Alice") == ["Bob", "Cid"]
    table.picks("Alice", "Cid")
    assert (table.hand("Alice"), table.hand("Bob"), table.hand("Cid")) == (["poison"], ["shinobi"], ["trade"])


def test_trade_stays_its_owners_wherever_it_goes() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [trade], "Bob": [shinobi], "Cid": [take_the_shinies]},
        bases={jungle_oasis: []},
        decks={name: [walker] * 9 for name in THREE},
    )
    table.plays("Alice", trade)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", trade)  # it goes on by its own text
    table.picks("Bob", "Cid")
    assert table.hand("Cid") == ["trade"]
    assert "take_the_shinies" in table.hand("Bob")
    table.plays("Bob", take_the_shinies)
    assert "trade" in table.discard("Alice")  # from Cid's hand to its owner
    assert "take_the_shinies" in table.discard("Cid")  # from Bob's, likewise


def test_trade_brings_cards_that_go_to_their_owner() -> None:
    table = given(
        hands={"Alice": [trade], "Bob": [seeing_stars]},
        bases={jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", trade)
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["walker", "seeing_stars"]
    assert table.discard("Alice") == []


def test_trade_brings_a_minion_that_stays_its_owners() -> None:
    table = given(hands={"Alice": [trade, probe], "Bob": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    table = given(hands={"Alice": [trade, winds_of_change], "Bob": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    table.plays("Alice", winds_of_change)
    assert table.deck("Bob") == ["shinobi"]  # it is shuffled into its owner's


def test_trade_may_bring_a_treasure() -> None:
    table = given(hands={"Alice": [trade], "Bob": [tiger_steed]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    assert table.hand("Alice") == ["tiger_steed"]


def test_trade_recalled_from_a_discard_pile_changes_hands_as_well() -> None:
    table = given(
        hands={"Alice": [word_of_recall], "Bob": [shinobi]}, bases={jungle_oasis: []}, discards={"Bob": [trade]}
    )
    table.plays("Alice", word_of_recall)
    table.picks("Alice", "trade")
    assert (table.hand("Alice"), table.hand("Bob")) == (["shinobi"], ["trade"])
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "end turn"]


def test_trade_tells_only_the_two_which_card_it_was() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [trade], "Bob": [shinobi, poison], "Cid": [lend_a_hand]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", trade)
    table.picks("Alice", "Bob")
    taken = table.hand("Alice")
    seen = {name: read_view(table.game.view(seat)).seats for seat, name in enumerate(THREE)}
    assert seen["Cid"][0].hand == [""]
    assert seen["Cid"][1].hand == ["", "trade"]  # everybody has seen that one
    assert seen["Bob"][0].hand == taken
    assert seen["Alice"][1].hand == ["", "trade"]


def test_trade_is_written_down_with_its_owner() -> None:
    table = given(hands={"Alice": [trade], "Bob": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    position = position_of(table.state, ["Alice", "Bob"])
    assert position.players["Alice"].hand == [HeldAt("shinobi of Bob", ["Alice", "Bob"])]
    assert position.players["Bob"].hand == [HeldAt("trade of Alice", ["everyone"])]
    again = lay_out(position)
    assert [again.owners[uid] for seat in again.seats for uid in seat.hand] == [1, 0]
