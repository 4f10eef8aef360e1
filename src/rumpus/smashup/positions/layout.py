"""Lays out a position: from words to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rumpus.family.ids import id_of
from rumpus.family.scenarios import BadPosition
from rumpus.kernel import EVERYONE
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.positions.numbering import as_dealt, renumber
from rumpus.smashup.positions.position import (
    ALL,
    ALL_ELSE,
    NOBODY,
    SLEEP,
    Attached,
    BaseAt,
    ExtraAt,
    HeldAt,
    MinionAt,
    PilesAt,
    PlayerAt,
    Position,
    PromiseAt,
    ScoringAt,
    TurnAt,
    card_of_player,
)
from rumpus.smashup.table.pieces import Pieces
from rumpus.smashup.table.state import (
    Claim,
    Extra,
    Lasting,
    Piece,
    Piles,
    Promise,
    Scoring,
    Seat,
    State,
    Taken,
    deck_facts,
)
from rumpus.smashup.table.watch import Watch

MEANT = "if you mean it, say `anything goes: true`"


class Layout:
    """Gives every card its uid while a position is laid out."""

    def __init__(self, names: list[str], turn: TurnAt) -> None:
        self.names = names
        self.turn = turn.number
        self.active = self.seat(turn.player, "turn.player") if turn.player else 0
        self.anything_goes = False
        self.factions: list[tuple[str, ...]] = []
        self.cards: list[Card] = []
        self.known: list[int] = []
        self.owners: list[int] = []
        self.serial = 0
        self.lasting: list[Lasting] = []
        self.used: list[str] = []  # specials at the running scoring

    def seat(self, name: str, place: str) -> int:
        if name not in self.names:
            raise BadPosition(f"{place}: there is no player called {name!r}, only {', '.join(self.names)}")
        return self.names.index(name)

    def deal(self, name: str, owner: int, place: str, kinds: tuple[str, ...] = ("minion", "action")) -> int:
        card = CARDS.get(id_of(name))
        if card is None or card.kind not in kinds:
            raise BadPosition(f"{place}: there is no {' or '.join(kinds)} called {name!r}")
        if card.kind == "base" and card in self.cards:
            raise BadPosition(f"{place}: there is only one {card.id}")
        if card.is_monster and not place.startswith(("bases", "piles.monster")):
            raise BadPosition(f"{place}: {card.id} is a monster")
        if not self.anything_goes:
            self.check(card, owner, place)
        self.cards.append(card)
        self.owners.append(-1 if card.is_monster or card.is_treasure else owner)
        self.known.append(0)
        return len(self.cards) - 1

    def held(self, told: str | HeldAt, holder: int, place: str, kinds: tuple[str, ...] = ("minion", "action")) -> int:
        """In a hand or in a deck, where somebody may know it."""
        if isinstance(told, str):
            return self.deal(*self.owned(told, holder), place, kinds)
        uid = self.deal(*self.owned(told.card, holder), place, kinds)
        if told.seen_by == [ALL]:
            self.known[uid] = EVERYONE
        elif told.seen_by == [ALL_ELSE] and holder >= 0:
            self.known[uid] = EVERYONE & ~(1 << holder)
        else:
            self.known[uid] = sum(1 << self.seat(name, f"{place}.seen by") for name in dict.fromkeys(told.seen_by))
        return uid

    def check(self, card: Card, owner: int, place: str) -> None:
        """Could this card be in the game, in the deck of its owner? Two players may share a faction (SU-1.2)."""
        owners = [whose for each, whose in zip(self.cards, self.owners, strict=True) if each is card]
        is_nobodys = card.is_monster or card.is_treasure or card.kind == "base"
        most = card.copies if is_nobodys else 2 * card.copies
        if len(owners) >= most or (not is_nobodys and owners.count(owner) >= card.copies):
            whose = "" if is_nobodys else " in a deck"
            raise BadPosition(f"{place}: there are no more than {card.copies} of {card.id}{whose}; {MEANT}")
        if not is_nobodys and self.factions[owner] and card.faction.id not in self.factions[owner]:
            raise BadPosition(f"{place}: {card.id} is not in the deck of {self.names[owner]}; {MEANT}")

    def check_factions(self) -> None:
        """SU-1.1, 1.2: two different ones each, and each for two players at most."""
        taken: list[str] = []
        for name, factions in zip(self.names, self.factions, strict=True):
            place = f"players.{name}.factions"
            for i, faction in enumerate(factions):
                if faction not in FACTIONS:
                    raise BadPosition(f"{place}[{i}]: there is no faction called {faction!r}")
            if self.anything_goes:
                continue
            if len(factions) > 2 or len(set(factions)) < len(factions):
                raise BadPosition(f"{place}: a deck has two different factions; {MEANT}")
            taken += factions
            for i, faction in enumerate(factions):
                if taken.count(faction) > 2:
                    raise BadPosition(f"{place}[{i}]: no more than two can share {faction}; {MEANT}")

    def mark(self, name: str, place: str) -> str:
        """A card that was used; `dimension_doors_1` is one for the second player."""
        card, _, seat = name.rpartition("_")
        if id_of(name) not in CARDS and not (seat.isdigit() and card in CARDS):
            raise BadPosition(f"{place}: there is no card called {name!r}")
        return id_of(name)

    def owned(self, text: str, player: int) -> tuple[str, int]:
        """A card and its owner, who may not be the player who holds it: `trade of Bob`."""
        card, of = card_of_player(text)
        return (card, self.names.index(of)) if of in self.names else (text, player)

    def piece(self, told: Attached, base: int, kind: str, place: str) -> Piece:
        card = CARDS.get(id_of(told.card))
        if not told.of and not (card and card.is_monster):
            raise BadPosition(f"{place}: say whose card it is: '{told.card} of ...'")
        controller = self.seat(told.of, place) if told.of else -1
        owner = self.seat(told.owner, place) if told.owner else controller
        uid = self.deal(told.card, owner, place, (kind,))
        self.serial += 1
        used = self.turn if told.used_this_turn else 0
        return Piece(self.serial, uid, self.cards[uid], controller, base, [], used=used, note=told.note)

    def last(self, what: Literal["power", "breakpoint"], serial: int, told: dict[str, int], place: str) -> None:
        for name, amount in told.items():
            self.lasting.append(Lasting(what, serial, amount, self.seat(name, f"{place}.until end of turn")))

    def claim(self, minion: Piece, claims: list[str], place: str) -> None:
        """Each who has taken control of it, one after the other."""
        actions = {
            f"{each.card.id} of {self.names[each.controller]}": Claim(each.controller, each.serial)
            for each in minion.on[::-1]
            if each.card.controls_host
        }
        for i, told in enumerate(claims):
            card, of = card_of_player(told)
            action = actions.get(f"{id_of(card)} of {of}")
            if action is None:
                action = Claim(-1 if told == NOBODY else self.seat(told, f"{place}.claims[{i}]"))
            minion.claims += (action,)
        if minion.controller not in [claim.seat for claim in minion.claims]:
            raise BadPosition(f"{place}.claims: none of these has it now")
        self.lasting += [
            Lasting("control", minion.serial, 0, self.active, claim.seat)
            for claim in minion.claims[1:]
            if not claim.action
        ]

    def lend(self, minion: Piece, lender: str, is_silent: bool, place: str) -> None:
        """Somebody controls it for a time, by an action on it or else for this turn; a silent action gives nothing. At
        first it was its owner's."""
        actions = [Claim(each.controller, each.serial) for each in minion.on if each.card.controls_host]
        holding = [claim for claim in actions if claim.seat == minion.controller]
        has_owner = minion.card.is_monster or self.owners[minion.uid] >= 0
        first = Claim(self.owners[minion.uid] if has_owner else minion.controller)
        if lender:
            before = -1 if lender == NOBODY else self.seat(lender, f"{place}.lent by")
            earlier = [claim for claim in actions if claim.seat == before and claim not in holding]
            if not holding:
                holding = [Claim(minion.controller)]
                self.lasting.append(Lasting("control", minion.serial, 0, self.active, minion.controller))
            minion.claims = (first if earlier else Claim(before), *earlier, *holding)
        elif holding:
            minion.claims = (first, *holding)
        elif actions and is_silent:
            minion.claims = (Claim(minion.controller), *actions)

    def base(self, told: str | BaseAt, place: str) -> Piece:
        told = BaseAt(told) if isinstance(told, str) else told
        uid = self.deal(told.base, -1, place, ("base",))
        self.serial += 1
        used = self.turn if told.used_this_turn else 0
        base = Piece(self.serial, uid, self.cards[uid], -1, self.serial, [], used=used)
        self.last("breakpoint", base.serial, told.until_end_of_turn, place)
        for name, amount in told.totals.items():
            seat = self.seat(name, f"{place}.totals")
            self.lasting.append(Lasting("total", base.serial, amount, self.active, seat))
        if told.breakpoint is not None:
            self.lasting.append(Lasting("set breakpoint", base.serial, told.breakpoint, self.active))
        if told.silent:
            self.lasting.append(Lasting("silence base", base.serial, 0, self.active))
        for i, each in enumerate(told.minions):
            where = f"{place}.minions[{i}]"
            full = MinionAt(*card_of_player(each)) if isinstance(each, str) else each
            minion = self.piece(full, base.serial, "minion", where)
            minion.counters = full.counters
            self.last("power", minion.serial, full.until_end_of_turn, where)
            if full.used_at_this_scoring:
                self.used.append(f"#{minion.serial}")
            if full.silent:
                self.lasting.append(Lasting("silence", minion.serial, 0, self.active))
            minion.on = self.attached(full.actions, base.serial, "minion", where)
            if full.claims:
                self.claim(minion, full.claims, where)
            else:
                self.lend(minion, full.lent_by, told.silent, where)
            base.on.append(minion)
        base.on += self.attached(told.actions, base.serial, "base", place)
        return base

    def attached(self, actions: list[str | Attached], base: int, host: str, place: str) -> list[Piece]:
        found: list[Piece] = []
        for i, each in enumerate(actions):
            full = Attached(*card_of_player(each)) if isinstance(each, str) else each
            found.append(self.piece(full, base, "action", f"{place}.actions[{i}]"))
            if found[-1].card.on != host and not self.anything_goes:
                raise BadPosition(f"{place}.actions[{i}]: {found[-1].card.id} is not played on a {host}; {MEANT}")
        return found


