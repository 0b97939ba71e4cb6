import { expect, test } from "vitest";
import { rosterText } from "./roster-text.ts";

test("a roster is told in words", () => {
  expect(rosterText({ invited: 27, changed: 1, unchanged: 2 })).toBe(
    "27 new people are invited by mail, 1 is changed, 2 stay as they are.",
  );
  expect(rosterText({ invited: 1, changed: 0, unchanged: 0 })).toBe("1 new person is invited by mail.");
  expect(rosterText({ invited: 0, changed: 0, unchanged: 0 })).toBe("There is nobody in it.");
});
