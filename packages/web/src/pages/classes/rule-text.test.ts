import { expect, test } from "vitest";
import { earnedText, lateRuleText } from "./rule-text.ts";

test.each([
  [{ lateDays: 0, latePercent: 50, freeLateDays: 3 }, "Nothing counts that comes later."],
  [{ lateDays: 1, latePercent: 0, freeLateDays: 3 }, "It counts up to 1 day late, and costs nothing."],
  [
    { lateDays: 3, latePercent: 10, freeLateDays: 0 },
    "It counts up to 3 days late; each day that has begun takes 10 % off.",
  ],
  [
    { lateDays: 3, latePercent: 10, freeLateDays: 1 },
    "It counts up to 3 days late; each day that has begun takes 10 % off, but for the free ones: everybody has 1 day of these in the class, and what is due first takes what it needs.",
  ],
])("the rule of %j is said in words", (rule, text) => {
  expect(lateRuleText(rule)).toBe(text);
});

test("what does not count yet is no zero", () => {
  expect([earnedText(null, 10), earnedText(0, 10), earnedText(7.5, 10)]).toEqual(["– of 10", "0 of 10", "7.5 of 10"]);
});
