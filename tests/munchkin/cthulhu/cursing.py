"""What scenarios with curses and other cards share."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from tests.munchkin.given import Given, Lying, given


def struck(curse: Card, *lying: Lying, level: int = 1, **more: object) -> Given:
    """Alice opens the door to this curse, with these cards before her."""
    table = given(doors=[curse], play={"Alice": lying}, levels={"Alice": level}, **more)  # type: ignore[arg-type]
    table.opens_door()
    return table


def plays_of(table: Given, name: str, card_id: str) -> list[str]:
    """What this player may do with that card."""
    start = f"play {card_id}"
    return [offer.removeprefix(start).strip() for offer in table.offers(name) if offer.startswith(start)]
