"""Clerics: nothing is lost to them. They call cards back, save minions from a scored base, and curse."""

from __future__ import annotations

from rumpus.smashup.cards.ability import ANY_POWER
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_action, is_minion

clerics = Faction(
    "Clerics",
    MUNCHKIN,
    short="Cleric",
    style="Loses nothing, curses",
    about="They call cards back, save minions from a base that has scored, and curse whoever is in the way.",
    level=2,
)


async def recover_at_random(g: Table, player: int, count: int) -> None:
    """This many cards, or all there are, from a player's discard pile into their hand."""
    for _ in range(count):
        uid = await g.one_at_random(g.discard_pile(player))
        if uid is not None:
            await g.take_into_hand(player, uid)


def has_five_discarded(g: Board, me: Piece) -> bool:
    return len(g.discard_pile(me.controller)) >= 5


cardinal = clerics.minion(
    "Cardinal",
    power=5,
    copies=1,
    rulings=("Count the cards when you use it: with four or fewer you cannot.",),
)


@cardinal.talent(when=has_five_discarded)
async def elect(g: Table, me: Piece) -> None:
    """Talent: if your discard pile holds five or more cards, take two of them at random into your hand."""
    await recover_at_random(g, me.controller, 2)


def has_company_at_the_scoring_base(g: Board, me: Piece, base: Piece) -> bool:
    return me.base == base.serial and bool(g.minions(at=base, of=me.controller, but=me)) and bool(g.bases(but=base))


deep_friar = clerics.minion(
    "Deep Friar",
    power=4,
    copies=2,
    rulings=(
        "It must still be at the base that has scored.",
        "Two of them here act one after the other: the one that is saved first cannot save the other.",
        "The minion keeps its counters and the actions on it.",
        "It cannot go to the base that replaces this one: that base is not there yet.",
    ),
)


@deep_friar.special_in_play("after", when=has_company_at_the_scoring_base)
async def lead_to_safety(g: Table, me: Piece, base: Piece) -> None:
    """Special: once this base has scored, you may move another of your minions from here to a different base; that
    minion is not discarded with the rest."""
    if minion := await g.choose(me.controller, "move", g.minions(at=base, of=me.controller, but=me)):
        if haven := await g.choose(me.controller, "move to", g.bases(but=base)):
            await g.move(minion, to=haven)


turner = clerics.minion(
    "Turner",
    power=3,
    copies=3,
    rulings=(
        "You must do one of the two if you can.",
        "Only monsters marked undead count, whatever other minions look like.",
        "You get the monster's treasures as usual.",
    ),
)


@turner.on_play
async def turn_undead(g: Table, me: Piece) -> None:
    """Either destroy an undead monster here, or shuffle a minion taken at random from your discard pile into your
    deck."""
    player = me.controller
    undead = [monster for monster in g.monsters(at=me) if monster.card.is_undead]
    fallen = [uid for uid in g.discard_pile(player) if is_minion(g.card(uid))]
    choose = g.may_choose if fallen else g.choose
    victim = await choose(player, "destroy or bury", undead)
    if victim:
        await g.destroy(victim)
        return
    uid = await g.one_at_random(fallen)
    if uid is not None:
        await g.shuffle_into_deck(player, [uid])


holy_roller = clerics.minion("Holy Roller", power=2, copies=4, rulings=("Any card will do.",))


@holy_roller.on_play
async def roll_on(g: Table, me: Piece) -> None:
    """You may choose a card in your discard pile and shuffle it into your deck."""
    player = me.controller
    pile = g.discard_pile(player)
    if not g.edition.holy_roller_picks_at_random:
        uid = await g.choose_open_card(player, "shuffle one in", pile, may=True)
    else:
        uid = await g.one_at_random(pile) if pile and await g.agrees(player, "shuffle any in") else None
    if uid is not None:
        await g.shuffle_into_deck(player, [uid])


def yours_are_where_another_base_scores(g: Board, me: Piece, base: Piece) -> bool:
    return base.serial != me.base and g.has_minion(me.controller, base)


bin_and_gone = clerics.action(
    "Bin and Gone",
    copies=1,
    on="base",
    rulings=(
        "This works each time another base scores, on anybody's turn.",
        "The minion keeps its counters and the actions on it.",
    ),
)


