"""Cards out of play, and who knows them; questions to one seat. A card is always in some zone."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence

from rumpus.family.events import Cause
from rumpus.family.knowledge import turned_to
from rumpus.family.options import SEAT_NAMES, Place
from rumpus.family.questions import Choosing
from rumpus.kernel import EVERYONE, Event, Log, Option, random_below
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.options import Options, SetOption
from rumpus.munchkin.table.state import Arrival, Gear, Hero, News, Phase, State

PHASES: dict[Phase, str] = {  # the rule behind what happens then, unless something else is under way
    "setup": "MU-1.4",
    "start": "MU-2.2",
    "trouble": "MU-2.3",
    "rest": "MU-2.4",
    "end": "MU-2.5",
    "charity": "MU-2.5",
    "ending": "MU-10.5",
    "over": "MU-10.1",
}
# MU-2.16: how often a player does this in a turn, alone or towards one other player. Nobody uses up what is another's.
MOST = {"move": 40, "trade": 5, "show": 3}
ROUNDS = [[[(first + i) % count for i in range(count)] for first in range(count)] for count in range(9)]


class Zones(Choosing[Card]):
    """Hands, decks and discard piles."""

    __slots__ = ("doer", "log", "menu", "rule", "said", "told")

    state: State
    menu: dict[int, list[Option]]  # what seats may do with cards and in trade, worked out since something changed
    doer: tuple[Card, int, int, str] | None  # whose ability is carried out, its serial, who has it, and which it is
    said: tuple[int, Option] | None  # what a seat has answered to a window, still to be carried out
    rule: str  # what is under way, where no card does it; nothing: what the phase brings
    told: int  # how often anything was, whether somebody listened or not

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log
        self.has_asked, self.missed = False, ""
        self.asker = None
        self.doer = None
        self.rule = ""
        self.said = None
        self.told = 0
        self.menu = {}

    # -- queries -----------------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        return self.state.options

    def option(self, of_set: SetOption) -> int:
        """What this table has decided about it."""
        return self.options.of_sets.get(of_set.name, of_set.usual)

    def players_from(self, first: int) -> list[int]:
        """Everyone, clockwise."""
        return list(ROUNDS[len(self.state.heroes)][first])

    def others(self, player: int) -> list[int]:
        return self.players_from(player)[1:]

    def left_of(self, player: int) -> int:
        return (player + 1) % len(self.state.heroes)

    def right_of(self, player: int) -> int:
        return (player - 1) % len(self.state.heroes)

    def waiting(self, first: int, passed: int) -> list[int]:
        """Those who have not let it pass yet, clockwise."""
        return [player for player in ROUNDS[len(self.state.heroes)][first] if not passed >> player & 1]

    def hero(self, player: int) -> Hero:
        return self.state.heroes[player]

    def card(self, uid: int) -> Card:
        return self.state.cards[uid]

    def hand(self, player: int) -> list[int]:
        return self.state.heroes[player].hand

    def in_hand(self, player: int, card_id: str | int) -> int:
        """The uid of this card in hand; the first of its copies."""
        cards = self.state.cards
        return next(uid for uid in self.state.heroes[player].hand if cards[uid].id == card_id)

    def by_fame(self, player: int) -> list[int]:
        """The cards in hand, what nobody else knows first: however they lie, and wherever people sit."""
        known, count = self.state.known, len(self.state.heroes)
        return sorted(self.state.heroes[player].hand, key=lambda uid: turned_to(player, known[uid], count))

    def held(self, player: int) -> dict[str, int]:
        """The cards in hand, by their ids; of copies one."""
        cards = self.state.cards
        return {cards[uid].id: uid for uid in self.state.heroes[player].hand}

    def may_still(self, what: str, player: int, towards: int = -1) -> bool:
        """MU-2.16: `towards` is the other player, if it is a matter between two."""
        tally = self.state.tally
        return not tally or tally.get((what, player, towards), 0) < MOST[what]

    @property
    def has_doors(self) -> bool:
        """Can a door be drawn?"""
        return bool(self.state.doors or self.state.door_discard)

    # -- questions ---------------------------------------------------------------------------------------

    def place_of(self, uid: int) -> Place:
        """A card that lies neither in a hand nor on a pile is laid out before all: a body, treasures won together."""
        state = self.state
        for player, hero in enumerate(state.heroes):
            if uid in hero.hand:
                return "hand", player
        piles = {"door discard": state.door_discard, "treasure discard": state.treasure_discard}
        return next((zone for zone, uids in piles.items() if uid in uids), "laid out"), -1

    async def as_ability(self, card: Card, doing: str, by: int, ability: Awaitable[None], serial: int = 0) -> None:
        """Questions in here come from this card, and what happens is caused by it: `doing` names the ability (nothing:
        what the rules say of all such cards), `by` is whose card it is, -1 nobody's."""
        asker, doer = self.asker, self.doer
        self.asker, self.doer = card, (card, serial, by, doing)
        await ability
        self.asker, self.doer = asker, doer

    async def choose_gear(
        self, player: int, prompt: str, gear: Sequence[Gear], may: bool = False, otherwise: str = "none"
    ) -> Gear | None:
        """One of these cards in play. None: there is none, or declined."""
        if not gear:
            self.missed = prompt
            return None
        if len(gear) == 1 and not may:
            return gear[0]
        options: list[Option] = [(each.card.id, each.serial) for each in gear]
        if may:
            options.append((otherwise,))
        answer = await self.pick(player, prompt, options)
        return gear[answer] if answer < len(gear) else None

    # -- cards from hands --------------------------------------------------------------------------------

    def arrive(self, player: int) -> None:
        """MU-2.12: a player who gets a card outside their own turn may put it down at once; on their own turn they can
        anyway. While a fight is open, nothing but a class may be put down (MU-3.20)."""
        state = self.state
        if player == state.active or state.phase == "setup":
            return
        for place, each in enumerate(state.arrivals):
            if each.player == player:
                state.arrivals[place] = each._replace(came=each.came + 1, left=each.left + 1)
                return
        state.arrivals.append(Arrival(player, 1, 1))

    async def discard(self, player: int, *uids: int) -> None:
        """From hand, all at once."""
        uids = self.in_order(uids)
        for uid in uids:
            self.leave_hand(player, uid)
            self.lay_on_pile(uid)
            self.tell("discard", SEAT_NAMES[player], self.card(uid).id)
        for uid in uids:
            await self.after_discard(player, uid)

    def in_order(self, uids: Iterable[int]) -> tuple[int, ...]:
        """Cards that come to a pile together: in an order that does not hang on how they lay."""
        return tuple(sorted(uids, key=lambda uid: (self.card(uid).id, uid)))

    async def after_discard(self, player: int, uid: int) -> None:
        """What a card does when its player has discarded it."""
        card = self.card(uid)
        if card.when_discarded is not None:
            await self.as_ability(card, "discarded", player, card.when_discarded(self, player))

    async def discard_hand(self, player: int) -> None:
        self.state.barrier += 1
        await self.discard(player, *self.hand(player))

    async def lose_random(self, player: int, to: int | None = None) -> None:
        """A random card from hand is discarded, or goes to somebody else's hand."""
        state, hand = self.state, self.hand(player)
        if not hand:
            return
        state.seed, place = random_below(state.seed, len(hand))
        uid = self.in_hand(player, self.card(self.in_order(hand)[place]).id)  # the first of its copies
        if to is None:
            state.barrier += 1
            await self.discard(player, uid)
        else:
            await self.give_card(player, uid, to)

    async def discard_chosen(self, player: int, count: int, prompt: str = "discard") -> int:
        """This many cards of the player's choice from their hand; returns how many there were."""
        chosen: list[int] = []
        while len(chosen) < count:
            left = [uid for uid in self.hand(player) if uid not in chosen]
            uid = await self.choose_card(player, prompt, left)
            if uid is None:
                break
            chosen.append(uid)
        await self.discard(player, *chosen)
        return len(chosen)

    async def show_hand(self, player: int) -> None:
        """To all."""
        await self.show(player, self.hand(player))

    async def show(self, player: int, uids: Sequence[int], to: int = -1) -> None:
        """Some cards in hand, to one other player, or -1: to all. They are known from then on; who looks on learns only
        how many there were."""
        names = sorted([self.card(uid).id for uid in uids])
        self._be_seen(player, uids, EVERYONE if to < 0 else 1 << to)
        self.state.barrier += 1
        if to >= 0:
            who, whom = SEAT_NAMES[player], SEAT_NAMES[to]
            self.tell("shows to", who, whom, len(names), secret=tuple(names), knows=1 << player | 1 << to)
        elif len(names) == len(self.hand(player)):
            self.tell("show hand", SEAT_NAMES[player], *names)
        else:
            self.tell("shows", SEAT_NAMES[player], *names)

    async def give_card(self, player: int, uid: int, to: int) -> None:
        """From hand to hand: who looks on sees only the back."""
        self.leave_hand(player, uid, seen_by=1 << player | 1 << to)
        self._come_from(player, uid, to)

    async def swap_hands(self, player: int, other: int) -> bool:
        """All of both: who looks on and knew a card knows where it is now. Was there any?"""
        hands = self.hand(player).copy(), self.hand(other).copy()
        self.state.arrivals = [each for each in self.state.arrivals if each.player not in (player, other)]
        self.hand(player).clear()
        self.hand(other).clear()
        for uid in hands[0]:
            self._come_from(player, uid, other)
        for uid in hands[1]:
            self._come_from(other, uid, player)
        return any(hands)

    def _come_from(self, player: int, uid: int, to: int) -> None:
        """A card that has left a hand comes into another."""
        knows = self.state.known[uid] | 1 << player
        self.put_in_hand(to, uid, knows & ~(1 << to))
        self.state.barrier += 1
        card = self.card(uid)
        back = card.back
        self.tell("give card", SEAT_NAMES[player], SEAT_NAMES[to], back, secret=(card.id,), knows=knows | 1 << to)
        self.arrive(to)

    # -- the only writers --------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something has changed that what a seat may do can depend on."""
        if self.menu:
            self.menu = {}

    def count(self, what: str, player: int, towards: int = -1) -> None:
        """Of what there is a limit to (MU-2.16)."""
        tally, key = self.state.tally, (what, player, towards)
        tally[key] = tally.get(key, 0) + 1
        self.touch()

    def put_in_hand(self, player: int, uid: int, knows: int) -> None:
        """Into a hand; `knows` are the others who see it."""
        self.state.heroes[player].hand.append(uid)
        self.state.known[uid] = knows
        self.touch()

    def _be_seen(self, player: int, uids: Sequence[int], seats: int) -> None:
        """Who is shown a card, and has seen a copy of it in that hand, cannot tell that it is another one."""
        state = self.state
        known = state.known
        for uid in uids:
            unsure = seats & ~known[uid]
            known[uid] |= seats
            for other in self.by_fame(player) if unsure and state.cards[uid].copies > 1 else ():
                if state.cards[other] is state.cards[uid] and other not in uids:
                    known[other], unsure = known[other] & ~unsure, unsure & ~known[other]

    def leave_hand(self, player: int, uid: int, seen_by: int = EVERYONE) -> None:
        """A card leaves a hand. Who sees it, and has seen a copy of it there, cannot tell which one it was: of the
        copies that they know, one is gone. Who sees only the back knows nothing any more of the cards with that back,
        unless there was only one."""
        state = self.state
        hand, known, card = state.heroes[player].hand, state.known, state.cards[uid]
        for place, each in enumerate(state.arrivals):
            if each.player == player and uid in hand[len(hand) - each.left :]:
                state.arrivals[place] = each._replace(left=each.left - 1)
        hand.remove(uid)
        if card.copies > 1:
            unsure = seen_by & ~known[uid]
            for other in self.by_fame(player):
                if state.cards[other] is card:
                    known[other], unsure = known[other] & ~unsure, unsure & ~known[other]
        if seen_by != EVERYONE:
            alike = [other for other in hand if state.cards[other].is_door == card.is_door]
            for other in (uid, *alike) if alike else ():
                known[other] &= seen_by
        known[uid] &= ~seen_by
        self.touch()

    def lay_on_pile(self, uid: int) -> None:
        """To the pile of its deck, or to its own (MU-1.2). -1: no card, a curse that has spread."""
        if uid < 0:
            return
        state = self.state
        card = state.cards[uid]
        if card.has_own_pile:
            state.piles[card.id] += (uid,)
        else:
            (state.door_discard if card.is_door else state.treasure_discard).append(uid)
            state.news.append(News("discarded", -1, uid))
        state.known[uid] = 0
        self.touch()

    def tell(self, kind: str, *public: str | int, secret: Option = (), knows: int = EVERYONE) -> None:
        self.told += 1
        if self.log.on:
            self.log.events.append(Event(kind, public, secret, knows, self.why()))

    def why(self) -> Cause:
        """What causes that which happens now: a card by one of its abilities, a card by the rules, or a rule alone."""
        state = self.state
        rule = self.rule or PHASES[state.phase]
        if self.doer is None:
            return Cause(player=state.active, rule=rule)
        card, serial, by, doing = self.doer
        ability = card.told_as.get(doing, doing)
        return Cause(card.id, serial, by, ability, "" if ability else rule)
