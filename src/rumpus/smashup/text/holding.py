"""What a player has for a question: whose the targets are, what is in hand, what they would get. Said below it."""

from __future__ import annotations

from collections.abc import Sequence, Set

from rumpus.family import Choice, Question
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.text.seen import Look
from rumpus.smashup.text.speaker import Speaker
from rumpus.smashup.winning import leader_of

FEW = 2  # cards that are named


def holding(question: Question, choices: Sequence[Choice], look: Look, speaker: Speaker) -> str:
    acts = [each for each in choices if each.role == "act" and not each.verb]
    if question.prompt == "before scoring":
        return to_get(look, speaker)
    if len(acts) > 1 and question.prompt != "first" and all(each.piece for each in acts):
        return targets(acts, look, speaker)
    if question.source and acts and all(is_held(each, speaker.viewer) for each in acts):
        return hand({each.parts[0].card for each in acts}, look, speaker)
    return ""


def is_held(choice: Choice, viewer: int) -> bool:
    return bool(choice.parts) and choice.parts[0].zone == "hand" and choice.parts[0].owner == viewer


def targets(acts: Sequence[Choice], look: Look, speaker: Speaker) -> str:
    """Whose they are, if that is not the same for all."""
    found = [look.find(each.piece) for each in acts]
    owners = [each.piece.controller for each in found if each is not None]
    counts = {
        "theirs": sum(owner not in (-1, speaker.viewer) for owner in owners),
        "mine": owners.count(speaker.viewer),
        "nobody's": owners.count(-1),
    }
    some = [speaker.words.TARGETS[whose].format(count=count) for whose, count in counts.items() if count]
    return speaker.words.TARGETS_IN_ALL.format(targets=speaker.words.listed(some)) if len(some) > 1 else ""


def hand(offered: Set[str], look: Look, speaker: Speaker) -> str:
    """Minions and actions, or treasures where nothing else is asked for; the few ones by name."""
    words = speaker.words
    cards = [card for card in look.seen.seats[speaker.viewer].hand if card in offered]
    are_treasures = all(CARDS[card].is_treasure for card in cards)
    kinds = ["treasure" if are_treasures else "minion" if CARDS[card].is_minion else "action" for card in cards]
    told: list[str] = []
    for kind in ("treasure", "minion", "action"):
        found = [speaker.word(card) for card, its in zip(cards, kinds, strict=True) if its == kind]
        count = words.counted(len(found), kind)
        if found:
            told.append(
                words.HELD_BY_NAME.format(count=count, names=words.listed(found)) if len(found) <= FEW else count
            )
    return words.HOLDING.format(cards=words.listed(told)) if told else ""


def to_get(look: Look, speaker: Speaker) -> str:
    """What the base that is being scored is worth to the viewer, as it stands, and whether somebody wins by it."""
    seen, words = look.seen, speaker.words
    base = seen.base(seen.scoring.base) if seen.scoring is not None else None
    if base is None:
        return ""
    place = base.places[speaker.viewer]
    said = words.NOTHING_TO_GET
    if place:
        power, worth = base.totals[speaker.viewer], base.worth[speaker.viewer]
        said = words.TO_GET.format(place=words.ORDINALS[place], power=power, points=worth)
    points = [seat.points + worth for seat, worth in zip(seen.seats, base.worth, strict=True)]
    leader = leader_of(points)
    if leader is None:
        return said
    return words.ENOUGH_TO_WIN[leader == speaker.viewer].format(
        said=said, who=speaker.who(leader), points=points[leader]
    )
