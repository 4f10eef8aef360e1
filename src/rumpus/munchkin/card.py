"""What is printed on a card, and the functions that carry it out. No game state in here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING

from rumpus.munchkin.ability import (
    AIR,
    ANY_TIME,
    FIGHT,
    FLIGHT,
    OUTSIDE_COMBAT,
    OWN_COMBAT,
    OWN_TURN,
    SPOILS,
    Appears,
    Bars,
    Bonus,
    Deed,
    Drawn,
    Escapes,
    F,
    FightEnds,
    FlightBonus,
    FoeBonus,
    Happening,
    ItemFactor,
    Kind,
    Play,
    Slot,
    Targets,
    ThrowFactor,
    no_target,
)
from rumpus.munchkin.groups import Group

if TYPE_CHECKING:
    from rumpus.munchkin.card_set import CardSet

DOORS: tuple[Kind, ...] = (
    "class", "super munchkin", "wandering monster", "cheat", "monster", "monster enhancer", "curse", "other",
)  # fmt: skip


class Card:
    """Any card. Most are a line of data; decorators attach what needs code, whose docstrings are the card's text."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        card_set: CardSet,
        is_door: bool | None = None,
        copies: int = 1,
        level: int = 0,
        treasures: int = 0,
        levels: int = 0,
        against: Sequence[tuple[Group, int]] = (),
        leaves_alone: int = 0,
        run_away: int = 0,
        bonus: int = 0,
        slot: Slot = "",
        hands: int = 0,
        gold: int | None = None,
        only: Sequence[Group] = (),
        never: Sequence[Group] = (),
        is_stacked: bool = False,
        tags: Sequence[str] = (),
        rulings: Sequence[str] = (),
        source: str = "sourced",
    ) -> None:
        self.id = id_of(name)
        assert self.id not in CARDS, f"two cards are called {name}"
        CARDS[self.id] = self
        self.name = name
        self.kind: Kind = kind
        self.set = card_set
        self.is_door = kind in DOORS if is_door is None else is_door
        self.copies = copies
        self.level = level
        self.treasures = treasures  # what a monster brings, or an enhancer adds
        self.levels = levels  # gained by killing it, or by playing it
        self.against = tuple(against)
        self.leaves_alone = leaves_alone  # does not pursue characters up to this level
        self.run_away = run_away  # added to the rolls of who runs from it, or of who uses it
        self.bonus = bonus
        self.slot: Slot = slot
        self.hands = hands
        self.gold = gold  # None: no value printed, so it is no item (MU-8.1)
        self.only = tuple(only)
        self.never = tuple(never)
        self.is_stacked = is_stacked  # may be used beside another one in the same place
        self.tags = frozenset(tags)
        self.rulings = tuple(rulings)
        self.source = source  # of its facts: "sourced" or "reconstructed"
        self.texts: list[str] = []
        self.is_monster = kind == "monster"
        self.is_class = kind == "class"
        self.is_curse = kind == "curse"
        self.is_item = gold is not None
        self.is_worn = kind == "item"  # put down to be used or carried
        self.is_goth = "goth" in self.tags
        self.is_ichor = "ichor" in self.tags
        self.kills = False  # its bad stuff can be death
        # What it does, and when. Everything is looked up here, so a missing ability costs nothing.
        self.plays: list[Play] = []
        self.uses: list[Play] = []  # lying in play
        self.own_bonus: Bonus | None = None
        self.drawback: Bonus | None = None
        self.extra_hands = 0
        self.counts_as = ""  # a class that its owner may pass for, with its advantages
        self.appear: Appears | None = None
        self.before_fight: Appears | None = None
        self.strike: Happening | None = None
        self.after_flight: Appears | None = None
        self.when_beaten: Happening | None = None
        self.befall: Happening | None = None
        self.when_drawn: Drawn | None = None
        self.when_discarded: Happening | None = None
        self.item_factor: ItemFactor | None = None
        self.throw_factor: ThrowFactor | None = None
        self.foe_bonus: FoeBonus | None = None
        self.enhancement: FoeBonus | None = None
        self.bars_help: Bars | None = None
        self.flight_bonus: FlightBonus | None = None
        self.escape: Escapes | None = None
        self.enters_fight: Deed | None = None
        self.leaves_fight: FightEnds | None = None
        self.silences_classes = False
        self.ignores_likes = False
        self.forbids_pay = False
        self.extra_treasures: Bonus | None = None

    @property
    def has_bonus(self) -> bool:
        """A combat bonus of its own, printed or worked out; what comes of passing for a class is none."""
        return self.bonus > 0 or (self.own_bonus is not None and not self.counts_as)

    @property
    def text(self) -> str:
        """The card's text, in our own words."""
        return " ".join(self.texts)

    @cached_property
    def when(self) -> int:
        """Any time that it may be played."""
        return reduce(or_, [play.when for play in self.plays], 0)

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.id,)  # a card is code: it is stored by name, and there is one of each

    def says(self, text: str) -> None:
        """A text that no function of its own carries out."""
        self.texts.append(text)

    def _says(self, ability: F) -> F:
        text = " ".join((ability.__doc__ or "").split())
        assert text, f"{self.id}: {ability.__name__} has no text"
        self.texts.append(text)
        return ability

    # -- when it is played -----------------------------------------------------------------------------

    def in_fight(self, targets: Targets = no_target, when: int = FIGHT) -> Callable[[Deed], Deed]:
        """Played into any open fight; it lies there until the fight ends (MU-3.11). (table, player, *target)"""
        return self._plays(when, targets, "fight")

    def once_in_fight(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played into any open fight; it is in the air first, takes effect once, and is gone."""
        return self._plays(FIGHT, targets, "air")

    def in_flight(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played while somebody runs away."""
        return self._plays(FLIGHT, targets, "fight")

    def any_time(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played whenever no action is under way; it is in the air first, for whoever can answer it."""
        return self._plays(ANY_TIME, targets, "air")

    def outside_combat(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played in anybody's turn while nobody fights."""
        return self._plays(OUTSIDE_COMBAT, targets, "air")

    def own_turn(self, targets: Targets = no_target, in_combat: bool = False) -> Callable[[Deed], Deed]:
        """Played in one's own turn, outside combat unless told."""
        return self._plays(OWN_TURN | OWN_COMBAT if in_combat else OWN_TURN, targets, "discard")

    def answers(self, targets: Targets, when: int = ANY_TIME | AIR) -> Callable[[Deed], Deed]:
        """Played in answer to what has just happened, or to a card in the air; it takes effect at once."""
        return self._plays(when, targets, "discard")

    def at_spoils(self, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """Played before treasures that two have won are shared."""
        return self._plays(SPOILS, targets, "discard")

    def used(self, when: int, targets: Targets = no_target) -> Callable[[Deed], Deed]:
        """What its owner may do with it while it is in use. (table, gear, *target)"""

        def attach(ability: Deed) -> Deed:
            self.uses.append(Play(when, targets, ability, "own way"))
            return self._says(ability)

        return attach

    def _plays(self, when: int, targets: Targets, goes: str) -> Callable[[Deed], Deed]:
        def attach(ability: Deed) -> Deed:
            self.plays.append(Play(when, targets, ability, goes))  # type: ignore[arg-type]
            return self._says(ability)

        return attach

    # -- a monster -------------------------------------------------------------------------------------

    def appears(self, ability: Appears) -> Appears:
        """When it comes into a fight. (table, foe)"""
        self.appear = ability
        return self._says(ability)

    def starts_fight(self, ability: Appears) -> Appears:
        """Before the fight begins; not if it joins one. (table, foe)"""
        self.before_fight = ability
        return self._says(ability)

    def bad_stuff(self, ability: Happening) -> Happening:
        """What happens to who does not get away. (table, victim)"""
        self.strike = ability
        text = " ".join((ability.__doc__ or "").split())
        self.texts.append(f"Bad stuff: {text}")
        return ability

    def flight_over(self, ability: Appears) -> Appears:
        """When everybody has run, if it has caught anybody. (table, foe)"""
        self.after_flight = ability
        return self._says(ability)

    def beaten(self, ability: Happening) -> Happening:
        """What else happens when it was killed. (table, fighter)"""
        self.when_beaten = ability
        return self._says(ability)

    def refuses_helper(self, ability: Bars) -> Bars:
        """Who may not help against it. (board, player)"""
        self.bars_help = ability
        return self._says(ability)

    # -- a curse, or any card that is drawn or discarded -----------------------------------------------

    def befalls(self, ability: Happening) -> Happening:
        """What a curse does. (table, victim)"""
        self.befall = ability
        return self._says(ability)

    def drawn(self, ability: Drawn) -> Drawn:
        """The moment it is drawn. (table, player, uid, openly)"""
        self.when_drawn = ability
        return self._says(ability)

    def discarded(self, ability: Happening) -> Happening:
        """Once it was used and discarded. (table, who played it)"""
        self.when_discarded = ability
        return self._says(ability)

    # -- numbers ---------------------------------------------------------------------------------------

    def gives(self, ability: Bonus) -> Bonus:
        """A bonus that is worked out, instead of the printed one. (board, gear, owner)"""
        self.own_bonus = ability
        return self._says(ability)

    def costs(self, ability: Bonus) -> Bonus:
        """A drawback of a class, which who is only half of it does not have. (board, gear, owner)"""
        self.drawback = ability
        return self._says(ability)

    def enhances(self, ability: FoeBonus) -> FoeBonus:
        """How much an enhancer adds to its monster, if that is not one number. (board, foe)"""
        self.enhancement = ability
        return self._says(ability)

    def strengthens(self, ability: FoeBonus) -> FoeBonus:
        """What a card in the fight adds to each monster. (board, foe)"""
        self.foe_bonus = ability
        return self._says(ability)

    def alters_items(self, ability: ItemFactor) -> ItemFactor:
        """By what a card in the fight multiplies the bonus of an item. (board, gear)"""
        self.item_factor = ability
        return self._says(ability)

    def alters_throws(self, ability: ThrowFactor) -> ThrowFactor:
        """By what a monster or an item in use multiplies the bonus of a one-shot, or that one itself. (board, throw)"""
        self.throw_factor = ability
        return self._says(ability)

    def adds_to_flight(self, ability: FlightBonus) -> FlightBonus:
        """What it adds to the roll of a player who runs. (board, player, foe)"""
        self.flight_bonus = ability
        return self._says(ability)

    def lets_escape(self, ability: Escapes) -> Escapes:
        """Who gets away without a roll. (board, player, foe)"""
        self.escape = ability
        return self._says(ability)

    def adds_treasures(self, ability: Bonus) -> Bonus:
        """More treasures for its owner's victory. (board, gear, owner)"""
        self.extra_treasures = ability
        return self._says(ability)

    def at_start_of_fight(self, ability: Deed) -> Deed:
        """When its owner comes into a fight. (table, gear)"""
        self.enters_fight = ability
        return self._says(ability)

    def at_end_of_fight(self, ability: FightEnds) -> FightEnds:
        """When a fight is over, whoever has fought: what it remembers of it ends. (table, gear, has_won)"""
        self.leaves_fight = ability
        return self._says(ability)


CARDS: dict[str, Card] = {}


def card_named(card_id: str) -> Card:
    return CARDS[card_id]


def id_of(name: str) -> str:
    """`Curse! Change Sex` is `curse_change_sex`, `Miner's Helmet` is `miners_helmet`, `H.P.` is `hp`."""
    plain = re.sub(r"\(.*\)|['.]", "", name).lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
