"""Robots: one calls the next, and the small ones make each other strong."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import itself
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

robots = Faction(
    "Robots",
    BASE,
    short="Robot",
    style="Many small ones at once",
    about="One calls the next, and the small ones make each other strong.",
    level=1,
)


def is_named_microbot(card: Card) -> bool:
    """Out of play, only the name counts."""
    return card.name.startswith("Microbot ")


def is_microbot(g: Board, minion: Piece) -> bool:
    """By its name, or because its controller has a Microbot Alpha in play."""
    if is_named_microbot(minion.card):
        return True
    for base in g.bases():
        for each in base.on:
            if each.card is microbot_alpha and each.controller == minion.controller and g.has_ability(each):
                return True
    return False


def is_first_of_the_turn(g: Board, me: Piece) -> bool:
    """Is it the first minion that its controller plays in this turn?"""
    return g.minions_this_turn(me.controller) == 1


def your_microbot(g: Board, me: Piece, deed: Deed) -> bool:
    """To one of your Microbots, this one included."""
    what = deed.what
    return what.card.is_minion and what.controller == me.controller and is_microbot(g, what)


nukebot = robots.minion(
    "Nukebot",
    power=5,
    copies=1,
    rulings=(
        "Only if it is destroyed: not if it is moved, returned, put under a deck or discarded after a scoring.",
        "It spares the minions of its controller, who counts as the one who destroys the others.",
    ),
)


@nukebot.after("destroy", when=itself)
async def explode(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when this minion is destroyed, destroy all other players' minions at the base where it was."""
    await g.destroy_all(g.minions(at=deed.base, not_of=me.controller))


warbot = robots.minion(
    "Warbot",
    power=4,
    copies=2,
    rulings=(
        "Not even your own cards.",
        "It can be moved, returned or put under a deck, and it is discarded after its base scores.",
        "It can be chosen to be destroyed, but survives; whatever else the card does still happens.",
    ),
)


@warbot.forbids("destroy")
def stand_firm(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: nothing can destroy this minion."""
    return deed.what is me


hoverbot = robots.minion(
    "Hoverbot",
    power=3,
    copies=3,
    rulings=("You play the revealed minion at once, at any base, or it goes back on top.",),
)


@hoverbot.on_play
async def fetch(g: Table, me: Piece) -> None:
    """Reveal the top card of your deck. You may play it as an extra minion, if it is one; otherwise put it back."""
    revealed = await g.reveal_top(me.controller)
    if revealed and not await g.play_one_of(me.controller, revealed, g.bases(), may=True):
        await g.put_back(me.controller, revealed[-1])


zapbot = robots.minion(
    "Zapbot", power=2, copies=4, rulings=("Use the printed power. You may play that minion later in this step.",)
)


@zapbot.on_play
async def call_for_help(g: Table, me: Piece) -> None:
    """You may play an extra minion, if its power is 2 or less."""
    await g.extra_minion(me.controller, max_power=2)


microbot_alpha = robots.minion(
    "Microbot Alpha",
    power=1,
    copies=1,
    rulings=(
        "Only minions in play become Microbots, not cards in your hand, deck or discard pile.",
        "They also keep their own names and factions.",
        "Minions at all bases count, from the moment they arrive until they leave.",
    ),
)


@microbot_alpha.own_power
def lead(g: Board, me: Piece) -> int:
    """Ongoing: all your minions are Microbots too, and this minion has +1 power for each other one you have in play."""
    return len(g.minions(of=me.controller, but=me))


microbot_archive = robots.minion(
    "Microbot Archive",
    power=1,
    copies=1,
    rulings=(
        "It counts every Microbot that is destroyed together with it.",
        "Use what it was when it was destroyed, even if Microbot Alpha is destroyed together with it.",
    ),
)


@microbot_archive.after("destroy", when=your_microbot, looks_back=True, alike=True)
async def back_up(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: whenever a Microbot of yours is destroyed, even this one, draw a card."""
    await g.draw(me.controller)


FIRST = "Whatever you have played since the turn began counts, monsters too, and whoever's turn it is."

microbot_fixer = robots.minion(
    "Microbot Fixer",
    power=1,
    copies=2,
    rulings=(FIRST, "This helps your Microbots at all bases, and two Fixers add 2."),
)


@microbot_fixer.on_play
async def start_the_line(g: Table, me: Piece) -> None:
    """As the first minion that you play in a turn, it lets you play an extra minion."""
    if is_first_of_the_turn(g, me):
        await g.extra_minion(me.controller)


@microbot_fixer.power_of_others
def tune_up(g: Board, me: Piece, minion: Piece) -> int:
    """Ongoing: all your Microbots, even this one, have +1 power."""
    return 1 if minion.controller == me.controller and is_microbot(g, minion) else 0


microbot_guard = robots.minion(
    "Microbot Guard",
    power=1,
    copies=2,
    rulings=(
        "You must do this: if only your own minions are weak enough, one of them is destroyed, perhaps the Guard.",
        "If no minion is weak enough, nothing happens.",
    ),
)


@microbot_guard.on_play
async def outnumber(g: Table, me: Piece) -> None:
    """Destroy a minion here whose power is lower than the number of your minions here."""
    count = len(g.minions(at=me, of=me.controller))
    if victim := await g.choose(me.controller, "destroy", g.minions(at=me, max_power=count - 1)):
        await g.destroy(victim)


microbot_reclaimer = robots.minion(
    "Microbot Reclaimer",
    power=1,
    copies=2,
    rulings=(FIRST, "In the discard pile only the name counts, whatever Microbot Alpha says."),
)


@microbot_reclaimer.on_play
async def recycle(g: Table, me: Piece) -> None:
    """As the first minion that you play in a turn, it lets you play an extra minion. Choose any number of Microbots in
    your discard pile and shuffle them into your deck."""
    player = me.controller
    if is_first_of_the_turn(g, me):
        await g.extra_minion(player)
    chosen: list[int] = []
    rest = g.discard_pile(player).copy()
    while (card := await g.choose_open_card(player, "shuffle in", rest, is_named_microbot, may=True)) is not None:
        rest.remove(card)
        chosen.append(card)
    await g.shuffle_into_deck(player, chosen)


tech_center = robots.action("Tech Center", copies=2)


@tech_center.on_play
async def download(g: Table, me: Piece) -> None:
    """Choose a base. Draw a card for each minion you have there."""
    if base := await g.choose(me.controller, "count minions", g.bases()):
        await g.draw(me.controller, len(g.minions(at=base, of=me.controller)))
