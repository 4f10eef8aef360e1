"""Monsters and treasures: two decks that belong to nobody. Methods of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rumpus.kernel import EVERYONE, random_below
from rumpus.smashup.table.board import name
from rumpus.smashup.table.plays import tell_of_play
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.zones import SEAT_NAMES

if TYPE_CHECKING:
    from rumpus.smashup.table.table import Table


# -- monsters ----------------------------------------------------------------------------------------------


async def lay_monsters(g: Table, base: Piece) -> None:
    """SU-8.1: a base that enters play gets its monsters, one after the other; it plays them itself."""
    for _ in range(base.card.monsters):
        await g.as_ability(base, play_monster(g, base))


async def play_monster(g: Table, base: Piece, is_quiet: bool = False) -> Piece | None:
    """SU-8.2: the top card of the monster deck, under nobody's control. A quiet one does nothing when it is played."""
    if g.state.piles is None or g._is_endless():
        return None
    deck = refill(g, g.piles.monster_deck, g.piles.monster_discard, "monsters")
    if not deck:
        return None
    uid = deck.pop()
    g.state.known[uid] = 0
    g.state.barrier += 1
    monster = g._piece(uid, -1)
    g._enter(monster, base)
    by = g._cause.by if g.edition.players_play_monsters else -1
    g.tell("monster", SEAT_NAMES[by] if by >= 0 else "rules", *name(monster), *name(base))
    witnesses = g.witnesses("play")
    if monster.card.play is not None and not is_quiet and g.has_ability(monster):
        await g.as_ability(monster, monster.card.play(g, monster), is_fresh=True)
    if witnesses or g.witnesses("play"):
        await tell_of_play(g, "play", monster, by, base.serial, witnesses)
    return monster


async def put_under_monster_deck(g: Table, monster: Piece) -> None:
    """Out of play to the bottom of the monster deck."""
    if g.is_in_play(monster):
        g._leave(monster, ("monster deck bottom", -1))
        g.tell("under monster deck", *name(monster))


async def piece_at_random(g: Table, pieces: Sequence[Piece]) -> Piece | None:
    """One of these, by chance."""
    if not pieces:
        return None
    g.state.seed, index = random_below(g.state.seed, len(pieces))
    g.state.barrier += 1
    g.tell("by chance", *name(pieces[index]))
    return pieces[index]


async def pay(g: Table, deed: Deed) -> None:
    """SU-8.4: who destroys a monster may draw its treasures; those that nobody earns are discarded (SU-13.12)."""
    count = deed.what.card.treasures
    if not count or not deed.pays:
        return
    if deed.by < 0:
        await discard_treasures(g, count)
    elif await g.agrees(deed.by, "draw treasures"):
        await draw_treasures(g, deed.by, count)


# -- treasures ---------------------------------------------------------------------------------------------


def refill(g: Table, deck: list[int], discard: list[int], what: str) -> list[int]:
    """SU-8.10: the deck; an empty one is made anew from its discard pile."""
    if not deck and discard:
        deck += discard
        discard.clear()
        g._shuffle(deck)
        g.tell("reshuffle pile", what)
    return deck


def treasure_deck(g: Table) -> list[int]:
    return refill(g, g.piles.treasure_deck, g.piles.treasure_discard, "treasures")


async def draw_treasures(g: Table, player: int, count: int = 1) -> list[int]:
    """Into a player's hand, unseen by the others. Returns their uids, which this player alone may know."""
    drawn: list[int] = []
    for _ in range(count):
        if g.state.piles is None or not treasure_deck(g):
            break
        uid = g.piles.treasure_deck.pop()
        g.hand(player).append(uid)
        drawn.append(uid)
        g.state.barrier += 1
        g.tell("draw treasure", SEAT_NAMES[player], secret=(g.card(uid).id,), knows=1 << player)
    return drawn


async def discard_treasure(g: Table, player: int) -> bool:
    """One from a player's hand, of their choice; their backs tell how many there are. False: there is none."""
    uid = await g.choose_card(player, "discard", [uid for uid in g.hand(player) if g.card(uid).is_treasure])
    if uid is None:
        return False
    await g.discard(player, uid)
    return True


async def show_treasures(g: Table, player: int) -> int:
    """Any number of those in a player's hand, to all; returns how many."""
    shown: list[int] = []
    while True:
        hidden = [uid for uid in g.hand(player) if g.card(uid).is_treasure and uid not in shown]
        uid = await g.choose_card(player, "show", hidden, may=True)
        if uid is None:
            return len(shown)
        shown.append(uid)
        g._learn([uid], EVERYONE)
        g.tell("reveal", SEAT_NAMES[player], g.card(uid).id)


async def discard_treasures(g: Table, count: int) -> None:
    """From the top of the treasure deck to its discard pile."""
    for _ in range(count):
        if g.state.piles is None or not treasure_deck(g):
            return
        uid = g.piles.treasure_deck.pop()
        g.state.barrier += 1
        g._discard(uid)
        g.tell("discard treasure", g.card(uid).id)


async def lay_out_loot(g: Table, count: int) -> None:
    """Face up beside the base that scores."""
    for _ in range(count):
        if not treasure_deck(g):
            return
        uid = g.piles.treasure_deck.pop()
        g.piles.loot.append(uid)
        g.state.known[uid] = EVERYONE
        g.state.barrier += 1
        g.tell("loot", g.card(uid).id)


async def take_treasure(g: Table, player: int, uid: int) -> None:
    """From the loot or the treasure discard pile, seen by all, into a player's hand."""
    (g.piles.loot if uid in g.piles.loot else g.piles.treasure_discard).remove(uid)
    g.hand(player).append(uid)
    g.state.known[uid] = EVERYONE
    g.tell("take treasure", SEAT_NAMES[player], g.card(uid).id)


async def search_treasures(g: Table, player: int) -> list[int]:
    """Look through the treasure deck. Shuffle it afterwards."""
    if g.state.piles is None:
        return []
    deck = treasure_deck(g)
    for uid in deck:
        g.state.known[uid] = 0
    g._learn(deck, 1 << player)
    names = tuple(g.card(uid).id for uid in reversed(deck))
    g.tell("search treasures", SEAT_NAMES[player], secret=names, knows=1 << player)
    return deck


async def shuffle_treasures(g: Table, uids: Sequence[int] = ()) -> None:
    """Shuffle the treasure deck, with these cards from its discard pile."""
    if g.state.piles is None:
        return
    for uid in list(uids):
        g.piles.treasure_discard.remove(uid)
        g.piles.treasure_deck.append(uid)
    g._shuffle(g.piles.treasure_deck)
    g.tell("shuffle treasures")
