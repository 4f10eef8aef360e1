"""Why something cannot be done, with the number of the rule. Computed on request, never in simulations."""

from __future__ import annotations

from rumpus.family import Answer
from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import Decision, Refusal, key_of
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.scoring import WINDOWS, moment_of
from rumpus.smashup.table.allowances import MOST_PLAYS, extra_for_action, has_right, is_allowed, rooms_for_minions
from rumpus.smashup.table.plays import is_playable_action
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table


def why_not(g: Table, decision: Decision | None, seat: int, key: str) -> Refusal:
    """The first reason why this answer is not possible."""
    if decision is None:
        return Refusal("game over", "SU-9.1")
    if seat not in decision.offers:
        rule = "SU-6.1" if g.state.scoring is not None else "SU-2.2"
        return Refusal("not your turn", rule, tuple(SEAT_NAMES[each] for each in decision.awaited))
    answer = GRAMMAR.read(GRAMMAR.option_of(key))
    card = CARDS.get(answer.card or answer.base) if answer.verb in ("play", "use") else None
    if answer.verb in ("play", "use") and card is None:
        return Refusal("no such card", "SU-11.2", (key_of(answer.parts[0].option) if answer.parts else "",))
    if card is not None and g.state.scoring is not None and decision.prompt in WINDOWS:
        return refuse_at_scoring(g, seat, card, answer)
    if card is not None and decision.prompt == "play":
        if g.state.plays >= MOST_PLAYS:
            return Refusal("too many plays", "SU-2.2", (str(MOST_PLAYS),))
        return refuse_use(g, seat, card, answer) if answer.verb == "use" else refuse_play(g, seat, card, answer)
    return Refusal("not a choice", "SU-12.1", (decision.source or "rules",))


def refuse_play(g: Table, seat: int, card: Card, answer: Answer) -> Refusal:
    state = g.state
    zone = g.discard_pile(seat) if answer.says("from_discard") else g.hand(seat)
    if not any(g.card(uid) is card for uid in zone):
        return Refusal("not in hand", "SU-2.2", (card.id,))
    if answer.player < 0 and len({g.owner(uid) for uid in zone if g.card(uid) is card}) > 1:
        return Refusal("whose card", "SU-7.2", (card.id,))
    if card.is_action:
        if not is_playable_action(card):
            return Refusal("only at scoring", "SU-10.6", (card.id,))
        if state.seats[seat].sleep >= 2:
            return Refusal("asleep", "SU-12.1", ("mark_of_sleep",))
        if card.play_if is not None and not card.play_if(g, seat):
            return Refusal("forbidden", "SU-12.1", (card.id,))
        return refuse_place(g, seat, card, answer)
    # Whoever names no base is told of the first.
    named = base_named(answer) or state.bases[0].card.id
    base = next((base for base in state.bases if base.card.id == named), None)
    if base is None:
        return Refusal("no such base", "SU-3.1", (named,))
    is_discarded = answer.says("from_discard")
    has_own = is_discarded and has_right(g, seat, card, base)
    if is_discarded and not has_own and not g.is_as_in_hand(seat, card, base):
        if any(extra.where == "discard" for extra in state.extras):
            return Refusal("extra does not cover", "SU-10.5", (card.id, base.card.id))
        return Refusal("not in hand", "SU-2.2", (card.id,))
    if not has_own and not is_allowed(g, seat, card, base):
        if rooms_for_minions(g, seat):
            return Refusal("extra does not cover", "SU-10.5", (card.id, base.card.id))
        return Refusal("no minion left", "SU-2.2")
    ban = g.play_ban(seat, card, base)
    return Refusal("forbidden", "SU-12.1", (ban.card.id if ban is not None else "rules",))


