import { expect, test } from "vitest";
import { laidOut, picksOf } from "../../src/smashup/sharing";
import { base, minion } from "./example";

const LAIR = base("tar_pits", 1, [minion(5, 0, 3), minion(6, 1, 5), minion(7, 2, 3)]);
const scoring = { base: 1, stage: "share", places: [], picks: [0, 2, 1], taken: [{ card: "boots", by: 1, place: 1 }] };

test("who has picked comes before who will; ties and further rounds are known", () => {
  const picks = picksOf(scoring, LAIR);
  expect(picks.map(({ seat, power, round }) => [seat, power, round])).toEqual([
    [1, 5, 1],
    [0, 3, 1],
    [2, 3, 1],
    [1, 5, 2],
  ]);
  expect(picks.map((pick) => pick.isNow)).toEqual([false, true, false, false]);
  expect(picks.map((pick) => pick.isTied)).toEqual([false, false, true, false]);
  expect(picks[0]?.card).toBe("boots");
});

test("what was taken stays where it lay", () => {
  const taken = [
    { card: "b", by: 1, place: 1 },
    { card: "c", by: 0, place: 1 },
  ];
  expect(laidOut(["a", "d"], taken).map(({ card }) => card)).toEqual(["a", "b", "c", "d"]);
});