def lay_out(position: Position) -> State:
    """The state that a position describes; the order of everything is the order in which it is written."""
    names, turn = list(position.players), position.turn
    if not 2 <= len(names) <= 4:
        raise BadPosition("players: there must be two to four")
    if position.edition not in EDITIONS:
        raise BadPosition(f"edition: must be one of {', '.join(EDITIONS)}")
    if not position.bases:
        raise BadPosition("bases: there must be at least one on the table")
    layout = Layout(names, turn)
    layout.anything_goes = position.anything_goes
    layout.factions = [tuple(map(id_of, position.players[name].factions)) for name in names]
    layout.check_factions()
    seats = [seat_told(layout, player, position.players[name]) for player, name in enumerate(names)]
    seats[layout.active].minions_this_turn = turn.minions_played
    for name, count in turn.minions_this_turn.items():
        seats[layout.seat(name, "turn.minions this turn")].minions_this_turn = count
    bases = [layout.base(told, f"bases[{i}]") for i, told in enumerate(position.bases)]
    discarded = [layout.deal(name, -1, f"base discard[{i}]", ("base",)) for i, name in enumerate(position.base_discard)]
    deck = position.base_deck
    if deck is None:
        deck = [card.id for card in SETS["base"].bases if card not in layout.cards]
    base_deck = [layout.held(told, -1, f"base deck[{i}]", ("base",)) for i, told in enumerate(deck)][::-1]
    piles = piles_of(layout, position.piles)
    shields(layout, position, bases)
    extras = [extra_of(bases, told, f"turn.extras[{i}]") for i, told in enumerate(turn.extras)]
    scoring = scoring_of(layout, bases, turn.scoring) if turn.scoring else None
    if scoring and turn.step != "score":
        raise BadPosition(f"turn.scoring: only in the step 'score', not in {turn.step!r}")
    if scoring and scoring.stage in ("loot", "share") and (piles is None or (piles.loot and not scoring.picks)):
        raise BadPosition(f"turn.scoring.stage: there is no loot, or nobody to pick it, in the stage {scoring.stage!r}")
    used = [layout.mark(name, f"turn.used[{i}]") for i, name in enumerate(turn.used)]
    order = as_dealt(layout.cards, layout.owners, layout.factions)
    zones = [zone for seat in seats for zone in (seat.hand, seat.deck, seat.discard)] + [base_deck, discarded]
    if piles is not None:
        zones += [piles.monster_deck, piles.monster_discard, piles.treasure_deck, piles.treasure_discard, piles.loot]
    renumber(zones, bases, order)
    cards, owners = tuple([layout.cards[uid] for uid in order]), tuple([layout.owners[uid] for uid in order])
    state = State(
        EDITIONS[position.edition], cards, owners, deck_facts(cards, owners, len(seats)), seats, bases, base_deck,
        discarded, position.seed, None, layout.active, turn.number, turn.step, turn.minions_left, turn.actions_left,
        extras, turn.minions_played, turn.cards_played, used, layout.lasting, scoring,
        known=bytearray([layout.known[uid] for uid in order]), serial=layout.serial, piles=piles,
        monsters_played=turn.monsters_played,
    )  # fmt: skip
    Pieces(state, Watch(state)).collect()
    return state


