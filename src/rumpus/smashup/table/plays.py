"""Playing cards: what may be played now, on which allowance, and what happens then. Methods of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from rumpus.kernel import Option
from rumpus.smashup.cards.ability import ANY_POWER, AtScoring, Destination, Verb
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.allowances import MOST_PLAYS, fits_at, fits_card, playable_from_discard
from rumpus.smashup.table.board import name
from rumpus.smashup.table.state import Deed, Extra, Lasting, Piece
from rumpus.smashup.table.watch import Witness
from rumpus.smashup.table.zones import SEAT_NAMES, Fits

if TYPE_CHECKING:
    from rumpus.smashup.table.table import Table


async def play_minion(g: Table, player: int, uid: int, base: Piece, is_mute: bool = False) -> Piece:
    """Put a minion into play, carry out its ability, then tell those who watch for it (SU-3.1).

    A mute one has no abilities until the end of the turn.
    """
    state = g.state
    g._leave_zone(player, uid)
    state.plays += 1
    if is_play_step_of(g, player):
        state.minions_played += 1
    minion = g._piece(uid, player)
    if is_mute:
        g._last(Lasting("silence", minion.serial, 0, state.active))
    g._enter(minion, base)
    if g.log.on:
        g.tell("play", SEAT_NAMES[player], *name(minion), *name(base))
    witnesses = g.witnesses("play")
    if minion.card.play is not None and not (g._mute and not g.has_ability(minion)):
        await g.as_ability(minion, minion.card.play(g, minion), is_fresh=True)
    if witnesses or g.witnesses("play"):
        await tell_of_play(g, "play", minion, player, base.serial, witnesses)
    return minion


async def play_action(
    g: Table, player: int, uid: int, special: AtScoring | None = None, on: Piece | None = None
) -> None:
    """Play an action: it does its thing and is discarded, or stays on what it is played on (SU-4.1, 4.2).

    One that its own ability has put somewhere else is not discarded. `on` is what it must be played on.
    """
    state = g.state
    g._leave_zone(player, uid)
    state.resolving.append(uid)
    state.plays += 1
    me = g._piece(uid, player)
    card = me.card
    if g.log.on:
        g.tell("play action", SEAT_NAMES[player], card.id)
    witnesses = g.witnesses("play action")
    if special is not None:
        assert state.scoring is not None
        base = g.base(state.scoring.base)
        assert base is not None
        await g.as_ability(me, special(g, me, base), is_fresh=True)
    elif card.on is not None:
        await g.as_ability(me, attach(g, me, [on] if on is not None else hosts_for(g, me)), is_fresh=True)
    elif card.play is not None:
        await g.as_ability(me, card.play(g, me), is_fresh=True)
    if uid in state.resolving:
        state.resolving.remove(uid)
        g._discard(uid)
    if witnesses or g.witnesses("play action"):
        await tell_of_play(g, "play action", me, player, -1, witnesses)


async def attach(g: Table, me: Piece, hosts: list[Piece]) -> None:
    """Choose what to play it on and put it there, unless there is nothing or that is protected."""

    def put_there() -> None:
        g.state.resolving.remove(me.uid)
        assert host is not None
        g._enter(me, host)

    host = await g.choose(me.controller, "play on", hosts)
    if host is not None and await g._do("attach", host, put_there, name(me)) and me.card.play is not None:
        await me.card.play(g, me)


def hosts_for(g: Table, me: Piece) -> list[Piece]:
    """What this action may be played on now by its controller."""
    card = me.card
    if card.hosts is not None:
        hosts = card.hosts(g, me)
    else:
        hosts = g.bases() if card.on == "base" else g.minions()
    return [host for host in hosts if host.card.kind != "base" or g.may_attach(me.controller, card, host)]


async def put_under_own_deck(g: Table, me: Piece) -> None:
    """A card in play or being carried out goes, openly, under the deck that it is from: its owner's or its pile's."""
    to: Destination = ("treasure deck bottom" if me.card.is_treasure else "deck bottom", -1)
    if g.is_in_play(me):
        g._leave(me, to)
    elif me.uid in g.state.resolving:
        g.state.resolving.remove(me.uid)
        g._put(me.uid, *to)
    else:
        return
    g.tell("under own deck", *name(me))


async def play_card(g: Table, player: int, uid: int) -> bool:
    """Play this very card now, as an extra one: a minion at a base of the player's choice, or an action."""
    card = g.card(uid)
    if g.state.plays >= MOST_PLAYS:
        return False
    if card.is_minion:
        base = await g.choose(player, "play at", [base for base in g.bases() if g.may_play(player, card, base)])
        if base is not None:
            await play_minion(g, player, uid, base)
        return base is not None
    if may_play_action(g, player, card):
        await play_action(g, player, uid)
        return True
    return False


