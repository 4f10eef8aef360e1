"""Scoring a base: an explicit procedure over `state.scoring`, by the base's serial number; each question is at rest.

before-window -> award (+ «when scored») -> when-window -> loot laid out -> loot-window -> loot shared -> when-window
again -> reward (what must be done after it) -> after-window -> clear, replace (+ «once replaced») -> look for the next
one. A new stage is one more function in `STAGES`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rumpus.family.options import PASS, SEAT_NAMES
from rumpus.kernel import Option
from rumpus.smashup.cards.ability import Stage
from rumpus.smashup.table.board import name
from rumpus.smashup.table.state import Piece, Scoring, Taken
from rumpus.smashup.table.table import Table
from rumpus.smashup.winning import places, points_for

WINDOWS = frozenset(("before scoring", "when scoring", "loot scoring", "after scoring"))  # their prompts


async def look(g: Table) -> None:
    """SU-5.1: is any base up? If not, the turn goes on."""
    up = g.bases_up()
    if up:
        await begin(g, up)
    else:
        g.state.phase = "draw"


async def begin(g: Table, up: list[Piece]) -> None:
    """SU-5.2: if several bases are up, the active player says which goes first."""
    state = g.state
    base = await g.choose(state.active, "score", up)
    assert base is not None
    state.scoring = Scoring(base.serial, "before", state.active, 0, [], [], [])
    if g.log.on:
        g.tell("scoring", *name(base), g.total_power(base), g.breakpoint(base))
    if g.witnesses("before scoring"):
        await g.pass_moment("before scoring", base)


def step(g: Table, scoring: Scoring) -> Awaitable[None]:
    base = g.base(scoring.base)
    return STAGES[scoring.stage](g, scoring, base) if base is not None else stop(g)


async def stop(g: Table) -> None:
    """The base has left play."""
    g.state.scoring = None
    if g.state.piles is not None:
        await discard_loot(g)


def go_on(g: Table, scoring: Scoring, stage: Stage) -> None:
    scoring.stage, scoring.passes, scoring.seat = stage, 0, g.state.active


async def window(g: Table, scoring: Scoring, base: Piece) -> None:
    """SU-6.1: from the active player clockwise, each uses one special or passes, until all have passed in a row."""
    stage, moment, count = scoring.stage, moment_of(scoring.stage), len(g.state.seats)
    usable = usable_in_play(g, scoring, moment, base) if scoring.passes < count else []
    while scoring.passes < count:
        player = scoring.seat
        is_hushed = scoring.only >= 0 and g.is_hushed(player)
        may_hold = not is_hushed and may_hold_special(g, player, moment)
        pieces: list[Piece] = []
        for piece in usable:
            if piece.controller == player and not (is_hushed and piece.card.is_special_in_play):
                pieces.append(piece)
        if moment == "after" and may_use_base(g, scoring, player, base):
            pieces.append(base)
        if may_hold or pieces:
            hand = hand_specials(g, scoring, player, base) if may_hold else {}
            options: list[Option] = [("play", *called) for called in hand]
            options += [("use", *name(piece)) for piece in pieces]
            cards = {g.card(uid).id: uid for uid in hand.values()}
            answer = await g.pick(player, f"{moment_of(stage)} scoring", [*options, PASS], cards)
            scoring.seat = (player + 1) % count
            if answer < len(options):
                scoring.passes = 0
                if answer < len(hand):
                    await use_from_hand(g, scoring, player, list(hand.values())[answer], base)
                else:
                    await use_in_play(g, scoring, player, pieces[answer - len(hand)], base)
            else:
                scoring.passes += 1
            return
        scoring.seat = (player + 1) % count
        scoring.passes += 1
    go_on(g, scoring, AFTER_WINDOW[stage])


AFTER_WINDOW: dict[Stage, Stage] = {
    "before": "award", "when": "lay out", "loot": "share", "when again": "reward", "after": "clear"
}  # fmt: skip


def moment_of(stage: Stage) -> Stage:
    """The «when» window opens twice (SU-5.9)."""
    return "when" if stage == "when again" else stage


async def use_from_hand(g: Table, scoring: Scoring, player: int, uid: int, base: Piece) -> None:
    card = g.card(uid)
    scoring.used.append(f"{card.id} {player}")
    moment = moment_of(scoring.stage)
    if card.is_action:
        await g.play_action(player, uid, moment)
    else:
        me = g.pieces.new(uid, player)
        await g.as_ability(me, moment, card.from_hand[moment](g, me, base))


async def use_in_play(g: Table, scoring: Scoring, player: int, me: Piece, base: Piece) -> None:
    if g.log.on:
        g.tell("use", SEAT_NAMES[player], *name(me))
    if me is base:
        assert base.card.use_base is not None
        scoring.used.append(f"{base.card.id} {player}")
        await g.as_ability(base, "use base", g.on_behalf_of(player, base.card.use_base(g, base, player)))
        return
    scoring.used.append(f"#{me.serial}")
    moment = moment_of(scoring.stage)
    await g.as_ability(me, f"{moment} in play", me.card.in_play[moment](g, me, base))


def hand_specials(g: Table, scoring: Scoring, player: int, base: Piece) -> dict[Option, int]:
    """By how they are offered. A minion comes to the base that scores, so it must be allowed there."""
    found: dict[Option, int] = {}
    moment, cards = moment_of(scoring.stage), g.state.cards
    if not [uid for uid in g.hand(player) if moment in cards[uid].from_hand]:
        return found
    for held, uid in g.held(player).items():
        card = cards[uid]
        if moment in card.from_hand:
            may = g.may_play(player, card, base) if card.is_minion else g.may_play_actions(player)
            may = may and (card.from_hand_if is None or card.from_hand_if(g, player, base))
            if may and not (card.once_per_scoring and f"{card.id} {player}" in scoring.used):
                found[held.called] = uid
    return found


def usable_in_play(g: Table, scoring: Scoring, moment: Stage, base: Piece) -> list[Piece]:
    """All minions that have a special for this window and have not used it in this scoring."""
    return [piece for piece, _ in g.watch.who["special"] if can_use(g, scoring, moment, piece, base)]


def can_use(g: Table, scoring: Scoring, moment: Stage, piece: Piece, base: Piece) -> bool:
    may = piece.card.in_play_if.get(moment)
    return may is not None and f"#{piece.serial}" not in scoring.used and may(g, piece, base)


def may_use_base(g: Table, scoring: Scoring, player: int, base: Piece) -> bool:
    """May this player use the ability of the base that has scored, and have they not done so yet?"""
    may = base.card.use_base_if
    if may is None or f"{base.card.id} {player}" in scoring.used or not g.has_ability(base):
        return False
    return may(g, base, player)


def may_hold_special(g: Table, player: int, stage: Stage) -> bool:
    """A window opens only because of public facts: could this player hold a special for it, as far as anybody knows?

    Counted over the deck list minus what is face up, never over the hand.
    """
    state = g.state
    if not state.seats[player].hand:
        return False
    is_mixed = state.piles is not None and state.piles.mixed
    for owner in range(len(state.seats)) if is_mixed else (player,):  # whose cards may be in this hand
        for uid in state.decks[owner].specials[stage]:
            if is_hidden(g, uid):
                return True
    treasures = state.decks[-1].specials[stage]
    return bool(treasures) and g.treasures(player) > 0 and any(is_hidden(g, uid) for uid in treasures)


def is_hidden(g: Table, uid: int) -> bool:
    """Is a card where not everybody can see it?"""
    state = g.state
    for seat in state.seats:
        if uid in seat.hand or uid in seat.deck or uid in seat.aside:
            return True
    return state.piles is not None and uid in state.piles.treasure_deck


async def award(g: Table, scoring: Scoring, base: Piece) -> None:
    """SU-5.5, 5.6: by power; a minion is needed; players who tie share the better place and use up the next."""
    totals = g.totals(base)
    scoring.places = places(totals)
    points = points_for(base.card, scoring.places)
    if g.log.on:
        tell_award(g, base, totals, scoring.places, points)
    before = [seat.points for seat in g.state.seats]
    for player in g.players_from(g.state.active):
        await g.gain_points(player, points[player])
    go_on(g, scoring, "when" if g.state.piles is not None else "reward")
    await use_base(g, scoring, base, base, "award")
    for promise in scoring.promises:
        await g.keep(promise, g.state.seats[promise.other].points - before[promise.other])


async def lay_out(g: Table, scoring: Scoring, base: Piece) -> None:
    """SU-5.8: as many treasures as the monsters there are worth; the order of the picks is fixed now."""
    totals = g.totals(base)
    takers = [player for player in g.players_from(g.state.active) if totals[player] >= 0]
    count = sum([piece.card.treasures for piece in base.on if piece.card.is_monster or g.has_ability(piece)])
    if not takers or not count:
        go_on(g, scoring, "when again")
        return
    scoring.picks = sorted(takers, key=lambda player: -totals[player])
    go_on(g, scoring, "loot")
    await g.lay_out_loot(count)


async def share(g: Table, scoring: Scoring, base: Piece) -> None:
    """One treasure each, round and round; each pick is at rest."""
    if not g.piles.loot:
        go_on(g, scoring, "when again")
        return
    player = scoring.picks[0]
    uid = await g.choose_open_card(player, "take loot", g.piles.loot)
    assert uid is not None
    scoring.taken.append(Taken(g.card(uid).id, player, g.piles.loot.index(uid)))
    await g.take_treasure(player, uid)
    scoring.picks = scoring.picks[1:] + scoring.picks[:1]


async def discard_loot(g: Table) -> None:
    for uid in g.piles.loot:
        g.state.discard(uid)
    g.piles.loot.clear()


def tell_award(g: Table, base: Piece, totals: list[int], places: list[int], points: list[int]) -> None:
    """How the base stood at that moment: its total and breakpoint; then power, place and points, the best first."""
    ranked = sorted([player for player in g.players_from(g.state.active) if places[player]], key=places.__getitem__)
    rows = [(each, totals[each], places[each], points[each]) for each in ranked]
    told = [number for row in rows for number in row]
    there = [piece for piece in base.on if piece.card.is_minion]
    minions = [part for each in there for part in (each.card.id, each.serial, each.controller, g.power(each))]
    g.tell("present", base.card.id, base.serial, *minions)
    g.tell("award", base.card.id, base.serial, g.total_power(base), g.breakpoint(base), *told)


async def reward(g: Table, scoring: Scoring, base: Piece) -> None:
    """SU-6.4: what must be done after the scoring happens when the window opens."""
    go_on(g, scoring, "after")
    if g.witnesses("after scoring"):
        await g.pass_moment("after scoring", base)


async def clear(g: Table, scoring: Scoring, base: Piece) -> None:
    """SU-5.10, 5.11: what is still there is discarded (not destroyed); a new base takes the place of the old one."""
    await use_base(g, scoring, base, base, "after")
    g.state.scoring = None
    has_ability = g.has_ability(base)
    new = await g.replace_base(base)
    if has_ability:
        await use_base(g, scoring, base, new, "clear")


async def use_base(g: Table, scoring: Scoring, base: Piece, me: Piece, stage: Stage) -> None:
    ability = base.card.scored.get(stage)
    if ability is not None and g.has_ability(base):
        await g.as_ability(base, stage, ability(g, me, scoring.places))


STAGES: dict[Stage, Callable[[Table, Scoring, Piece], Awaitable[None]]] = {
    "before": window,
    "award": award,
    "when": window,
    "lay out": lay_out,
    "loot": window,
    "share": share,
    "when again": window,
    "reward": reward,
    "after": window,
    "clear": clear,
}
