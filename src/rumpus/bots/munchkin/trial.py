"""What a fight would be like if a card were played: tried on a copy of the table, with cards that its player sees."""

from __future__ import annotations

from collections.abc import Callable

from rumpus.kernel import SILENT, Option
from rumpus.munchkin.cards.ability import Side
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.table.state import Fight, Foe, Lasting, Throw
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.table.zones import seat_of


def copy_of(g: Table) -> Table:
    return Table(g.state.copy(), SILENT)


def margin(g: Table) -> int:
    """How far the munchkins are ahead."""
    ours, theirs = g.strengths()
    return ours - theirs


def prospect(g: Table, me: int, monster: Card) -> int:
    """How far one would be ahead of a monster, alone."""
    trial = copy_of(g)
    trial.state.fight = Fight(me, [], asked=[0] * len(g.state.heroes))
    add_foe(trial, me, monster)
    return margin(trial)


def with_helper(g: Table, helper: int) -> Table:
    trial = copy_of(g)
    trial.fight.helper = helper
    return trial


def taken_over(g: Table, by: int) -> Table:
    trial = copy_of(g)
    trial.fight.fighter = by
    return trial


def typical_monster(g: Table) -> Card:
    """Of all in the game the one of middling level."""
    monsters = sorted((card for card in g.state.cards if card.is_monster), key=lambda card: card.level)
    return monsters[len(monsters) // 2]


def shots_left(g: Table, me: int, card: Card) -> int:
    """How many cards one may still discard for +1 each."""
    fired = sum(each.amount for each in g.hero(me).lasting if each.what == "bonus" and each.card is card)
    return min(int(card.effects["dakka"]["most"]) - fired, len(g.hand(me)))


def shots_needed(g: Table, me: int, card: Card) -> int:
    """As many as make the difference, or all."""
    return min(shots_left(g, me, card), max(1, 1 - margin(g)))


# -- a card is played ------------------------------------------------------------------------------------------


def after(g: Table, me: int, option: Option) -> Table:
    """The table with the fight as it is once a card was played into it."""
    card, target = CARDS[str(option[1])], target_of(option)
    trial = copy_of(g)
    for name in card.effects:
        if name in DEEDS:
            DEEDS[name](trial, me, card, target)
            return trial
    if "answers curses" in card.tags:
        lift(trial, me, card, target)
    elif card.kind == "monster enhancer" and target[0] in CARDS:
        enhance(trial, me, uid_of(g, me, option), card, target)
    elif card.kind == "wandering monster":
        add_foe(trial, me, CARDS[str(target[0])])
    elif card.is_monster:
        add_foe(trial, me, card)
    elif card.kind != "monster enhancer":  # one that a Cultist takes does nothing in this fight
        throw(trial, me, uid_of(g, me, option), card, target)
    return trial


def target_of(option: Option) -> Option:
    return option[2:] if option[0] == "play" else option[3:]


def uid_of(g: Table, me: int, option: Option) -> int:
    gear = g.find_gear(int(option[2])) if option[0] == "use" else None
    return gear.uid if gear is not None else g.in_hand(me, option[1])


def throw(trial: Table, me: int, uid: int, card: Card, target: Option) -> None:
    side: Side = "for" if "for" in target else "against" if "against" in target else ""
    amount = card.bonus if side else 0
    if "doubles your level" in card.effects:
        side, amount = "for", 1
    trial.fight.thrown.append(Throw(uid, me, side, amount))


def add_foe(trial: Table, me: int, card: Card) -> Foe:
    trial.state.serial += 1
    foe = Foe(trial.state.serial, 0, card, me)
    trial.fight.foes.append(foe)
    return foe


def remove_foe(trial: Table, serial: int | str) -> None:
    """A twin stays, with the enhancers."""
    foe, foes = trial.foe(serial), trial.fight.foes
    foes.remove(foe)
    twins = [each for each in foes if each.twin_of == foe.serial]
    for twin in twins:
        twin.twin_of = twins[0].serial
    if twins:
        twins[0].twin_of, twins[0].enhancers, twins[0].enhanced_by = 0, foe.enhancers, foe.enhanced_by


def enhance(trial: Table, me: int, uid: int, card: Card, target: Option) -> None:
    if len(target) == 1:  # a monster from hand comes along with it
        add_foe(trial, me, CARDS[str(target[0])]).enhance(uid, me)
        return
    foe = trial.foe(target[1])
    root = trial.foe(foe.twin_of) if foe.twin_of else foe
    if card.is_twin:
        add_foe(trial, me, foe.card).twin_of = root.serial
    else:
        root.enhance(uid, me)


def lift(trial: Table, me: int, card: Card, target: Option) -> None:
    if len(target) == 2:  # a curse that lasts, and on whom
        hero = trial.hero(seat_of(target[1]))
        hero.lasting = [each for each in hero.lasting if each.card.id != target[0]]


# -- what cards of deck files do -------------------------------------------------------------------------------


def fire(trial: Table, me: int, card: Card, target: Option) -> None:
    count = shots_needed(trial, me, card)
    trial.hero(me).lasting.append(Lasting("bonus", card, "combat", count))


def destroy(trial: Table, me: int, card: Card, target: Option) -> None:
    remove_foe(trial, target[1])


def end(trial: Table, me: int, card: Card, target: Option) -> None:
    trial.fight.foes = [foe for foe in trial.fight.foes if foe.card.stays]


def swap_from_hand(trial: Table, me: int, card: Card, target: Option) -> None:
    remove_foe(trial, target[1])
    add_foe(trial, me, CARDS[str(target[2])])


def swap_for_any(trial: Table, me: int, card: Card, target: Option) -> None:
    remove_foe(trial, target[1])
    add_foe(trial, me, typical_monster(trial))


def swap_from_discard(trial: Table, me: int, card: Card, target: Option) -> None:
    remove_foe(trial, target[1])
    found = [each for each in map(trial.card, trial.state.door_discard) if each.is_monster]
    if found:
        add_foe(trial, me, found[-1])


def turn_back(trial: Table, me: int, card: Card, target: Option) -> None:
    """Who came last."""
    trial.fight.foes = trial.fight.foes[:-1]


def replace(trial: Table, me: int, card: Card, target: Option) -> None:
    """Who would lose does not agree."""
    fight, other = trial.fight, seat_of(target[0])
    before, fight.fighter = fight.fighter, other
    if other != me and margin(trial) <= 0:
        fight.fighter = before


def conscript(trial: Table, me: int, card: Card, target: Option) -> None:
    trial.fight.helper = seat_of(target[0])


def requisition(trial: Table, me: int, card: Card, target: Option) -> None:
    gear = trial.find_gear(int(target[1]))
    assert gear is not None
    if gear.card.is_worn:
        trial.hand_over(gear, me, is_used=True)
    else:
        throw(trial, me, gear.uid, gear.card, ("for",))


def flee(trial: Table, me: int, card: Card, target: Option) -> None:
    fight = trial.fight
    fight.stage = "flight"
    fight.runs = [(player, foe.serial) for player in trial.munchkins() for foe in fight.foes]


def escape(trial: Table, me: int, card: Card, target: Option) -> None:
    trial.fight.runs = [run for run in trial.fight.runs if run[0] != seat_of(target[0])]


def add_to_roll(trial: Table, me: int, card: Card, target: Option) -> None:
    roll = trial.fight.roll
    assert roll is not None
    amount = int(card.effects["add to a flight roll"]["amount"])
    trial.fight.roll = roll._replace(extra=roll.extra + amount)


def repeat_roll(trial: Table, me: int, card: Card, target: Option) -> None:
    """It is open again."""
    trial.fight.roll = None


DEEDS: dict[str, Callable[[Table, int, Card, Option], None]] = {
    "dakka": fire,
    "destroy a monster": destroy,
    "end your fight": end,
    "send all monsters away": end,
    "swap a monster for one in hand": swap_from_hand,
    "swap a monster for the next one": swap_for_any,
    "swap a monster for a discarded one": swap_from_discard,
    "turn a newcomer back": turn_back,
    "replace the fighter": replace,
    "force a helper": conscript,
    "requisition an item": requisition,
    "force a flight": flee,
    "escape": escape,
    "add to a flight roll": add_to_roll,
    "repeat a flight roll": repeat_roll,
}