def labels(bases: Sequence[Piece], names: Sequence[str]) -> dict[int, str]:
    """What is in play, by its serial number: `tar_pits`, `leprechaun of Bob`, of two that look alike
    `leprechaun of Bob (2)`."""
    found: dict[int, str] = {}
    alike: dict[str, int] = {}
    for base in bases:
        found[base.serial] = base.card.id
        for each in [each for piece in base.on for each in (piece, *piece.on)]:
            called = f"{each.card.id} of {names[each.controller]}" if each.controller >= 0 else each.card.id
            alike[called] = alike.get(called, 0) + 1
            found[each.serial] = called if alike[called] == 1 else f"{called} ({alike[called]})"
    return found


def shields(layout: Layout, position: Position, bases: list[Piece]) -> None:
    """What is safe from which cards in play for this turn."""
    serials = {label: serial for serial, label in labels(bases, layout.names).items()}

    def last(what: Literal["shield minion", "shield player"], on: int, told: list[str], place: str) -> None:
        for i, each in enumerate(told):
            if each not in serials:
                raise BadPosition(f"{place}.shielded from[{i}]: nothing in play is {each!r}")
            layout.lasting.append(Lasting(what, on, serials[each], layout.active))

    for seat, (name, player) in enumerate(position.players.items()):
        last("shield player", seat, player.shielded_from, f"players.{name}")
    for i, (told, base) in enumerate(zip(position.bases, bases, strict=True)):
        minions = told.minions if isinstance(told, BaseAt) else []
        for j, (each, minion) in enumerate(zip(minions, base.on, strict=False)):
            if isinstance(each, MinionAt):
                last("shield minion", minion.serial, each.shielded_from, f"bases[{i}].minions[{j}]")


