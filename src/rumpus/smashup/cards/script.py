"""What a card can do: a place for each kind of ability, and the decorators that fill them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

from rumpus.smashup.cards.ability import (
    ANY_POWER,
    Ability,
    AtScoring,
    Bonus,
    BonusForOther,
    Condition,
    Divert,
    F,
    ForbidsAttaching,
    ForbidsPlay,
    Hosts,
    Instead,
    MayPlay,
    MayPlayAtScoring,
    MayPlayFromDiscard,
    MayUse,
    MayUseAtScoring,
    MayUseBase,
    OncePaid,
    OnScore,
    React,
    Replacement,
    Stage,
    Topic,
    Trigger,
    UsesBase,
    Verb,
)
from rumpus.smashup.cards.faults import DEEDS, checked, text_of

WINDOWS = ("before", "when", "loot", "after")  # of a scoring


class Abilities:
    """What it does, and when. Everything is looked up here, so a missing ability costs nothing."""

    __slots__ = (  # read more often than anything else
        "controls_host", "excuses_controller", "extra_again", "extra_power", "from_hand", "from_hand_if", "host_bonus",
        "hosts", "in_play", "in_play_if", "is_instant", "is_special_in_play", "is_special_only", "is_talent",
        "once_per_scoring", "own_bonus", "play", "play_from_discard", "play_if", "promise", "scored", "talent_if",
        "texts", "treasures", "use", "use_base", "use_base_if", "use_from_discard", "watches",
    )  # fmt: skip

    def __init__(self, is_instant: bool) -> None:
        self.is_instant = is_instant  # an action that is carried out and discarded
        self.texts: dict[str, str] = {}  # by ability
        self.watches: dict[Topic, Any] = {}  # what it has to say about others while it is in play: about what, and what
        self.treasures = 0  # how many it adds to the loot; a monster's also go to whoever destroys it
        self.play: Ability | None = None
        self.hosts: Hosts | None = None
        self.play_if: MayPlay | None = None
        self.own_bonus: Bonus | None = None
        self.host_bonus: Bonus | None = None
        self.use: Ability | None = None
        self.is_talent = False
        self.talent_if: MayUse | None = None
        self.use_from_discard: Ability | None = None
        self.play_from_discard: MayPlayFromDiscard | None = None
        self.extra_power, self.extra_again = ANY_POWER, False
        self.controls_host = self.excuses_controller = False
        self.from_hand: dict[Stage, AtScoring] = {}
        self.from_hand_if: MayPlayAtScoring | None = None
        self.once_per_scoring = False
        self.is_special_only = False  # an action that is never played in step 2
        self.in_play: dict[Stage, AtScoring] = {}
        self.in_play_if: dict[Stage, MayUseAtScoring] = {}
        self.is_special_in_play = False
        self.scored: dict[Stage, OnScore] = {}
        self.use_base: UsesBase | None = None
        self.use_base_if: MayUseBase | None = None
        self.promise: OncePaid | None = None


class Script(Abilities):
    """Decorators attach its abilities, whose docstrings are its text."""

    __slots__ = ()

    def _says(self, ability: str, function: F) -> F:
        """The text of an ability, by the name that an event gives as its cause."""
        self.texts[ability] = text_of(f"{self}", ability, function, ability in self.texts)
        return function

    def _watches(self, about: Topic, function: F) -> F:
        """It has this to say about others while it is in play."""
        self.watches[about] = function
        return self._says(about, function)

    # -- when it is played -----------------------------------------------------------------------------

    def on_play(self, ability: Ability) -> Ability:
        """What happens when it is played; an action does this and is discarded, unless it is played on something."""
        self.play = ability
        self.is_special_only = False
        return self._says("play", ability)

    def played_on(self, hosts: Hosts) -> Hosts:
        """What an action may be played on, if not on any base (or any minion)."""
        self.hosts = hosts
        return self._says("played on", hosts)

    def playable_if(self, ability: MayPlay) -> MayPlay:
        """An action's: when it may be played at all."""
        self.play_if = ability
        return self._says("playable if", ability)

    # -- while it is in play ---------------------------------------------------------------------------

    @checked(*DEEDS)
    def forbids(
        self, *verbs: Verb | Literal["affect"], with_small_hand: bool = False
    ) -> Callable[[Condition], Condition]:
        """«Cannot be ...»: the deed is not done. "affect" stands for all verbs that affect in this edition; whether a
        card affects it may hang on the size of a hand."""

        def attach(ability: Condition) -> Condition:
            self.watches.setdefault("forbid", {}).update(dict.fromkeys(verbs, ability))
            if "affect" in verbs:
                self.watches["ward"] = ability
            if with_small_hand:
                self.watches["small hand"] = ability
            return self._says("forbid", ability)

        return attach

    @checked(*DEEDS)
    def instead_of(
        self, verb: Verb | Literal["affect"], when: Condition, special: bool = False
    ) -> Callable[[Instead], Instead]:
        """«Instead»: true if it did something else and the deed is not done."""

        def attach(ability: Instead) -> Instead:
            self.watches.setdefault("instead", {})[verb] = Replacement(when, ability, special)
            return self._says(f"instead of {verb}", ability)

        return attach

    @checked(*get_args(Verb))
    def after(
        self,
        *verbs: Verb,
        when: Condition,
        commutes: bool = False,
        alike: bool = False,
        once: bool = False,
        looks_back: bool = False,
    ) -> Callable[[React], React]:
        def attach(ability: React) -> React:
            trigger = Trigger(verbs[0], when, ability, commutes, alike, once, looks_back)
            self.watches.update(dict.fromkeys(verbs, trigger))
            return self._says(verbs[0], ability)

        return attach

    def at_start_of_turn(self, when: Condition, alike: bool = False) -> Callable[[React], React]:
        return self.after("start", when=when, alike=alike)

    def at_end_of_turn(self, when: Condition, alike: bool = False) -> Callable[[React], React]:
        return self.after("end", when=when, alike=alike)

    @checked("before", "after")
    def at_scoring(
        self, stage: Literal["before", "after"], when: Condition, alike: bool = False
    ) -> Callable[[React], React]:
        """When the window before or after a scoring opens, before anybody is asked (SU-6.4); it happens to the base."""
        return self.after("before scoring" if stage == "before" else "after scoring", when=when, alike=alike)

    def own_power(self, ability: Bonus) -> Bonus:
        """What it adds to its own power."""
        self.own_bonus = ability
        return self._says("own power", ability)

    def host_power(self, ability: Bonus) -> Bonus:
        """What an action adds to the power of the minion it lies on."""
        self.host_bonus = ability
        return self._says("host power", ability)

    def power_of_others(self, ability: BonusForOther) -> BonusForOther:
        """What it adds to the power of any minion at any base, itself included."""
        return self._watches("power", ability)

    def power_here(self, ability: BonusForOther) -> BonusForOther:
        """What it adds to the power of any minion at its base, itself included."""
        return self._watches("power here", ability)

    def own_total(self, ability: Bonus) -> Bonus:
        """What it adds to its controller's total at its base, beside any minion's power."""
        return self._watches("total", ability)

    def instead_of_discard(self, ability: Divert) -> Divert:
        """Where a card in play goes instead of the discard pile; None: it goes there."""
        return self._watches("discard", ability)

    @checked()
    def adds_to_loot(self, count: int) -> Callable[[F], F]:
        """This many more treasures when the base it lies on scores."""

        def attach(ability: F) -> F:
            self.treasures = count
            return self._says("adds to loot", ability)

        return attach

    def silences_host(self, ability: F) -> F:
        """The minion it lies on has no abilities."""
        return self._watches("mute", ability)

    def controls(self, ability: F) -> F:
        """Its controller has control of the minion it lies on."""
        self.controls_host = True
        return self._says("controls", ability)

    def leaves_out_host(self, ability: F) -> F:
        """The minion it lies on counts towards neither a total nor a breakpoint."""
        return self._watches("leave out", ability)

    def forbids_attaching(self, ability: ForbidsAttaching) -> ForbidsAttaching:
        """May this player not play this action on this base?"""
        return self._watches("attach ban", ability)

    def forbids_playing(self, ability: ForbidsPlay) -> ForbidsPlay:
        """May this player not play this minion card at this base? No card: a monster that is still face down."""
        return self._watches("play ban", ability)

    @checked()
    def extra_minion_here(self, max_power: int = ANY_POWER, again: bool = False) -> Callable[[MayUse], MayUse]:
        """An extra minion at its base on each turn of its controller (for a base: of everybody) if the function says
        so; once a turn, or again and again."""

        def attach(ability: MayUse) -> MayUse:
            self.extra_power = max_power
            self.extra_again = again
            return self._watches("extra minion", ability)

        return attach

    def extra_action_each_turn(self, ability: F) -> F:
        """An extra action for whoever controls it in step 2 of their turn, once a turn; they keep it if it leaves."""
        return self._watches("extra action", ability)

    def lets_play_from_discard(self, ability: F) -> F:
        """Its controller may play minions here out of their discard pile as if from hand, in step 2."""
        return self._watches("from discard", ability)

    def ignores_base(self, ability: F) -> F:
        """The ability of the base it lies on is as if it were not there."""
        return self._watches("ignore base", ability)

    def lets_controller_ignore_base(self, ability: F) -> F:
        """Its controller may ignore the ability of the base it lies on: `g.obeys` asks."""
        self.excuses_controller = True
        return self._says("may ignore base", ability)

    # -- talents and specials --------------------------------------------------------------------------------------

    @checked(takes_condition=True)
    def talent(self, when: MayUse | None = None) -> Callable[[Ability], Ability]:
        """Once on each turn of its controller, in step 2 (SU-10.4)."""

        def attach(ability: Ability) -> Ability:
            self.is_talent = True
            self.talent_if = when
            return self.special_on_your_turn(lambda g, me: me.used != g.state.turn and (when is None or when(g, me)))(
                ability
            )

        return attach

    @checked(takes_condition=True)
    def special_on_your_turn(self, when: MayUse) -> Callable[[Ability], Ability]:
        """From play, in step 2 of its controller's turn."""

        def attach(ability: Ability) -> Ability:
            self.use = ability
            self.watches["use"] = when
            return self._says("talent" if self.is_talent else "special", ability)

        return attach

    def special_from_discard(self, ability: Ability) -> Ability:
        """A minion's: from its owner's discard pile, in step 2; once a turn for all copies, if a base is open to it."""
        self.use_from_discard = ability
        return self._says("use from discard", ability)

    def playable_from_discard(self, ability: MayPlayFromDiscard) -> MayPlayFromDiscard:
        """A minion's: whenever the function says so, its owner may play it out of the discard pile as if from hand."""
        self.play_from_discard = ability
        return self._says("play from discard", ability)

    @checked(*WINDOWS)
    def special_from_hand(
        self, stage: Stage, once: bool = False, when: MayPlayAtScoring | None = None
    ) -> Callable[[AtScoring], AtScoring]:
        """From hand, at a scoring ("before", "when", "loot", "after"), on anybody's turn; perhaps once per scoring and
        player, perhaps only by players and at bases that the function allows."""

        def attach(ability: AtScoring) -> AtScoring:
            self.from_hand[stage] = ability
            self.from_hand_if = when
            self.once_per_scoring = once
            self.is_special_only = self.is_instant and self.play is None
            return self._says(stage, ability)

        return attach

    @checked(*WINDOWS)
    def special_in_play(
        self, stage: Stage, when: MayUseAtScoring, special: bool = True
    ) -> Callable[[AtScoring], AtScoring]:
        """From play, before or after a base scores; an ongoing «you may» is used then as well, but is no special."""

        def attach(ability: AtScoring) -> AtScoring:
            self.in_play[stage] = ability
            self.is_special_in_play = special
            self.in_play_if[stage] = when
            self.watches["special"] = ability
            return self._says(f"{stage} in play", ability)

        return attach

    def once_awarded(self, ability: OncePaid) -> OncePaid:
        """What `g.promise` puts off until the victory points of the running scoring are awarded. The function is told
        how many the other player has got, with what the base itself gives."""
        self.promise = ability
        return self._says("promise", ability)

    # -- a base's own ability at its scoring -----------------------------------------------------------

    def when_scored(self, ability: OnScore) -> OnScore:
        """Together with the victory points."""
        self.scored["award"] = ability
        return self._says("award", ability)

    @checked(takes_condition=True)
    def usable_after_scoring(self, by: MayUseBase) -> Callable[[UsesBase], UsesBase]:
        """«May»: in the window after its scoring, once by each player for whom the function says so (SU-6.1). What it
        must do is done when that window opens: `at_scoring`."""

        def attach(ability: UsesBase) -> UsesBase:
            self.use_base, self.use_base_if = ability, by
            return self._says("use base", ability)

        return attach

    def before_cleared(self, ability: OnScore) -> OnScore:
        """When the window after scoring is over, before what is left there is discarded."""
        self.scored["after"] = ability
        return self._says("after", ability)

    def after_replaced(self, ability: OnScore) -> OnScore:
        """When the new base is there; `me` is the new base."""
        self.scored["clear"] = ability
        return self._says("clear", ability)
