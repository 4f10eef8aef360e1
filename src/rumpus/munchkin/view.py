"""What a seat may know, from an allow-list. No uid appears: cards in play have serial numbers, hidden ones a back."""

from __future__ import annotations

from functools import lru_cache

from rumpus.family import View
from rumpus.family.options import seat_of
from rumpus.kernel import known_to, uids_in
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.playing import FOLLOWING
from rumpus.munchkin.deals import is_unpaid
from rumpus.munchkin.table.heroes import BIGS, HANDS
from rumpus.munchkin.table.state import Air, Fight, Gear, Roll, Spread, Terms
from rumpus.munchkin.table.strength import ESCAPES, GOAL, Line
from rumpus.munchkin.table.table import Table


def view(g: Table, viewer: int, public: View | None = None) -> View:
    """Plain values only; the same bytes in every world that this seat cannot tell apart. -1 is a spectator."""
    if public is None:
        public = public_view(g)
    return public if viewer < 0 else own_view(g, viewer, public)


def own_view(g: Table, viewer: int, public: View) -> View:
    """What a seat sees on top of what everybody sees: its own hand, and hidden cards that it knows."""
    state, cards = g.state, g.state.cards
    knows = uids_in(known_to(viewer, state.known))
    shown = public.copy()
    heroes = shown["heroes"] = public["heroes"].copy()
    for player, hero in enumerate(state.heroes):
        if player == viewer:
            heroes[player] = {**heroes[player], "hand": [cards[uid].id for uid in hero.hand]}
        elif not knows.isdisjoint(hero.hand):
            hand = sorted([cards[uid].id if uid in knows else cards[uid].back for uid in hero.hand])
            heroes[player] = {**heroes[player], "hand": hand}
    if state.doors and state.doors[-1] in knows:
        shown["door known"] = g.card(state.doors[-1]).id
    return shown


def public_view(g: Table) -> View:
    """What everybody sees."""
    state = g.state
    shown: View = {
        "roles": roles_of(state.sets),
        "minds sex": any(box.minds_sex for box in state.sets),
        "turn": state.turn,
        "active": state.active,
        "phase": "ending" if state.let_end >= 0 else state.phase,
        "doors": len(state.doors),
        "door known": g.card(state.doors[-1]).back if state.doors else "",
        "treasures": len(state.treasures),
        "door discard": [state.cards[uid].id for uid in state.door_discard],
        "treasure discard": [state.cards[uid].id for uid in state.treasure_discard],
        "piles": {name: len(pile) for name, pile in state.piles.items()},
        "heroes": [show_hero(g, player) for player in range(len(state.heroes))],
        "die": state.die,
        "winners": list(state.winners),
    }
    if state.fight is not None:
        shown["fight"] = show_fight(g, state.fight)
    if state.air:
        air = state.air[-1]
        shown["air"] = {
            "card": g.in_air().id,
            "by": air.by,
            "caught": air.caught is not None,
            "victim": air.victim,
            "target": list(air.target),
            "struck": struck_by(air),
            "aims": [each for each in air.target if isinstance(each, int)],
        }
    if (window := show_window(g)) is not None:
        shown["window"] = window
    if state.spoils is not None:
        shown["spoils"] = show_spread(g, state.spoils)
    if state.bodies:
        shown["body"] = show_spread(g, state.bodies[0])
    if state.offers:
        shown["offers"] = [
            {"by": offer.by, "to": offer.to, "gives": list(offer.gives), "wants": list(offer.wants)}
            for offer in state.offers
        ]
    if state.charity is not None and state.charity.left:
        shown["charity"] = {"left": state.charity.left, "to": list(state.charity.to), "got": list(state.charity.got)}
    return shown


@lru_cache(maxsize=64)
def roles_of(sets: tuple[CardSet, ...]) -> list[str]:
    """What heroes can be in this game: of a class, of an army, or both."""
    return sorted({card.role for box in sets for card in box.cards if card.is_role and card.role is not None})


def show_window(g: Table) -> dict[str, list[int]] | None:
    """A window that everybody has to let pass: who has done so, and whom it concerns, by what all can see."""
    state = g.state
    fight, spoils = state.fight, state.spoils
    if state.let_end >= 0:
        passed, concerns = state.let_end, list(range(len(state.heroes)))
    elif state.air:
        air = state.air[-1]
        passed, concerns = air.passed, [air.by, struck_by(air)]
    elif spoils is not None:
        if spoils.is_set:
            return None
        passed, concerns = spoils.passed, list(spoils.picks)
    elif fight is not None and fight.roll is not None:
        passed, concerns = fight.roll.passed, [fight.roll.player, *g.munchkins()]
    elif fight is not None and fight.stage == "called":
        is_last = level_after(g, fight) >= GOAL
        passed, concerns = fight.passed | fight.out, list(range(len(state.heroes))) if is_last else g.munchkins()
    else:
        return None
    return {"passed": seats(passed), "concerns": sorted({seat for seat in concerns if seat >= 0})}


def struck_by(air: Air) -> int:
    """Whom a card in the air is played on, a curse or not; -1: nobody."""
    return air.victim if air.victim >= 0 else max((seat_of(each) for each in air.target), default=-1)


def is_own_doing(air: Air, seat: int) -> bool:
    """Has this seat played it on somebody else? To undo it does them no good."""
    return air.by == seat != struck_by(air)


def seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def show_hero(g: Table, player: int) -> dict[str, object]:
    hero, cards = g.state.heroes[player], g.state.cards
    return {
        "level": hero.level,
        "sex": hero.sex,
        "is new": hero.is_new,
        "hand": sorted([cards[uid].back for uid in hero.hand]),
        "gear": [show_gear(g, gear) for gear in hero.gear],
        "lasting": [(each.what, each.card.id, each.until, each.amount) for each in hero.lasting],
        "rations": list(hero.rations),
        "strength": g.strength(player),
        "hands": (g.hands_used(player), g.hands(player)) if hero.gear else (0, HANDS),
        "bigs": (len(g.bigs(player)), g.most_bigs(player)) if hero.gear else (0, BIGS),
    }


def show_gear(g: Table, gear: Gear) -> dict[str, object]:
    return {
        "serial": gear.serial,
        "card": gear.card.id,
        "place": place_of(gear.card),
        "is used": gear.is_used,
        "bonus": g.item_bonus(gear) if gear.card.is_item else 0,
        "is usable": g.is_usable(gear),
        "is movable": g.is_movable(gear),
        "value": g.value(gear) if gear.card.is_item else 0,
        "on": [(each.serial, each.card.id) for each in gear.on],
    }


def place_of(card: Card) -> str:
    """Where it lies before its owner: what somebody is, where it is worn, or anywhere."""
    if card.role is not None:
        return "role"
    return card.slot or ("hands" if card.hands else "other")


def show_fight(g: Table, fight: Fight) -> dict[str, object]:
    ours, theirs = g.ledger()
    total, needed = sum([line.amount for line in ours]), sum([line.amount for line in theirs])
    level = level_after(g, fight)
    cards = g.state.cards
    return {
        "fighter": fight.fighter,
        "helper": fight.helper,
        "stage": fight.stage,
        "foes": [
            {
                "serial": foe.serial,
                "card": foe.card.id,
                "strength": sum([line.amount for line in theirs if line.serial == foe.serial]),
                "treasures": g.treasures_of(foe),
                "enhancers": [cards[uid].id for uid in g.enhancers_of(foe)],
                "tags": sorted(g.tags_of(foe) & FOLLOWING),
                "twin of": foe.twin_of,
                "by": foe.by,
            }
            for foe in fight.foes
        ],
        "ours": {"total": total, "lines": [line._asdict() for line in ours]},
        "theirs": {"total": needed, "lines": [line._asdict() for line in theirs]},
        "shares": [(player, share_of(ours, player)) for player in g.munchkins()],
        "lead": total - needed,
        "is winning": total > needed,
        "may win": level >= GOAL,
        "reaches": min(level, GOAL),
        "thrown": [
            {"card": cards[throw.uid].id, "by": throw.by, "side": throw.side, "amount": g.worth(throw)}
            for throw in fight.thrown
        ],
        "levels": g.levels_at_stake(),
        "treasures": g.treasures_at_stake(),
        "offers": [show_terms(each) for each in fight.offers],
        "terms": show_terms(fight.terms) if fight.terms is not None else None,
        "is unpaid": is_unpaid(g),
        "runs": [list(run) for run in fight.runs],
        "rolls": [show_roll(g, *run) for run in fight.runs],
        "calls": list(fight.calls),
        "roll": show_rolled(g, fight.roll) if fight.roll is not None else None,
    }


def level_after(g: Table, fight: Fight) -> int:
    """Of the fighter, if the fight is won."""
    return g.hero(fight.fighter).level + g.levels_at_stake()


def show_roll(g: Table, player: int, serial: int) -> dict[str, object]:
    """What is added to a roll that is still to come."""
    foe = g.foe(serial)
    lines = g.flight_lines(player, foe)
    return {
        "player": player,
        "serial": serial,
        "modifier": sum(line.amount for line in lines),
        "lines": [line._asdict() for line in lines],
        "is safe": g.is_safe(player, foe),
    }


def show_rolled(g: Table, roll: Roll) -> dict[str, object]:
    """A roll that may still be answered, with all that is added to it."""
    lines = g.flight_lines(roll.player, g.foe(roll.serial))
    modifier = sum(line.amount for line in lines) + roll.extra
    total = roll.face + modifier
    return {
        "player": roll.player,
        "serial": roll.serial,
        "face": roll.face,
        "lines": [line._asdict() for line in lines],
        "extra": roll.extra,
        "modifier": modifier,
        "total": total,
        "short": max(0, ESCAPES - total),
        "escapes": g.is_enough(roll),
    }


def share_of(lines: list[Line], player: int) -> int:
    """How much of a strength is this player's own."""
    return max(0, sum([line.amount for line in lines if line.player == player and line.what != "thrown"]))


def show_terms(terms: Terms) -> dict[str, object]:
    return {
        "by": terms.by,
        "to": terms.to,
        "helper": terms.helper,
        "treasures": terms.treasures,
        "helper first": terms.helper_first,
        "items": list(terms.items),
    }


def show_spread(g: Table, spread: Spread) -> dict[str, object]:
    """What can be picked, and what lies on each of these cards; of copies the one that is picked comes first."""
    under = dict(spread.fixed)
    lying = [
        (g.card(uid).id, sorted([g.card(each).id for each in spread.cards if under.get(each) == uid]))
        for uid in spread.cards
        if uid not in under
    ]
    lying.sort(key=lambda each: (each[0], -len(each[1]), each[1]))
    return {
        "cards": [card for card, _ in lying],
        "on": [on for _, on in lying],
        "picks": list(spread.picks),
        "of": spread.of,
    }
