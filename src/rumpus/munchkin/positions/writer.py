"""Writes down a table of Munchkin as a position, by card names: the way back from `layout.lay_out`."""

from __future__ import annotations

from collections.abc import Iterable

from rumpus.family.options import with_names, with_pieces
from rumpus.family.scenarios import BadPosition
from rumpus.kernel import EVERYONE, Option
from rumpus.munchkin.positions.labels import labels_of, zones_of
from rumpus.munchkin.positions.layout import lay_out
from rumpus.munchkin.positions.opened import ALL, ALL_ELSE
from rumpus.munchkin.positions.position import (
    AirAt,
    ArrivalAt,
    BeforeAt,
    CharityAt,
    DoneAt,
    DoubtAt,
    EnhancerAt,
    FightAt,
    FoeAt,
    GearAt,
    HeldAt,
    LastingAt,
    NewsAt,
    PlayerAt,
    Position,
    RollAt,
    RunAt,
    SpreadAt,
    TermsAt,
    ThrowAt,
    TradeAt,
    TurnAt,
)
from rumpus.munchkin.setup import known_options
from rumpus.munchkin.table.state import Air, Before, Fight, Foe, Gear, Hero, News, Spread, State, Terms


def position_of(state: State, names: list[str]) -> Position:
    return Writer(state, names, bool(state.before or state.doubt)).position()


