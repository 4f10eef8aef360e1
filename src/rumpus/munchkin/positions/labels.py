"""What cards in play are called in scenarios: `Bob's ladle`, `goblin`, `goblin (2)`."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.munchkin.table.state import State


def labels_of(state: State, names: Sequence[str]) -> dict[int, str]:
    """By serial number: what lies before the players, and the monsters of a fight."""
    called = [
        (each.serial, f"{names[seat]}'s {each.card.id}")
        for seat, hero in enumerate(state.heroes)
        for gear in hero.gear
        for each in (gear, *gear.on)
    ]
    if state.fight is not None:
        called += [(foe.serial, foe.card.id) for foe in state.fight.foes]
    found: dict[int, str] = {}
    times: dict[str, int] = {}
    for serial, label in called:
        times[label] = times.get(label, 0) + 1
        found[serial] = label if times[label] == 1 else f"{label} ({times[label]})"
    return found


def zones_of(state: State, names: Sequence[str]) -> dict[str, list[int]]:
    """Where every card is: the name of a zone, and the uids in it."""
    zones = {
        "doors": state.doors,
        "treasures": state.treasures,
        "door discard": state.door_discard,
        "treasure discard": state.treasure_discard,
        "aside": state.aside,
    }
    for name, hero in zip(names, state.heroes, strict=True):
        zones[f"hand of {name}"] = hero.hand
        zones[f"gear of {name}"] = [each.uid for gear in hero.gear for each in (gear, *gear.on)]
        zones[f"lasting on {name}"] = [each.uid for each in hero.lasting if each.uid >= 0]
    for card, pile in state.piles.items():
        zones[f"pile of {card}"] = list(pile)
    if state.fight is not None:
        foes = state.fight.foes
        zones["fight"] = [uid for foe in foes for uid in (foe.uid, *foe.enhancers)]
        zones["fight"] += [throw.uid for throw in state.fight.thrown]
    zones["air"] = [air.uid for air in state.air if air.uid >= 0]
    zones["spoils"] = list(state.spoils.cards) if state.spoils is not None else []
    zones["bodies"] = [uid for body in state.bodies for uid in body.cards]
    return zones
