"""The turn (MU-2). `step` runs from one resting point to the next; whatever lasts is state."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from rumpus.family import View
from rumpus.family.options import SEAT_NAMES, Places
from rumpus.kernel import Decision, Option, Refusal, Rules, Script
from rumpus.munchkin import air, combat, deals, flight, sharing, showing, windows
from rumpus.munchkin.cancelling import still_to_answer
from rumpus.munchkin.cards.ability import ANY_TIME, OWN_COMBAT, OWN_TURN, OwnWay, Play
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.positions.start import first_state
from rumpus.munchkin.table.state import Charity, Gear, State
from rumpus.munchkin.table.strength import HAND_LIMIT
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.view import view
from rumpus.munchkin.whereabouts import whereabouts
from rumpus.munchkin.why_not import why_not
from rumpus.munchkin.windows import PASSING, Action, carry_out, meant, open_window

MOST_TURNS = 400  # nobody plays that long; a game between players who never fight must still end
RULES_VERSION = 4
TALK = frozenset({*[str(verb) for (verb,) in PASSING], *GRAMMAR.talk})  # letting things pass, and showing cards
FREE = ("start", "trouble", "rest")  # the phases in which the active player chooses what to do


async def step(g: Table) -> None:
    """Go on until somebody has been asked and has answered, and what they started is done."""
    state = g.state
    while True:
        g.begin()
        if state.doubt is not None:
            g.remember()
            g.go_back()
        else:
            next_thing = what_follows(g)
            if not g.is_put_off:
                g.remember()
            await next_thing
        is_idle = False
        if g.said is not None:
            (player, option), g.said = g.said, None
            is_idle = option[0] in TALK
            await (talk if is_idle else act)(g, player, option)
        if g.log.on and not is_idle:
            tell_standing(g)
        if g.has_asked or (state.phase == "over" and is_over(state)):
            return


def what_follows(g: Table) -> Awaitable[None]:
    """From here on, by itself or because somebody is asked. This only looks; nothing is done before it is awaited."""
    state = g.state
    if state.let_end >= 0:
        return air.last_word(g)
    if state.air:
        return air.step(g)
    if state.arrivals:
        return sharing.arrive(g)
    if state.bodies:
        return sharing.loot(g)
    if state.spoils is not None:
        return sharing.share(g, state.spoils)
    if state.fight is not None:
        return combat.step(g, state.fight)
    if state.phase in FREE:  # MU-5.3: the turn of a player who has died is over
        return (next_turn if state.heroes[state.active].is_new else free_choice)(g)
    if state.charity is not None:
        return sharing.give_alms(g)
    return PHASES[state.phase](g)


def tell_standing(g: Table) -> None:
    """How both sides of an open fight stand, once something may have changed that."""
    fight = g.state.fight
    if fight is None or fight.stage != "open" or not fight.is_entered:
        return
    if fight.foes and not (fight.calls or fight.coming or g.state.air or g.state.winners):
        g.rule = "MU-3.1"
        g.tell("stands", *g.strengths())


def is_over(state: State) -> bool:
    return state.phase == "over" and state.let_end < 0 and state.doubt is None


def talk(g: Table, player: int, option: Option) -> Awaitable[None]:
    verb = str(option[0])
    g.rule = RULES.get(verb, "")
    return ACTIONS[verb](g, player, option)


async def act(g: Table, player: int, option: Option) -> None:
    """Carry out what a seat has said. Anything except talk is an action: once it is done, what came just before it is
    past."""
    verb, past = str(option[0]), len(g.state.news)
    g.rule = RULES.get(verb, "")
    if verb != "call" and g.state.before:  # a call only gives everybody time to answer what came just before
        g.forget(still_to_answer(g, player, option))
    g.reopen()
    g.touch()
    await ACTIONS.get(verb, take_turn_action)(g, player, option)
    if verb != "call":
        del g.state.news[:past]
    g.touch()


async def take_turn_action(g: Table, player: int, option: Option) -> None:
    verb = str(option[0])
    for gear in g.gear(player):
        for action in gear.card.turn_actions:
            if action.verb == verb:
                await g.as_ability(gear.card, verb, player, action.deed(g, player), gear.serial)
                return
    await next(each for box in g.state.sets for each in box.turn_actions if each.verb == verb).deed(g, player)


# -- the free choice of a turn ---------------------------------------------------------------------------------


def free_choice(g: Table) -> Awaitable[None]:
    """MU-2.1 to 2.4: whatever the active player may do now; anybody may step in (MU-2.10)."""
    state, player = g.state, g.state.active
    own: list[Option] = []
    if state.phase == "start":
        if g.options.faster and not state.has_listened:
            own.append(("listen",))
        own.append(("open door",))
    else:
        if state.phase == "trouble":
            own.append(("loot the room",))
        own.append(("end turn",))
    own += [(each.verb,) for gear in g.gear(player) for each in gear.card.turn_actions if each.is_open(g, player)]
    if g.can_sell(player):
        own.append(("sell",))
    own += [(each.verb,) for box in state.sets for each in box.turn_actions if each.is_open(g, player)]
    return open_window(g, state.phase, (player,), {player: own})


async def listen(g: Table, player: int, option: Option) -> None:
    """MU-11.1: phase 0 of faster play."""
    g.state.has_listened = True
    await g.draw_doors(player)


async def open_door(g: Table, player: int, option: Option) -> None:
    """Phase 1."""
    await g.open_door(player)


async def loot_the_room(g: Table, player: int, option: Option) -> None:
    """MU-2.4: phase 3; in faster play a treasure (MU-11.1)."""
    g.state.phase = "rest"
    g.touch()
    if g.options.faster:
        await g.draw_treasures(player)
        return
    held = len(g.hand(player))
    await g.draw_doors(player)
    if len(g.hand(player)) > held and any(gear.card.fights_loot for gear in g.gear(player)):
        await fight_loot(g, player, g.hand(player)[-1])


async def fight_loot(g: Table, player: int, uid: int) -> None:
    """A monster that was drawn may be fought at once. The question is asked whatever was drawn, so that it reveals
    nothing."""
    card = g.card(uid)
    offered = {card.id: uid} if card.is_monster and not g.bears(player, "no playing") else {}
    options: list[Option] = [("keep",), *[("fight", each) for each in offered]]
    if await g.pick(player, "fight loot", options, offered) == 1:
        await g.play(player, uid)
        await g.begin_fight(player, uid)


async def sell(g: Table, player: int, option: Option) -> None:
    await g.sell(player)


# -- from turn to turn -----------------------------------------------------------------------------------------


async def set_up(g: Table) -> None:
    """MU-1.4: in turn, everybody puts down a class and items from the opening hand."""
    state = g.state
    if not state.setting_up:
        state.active = g.left_of(state.active)  # the first one again
        state.news.clear()
        await begin_turn(g)
        for each in state.sets:
            if each.when_begun is not None:
                await each.when_begun(g)
        return
    player = state.setting_up[0]
    if player < 0:
        await next_to_set_up(g)
        return
    options: list[Option] = [("done",)]
    held = g.held(player)
    for card in [g.card(held[each]) for each in sorted(held)]:
        if card.is_monster or card.is_curse or card.kind in ("level", "other"):
            continue
        if card.is_role and not g.can_be_too(player, card):
            continue
        for play in card.plays:
            if is_for_setup(play):
                options += [("play", card.id, *target) for target in play.targets(g, player, card)]
    choice = options[await g.pick(player, "set up", options, held)]
    if choice[0] == "done":
        await next_to_set_up(g)
    else:
        uid, target = g.in_hand(player, choice[1]), choice[2:]
        plays = [play for play in g.card(uid).plays if is_for_setup(play)]
        await carry_out(g, player, uid, meant(plays, g, player, g.card(uid), target), target)


async def next_to_set_up(g: Table) -> None:
    """Whose turn it is to put cards down. Cards in their hand that take effect the moment they are drawn do so now."""
    state = g.state
    if state.setting_up.pop(0) < 0 and g.log.on:
        tell_opening_hands(g)
    state.barrier += 1
    if state.setting_up:
        state.active = state.setting_up[0]
        await g.redraw(state.active)
        g.tell("sets up", SEAT_NAMES[state.setting_up[0]])


def tell_opening_hands(g: Table) -> None:
    """They were dealt before the table was opened."""
    g.rule = "MU-1.1"
    for player in g.state.setting_up:
        for uid in g.hand(player):
            card = g.card(uid)
            g.tell("deal", SEAT_NAMES[player], card.back, secret=(card.id,), knows=1 << player)
    g.rule = ""


def is_for_setup(play: Play | OwnWay) -> bool:
    """MU-1.4: classes, items, and what fits them; nothing that does something to others."""
    return isinstance(play, OwnWay) and not play.when & ~(OWN_TURN | OWN_COMBAT | ANY_TIME)


async def begin_turn(g: Table) -> None:
    state = g.state
    state.phase = "start"
    state.has_met = state.has_listened = False
    state.doors_opened = 0
    state.tally.clear()
    state.spent = ()
    state.offers.clear()
    await g.lift_all(state.active, "turn")
    g.touch()
    g.tell("turn", SEAT_NAMES[state.active], state.turn)


async def begin_new_life(g: Table) -> None:
    """MU-5.3: a player who has died draws new cards at the start of their next turn."""
    g.rule = "MU-5.3"
    player = g.state.active
    g.hero(player).is_new = False
    await g.draw_doors(player, 4)
    await g.draw_treasures(player, 4)


async def end_turn(g: Table, player: int, option: Option) -> None:
    await g.end_turn()


def finish(g: Table) -> Awaitable[None]:
    """The end of the phases."""
    ending = [gear for gear in g.gear(g.state.active) if gear.card.turn_end is not None]
    g.is_put_off = not ending
    return end_phases(g, ending)


async def end_phases(g: Table, ending: Sequence[Gear]) -> None:
    """What classes and armies do then, and charity."""
    state, player = g.state, g.state.active
    for gear in ending:
        assert gear.card.turn_end is not None
        await g.as_ability(gear.card, "turn end", player, gear.card.turn_end(g, player), gear.serial)
    state.phase, g.rule = "charity", "MU-2.5"
    excess = len(g.hand(player)) - HAND_LIMIT
    if excess > 0:
        lowest = [] if player in g.lowest() else [each for each in g.others(player) if each in g.lowest()]
        state.charity = Charity(excess, tuple(lowest), (0,) * len(lowest))


def next_turn(g: Table) -> Awaitable[None]:
    g.is_put_off = not g.hero(g.left_of(g.state.active)).is_new  # they draw new cards
    return pass_turn(g)


async def pass_turn(g: Table) -> None:
    state = g.state
    if state.turn >= MOST_TURNS:
        state.phase = "over"
        g.tell("broken off")
        return
    state.active = g.left_of(state.active)
    state.turn += 1
    g.rule = "MU-2.6"
    await begin_turn(g)
    if g.hero(state.active).is_new:
        await begin_new_life(g)


PHASES = {"setup": set_up, "end": finish, "charity": next_turn}
ACTIONS: dict[str, Action] = {
    **windows.ACTIONS,
    **deals.ACTIONS,
    **combat.ACTIONS,
    **flight.ACTIONS,
    "listen": listen,
    "open door": open_door,
    "show hand": showing.show,
    "loot the room": loot_the_room,
    "sell": sell,
    "end turn": end_turn,
}
HELP, TRADE = "MU-3.3", "MU-8.8"
RULES = {  # what an action rests on, if it is not what the phase brings
    "ask": HELP, "ask everybody": HELP, "offer help": HELP, "accept": HELP, "refuse": HELP, "counter": HELP,
    "withdraw": HELP,
    "trade": TRADE, "accept trade": TRADE, "refuse trade": TRADE, "counter trade": TRADE, "withdraw trade": TRADE,
    "play": "MU-2.9", "use": "MU-2.9", "put on": "MU-8.3", "put away": "MU-8.3", "throw away": "MU-1.6",
    "drop": "MU-6.1", "sell": "MU-8.7", "call": "MU-3.13", "run": "MU-4.4", "abandon": "MU-8.6", "listen": "MU-11.1",
    "open door": "MU-2.2", "loot the room": "MU-2.4", "hand in": "MU-10.3", "end turn": "MU-2.5",
    "show hand": "MU-8.13",
}  # fmt: skip


class Munchkin(Table):
    """The table of the cards, with the turn on top: what the kernel runs."""

    __slots__ = ()

    def players(self) -> int:
        return len(self.state.heroes)

    def step(self) -> Script:
        self.has_asked = False
        self.asker = None
        self.doer = None
        self.rule = ""
        return step(self)

    def save(self) -> State:
        return self.state.copy()

    def is_over(self) -> bool:
        return self.state.phase == "over" and is_over(self.state)

    def victors(self) -> list[int]:
        return list(self.state.winners) if self.is_over() else []

    def is_resting(self) -> bool:
        """A window only reads before it asks."""
        state = self.state
        if (
            state.doubt is not None
            or state.let_end >= 0
            or state.air
            or state.bodies
            or state.spoils is not None
            or state.arrivals
        ):
            return False
        if state.fight is not None:
            fight = state.fight
            return fight.stage == "open" and bool(fight.foes) and not (fight.calls or fight.coming)
        return state.phase in FREE

    def view(self, viewer: int, public: View | None = None) -> View:
        return view(self, viewer, public)

    def whereabouts(self, seat: int, options: Sequence[Option]) -> list[Places]:
        return whereabouts(seat, options)

    def why_not(self, decision: Decision | None, seat: int, key: str) -> Refusal:
        return why_not(self, decision, seat, key)


MUNCHKIN: Rules[State] = Rules("munchkin", RULES_VERSION, first_state, Munchkin)
