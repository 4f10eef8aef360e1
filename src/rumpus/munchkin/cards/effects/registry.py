"""Known effects: what a deck file can say by name.

An effect is a function, registered under a name. Its parameters, read from the signature, are the values that stand
behind the name in the file; its docstring is a template of the text that players read, so a card cannot say anything
else than what happens. There are five sorts:

- a *step* is something that happens to a player: bad stuff and curses are lists of steps;
- a *trait* is what a card simply has, besides its numbers;
- a *deed* is what a card does when it is played;
- an *ability* is what a class or an army can do;
- a *rule* is what a whole set brings along, if the table wants it.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cached_property, partial
from string import Formatter
from typing import Annotated, Any, Concatenate, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from rumpus.munchkin.cards.ability import FIGHT, Deed, Goes, Kind, Play, Targets, no_target
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.options import SetOption
from rumpus.munchkin.table.table import Table

Sort = Literal["step", "trait", "deed", "ability", "rule"]
Step = TypeVar("Step", bound=Callable[Concatenate[Table, int, ...], Awaitable[bool]])  # to whom
Trait = TypeVar("Trait", bound=Callable[Concatenate[Card, ...], None])
DeedOf = TypeVar("DeedOf", bound=Deed)
RuleOf = TypeVar("RuleOf", bound=Callable[Concatenate[CardSet, SetOption, ...], None])

FIRST = {"step": 2, "trait": 1, "ability": 1, "rule": 2}  # parameters before those of the file: (table, victim), (card)


class Limits(NamedTuple):
    """What a number in a file may be."""

    least: int
    most: int


Bonus = Annotated[int, Limits(-20, 20)]
Count = Annotated[int, Limits(1, 10)]
Gold = Annotated[int, Limits(0, 10_000)]
Loss = Annotated[int, Limits(1, 20)]  # its text says the minus
Strength = Annotated[int, Limits(0, 30)]


class Parameter(NamedTuple):
    """A value that an effect takes: its name in the file, and what it may be."""

    name: str
    type: Any  # an int with its limits, bool, str, Group, Steps, a Literal, or a type of LISTS
    allowed: tuple[str, ...]
    is_needed: bool


class Effect:
    """Something that a deck file can name."""

    def __init__(self, sort: Sort, name: str, function: Callable[..., Any]) -> None:
        self.sort: Sort = sort
        self.name = name
        self.function = function
        self.template = " ".join((function.__doc__ or "").split())
        assert self.template, f"{name} has no text"
        self.without = "otherwise "  # a step: what leads over to what happens if it found nothing to do
        self.then = ": then "
        self.leads_on = False  # a step that does nothing by itself
        self.kinds: tuple[Kind, ...] = ()  # a trait: of which cards
        self.title = ""  # an ability: what it is called on the card
        self.when = 0  # a deed, as for `Play`
        self.targets: Targets = no_target
        self.goes: Goes = "air"
        self.tags: tuple[str, ...] = ()  # that a card gets by it

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """Those behind the ones that the game fills in; of a deed, those by keyword only."""
        types = get_type_hints(self.function, include_extras=True)
        found = list(inspect.signature(self.function).parameters.values())
        if self.sort == "deed":
            found = [each for each in found if each.kind is each.KEYWORD_ONLY]
        else:
            found = found[FIRST[self.sort] :]
        return tuple(
            Parameter(name.replace("_", " "), types[name], words_of(types[name]), each.default is each.empty)
            for name, each in [(each.name, each) for each in found]
        )

    @cached_property
    def usual(self) -> dict[str, Any]:
        """The values of what a file may leave out."""
        found = inspect.signature(self.function).parameters.items()
        return {name: each.default for name, each in found if each.default is not each.empty}

    def __repr__(self) -> str:
        return f"{self.sort} «{self.name}»"


class Use(NamedTuple):
    """An effect with its values, as a card has it. After a step: what follows if it did something, or if not."""

    effect: Effect
    values: dict[str, Any]
    then: tuple[Use, ...] = ()
    otherwise: tuple[Use, ...] = ()


Steps = tuple[Use, ...]


LISTS: dict[Any, dict[str, Any]] = {}  # a type whose values are known by name, and all of them


def words_of(kind: Any) -> tuple[str, ...]:
    """What a file may say for it; none: anything of that type."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(LISTS.get(kind, ()))


# -- registering -----------------------------------------------------------------------------------------------

EFFECTS: dict[Sort, dict[str, Effect]] = {"step": {}, "trait": {}, "deed": {}, "ability": {}, "rule": {}}


def register(effect: Effect) -> Effect:
    known = EFFECTS[effect.sort]
    assert effect.name not in known, f"two of them: {effect!r}"
    known[effect.name] = effect
    return effect


def step(
    name: str, without: str = "otherwise ", then: str = ": then ", leads_on: bool = False
) -> Callable[[Step], Step]:
    """`async (table, victim, ...) -> bool`: whether it did anything. `without` leads over to its `otherwise`. One that
    only leads on to others needs a `then`."""

    def attach(function: Step) -> Step:
        effect = register(Effect("step", name, function))
        effect.without, effect.then, effect.leads_on = without, then, leads_on
        return function

    return attach


