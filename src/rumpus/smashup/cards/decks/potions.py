"""The potions of the treasure deck."""

from __future__ import annotations

from rumpus.smashup.cards.decks.treasures import treasures
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table

potion_of_cowardice = treasures.action("Potion of Cowardice", on="minion")


@potion_of_cowardice.host_power
def lose_heart(g: Board, me: Piece) -> int:
    """Play on a minion. Ongoing: its power is 2 lower, but never below 0."""
    return -2


@potion_of_cowardice.silences_host
def forget_everything(g: Board, me: Piece) -> bool:
    """It has no abilities."""
    return True


potion_of_halitosis = treasures.action(
    "Potion of Halitosis",
    rulings=(
        "You may choose yourself.",
        "A monster that nobody controls does not belong to any player.",
        "A base that is about to score still does, even if too little power is left there.",
    ),
)


@potion_of_halitosis.on_play
async def breathe_out(g: Table, me: Piece) -> None:
    """Choose a base and a player. That player chooses one of their minions there and moves it to another base."""
    peopled = [base for base in g.bases() if max(g.totals(base)) >= 0]
    if base := await g.choose(me.controller, "move from", peopled):
        await breathe_at(g, me, base)


@potion_of_halitosis.special_from_hand("before")
async def breathe_at(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, you may play this card for that base."""
    present = [player for player in g.players_from(me.controller) if g.has_minion(player, base)]
    if not present:
        return
    player = await g.choose_player(me.controller, "breathe at", present)
    if minion := await g.choose(player, "move", g.minions(at=base, of=player)):
        if other := await g.choose(player, "move to", g.bases(but=base)):
            await g.on_behalf_of(player, g.move(minion, to=other))


potion_of_idiotic_bravery = treasures.action("Potion of Idiotic Bravery")


@potion_of_idiotic_bravery.on_play
async def lose_all_fear(g: Table, me: Piece) -> None:
    """Choose a minion. It has +3 power until the end of the turn."""
    if minion := await g.choose(me.controller, "empower", g.minions()):
        await g.empower(minion, 3, until_turn_of=g.active)


def loot_lies_open(g: Board, player: int, base: Piece) -> bool:
    return bool(g.piles.loot)


potion_of_line_cutting = treasures.action(
    "Potion of Line Cutting",
    rulings=(
        "You do not need a minion at that base.",
        "The rest is shared out as usual, so you may still get your share of it.",
        "You cannot play it if no loot has been laid out.",
    ),
)


@potion_of_line_cutting.special_from_hand("loot", when=loot_lies_open)
async def push_to_the_front(g: Table, me: Piece, base: Piece) -> None:
    """Special: when a base's loot has been laid out but not yet shared out, take one of those treasures into your
    hand."""
    uid = await g.choose_open_card(me.controller, "take", g.piles.loot)
    if uid is not None:
        await g.take_treasure(me.controller, uid)


potion_of_paralysis = treasures.action(
    "Potion of Paralysis",
    rulings=(
        "It does not stop the base's own ability, or cards at other bases or in hands.",
        "It does not undo what has already happened, such as a Hippogriff's attack.",
    ),
)


@potion_of_paralysis.special_from_hand("before")
async def paralyse(g: Table, me: Piece, base: Piece) -> None:
    """Special: when a base is about to score, the cards on it have no abilities until the end of the turn."""
    await g.until_end_of_turn("silence", base)


def talents_to_copy(g: Board, me: Piece) -> list[Piece]:
    """The other minions with a talent that the minion under this card could use as its own."""
    host = g.host(me)
    if host is None or host.controller < 0 or not g.has_ability(host):
        return []
    return [
        minion
        for minion in g.minions(but=host)
        if minion.card.is_talent
        and g.has_ability(minion)
        and (minion.card.talent_if is None or minion.card.talent_if(g, host))
    ]


def can_copy(g: Board, me: Piece) -> bool:
    return bool(talents_to_copy(g, me))


potion_of_redundancy_potion = treasures.action(
    "Potion of Redundancy Potion",
    on="minion",
    rulings=(
        "The other minion may be anybody's, at any base, and can still use its own talent.",
        "You say when and which; what the talent gives goes to whoever controls the minion this card is on.",
        "A monster that nobody controls cannot use a talent.",
    ),
)


@potion_of_redundancy_potion.talent(when=can_copy)
async def do_the_same(g: Table, me: Piece) -> None:
    """Play on a minion. Talent: choose another minion that has a talent. The minion that this card is on uses that
    talent as if it were its own, and its controller pays the cost."""
    other, host = await g.choose(me.controller, "copy", talents_to_copy(g, me)), g.host(me)
    if other and other.card.use and host:
        await g.as_ability(host, "talent", other.card.use(g, host), of=other)
