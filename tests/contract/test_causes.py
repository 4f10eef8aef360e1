"""In played games of every family, each event says why it happened: by a text that can be looked up, or by a rule that
can. Each line of the log names the card that did it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rumpus import FAMILIES, new_match
from rumpus.family.events import Cause, cause_of
from rumpus.family.words.en import Printed
from rumpus.kernel import Event
from rumpus.munchkin.cards.catalog import CARDS as MUNCHKIN_CARDS
from rumpus.munchkin.text.telling import UNCAUSED as MUNCHKIN_UNCAUSED
from rumpus.smashup.cards.catalog import CARDS as SMASH_UP_CARDS
from rumpus.smashup.text.telling import UNCAUSED as SMASH_UP_UNCAUSED

CARDS: dict[str, Mapping[str, Printed]] = {"smashup": SMASH_UP_CARDS, "munchkin": MUNCHKIN_CARDS}
UNCAUSED = {"smashup": SMASH_UP_UNCAUSED, "munchkin": MUNCHKIN_UNCAUSED}  # what comes before says why
NAMES = ["Ann", "Bob", "Cid", "Dot"]
SETS = (["cthulhu"], ["warhammer40k"], ["cthulhu", "warhammer40k"])
GAMES = 8
MOST_ANSWERS = 1500


def told(family: str, seed: int) -> list[Event]:
    """All that happens in a game that chance plays."""
    setup: dict[str, Any] = {"players": 2 + seed % 3}
    if family == "munchkin":
        setup |= {"sets": SETS[seed % 3], "ration_tokens": seed % 2 == 1}
    match, rng = new_match(family, seed=seed, **setup), Random(seed)
    while (decision := match.game.decision) is not None and match.game.answered < MOST_ANSWERS:
        seat = rng.choice(sorted(decision.offers)) if rng.random() < 0.3 else decision.awaited[0]
        match.answer(seat, rng.randrange(len(decision.offers[seat])))
    return match.log.events


def is_sound(cause: Cause, cards: Mapping[str, Printed], rules: set[str]) -> bool:
    """A card by an ability that has a text, or a rule that has one: then a card may be what it was done with."""
    if cause.card and cause.card not in cards:
        return False
    if cause.ability:
        return not cause.rule and bool(cards[cause.card].texts.get(cause.ability))
    return cause.rule in rules


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("family", CARDS)
def test_every_event_has_a_cause_with_a_text(family: str, seed: int) -> None:
    rules = {rule.number for rule in FAMILIES[family].rulebook().rules if rule.text}
    causes = {(event.kind, cause_of(event)) for event in told(family, seed)}
    assert {(kind, cause) for kind, cause in causes if not is_sound(cause, CARDS[family], rules)} == set()


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("family", CARDS)
def test_every_line_names_the_card_that_did_it(family: str, seed: int) -> None:
    events = told(family, seed)
    for viewer in (-1, 0):
        speaker = FAMILIES[family].speaker(NAMES, viewer, "en")
        for event in events:
            card = CARDS[family].get(cause_of(event).card)
            if card is not None and event.kind not in UNCAUSED[family]:
                assert card.name in " ".join(line.text for line in speaker.lines([event])), event.kind
        lines = [line.text for line in speaker.lines(events)]
        assert [line for line in lines if re.search(r" on \.$|: \.$|  |[{}_]", line)] == []
