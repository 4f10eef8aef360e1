"""Lays out a table as a position describes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rumpus.family.ids import id_of
from rumpus.family.options import SEAT_NAMES
from rumpus.family.scenarios import BadPosition
from rumpus.kernel import Option
from rumpus.munchkin.positions.labels import labels_of, zones_of
from rumpus.munchkin.positions.opened import Opened
from rumpus.munchkin.positions.position import (
    AirAt,
    BeforeAt,
    EnhancerAt,
    FightAt,
    FoeAt,
    GearAt,
    LastingAt,
    NewsAt,
    PlayerAt,
    Position,
    SpreadAt,
    TermsAt,
)
from rumpus.munchkin.table.state import (
    Air,
    Arrival,
    Before,
    Charity,
    Doubt,
    Fight,
    Foe,
    Gear,
    Hero,
    Lasting,
    News,
    Offer,
    Roll,
    Spread,
    State,
    Terms,
    Throw,
)
from rumpus.munchkin.table.strength import GOAL

ON_ITEMS = ("item enhancer", "cheat")


def lay_out(position: Position) -> State:
    """The state that a position describes; the order of everything is the order in which it is written."""
    return Layout(position).state


class Layout(Opened):
    """Puts the cards on the table, one after the other."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.put_down()

    def put_down(self) -> None:
        told, state = self.told, self.state
        turn = told.turn
        state.active = self.seat(turn.player, "turn.player") if turn.player else 0
        state.heroes = [self.hero(seat, told.players[name]) for seat, name in enumerate(self.names)]
        for name, pile in told.piles.items():
            place = f"piles.{name}"
            card = self.card(name, place)
            if not card.has_own_pile:
                raise BadPosition(f"{place}: {card.id} has no pile of its own")
            which = [name] * pile if isinstance(pile, int) else pile
            state.piles[card.id] = tuple([self.deal(each, place) for each in which])
        state.door_discard = self.pile("door discard", told.door_discard, is_door=True)
        state.treasure_discard = self.pile("treasure discard", told.treasure_discard, is_door=False)
        state.aside = [self.deal(name, f"aside[{i}]") for i, name in enumerate(told.aside)]
        state.air = [self.air(each, f"air[{i}]") for i, each in enumerate(told.air)]
        state.spoils = self.spread(told.spoils, "spoils") if told.spoils else None
        if state.spoils is not None and len(state.spoils.picks) < len(state.spoils.cards):
            raise BadPosition("spoils.picks: say who picks each of the cards")
        if state.spoils is not None and state.spoils.fighter < 0:
            state.spoils = state.spoils._replace(fighter=state.active)
        state.bodies = [self.spread(each, f"bodies[{i}]") for i, each in enumerate(told.bodies)]
        if told.fight is not None:
            self.fight(told.fight)
        state.serial = max(state.serial, told.serial)
        labels = labels_of(state, self.names)
        self.serials = {label: serial for serial, label in labels.items()}
        if told.fight is not None and state.fight is not None:
            self.refer(told.fight, state.fight)
        for air, each in zip(state.air, told.air, strict=True):
            air.target = self.target(each.target)
        self.decks()
        self.the_turn()
        state.cards = tuple(self.cards)
        self.the_rest()

    # -- decks and heroes ----------------------------------------------------------------------------------

    def decks(self) -> None:
        """Below what is told lies the rest of the box: what sets something off when it is drawn at the very bottom."""
        state, told = self.state, self.told
        tops = self.pile("doors", told.doors, is_door=True), self.pile("treasures", told.treasures, is_door=False)
        below = [uid for uids in self.left.values() for uid in uids] if told.rest_of_the_box else []
        below.sort(key=lambda uid: self.cards[uid].when_drawn is None)
        state.doors = [uid for uid in below if self.cards[uid].is_door] + tops[0][::-1]
        state.treasures = [uid for uid in below if not self.cards[uid].is_door] + tops[1][::-1]

    def hero(self, seat: int, told: PlayerAt) -> Hero:
        place = f"players.{self.names[seat]}"
        hand = [self.held(each, f"{place}.hand[{i}]", seat) for i, each in enumerate(told.hand)]
        gear = [self.gear(each, seat, f"{place}.gear[{i}]") for i, each in enumerate(told.gear)]
        lasting = [self.lasting(each, f"{place}.lasting[{i}]") for i, each in enumerate(told.lasting)]
        if told.level > GOAL:
            self.refuse(f"{place}.level: {GOAL} is the highest")
        for i, each in enumerate(gear):
            if each.card.kind in (*ON_ITEMS, "monster enhancer", "wandering monster", "level"):
                self.refuse(f"{place}.gear[{i}]: {each.card.id} does not lie before a player")
        for kind in ("class", "army"):
            roles = [each.card.id for each in gear if each.card.kind == kind]
            most = 2 if any(each.card.is_joker and each.card.role == kind for each in gear) else 1
            if len(roles) > most or len(set(roles)) < len(roles):
                self.refuse(f"{place}.gear: nobody is {' and '.join(roles)}")
        return Hero(told.level, told.sex, hand, gear, lasting, told.new, told.tom, tuple(told.rations))

    def gear(self, told: str | GearAt, owner: int, place: str) -> Gear:
        told = in_full(told) if isinstance(told, str) else told
        card = self.card(told.card, place)
        if card.is_monster:
            raise BadPosition(f"{place}: {card.id} does not lie before a player")
        if told.carried and not card.is_worn:
            raise BadPosition(f"{place}: {card.id} is not carried")
        is_used = card.is_worn and not told.carried
        gear = Gear(self.next_serial(told.serial), self.deal(told.card, place), card, owner, is_used)
        gear.on = [self.gear(each, owner, f"{place}.on[{i}]") for i, each in enumerate(told.on)]
        gear.note = told.note
        for each in gear.on:
            if not card.is_item or not (each.card.kind in ON_ITEMS or each.card.is_curse):
                self.refuse(f"{place}: {each.card.id} does not lie on {card.id}")
        return gear

    def lasting(self, told: LastingAt, place: str) -> Lasting:
        card = self.card(told.card, place)
        uid = self.deal(told.card, place) if told.kept else -1
        is_curse = card.is_curse if told.curse is None else told.curse
        return Lasting(told.what, card, told.until, told.amount, is_curse, uid)

    # -- a fight -----------------------------------------------------------------------------------------

    def fight(self, told: FightAt) -> None:
        fighter = self.seat(told.fighter, "fight.fighter") if told.fighter else self.state.active
        foes = [self.foe(each, fighter, f"fight.monsters[{i}]") for i, each in enumerate(told.monsters)]
        asked = {(fighter, self.seat(name, "fight.asked")): count for name, count in told.asked.items()}
        asked |= {(self.seat(name, "fight.offered"), fighter): count for name, count in told.offered.items()}
        thrown = []
        for i, each in enumerate(told.thrown):
            place = f"fight.thrown[{i}]"
            uid = self.deal(each.card, place)
            usual = self.cards[uid].bonus if each.side else 0
            amount = usual if each.amount is None else each.amount
            thrown.append(Throw(uid, self.seat(each.by, f"{place}.by"), each.side, amount, each.doubled))
        self.state.fight = Fight(
            fighter, foes, told.stage, self.maybe(told.helper, "fight.helper"), asked=asked, thrown=thrown,
            passed=self.mask(told.passed, "fight.passed"), out=self.mask(told.out, "fight.out"),
            calls=self.seats(told.calls, "fight.calls"), hurt=self.mask(told.hurt, "fight.hurt"),
            refused=self.mask(told.refused, "fight.refused"), is_entered=told.entered,
        )  # fmt: skip
        if self.state.fight.helper == fighter:
            raise BadPosition("fight.helper: nobody helps themselves")

    def foe(self, told: str | FoeAt, fighter: int, place: str) -> Foe:
        told = foe_in_full(told) if isinstance(told, str) else told
        card = self.card(told.card, place)
        if not card.is_monster:
            raise BadPosition(f"{place}: {card.id} is no monster")
        uid = self.deal(told.brought_by or told.card, place)
        by = self.seat(told.by, f"{place}.by") if told.by else fighter
        foe = Foe(self.next_serial(told.serial), uid, card, by, extra=told.extra, note=told.note)
        foe.caught = self.mask(told.caught, f"{place}.caught")
        for i, each in enumerate(told.enhancers):
            full = EnhancerAt(each, self.names[by]) if isinstance(each, str) else each
            where = f"{place}.enhancers[{i}]"
            if self.card(full.card, where).kind != "monster enhancer":
                self.refuse(f"{where}: {full.card} does not lie on a monster")
            foe.enhance(self.deal(full.card, where), self.seat(full.by, f"{where}.by"))
        return foe

    def refer(self, told: FightAt, fight: Fight) -> None:
        """All that names monsters and items which lie there by now."""
        for i, (each, foe) in enumerate(zip(told.monsters, fight.foes, strict=True)):
            if isinstance(each, FoeAt) and each.twin_of:
                foe.twin_of = self.monster(each.twin_of, f"fight.monsters[{i}].twin of")
        fight.coming = [self.monster(each, f"fight.coming[{i}]") for i, each in enumerate(told.coming)]
        fight.sought = self.monster(told.sought, "fight.sought") if told.sought else -1
        for i, run in enumerate(told.runs):
            place = f"fight.runs[{i}]"
            fight.runs.append((self.seat(run.player, place), self.monster(run.monster, place)))
        if told.roll is not None:
            roll, place = told.roll, "fight.roll"
            passed = self.mask(roll.passed, f"{place}.passed")
            monster = self.monster(roll.monster, f"{place}.monster")
            fight.roll = Roll(self.seat(roll.player, f"{place}.player"), monster, roll.face, roll.extra, passed)
        fight.offers = [self.terms(each, f"fight.offers[{i}]") for i, each in enumerate(told.offers)]
        fight.terms = self.terms(told.terms, "fight.terms") if told.terms is not None else None
        if fight.helper >= 0 and fight.terms is None:
            fight.terms = Terms(fight.fighter, fight.helper, fight.helper, 0, False)

    def terms(self, told: TermsAt, place: str) -> Terms:
        items = tuple([self.serial(each, f"{place}.items[{i}]") for i, each in enumerate(told.items)])
        by, to, helper = [
            self.seat(name, f"{place}.{field}")
            for field, name in (("by", told.by), ("to", told.to), ("helper", told.helper))
        ]
        return Terms(by, to, helper, told.treasures, told.helper_first, items)

    def monster(self, label: str, place: str) -> int:
        serial, fight = self.serial(label, place), self.state.fight
        if fight is None or serial not in [foe.serial for foe in fight.foes]:
            raise BadPosition(f"{place}: {label!r} is no monster in this fight")
        return serial

    def serial(self, label: str, place: str) -> int:
        """A card in play by what it is called, or by its own name if there is only one."""
        if label in self.serials:
            return self.serials[label]
        alike = [each for each in self.serials if each.endswith(f"'s {id_of(label)}") or each == id_of(label)]
        if len(alike) != 1:
            raise BadPosition(f"{place}: {'nothing' if not alike else 'more than one card'} in play is {label!r}")
        return self.serials[alike[0]]

    # -- the turn ----------------------------------------------------------------------------------------

    def the_turn(self) -> None:
        state, turn = self.state, self.told.turn
        is_met = state.fight is not None if turn.met is None else turn.met
        state.turn, state.has_met, state.has_listened = turn.number, is_met, turn.listened
        state.phase = turn.phase or ("trouble" if state.fight is not None else "start")
        if self.told.setting_up is not None:
            state.phase = "setup"
            state.setting_up = [
                -1 if name == "nobody yet" else self.seat(name, "setting up") for name in self.told.setting_up
            ]
        state.doors_opened = int(is_met) if turn.doors_opened is None else turn.doors_opened
        for i, each in enumerate(turn.done):
            place = f"turn.done[{i}]"
            key = (each.what, self.seat(each.player, place), self.maybe(each.towards, place))
            state.tally[key] = each.times
        state.spent = tuple(
            [(self.seat(name, "turn.spent"), ability) for name, each in turn.spent.items() for ability in each]
        )

    def the_rest(self) -> None:
        state, told = self.state, self.told
        for i, each in enumerate(told.arrivals):
            seat = self.seat(each.player, f"arrivals[{i}]")
            state.arrivals.append(Arrival(seat, each.cards + each.gone, each.cards))
        for i, trade in enumerate(told.trades):
            place = f"trades[{i}]"
            gives = tuple([self.serial(each, f"{place}.gives") for each in trade.gives])
            wants = tuple([self.serial(each, f"{place}.wants") for each in trade.wants])
            state.offers.append(Offer(self.seat(trade.by, place), self.seat(trade.to, place), gives, wants))
        if told.charity is not None:
            to = tuple(self.seats(list(told.charity.to), "charity.to"))
            state.charity = Charity(told.charity.left, to, tuple(told.charity.to.values()))
        zones = zones_of(state, self.names)
        state.news = [self.news(each, zones, f"just now[{i}]") for i, each in enumerate(told.just_now)]
        state.before = tuple([self.before(each, f"before[{i}]") for i, each in enumerate(told.before)])
        if told.doubt is not None:
            by = self.named(told.doubt.by, "doubt.by")
            state.doubt = Doubt(self.before(told.doubt.card, "doubt.card"), by)
        state.winners = self.seats(told.winners, "winners")
        state.let_end = -1 if told.let_end is None else self.mask(told.let_end, "let end")
        state.outsider = self.maybe(told.outsider, "outsider")
        state.dice = tuple(told.dice)
        state.die = told.last_roll

    def air(self, told: AirAt, place: str) -> Air:
        card = self.card(told.card, place)
        if not -1 <= told.play < len(card.plays) or (told.play < 0 and not card.is_curse):
            raise BadPosition(f"{place}.play: {card.id} has no such play")
        by, victim = self.maybe(told.by, f"{place}.by"), self.maybe(told.victim, f"{place}.victim")
        uid = self.deal(told.card, place) if not told.lies_elsewhere else -1
        passed = self.mask(told.passed, f"{place}.passed")
        return Air(uid, by, victim, told.play, (), passed, card if told.caught else None)

    def target(self, words: Sequence[str]) -> Option:
        """What a card in the air is played on: players, cards in play, words."""
        found: list[str | int] = []
        for word in words:
            card, _, since = word.partition(" +")
            if word in self.serials:
                found += [word.rpartition("'s ")[2].partition(" ")[0], self.serials[word]]
            elif since.isdigit():  # what has come into play only since then
                found += [card, self.state.serial + int(since)]
            else:
                found.append(SEAT_NAMES[self.names.index(word)] if word in self.names else word)
        return tuple(found)

    def spread(self, told: SpreadAt, place: str) -> Spread:
        cards = tuple([self.deal(name, f"{place}.cards[{i}]") for i, name in enumerate(told.cards)])
        picks = tuple(self.seats(told.picks, f"{place}.picks"))
        of, fighter = self.maybe(told.of, f"{place}.of"), self.maybe(told.fighter, f"{place}.fighter")
        where = dict(zip(told.cards, cards, strict=True))
        try:
            fixed = tuple([(where[each], where[item]) for item, lying in told.on.items() for each in lying])
        except KeyError as card:
            raise BadPosition(f"{place}.on: {card} is not one of its cards") from None
        return Spread(cards, picks, of, fighter, not told.open, self.mask(told.passed, f"{place}.passed"), fixed)

    def before(self, told: BeforeAt, place: str) -> Before:
        start = Layout(told.start)
        said = [
            (self.seat(name, f"{place}.said"), start.target(words))
            for each in told.said
            for name, words in each.items()
        ]
        uid, player = self.named(told.card, f"{place}.card"), self.seat(told.player, f"{place}.player")
        return Before(uid, player, told.drawn, told.open, start.state, tuple(said))

    def news(self, told: NewsAt, zones: Mapping[str, list[int]], place: str) -> News:
        """Of copies in a zone, the one that came last."""
        uid = -1
        if told.card:
            card = self.card(told.card, place)
            if told.at not in zones:
                raise BadPosition(f"{place}.at: must be one of {', '.join(zones)}")
            uid = next((each for each in reversed(zones[told.at]) if self.cards[each] is card), -1)
            if uid < 0:
                raise BadPosition(f"{place}: {card.id} is not there")
        return News(told.what, self.maybe(told.player, f"{place}.player"), uid, told.amount)


def in_full(text: str) -> GearAt:
    """`weapon + enhancer`, `helmet (carried)`."""
    words = text.removesuffix(" (carried)")
    card, *on = [each.strip() for each in words.split(" + ")]
    return GearAt(card, words != text, list(on))


def foe_in_full(text: str) -> FoeAt:
    """`goblin + angry`: its enhancers come from the same player."""
    card, *enhancers = [each.strip() for each in text.split(" + ")]
    return FoeAt(card, enhancers=list(enhancers))