async def tell_of_play(g: Table, verb: Verb, me: Piece, player: int, base: int, witnesses: list[Witness]) -> None:
    """Those who saw the card come, and those who have come since; each knows by now what it affected."""
    affected = tuple([serial for number, serial in g._affected if number == me.serial])
    deed = Deed(verb, me, base, player, me.card, me.serial, True, affected)
    now = g.witnesses(verb)
    if now is not witnesses:
        seen = [witness for witness, _ in witnesses]
        witnesses = witnesses + [entry for entry in now if entry[0] not in seen]
    await g.react([(witness, trigger, deed) for witness, trigger in witnesses])


async def first_this_turn(g: Table, me: Piece, player: int) -> bool:
    """Is it in this turn the first time that a player does what this card waits for? Later on it is not."""
    mark = f"{me.card.id}_{player}"
    is_first = mark not in g.state.used
    if is_first:
        g.state.used.append(mark)
    return is_first


# -- extra plays -------------------------------------------------------------------------------------------


def is_play_step_of(g: Table, player: int) -> bool:
    return g.state.phase == "play" and g.state.active == player


async def extra_minion(
    g: Table,
    player: int,
    max_power: int = ANY_POWER,
    at: Piece | None = None,
    where: Literal["", "none", "behind"] = "",
    named: str = "",
) -> None:
    """One more minion in this play step; at any other time it is played at once or not at all (SU-6.2, 10.5)."""
    extra = Extra(max_power, at.serial if at is not None else -1, where, named)
    if not is_play_step_of(g, player):
        bases = [base for base in g.bases() if fits_at(g, player, extra, base)]
        await play_one_of(g, player, g.hand(player), bases, lambda card: fits_card(extra, card), may=True)
    elif extra == Extra():
        g.state.minions_left += 1
    else:
        g.state.extras.append(extra)


async def extra_minions_alike(g: Table, player: int, count: int) -> None:
    """More minions, all of one name; the first to be played decides which. Outside the play step, at once or not."""
    if is_play_step_of(g, player):
        g.state.serial += 1
        g.state.extras += [Extra(named=f"={g.state.serial}")] * count
        return
    first = await play_one_of(g, player, g.hand(player), g.bases(), may=True)
    if first is not None:
        for _ in range(count - 1):
            await play_one_of(g, player, g.hand(player), g.bases(), lambda card: card is first.card, may=True)


async def extra_treasures(g: Table, player: int, count: int) -> None:
    """More treasures, minions or actions, in this play step; at any other time they are played at once or lost."""
    if is_play_step_of(g, player):
        g.state.extras += [Extra(named="treasure")] * count
        return
    for _ in range(count):
        held = [uid for uid in g.hand(player) if g.card(uid).is_treasure]
        uid = await g.choose_card(player, "play", held, lambda card: may_play_now(g, player, card), may=True)
        if uid is None or not await play_card(g, player, uid):
            return


