"""Windows: what every seat may do at a time, and how one of these is done.

A window is the first question of its step, so nothing is suspended while several seats may answer. It opens from public
facts only: nobody is passed over because of what they hold. A seat that is not awaited may still step in.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any

from rumpus.family.options import END_TURN, PASS, SEAT_NAMES
from rumpus.kernel import EVERYONE, Decision, Option, ask
from rumpus.munchkin import deals
from rumpus.munchkin.cards.ability import (
    AIR,
    ANY_TIME,
    CALL,
    END,
    FIGHT,
    FLIGHT,
    IN_FIGHT,
    OUTSIDE_COMBAT,
    OWN_COMBAT,
    OWN_TURN,
    ROLL,
    SPOILS,
    OwnWay,
    Play,
)
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.playing import put_on
from rumpus.munchkin.showing import SHOW
from rumpus.munchkin.table.heroes import is_cheated
from rumpus.munchkin.table.state import Air, Gear
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.table.zones import ROUNDS

PASS_THIS_FIGHT: Option = ("pass this fight",)
CALL_RESULT: Option = ("call",)
PASSING = (PASS, PASS_THIS_FIGHT)
# By these nothing is drawn or played: not yet, at least.
WITHOUT_CARDS = {option[0] for option in (*PASSING, SHOW, END_TURN, CALL_RESULT)} | (
    deals.ACTIONS.keys() - {"accept", "accept trade"}
)
Action = Callable[[Table, int, Option], Awaitable[None]]
More = Callable[[Table, int], list[Option]]


def moment(g: Table, player: int) -> int:
    """What time it is for this player (MU-2.9): bits of `ability`."""
    state = g.state
    if state.let_end >= 0:
        return END
    if state.air:
        return AIR
    if state.spoils is not None:
        return SPOILS
    fight = state.fight
    if fight is not None and fight.roll is not None:
        return ROLL
    if fight is None:
        return ANY_TIME | OUTSIDE_COMBAT | (OWN_TURN if player == state.active else 0)
    if fight.calls:
        return CALL
    own = OWN_COMBAT if player == state.active else 0
    return ANY_TIME | own | (FLIGHT if fight.stage == "flight" else FIGHT)


class Offers(Mapping[int, list[Option]]):
    """What each seat may do, worked out when somebody looks: most answers come from a seat that is awaited, and what
    the others might have said is never needed. It must be read before the table changes."""

    __slots__ = ("_found", "_menu", "_more", "_own", "_table")

    def __init__(self, g: Table, own: dict[int, list[Option]], more: More | None) -> None:
        self._table = g
        self._own = own
        self._more = more
        self._menu = g.menu
        self._found: dict[int, list[Option]] = {}

    def get(self, seat: int, default: Any = None) -> Any:
        found = self._found.get(seat)
        if found is None:
            g = self._table
            if not 0 <= seat < len(g.state.heroes):
                return default
            assert self._menu is g.menu, "the table has changed since"
            found = g.menu.get(seat)
            if found is None:
                found = g.menu[seat] = find_options(g, seat)
            if (more := self._more) is not None:
                found = more(g, seat) + found
            if (own := self._own.get(seat)) is not None:
                found = own + found
            self._found[seat] = found
        return found or default

    def __getitem__(self, seat: int) -> list[Option]:
        found: list[Option] | None = self._found.get(seat) or self.get(seat)
        if found is None:
            raise KeyError(seat)
        return found

    def __contains__(self, seat: object) -> bool:
        return isinstance(seat, int) and bool(self.get(seat))

    def __iter__(self) -> Iterator[int]:
        state = self._table.state
        return iter([seat for seat in ROUNDS[len(state.heroes)][state.active] if self.get(seat)])

    def __len__(self) -> int:
        return len(list(iter(self)))


def open_window(
    g: Table, prompt: str, awaited: Sequence[int], own: dict[int, list[Option]], more: More | None = None
) -> Awaitable[None]:
    """Ask everybody; `own` is what this point of the turn or the fight lets a seat do besides its cards, and so is
    `more` if it has to be worked out. The step then carries out what was said."""
    g.is_put_off = True
    return ask_everybody(g, prompt, awaited, own, more)


async def ask_everybody(
    g: Table, prompt: str, awaited: Sequence[int], own: dict[int, list[Option]], more: More | None
) -> None:
    if g.way_back:  # where it ends, the table is no longer what this window was opened for
        g.said = g.said_before(Offers(g, own, more))
        return
    offers = Offers(g, own, more)
    g.has_asked = True
    seat, index = await ask(Decision(prompt, offers, tuple(awaited), "", True))
    option = offers[seat][index]
    g.said = seat, option
    if g.start is None and option[0] not in WITHOUT_CARDS:
        g.remember()  # nothing has changed since the window was opened
    if g.start is not None:
        g.words.append(g.said)


def find_options(g: Table, player: int) -> list[Option]:
    """What this player may do with their cards, in trade and by showing their hand."""
    when = moment(g, player)
    options: list[Option] = []
    cards, hero = g.state.cards, g.hero(player)
    playable = {card for uid in hero.hand if (card := cards[uid]).when & when}
    is_fight, is_any_time, is_own_turn = g.state.fight is not None, when & ANY_TIME, when & OWN_TURN
    if playable and g.bears(player, "no playing"):
        playable = set()
    for card in sorted(playable, key=attrgetter("id")) if len(playable) > 1 else playable:
        for play in card.plays:
            if play.when & when and not (is_fight and is_in_vain(g, play, card)):
                options += [("play", card.id, *target) for target in play.targets(g, player, card)]
    for gear in hero.gear:
        card = gear.card
        if card.kind == "one-shot" and card.when & when:
            for play in card.plays:
                is_now = play.when & when & ~OWN_TURN or (play.when & when and not isinstance(play, OwnWay))
                if is_now and not (is_fight and is_in_vain(g, play, card)):
                    options += [("use", card.id, gear.serial, *target) for target in play.targets(g, player, card)]
        for use in card.uses:
            if use.when & when and not g.is_silent(gear) and (gear.is_used or not card.is_worn):
                if is_fight and use.when & IN_FIGHT and g.is_hushed(card):
                    continue
                options += [("use", card.id, gear.serial, *target) for target in use.targets(g, gear)]
        if is_any_time and (is_own_turn or card.is_role or gear.on):
            options += gear_options(g, player, gear, when)
    if is_any_time:
        options += deals.trade_options(g, player)
        if hero.hand and g.may_still("show", player):
            options.append(SHOW)
    return options


def is_in_vain(g: Table, play: Play | OwnWay, card: Card) -> bool:
    """Would an item do something once in a fight, or for it, where it can do nothing? What only adds to a side may lie
    there until that changes."""
    return isinstance(play, Play) and bool(play.when & IN_FIGHT) and g.is_hushed(card)


def gear_options(g: Table, player: int, gear: Gear, when: int) -> list[Option]:
    """Switching items (MU-8.3), throwing them away (MU-1.6), dropping a class or an army (MU-6.1), getting rid of a
    weapon that has become evil."""
    card = gear.card
    if card.is_role:
        return [("drop", card.id, gear.serial)] if not card.is_binding else []
    if g.is_evil(gear):
        return [("be rid of", card.id, gear.serial)] if g.hero(player).level > 2 else []
    if not when & OWN_TURN or not card.is_item:
        return []
    away: Option = ("throw away", card.id, gear.serial)
    if not card.is_worn or not g.may_still("move", player):
        return [away]
    if gear.is_used:
        return [("put away", card.id, gear.serial), away]
    if g.is_usable(gear) and (is_cheated(gear) or g.has_room(player, card, g.hands_of(gear))):
        return [("put on", card.id, gear.serial), away]
    return [away]


# -- doing it --------------------------------------------------------------------------------------------------


async def play_card(g: Table, player: int, option: Option) -> None:
    """A card from hand."""
    _, card_id, *target = option
    uid = g.in_hand(player, card_id)
    card = g.card(uid)
    await carry_out(g, player, uid, find_play(g, player, card, tuple(target)), tuple(target))


def find_play(g: Table, player: int, card: Card, target: Option) -> Play | OwnWay:
    when = moment(g, player)
    return meant([play for play in card.plays if play.when & when], g, player, card, target)


def meant(plays: Sequence[Play | OwnWay], g: Table, player: int, card: Card, target: Option) -> Play | OwnWay:
    """Of the ways to play a card now, the one with this target."""
    return plays[0] if len(plays) == 1 else next(play for play in plays if target in play.targets(g, player, card))


async def carry_out(g: Table, player: int, uid: int, play: Play | OwnWay, target: Option) -> None:
    card = g.card(uid)
    if isinstance(play, OwnWay):
        await g.as_ability(card, play.ability, player, play.deed(g, player, uid, *target))
        return
    g.take_up(player, uid)
    g.tell("play", SEAT_NAMES[player], card.id, *target)
    if play.goes != "fight":
        g.note_played(player, uid)
    if play.goes == "air":
        for word, after in zip(target, (*target[1:], ""), strict=False):
            is_in_play = isinstance(after, int)  # its serial number
            if word in CARDS and not is_in_play and any(g.card(each).id == word for each in g.hand(player)):
                uid_named = g.in_hand(player, word)
                g.state.known[uid_named] = EVERYONE  # it has been named, so everybody knows that it is there
                g.note_played(player, uid_named)
        g.state.air.append(Air(uid, player, -1, card.plays.index(play), target))
        return
    is_thrown = play.goes == "fight"
    if is_thrown:
        await g.throw_in(player, uid)
    else:
        g.lay_on_pile(uid)
    await g.as_ability(card, play.ability, player, play.deed(g, player, *target))
    if is_thrown and g.state.fight is not None:
        await g.after_throw(player, uid)


async def use_gear(g: Table, player: int, option: Option) -> None:
    """A card in play: a one-shot that is used up, or what an item can do."""
    _, _, serial, *rest = option
    gear, target = g.find_gear(int(serial)), tuple(rest)
    assert gear is not None
    when = moment(g, player)
    for use in gear.card.uses:
        if use.when & when and target in use.targets(g, gear):
            g.tell("use", SEAT_NAMES[player], gear.card.id, *target)
            await g.as_ability(gear.card, use.ability, player, use.deed(g, gear, *target), gear.serial)
            return
    await carry_out(g, player, gear.uid, find_play(g, player, gear.card, target), target)


async def put_gear_on(g: Table, player: int, option: Option) -> None:
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.count("move", player)
    g.tell("put on", SEAT_NAMES[player], gear.card.id)
    await put_on(g, gear)


async def put_gear_away(g: Table, player: int, option: Option) -> None:
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.count("move", player)
    gear.is_used = False
    g.touch()
    g.tell("put away", SEAT_NAMES[player], gear.card.id)
    await g.make_room(player)


async def drop_role(g: Table, player: int, option: Option) -> None:
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.tell("drop", SEAT_NAMES[player], gear.card.id)
    await g.discard_gear(gear)


async def throw_away(g: Table, player: int, option: Option) -> None:
    """A card that has been played cannot be taken back, but it can be thrown away for nothing."""
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.tell("throw away", SEAT_NAMES[player], gear.card.id)
    await g.discard_gear(gear)


async def be_rid_of(g: Table, player: int, option: Option) -> None:
    """Getting rid of a weapon that has become evil costs two levels."""
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.tell("be rid of", SEAT_NAMES[player], gear.card.id)
    await g.lose_levels(player, 2)
    await g.discard_gear(gear)


async def let_pass(g: Table, player: int, option: Option) -> None:
    """In the window of a call, of a card in the air, before treasures are shared, or before the game ends."""
    state = g.state
    if state.let_end >= 0:
        state.let_end |= 1 << player
    elif state.air:
        state.air[-1].passed |= 1 << player
    elif state.spoils is not None:
        state.spoils = state.spoils._replace(passed=state.spoils.passed | 1 << player)
    elif (roll := g.fight.roll) is not None:
        g.fight.roll = roll._replace(passed=roll.passed | 1 << player)
    else:
        fight = g.fight
        fight.passed |= 1 << player
        if option == PASS_THIS_FIGHT:
            fight.out |= 1 << player


ACTIONS: dict[str, Action] = {
    "pass": let_pass,
    "pass this fight": let_pass,
    "play": play_card,
    "use": use_gear,
    "put on": put_gear_on,
    "put away": put_gear_away,
    "drop": drop_role,
    "throw away": throw_away,
    "be rid of": be_rid_of,
}