@bin_and_gone.special_in_play("after", when=yours_are_where_another_base_scores, special=False)
async def call_home(g: Table, me: Piece, base: Piece) -> None:
    """Play on a base. Ongoing: once another base has scored, you may move one of your minions from there to this base;
    it is not discarded with the rest."""
    minion = await g.choose(me.controller, "move", g.minions(at=base, of=me.controller))
    if minion and (haven := g.base_of(me)):
        await g.move(minion, to=haven)


collection_plate = clerics.action(
    "Collection Plate",
    copies=2,
    rulings=(
        "Not this card itself: it is discarded afterwards.",
        "If there are fewer than two cards, you take what is there.",
    ),
)


@collection_plate.on_play
async def collect(g: Table, me: Piece) -> None:
    """Take two cards at random from your discard pile into your hand."""
    await recover_at_random(g, me.controller, 2)


curse_of_imprisonment = clerics.action(
    "Curse of Imprisonment",
    copies=1,
    on="minion",
    rulings=(
        "A monster may be cursed: a Bigfoot is then a plain minion of power 4.",
        "The minion loses its talent, special and ongoing abilities, but the actions on it keep theirs.",
        "Everything comes back when this card is gone.",
    ),
)


@curse_of_imprisonment.silences_host
def lock_up(g: Board, me: Piece) -> bool:
    """Play on a minion. Ongoing: that minion has no abilities of its own."""
    return True


curse_of_uselessness = clerics.action(
    "Curse of Uselessness",
    copies=1,
    on="minion",
    rulings=(
        "A player with only that minion there has a total of 0, but still takes a place and gets loot.",
        "A monster that nobody controls then adds nothing to the breakpoint.",
        "A card that asks for power 3 or less, for example, uses the power that the minion still has.",
    ),
)


@curse_of_uselessness.leaves_out_host
def make_useless(g: Board, me: Piece) -> bool:
    """Play on a minion. Ongoing: that minion's power counts towards neither a total nor the breakpoint."""
    return True


@curse_of_uselessness.host_power
def leave_its_strength(g: Board, me: Piece) -> int:
    """For everything else it keeps its power."""
    return -ANY_POWER if g.edition.curse_of_uselessness_takes_power else 0


good_habits = clerics.action(
    "Good Habits",
    copies=1,
    rulings=(
        "Minions that arrive later in the turn get nothing.",
        "Monsters get it too: one that nobody controls raises the breakpoint.",
    ),
)


@good_habits.on_play
async def dress_up(g: Table, me: Piece) -> None:
    """Until the end of the turn, every minion in play has +1 power, whoever controls it."""
    await g.empower_all(g.minions(), 1, until_turn_of=g.active)


join_the_club = clerics.action(
    "Join the Club",
    copies=2,
    rulings=(
        "Minions that arrive later in the turn get nothing.",
        "Monsters get it too: one that nobody controls raises the breakpoint.",
    ),
)


@join_the_club.on_play
async def gather(g: Table, me: Piece) -> None:
    """Choose a base. Until the end of the turn, every minion there has +1 power, whoever controls it."""
    if base := await g.choose(me.controller, "empower at", g.bases()):
        await g.empower_all(g.minions(at=base), 1, until_turn_of=g.active)


remove_curse = clerics.action(
    "Remove Curse",
    copies=1,
    rulings=(
        "You must do this if there is one, even if it is your own.",
        "A treasure goes to the treasure discard pile.",
    ),
)


@remove_curse.on_play
async def lift_it(g: Table, me: Piece) -> None:
    """Choose an action in play, on a minion or on a base, and destroy it."""
    if action := await g.choose(me.controller, "destroy", g.actions()):
        await g.destroy(action)


word_of_recall = clerics.action(
    "Word of Recall",
    copies=1,
    rulings=(
        "You make all its choices and control it if it stays in play; it ends up in its owner's discard pile.",
        "A player without an action in their discard pile reveals nothing.",
        "An action that can be played only when a base scores may come up, but you cannot play it now.",
    ),
)


@word_of_recall.on_play
async def recall(g: Table, me: Piece) -> None:
    """Reveal an action at random from each other player's discard pile. You may play one of them as an extra action;
    the others stay where they are."""

    def is_playable(card: Card) -> bool:
        return g.may_play_action(me.controller, card)

    revealed: list[int] = []
    for player in g.others(me.controller):
        actions = [uid for uid in g.discard_pile(player) if is_action(g.card(uid))]
        uid = await g.one_at_random(actions)
        revealed += [uid] if uid is not None else []
    chosen = await g.choose_open_card(me.controller, "play", revealed, is_playable, may=True)
    if chosen is not None:
        await g.play_action(me.controller, chosen)
