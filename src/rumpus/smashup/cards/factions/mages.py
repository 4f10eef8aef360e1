"""Mages: every card they throw away works a spell."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import open_to_monsters
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table

mages = Faction(
    "Mages",
    MUNCHKIN,
    short="Mage",
    style="Pays cards, casts spells",
    about="Every card they throw away works a spell. Choose well what you can spare.",
    level=3,
)


def can_pay(g: Board, me: Piece) -> bool:
    """Its controller has a card to discard."""
    return bool(g.hand(me.controller))


blaster_master = mages.minion(
    "Blaster Master", power=5, copies=1, rulings=("You cannot use it without a card in hand.",)
)


@blaster_master.talent(when=can_pay)
async def blast(g: Table, me: Piece) -> None:
    """Talent: discard a card. If you do, destroy a minion of power 2 or less at any base."""
    if await g.discard_one(me.controller):
        if victim := await g.choose(me.controller, "destroy", g.minions(max_power=2)):
            await g.destroy(victim)


happy_zapper = mages.minion(
    "Happy Zapper",
    power=3,
    copies=2,
    rulings=(
        "Using it before a scoring is not your use for the turn, and you may do so on other players' turns.",
        "You may use it only once at each scoring, and no other talent that the minion may have gained.",
    ),
)


@happy_zapper.talent(when=can_pay)
async def zap_away(g: Table, me: Piece) -> None:
    """Talent: discard a card. If you do, this minion has +2 power until the end of the turn."""
    if await g.discard_one(me.controller):
        await g.empower(me, 2, until_turn_of=g.active)


def can_pay_here(g: Board, me: Piece, base: Piece) -> bool:
    """It is at the base that scores."""
    return me.base == base.serial and can_pay(g, me)


@happy_zapper.special_in_play("before", when=can_pay_here)
async def zap_in_time(g: Table, me: Piece, base: Piece) -> None:
    """Special: before this base scores, you may use this talent."""
    await zap_away(g, me)


wand_whiz = mages.minion("Wand Whiz", power=3, copies=3)


@wand_whiz.on_play
async def wave_a_wand(g: Table, me: Piece) -> None:
    """You may discard a card. If you do, you may play an extra minion or an extra action."""
    if await g.discard_one(me.controller, may=True):
        extra = await g.choose_word(me.controller, "extra play", ("extra minion", "extra action"))
        if extra == "extra minion":
            await g.extra_minion(me.controller)
        else:
            await g.extra_action(me.controller)


scroll_shuffler = mages.minion(
    "Scroll Shuffler", power=2, copies=4, rulings=("If your hand is empty, you still draw.",)
)


@scroll_shuffler.on_play
async def shuffle_scrolls(g: Table, me: Piece) -> None:
    """Discard one card, then draw one."""
    await g.discard_one(me.controller)
    await g.draw(me.controller)


charm = mages.action(
    "Charm",
    copies=1,
    rulings=(
        "During that time its power counts for you and does not raise the breakpoint.",
        "If its base scores, its treasures are still part of the loot.",
    ),
)


@charm.on_play
async def bewitch(g: Table, me: Piece) -> None:
    """Choose a monster. You control it until the end of the turn."""
    if monster := await g.choose(me.controller, "take control", g.monsters()):
        await g.take_control(monster, me.controller, this_turn=True)


embiggen = mages.action("Embiggen", copies=1)


@embiggen.on_play
async def make_it_big(g: Table, me: Piece) -> None:
    """Choose a minion, then discard any number of cards. Until the end of the turn, the minion has +1 power for each of
    them."""
    minion = await g.choose(me.controller, "empower", g.minions())
    count = await g.discard_any(me.controller)
    if minion and count:
        await g.empower(minion, count, until_turn_of=g.active)


mass_summoning = mages.action(
    "Mass Summoning",
    copies=1,
    rulings=(
        "You play the monsters, at the bases in any order you like.",
        "A Web Troll brings another one as usual.",
        "Where you cannot play minions, you play none.",
    ),
)


@mass_summoning.on_play
async def summon_everywhere(g: Table, me: Piece) -> None:
    """Play one monster at each base."""
    waiting = [base.serial for base in g.bases()]
    while base := await g.choose(
        me.controller, "play monster at", [each for each in open_to_monsters(g, me) if each.serial in waiting]
    ):
        waiting.remove(base.serial)
        await g.play_monster(base)


portal_to_beyond = mages.action("Portal to Beyond", copies=1, on="base")


@portal_to_beyond.talent(when=can_pay)
async def open_the_portal(g: Table, me: Piece) -> None:
    """Play on a base. Talent: discard a card. If you do, play a monster here."""
    if await g.discard_one(me.controller) and (base := g.base_of(me)):
        await g.play_monster(base)


recover_arcane_wisdom = mages.action(
    "Recover Arcane Wisdom",
    copies=2,
    rulings=("This card is no longer in your hand. Treasures in your hand count.",),
)


@recover_arcane_wisdom.on_play
async def recover(g: Table, me: Piece) -> None:
    """Draw until you hold five cards."""
    await g.draw(me.controller, max(5 - len(g.hand(me.controller)), 0))


some_enchanted_evening = mages.action(
    "Some Enchanted Evening",
    copies=1,
    rulings=(
        "Use the printed power.",
        "You may play the minions later this turn, and you do not have to play them all.",
    ),
)


@some_enchanted_evening.on_play
async def invite_many(g: Table, me: Piece) -> None:
    """Discard any number of cards. This turn you may play that many extra minions of power 3 or less."""
    for _ in range(await g.discard_any(me.controller)):
        await g.extra_minion(me.controller, max_power=3)


speed_reading = mages.action("Speed Reading", copies=1, rulings=("You draw even if you have no card to discard.",))


@speed_reading.on_play
async def skim(g: Table, me: Piece) -> None:
    """Discard one card, then draw three."""
    await g.discard_one(me.controller)
    await g.draw(me.controller, 3)


zzzzzap = mages.action("Zzzzzap!", copies=2, rulings=("If you have no card to discard, nothing happens.",))


@zzzzzap.on_play
async def zap(g: Table, me: Piece) -> None:
    """Discard a card. If you do, choose a minion of power 3 or less and destroy it."""
    if await g.discard_one(me.controller):
        if victim := await g.choose(me.controller, "destroy", g.minions(max_power=3)):
            await g.destroy(victim)
