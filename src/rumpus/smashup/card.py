"""What is printed on a card, and the functions that carry it out. No game state in here."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

if TYPE_CHECKING:
    from rumpus.smashup.board import Board
    from rumpus.smashup.state import Deed, Piece
    from rumpus.smashup.table import Table

Verb = Literal["play", "play action", "move", "return", "destroy", "attach", "place", "empower", "start", "end"]
Stage = Literal["before", "award", "reward", "after", "clear"]  # of a scoring; "before" and "after" are windows
Kind = Literal["minion", "action", "base"]

Ability = Callable[["Table", "Piece"], Awaitable[None]]
Condition = Callable[["Board", "Piece", "Deed"], bool]
Instead = Callable[["Table", "Piece", "Deed"], Awaitable[bool]]
React = Callable[["Table", "Piece", "Deed"], Awaitable[None]]
Bonus = Callable[["Board", "Piece"], int]
BonusForOther = Callable[["Board", "Piece", "Piece"], int]
Hosts = Callable[["Board", "Piece"], "list[Piece]"]
MayUse = Callable[["Board", "Piece"], bool]
ForbidsPlay = Callable[["Board", "Piece", int, "Card", "Piece"], bool]
AtScoring = Callable[["Table", "Piece", "Piece"], Awaitable[None]]
MayUseAtScoring = Callable[["Board", "Piece", "Piece"], bool]
OnScore = Callable[["Table", "Piece", "list[int]"], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Any])


class Trigger:
    """«After ..., do ...». One that commutes has the same result before and after any other: its order is not asked.

    One that looks back asks how things were when it happened, not how they are when its turn comes.
    """

    __slots__ = ("commutes", "do", "looks_back", "when")

    def __init__(self, when: Condition, do: React, commutes: bool, looks_back: bool) -> None:
        self.when = when
        self.do = do
        self.commutes = commutes
        self.looks_back = looks_back


class Card:
    """A minion, an action or a base. The decorators attach its abilities; their docstrings are its text."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        faction: Faction,
        power: int = 0,
        copies: int = 1,
        on: Kind | None = None,
        breakpoint: int = 0,
        vp: tuple[int, int, int] = (0, 0, 0),
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> None:
        self.id = id_of(name)
        assert self.id not in CARDS, f"two cards are called {name}"
        CARDS[self.id] = self
        self.name = name
        self.kind = kind
        self.faction = faction
        self.is_minion = kind == "minion"
        self.is_action = kind == "action"
        self.power = power
        self.copies = copies
        self.on = on  # an action that stays in play: what it is played on
        self.breakpoint = breakpoint
        self.vp = vp
        self.rulings = rulings
        self.source = source  # of its facts: "sourced" or "reconstructed"
        self.texts: list[str] = []
        self.watches = False  # does it, while in play, have anything to say about what happens to others?
        self.helps_plays = False  # or does it add to what may be played?
        # What it does, and when. Everything is looked up here, so a missing ability costs nothing.
        self.play: Ability | None = None
        self.hosts: Hosts | None = None
        self.forbid: dict[Verb | Literal["affect"], Condition] = {}
        self.replace: dict[Verb | Literal["affect"], Instead] = {}
        self.react: dict[Verb, Trigger] = {}
        self.own_bonus: Bonus | None = None
        self.host_bonus: Bonus | None = None
        self.bonus: BonusForOther | None = None
        self.play_ban: ForbidsPlay | None = None
        self.use: Ability | None = None
        self.may_use: MayUse | None = None
        self.use_from_discard: Ability | None = None
        self.extra_minion_here: MayUse | None = None
        self.minions_from_discard: MayUse | None = None
        self.silences_base = False
        self.excuses_controller = False
        self.from_hand: dict[Stage, AtScoring] = {}
        self.once_per_scoring = False
        self.is_special_only = False  # an action that is never played in step 2
        self.in_play: dict[Stage, AtScoring] = {}
        self.in_play_if: dict[Stage, MayUseAtScoring] = {}
        self.scored: dict[Stage, OnScore] = {}

    @property
    def text(self) -> str:
        """The card's text, in our own words."""
        return " ".join(self.texts)

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.id,)  # a card is code: it is stored by name, and there is one of each

    def _says(self, ability: F) -> F:
        text = " ".join((ability.__doc__ or "").split())
        assert text, f"{self.id}: {ability.__name__} has no text"
        self.texts.append(text)
        return ability

    # -- when it is played -----------------------------------------------------------------------------

    def on_play(self, ability: Ability) -> Ability:
        """What happens when it is played; an action does this and is discarded, unless it is played on something."""
        self.play = ability
        self.is_special_only = False
        return self._says(ability)

    def played_on(self, hosts: Hosts) -> Hosts:
        """What an action may be played on, if not on any base (or any minion)."""
        self.hosts = hosts
        return self._says(hosts)

    # -- while it is in play ---------------------------------------------------------------------------

    def forbids(self, *verbs: Verb | Literal["affect"]) -> Callable[[Condition], Condition]:
        """«Cannot be ...»: the deed is not done. "affect" stands for all verbs that affect in this edition."""

        def attach(ability: Condition) -> Condition:
            self.forbid.update(dict.fromkeys(verbs, ability))
            self.watches = True
            return self._says(ability)

        return attach

    def instead_of(self, verb: Verb | Literal["affect"]) -> Callable[[Instead], Instead]:
        """«Instead»: true if it did something else and the deed is not done."""

        def attach(ability: Instead) -> Instead:
            self.replace[verb] = ability
            self.watches = True
            return self._says(ability)

        return attach

    def after(
        self, *verbs: Verb, when: Condition, commutes: bool = False, looks_back: bool = False
    ) -> Callable[[React], React]:
        def attach(ability: React) -> React:
            self.react.update(dict.fromkeys(verbs, Trigger(when, ability, commutes, looks_back)))
            self.watches = True
            return self._says(ability)

        return attach

    def at_start_of_turn(self, when: Condition, commutes: bool = False) -> Callable[[React], React]:
        return self.after("start", when=when, commutes=commutes)

    def at_end_of_turn(self, when: Condition, commutes: bool = False) -> Callable[[React], React]:
        return self.after("end", when=when, commutes=commutes)

    def own_power(self, ability: Bonus) -> Bonus:
        """What it adds to its own power."""
        self.own_bonus = ability
        return self._says(ability)

    def host_power(self, ability: Bonus) -> Bonus:
        """What an action adds to the power of the minion it lies on."""
        self.host_bonus = ability
        return self._says(ability)

    def power_of_others(self, ability: BonusForOther) -> BonusForOther:
        """What it adds to the power of any minion, itself included."""
        self.bonus = ability
        self.watches = True
        return self._says(ability)

    def forbids_playing(self, ability: ForbidsPlay) -> ForbidsPlay:
        """May this player not play this minion card at this base?"""
        self.play_ban = ability
        self.watches = True
        return self._says(ability)

    def extra_minion_each_turn(self, ability: MayUse) -> MayUse:
        """An extra minion at its base in each turn for whom the function says so."""
        self.extra_minion_here = ability
        self.helps_plays = True
        self.watches = True
        return self._says(ability)

    def lets_play_from_discard(self, ability: MayUse) -> MayUse:
        """Minions may be played here from the discard pile as from hand by whom the function says so."""
        self.minions_from_discard = ability
        self.helps_plays = True
        self.watches = True
        return self._says(ability)

    def ignores_base(self, ability: F) -> F:
        """The ability of the base it lies on is as if it were not there."""
        self.silences_base = True
        self.watches = True
        return self._says(ability)

    def lets_controller_ignore_base(self, ability: F) -> F:
        """Its controller may ignore the ability of the base it lies on: `g.obeys` asks."""
        self.excuses_controller = True
        return self._says(ability)

    # -- specials --------------------------------------------------------------------------------------

    def special_on_your_turn(self, when: MayUse) -> Callable[[Ability], Ability]:
        """From play, in step 2 of its controller's turn."""

        def attach(ability: Ability) -> Ability:
            self.use = ability
            self.may_use = when
            self.helps_plays = True
            self.watches = True
            return self._says(ability)

        return attach

    def special_from_discard(self, ability: Ability) -> Ability:
        """A minion's: from its owner's discard pile, in step 2 of the owner's turn; once a turn for all copies.

        It is offered where some base is open to that minion.
        """
        self.use_from_discard = ability
        return self._says(ability)

    def special_from_hand(self, stage: Stage, once: bool = False) -> Callable[[AtScoring], AtScoring]:
        """From hand, before or after a base scores, on anybody's turn; perhaps once for each scoring and player."""

        def attach(ability: AtScoring) -> AtScoring:
            self.from_hand[stage] = ability
            self.once_per_scoring = once
            self.is_special_only = self.is_action and self.play is None and self.on is None
            return self._says(ability)

        return attach

    def special_in_play(self, stage: Stage, when: MayUseAtScoring) -> Callable[[AtScoring], AtScoring]:
        """From play, before or after a base scores."""

        def attach(ability: AtScoring) -> AtScoring:
            self.in_play[stage] = ability
            self.in_play_if[stage] = when
            return self._says(ability)

        return attach

    # -- a base's own ability at its scoring -----------------------------------------------------------

    def when_scored(self, ability: OnScore) -> OnScore:
        """Together with the victory points."""
        self.scored["award"] = ability
        return self._says(ability)

    def after_scored(self, ability: OnScore) -> OnScore:
        """When the window after scoring opens."""
        self.scored["reward"] = ability
        return self._says(ability)

    def after_replaced(self, ability: OnScore) -> OnScore:
        """When the new base lies there; `me` is the new base."""
        self.scored["clear"] = ability
        return self._says(ability)