def seat_told(layout: Layout, player: int, told: PlayerAt) -> Seat:
    place = f"players.{layout.names[player]}"
    hand, deck, discard = [
        [layout.held(card, player, f"{place}.{zone}[{i}]") for i, card in enumerate(cards)]
        for zone, cards in (("hand", told.hand), ("deck", told.deck), ("discard", told.discard))
    ]
    return Seat(layout.factions[player], hand, deck[::-1], discard, [], told.vp, SLEEP.index(told.asleep))


def piles_of(layout: Layout, told: PilesAt | None) -> Piles | None:
    """Monsters and treasures, if they are written down or any card of their set is in the game."""
    sets = dict.fromkeys([card.faction.set for card in layout.cards])
    if told is None and not any(each.monsters for each in sets):
        return None
    told = told or PilesAt()

    def dealt(zone: str, cards: Sequence[str | HeldAt]) -> list[int]:
        uids = [layout.held(each, -1, f"piles.{zone}[{i}]") for i, each in enumerate(cards)]
        for i, card in enumerate([layout.cards[uid] for uid in uids]):
            if not (card.is_monster if zone.startswith("monster") else card.is_treasure):
                what = "monster" if zone.startswith("monster") else "treasure"
                raise BadPosition(f"piles.{zone}[{i}]: {card.id} is no {what}")
        return uids

    def others(cards: list[Card]) -> list[str | HeldAt]:
        return [card.id for card in cards for _ in range(card.copies - layout.cards.count(card))]

    discards = dealt("monster discard", told.monster_discard), dealt("treasure discard", told.treasure_discard)
    loot = dealt("loot", told.loot)
    monsters = [card for each in SETS.values() for card in each.monsters]
    treasures = [card for each in SETS.values() for card in each.treasures]
    monster_deck = dealt("monster deck", others(monsters) if told.monster_deck is None else told.monster_deck)
    treasure_deck = dealt("treasure deck", others(treasures) if told.treasure_deck is None else told.treasure_deck)
    return Piles(monster_deck[::-1], discards[0], treasure_deck[::-1], discards[1], loot, told.mixed)


