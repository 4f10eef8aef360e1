"""Elves: they help others, and are helped more."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import one_of_yours
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

elves = Faction(
    "Elves",
    MUNCHKIN,
    short="Elf",
    style="Gives some, gets more",
    about="They help others, and are helped more. Know when a gift pays.",
    level=3,
)


def new_minion_of_another(g: Board, me: Piece, deed: Deed) -> bool:
    """Another player has played a minion at any base; both are still in play."""
    return deed.by not in (me.controller, -1) and g.is_in_play(me) and g.is_in_play(deed.what)


fae_fighter = elves.minion(
    "Fae Fighter",
    power=5,
    copies=1,
    rulings=(
        "Your minion may be this one.",
        "A monster that came with a base was not played by anybody.",
        "If the new minion gets no counter, yours does not get one either.",
    ),
)


@fae_fighter.after("play", when=new_minion_of_another)
async def grow_together(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when another player has played a minion, at any base, you may put a +1 power counter on it. If you do,
    put one on a minion of yours here too."""
    minion = await g.may_choose(me.controller, "grow", [deed.what])
    if minion and await g.add_counters(minion):
        if mine := await g.choose(me.controller, "empower", g.minions(at=me, of=me.controller)):
            await g.add_counters(mine)


lord_of_the_prance = elves.minion("Lord of the Prance", power=4, copies=2)


@lord_of_the_prance.talent()
async def ask_to_dance(g: Table, me: Piece) -> None:
    """Talent: choose another player, who draws a card. Then draw one yourself."""
    await g.draw(await g.choose_player(me.controller, "who draws", g.others(me.controller)))
    await g.draw(me.controller)


flower_child = elves.minion(
    "Flower Child",
    power=2,
    copies=3,
    rulings=(
        "The two minions are not linked: when one leaves play, the other stays with whoever has it.",
        "A monster can be taken only while that player controls it.",
        "Both stay where they are, and what they do when they are played does not happen again.",
        "When they leave play, they go to their owners.",
        "You may give this minion away even if you get none for it.",
    ),
)


@flower_child.on_play
async def make_friends(g: Table, me: Piece) -> None:
    """You may let another player have control of this minion until it leaves play. If you do, take control of a
    different minion of that player, of power 3 or less, until it leaves play."""
    player = me.controller
    if not await g.agrees(player, "give away"):
        return
    friend = await g.choose_player(player, "give to", g.others(player))
    if await g.take_control(me, friend):
        if minion := await g.choose(player, "take control", g.minions(of=friend, max_power=3, but=me)):
            await g.take_control(minion, player)


elf_help_guru = elves.minion(
    "Elf Help Guru",
    power=2,
    copies=4,
    rulings=(
        "Minions that arrive later in the turn get nothing; the others keep it even if this minion leaves.",
        "A monster that nobody controls is not another player's.",
    ),
)


@elf_help_guru.talent()
async def encourage(g: Table, me: Piece) -> None:
    """Talent: until the end of the turn, all other players' minions here have +1 power."""
    await g.empower_all(g.minions(at=me, not_of=me.controller), 1, until_turn_of=g.active)


after_you = elves.action("After You", copies=1, rulings=("That is two cards with two players, four with four.",))


@after_you.on_play
async def hold_the_door(g: Table, me: Piece) -> None:
    """Each other player draws a card. Then draw a card for every player in the game, yourself included."""
    for player in g.others(me.controller):
        await g.draw(player)
    await g.draw(me.controller, len(g.players_from(me.controller)))


dancing_root = elves.action(
    "Dancing Root", copies=1, rulings=("This card is discarded afterwards, so it is not shuffled in.",)
)


@dancing_root.on_play
async def stir_it_all(g: Table, me: Piece) -> None:
    """All players shuffle their discard piles into their decks. Draw a card."""
    for player in g.players_from(me.controller):
        await g.shuffle_into_deck(player, g.discard_pile(player))
    await g.draw(me.controller)


def has_a_minion_there(g: Board, player: int, base: Piece) -> bool:
    return g.has_minion(player, base)


helping_hands = elves.action(
    "Helping Hands",
    copies=1,
    rulings=(
        "You can play it only if you have a minion at the base.",
        "Nothing protects a player from losing the VP: it does not affect a card.",
        "A player who ties for first place is a winner.",
        "VP that the base itself gives count as well. A winner who gets none gives you none.",
        "A player without a minion there has no total to raise.",
    ),
)