def refuse_place(g: Table, seat: int, card: Card, answer: Answer) -> Refusal:
    """An action that might be played, if there is a play for it; at this base, if one is named."""
    if g.state.actions_left <= 0 and extra_for_action(g, card) is None:
        return Refusal("no action left", "SU-2.2")
    base = next((base for base in g.bases() if base.card.id == base_named(answer)), None)
    bans = g.watch.who["attach ban"] if base is not None and card.on == "base" else []
    for me, forbids in bans:
        if base is not None and forbids(g, me, seat, card, base):
            return Refusal("forbidden", "SU-12.1", (me.card.id,))
    return Refusal("not a choice", "SU-12.1", ("rules",))


def base_named(answer: Answer) -> str:
    return key_of(answer.parts[-1].option) if answer.says("at") else ""


def refuse_use(g: Table, seat: int, card: Card, answer: Answer) -> Refusal:
    """A talent or a special in step 2."""
    rule = "SU-10.4" if card.is_talent else "SU-10.6"
    if card.id in g.state.used:
        return Refusal("used this turn", rule, (card.id,))
    if card.use_from_discard is None:
        mine = copies(g, seat, card, answer.piece)
        if refusal := refuse_piece(g, card, mine):
            return refusal
        if card.is_talent and any(me.used == g.state.turn for me in mine):
            return Refusal("used this turn", rule, (card.id,))
    return Refusal("cannot use now", rule, (card.id,))


def refuse_piece(g: Table, card: Card, mine: list[Piece]) -> Refusal | None:
    """One that lies in play, whatever time it is."""
    if card.kind == "base" or (card.use is None and not card.in_play):
        return Refusal("nothing to use", "SU-10.6", (card.id,))
    if not mine:
        return Refusal("not yours", "SU-7.1", (card.id,))
    return None if any(map(g.has_ability, mine)) else Refusal("silenced", "SU-10.15", (card.id,))


def copies(g: Table, seat: int, card: Card, serial: int) -> list[Piece]:
    """The copies of a card that this player controls in play, or the one with this number."""
    found = [me for me in [*g.minions(), *g.actions()] if me.card is card and me.controller == seat]
    return [me for me in found if serial in (0, me.serial)]


def refuse_at_scoring(g: Table, seat: int, card: Card, answer: Answer) -> Refusal:
    scoring = g.state.scoring
    assert scoring is not None
    stage, base = moment_of(scoring.stage), g.base(scoring.base)
    is_special = answer.verb == "play" or card.is_special_in_play
    if is_special and scoring.only not in (-1, seat):
        return Refusal("hushed", "SU-12.1", (SEAT_NAMES[scoring.only],))
    if base is not None and card is base.card and card.use_base is not None and stage == "after":
        is_used = f"{card.id} {seat}" in scoring.used
        return Refusal("used at this base" if is_used else "cannot use now", "SU-5.13", (card.id,))
    if stage not in card.from_hand and stage not in card.in_play:
        return Refusal("no special now", "SU-6.1", (card.id,))
    if answer.verb == "use":
        mine = copies(g, seat, card, answer.piece)
        if refusal := refuse_piece(g, card, mine):
            return refusal
        if any(f"#{me.serial}" in scoring.used for me in mine):
            return Refusal("used at this base", "SU-10.6", (card.id,))
    if stage in card.from_hand:
        if not any(g.card(uid) is card for uid in g.hand(seat)):
            return Refusal("not in hand", "SU-6.1", (card.id,))
        if card.is_action and not g.may_play_actions(seat):
            return Refusal("asleep", "SU-12.1", ("mark_of_sleep",))
        if card.once_per_scoring and f"{card.id} {seat}" in scoring.used:
            return Refusal("used at this base", "SU-10.6", (card.id,))
        if base is not None and card.from_hand_if is not None and not card.from_hand_if(g, seat, base):
            return Refusal("cannot use now", "SU-10.6", (card.id,))
        ban = g.play_ban(seat, card, base) if base is not None and card.is_minion else None
        return Refusal("forbidden", "SU-12.1", (ban.card.id if ban is not None else "rules",))
    return Refusal("cannot use now", "SU-10.6", (card.id,))