class CardSet:
    """A box: its factions and bases, in the order of the rulebook."""

    def __init__(self, name: str, title: str) -> None:
        SETS[name] = self
        self.name = name
        self.title = title
        self.factions: list[Faction] = []
        self.bases: list[Card] = []


class Faction:
    """Twenty cards that share a deck with another faction's twenty, and the bases that came with them."""

    def __init__(self, name: str, card_set: CardSet) -> None:
        self.id = id_of(name)
        assert self.id not in FACTIONS
        FACTIONS[self.id] = self
        card_set.factions.append(self)
        self.name = name
        self.set = card_set
        self.cards: list[Card] = []

    def __repr__(self) -> str:
        return self.id

    def minion(
        self, name: str, power: int, copies: int, rulings: tuple[str, ...] = (), source: str = "sourced"
    ) -> Card:
        card = Card(name, "minion", self, power=power, copies=copies, rulings=rulings, source=source)
        self.cards.append(card)
        return card

    def action(
        self,
        name: str,
        copies: int,
        on: Kind | None = None,
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> Card:
        """An action; one that is played `on` a base or a minion stays there."""
        card = Card(name, "action", self, copies=copies, on=on, rulings=rulings, source=source)
        self.cards.append(card)
        return card

    def base(
        self,
        name: str,
        breakpoint: int,
        vp: tuple[int, int, int],
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> Card:
        card = Card(name, "base", self, breakpoint=breakpoint, vp=vp, rulings=rulings, source=source)
        self.set.bases.append(card)
        return card


CARDS: dict[str, Card] = {}
FACTIONS: dict[str, Faction] = {}
SETS: dict[str, CardSet] = {}


def id_of(name: str) -> str:
    """`They're Coming To Get You` is `theyre_coming_to_get_you`."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def card_named(card_id: str) -> Card:
    if card_id not in CARDS:
        import rumpus.smashup.catalog  # noqa: F401  # a pickle may come to a process that has no cards yet
    return CARDS[card_id]
