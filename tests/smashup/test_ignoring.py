"""Who alone ignores a base: it does them no harm, and others keep what it gives them."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor, tsars_palace
from rumpus.smashup.cards.bases.core import (
    evans_city_cemetery,
    jungle_oasis,
    tar_pits,
    temple_of_goju,
    the_central_brain,
    tortuga,
)
from rumpus.smashup.cards.bases.munchkin import helpers_hollow, the_pits, treehouse
from rumpus.smashup.cards.decks.monsters import bigfoot
from rumpus.smashup.cards.decks.potions import potion_of_paralysis
from rumpus.smashup.cards.decks.treasures import jetpack_of_anachronism
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import infiltrate, ninja_master, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.robots import zapbot
from rumpus.smashup.cards.factions.zombies import grave_digger, walker
from tests.smashup.given import given

pytestmark = pytest.mark.rule("SU-10.15")


def test_the_pits_still_shelter_the_infiltrators_own_minions() -> None:
    bases = {the_pits: [("Alice", shinobi), ("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Bob": [seeing_stars]}, bases=bases, active="Bob", monster_deck=[])
    table.plays("Bob", seeing_stars)
    assert table.at("the_pits")[0] == "Alice's shinobi"


def test_the_pits_still_shelter_monsters_from_an_infiltrator() -> None:
    bases = {the_pits: [("", bigfoot), ("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Alice": [upgrade]}, bases=bases)
    table.plays("Alice", upgrade)
    assert table.at("the_pits") == ["bigfoot", "Alice's infiltrate"]


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 0), ("no", 1)])
def test_an_infiltrator_need_not_treat_anybody_at_the_treehouse(answer: str, drawn: int) -> None:
    bases = {treehouse: [("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Alice": [king_rex]}, decks={"Bob": [walker]}, bases=bases, monster_deck=[])
    table.plays("Alice", king_rex, at=treehouse)
    table.picks("Alice", answer)
    if drawn:
        table.picks("Bob", "yes")
    assert len(table.hand("Bob")) == drawn


def test_others_treat_somebody_at_an_infiltrated_treehouse_as_ever() -> None:
    bases = {treehouse: [("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Bob": [king_rex]}, decks={"Alice": [walker]}, bases=bases, monster_deck=[], active="Bob")
    table.plays("Bob", king_rex, at=treehouse)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["walker"]


def test_only_the_infiltrator_may_bring_the_weak_to_the_palace() -> None:
    bases = {tsars_palace: [("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Alice": [walker], "Bob": [walker]}, bases=bases)
    assert "play walker at tsars_palace" in table.offers("Alice")
    table = given(hands={"Alice": [walker], "Bob": [walker]}, bases=bases, active="Bob")
    assert "play walker at tsars_palace" not in table.offers("Bob")


def test_others_are_as_strong_as_ever_at_an_infiltrated_base() -> None:
    table = given(
        bases={
            the_central_brain: [("Bob", shinobi), ("Alice", zapbot), ("Alice", infiltrate)],
            helpers_hollow: [("Bob", shinobi), ("Alice", infiltrate)],
        }
    )
    assert table.power("the_central_brain", "Bob's shinobi") == 4
    assert table.power("the_central_brain", "Alice's zapbot") == 3
    assert table.power("helpers_hollow", "Bob's shinobi") == 4


def test_others_are_honoured_at_an_infiltrated_field() -> None:
    bases = {field_of_honor: [("Alice", shinobi), ("Alice", infiltrate)], tar_pits: []}
    table = given(hands={"Bob": [tiger_assassin]}, bases=bases, active="Bob")
    table.plays("Bob", tiger_assassin, at=field_of_honor)
    table.picks("Bob", "shinobi")
    assert table.points("Bob") == 1


def test_an_infiltrators_minion_does_not_sink_and_the_others_do() -> None:
    bases = {tar_pits: [("Alice", walker), ("Bob", walker), ("Alice", infiltrate)], jungle_oasis: []}
    table = given(hands={"Alice": [seeing_stars] * 2}, bases=bases, actions_left=2)
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Alice's walker at tar_pits", "yes")
    assert table.discard("Alice") == ["walker", "seeing_stars"]
    table.plays("Alice", seeing_stars)
    assert (table.deck("Bob"), table.discard("Bob")) == (["walker"], [])


def test_an_infiltrator_is_not_asked_about_a_minion_that_does_not_sink() -> None:
    bases = {tar_pits: [("Bob", walker, ("Bob", jetpack_of_anachronism)), ("Bob", infiltrate)], jungle_oasis: []}
    table = given(hands={"Alice": [seeing_stars]}, bases=bases)
    table.plays("Alice", seeing_stars)
    assert (table.asked, table.prompt) == ("Alice", "play")
    assert table.hand("Bob") == ["walker"]


def test_a_silenced_infiltrator_ignores_nothing() -> None:
    crowd = [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex), ("Alice", infiltrate)]
    table = given(
        hands={"Alice": [potion_of_paralysis, walker]},
        decks={"Alice": [grave_digger] * 9},
        bases={evans_city_cemetery: crowd, tortuga: []},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert "walker" in table.discard("Alice")


def test_the_strongest_of_an_infiltrator_stays_and_those_of_the_others_are_put_away() -> None:
    crowd = [
        ("Alice", king_rex),
        ("Bob", ninja_master),
        ("Bob", tiger_assassin),
        ("Alice", walker),
        ("Alice", infiltrate),
    ]
    decks = {"Alice": [walker] * 3, "Bob": [walker] * 3}
    table = given(bases={temple_of_goju: crowd, tortuga: []}, decks=decks, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.picks("Alice", "yes")
    assert table.deck("Bob")[-1] == "ninja_master"
    assert "king_rex" in table.discard("Alice")
