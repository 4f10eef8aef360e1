"""The question, in a sentence: who or what asks, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Choice, Question, View
from rumpus.family.words import Filling
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.table.gear import LEVEL_PRICE
from rumpus.munchkin.table.strength import ESCAPES, HAND_LIMIT
from rumpus.munchkin.text.cards import short
from rumpus.munchkin.text.seen import AirSeen, CharitySeen, FightSeen, Look, RollSeen, Sight, TermsSeen, TradeSeen
from rumpus.munchkin.text.telling import Telling

PLAYS = ("play", "use")
MOST_NAMED = 2  # of several things; more are counted


def chance_of(roll: RollSeen) -> tuple[str, int]:
    """What has to be rolled to get away: the kind of it, and the least."""
    need = ESCAPES - roll.modifier
    if roll.is_safe:
        return "safe", 0
    return "sure" if need <= 1 else "never" if need > 6 else "six" if need == 6 else "roll", need


class Asking(Telling):
    # -- questions -------------------------------------------------------------------------------------

    def question(self, question: Question, choices: Sequence[Choice], seen: Sight) -> str:
        if question.prompt in self.words.WINDOWS:
            is_awaited = self.viewer in question.awaited
            form = (self.words.WINDOWS if is_awaited else self.words.BYSTANDER)[question.prompt]
            return self.words.capital(" ".join(form.format_map(self.window(seen, choices)).split()))
        clause = self.clause(question, choices, seen)
        if not self.words.is_question(clause):
            clause = self.words.STATEMENT.format(clause=clause)
        return self.words.capital(self.asked_by(question.source, clause))

    def asked_by(self, source: str, clause: str) -> str:
        return self.words.ASKED_BY.format(card=self.word(source), clause=clause) if source else clause

    def waiting(self, question: Question, view: View) -> str:
        seen = Look(view)
        who = self.words.listed([self.names[seat] for seat in question.awaited])
        if question.prompt in self.words.WAITING_WINDOWS:
            words = self.window(seen)
            words.update(
                who=who, decides=self.words.DECIDES[len(question.awaited) > 1], agree=lambda: self.agreeing(seen)
            )
            clause = self.words.WAITING_WINDOWS[question.prompt].format_map(words)
            if not self.words.is_question(clause):
                clause = self.words.STATEMENT.format(clause=clause)
            return self.words.capital(clause)
        gaps = Filling(
            who=who,
            die=str(seen.die),
            alms=self.alms(seen.charity),
            whose_body=lambda: self.whose(seen.body.of) if seen.body and seen.body.of >= 0 else "",
            roles=lambda: self.roles(seen),
        )
        clause = self.words.WAITING_PROMPTS[question.prompt].format_map(gaps)
        return self.words.capital(self.asked_by(question.source, self.words.STATEMENT.format(clause=clause)))

    def agreeing(self, seen: Sight) -> str:
        """To help, or to be helped."""
        offers = seen.fight.offers if seen.fight else []
        sides = {terms.to == terms.helper for terms in offers}
        if len(sides) > 1:
            return self.words.WAITING_TO_AGREE
        by = [*dict.fromkeys(terms.by for terms in offers)]
        return self.words.WAITING_AGREE[sides.pop()].format(
            other=self.words.listed([self.who(seat) for seat in by]),
            others=self.words.listed([self.whose(seat) for seat in by]),
        )

    def window(self, seen: Sight, choices: Sequence[Choice] = ()) -> Filling:
        """What there is to say in a window; nothing about what is not there."""
        fight, air = seen.fight, seen.air
        verbs = {choice.verb for choice in choices}
        can_play = not verbs.isdisjoint(PLAYS)
        words = Filling(
            who=lambda: self.who(seen.active),
            whose=lambda: self.whose(seen.active),
            go_on=self.words.GO_ON["listen" in verbs],
            trouble=lambda: self.words.SEEK if any(is_monster(choice) for choice in choices) else "",
            meddle=self.words.MEDDLE[can_play],
        )
        if fight is not None:
            words.update(
                fight=lambda: self.both_sides(fight),
                verdict=lambda: self.verdict(seen, fight),
                foes=lambda: self.foes(fight),
                ways=self.words.WAYS[can_play, "ask" in verbs],
                caller=lambda: self.words.CALLER[fight.fighter == self.viewer].format(who=self.who(fight.fighter)),
                last_chance=self.words.LAST_CHANCE[can_play],
                ours_lost=lambda: self.lost(fight),
                escape=lambda: self.escape(fight),
                whose=lambda: self.whose(fight.runs[0][0] if fight.runs else fight.fighter),
                offer=lambda: self.offers_of_help(fight, seen),
                rolled=lambda: self.rolled(fight),
                answer_roll=self.words.ANSWER_ROLL[can_play],
                answer_goth=self.words.ANSWER_GOTH[can_play],
                runner=lambda: self.who(fight.runs[0][0]),
            )
        if air is not None:
            words.update(
                strikes=lambda: self.strikes(air, fight),
                plays=lambda: self.plays_card(air, fight),
                answer=self.words.MAY_ANSWER if can_play else self.words.CANNOT_ANSWER[air.struck == self.viewer],
            )
        if seen.phase == "ending":
            words.update(
                wins=lambda: self.words.WOULD_WIN.format(
                    who=self.words.listed([self.who(each) for each in seen.winners])
                ),
                answer=self.words.MAY_ANSWER if can_play else self.words.CANNOT_ANSWER[self.viewer not in seen.winners],
            )
        if (spoils := seen.spoils) is not None:
            words.update(
                spoils=lambda: self.words.listed([self.word(each) for each in spoils.cards]),
                answer_spoils=self.words.ANSWER_SPOILS[can_play],
            )
        return words

    def strikes(self, air: AirSeen, fight: FightSeen | None) -> str:
        form = self.words.STRIKES if air.by >= 0 else self.words.STRIKES_FROM_DOOR
        if air.caught:
            form = self.words.SPREADS
        return self.words.capital(form.format_map(self.in_air(air, fight)))

    def plays_card(self, air: AirSeen, fight: FightSeen | None) -> str:
        return self.words.capital(self.words.PLAYS_CARD.format_map(self.in_air(air, fight)))

    def in_air(self, air: AirSeen, fight: FightSeen | None) -> dict[str, str]:
        names = self.targets(air.target, air.by, fight.fighter if fight else -1)
        return {
            "card": self.words.name(CARDS[air.card]),
            "by": self.who(air.by) if air.by >= 0 else "",
            "plays": self.words.PLAY_VERB[air.by == self.viewer],
            "victim": self.whom(air.victim, air.by) if air.victim >= 0 else "",
            "on": self.words.ON.format(target=names) if names else "",
        }

    def clause(self, question: Question, choices: Sequence[Choice], seen: Sight) -> str:
        """A question to one seat, of a card or of the rules."""
        prompt = question.prompt
        form = self.words.PROMPTS_OF_CARDS.get((prompt, question.source)) or self.words.PROMPTS.get(prompt, prompt)
        fight, hand = seen.fight, seen.heroes[self.viewer].hand
        owner = self.owner_offered(choices, seen)
        if not question.source and (prompt == "treasures" or any(choice.verb == "done" for choice in choices)):
            is_own = (
                owner == self.viewer if prompt != "treasures" else fight is not None and fight.fighter == self.viewer
            )
            form = self.words.PROMPTS_OF_DEALS.get((prompt, is_own), form)
        if len(choices) == 1:
            form = self.words.PROMPTS_OF_NOTHING.get(prompt, form)
        lying = [part for choice in choices for part in choice.parts]
        shown = next((part.owner for part in lying if part.zone == "hand"), self.viewer)
        return form.format(
            what=self.words.WHAT[what_is_offered(choices)],
            die=seen.die,
            door=short(CARDS[seen.door_known], self.words) if seen.door_known in CARDS else "",
            excess=self.words.counted(seen.charity.left if seen.charity else len(hand) - HAND_LIMIT, "card"),
            alms=self.alms(seen.charity),
            from_hand=self.words.FROM_HAND_OF.format(whose=self.whose(shown)) if shown != self.viewer else "",
            owner=self.who(owner),
            loses=self.words.LOSES[owner == self.viewer],
            whose_items=self.whose(owner),
            whose_body=self.whose(seen.body.of) if seen.body and seen.body.of >= 0 else "",
            treasures=self.words.counted(fight.treasures, "treasure") if fight else "",
            gold=question.figures.get("gold", 0),
            price=LEVEL_PRICE,
            roles=self.roles(seen),
        )

    def alms(self, charity: CharitySeen | None) -> str:
        """What is done with a card over the limit."""
        if charity is None or not charity.to:
            return self.words.DISCARD
        to, *others = charity.to
        return self.words.GIVE_AWAY if others else self.words.GIVE_TO.format(whom=self.who(to))

    def owner_offered(self, choices: Sequence[Choice], seen: Sight) -> int:
        """Whose cards in play are offered; one's own if none is."""
        serials = {part.piece for choice in choices for part in choice.parts if part.piece}
        if not serials:
            return self.viewer
        return next((seat for seat, gear in seen.all_gear() if gear.serial in serials), self.viewer)

    # -- a fight ---------------------------------------------------------------------------------------

    def foes(self, fight: FightSeen) -> str:
        """All of them or, in a flight, those that the runner has yet to get away from; more than two are counted."""
        left = {serial for player, serial in fight.runs if player == fight.runs[0][0]}
        foes = [foe for foe in fight.foes if not left or foe.serial in left]
        if len({foe.card for foe in foes}) > MOST_NAMED:
            return self.words.counted(len(foes), "monster")
        return self.words.listed([self.words.name(CARDS[foe.card]) for foe in foes])

    def both_sides(self, fight: FightSeen) -> str:
        """`Ogre, 12, against your 9`."""
        return self.words.AGAINST.format(foes=self.foes(fight), theirs=fight.theirs.total, ours=self.our_side(fight))

    def our_side(self, fight: FightSeen) -> str:
        total = fight.ours.total
        if fight.helper < 0:
            return self.words.SIDE.format(whose=self.whose(fight.fighter), total=total)
        whose, other = self.whose(fight.fighter), self.whose(fight.helper)
        return self.words.SIDE_OF_TWO.format(whose=whose, other=other, total=total)

    def lost(self, fight: FightSeen) -> str:
        form = self.words.CHASED if fight.is_winning else self.words.LOST
        return form.format(ours=fight.ours.total, theirs=fight.theirs.total)

    def escape(self, fight: FightSeen) -> str:
        """What the runner has to roll."""
        chances = {chance_of(roll) for roll in fight.rolls if roll.player == fight.runs[0][0]}
        kind, need = chances.pop() if len(chances) == 1 else ("several", 0)
        return self.words.RUN[kind].format(foes=self.foes(fight), need=need)

    def rolled(self, fight: FightSeen) -> str:
        """A roll for running away that may still be answered, and what comes of it as it stands."""
        roll = fight.roll
        if roll is None:
            return ""
        foe, is_own, who = fight.foe(roll.serial), roll.player == self.viewer, self.who(roll.player)
        outcome = self.words.ESCAPE[roll.escapes, is_own].format(who=who)
        return self.words.ROLLED[is_own].format(
            who=who,
            foe=self.words.name(CARDS[foe.card]) if foe else "",
            sum=self.rolled_words(roll.face, roll.modifier),
            outcome=outcome,
        )

    def outcome(self, fight: FightSeen) -> str:
        if not fight.is_winning:
            return "loses"
        return "wins game" if fight.may_win else "wins"

    def verdict(self, seen: Sight, fight: FightSeen) -> str:
        form = self.words.VERDICTS[self.outcome(fight), fight.fighter == self.viewer]
        return form.format(who=self.who(fight.fighter), stake=self.stake(fight))

    def stake(self, fight: FightSeen) -> str:
        treasures = self.words.counted(fight.treasures, "treasure")
        levels = self.words.counted(fight.levels, "level")
        form = self.words.STAKE if fight.levels else self.words.STAKE_OF_NO_LEVEL
        return form.format(levels=levels, treasures=treasures) + self.share(fight)

    def share(self, fight: FightSeen) -> str:
        """What the helper gets of the treasures."""
        count = min(fight.terms.treasures, fight.treasures) if fight.terms is not None else 0
        if fight.terms is None or count == 0:
            return ""
        form = self.words.SHARES[count == fight.treasures]
        return form.format(count=count, who=self.who(fight.terms.helper))

    def roles(self, seen: Sight) -> str:
        """What heroes can be at this table: `a class`, `an army`, or either."""
        return self.words.ROLE_OR_ROLE.join(said for kind, said in self.words.ROLES.items() if kind in seen.roles)

    # -- deals -----------------------------------------------------------------------------------------

    def offers_of_help(self, fight: FightSeen, seen: Sight) -> str:
        """Those that the viewer has to answer, or else all. What several are asked on the same terms is said once."""
        open_ = [terms for terms in fight.offers if terms.to == self.viewer] or fight.offers
        alike: dict[tuple[object, ...], list[TermsSeen]] = {}
        for each in open_:
            what = each.treasures, each.helper_first, *each.items
            alike.setdefault((each.by, each.by == each.helper, *what), []).append(each)
        return " ".join(self.offer_of_help(offers, fight, seen) for offers in alike.values())

    def offer_of_help(self, offers: list[TermsSeen], fight: FightSeen, seen: Sight) -> str:
        terms, *more = offers
        is_own = terms.by == self.viewer
        said = (self.words.OFFERS if terms.by == terms.helper else self.words.ASKS).format(
            by=self.who(terms.by),
            to=self.words.listed([self.who(each.to) for each in offers]),
            asks=self.words.ASK_VERB[is_own],
            offers=self.words.OFFER_VERB[is_own],
            against=self.words.AGAINST_FOES.format(foes=self.foes(fight)),
            terms=self.terms_of(fight, terms, seen, -1 if more else terms.helper),
        )
        return self.words.capital(self.words.STATEMENT.format(clause=said))

    def terms_of(self, fight: FightSeen, terms: TermsSeen, seen: Sight, helper: int) -> str:
        """`2 of 3 treasures, you pick first and Helmet`. Helper -1: several have been asked."""
        parts = []
        if terms.treasures:
            share = self.words.SHARE.format(
                count=terms.treasures, treasures=self.words.counted(fight.treasures, "treasure")
            )
            picks = self.picks_first(helper if terms.helper_first else fight.fighter)
            parts.append((share if fight.treasures > 1 else self.words.counted(1, "treasure")) + picks)
        parts += [self.item(serial, seen) for serial in terms.items]
        return self.words.listed(parts) or self.words.FOR_NOTHING

    def trade_of(self, trade: TradeSeen, seen: Sight) -> str:
        gives, wants = [[self.item(each, seen) for each in side] for side in (trade.gives, trade.wants)]
        return self.deal_words(gives, wants)

    def item(self, serial: int, seen: Sight) -> str:
        card = seen.card_of(serial)
        return self.words.name(CARDS[card]) if card else self.words.GONE

    # -- how it ends -----------------------------------------------------------------------------------

    def result(self, view: View) -> str:
        """The final levels, the winners first."""
        seen = Look(view)
        order = sorted(range(len(seen.heroes)), key=lambda seat: (seat not in seen.winners, -seen.heroes[seat].level))
        told = [self.words.RESULT.format(who=self.who(seat), level=seen.heroes[seat].level) for seat in order]
        return self.words.capital(self.words.joined(told))


def what_is_offered(choices: Sequence[Choice]) -> str:
    """A class, an army, an item, a player; of several kinds: a card."""
    kinds = {kind_of(choice) for choice in choices if not choice.verb and (choice.card or choice.player >= 0)}
    return kinds.pop() if len(kinds) == 1 else "card"


def is_monster(choice: Choice) -> bool:
    return choice.verb == "play" and CARDS[choice.card].is_monster


def kind_of(choice: Choice) -> str:
    if not choice.card:
        return "player"
    card = CARDS[choice.card]
    is_alone = not choice.piece and choice.player < 0
    return card.kind if card.is_role else "item" if card.is_item and not is_alone else "card"
