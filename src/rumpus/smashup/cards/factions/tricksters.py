"""Tricksters: they lay traps, close the ways and empty other players' hands."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import itself, minion_played_here_by_another, your_minion_here
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

tricksters = Faction(
    "Tricksters",
    BASE,
    short="Trickster",
    style="Spoils everyone's plans",
    about="They lay traps, close the ways, and empty other players' hands.",
    level=2,
)

leprechaun = tricksters.minion(
    "Leprechaun",
    power=5,
    copies=1,
    rulings=(
        "Both must still be here once the new minion's ability is over; if Leprechaun is gone, the new one lives.",
        "A minion that is moved here has not been played here.",
    ),
)


@leprechaun.after("play", when=minion_played_here_by_another, alike=True)
async def guard_the_gold(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when another player has played a minion here, destroy it if it is weaker than this minion."""
    if g.power(deed.what) < g.power(me):
        await g.destroy(deed.what)


def affected_by_another_player(g: Board, me: Piece, deed: Deed) -> bool:
    """Another player's new card has affected it; it may have left play because of that."""
    return deed.by not in (me.controller, -1) and me.serial in deed.affected


brownie = tricksters.minion(
    "Brownie",
    power=4,
    copies=2,
    rulings=(
        "Only a card that has just been played counts, not the ongoing or special ability of one already in play.",
        "This happens even if the card destroys Brownie or returns it to a hand.",
        "To affect a minion is to move, return or destroy it, or to play an action on it.",
    ),
)


@brownie.after("play", "play action", when=affected_by_another_player, alike=True)
async def take_revenge(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when another player has played a card that affects this minion, that player discards two cards at
    random."""
    await g.discard_at_random(deed.by, 2)


gnome = tricksters.minion("Gnome", power=3, copies=3, rulings=("This minion counts as one of yours.",))


@gnome.on_play
async def gang_up(g: Table, me: Piece) -> None:
    """You may destroy a minion here whose power is lower than the number of your minions here."""
    count = len(g.minions(at=me, of=me.controller))
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me, max_power=count - 1)):
        await g.destroy(victim)


gremlin = tricksters.minion(
    "Gremlin", power=2, copies=4, rulings=("Being discarded after a scoring is not being destroyed.",)
)


@gremlin.after("destroy", when=itself, alike=True)
async def have_the_last_laugh(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when this minion is destroyed, draw a card, and each other player discards one at random."""
    await g.draw(me.controller)
    for player in g.others(me.controller):
        await g.discard_at_random(player, 1)


block_the_path = tricksters.action(
    "Block the Path",
    copies=1,
    on="base",
    rulings=("This applies to you as well.", "Minions of that faction can still be moved here."),
)


@block_the_path.on_play
async def name_a_faction(g: Table, me: Piece) -> None:
    """Play on a base. Name a faction."""
    await g.write_down(me, await g.choose_word(me.controller, "name", g.factions()))


@block_the_path.forbids_playing
def keep_out(g: Board, me: Piece, player: int, card: Card | None, base: Piece) -> bool:
    """Ongoing: no player can play a minion of that faction here."""
    return base.serial == me.base and card is not None and card.faction.id == me.note


disenchant = tricksters.action("Disenchant", copies=2)


@disenchant.on_play
async def break_the_spell(g: Table, me: Piece) -> None:
    """Choose an action in play, on a minion or on a base, and destroy it."""
    if action := await g.choose(me.controller, "destroy", g.actions()):
        await g.destroy(action)


enshrouding_mist = tricksters.action(
    "Enshrouding Mist",
    copies=2,
    on="base",
    rulings=(
        "It already helps in the turn in which you play it.",
        "Two of them on one base give two extra minions here.",
    ),
)


@enshrouding_mist.extra_minion_here()
def creep_in(g: Board, me: Piece) -> bool:
    """Play on a base. Ongoing: once on each of your turns, you may play an extra minion here."""
    return True


flame_trap = tricksters.action(
    "Flame Trap",
    copies=1,
    on="base",
    rulings=(
        "The minion must still be here when its ability is over.",
        "The trap is used up even if the minion cannot be destroyed.",
    ),
)


@flame_trap.after("play", when=minion_played_here_by_another)
async def spring(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: when another player has played a minion here, destroy that minion, and this card with
    it."""
    await g.destroy_all([deed.what, me])


def anothers_action_on_yours(g: Board, me: Piece, deed: Deed) -> bool:
    return your_minion_here(g, me, deed) and deed.by_action and deed.by_another(me.controller)


hideout = tricksters.action(
    "Hideout",
    copies=1,
    on="base",
    rulings=(
        "You have no choice: the first such action uses it up.",
        "An action that stays in play and would affect your minions later is kept off for the rest of this turn.",
        "It only stops actions: the abilities of minions and bases still work.",
    ),
)


@hideout.instead_of("affect", when=anothers_action_on_yours)
async def hide(g: Table, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: when another player's action would affect a minion of yours here, destroy this card
    instead; that action affects none of your minions."""
    await g.destroy(me)
    await g.shield(me.controller, deed)
    return True


mark_of_sleep = tricksters.action(
    "Mark of Sleep",
    copies=1,
    rulings=(
        "You may choose yourself.",
        "Extra actions and specials are forbidden that turn as well.",
        "Actions already in play keep working, and the player may use specials on other players' turns.",
    ),
)


@mark_of_sleep.on_play
async def send_to_sleep(g: Table, me: Piece) -> None:
    """Choose a player, who can play no actions on their next turn."""
    await g.put_to_sleep(await g.choose_player(me.controller, "put to sleep", g.players_from(me.controller)))


def played_here_by_another(g: Board, me: Piece, deed: Deed) -> bool:
    """What has become of the minion since does not matter."""
    return deed.base == me.base and deed.by not in (me.controller, -1) and g.is_in_play(me)


pay_the_piper = tricksters.action(
    "Pay the Piper",
    copies=1,
    on="base",
    rulings=("They choose the card themselves, and pay even if the minion has already left.",),
)


@pay_the_piper.after("play", when=played_here_by_another, alike=True)
async def collect(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: each time another player has played a minion here, they discard a card."""
    uid = await g.choose_card(deed.by, "discard", g.hand(deed.by))
    if uid is not None:
        await g.discard(deed.by, uid)


take_the_shinies = tricksters.action(
    "Take the Shinies", copies=1, rulings=("A player with fewer than two cards discards what they have.",)
)


@take_the_shinies.on_play
async def rob_everyone(g: Table, me: Piece) -> None:
    """All other players discard two cards each, at random."""
    for player in g.others(me.controller):
        await g.discard_at_random(player, 2)
