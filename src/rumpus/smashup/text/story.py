"""How a finished game went, in sentences."""

from __future__ import annotations

from rumpus.family.story import headline, lead, own_place, turning_in_words
from rumpus.smashup.story import BestMinion, SmashUpStory, Stubborn
from rumpus.smashup.text.naming import Naming


def tell_story(story: SmashUpStory, naming: Naming) -> None:
    """Put the sentences in."""
    story.title, story.text = headline(story, naming), outcome(story, naming)
    if story.turning is not None:
        story.turning.title, story.turning.text = (
            naming.word(story.turning.card),
            turning_in_words(story.turning, naming),
        )
    if story.best is not None:
        story.best.text = best_minion(story.best, naming)
    if story.stubborn is not None:
        story.stubborn.text = stubborn(story.stubborn, naming)


def outcome(story: SmashUpStory, naming: Naming) -> str:
    words, points = naming.words, story.points
    if story.conceded >= 0:
        return naming.concedes(story.conceded)
    if naming.viewer >= 0 and naming.viewer not in story.winners:
        own = words.counted(points[naming.viewer], "point")
        return words.ENDS_ON.format(points=own, place=own_place(story, naming))
    if not story.winners:
        return ""
    winner = story.winners[0]
    others = [seat for seat in range(len(points)) if seat != winner]
    following = [naming.who(seat) for seat in others if points[seat] == max(points[each] for each in others)]
    return words.WON_BY.format(
        points=words.counted(points[winner], "point"), lead=lead(points, winner), next=words.listed(following)
    )


def best_minion(best: BestMinion, naming: Naming) -> str:
    words = naming.words
    return words.BEST_MINION.format(
        scorings=words.counted(best.scorings, "scoring"), points=words.counted(best.points, "point")
    )


def stubborn(found: Stubborn, naming: Naming) -> str:
    words = naming.words
    form = words.STUBBORN_AGAIN if found.again else words.STUBBORN
    return form.format(destroyed=words.counted(found.destroyed, "time"), again=words.counted(found.again, "time"))
