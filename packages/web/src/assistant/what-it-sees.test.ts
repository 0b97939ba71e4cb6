import { expect, test } from "vitest";
import { seesText } from "./what-it-sees.tsx";

test("a fact that only a newer server tells is left out of the sentence", () => {
  expect(seesText(["weather", "growth"])).toBe(seesText(["growth"]));
});