def trait(name: str, kinds: Sequence[Kind]) -> Callable[[Trait], Trait]:
    """`(card, ...) -> None`: it sets what the card has."""

    def attach(function: Trait) -> Trait:
        register(Effect("trait", name, function)).kinds = tuple(kinds)
        return function

    return attach


def ability(name: str, title: str = "") -> Callable[[Trait], Trait]:
    """Of an army: `(card, ...) -> None`, like a trait."""

    def attach(function: Trait) -> Trait:
        register(Effect("ability", name, function)).title = title or name.capitalize()
        return function

    return attach


def rule(name: str) -> Callable[[RuleOf], RuleOf]:
    """Of a whole set: `(box, option) -> None`. The table may play with it, or not; the option says which."""

    def attach(function: RuleOf) -> RuleOf:
        register(Effect("rule", name, function)).title = name.capitalize()
        return function

    return attach


def deed(
    name: str, when: int = FIGHT, targets: Targets = no_target, goes: Goes = "air", tags: Sequence[str] = ()
) -> Callable[[DeedOf], DeedOf]:
    """`async (table, player, *target, *, ...) -> None`: values of the file are keywords. The rest is as for `Play`."""

    def attach(function: DeedOf) -> DeedOf:
        effect = register(Effect("deed", name, function))
        effect.when, effect.targets, effect.goes, effect.tags = when, targets, goes, tuple(tags)
        return function

    return attach


# -- carrying out ----------------------------------------------------------------------------------------------


async def take_steps(g: Table, victim: int, steps: Steps) -> bool:
    """One after the other, unless one of them ends the game; whether any did something."""
    has_done = False
    for each in steps:
        if g.state.phase == "over":
            break
        done = bool(await each.effect.function(g, victim, **each.values))
        has_done |= done
        has_done |= await take_steps(g, victim, each.then if done else each.otherwise)
    return has_done


def all_steps(steps: Steps) -> Iterator[Use]:
    """These, and all that they lead to."""
    for each in steps:
        yield each
        yield from all_steps(each.then + each.otherwise)
        for value in each.values.values():
            if type(value) is tuple:
                yield from all_steps(value)


def lay_down(box: CardSet, use: Use) -> None:
    """A set gets a rule, which its table may want."""
    effect = use.effect
    option = box.option(effect.name.replace(" ", "_"), False, effect.title, sentence(told(use)))
    effect.function(box, option, **use.values)


def give(card: Card, use: Use) -> None:
    """A card gets a trait, a deed or an ability, and its text, which tells of all that it can do by it."""
    effect, plays, uses, before = use.effect, len(card.plays), len(card.uses), card.functions()
    if effect.sort == "deed":
        card.plays.append(Play(effect.when, effect.targets, partial(effect.function, **use.values), effect.goes))
    else:
        effect.function(card, **use.values)
    text = sentence(told(use))
    name = card.add_text(effect.name, f"{effect.title}: {text}" if effect.title else text)
    card.plays[plays:] = [play._replace(ability=name) for play in card.plays[plays:]]
    card.uses[uses:] = [each._replace(ability=name) for each in card.uses[uses:]]
    new = [ability for ability, function in card.functions().items() if function is not before.get(ability)]
    card.told_as |= dict.fromkeys(new, name)
    card.effects[effect.name] = use.values
    card.tags |= frozenset(effect.tags)


# -- texts -----------------------------------------------------------------------------------------------------


class Words(Formatter):
    """`{count:level}` is «a level» or «2 levels», `{amount:+}` is «+2», `{steps}` is their text, and of anything else
    what it says itself: `{group:words}` is «Cooks», `{group:you}` is «you are a Cook», `{items:one}` is «a small item»,
    `{tag:name}` is «Chaos»."""

    def format_field(self, value: Any, spec: str) -> str:
        if type(value) is tuple:
            return told_steps(value)
        if isinstance(value, int) and spec[:1].isalpha():
            return counted(value, spec)
        if isinstance(value, str):
            return value.capitalize() if spec == "name" else value
        return str(getattr(value, spec)) if spec.isalpha() else format(value, spec)


WORDS = Words()


def counted(count: int, what: str) -> str:
    """«a level», «an item», «2 levels»."""
    if count == 1:
        return f"{'an' if what[0] in 'aeiou' else 'a'} {what}"
    return f"{count} {what}s"


def told(use: Use) -> str:
    """One effect, with what follows it: «lose the headgear that you wear; without any, lose a level»."""
    effect = use.effect
    text = WORDS.vformat(effect.template, (), {**effect.usual, **use.values})
    if use.then:
        text += effect.then + told_steps(use.then)
    if use.otherwise:
        text += "; " + effect.without + told_steps(use.otherwise)
    return text


def told_steps(steps: Steps) -> str:
    """Within a sentence."""
    texts = [told(each) for each in steps]
    return ", and ".join(filter(None, (", ".join(texts[:-1]), "".join(texts[-1:]))))


def told_happening(steps: Steps) -> str:
    """Whole sentences: plain steps together, each that leads to others in one of its own."""
    sentences: list[list[Use]] = []
    for each in steps:
        is_plain = not each.then and not each.otherwise
        if is_plain and sentences and not (sentences[-1][0].then or sentences[-1][0].otherwise):
            sentences[-1].append(each)
        else:
            sentences.append([each])
    return " ".join([sentence(told_steps(tuple(each))) for each in sentences])


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
