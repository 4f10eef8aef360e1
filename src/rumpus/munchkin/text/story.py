"""How a finished game went, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.story import Turning, headline, own_place, turning_in_words
from rumpus.munchkin.story import FightStory, MunchkinStory, WorstStab
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.text.naming import Naming


def tell_story(story: MunchkinStory, naming: Naming) -> None:
    """Put the sentences in."""
    story.title, story.text = headline(story, naming), outcome(story, naming)
    if story.turning is not None:
        story.turning.title = turning_title(story.turning, naming)
        story.turning.text = turning_in_words(story.turning, naming)
    for fight in (story.last, story.biggest):
        if fight is not None:
            fight.title, fight.text = fight_title(fight, naming), fight_text(fight, naming)
    for stab in story.worst:
        stab.text = stab_text(stab, naming)


def outcome(story: MunchkinStory, naming: Naming) -> str:
    words = naming.words
    if story.conceded >= 0:
        return naming.concedes(story.conceded)
    if naming.viewer >= 0 and naming.viewer not in story.winners:
        told = words.ENDS_ON.format(level=story.points[naming.viewer], place=own_place(story, naming))
    elif story.winners:
        turns = words.counted(story.turns, "turn")
        told = words.WON_AFTER.format(level=story.points[story.winners[0]], turns=turns)
    else:
        return ""
    if not story.winners or max(story.points) >= GOAL:
        return told
    form = words.EVENTS[story.ending][0] if story.ending else words.ENDED_BELOW
    return words.SENTENCES.join([told, words.capital(form.format(goal=GOAL))])


def turning_title(turning: Turning, naming: Naming) -> str:
    return naming.word(turning.card) if turning.card else naming.words.A_LEVEL


def fight_title(fight: FightStory, naming: Naming) -> str:
    words = naming.words
    forms = words.KILLS if fight.ours > fight.theirs else words.FLEES
    munchkins = [fight.fighter] if fight.helper < 0 else [fight.fighter, fight.helper]
    foes = words.listed([naming.word(each) for each in fight.foes])
    return said_of(munchkins, forms, naming, foes=foes, ours=fight.ours, theirs=fight.theirs)


def fight_text(fight: FightStory, naming: Naming) -> str:
    """What the help was worth, and who was against it."""
    words, told = naming.words, []
    if fight.helper >= 0:
        form = words.HELPED if fight.pay else words.HELPED_FOR_NOTHING
        told.append(form.format(who=naming.who(fight.helper), pay=words.counted(fight.pay, "treasure")))
    against = words.listed([naming.who(seat) for seat in fight.stabbed_by])
    told.append(words.STABBED.format(who=against) if against else words.NOT_STABBED)
    return words.SENTENCES.join(words.capital(each) for each in told)


def stab_text(stab: WorstStab, naming: Naming) -> str:
    forms = naming.words.STOPS if stab.is_decisive else naming.words.HITS
    whom, card = naming.whom(stab.whom, stab.by), naming.word(stab.card)
    return said_of([stab.by], forms, naming, whom=whom, card=card, ours=stab.ours, theirs=stab.theirs)


def said_of(players: Sequence[int], forms: tuple[str, str], naming: Naming, **values: object) -> str:
    """A sentence about these players."""
    is_one = len(players) == 1 and players[0] != naming.viewer
    who = naming.words.listed([naming.who(seat) for seat in players])
    return naming.words.capital(forms[is_one].format(who=who, **values))
