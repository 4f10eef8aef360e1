"""Events: cards that are of no other kind."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.cancelling import just_now
from rumpus.munchkin.cards.ability import AIR, ANY_TIME, CALL, END, OWN_TURN, ROLL, SPOILS, OwnWay
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.decks.cthulhu.cult import become_cultist, join_cult
from rumpus.munchkin.cards.playing import aim_at_players, leavable, lie_there, swaps
from rumpus.munchkin.cards.script import SAYS
from rumpus.munchkin.table.past import GOES_BACK
from rumpus.munchkin.table.state import Foe
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.table.table import Table

# -- answers ---------------------------------------------------------------------------------------------------

corrupted_by_power = cthulhu.other("Corrupted By Power", is_door=True)


def risen(g: Table, player: int, card: Card) -> list[Option]:
    """The players who have just gained a level, but not by a kill."""
    return [
        (SEAT_NAMES[each],) for each in g.players_from(0) if ("gained", each) in [news[:2] for news in g.state.news]
    ]


@corrupted_by_power.any_time(risen)
async def corrupt(g: Table, player: int, who: str) -> None:
    """When a player has just gained a level without killing a monster: they get no help in fights until they kill a
    monster alone. A Wishing Ring lifts this like a curse."""
    await g.lay_on(seat_of(who), "no help", "lone kill", is_curse=True)


i_am_not_worthy_of_this_honor = cthulhu.other(
    "I Am Not Worthy Of This Honor . . .", is_door=True, tags=("answers curses",)
)


def somebody_worthier(g: Table, player: int, card: Card) -> list[Option]:
    air = g.state.air[-1]
    is_from_own_door = air.play < 0 and air.by < 0 and air.victim == player  # and so it was not caught
    return [(SEAT_NAMES[other],) for other in g.others(player)] if is_from_own_door else []


@i_am_not_worthy_of_this_honor.answers(somebody_worthier, AIR)
async def decline(g: Table, player: int, who: str) -> None:
    """When you open a door and are struck by a curse: it strikes another player of your choice instead."""
    await g.pass_curse_on(player, seat_of(who))


ia_rlyeh = cthulhu.other("Ia R'lyeh!", is_door=True)


def just_discarded(g: Table) -> dict[str, int]:
    """What still lies there, by its name. Cultists have a pile of their own, which is not one of these (MU-1.2)."""
    piles = (*g.state.door_discard, *g.state.treasure_discard)
    return {g.card(news.uid).id: news.uid for news in g.state.news if news.what == "discarded" and news.uid in piles}


def fetchable(g: Table, player: int, card: Card) -> list[Option]:
    return [(name,) for name in sorted(just_discarded(g))]


@ia_rlyeh.answers(fetchable, ANY_TIME)
async def fetch(g: Table, player: int, name: str) -> None:
    """When a card has just been discarded: take it into your hand."""
    await g.take_from_discard(player, just_discarded(g)[name], arrives=True)


o_rlyeh = cthulhu.other(
    "O R'lyeh?",
    is_door=True,
    tags=("answers curses", "answers cards", GOES_BACK),
    rulings=(
        "What was played with the card, or could not have been played without it, goes back to its players.",
        "Cards that were drawn through it go back on their deck.",
        "A level gained by the cancelled card is lost again, and dice are thrown anew.",
        "Everybody remembers what they have seen.",
    ),
)


def cancellable(g: Table, player: int, card: Card) -> list[Option]:
    return [(name,) for name in sorted(just_now(g, player)) if name != card.id]


@o_rlyeh.answers(cancellable, ANY_TIME | AIR | ROLL | SPOILS | CALL | END)
async def doubt(g: Table, player: int, name: str) -> None:
    """Cancel a card that has just been played or drawn, even one that only you have seen: it is discarded as if it had
    never been there. If it was drawn, the next one is drawn instead."""
    await g.doubt(just_now(g, player)[name])


# -- any time, or in one's own turn ----------------------------------------------------------------------------

created_using_cinematic_rules = cthulhu.other("Created Using Cinematic Rules", is_door=True)
created_using_cinematic_rules.says(
    "Put this in front of you on your own turn outside combat, or the moment you get it."
)
created_using_cinematic_rules.says("While it is there, you have one extra hand for items.")
created_using_cinematic_rules.extra_hands = 1


created_using_cinematic_rules.plays.append(OwnWay(OWN_TURN, lambda g, player, card: [()], lie_there, SAYS))

cult_meeting = cthulhu.other("Cult Meeting", is_door=True)


@cult_meeting.outside_combat()
async def meet(g: Table, player: int) -> None:
    """At any time outside combat: starting with you, each player who is not a Cultist may now play a Cultist card from
    their hand. Then each Cultist in turn may give other Cultists cards from their hand, but no Cultist cards."""
    for each in g.players_from(player):
        if g.state.phase != "over" and may_join(g, each):
            uid = await g.choose_card(each, "join cult", g.hand(each), lambda card: card.id == "cultist", may=True)
            if uid is not None:
                await g.play(each, uid)
                await join_cult(g, each, uid)
    for each in g.players_from(player):
        while g.state.phase != "over" and await pass_on(g, each):
            pass


def may_join(g: Table, player: int) -> bool:
    """As far as everybody can tell."""
    may_play = bool(g.hand(player)) and not g.bears(player, "no playing")
    return may_play and not g.is_really(player, "cultist") and g.is_unseen(g.tagged("cultist"))


async def pass_on(g: Table, player: int) -> bool:
    """A card to another Cultist; False: no more."""
    others = [other for other in g.others(player) if g.is_a(other, "cultist")]
    if not g.is_a(player, "cultist") or not others or not g.hand(player):
        return False
    held = g.held(player)
    options: list[Option] = [
        (name, SEAT_NAMES[other]) for name in sorted(held) if name != "cultist" for other in others
    ]
    options.append(("done",))
    choice = options[await g.pick(player, "give", options, held)]
    if choice[0] != "done":
        await g.give_card(player, g.in_hand(player, choice[0]), seat_of(choice[1]))
    return choice[0] != "done"


portal_of_mystery = cthulhu.other("Portal Of Mystery", is_door=True)


@portal_of_mystery.drawn
async def fall_through(g: Table, player: int, uid: int, openly: bool) -> None:
    """When you open this door: draw a door, unseen by others, open another one, and discard this."""
    await g.draw_doors(player)
    await g.open_door(player)
    await g.discard_drawn(player, uid)


@portal_of_mystery.own_turn(in_combat=True)
async def step_through(g: Table, player: int) -> None:
    """From your hand, at any time on your own turn: draw two doors, unseen by others."""
    await g.draw_doors(player, 2)


sudden_head_blow = cthulhu.other("Sudden Head Blow", is_door=True, copies=2)


@sudden_head_blow.any_time(aim_at_players)
async def strike(g: Table, player: int, who: str) -> None:
    """At any time, choose a player. A Cultist loses that class; anybody else becomes a Cultist and gives up a class of
    their choice."""
    victim = seat_of(who)
    old = g.classes(victim)
    mad = [gear for gear in old if gear.card.id == "cultist"]
    if mad:
        await g.lose_role(mad[0])
        return
    await become_cultist(g, victim)
    kept = [gear for gear in g.classes(victim) if gear in old]
    if g.state.phase != "over" and g.is_really(victim, "cultist") and kept and len(kept) == len(old):
        await g.lose_role(kept[0])


unwelcome_enlightenment = cthulhu.other("Unwelcome Enlightenment", is_door=True, tags=("forestalls doors",))


def still_innocent(g: Table, player: int, card: Card) -> list[Option]:
    """Another player, on whose turn no door has been opened; not one who could rise only by a kill."""
    state = g.state
    is_early = state.phase == "start" and not state.doors_opened and g.hero(state.active).level < GOAL - 1
    return [(SEAT_NAMES[state.active],)] if is_early and player != state.active else []


@unwelcome_enlightenment.outside_combat(still_innocent)
async def enlighten(g: Table, player: int, who: str) -> None:
    """On another player's turn, before they open a door: they gain a level and lose the whole turn, its end and charity
    included. You cannot play this on a player of level 9."""
    await g.gain_levels(seat_of(who), 1)
    await g.lose_turn()


# -- in a fight ------------------------------------------------------------------------------------------------

mutation = cthulhu.other(
    "Mutation", is_door=True, rulings=("Enhancers of the monster that leaves are discarded; the new one calls goths.",)
)


@mutation.once_in_fight(swaps)
async def mutate(g: Table, player: int, _: str, serial: int, name: str) -> None:
    """In any fight: a monster from your hand takes the place of one in the fight, which goes to your hand."""
    uid = g.in_hand(player, name)
    await g.drive_off(g.foe(serial), to_hand_of=player)
    await g.join_from_hand(player, uid)


the_stars_are_confused = cthulhu.other("The Stars Are Confused", is_door=True)
the_stars_are_confused.ignores_bonuses = True


@the_stars_are_confused.in_fight()
async def confuse(g: Table, player: int) -> None:
    """In any fight: no bonus or penalty that is printed on a monster counts, even one that does not depend on who
    fights it. Everything else about the monsters counts."""


the_stars_are_right = cthulhu.other("The Stars Are Right", is_door=True)


@the_stars_are_right.in_fight()
async def align(g: Table, player: int) -> None:
    """In any fight:"""


@the_stars_are_right.strengthens
def wake(g: Table, foe: Foe) -> int:
    """each monster gets +3, but The Dunwich Snorer gets +10."""
    return 10 if foe.card.id == "the_dunwich_snorer" else 3


the_stars_are_wrong = cthulhu.other("The Stars Are Wrong", is_door=True)


@the_stars_are_wrong.once_in_fight(leavable)
async def banish(g: Table, player: int, _: str, serial: int) -> None:
    """In any fight: discard a monster from it,"""
    await g.drive_off(g.foe(serial))


@the_stars_are_wrong.in_fight(lambda g, player, card: [("all",)])
async def misalign(g: Table, player: int, _: str) -> None:
    """or weaken all:"""


@the_stars_are_wrong.strengthens
def weaken(g: Table, foe: Foe) -> int:
    """each monster gets -2."""
    return -2


# -- treasures -------------------------------------------------------------------------------------------------

solar_eclipse = cthulhu.other("Solar Eclipse", is_door=False, tags=("shares treasures",))


@solar_eclipse.at_spoils()
async def darken(g: Table, player: int) -> None:
    """When two players have just won treasures together: the treasures are shuffled and dealt evenly to both, unseen by
    others, whatever was agreed. If one is left over, it goes to the player whose turn it is."""
    await g.deal_spoils()


unspeakable_riches = cthulhu.other("Unspeakable Riches", is_door=False)


@unspeakable_riches.drawn
async def gush(g: Table, player: int, uid: int, openly: bool) -> None:
    """When you draw this: draw three more treasures, face up if this was drawn face up, and discard it."""
    await g.draw_treasures(player, 3, openly)
    await g.discard_drawn(player, uid)
