"""What a card that never happened promises (MU-2.17), tried wherever it is offered in random games of Munchkin.

A world in which the card had been discarded beforehand, with nothing remembered, is the measure: played up to the same
place by the same words, it must lie as the table that went back, but for what was learned since and for the dice.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from rumpus.kernel import EVERYONE, Game, Input, Option
from rumpus.munchkin.cancelling import just_now
from rumpus.munchkin.setup import new_state
from rumpus.munchkin.table.past import GOES_BACK, uids_by_tag
from rumpus.munchkin.table.state import Before, State
from rumpus.munchkin.turn import MUNCHKIN, Munchkin
from tests.contract import checks
from tests.contract.munchkin import FAMILY, Setup
from tests.contract.munchkin_orders import heaped

AFTERWARDS = 6  # answers
SHORT = 3  # cards


class Moment(NamedTuple):
    """An open question, and what was said to it."""

    game: Game[State]
    seat: int
    option: Option


class Tried(NamedTuple):
    """How often the card was used, and how often that could be measured."""

    times: int
    measured: int


def with_cards_held(setup: Setup, seed: int, is_short: bool = False) -> Game[State]:
    """A new game in which such cards are in hands; short: its decks must soon be shuffled."""
    state = new_state(setup, seed)
    hand_out(state, Random(seed))
    if is_short:
        for deck, pile in ((state.doors, state.door_discard), (state.treasures, state.treasure_discard)):
            pile[:], deck[:] = deck[:-SHORT], deck[-SHORT:]
    return Game(MUNCHKIN, state, [])


def hand_out(state: State, rng: Random) -> bool:
    """Cards that go back and are in nobody's hand change places with a door in one. Were there any?"""
    away = [uid for uid in uids_by_tag(state.cards)[GOES_BACK] if not any(uid in hero.hand for hero in state.heroes)]
    for uid in away:
        zones = [zone for zone in (state.doors, state.door_discard) if uid in zone]
        hands = [hero.hand for hero in state.heroes if any(state.cards[each].is_door for each in hero.hand)]
        if not zones or not hands:
            return False
        hand = rng.choice(hands)
        place = next(i for i, each in enumerate(hand) if state.cards[each].is_door)
        there = zones[0].index(uid)
        hand[place], zones[0][there] = uid, hand[place]
        state.known[uid] = state.known[zones[0][there]] = 0
    state.before = ()  # whoever gets it answers what comes from now on
    return bool(away)


def play_and_go_back(game: Game[State], rng: Random, answers: int) -> Tried:
    """Play at random; whatever such a card could cancel, it cancels in a twin of the game."""
    history: list[Moment] = []
    times = measured = 0
    for _ in range(answers):
        if game.decision is None:
            break
        if game.is_at_rest and game.state.phase != "setup" and rng.random() < 0.1:
            state = game.state.copy()
            if hand_out(state, rng):
                game, history = Game(MUNCHKIN, state, []), []
        decision = checks.open_question(game)
        for seat, options in decision.offers.items():
            for index, option in enumerate(options):
                if is_answer(game.state, option):
                    times += 1
                    measured += check_going_back(game, (seat, index), history, rng)
        seat, index = answer_of_another_kind(game, rng)
        history.append(Moment(game.clone(), seat, decision.offers[seat][index]))
        del history[:-40]
        game.answer(seat, index)
    return Tried(times, measured)


def is_answer(state: State, option: Option) -> bool:
    return option[0] == "play" and any(state.cards[uid].id == option[1] for uid in uids_by_tag(state.cards)[GOES_BACK])


def answer_of_another_kind(game: Game[State], rng: Random) -> Input:
    while True:
        seat, index = checks.random_answer(checks.open_question(game), rng)
        if not is_answer(game.state, checks.open_question(game).offers[seat][index]):
            return seat, index


def check_going_back(game: Game[State], answer: Input, history: list[Moment], rng: Random) -> bool:
    """Use it, and look at what comes of that. Could it be measured?"""
    seat, index = answer
    _, by, name = checks.open_question(game).offers[seat][index]
    before, table = game.state, game.table
    assert isinstance(table, Munchkin)
    undone = just_now(table, seat)[str(name)]
    going = next(uid for uid in before.heroes[seat].hand if before.cards[uid].id == by)
    twin = game.clone()
    twin.answer(seat, index)
    checks.check_cards(FAMILY, twin)
    state = twin.state
    kept = {uid for hero in state.heroes for uid in (*hero.hand, *[gear.uid for gear in hero.gear])}
    if going in kept or (undone.uid in kept and undone.is_drawn):
        raise checks.Violation(f"{name} and {by} are discarded")
    check_knowledge(before, state)
    is_measured = twin.decision is not None and measure(game, twin, undone, going, history)
    if twin.decision is not None:
        checks.check_question(twin)
        checks.check_window(twin)
        checks.check_twins(twin, rng)
        if rng.random() < 0.1:
            checks.check_imagination(FAMILY, twin, rng)
    checks.play_out(twin, rng, AFTERWARDS)
    checks.check_cards(FAMILY, twin)
    return is_measured


