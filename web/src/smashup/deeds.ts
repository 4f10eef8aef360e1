import { baseOf } from "../lib/choice";
import { t } from "../lib/messages";
import type { Choice } from "../protocol";
import { doing, takenBack, type Deed } from "../room/reading";
import { book } from "./book";
import { choicesOf, type Thing } from "./choices";
import type { Play } from "./play.svelte";

/** What can be done with something that is read; if it cannot be chosen now, why not. */
export function deedsOf(play: Play, thing: Thing): Deed[] {
  const choices = choicesOf(play.offers, thing);
  if (choices.length === 0 && play.isChosen(thing)) return takenBack(play);
  const open = play.view?.bases[play.open]?.card;
  if (choices.length === 0 && play.isAsked && play.isAboutIts(thing)) {
    const act = () => {
      play.letGo();
      play.press(thing);
    };
    return [{ words: t("table.read.whyNot"), isIdle: true, act }];
  }
  const isMeant = ({ key }: Choice) => play.question.coach?.keys?.includes(key) === true;
  const good = choices.filter(({ key }) => !play.table.isVain(key));
  const main = choices.find(isMeant) ?? good.find((choice) => baseOf(choice) === open) ?? good[0] ?? choices[0];
  return choices.map((choice) => {
    const act = () => play.answer(choice.key);
    const isMain = choice === main;
    const told = { isIdle: play.table.isVain(choice.key), note: comesOf(play, choice), isMain, act };
    const base = baseOf(choice);
    if (choice.verb === "play" && base !== undefined) {
      const { name } = book().card(base);
      return { words: isMain ? t("table.read.playAt", { base: name }) : name, label: choice.words, ...told };
    }
    return { words: doing(choice), ...told };
  });
}

/** What would come of an answer at once, where that is not plain. */
function comesOf({ table }: Play, choice: Choice): string | undefined {
  return table.outlookOf(choice.key) ?? table.fateOf([choice])?.tab;
}

/** What a click on something does, if that is one thing. */
export function deedAt(play: Play, thing: Thing): Pick<Deed, "words" | "note"> | undefined {
  const [choice, ...others] = play.isAsked ? choicesOf(play.next, thing) : [];
  return choice === undefined || others.length > 0 ? undefined : { words: doing(choice), note: comesOf(play, choice) };
}
