"""What came before a card: the way back to it, as if the card had never been drawn or played (MU-2.17).

An action under way cannot be copied, but it can be done again. So the table goes back to where the action began, and
whatever was said in it is said once more, unheard, up to the place where the card was drawn or played. There the card
is put away instead, and from there on everything is new. Only what happens while somebody holds a card that can bring
this about is remembered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache

from rumpus.kernel import EVERYONE, SILENT, Log, Option
from rumpus.kernel.decision import NO_CARDS, NO_FIGURES
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.state import Before, Doubt, News, State
from rumpus.munchkin.table.zones import Zones

Said = tuple[int, Option]  # by whom, and what
NONE: frozenset[int] = frozenset()
GOES_BACK = "goes back"  # the tag of such a card
WITHIN_REACH = 4  # doors at the top of the deck: more are not drawn in one action (MU-5.3)


class WayBack:
    """Where a card is to be put away, and what is true from there on."""

    __slots__ = ("by", "dice", "is_drawn", "known", "said", "seed", "serial", "uid")

    def __init__(self, card: Before, by: int, state: State) -> None:
        self.uid, self.is_drawn, self.said = card.uid, card.is_drawn, list(card.said)
        self.by = by
        self.seed, self.dice = state.seed, state.dice  # dice are thrown anew
        self.serial = state.serial  # no number is given twice
        self.known = what_was_seen(state)


class Past(Zones):
    """What is remembered, and going back."""

    __slots__ = ("by_tag", "going_back", "heard", "is_put_off", "start", "way_back", "words")

    by_tag: Mapping[str, frozenset[int]]  # the uids of all such cards in the game
    going_back: frozenset[int]  # those that can bring this about

    start: State | None  # how the table lay when the present action began; None: nobody could go back to it
    is_put_off: bool  # nothing is drawn or played in it, or not before somebody speaks
    words: list[Said]  # what has been said since
    way_back: list[WayBack]  # where the table is on its way to; of several the last comes first
    heard: Log  # the log, while what happens is told to nobody

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self.by_tag = uids_by_tag(state.cards)
        self.going_back = self.tagged(GOES_BACK)
        self.start, self.is_put_off, self.words, self.way_back, self.heard = None, False, [], [], log

    def tagged(self, tag: str) -> frozenset[int]:
        """The uids of all such cards in the game."""
        return self.by_tag.get(tag, NONE)

    # -- remembering -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Nothing is under way: this is where an action begins."""
        self.is_put_off = False
        if not self.way_back:  # else it began where the table turned round
            self.start = None
            if self.words:
                self.words.clear()

    def remember(self) -> None:
        """How the table lies, before anything is drawn or played."""
        if self.way_back or not self.going_back or self.state.phase == "setup":
            return
        if self._is_held() or self._is_near():
            self.start = self.state.copy()

    def _is_held(self) -> bool:
        """Does anybody hold a card that goes back? What is remembered shows only in what such a card is offered."""
        for hero in self.state.heroes:
            hand = hero.hand
            for uid in self.going_back:
                if uid in hand:
                    return True
        return False

    def _is_near(self) -> bool:
        """May anybody draw one in this action?"""
        near = self.state.doors[-WITHIN_REACH:]
        if len(near) < WITHIN_REACH:
            near += self.state.door_discard
        return not self.going_back.isdisjoint(near)

    @property
    def _remembers(self) -> bool:
        """Is this to be remembered? Who gets such a card later could not have had it then."""
        return self.start is not None and not self.way_back and self._is_held()

    def note_drawn(self, player: int, uid: int, is_open: bool) -> None:
        if self._remembers:
            assert self.start is not None
            self.state.before += (Before(uid, player, True, is_open, self.start, tuple(self.words)),)

    def note_played(self, player: int, uid: int) -> None:
        """The way back to it ends before its player said so; or here, if nobody had a say in it."""
        self.state.news.append(News("played", player, uid))
        if self._remembers:
            assert self.start is not None
            name = self.card(uid).id
            named = [place for place, (_, option) in enumerate(self.words) if name in option]
            said = tuple(self.words[: max(named, default=len(self.words))])
            self.state.before += (Before(uid, player, False, True, self.start, said),)

    def forget(self, kept: Sequence[Before] = ()) -> None:
        """Something is done that does not depend on what came before: that can no longer be answered."""
        self.state.before = tuple(kept)
        if self.start is not None and not self.way_back:
            self.start.before = self.state.before  # nobody else has it yet

    # -- questions ---------------------------------------------------------------------------------------

    def pick(
        self,
        player: int,
        prompt: str,
        options: Sequence[Option],
        cards: Mapping[str, int] = NO_CARDS,
        figures: Mapping[str, int] = NO_FIGURES,
    ) -> Awaitable[int]:
        if self.start is None and not self.way_back:
            return super().pick(player, prompt, options, cards, figures)
        return self._pick(player, prompt, options, cards, figures)

    async def _pick(
        self, player: int, prompt: str, options: Sequence[Option], cards: Mapping[str, int], figures: Mapping[str, int]
    ) -> int:
        way = self.way_back[-1] if self.way_back else None
        again = self.said_before({player: options})
        if again is not None:
            return list(options).index(again[1])
        offered = list(options)
        if way is not None and not way.is_drawn and (gone := self.card(way.uid).id) not in self.held(player):
            offered = [option for option in options if gone not in option]
        index = await super().pick(player, prompt, offered, cards, figures)
        self.words.append((player, offered[index]))
        return list(options).index(offered[index])

    def said_before(self, offers: Mapping[int, Sequence[Option]]) -> Said | None:
        """On the way back: what was said to this question, if it was asked before. None: somebody has to be asked."""
        if not self.way_back:
            return None
        if words := self.way_back[-1].said:
            seat, option = words.pop(0)
            if option in offers.get(seat, ()):
                return seat, option
        while self.way_back:  # in an imagined world a player may not have what they had, and then it ends here
            self.arrive_there()
        return None

    # -- going back --------------------------------------------------------------------------------------

    async def doubt(self, card: Before) -> None:
        """It was never there, says the card that is being played: the table goes back once that is done."""
        by = next(news.uid for news in reversed(self.state.news) if news.what == "played")
        self.state.doubt = Doubt(card, by)

    def go_back(self) -> None:
        """The table lies as it did when the action began in which the card was drawn or played."""
        state, doubt = self.state, self.state.doubt
        assert doubt is not None
        card, barrier = doubt.card, state.barrier
        self.way_back.append(WayBack(card, doubt.by, state))
        self.log = SILENT
        state.become(card.start)
        state.barrier = barrier + 1
        self.touch()

    def is_there(self, uid: int, is_drawn: bool) -> bool:
        """Is this the card that was drawn then, or played without anybody's word? It is put away in its place."""
        way = self.way_back[-1] if self.way_back else None
        return way is not None and way.is_drawn == is_drawn and way.uid == uid and not way.said

    def arrive_there(self) -> None:
        """From here on everything is new. Knowledge stays."""
        way, state = self.way_back.pop(), self.state
        if not self.way_back:
            self.log = self.heard
        state.seed, state.dice, state.serial = way.seed, way.dice, max(state.serial, way.serial)
        for deck in (state.doors, state.treasures):
            for uid in deck:
                state.known[uid] |= way.known[uid]
        for player, hero in enumerate(state.heroes):
            for uid in hero.hand:
                knows = state.known[uid] | way.known[uid]
                state.known[uid] = knows if knows == EVERYONE else knows & ~(1 << player)
        self._put_away(way.by)
        if not way.is_drawn:
            self._put_away(way.uid)
        self.touch()
        self.tell("cancelled", self.card(way.uid).id)

    def _put_away(self, uid: int) -> None:
        """Wherever it was before it was played, it is discarded. Of copies in a hand any will do: who is asked just now
        may have been offered this one."""
        state = self.state
        for player, hero in enumerate(state.heroes):
            if uid in hero.hand:
                uid = next((each for each in hero.hand if each != uid and self.card(each) is self.card(uid)), uid)
                state.arrivals = [
                    each._replace(came=each.came - (uid in hero.hand[len(hero.hand) - each.left :]))
                    if each.player == player
                    else each
                    for each in state.arrivals
                ]
                self.leave_hand(player, uid)
                self.lay_on_pile(uid)
            elif any(gear.uid == uid for gear in hero.gear):
                hero.gear = [gear for gear in hero.gear if gear.uid != uid]
                self.lay_on_pile(uid)

    # -- what is remembered changes ----------------------------------------------------------------------

    @property
    def has_past(self) -> bool:
        return self.start is not None or bool(self.state.before) or self.state.doubt is not None

    def rewrite(self, change: Callable[[State], State], renamed: Mapping[int, int] | None = None) -> None:
        """Let each state that is remembered be another one; `renamed` are cards that have changed places."""
        state, uids, done = self.state, renamed or {}, dict[int, State]()

        def other(start: State) -> State:
            if id(start) not in done:
                done[id(start)] = twin = change(start)
                twin.before = tuple(map(entry, start.before))
                if start.doubt is not None:
                    twin.doubt = start.doubt._replace(card=entry(start.doubt.card))
            return done[id(start)]

        def entry(before: Before) -> Before:
            return before._replace(uid=uids.get(before.uid, before.uid), start=other(before.start))

        state.before = tuple(map(entry, state.before))
        if state.doubt is not None:
            state.doubt = state.doubt._replace(card=entry(state.doubt.card))
        if self.start is not None:
            self.start = other(self.start)


def what_was_seen(state: State) -> bytes:
    """For each card, who has seen it: whoever knows it where it is hidden, who holds it, or everybody."""
    seen = bytearray([EVERYONE]) * len(state.cards)
    for uid in (*state.doors, *state.treasures):
        seen[uid] = state.known[uid]
    for player, hero in enumerate(state.heroes):
        for uid in hero.hand:
            seen[uid] = state.known[uid] | 1 << player
    return bytes(seen)


@lru_cache(maxsize=256)
def uids_by_tag(cards: tuple[Card, ...]) -> dict[str, frozenset[int]]:
    found: dict[str, list[int]] = {}
    for uid, card in enumerate(cards):
        for tag in card.tags:
            found.setdefault(tag, []).append(uid)
    return {tag: frozenset(uids) for tag, uids in found.items()}