def check_knowledge(before: State, after: State) -> None:
    """Whoever has seen a card, and could tell it apart, still knows it where it is hidden now."""
    if after.seed != before.seed:
        return  # a deck may have been shuffled
    decks = {*after.doors, *after.treasures}
    for player, hero in enumerate(before.heroes):
        for uid in hero.hand:
            if uid in decks and not after.known[uid] >> player & 1:
                raise checks.Violation(f"P{player} knows the {before.cards[uid].id} that went back on its deck")
    shown = {gear.uid for hero in before.heroes for gear in hero.gear}
    shown |= {foe.uid for foe in before.fight.foes} if before.fight is not None else set()
    for uid in shown & decks:
        if after.known[uid] != EVERYONE:
            raise checks.Violation(f"everybody knows the {before.cards[uid].id} that went back on its deck")


# -- the measure ---------------------------------------------------------------------------------------------


def measure(game: Game[State], twin: Game[State], undone: Before, going: int, history: list[Moment]) -> bool:
    """The other world: at the last window before the card, it is discarded, and so is what cancels it."""
    found = drawn_at(history, game, undone.uid) if undone.is_drawn else played_at(history, undone.uid)
    if found is None or not checks.open_question(found.game).is_window or found.game.state.seed != game.state.seed:
        return False  # it came in the middle of an action, or dice were thrown since
    state = found.game.state.copy()
    take_away(state, undone.uid)
    take_away(state, going)
    state.serial = game.state.serial
    other = Game(MUNCHKIN, state, [])
    if undone.is_drawn:
        asked, there = checks.open_question(found.game), other.decision
        if there is None or (there.prompt, there.awaited) != (asked.prompt, asked.awaited):
            return False  # nobody has to be asked that without the card that cancels
        other.answer(found.seat, list(there.offers[found.seat]).index(found.option))
    if other.decision is None or {twin.state.seed, other.state.seed} != {game.state.seed}:
        return False  # dice were thrown, or a deck was shuffled
    checks.promise(f"{state.cards[undone.uid].id} never came by {found.option}", lying(other), lying(twin))
    return True


def drawn_at(history: list[Moment], game: Game[State], uid: int) -> Moment | None:
    """The last answer by which it left a deck."""
    after = game.state
    for moment in reversed(history):
        state = moment.game.state
        if uid in (*state.doors, *state.treasures) and uid not in (*after.doors, *after.treasures):
            return moment
        after = state
    return None


def played_at(history: list[Moment], uid: int) -> Moment | None:
    """The last answer that named it in a hand, or used it on the table."""
    for moment in reversed(history):
        state, verb = moment.game.state, moment.option[0]
        hero, name = state.heroes[moment.seat], state.cards[uid].id
        if name in moment.option and verb in ("play", "fight", name) and uid in hero.hand:
            return moment
        if verb == "use" and any(gear.uid == uid and gear.serial in moment.option for gear in hero.gear):
            return moment
    return None


def take_away(state: State, uid: int) -> None:
    """It is discarded, wherever it was."""
    card = state.cards[uid]
    for zone in (state.doors, state.treasures, *[hero.hand for hero in state.heroes]):
        if uid in zone:
            zone.remove(uid)
    for hero in state.heroes:
        hero.gear = [gear for gear in hero.gear if gear.uid != uid]
    if card.has_own_pile:
        state.piles[card.id] += (uid,)
    else:
        (state.door_discard if card.is_door else state.treasure_discard).append(uid)


def lying(game: Game[State]) -> tuple[Any, ...]:
    """How the table lies, and who is asked what, without what is known, remembered, or lies in no order."""
    state, decision = game.state.copy(), checks.open_question(game)
    state.known = bytearray(len(state.known))
    state.before, state.doubt, state.news, state.die = (), None, [], 0
    for pile in (state.door_discard, state.treasure_discard):
        pile.sort(key=lambda uid: (state.cards[uid].id, uid))
    state.piles = {name: tuple(sorted(pile)) for name, pile in state.piles.items()}
    return decision.prompt, decision.awaited, heaped(state)
