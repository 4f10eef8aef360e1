import { expect, test } from "vitest";
import { letBreak, softened } from "../../src/lib/hyphens";

test("long words of names may break where the catalogue says, and only whole ones", () => {
  letBreak(["Chrono-mage", "Ag-gro-mo-tive"]);
  expect(softened("The Chronomage")).toBe("The Chrono\u00ADmage");
  expect(softened("Aggromotive, twice")).toBe("Ag\u00ADgro\u00ADmo\u00ADtive, twice");
  expect(softened("Chronomages")).toBe("Chronomages");
});