@helping_hands.special_from_hand("before", when=has_a_minion_there)
async def lend_a_hand(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores where you have a minion, choose another player. Until the end of the turn, their
    total there is 2 higher, and one of your minions there has -2 power."""
    friend = await g.choose_player(me.controller, "help", g.others(me.controller))
    await g.until_end_of_turn("total", base, 2, of=friend)
    if minion := await g.choose(me.controller, "weaken", g.minions(at=base, of=me.controller)):
        await g.empower(minion, -2, until_turn_of=g.active)
    await g.promise(me, friend)


@helping_hands.once_awarded
async def get_something_back(g: Table, player: int, friend: int, gained: int) -> None:
    """If they win that base, they give you 1 of the VP they get."""
    if gained > 0 and friend in g.winners():
        await g.gain_points(player, await g.lose_points(friend, 1))


pumping_iron = elves.action(
    "Pumping Iron",
    copies=2,
    rulings=(
        "You may each choose anybody's minion, even the same one.",
        "A monster that nobody controls may be chosen; that raises the breakpoint.",
    ),
)


@pumping_iron.on_play
async def train_together(g: Table, me: Piece) -> None:
    """Choose another player. They give a minion of their choice +2 power, then you give one +3 power, until the end of
    the turn."""
    friend = await g.choose_player(me.controller, "train with", g.others(me.controller))
    for player, amount in ((friend, 2), (me.controller, 3)):
        if minion := await g.choose(player, "empower", g.minions()):
            await g.on_behalf_of(player, g.empower(minion, amount, until_turn_of=g.active))


run_away = elves.action(
    "Run Away!",
    copies=1,
    rulings=(
        "You can play it only if you have a minion at the base.",
        "If no other player has a minion there, yours goes alone.",
        "A base that falls below its breakpoint now still scores.",
    ),
)


@run_away.special_from_hand("before", when=has_a_minion_there)
async def flee_together(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores where you have a minion, choose one of yours and another player's minion there.
    Move both to the same other base."""
    mine = await g.choose(me.controller, "move", g.minions(at=base, of=me.controller))
    theirs = await g.choose(me.controller, "move", g.minions(at=base, not_of=me.controller))
    if haven := await g.choose(me.controller, "move to", g.bases(but=base)):
        await g.move_all([(minion, haven) for minion in (mine, theirs) if minion])


run_away_more = elves.action(
    "Run Away More!",
    copies=1,
    rulings=("You may move none at all.", "A base that falls below its breakpoint now still scores."),
)


@run_away_more.special_from_hand("before")
async def flee_in_a_crowd(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, move as many of your minions there as you like, all to the same other base."""
    crowd: list[Piece] = []
    others = g.minions(at=base, of=me.controller)
    while minion := await g.may_choose(me.controller, "move", others):
        others.remove(minion)
        crowd.append(minion)
    if crowd and (haven := await g.choose(me.controller, "move to", g.bases(but=base))):
        await g.move_all([(minion, haven) for minion in crowd])


trade = elves.action(
    "Trade",
    copies=2,
    rulings=(
        "It stays yours: when the other player plays it, it goes to a new hand; when discarded, to your discard pile.",
        "If that hand is empty, you get no card; everything else still happens.",
        "When a card that is not yours is discarded, it goes to its owner.",
    ),
)


@trade.on_play
async def strike_a_bargain(g: Table, me: Piece) -> None:
    """Take a random card from another player's hand, and give them this card for it. You may play an extra action."""
    partner = await g.choose_player(me.controller, "trade with", g.others(me.controller))
    await g.take_at_random(me.controller, of=partner)
    await g.put_away(me, "hand", of=partner)
    await g.extra_action(me.controller)


traveling_elf = elves.action(
    "Traveling Elf",
    copies=1,
    on="minion",
    rulings=("This card goes along, and you may use it again on your next turn.",),
)


traveling_elf.played_on(one_of_yours)


@traveling_elf.talent()
async def travel(g: Table, me: Piece) -> None:
    """Talent: choose a different base and move that minion there."""
    if minion := g.host(me):
        if base := await g.choose(me.controller, "move to", g.bases(but=minion)):
            await g.move(minion, to=base)
