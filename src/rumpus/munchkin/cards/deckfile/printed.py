"""What the entries of a deck file become: a card of each kind, with the words for its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rumpus.munchkin.cards.ability import OWN_TURN, Happening
from rumpus.munchkin.cards.box import CardSet, Facts, Fits
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.effects.registry import Steps, Use, all_steps, give, take_steps, told_happening
from rumpus.munchkin.cards.playing import FOLLOWING
from rumpus.munchkin.table.table import Table

Said = dict[str, Any]  # what an entry says, by field
Make = Callable[[CardSet, Said], list[str]]  # it returns what is wrong with the whole of it

PLAIN_FACTS = ("id", "copies", "rulings", "levels", "against", "only", "never", "hands", "slot", "tags", "source")
SUPER_MUNCHKIN = (
    "Play this any time you have a class. While that is your only one, you have its advantages, and monsters "
    "get no bonus against you for it. You may take a second, different class: then everything good and bad "
    "about both counts. You lose it with your last class."
)
ALLIANCE = (
    "Play this any time you have an army. While that is your only one, you have its advantages, and monsters "
    "get no bonus against you for it. You may take a second, different army: then everything good and bad "
    "about both counts. You lose it with your last army."
)
WANDERING_MONSTER = (
    "Play this in anybody's fight, together with a monster from your hand: that monster joins the fight."
)
CHEAT = (
    "On your own turn outside combat: play this on one of your items in play. As long as you have that item, "
    "you may use it whoever you are and whatever else you use, and it does not count as Big."
)
ENHANCED: dict[Fits, str] = {"any": "", "hand": " that takes a hand", "bonus": " that has a bonus"}
TWIN = (
    "A monster in a fight gets a twin, which joins the fight with a level and treasures of its own. Whatever "
    "changes one of them changes both."
)


def facts(said: Said) -> Facts:
    """The fields that mean the same for every kind of card."""
    found: Any = {name: said[name] for name in PLAIN_FACTS if name in said}
    found.setdefault("source", "reconstructed")
    if "run away" in said:
        found["run_away"] = said["run away"]
    if "bonus vs" in said:
        found["bonus_vs"] = said["bonus vs"]
    if "big" in said:
        found["is_big"] = said["big"]
    result: Facts = found
    return result


def get(card: Card, uses: Iterable[Use]) -> list[str]:
    """Traits, deeds and abilities."""
    faults = []
    for use in uses:
        if use.effect.kinds and card.kind not in use.effect.kinds:
            kinds = " or ".join(use.effect.kinds)
            faults.append(f"the trait «{use.effect.name}» is for another kind of card: {kinds}")
        elif use.effect.name in card.effects:
            faults.append(f"it has «{use.effect.name}» twice")
        else:
            give(card, use)
    return faults


def happening(steps: Steps) -> Happening:
    async def befall(g: Table, victim: int) -> None:
        await take_steps(g, victim, steps)

    befall.__doc__ = told_happening(steps)
    return befall


# -- doors -----------------------------------------------------------------------------------------------------


def hero_class(cards: CardSet, said: Said) -> list[str]:
    return role(cards.hero_class(said["name"], **facts(said)), said)


def super_munchkin(cards: CardSet, said: Said) -> list[str]:
    cards.super_munchkin(said["name"], **facts(said)).says(SUPER_MUNCHKIN)
    return []


def army(cards: CardSet, said: Said) -> list[str]:
    return role(cards.army(said["name"], **facts(said)), said)


def role(card: Card, said: Said) -> list[str]:
    card.plural = said.get("plural", card.plural)
    return get(card, said.get("abilities", ()))


def alliance(cards: CardSet, said: Said) -> list[str]:
    cards.alliance(said["name"], **facts(said)).says(ALLIANCE)
    return []


def wandering_monster(cards: CardSet, said: Said) -> list[str]:
    cards.wandering_monster(said["name"], **facts(said)).says(WANDERING_MONSTER)
    return []


def cheat(cards: CardSet, said: Said) -> list[str]:
    cards.cheat(said["name"], is_door=said.get("deck") != "treasure", **facts(said)).says(CHEAT)
    return []


def monster(cards: CardSet, said: Said) -> list[str]:
    lets_go = said.get("leaves alone", {})
    found = facts(said)
    found["leaves_alone"], found["leaves_group"] = lets_go.get("level", 0), lets_go.get("group")
    card = cards.monster(said["name"], said["level"], said["treasures"], **found)
    if card.leaves_group is not None:
        card.says(f"It does not pursue {card.leaves_group.words}.")
    faults = get(card, said.get("traits", ()))
    steps: Steps = said["bad stuff"]
    card.bad_stuff(happening(steps))
    card.kills = any(each.effect.name == "die" for each in all_steps(steps))
    if like := " or ".join([tag.capitalize() for tag in sorted(FOLLOWING & card.tags)]):
        card.says(f"From your hand, it may join any fight with {like} monsters.")
    return faults


def monster_enhancer(cards: CardSet, said: Said) -> list[str]:
    name, bonus, treasures, grants = said["name"], said.get("bonus", 0), said.get("treasures", 0), said.get("grants")
    if said.get("twin"):
        cards.twin(name, **facts(said)).says(TWIN)
        return ["a twin has nothing else"] if bonus or treasures or grants or said.get("traits") else []
    if grants:
        card = cards.tainting(name, bonus, treasures, grants, **facts(said))
    else:
        card = cards.monster_enhancer(name, bonus, treasures, **facts(said))
    if gains := enhanced(bonus, treasures):
        card.says(f"A monster in a fight gets {gains}.")
    elif not (grants or card.run_away or said.get("traits")):
        return ["it does nothing: give it a «bonus», «treasures» or «traits»"]
    if grants:
        kind = grants.capitalize()
        card.says(
            f"Only on a monster that is not {kind} yet; it is from then on. Or play this together with such a monster "
            f"from your hand, to join a fight with {kind} monsters."
        )
    if card.run_away:
        card.says(f"{card.run_away:+} to run away from it.")
    return get(card, said.get("traits", ()))


def enhanced(bonus: int, treasures: int) -> str:
    gains = [f"{bonus:+}"] if bonus else []
    if treasures > 0:
        gains.append("one extra treasure" if treasures == 1 else f"{treasures} extra treasures")
    elif treasures:
        less = "one treasure less" if treasures == -1 else f"{-treasures} treasures less"
        gains.append(f"{less}, but always has at least one")
    return " and ".join(gains)


def curse(cards: CardSet, said: Said) -> list[str]:
    card = cards.curse(said["name"], **facts(said))
    card.befalls(happening(said["effect"]))
    card.hits_all = said.get("hits all", False)
    return []


def event(cards: CardSet, said: Said) -> list[str]:
    uses = (*said.get("effect", ()), *said.get("traits", ()))
    card = cards.other(said["name"], is_door=said["deck"] == "door", **facts(said))
    faults = get(card, uses)
    return faults if faults or is_of_use(card) else ["it does nothing: give it an «effect» or «traits»"]


def is_of_use(card: Card) -> bool:
    """Does it do anything when it is played, drawn or held? Lying there to be used later is not enough."""
    return bool(card.when & ~OWN_TURN) or card.when_drawn is not None or "changes roll" in card.tags


# -- treasures -------------------------------------------------------------------------------------------------


def level_card(cards: CardSet, said: Said) -> list[str]:
    cards.level_card(said["name"], **facts(said))
    return []


def item(cards: CardSet, said: Said) -> list[str]:
    card = cards.item(said["name"], said.get("bonus", 0), said["gold"], **facts(said))
    say_numbers(card)
    faults = get(card, said.get("traits", ()))
    return [*faults, "an item takes a «slot» or «hands», not both"] if card.slot and card.hands else faults


def vehicle(cards: CardSet, said: Said) -> list[str]:
    return item(cards, {**said, "slot": "vehicle"})


def say_numbers(card: Card) -> None:
    if card.run_away and card.slot == "vehicle":
        card.says(f"You have {card.run_away:+} to run away, and nothing else you have in play counts for it.")
        if card.run_away < 0:
            card.says("Before a roll you may discard it to run on foot.")
    elif card.run_away:
        card.says(f"You have {card.run_away:+} to run away.")
    say_bonus_vs(card)
    say_fire(card)


def say_fire(card: Card) -> None:
    if "flame" in card.tags:
        card.says("It attacks with fire.")


def say_bonus_vs(card: Card, whose: str = "") -> None:
    for amount in sorted({amount for _, amount in card.bonus_vs}):
        tags = " or ".join([tag.capitalize() for tag, each in card.bonus_vs if each == amount])
        card.says(f"{amount:+} more{whose} against {tags} monsters.")


def item_enhancer(cards: CardSet, said: Said) -> list[str]:
    fits: Fits = said.get("fits", "any")
    card = cards.item_enhancer(said["name"], said["bonus"], fits, said.get("gold"), **facts(said))
    worth = f", and its value rises by {card.added_value} gold" if card.added_value else ""
    where = f"play this on one of your items in play{ENHANCED[fits]}"
    card.says(f"On your own turn outside combat: {where}. It gives {card.bonus:+} more{worth}.")
    say_bonus_vs(card)
    return []


def one_shot(cards: CardSet, said: Said) -> list[str]:
    uses = (*said.get("effect", ()), *said.get("traits", ()))
    card = cards.one_shot(said["name"], said.get("bonus", 0), said.get("gold"), **facts(said))
    say_bonus_vs(card, " for the munchkins")
    say_fire(card)
    faults = get(card, uses)
    return faults if faults or is_of_use(card) else ["it does nothing: give it a «bonus», an «effect» or «traits»"]
