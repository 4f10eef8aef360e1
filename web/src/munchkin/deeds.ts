import { book } from "../lib/catalogue";
import { t } from "../lib/messages";
import { takenBack, type Deed } from "../room/reading";
import { MINOR, type Play } from "./play.svelte";
import { after, isDeal, type Offer, type Thing } from "./speech";

/** What can be done with something that is read; if nothing can be now, why not. */
export function deedsOf(play: Play, thing: Thing): Deed[] {
  const offers = after(play.offers, [thing]).filter((offer) => !isDeal(offer));
  if (offers.length === 0 && play.isChosen(thing)) return takenBack(play);
  if (offers.length === 0) {
    if (thing.in !== "hand" || !play.table.isAsked) return [];
    const act = () => {
      play.letGo();
      play.press(thing);
    };
    return [{ words: t("table.read.whyNot"), isIdle: true, act }];
  }
  const isMeant = ({ choice }: Offer) => play.question.coach?.keys?.includes(choice.key) === true;
  /** Nobody means to curse themselves. */
  const isCurse = thing.in === "hand" && book().find(thing.id)?.kind === "curse";
  const isHarmless = ({ steps }: Offer) => !isCurse || !steps.some((step) => step.in === "players" && step.id === play.table.seat);
  const isGood = (offer: Offer) => !MINOR.has(offer.verb) && !play.table.isVain(offer.choice.key) && isHarmless(offer);
  const main = offers.find(isMeant) ?? offers.find(isGood) ?? offers.find(({ verb }) => !MINOR.has(verb));
  return offers.map((offer) => {
    const { note, ...words } = said(play, offer, offers.length > 1);
    const fate = play.table.fateOf([offer.choice]);
    const act = () => play.answer(offer.choice.key);
    return { ...words, note: fate?.tab ?? note ?? play.table.outlookOf(offer.choice.key), isIdle: play.table.isVain(offer.choice.key), isMain: offer === main, act };
  });
}

/** "Throw for the munchkins", and how the fight would stand; what is simply chosen says what for. */
function said(play: Play, { choice, steps, verb }: Offer, isOneOfMany: boolean): Pick<Deed, "words" | "label" | "note"> {
  const { words: label } = choice;
  if (verb === "" && !isOneOfMany) return { words: label, note: play.question.words };
  const last = steps.at(-1);
  const words = last?.in === "way" && last.id !== verb ? play.wayWords("read", last.id) : undefined;
  if (words === undefined) return { words: label };
  return { words, label, note: play.standing("read", choice) };
}