def serial_of(bases: list[Piece], name: str, place: str) -> int:
    for base in bases:
        if base.card.id == id_of(name):
            return base.serial
    raise BadPosition(f"{place}: there is no base called {name!r} on the table")


def extra_of(bases: list[Piece], told: ExtraAt, place: str) -> Extra:
    base = serial_of(bases, told.at, f"{place}.at") if told.at else -1
    if told.named and not told.named.startswith("=") and told.named not in ("treasure", *CARDS):
        raise BadPosition(f"{place}.named: there is no card called {told.named!r}")
    return Extra(told.max_power, base, told.where, told.named)


def scoring_of(layout: Layout, bases: list[Piece], told: ScoringAt) -> Scoring:
    place = "turn.scoring"
    used = layout.used.copy()
    for i, text in enumerate(told.used):
        card, player = card_of_player(text)
        where = f"{place}.used[{i}]"
        used.append(f"{layout.mark(card, where)} {layout.seat(player, where)}")
    seats = {layout.seat(name, f"{place}.places"): rank for name, rank in told.places.items()}
    awarded = told.stage not in ("before", "award")
    places = [seats.get(player, 0) for player in range(len(layout.names))] if awarded else []
    asked = layout.seat(told.player, f"{place}.player") if told.player else layout.active
    picks = [layout.seat(name, f"{place}.picks[{i}]") for i, name in enumerate(told.picks)]
    only = layout.seat(told.only, f"{place}.only") if told.only else -1
    promises = [promise_of(layout, each, f"{place}.promises[{i}]") for i, each in enumerate(told.promises)]
    base = serial_of(bases, told.base, f"{place}.base")
    taken = [
        Taken(layout.mark(each.card, where), layout.seat(each.by, where), each.place)
        for i, each in enumerate(told.taken) if (where := f"{place}.taken[{i}]")
    ]  # fmt: skip
    return Scoring(base, told.stage, asked, told.passes, used, places, picks, only, promises, taken)


def promise_of(layout: Layout, told: PromiseAt, place: str) -> Promise:
    card = CARDS.get(id_of(told.card))
    if card is None or card.promise is None:
        raise BadPosition(f"{place}: {told.card!r} promises nothing")
    return Promise(card, layout.seat(told.of, f"{place}.of"), layout.seat(told.about, f"{place}.about"))
