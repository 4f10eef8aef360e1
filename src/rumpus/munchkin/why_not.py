"""Why something cannot be done, with the number of the rule. Computed on request, never in simulations."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import Decision, Refusal, key_of
from rumpus.munchkin.cancelling import OF_GEAR
from rumpus.munchkin.cards.ability import CALL, FIGHT, OWN_TURN, SPOILS
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.deals import can_help, may_propose
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import moment

WITH_GEAR = ("use", *OF_GEAR)


def why_not(g: Table, decision: Decision | None, seat: int, key: str) -> Refusal:
    """The first reason why this answer is not possible."""
    if decision is None:
        return Refusal("game over", "MU-10.1")
    answer = GRAMMAR.read(GRAMMAR.option_of(key))
    card = CARDS.get(answer.card) if answer.verb in ("play", *WITH_GEAR) else None
    if card is None and answer.verb == "play":
        return Refusal("no such card", "MU-12.1", (key_of(answer.parts[0].option) if answer.parts else "",))
    if decision.is_window and answer.verb in ("ask", "ask everybody", "offer help"):
        return refuse_help(g, seat, answer.verb, answer.player)
    if decision.is_window and answer.verb == "show hand" and not g.may_still("show", seat):
        return Refusal("enough shown", "MU-2.16")
    if decision.is_window and answer.verb == "show hand" and not g.hand(seat):
        return Refusal("nothing to show", "MU-8.13")
    if decision.is_window and answer.verb in ("trade", "counter trade"):
        return refuse_trade(g, seat, answer.player)
    if seat not in decision.offers and card is None:
        return Refusal("not your turn", "MU-2.6", tuple(SEAT_NAMES[each] for each in decision.awaited))
    if card is not None:
        return refuse_card(g, decision, seat, card, answer.verb, answer.piece)
    return Refusal("not a choice", "MU-2.10", (decision.source or "rules",))


def refuse_card(g: Table, decision: Decision, seat: int, card: Card, verb: str, serial: int) -> Refusal:
    if verb == "play" and not any(g.card(uid) is card for uid in g.hand(seat)):
        return Refusal("not in hand", "MU-1.6", (card.id,))
    if decision.prompt == "set up" and seat in decision.awaited and verb == "play":
        return refuse_at_setup(g, seat, card)
    if not decision.is_window or moment(g, seat) in (CALL, SPOILS):
        return Refusal("action under way", "MU-2.10", tuple(SEAT_NAMES[each] for each in decision.awaited))
    if g.state.let_end >= 0:
        return Refusal("game ending", "MU-10.5", (card.id,))
    if g.state.air:
        return Refusal("card in the air", "MU-2.10", (g.in_air().id,))
    if g.state.fight is not None and (roll := g.state.fight.roll) is not None:
        return Refusal("roll waiting", "MU-2.10", (SEAT_NAMES[roll.player],))
    return refuse_gear(g, seat, card, verb, serial) if verb in WITH_GEAR else refuse_play(g, seat, card)


def refuse_at_setup(g: Table, seat: int, card: Card) -> Refusal:
    """Before the first turn: a second class or army, what needs one or an item, and whatever is for later."""
    if card.is_role and not g.is_really(seat, card.id) and not any(each.card.is_binding for each in g.classes(seat)):
        return Refusal("one of each", "MU-1.4", (card.id,))
    if card.is_role or card.is_joker:
        return refuse_role(g, seat, card)
    if card.is_worn or card.kind in ("cheat", "item enhancer"):
        return refuse_item(g, seat, card)
    return Refusal("before the game", "MU-1.4", (card.id,))


def refuse_play(g: Table, seat: int, card: Card) -> Refusal:
    """A card from hand."""
    gag = next((each.card.id for each in g.hero(seat).lasting if each.what == "no playing"), "")
    if gag:
        return Refusal("no playing", "MU-12.1", (card.id, gag))
    if card.is_monster:
        return Refusal("monster now", "MU-2.3" if g.state.fight is None else "MU-3.5", (card.id,))
    if card.when & ~OWN_TURN == FIGHT and not g.is_open:
        return Refusal("only in a fight", "MU-3.5", (card.id,))
    if card.grants:
        return Refusal("all tainted", "MU-13.19", (card.id,))
    if card.is_role or card.is_joker:
        return refuse_role(g, seat, card)
    if card.is_worn or card.kind in ("cheat", "item enhancer"):
        return refuse_item(g, seat, card)
    return Refusal("not now", "MU-2.9", (card.id,))


def refuse_item(g: Table, seat: int, card: Card) -> Refusal:
    """What is put down before its player."""
    if g.state.active != seat:
        return Refusal("not in your turn", "MU-8.1", (card.id,))
    if g.state.fight is not None:
        return Refusal("not in a fight", "MU-3.5", (card.id,))
    if not card.is_worn:
        return Refusal("fits nothing", "MU-8.9" if card.kind == "item enhancer" else "MU-8.10", (card.id,))
    if not g.can_have(seat, card):
        return refuse_size(card)
    return refuse_use(g, seat, card)


def refuse_use(g: Table, seat: int, card: Card) -> Refusal:
    """An item that may be carried."""
    if not g.may_use(seat, card):
        return Refusal("may not use", "MU-8.4", (card.id,))
    return Refusal("no room", "MU-8.2", (card.id,))


def refuse_gear(g: Table, seat: int, card: Card, verb: str, serial: int) -> Refusal:
    """A card in play: one of one's own is used, switched or given up."""
    mine = [each for gear in g.gear(seat) for each in (gear, *gear.on) if each.card is card]
    gear = next((each for each in mine if serial in (0, each.serial)), None)
    if gear is None:
        return Refusal("not yours", "MU-2.9", (card.id,))
    if card.is_binding:
        return Refusal("never dropped", "MU-6.4", (card.id,))
    if g.is_evil(gear):
        return Refusal("evil", "MU-12.1", (card.id,))
    if not card.is_worn or (verb == "use" and card.uses):
        is_of_use = card.uses or card.kind == "one-shot"
        return Refusal("cannot use now" if is_of_use else "only lies there", "MU-2.9", (card.id,))
    if g.state.active != seat or g.state.fight is not None:
        return Refusal("no switching", "MU-8.3", (card.id,))
    if not g.may_still("move", seat):
        return Refusal("enough moves", "MU-2.16", (card.id,))
    return refuse_use(g, seat, card)


