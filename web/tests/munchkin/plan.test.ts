import { expect, test } from "vitest";
import { planHelp, planSale, planTrade } from "../../src/munchkin/plan";
import { ask } from "./example";

test("an offer of help answers its questions one after the other", () => {
  const plan = planHelp("ask P2", { treasures: 2, "helper first": true, items: [4] });
  expect(plan.begin).toBe("ask P2");
  expect(plan.next(ask(["0", "1", "2"], { prompt: "treasures" }))).toBe("2");
  expect(plan.next(ask(["fighter", "helper"], { prompt: "first pick" }))).toBe("helper");
  expect(plan.next(ask(["item#4", "item#5", "done"], { prompt: "pay" }))).toBe("item#4");
  expect(plan.next(ask(["item#5", "done"], { prompt: "pay" }))).toBe("done");
});

test("a question that was not thought of, or an item that is gone, ends it", () => {
  const plan = planHelp("ask P2", { treasures: 0, "helper first": false, items: [4] });
  expect(plan.next(ask(["pass"], { prompt: "call" }))).toBeUndefined();
  expect(plan.next(ask(["item#5", "done"], { prompt: "pay" }))).toBeUndefined();
});

test("trades and sales likewise", () => {
  const trade = planTrade("trade P1", [4], []);
  expect(trade.next(ask(["item#4", "done"], { prompt: "give" }))).toBe("item#4");
  expect(trade.next(ask(["done"], { prompt: "give" }))).toBe("done");
  expect(trade.next(ask(["item#9", "done"], { prompt: "want" }))).toBe("done");
  const sale = planSale("sell", [4], ["wishing_ring", "wishing_ring"]);
  const said = [["item#4", "wishing_ring"], ["wishing_ring"], ["wishing_ring"], ["done"]].map((keys) =>
    sale.next(ask(keys, { prompt: "sell" })),
  );
  expect(said).toEqual(["item#4", "wishing_ring", "wishing_ring", "done"]);
});