class Writer:
    """Turns a state back into words."""

    def __init__(self, state: State, names: list[str], is_numbered: bool = False) -> None:
        self.state = state
        self.names = names
        self.is_numbered = is_numbered  # are copies of a card told apart?
        self.labels = labels_of(state, names)

    def position(self) -> Position:
        state, cards = self.state, self.cards
        played = {card.set for card in state.cards}
        told = Position(
            players={self.names[seat]: self.player(seat, hero) for seat, hero in enumerate(state.heroes)},
            sets=[each.name for each in state.sets if each in played],
            options=self.options(),
            doors=self.held(state.doors[::-1]),
            treasures=self.held(state.treasures[::-1]),
            rest_of_the_box=self.is_whole,
            door_discard=cards(state.door_discard),
            treasure_discard=cards(state.treasure_discard),
            piles={card: cards(pile) if self.is_numbered else len(pile) for card, pile in state.piles.items() if pile},
            turn=self.turn(),
            setting_up=["nobody yet" if seat < 0 else self.names[seat] for seat in state.setting_up]
            if state.phase == "setup"
            else None,
            fight=self.fight(state.fight) if state.fight is not None else None,
            air=[self.air(each) for each in state.air],
            spoils=self.spread(state.spoils) if state.spoils is not None else None,
            bodies=[self.spread(each) for each in state.bodies],
            arrivals=[ArrivalAt(self.names[each.player], each.left, each.came - each.left) for each in state.arrivals],
            trades=[
                TradeAt(self.names[each.by], self.names[each.to], self.called(each.gives), self.called(each.wants))
                for each in state.offers
            ],
            charity=CharityAt(
                state.charity.left,
                {self.names[seat]: got for seat, got in zip(state.charity.to, state.charity.got, strict=True)},
            )
            if state.charity is not None
            else None,
            aside=cards(state.aside),
            just_now=self.just_now(),
            before=[self.before(each) for each in state.before],
            doubt=DoubtAt(self.before(state.doubt.card), self.card(state.doubt.by)) if state.doubt else None,
            let_end=self.seen(state.let_end) if state.let_end >= 0 else None,
            winners=[self.names[seat] for seat in state.winners],
            outsider=self.name(state.outsider),
            dice=list(state.dice),
            last_roll=state.die,
            seed=state.seed,
            serial=state.serial if self.is_numbered else 0,
        )
        try:
            lay_out(told)
        except BadPosition:
            told.anything_goes = True  # somebody meant it
        return told

    @property
    def is_whole(self) -> bool:
        """Is every card of the box somewhere? In a scenario some may have been left out."""
        zones = zones_of(self.state, self.names)
        return len({uid for zone in zones.values() for uid in zone}) == len(self.state.cards)

    def options(self) -> dict[str, bool | int]:
        options = self.state.options
        told = {"faster": options.faster, "shared_victory": options.shared_victory, **options.of_sets}
        usual = known_options() | ({"faster": True} if len({card.set for card in self.state.cards}) > 1 else {})
        return {name: value for name, value in told.items() if value != usual[name]}

    # -- people and cards --------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def seen(self, mask: int) -> list[str]:
        return [name for seat, name in enumerate(self.names) if mask >> seat & 1]

    def cards(self, uids: Iterable[int]) -> list[str]:
        return [self.card(uid) for uid in uids]

    def card(self, uid: int) -> str:
        """`card`; if copies are told apart, `card #3`."""
        card = self.state.cards[uid]
        if not self.is_numbered or card.copies == 1:
            return card.id
        return f"{card.id} #{self.state.cards[: uid + 1].count(card)}"

    def called(self, serials: Iterable[int]) -> list[str]:
        return [self.labels[serial] for serial in serials if serial in self.labels]

    def held(self, uids: Iterable[int], owner: int = -1) -> list[str | HeldAt]:
        """In a hand, or in a deck."""
        found: list[str | HeldAt] = []
        for uid in uids:
            card, mask = self.card(uid), self.state.known[uid]
            if not mask:
                found.append(card)
            elif mask == EVERYONE:
                found.append(HeldAt(card, [ALL]))
            elif owner >= 0 and mask == EVERYONE & ~(1 << owner):
                found.append(HeldAt(card, [ALL_ELSE]))
            else:
                found.append(HeldAt(card, self.seen(mask)))
        return found

    def player(self, seat: int, hero: Hero) -> PlayerAt:
        lasting = [
            LastingAt(
                self.card(each.uid) if each.uid >= 0 else each.card.id, each.what, each.until, each.amount,
                None if each.is_curse == each.card.is_curse else each.is_curse, each.uid >= 0,
            )
            for each in hero.lasting
        ]  # fmt: skip
        gear = [self.gear(each) for each in hero.gear]
        hand, rations = self.held(hero.hand, seat), list(hero.rations)
        return PlayerAt(hero.level, hero.sex, hand, gear, lasting, hero.is_new, hero.is_tom, rations)

    def gear(self, gear: Gear) -> str | GearAt:
        on = [self.gear(each) for each in gear.on]
        serial = gear.serial if self.is_numbered else 0
        told = GearAt(self.card(gear.uid), gear.card.is_worn and not gear.is_used, on, gear.note, serial)
        return told if gear.note or serial else in_short(told)

    # -- the turn ----------------------------------------------------------------------------------------

    def turn(self) -> TurnAt:
        state = self.state
        done = [
            DoneAt(what, self.names[player], self.name(towards), times)
            for (what, player, towards), times in state.tally.items()
        ]
        spent: dict[str, list[str]] = {}
        for seat, ability in state.spent:
            spent.setdefault(self.names[seat], []).append(ability)
        is_met = state.fight is not None
        usual = "trouble" if is_met else "start"
        return TurnAt(
            self.names[state.active], state.turn, None if state.phase in (usual, "setup") else state.phase,
            None if state.has_met == is_met else state.has_met, state.has_listened,
            None if state.doors_opened == state.has_met else state.doors_opened, done, spent,
        )  # fmt: skip

    def just_now(self) -> list[NewsAt]:
        zones = zones_of(self.state, self.names) if self.state.news else {}
        return [self.news(each, zones) for each in self.state.news]

    def news(self, news: News, zones: dict[str, list[int]]) -> NewsAt:
        zone = next((name for name, uids in zones.items() if news.uid in uids), "")
        card = self.card(news.uid) if zone else ""
        return NewsAt(news.what, self.name(news.player), card, zone, news.amount)

    def air(self, air: Air) -> AirAt:
        names = self.name(air.by), self.name(air.victim)
        card = self.card(air.uid) if air.uid >= 0 or air.caught is None else air.caught.id
        is_caught, lies_elsewhere = air.caught is not None, air.uid < 0
        target, passed = self.target(air.target), self.seen(air.passed)
        return AirAt(card, *names, air.play, target, passed, is_caught, lies_elsewhere)

    def target(self, option: Option) -> list[str]:
        return [str(word) for word in with_names(with_pieces(option, self.describe), self.names)]

    def describe(self, card: str, serial: int) -> str:
        """A card in play, or one that has come into play only since then."""
        return self.labels.get(serial, f"{card} +{serial - self.state.serial}")

    def before(self, before: Before) -> BeforeAt:
        start = Writer(before.start, self.names, is_numbered=True)
        said = [{self.names[seat]: start.target(option)} for seat, option in before.said]
        card, player = self.card(before.uid), self.names[before.player]
        return BeforeAt(card, player, start.position(), before.is_drawn, before.is_open, said)

    def spread(self, spread: Spread) -> SpreadAt:
        picks = [self.names[seat] for seat in spread.picks]
        cards, passed = self.cards(spread.cards), self.seen(spread.passed)
        lying: dict[str, list[str]] = {}
        for uid, item in spread.fixed:
            lying.setdefault(self.card(item), []).append(self.card(uid))
        names = self.name(spread.of), self.name(spread.fighter)
        return SpreadAt(cards, picks, *names, not spread.is_set, passed, lying)

    # -- a fight -----------------------------------------------------------------------------------------

    def fight(self, fight: Fight) -> FightAt:
        names, roll = self.names, fight.roll
        thrown = [
            ThrowAt(self.card(each.uid), names[each.by], each.side, each.amount, each.is_doubled)
            for each in fight.thrown
        ]
        return FightAt(
            monsters=[self.foe(foe, fight) for foe in fight.foes],
            fighter=names[fight.fighter],
            stage=fight.stage,
            helper=self.name(fight.helper),
            terms=self.terms(fight.terms) if fight.terms is not None else None,
            offers=[self.terms(each) for each in fight.offers],
            asked={names[to]: count for (by, to), count in fight.asked.items() if by == fight.fighter},
            offered={names[by]: count for (by, _), count in fight.asked.items() if by != fight.fighter},
            thrown=thrown,
            passed=self.seen(fight.passed),
            out=self.seen(fight.out),
            calls=[names[seat] for seat in fight.calls],
            coming=self.called(fight.coming),
            entered=fight.is_entered,
            sought=self.labels.get(fight.sought, ""),
            runs=[RunAt(names[seat], self.labels[serial]) for seat, serial in fight.runs],
            hurt=self.seen(fight.hurt),
            refused=self.seen(fight.refused),
            roll=RollAt(names[roll.player], self.labels[roll.serial], roll.face, roll.extra, self.seen(roll.passed))
            if roll is not None
            else None,
        )

    def foe(self, foe: Foe, fight: Fight) -> str | FoeAt:
        enhancers: list[str | EnhancerAt] = [
            card if by == foe.by else EnhancerAt(card, self.names[by])
            for card, by in zip(self.cards(foe.enhancers), foe.enhanced_by, strict=True)
        ]
        brought_by, card = self.state.cards[foe.uid], foe.card.id
        if brought_by is foe.card:
            card = self.card(foe.uid)
        told = FoeAt(
            card, "" if foe.by == fight.fighter else self.names[foe.by], enhancers, foe.extra, foe.note,
            self.seen(foe.caught), self.labels.get(foe.twin_of, ""),
            "" if brought_by is foe.card else self.card(foe.uid), foe.serial if self.is_numbered else 0,
        )  # fmt: skip
        return card if told == FoeAt(card) else told

    def terms(self, terms: Terms) -> TermsAt:
        by, to, helper = [self.names[seat] for seat in (terms.by, terms.to, terms.helper)]
        return TermsAt(by, to, helper, terms.treasures, terms.helper_first, self.called(terms.items))


def in_short(told: GearAt) -> str:
    """`weapon + enhancer`, `helmet (carried)`."""
    return " + ".join(cards_of(told)) + (" (carried)" if told.carried else "")


def cards_of(told: GearAt) -> list[str]:
    """The card itself, and what lies on it."""
    return [told.card, *[each if isinstance(each, str) else each.card for each in told.on]]