async def play_drawn(g: Table, player: int, drawn: int) -> None:
    """The last so many treasures of a hand may be played now, as extra cards, one after the other."""
    first = g.treasures(player) - drawn
    while drawn:
        newest = [uid for uid in g.hand(player) if g.card(uid).is_treasure][first : first + drawn]
        uid = await g.choose_card(player, "play", newest, lambda card: may_play_now(g, player, card), may=True)
        if uid is None or not await play_card(g, player, uid):
            return
        drawn -= 1


async def extra_action(g: Table, player: int, count: int = 1) -> None:
    """More actions in this play step, or the coming one of a turn that starts; else they are played at once or lost."""
    if is_play_step_of(g, player) or (g.state.phase == "start" and g.state.active == player):
        g.state.actions_left += count
        return
    for _ in range(count):
        if may_play_actions(g, player):
            hand = g.hand(player)
            uid = await g.choose_card(player, "play", hand, lambda card: may_play_action(g, player, card), may=True)
            if uid is not None:
                await play_action(g, player, uid)


async def play_one_of(
    g: Table,
    player: int,
    zone: Sequence[int],
    bases: Sequence[Piece],
    fits: Fits | None = None,
    may: bool = False,
    is_mute: bool = False,
) -> Piece | None:
    """Play at once, as an extra, one of the minions in this zone at one of these bases.

    Without «may» it is compulsory, if it is possible. A question about a hand or a deck is asked even if it holds no
    minion.
    """
    plays: list[tuple[int, Piece]] = []
    options: list[Option] = []
    offered: list[Option] = []
    seen: dict[str, int] = {}
    is_hidden = zone is g.hand(player) or zone is g.deck(player)
    found: list[tuple[int, Option]] = [(uid, ()) for uid in zone]
    if zone is g.hand(player):
        found += [(uid, ("from_discard",)) for uid in playable_from_discard(g, player)]
    for uid, where in found:
        card = g.state.cards[uid]
        if card.is_minion and (card.id, *where) not in offered and (fits is None or fits(card)):
            offered.append((card.id, *where))
            seen.setdefault(card.id, uid)
            for base in bases:
                if g.is_in_play(base) and g.may_play(player, card, base):
                    plays.append((uid, base))
                    options.append(("play", card.id, *where, "at", base.card.id))
    if g.state.plays >= MOST_PLAYS:
        return None
    if may or (is_hidden and not plays):
        options.append(("none",))
    if not found or not bases or (not is_hidden and not plays):
        return None
    answer = 0 if len(options) == 1 and not is_hidden else await g.pick(player, "play minion", options, seen)
    if answer >= len(plays):
        return None
    uid, base = plays[answer]
    return await play_minion(g, player, uid, base, is_mute)


async def play_from_deck(g: Table, player: int, base: Piece, fits: Fits | None = None) -> None:
    """Search one's deck for a minion, play it at this base as an extra one, and shuffle."""
    await play_one_of(g, player, await g.search_deck(player), [base], fits)
    await g.shuffle_deck(player)


async def use_up(g: Table, me: Piece) -> None:
    """What a card does once a turn, all copies together, is done."""
    g.state.used.append(me.card.id)


def may_play_actions(g: Table, player: int) -> bool:
    """Mark of Sleep forbids them in one's own turn."""
    return not (g.state.seats[player].sleep >= 2 and g.state.active == player)


def may_play_action(g: Table, player: int, card: Card) -> bool:
    """Might this player play this card now, as an extra action?"""
    may = is_playable_action(card) and may_play_actions(g, player)
    return may and (card.play_if is None or card.play_if(g, player))


def may_play_now(g: Table, player: int, card: Card) -> bool:
    """Might this player play this card now, as an extra one?"""
    if card.is_minion:
        return any(g.may_play(player, card, base) for base in g.bases())
    return may_play_action(g, player, card)


def is_playable_action(card: Card) -> bool:
    return card.is_action and not card.is_special_only


def stays_on_minion(card: Card) -> bool:
    return card.on == "minion"
