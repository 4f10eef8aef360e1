"""What the tests of items share: a number is checked by putting the card down."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from tests.munchkin.warhammer40k.cards import BY_ID, alliance, cheat_40k, laspistol, rebreather
from tests.munchkin.warhammer40k.table import given40k

ARMIES = [card for card in BY_ID.values() if card.kind == "army"]


def check(card: Card, bonus: int, gold: int, hands: int = 0, slot: str = "", big: bool = False) -> None:
    """Put down from hand it counts; carried it does not. It fills its place and is worth its gold."""
    table = given40k(hands={"Alice": [card]}, play={"Alice": [("carry", each) for each in rivals(card)]})
    table.plays("Alice", card, "use")
    assert table.strength("Alice") == 1 + bonus
    assert table.table.hands_used(0) == hands
    assert [table.table.value(gear) for gear in table.table.used(0)] == [gold]
    assert (card.slot, card.is_big, card.is_stacked, card.is_door) == (slot, big, False, False)
    assert len(table.table.bigs(0)) == (big and slot != "vehicle")

    table.answer("Alice", f"put away {card.id}")
    assert table.strength("Alice") == 1
    assert table.table.hands_used(0) == 0


def rivals(card: Card) -> list[Card]:
    """Something in the backpack that gives nothing there."""
    return [each for each in (laspistol, rebreather) if each is not card]


def check_only(
    card: Card, army: Card, bonus: int, gold: int, hands: int = 0, slot: str = "", big: bool = False, support: int = 0
) -> None:
    """Others may carry it (MU-8.4); half an army is enough, and so is a cheat. `support`: what the army adds."""
    assert (card.gold, card.hands, card.slot, card.is_big) == (gold, hands, slot, big)
    for other in (None, *[each for each in ARMIES if each is not army]):
        table = given40k(hands={"Alice": [card]}, play={"Alice": [other] if other is not None else []})
        assert f"play {card.id} use" not in table.offers("Alice")
        refusal = table.why_not("Alice", f"play {card.id} use")
        assert refusal is not None
        assert refusal.rule == "MU-8.4"
        table.plays("Alice", card, "carry")
        assert table.strength("Alice") == 1
        assert f"put on {card.id}" not in table.offers("Alice")

    for armies in ([army], [army, alliance]):
        table = given40k(hands={"Alice": [card]}, play={"Alice": armies})
        table.plays("Alice", card, "use")
        assert table.strength("Alice") == 1 + bonus + support
        assert table.table.hands_used(0) == hands
        table.answer("Alice", f"drop {army.id}")
        assert table.strength("Alice") == 1, "it gives nothing any more (MU-3.15)"
        assert table.lying("Alice") == [card.id]

    table = given40k(play={"Alice": [(card, cheat_40k)]})
    assert table.strength("Alice") == 1 + bonus