def refuse_role(g: Table, seat: int, card: Card) -> Refusal:
    """A class or an army, or what makes more of it."""
    if card.is_class:
        return refuse_class(g, seat, card)
    if card.kind == "army":
        return refuse_army(g, seat, card)
    if card.kind == "super munchkin":
        return Refusal("needs a class" if not g.classes(seat) else "already super", "MU-6.2", (card.id,))
    return Refusal("needs an army" if not g.armies(seat) else "already allied", "MU-7.2", (card.id,))


def refuse_class(g: Table, seat: int, card: Card) -> Refusal:
    if g.is_really(seat, card.id):
        return Refusal("same class", "MU-6.9", (card.id,))
    binding = next((gear.card.id for gear in g.classes(seat) if gear.card.is_binding), "")
    if binding:
        return Refusal("bound", "MU-6.7", (card.id, binding))
    if g.state.active != seat:
        return Refusal("not in your turn", "MU-6.1", (card.id,))
    return Refusal("two classes", "MU-6.2", (card.id,))


def refuse_army(g: Table, seat: int, card: Card) -> Refusal:
    if g.is_really(seat, card.id):
        return Refusal("same army", "MU-7.1", (card.id,))
    if g.state.active != seat:
        return Refusal("not in your turn", "MU-7.1", (card.id,))
    return Refusal("two armies", "MU-7.2", (card.id,))


def refuse_size(card: Card) -> Refusal:
    if card.slot == "vehicle":
        return Refusal("one vehicle", "MU-8.6", (card.id,))
    return Refusal("Big limit", "MU-8.5", (card.id,))


def refuse_help(g: Table, seat: int, verb: str, other: int) -> Refusal:
    fight = g.state.fight
    if fight is None or fight.stage == "flight":
        return Refusal("no open fight", "MU-3.12")
    if fight.terms is not None:
        return Refusal("one helper", "MU-3.3")
    is_offer = verb == "offer help"
    if is_offer == (seat == fight.fighter):
        return Refusal("not your part", "MU-3.3", (SEAT_NAMES[fight.fighter],))
    if fight.offers:
        return Refusal("offer waiting", "MU-3.12", tuple(SEAT_NAMES[terms.to] for terms in fight.offers))
    helper, to = (seat, fight.fighter) if is_offer else (other, other)
    if to >= 0 and can_help(g, helper) and not may_propose(g, seat, to):
        return Refusal("enough offers", "MU-3.12", (SEAT_NAMES[to],))
    return Refusal("barred", "MU-3.3")


def refuse_trade(g: Table, seat: int, other: int) -> Refusal:
    if g.in_combat(seat) or g.in_combat(other):
        return Refusal("no trade in combat", "MU-8.8")
    if not g.may_still("trade", seat, other):
        return Refusal("enough trades", "MU-2.16", (SEAT_NAMES[other],))
    if any(offer.by == seat for offer in g.state.offers):
        return Refusal("one at a time", "MU-8.8")
    return Refusal("not a choice", "MU-2.10", ("rules",))
