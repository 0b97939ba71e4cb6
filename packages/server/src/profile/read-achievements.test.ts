import { expect, test } from "vitest";
import { countDaysOfTheProblem, streakOf } from "./read-achievements.ts";

/** Dates of November 2026. */
const days = (...numbers: number[]) => numbers.map((day) => `2026-11-${String(day).padStart(2, "0")}`);
const from = (first: number, last: number) =>
  days(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

test.each([
  ["nothing solved", [], 20, { current: 0, longest: 0, freezes: 0 }],
  ["today", days(20), 20, { current: 1, longest: 1, freezes: 0 }],
  ["yesterday, and today is not over", days(19), 20, { current: 1, longest: 1, freezes: 0 }],
  ["the day before yesterday, without a freeze", days(18), 20, { current: 0, longest: 1, freezes: 0 }],
  ["three in a row, a gap, and one", days(1, 2, 3, 5), 5, { current: 1, longest: 3, freezes: 0 }],
  ["a week earns a freeze", from(1, 7), 7, { current: 7, longest: 7, freezes: 1 }],
  ["which takes the place of one day", [...from(1, 7), ...days(9)], 9, { current: 8, longest: 8, freezes: 0 }],
  ["and not of two", [...from(1, 7), ...days(10)], 10, { current: 1, longest: 7, freezes: 0 }],
  ["the freeze holds while nothing is solved", from(1, 7), 9, { current: 7, longest: 7, freezes: 0 }],
  ["for a day, not for two", from(1, 7), 10, { current: 0, longest: 7, freezes: 0 }],
  ["three weeks keep two freezes", from(1, 21), 21, { current: 21, longest: 21, freezes: 2 }],
  ["which last over two days", [...from(1, 14), ...days(17)], 17, { current: 15, longest: 15, freezes: 0 }],
])("%s", (_name, solved, today, streak) => {
  expect(streakOf(solved, days(today)[0] ?? "")).toEqual(streak);
});

test("a month and a year end like any other day", () => {
  expect(streakOf(["2026-12-31", "2027-01-01"], "2027-01-01").current).toBe(2);
  expect(streakOf(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01").current).toBe(3);
});

test.each([
  ["no day", "", { total: 0, current: 0, longest: 0 }],
  ["today", "+", { total: 1, current: 1, longest: 1 }],
  ["today is not over", "++-", { total: 2, current: 2, longest: 2 }],
  ["yesterday is", "++--", { total: 2, current: 0, longest: 2 }],
  ["a gap", "+++-++", { total: 5, current: 2, longest: 3 }],
])("days of the problem, the last being today: %s", (_name, marks, counts) => {
  const all = [...marks].map((mark, at) => ({ date: days(at + 1)[0] ?? "", isSolved: mark === "+" }));
  expect(countDaysOfTheProblem(all, days(marks.length)[0] ?? "")).toEqual(counts);
});

test("a day without a problem stands in no list, and ends nothing", () => {
  const solved = days(1, 2, 5).map((date) => ({ date, isSolved: true }));
  expect(countDaysOfTheProblem(solved, "2026-11-05").current).toBe(3);
  expect(countDaysOfTheProblem(solved, "2026-11-09").current).toBe(3);
});
