"""Halflings: small, but there is always one more of them."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import one_of_yours, your_minion_here
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_minion

halflings = Faction(
    "Halflings",
    MUNCHKIN,
    short="Halfling",
    style="Little ones, always more",
    about="Small, but there is always one more of them, and together they fill a base.",
    level=2,
)

shire_marshal = halflings.minion(
    "Shire Marshal",
    power=4,
    copies=1,
    rulings=(
        "Without a minion there, your power is 0.",
        "Compare the powers when you play the extra minion.",
    ),
)


@shire_marshal.talent()
async def call_out_the_watch(g: Table, me: Piece) -> None:
    """Talent: you may play an extra minion this turn, but only where another player has more power than you."""
    await g.extra_minion(me.controller, where="behind")


pestling = halflings.minion("Pestling", power=3, copies=2, rulings=("Only once, in the turn in which you play it.",))


@pestling.on_play
async def bring_a_friend(g: Table, me: Piece) -> None:
    """You may play one more minion here, as an extra minion."""
    if base := g.base_of(me):
        await g.extra_minion(me.controller, at=base)


bardling = halflings.minion(
    "Bardling", power=2, copies=3, rulings=("The power of this minion already counts for you.",)
)


@bardling.on_play
async def sing_for_help(g: Table, me: Piece) -> None:
    """If another player is ahead of you here, you may play an extra minion here."""
    base = g.base_of(me)
    if base and g.is_behind(me.controller, base):
        await g.extra_minion(me.controller, at=base)


quarterling = halflings.minion("Quarterling", power=2, copies=4, rulings=("Check this at the moment it happens.",))


@quarterling.on_play
async def look_for_company(g: Table, me: Piece) -> None:
    """If this is your only minion here, you may play an extra minion here."""
    base = g.base_of(me)
    if base and not g.minions(at=base, of=me.controller, but=me):
        await g.extra_minion(me.controller, at=base)


last_call = halflings.action(
    "Last Call",
    copies=1,
    rulings=(
        "You play it at once; it does not use up your action or your minion for the turn.",
        "If you hold a minion that can be played there, you must play one.",
    ),
)


@last_call.special_from_hand("before")
async def hurry_in(g: Table, me: Piece, base: Piece) -> None:
    """Special: when a base is about to score, play a minion at it. Until the end of the turn, that minion has no
    abilities."""
    await g.play_one_of(me.controller, g.hand(me.controller), [base], is_mute=True)


def you_played_a_minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    """What has become of it since does not matter."""
    return deed.base == me.base and deed.by == me.controller and g.is_in_play(me)


lunch_run = halflings.action(
    "Lunch Run",
    copies=2,
    on="base",
    rulings=(
        "With two of them you draw two cards.",
        "A monster that you play here counts; one that comes with a base does not.",
    ),
)


@lunch_run.after("play", when=you_played_a_minion_here, alike=True)
async def have_lunch(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: each time you have played a minion here, draw a card."""
    await g.draw(me.controller)


out_of_nowhere = halflings.action(
    "Out of Nowhere!",
    copies=1,
    rulings=(
        "If your deck runs out, your discard pile becomes your deck and you go on.",
        "If you cannot find two minions, you take what there is.",
    ),
)


@out_of_nowhere.on_play
async def pop_up(g: Table, me: Piece) -> None:
    """Reveal cards from your deck, one by one, until you have turned up two minions. Take those into your hand and
    shuffle the rest back in."""
    player = me.controller
    revealed = g.aside(player)
    count = -1
    while len(revealed) > count and sum([g.card(uid).is_minion for uid in revealed]) < 2:
        count = len(revealed)
        await g.reveal_top(player)
    for uid in revealed.copy():
        if is_minion(g.card(uid)):
            await g.take_into_hand(player, uid)
        else:
            await g.put_back(player, uid)
    await g.shuffle_deck(player)


rude_awakening = halflings.action(
    "Rude Awakening",
    copies=1,
    rulings=(
        "You must play all of them, treasures too; you choose the order.",
        "Cards that you draw meanwhile are not played, and a minion that returns to your hand is not played again.",
        "A minion that cannot be played there stays in your hand.",
    ),
)


@rude_awakening.on_play
async def rouse_everybody(g: Table, me: Piece) -> None:
    """Choose a base and show your hand. Play every minion in it there, as extra minions. Until the end of the turn,
    they have no abilities."""
    player = me.controller
    base = await g.choose(player, "play at", g.bases())
    if not base:
        return

    def is_roused(card: Card) -> bool:
        return card.is_minion and g.is_in_play(base) and g.may_play(player, card, base)

    shown = g.hand(player).copy()
    await g.show(player, shown)
    while (uid := await g.choose_open_card(player, "play", shown, is_roused)) is not None:
        await g.play_minion(player, uid, base, is_mute=True)
        shown = [other for other in shown if other != uid and other in g.hand(player)]


small_but_tough = halflings.action(
    "Small But Tough",
    copies=1,
    on="minion",
    rulings=(
        "It also saves the minion after its base has scored. This card is discarded as usual.",
        "A minion that is not yours goes on its owner's deck.",
        "A monster or a treasure still goes to its own discard pile.",
    ),
)


small_but_tough.played_on(one_of_yours)


@small_but_tough.instead_of_discard
def get_up_again(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Ongoing: if that minion would go to the discard pile, put it on top of its owner's deck instead."""
    return ("deck", -1) if me in what.on and g.owner(what.uid) >= 0 else None


sneaksy = halflings.action(
    "Sneaksy",
    copies=1,
    on="base",
    rulings=(
        "Other players' actions on your minions here, and on those that come here later, are discarded.",
        "It only stops actions: the abilities of minions, monsters and bases still work.",
    ),
)


@sneaksy.forbids("affect")
def stay_unseen(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: other players' actions do not affect your minions here."""
    return your_minion_here(g, me, deed) and deed.by_action and deed.by_another(me.controller)


spoiled_brats = halflings.action("Spoiled Brats", copies=1, rulings=("You may choose none.",))


@spoiled_brats.on_play
async def call_them_to_table(g: Table, me: Piece) -> None:
    """Choose any number of minions in your discard pile, shuffle them, and put them on top of your deck."""
    player = me.controller
    chosen: list[int] = []
    rest = g.discard_pile(player).copy()
    while (uid := await g.choose_open_card(player, "put on deck", rest, is_minion, may=True)) is not None:
        rest.remove(uid)
        chosen.append(uid)
    await g.shuffle_onto_deck(player, chosen)


unexpected_party = halflings.action(
    "Unexpected Party",
    copies=2,
    rulings=(
        "What counts is whether you have a minion at the base when you play the extra one.",
        "A monster that you do not control is not yours.",
    ),
)


@unexpected_party.on_play
async def drop_in(g: Table, me: Piece) -> None:
    """You may play an extra minion this turn, but only where you have none."""
    await g.extra_minion(me.controller, where="none")
