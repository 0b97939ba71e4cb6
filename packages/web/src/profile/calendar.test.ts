import { expect, test } from "vitest";
import { heatOf, longDay, monthLabel, weeksOf } from "./calendar.ts";

test("weeks run from Sunday to Saturday, with nothing before the first and after the last day", () => {
  const weeks = weeksOf("2026-11-18", "2026-11-22", new Map([["2026-11-20", 3]]));
  expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? null))).toEqual([
    [null, null, null, "18", "19", "20", "21"],
    ["22", null, null, null, null, null, null],
  ]);
  expect(weeks[0]?.[5]).toEqual({ date: "2026-11-20", count: 3 });
  expect(weeks[0]?.[4]?.count).toBe(0);
});

test("a year of 53 weeks has 371 days at most, over the change of the clocks too", () => {
  const days = weeksOf("2025-11-22", "2026-11-21", new Map())
    .flat()
    .filter((day) => day !== null);
  expect(days).toHaveLength(365);
  expect(new Set(days.map((day) => day.date)).size).toBe(365);
});

test("the heat is a quarter of the busiest day, and a single submission already shows", () => {
  expect([0, 1, 10, 11, 40].map((count) => heatOf(count, 40))).toEqual([0, 1, 1, 2, 4]);
  expect([1, 2].map((count) => heatOf(count, 2))).toEqual([1, 2]);
});

test("a month is named once, in the week in which its first shown day lies", () => {
  const weeks = weeksOf("2026-01-25", "2026-02-14", new Map());
  expect(weeks.map((_week, index) => monthLabel(weeks, index))).toEqual(["Jan", "Feb", null]);
});

test("days are written out in the calendar of the wire, whatever the time zone here", () => {
  expect(longDay("2026-11-21")).toBe("21 Nov 2026");
});
