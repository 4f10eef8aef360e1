"""The turn. `step` runs from one resting point to the next; what can last long (a scoring) is state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from rumpus.family import View
from rumpus.family.options import SEAT_NAMES, Places
from rumpus.kernel import Decision, Option, Refusal, Rules, Script
from rumpus.smashup import draft, scoring
from rumpus.smashup.positions.start import first_state
from rumpus.smashup.table.allowances import free_choice, spend_action, spend_minion
from rumpus.smashup.table.board import name
from rumpus.smashup.table.state import Phase, State
from rumpus.smashup.table.table import Table
from rumpus.smashup.view import view
from rumpus.smashup.whereabouts import whereabouts
from rumpus.smashup.why_not import why_not
from rumpus.smashup.winning import is_decided, winners

HAND_LIMIT = 10
MOST_TURNS = 500  # nobody plays that long; a game between players who never score must still end
RULES_VERSION = 4


async def step(g: Table) -> None:
    """Go on until somebody has been asked and has answered, and what they started is done; or to a resting point."""
    state = g.state
    while not g.has_asked:
        if state.scoring is not None:
            await scoring.step(g, state.scoring)
        else:
            await PHASES[state.phase](g)
        if state.phase == "over" or is_resting(state):
            return


def is_resting(state: State) -> bool:
    """The free choice only reads before it asks, and so does discarding down to ten."""
    if state.phase == "discard":
        return len(state.seats[state.active].hand) > HAND_LIMIT
    return state.phase == "play" and state.scoring is None


async def start_turn(g: Table) -> None:
    """SU-2.1: abilities that say so happen now."""
    open_turn(g)
    if g.witnesses("start"):
        await g.pass_moment("start")
    begin_play(g)


def open_turn(g: Table) -> None:
    state = g.state
    seat = state.seats[state.active]
    if seat.sleep:
        seat.sleep = 2
    if g.log.on:
        g.tell("turn", SEAT_NAMES[state.active], state.turn)


def begin_play(g: Table) -> None:
    g.state.phase = "play"
    if g.watch.who["extra action"]:
        g.pieces.collect()


async def play_a_card(g: Table) -> None:
    """SU-2.2: the active player's free choice: a card and, for a minion, its base; or the end of the play step."""
    state, player = g.state, g.state.active
    choice = free_choice(g, player)
    play = choice.play(await g.pick(player, "play", choice))
    if play is None:
        end_play(g)
        up = g.bases_up()
        if up:
            await scoring.begin(g, up)
        else:
            pass_quietly(g)
        return
    uid, piece = play
    if uid < 0:
        assert piece is not None and piece.card.use is not None
        if g.log.on:
            g.tell("use", SEAT_NAMES[player], *name(piece))
        state.plays += 1
        if piece.card.is_talent:
            g.pieces.use(piece)
        ability = "talent" if piece.card.is_talent else "special"
        await g.as_ability(piece, ability, piece.card.use(g, piece))
    elif piece is None and uid in state.seats[player].discard:
        me = g.pieces.new(uid, player)
        assert me.card.use_from_discard is not None
        state.used.append(me.card.id)
        await g.as_ability(me, "use from discard", me.card.use_from_discard(g, me))
    elif piece is not None:
        if state.extras or g.watch.who["extra minion"]:
            await spend_minion(g, player, uid, piece)
        else:
            state.minions_left -= 1
        await g.play_minion(player, uid, piece)
    else:
        if state.extras:
            await spend_action(g, player, state.cards[uid])
        else:
            state.actions_left -= 1
        await g.play_action(player, uid)


def end_play(g: Table) -> None:
    """What has not been played by now may not be played any more (SU-10.5)."""
    state = g.state
    state.phase = "score"
    state.minions_left = state.actions_left = 0
    state.extras.clear()


def pass_quietly(g: Table) -> None:
    """When nothing scores: from one play step to the next, or to where something can happen, a question or an ability.

    That is a step of its own. Usually there is none, and the next free choice is the resting point to return to.
    """
    state = g.state
    state.phase = "draw"
    g.deal(state.active, 2)
    state.phase = "discard"
    if len(state.seats[state.active].hand) > HAND_LIMIT:
        return
    state.phase = "end"
    if not g.is_awaited("end") and close_turn(g) and not g.is_awaited("start"):
        open_turn(g)
        begin_play(g)


async def draw_two(g: Table) -> None:
    """SU-2.4."""
    await g.draw(g.state.active, 2)
    g.state.phase = "discard"


async def discard_down(g: Table) -> None:
    """SU-2.4: the active player, down to ten, one card a step."""
    player = g.state.active
    hand = g.hand(player)
    if len(hand) <= HAND_LIMIT:
        g.state.phase = "end"
        return
    uid = await g.choose_card(player, "discard", hand)
    assert uid is not None
    await g.discard(player, uid)


async def end_turn(g: Table) -> None:
    """SU-2.5: abilities that say so; then what lasts until now stops; then the victory check."""
    if g.witnesses("end"):
        await g.pass_moment("end")
    close_turn(g)


def close_turn(g: Table) -> bool:
    """Does another turn follow? It has its own plays, and nothing has been used in it yet."""
    state = g.state
    if state.lasting:
        g.pieces.end_lasting(state.active)
        g.settle()
    seat = state.seats[state.active]
    if seat.sleep >= 2:
        seat.sleep -= 2
    if is_decided(state) or state.turn >= MOST_TURNS:
        state.phase = "over"
        for winner in winners(state):
            g.tell("win", SEAT_NAMES[winner], state.seats[winner].points)
        return False
    state.active = (state.active + 1) % len(state.seats)
    state.turn += 1
    state.phase = "start"
    state.minions_left = state.actions_left = 1
    state.extras.clear()
    state.used.clear()
    state.minions_played = state.monsters_played = state.plays = 0
    for each in state.seats:
        each.minions_this_turn = 0
    return True


PHASES: dict[Phase, Callable[[Table], Awaitable[None]]] = {
    "draft": draft.pick,
    "deal": draft.deal,
    "hands": draft.deal_hands,
    "start": start_turn,
    "score": scoring.look,
    "draw": draw_two,
    "discard": discard_down,
    "end": end_turn,
}


class SmashUp(Table):
    """The table of the cards, with the turn on top: what the kernel runs."""

    __slots__ = ()

    def players(self) -> int:
        return len(self.state.seats)

    def step(self) -> Script:
        self.begin_step()
        state = self.state
        return play_a_card(self) if state.phase == "play" and state.scoring is None else step(self)

    def is_over(self) -> bool:
        return self.state.phase == "over"

    def victors(self) -> list[int]:
        return winners(self.state)

    def is_resting(self) -> bool:
        return is_resting(self.state)

    def view(self, viewer: int, public: View | None = None) -> View:
        return view(self, viewer, public)

    def whereabouts(self, seat: int, options: Sequence[Option]) -> list[Places]:
        return whereabouts(self, seat, options)

    def why_not(self, decision: Decision | None, seat: int, key: str) -> Refusal:
        return why_not(self, decision, seat, key)


SMASHUP: Rules[State] = Rules("smashup", RULES_VERSION, first_state, SmashUp)
