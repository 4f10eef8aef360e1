"""What may be played in step 2, and on which allowance: the free cards, extra ones, what cards in play add."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import END_TURN
from rumpus.kernel import Option
from rumpus.smashup.cards.ability import ANY_POWER, MayUse
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.offer import Offer
from rumpus.smashup.table.state import Extra, Piece
from rumpus.smashup.table.zones import Lookalike

MOST_PLAYS = 40  # cards in one turn: extra plays can go round in circles (Collector at The Homeworld)

Play = tuple[int, Piece | None]  # (uid of a card, its base), or (-1, a piece whose special is used)
Named = tuple[Option, Play]
Held = tuple[Card | Lookalike, int]  # a card in hand: what says how it is called, and its uid
Placed = tuple[Held, Piece]  # a minion in hand, and a base where it may be played


class FreeChoice(Offer):
    """What a player may play or use now, with the cards behind it; last, what ends this without doing anything."""

    __slots__ = ("actions", "last", "minions", "others", "placed", "rooms", "split")

    def __init__(
        self,
        others: list[Named],
        last: Option = END_TURN,
        minions: Sequence[Held] = (),
        rooms: Sequence[Piece] = (),
        actions: Sequence[Held] = (),
        placed: Sequence[Placed] = (),
    ) -> None:
        self.others = others
        self.last = last  # none: something has to be done
        self.minions = minions  # each may go to any of the rooms
        self.rooms = rooms
        self.placed = placed  # instead: each with one of those to which it may go
        self.actions = actions
        self.split = len(placed) or len(minions) * len(rooms)  # where the actions begin, and then the others
        self.size = self.split + len(actions) + len(others) + bool(last)

    def play(self, index: int) -> Play | None:
        """What is chosen by this answer; None: nothing any more."""
        if index < self.split:
            (_, uid), base = self._placed(index)
            return uid, base
        index -= self.split
        if index < len(self.actions):
            return self.actions[index][1], None
        index -= len(self.actions)
        return self.others[index][1] if index < len(self.others) else None

    def _placed(self, index: int) -> Placed:
        if self.placed:
            return self.placed[index]
        minion, room = divmod(index, len(self.rooms))
        return self.minions[minion], self.rooms[room]

    def called(self, index: int) -> Option:
        if index < self.split:
            (card, _), base = self._placed(index)
            return ("play", *card.called, "at", base.card.id)
        index -= self.split
        if index < len(self.actions):
            return ("play", *self.actions[index][0].called)
        index -= len(self.actions)
        return self.others[index][0] if index < len(self.others) else self.last


def free_choice(g: Board, player: int) -> FreeChoice:
    """Everything the active player may do now in step 2."""
    state, who = g.state, g.watch.who
    minions: list[Held] = []
    placed: list[Placed] = []
    actions: list[Held] = []
    others: list[Named] = []
    if state.plays >= MOST_PLAYS:
        return FreeChoice(others)
    seat, cards = state.seats[player], state.cards
    is_awake = seat.sleep < 2
    may_act = state.actions_left > 0 and is_awake
    is_open = state.minions_left > 0 and not who["play ban"]  # any minion may go anywhere, as nearly always
    has_more = state.minions_left > 0 or state.extras or who["extra minion"]
    rooms = rooms_for_minions(g, player) if has_more and not is_open else []
    may_act_more = bool(state.extras) and is_awake
    if is_open or rooms or may_act or may_act_more:
        for each in g.held(player).items():
            card = cards[each[1]]
            if card.is_minion:
                if is_open:
                    minions.append(each)
                elif rooms:
                    for base in bases_for(g, player, card, rooms):
                        placed.append((each, base))
            elif (may_act or (may_act_more and extra_for_action(g, card))) and not card.is_special_only:
                play_if = card.play_if
                if play_if is None or play_if(g, player):
                    actions.append(each)
    if who["use"]:
        uses_in_play(g, player, others)
    if seat.discard and (state.decks[player].discard or state.extras or who["from discard"]):
        plays_from_discard(g, player, others)
    return FreeChoice(others, END_TURN, minions, state.bases.copy() if minions else (), actions, placed)


# -- allowances --------------------------------------------------------------------------------------------


Rooms = list[tuple[Piece, int]]


def rooms_for_minions(g: Board, player: int) -> Rooms:
    """The bases, each with the highest printed power for which there is still a play that does not name a card.

    A base where there is only a play for particular cards has -1.
    """
    state = g.state
    if state.minions_left > 0:
        return [(base, ANY_POWER) for base in state.bases]
    extras = [extra for extra in state.extras if extra.where != "discard"] if state.extras else []
    helpers = [me for me, gives in g.watch.who["extra minion"] if helps(g, player, me, gives)]
    rooms: Rooms = []
    if not extras and not helpers:
        return rooms
    has_named = bool(extras) and any(extra.named for extra in extras)
    for base in state.bases:
        most = -1
        for extra in extras:
            if extra.most > most and not extra.named and fits_at(g, player, extra, base):
                most = extra.most
        for me in helpers:
            if me.base == base.serial and me.card.extra_power > most:
                most = me.card.extra_power
        if most >= 0 or has_named:
            rooms.append((base, most))
    return rooms


def bases_for(g: Board, player: int, card: Card, rooms: Rooms) -> list[Piece]:
    """Where this minion may be played now: something allows it, and nothing forbids it."""
    power, extras, bans = card.power, g.state.extras, g.watch.who["play ban"]
    found: list[Piece] = []
    for base, most in rooms:
        if power <= most or (extras and fits_named_extra(g, player, card, base)):
            for me, forbids in bans:
                if forbids(g, me, player, card, base):
                    break
            else:
                found.append(base)
    return found


def is_allowed(g: Board, player: int, card: Card, base: Piece) -> bool:
    """Is there a play left for this minion at this base?"""
    return any(
        room is base and (card.power <= most or fits_named_extra(g, player, card, base))
        for room, most in rooms_for_minions(g, player)
    )


def fits_named_extra(g: Board, player: int, card: Card, base: Piece) -> bool:
    """Is there an extra play for particular cards that covers this one?"""
    return any(extra.named and covers(g, player, extra, card, base) for extra in g.state.extras)


def covers(g: Board, player: int, extra: Extra, card: Card, base: Piece) -> bool:
    return fits_card(extra, card) and fits_at(g, player, extra, base)


def fits_card(extra: Extra, card: Card) -> bool:
    if extra.named == "treasure":
        return card.is_treasure
    is_named = not extra.named or extra.named.startswith("=") or extra.named == card.id
    return card.is_minion and card.power <= extra.most and is_named


def fits_at(g: Board, player: int, extra: Extra, base: Piece) -> bool:
    if extra.base >= 0 and extra.base != base.serial:
        return False
    if extra.where == "none":
        return not g.has_minion(player, base)
    return extra.where != "behind" or g.is_behind(player, base)


def extra_for_action(g: Board, card: Card) -> Extra | None:
    return next((extra for extra in g.state.extras if extra.named == "treasure" and card.is_treasure), None)


def helper_for_extra(g: Board, player: int, card: Card, base: Piece) -> Piece | None:
    """A card at this base, or the base itself, that gives this player an extra minion here, not yet used this turn: the
    one that gives the least."""
    helpers = [
        me
        for me, gives in g.watch.who["extra minion"]
        if me.base == base.serial and card.power <= me.card.extra_power and helps(g, player, me, gives)
    ]
    if len(helpers) < 2:
        return helpers[0] if helpers else None
    return min(helpers, key=lambda me: (me.card.extra_power, not me.card.extra_again, me.serial))


def helps(g: Board, player: int, me: Piece, gives: MayUse) -> bool:
    """Does it give this player an extra minion at its base now? A base gives everybody one."""
    if me.controller != player and me.serial != me.base:
        return False
    return (me.card.extra_again or me.used != g.state.turn) and gives(g, me)


def uses_in_play(g: Board, player: int, others: list[Named]) -> None:
    """The talents and specials of cards in play."""
    for me, may_use in g.watch.who["use"]:
        if me.controller == player and may_use(g, me):
            others.append((("use", me.card.id, me.serial), (-1, me)))


def plays_from_discard(g: Board, player: int, others: list[Named]) -> None:
    """What cards in the discard pile let their owner do; minions there that may be played as if from hand, or by an
    extra play out of the discard pile."""
    state, cards = g.state, g.state.cards
    discard, useful = state.seats[player].discard, state.decks[player].discard
    has_rights = bool([extra for extra in state.extras if extra.where == "discard"])
    is_open = has_rights or bool([me for me, _ in g.watch.who["from discard"] if me.controller == player])
    if not is_open and useful.isdisjoint(discard):
        return
    pile = {cards[uid]: uid for uid in discard if (is_open or uid in useful) and cards[uid].is_minion}
    for card, uid in pile.items():
        if card.use_from_discard is not None and card.id not in state.used:
            if any(g.may_play(player, card, base) for base in state.bases):
                others.append((("use", card.id), (uid, None)))
    playable = [each for each in pile.items() if is_open or each[0].play_from_discard is not None]
    rooms = rooms_for_minions(g, player) if playable else []
    if not rooms and not has_rights:
        return
    for card, uid in playable:
        allowed = bases_for(g, player, card, rooms)
        for base in state.bases if has_rights else allowed:
            is_allowed_here = base in allowed and g.is_as_in_hand(player, card, base)
            if is_allowed_here or (has_rights and has_right(g, player, card, base) and g.may_play(player, card, base)):
                others.append((("play", card.id, "from_discard", "at", base.card.id), (uid, base)))


def has_right(g: Board, player: int, card: Card, base: Piece) -> bool:
    """Is there an extra play out of the discard pile for this minion there?"""
    return any(extra.where == "discard" and covers(g, player, extra, card, base) for extra in g.state.extras)


FREE = Extra()  # the free minion, or an extra one without condition


async def spend_minion(g: Board, player: int, uid: int, base: Piece) -> None:
    """Use up the narrowest allowance that covers this play; if there are several, the player says which. Of two that
    cover the same, the one goes first that lasts only as long as a card in play."""
    state, card = g.state, g.state.cards[uid]
    is_discarded = uid in state.seats[player].discard
    is_as_from_hand = not is_discarded or g.is_as_in_hand(player, card, base)
    fitting = [
        extra
        for extra in state.extras
        if (is_discarded if extra.where == "discard" else is_as_from_hand) and covers(g, player, extra, card, base)
    ]
    helper = helper_for_extra(g, player, card, base) if is_as_from_hand else None
    helped: Extra | None = None
    if helper is not None:
        if helper.card.extra_again:
            return  # it costs nothing
        helped = Extra(helper.card.extra_power, base.serial)
        fitting.append(helped)
    if not fitting:
        state.minions_left -= 1
        return
    if state.minions_left > 0 and is_as_from_hand and any(is_like_nothing_else(extra) for extra in fitting):
        fitting.append(FREE)
    narrowest = [extra for extra in dict.fromkeys(fitting) if not any(is_narrower(each, extra) for each in fitting)]
    spent = narrowest[0]
    if len(narrowest) > 1:
        spent = narrowest[await g.pick(player, "which extra", [words_for(g, extra) for extra in narrowest])]
    if helper is not None and spent == helped:
        g.pieces.use(helper)
    elif spent in state.extras:
        state.extras.remove(spent)
        if spent.named.startswith("="):
            state.extras = [each._replace(named=card.id) if each == spent else each for each in state.extras]
    else:
        state.minions_left -= 1


async def spend_action(g: Board, player: int, card: Card) -> None:
    """Use up the free action or an extra one; where a treasure could be played on either, the player says which."""
    state = g.state
    extra = extra_for_action(g, card)
    if extra is None or (
        state.actions_left > 0 and await g.pick(player, "which extra", [words_for(g, extra), ("extra", "action")])
    ):
        state.actions_left -= 1
    else:
        state.extras.remove(extra)


def is_like_nothing_else(extra: Extra) -> bool:
    """It serves other kinds of cards as well, or those of another place, or decides which ones it serves."""
    return extra.named == "treasure" or extra.named.startswith("=") or extra.where == "discard"


def is_narrower(one: Extra, other: Extra) -> bool:
    """The second covers everything that the first does, and more."""
    is_alike = (one.named, one.where) == (other.named, other.where)
    if not is_alike and (is_like_nothing_else(one) or is_like_nothing_else(other)):
        return False
    is_within = one.most <= other.most and other.base in (-1, one.base) and other.where in ("", one.where)
    return is_within and other.named in ("", one.named) and one != other


def words_for(g: Board, extra: Extra) -> Option:
    """An allowance as an option: `extra power_2`, `extra at tar_pits`, `extra where_none`, `extra same_name`."""
    base = g.base(extra.base)
    named = "same_name" if extra.named.startswith("=") else extra.named
    return (
        "extra",
        *((f"power_{extra.most}",) if extra.most < ANY_POWER else ()),
        *(("at", base.card.id) if base is not None else ()),
        *((f"where_{extra.where}",) if extra.where else ()),
        *((named,) if named else ()),
        *(("minion",) if extra == FREE else ()),
    )
