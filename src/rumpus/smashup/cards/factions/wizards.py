"""Wizards: they draw, search and cast one action after the other."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_action, is_minion

wizards = Faction(
    "Wizards",
    BASE,
    short="Wizard",
    style="Plays card after card",
    about="They draw, search, and cast one action after the other.",
    level=2,
)

archmage = wizards.minion(
    "Archmage",
    power=4,
    copies=1,
    rulings=(
        "It is yours from the moment Archmage is there in step 2 of your turn, whoever played it.",
        "You keep this turn's extra action even if Archmage leaves play or somebody takes control of it.",
        "An Archmage that is returned and played again gives another one.",
        "It applies to the step in which you play cards: an Archmage that arrives at a scoring gives no action then.",
    ),
)


@archmage.extra_action_each_turn
def teach(g: Board, me: Piece) -> bool:
    """Ongoing: on every turn of yours, you may play one extra action."""
    return True


chronomage = wizards.minion(
    "Chronomage", power=3, copies=2, rulings=("You keep the extra action even if Chronomage leaves play.",)
)


@chronomage.on_play
async def stretch_time(g: Table, me: Piece) -> None:
    """This turn you may play one extra action."""
    await g.extra_action(me.controller)


enchantress = wizards.minion("Enchantress", power=2, copies=3)


@enchantress.on_play
async def charm(g: Table, me: Piece) -> None:
    """Draw a card."""
    await g.draw(me.controller)


neophyte = wizards.minion("Neophyte", power=2, copies=4)


@neophyte.on_play
async def practise(g: Table, me: Piece) -> None:
    """Turn up the top card of your deck. If it is an action, you may take it into your hand or play it as an extra
    action; if not, put it back."""
    player = me.controller
    for uid in (await g.reveal_top(player)).copy():
        card, answer = g.card(uid), "none"
        if card.is_action:
            words = ["take", "play", "none"] if g.may_play_action(player, card) else ["take", "none"]
            answer = await g.choose_word(player, "revealed", words)
        if answer == "take":
            await g.take_into_hand(player, uid)
        elif answer == "play":
            await g.play_action(player, uid)
        else:
            await g.put_back(player, uid)


mass_enchantment = wizards.action(
    "Mass Enchantment",
    copies=1,
    rulings=(
        "You make all its choices and control it if it stays in play; it ends up in its owner's discard pile.",
        "If no action is revealed, you play none.",
    ),
)


@mass_enchantment.on_play
async def borrow_a_spell(g: Table, me: Piece) -> None:
    """Reveal the top card of all other players' decks. Play one of the actions among them as an extra action; the rest
    go back."""

    def is_playable(card: Card) -> bool:
        return g.may_play_action(me.controller, card)

    revealed: list[int] = []
    for player in g.others(me.controller):
        revealed += (await g.reveal_top(player))[-1:]
    uid = await g.choose_open_card(me.controller, "play", revealed, is_playable)
    if uid is not None:
        await g.play_action(me.controller, uid)
    for player in g.others(me.controller):
        for left in g.aside(player)[::-1]:
            await g.put_back(player, left)


mystic_studies = wizards.action("Mystic Studies", copies=2)


@mystic_studies.on_play
async def read_on(g: Table, me: Piece) -> None:
    """Draw two cards."""
    await g.draw(me.controller, 2)


portal = wizards.action(
    "Portal", copies=1, rulings=("Everybody sees the five cards; only you know the order in which they go back.",)
)


@portal.on_play
async def call_through(g: Table, me: Piece) -> None:
    """Turn up the top five cards of your deck. Take as many of the minions as you like into your hand, and put the rest
    back in any order, the last one on top."""
    player = me.controller
    await g.reveal_top(player, 5)
    while (uid := await g.choose_open_card(player, "take", g.aside(player), is_minion, may=True)) is not None:
        await g.take_into_hand(player, uid)
    is_ordered = len({g.card(uid) for uid in g.aside(player)}) > 1
    while (uid := await g.choose_open_card(player, "put back", g.aside(player))) is not None:
        await g.put_back(player, uid, in_secret=is_ordered)


sacrifice = wizards.action("Sacrifice", copies=1, rulings=("You draw even if the minion cannot be destroyed.",))


@sacrifice.on_play
async def trade_a_life(g: Table, me: Piece) -> None:
    """Choose one of your minions and draw a card for each point of its power. Then destroy it."""
    if victim := await g.choose(me.controller, "sacrifice", g.minions(of=me.controller)):
        await g.draw(me.controller, g.power(victim))
        await g.destroy(victim)


scry = wizards.action("Scry", copies=1)


@scry.on_play
async def look_for_an_answer(g: Table, me: Piece) -> None:
    """Look through your deck for an action, show it and take it into your hand. Then shuffle the deck."""
    uid = await g.choose_card(me.controller, "take", await g.search(me.controller), is_action)
    if uid is not None:
        await g.take_into_hand(me.controller, uid)
    await g.shuffle_deck(me.controller)


summon = wizards.action("Summon", copies=2)


@summon.on_play
async def open_the_circle(g: Table, me: Piece) -> None:
    """You may play one extra minion this turn."""
    await g.extra_minion(me.controller)


time_loop = wizards.action("Time Loop", copies=1)


@time_loop.on_play
async def turn_back_the_clock(g: Table, me: Piece) -> None:
    """You may play two extra actions this turn."""
    await g.extra_action(me.controller, 2)


winds_of_change = wizards.action(
    "Winds of Change", copies=1, rulings=("This card has left your hand and is not shuffled in.",)
)


@winds_of_change.on_play
async def blow_everything_about(g: Table, me: Piece) -> None:
    """Shuffle all the cards you hold into your deck, then draw five. You may play an extra action this turn."""
    await g.shuffle_into_deck(me.controller, g.hand(me.controller))
    await g.draw(me.controller, 5)
    await g.extra_action(me.controller)
