"""Playing cards: what may be played now, on which allowance, and what happens then. Methods of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rumpus.kernel import Option
from rumpus.smashup.board import name
from rumpus.smashup.card import AtScoring, Card, Trigger, Verb
from rumpus.smashup.state import ANY_POWER, Deed, ExtraMinion, Piece
from rumpus.smashup.zones import SEAT_NAMES, Fits

if TYPE_CHECKING:
    from rumpus.smashup.table import Table

MOST_PLAYS = 40  # cards in one turn: extra plays can go round in circles (Collector at The Homeworld)


async def play_minion(g: Table, player: int, uid: int, base: Piece) -> Piece:
    """Put a minion into play, carry out its ability, then tell those who watch for it (SU-3.1)."""
    state = g.state
    g._leave_zone(player, uid)
    state.plays += 1
    if is_play_step_of(g, player):
        state.minions_played += 1
    minion = g._piece(uid, player)
    g._enter(minion, base)
    if g.log.on:
        g._tell("play", SEAT_NAMES[player], *name(minion), *name(base))
    witnesses = g._witnesses("play")
    if minion.card.play is not None:
        await g.as_ability(minion, minion.card.play(g, minion), is_fresh=True)
    if witnesses or g.reacts_to("play"):
        await tell_of_play(g, "play", minion, player, base.serial, witnesses)
    return minion


async def play_action(g: Table, player: int, uid: int, special: AtScoring | None = None) -> None:
    """Play an action: it does its thing and is discarded, or stays on what it is played on (SU-4.1, 4.2)."""
    state = g.state
    g._leave_zone(player, uid)
    state.resolving.append(uid)
    state.plays += 1
    me = g._piece(uid, player)
    card = me.card
    if g.log.on:
        g._tell("play action", SEAT_NAMES[player], card.id)
    witnesses = g._witnesses("play action")
    stays = False
    if special is not None:
        assert state.scoring is not None
        base = g.base(state.scoring.base)
        assert base is not None
        await g.as_ability(me, special(g, me, base), is_fresh=True)
    elif card.on is not None:
        stays = await g.as_ability(me, attach(g, me), is_fresh=True)
    elif card.play is not None:
        await g.as_ability(me, card.play(g, me), is_fresh=True)
    if not stays:
        state.resolving.remove(uid)
        g._discard(uid)
    if witnesses or g.reacts_to("play action"):
        await tell_of_play(g, "play action", me, player, -1, witnesses)


async def attach(g: Table, me: Piece) -> bool:
    """Choose what to play it on and put it there. False: there is nothing, or it is protected."""

    def put_there() -> None:
        g.state.resolving.remove(me.uid)
        assert host is not None
        g._enter(me, host)

    card = me.card
    if card.hosts is not None:
        hosts = card.hosts(g, me)
    else:
        hosts = g.bases() if card.on == "base" else g.minions()
    host = await g.choose(me.controller, "play on", hosts)
    if host is None or not await g._do("attach", host, put_there, name(me)):
        return False
    if card.play is not None:
        await card.play(g, me)
    return True


async def tell_of_play(
    g: Table, verb: Verb, me: Piece, player: int, base: int, witnesses: list[tuple[Piece, Trigger]]
) -> None:
    """Those who saw the card come, and those who have come since; each knows by now what it affected."""
    affected = tuple([serial for number, serial in g._affected if number == me.serial])
    deed = Deed(verb, me, base, player, me.card, me.serial, True, affected)
    seen = [witness for witness, _ in witnesses]
    later = [entry for entry in g._witnesses(verb) if entry[0] not in seen]
    await g.react([(witness, trigger, deed) for witness, trigger in witnesses + later])


# -- extra plays -------------------------------------------------------------------------------------------


def is_play_step_of(g: Table, player: int) -> bool:
    return g.state.phase == "play" and g.state.active == player


async def extra_minion(
    g: Table, player: int, max_power: int = ANY_POWER, at: Piece | None = None, where_none: bool = False
) -> None:
    """One more minion in this play step; at any other time it is played at once or not at all (SU-6.2, 10.5)."""
    state = g.state
    if is_play_step_of(g, player):
        if max_power == ANY_POWER and at is None and not where_none:
            state.minions_left += 1
        else:
            state.extra_minions.append((max_power, at.serial if at else -1, where_none))
        return
    bases = [at] if at is not None else g.bases()
    if where_none:
        bases = [base for base in bases if not g.has_minion(player, base)]
    await play_one_of(g, player, g.hand(player), bases, lambda card: card.power <= max_power, may=True)


async def extra_action(g: Table, player: int, count: int = 1) -> None:
    """More actions in this play step, or the coming one of a turn that starts; else they are played at once or lost."""
    if is_play_step_of(g, player) or (g.state.phase == "start" and g.state.active == player):
        g.state.actions_left += count
        return
    for _ in range(count):
        if may_play_actions(g, player):
            uid = await g.choose_card(player, "play", g.hand(player), is_playable_action, may=True)
            if uid is not None:
                await play_action(g, player, uid)


async def play_one_of(
    g: Table,
    player: int,
    zone: Sequence[int],
    bases: Sequence[Piece],
    fits: Fits | None = None,
    may: bool = False,
) -> Piece | None:
    """Play at once, as an extra, one of the minions in this zone at one of these bases.

    Without «may» it is compulsory, if it is possible. A question about a hand is asked even if it holds no minion.
    """
    plays: list[tuple[int, Piece]] = []
    options: list[Option] = []
    seen: dict[str, int] = {}
    for uid in zone:
        card = g.state.cards[uid]
        if card.is_minion and card.id not in seen and (fits is None or fits(card)):
            seen[card.id] = uid
            for base in bases:
                if g.is_in_play(base) and g.may_play(player, card, base):
                    plays.append((uid, base))
                    options.append(("play", card.id, "at", base.card.id))
    if g.state.plays >= MOST_PLAYS:
        return None
    is_hidden = zone is g.hand(player)
    if may or (is_hidden and not plays):
        options.append(("none",))
    if not zone or not bases or (not is_hidden and not plays):
        return None
    answer = 0 if len(options) == 1 and not is_hidden else await g.pick(player, "play minion", options, seen)
    if answer >= len(plays):
        return None
    uid, base = plays[answer]
    return await play_minion(g, player, uid, base)


# -- the free choice of step 2 -----------------------------------------------------------------------------

Play = tuple[int, Piece | None]  # (uid of a card, its base), or (-1, a piece whose special is used)
Named = tuple[Option, Play]


class FreeChoice(Sequence[Option]):
    """What the active player may do in step 2, ending it last.

    A rollout counts the options and takes one: what an option is called is worked out when somebody reads it.
    """

    __slots__ = ("minions", "others", "rooms", "size")

    def __init__(self, minions: list[tuple[Card, int]], rooms: list[Piece], others: list[Named]) -> None:
        self.minions = minions  # each may go to any of the rooms
        self.rooms = rooms
        self.others = others
        self.size = len(minions) * len(rooms) + len(others) + 1

    def __len__(self) -> int:
        return self.size

    def play(self, index: int) -> Play | None:
        """What is chosen by this answer; None ends the step."""
        if index == self.size - 1:
            return None
        rooms = self.rooms
        split = len(self.minions) * len(rooms)
        if index < split:
            return self.minions[index // len(rooms)][1], rooms[index % len(rooms)]
        return self.others[index - split][1]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        index %= self.size
        if index == self.size - 1:
            return ("end turn",)
        split = len(self.minions) * len(self.rooms)
        if index < split:
            room = self.rooms[index % len(self.rooms)]
            return ("play", self.minions[index // len(self.rooms)][0].id, "at", room.card.id)
        return self.others[index - split][0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


def free_choice(g: Table, player: int) -> FreeChoice:
    """Everything the active player may do now in step 2."""
    state = g.state
    minions: list[tuple[Card, int]] = []
    others: list[Named] = []
    if state.plays >= MOST_PLAYS:
        return FreeChoice(minions, [], others)
    if g._watch is None:
        g._watchers()
    seat, cards = state.seats[player], state.cards
    may_act = state.actions_left > 0 and seat.sleep < 2
    is_open = state.minions_left > 0 and not g._bans  # any minion may go anywhere, as nearly always
    rooms = rooms_for_minions(g, player) if g._helpers or not is_open else []
    if is_open or rooms or may_act:
        for card, uid in {cards[uid]: uid for uid in seat.hand}.items():  # copies of one card are one option
            if card.is_minion:
                if is_open:
                    minions.append((card, uid))
                    continue
                for base, most in rooms:
                    if card.power <= most and g.may_play(player, card, base):
                        others.append((("play", card.id, "at", base.card.id), (uid, base)))
            elif may_act and not card.is_special_only:
                others.append((("play", card.id), (uid, None)))
    if g._helpers:
        uses_in_play(g, player, rooms, others)
    if specials := state.decks[player].discard:
        for uid in seat.discard:
            card = cards[uid]
            if uid in specials and card.id not in state.used and not is_offered(others, ("use", card.id)):
                if any(g.may_play(player, card, base) for base in state.bases):
                    others.append((("use", card.id), (uid, None)))
    return FreeChoice(minions, state.bases.copy(), others)


def is_offered(others: list[Named], option: Option) -> bool:
    return any(option == each for each, _ in others)


def rooms_for_minions(g: Table, player: int) -> list[tuple[Piece, int]]:
    """The bases where a minion may be played now, each with the highest printed power that an allowance covers."""
    state = g.state
    if state.minions_left > 0:
        return [(base, ANY_POWER) for base in state.bases]
    rooms: list[tuple[Piece, int]] = []
    for base in state.bases:
        most = -1
        for extra in state.extra_minions:
            if extra[0] > most and covers(g, player, extra, base):
                most = extra[0]
        if g._helpers and most < ANY_POWER and helper_for_extra(g, player, base) is not None:
            most = ANY_POWER
        if most >= 0:
            rooms.append((base, most))
    return rooms


def covers(g: Table, player: int, extra: ExtraMinion, base: Piece) -> bool:
    return (extra[1] < 0 or extra[1] == base.serial) and not (extra[2] and g.has_minion(player, base))


def helper_for_extra(g: Table, player: int, base: Piece) -> Piece | None:
    """A card at this base that gives this player an extra minion here, not yet used this turn."""
    for me in g._helpers:
        extra = me.card.extra_minion_here
        if extra is not None and me.base == base.serial and me.controller == player:
            if me.used != g.state.turn and extra(g, me):
                return me
    return None


def uses_in_play(g: Table, player: int, rooms: list[tuple[Piece, int]], others: list[Named]) -> None:
    """What cards in play let one do: their specials, and playing minions from the discard pile."""
    for me in g._helpers:
        card = me.card
        if card.may_use is not None and me.controller == player and card.may_use(g, me):
            others.append((("use", card.id, me.serial), (-1, me)))
        if card.minions_from_discard is not None and card.minions_from_discard(g, me):
            for base, most in rooms:
                if base.serial == me.base:
                    for uid in g.discard_pile(player):
                        minion = g.state.cards[uid]
                        option: Option = ("play", minion.id, "from_discard", "at", base.card.id)
                        if minion.is_minion and minion.power <= most and not is_offered(others, option):
                            if g.may_play(player, minion, base):
                                others.append((option, (uid, base)))


async def spend_minion(g: Table, player: int, card: Card, base: Piece) -> None:
    """Use up the narrowest allowance that covers this play; if there are several such, the player says which."""
    state = g.state
    if not state.extra_minions and not g._helpers:
        state.minions_left -= 1
        return
    helper = helper_for_extra(g, player, base)
    fitting = [extra for extra in state.extra_minions if card.power <= extra[0] and covers(g, player, extra, base)]
    if helper is not None:
        fitting.append((ANY_POWER, base.serial, False))
    narrowest = [extra for extra in dict.fromkeys(fitting) if not any(is_narrower(each, extra) for each in fitting)]
    if not narrowest:
        state.minions_left -= 1
        return
    spent = narrowest[0]
    if len(narrowest) > 1:
        spent = narrowest[await g.pick(player, "which extra", [words_for(g, extra) for extra in narrowest])]
    if spent in state.extra_minions:
        state.extra_minions.remove(spent)
    else:
        assert helper is not None
        helper.used = state.turn


def is_narrower(one: ExtraMinion, other: ExtraMinion) -> bool:
    """Whatever the first covers the second does, too, and more."""
    is_within = one[0] <= other[0] and other[1] in (-1, one[1]) and (one[2] or not other[2])
    return is_within and one != other


def words_for(g: Table, extra: ExtraMinion) -> Option:
    """An allowance as an option: `extra power_2`, `extra at tar_pits`, `extra where_none`."""
    base = g.base(extra[1])
    power = (f"power_{extra[0]}",) if extra[0] < ANY_POWER else ()
    return (
        "extra",
        *power,
        *(("at", base.card.id) if base is not None else ()),
        *(("where_none",) if extra[2] else ()),
    )


def may_play_actions(g: Table, player: int) -> bool:
    """Mark of Sleep forbids them in one's own turn."""
    return not (g.state.seats[player].sleep >= 2 and g.state.active == player)


def may_play_action(g: Table, player: int, card: Card) -> bool:
    """Might this player play this card now, as an extra action?"""
    return is_playable_action(card) and may_play_actions(g, player)


def is_playable_action(card: Card) -> bool:
    return card.is_action and not card.is_special_only
