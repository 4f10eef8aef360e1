import { expect, test } from "vitest";
import { A_DAY, lasting } from "../../src/lib/lasting";

test("time that lasts long is told without seconds", () => {
  expect(lasting(14 * A_DAY)).toBe("14 days");
  expect(lasting(2 * A_DAY + 3 * 3600 + 59)).toBe("2 days 3 hours");
  expect(lasting(2 * A_DAY - 5)).toBe("2 days");
  expect(lasting(A_DAY + 1700)).toBe("1 day");
  expect(lasting(A_DAY - 5)).toBe("1 day");
  expect(lasting(3 * 3600 + 20 * 60 + 5)).toBe("3 hours 20 minutes");
  expect(lasting(3600)).toBe("1 hour");
  expect(lasting(1220)).toBe("20 minutes");
  expect(lasting(5)).toBe("1 minute");
  expect(lasting(0)).toBe("1 minute");
});
