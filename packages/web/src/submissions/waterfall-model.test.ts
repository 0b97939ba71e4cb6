import { expect, test } from "vitest";
import { comparePhases, durationText, waterfallRows } from "./waterfall-model.ts";

const span = (phase: string, test: number | null, start: number, end: number) => ({ phase, test, start, end });
const SPANS = [
  span("test", 2, 0.1, 0.3),
  span("queue", null, -0.5, 0),
  span("compare", 1, 0.2, 0.21),
  span("test", 1, 0.1, 0.2),
  span("compile", null, 0, 0.1),
  span("teleport", null, 0, 9),
];

test("a row for the wait, the compiler and each test with its comparing, in that order", () => {
  expect(waterfallRows(SPANS).map(({ name, bars }) => [name, bars.map(({ phase }) => phase)])).toEqual([
    ["Waiting", ["queue"]],
    ["Compile", ["compile"]],
    ["Test 1", ["test", "compare"]],
    ["Test 2", ["test"]],
  ]);
  expect(waterfallRows(SPANS)[2]?.seconds).toBeCloseTo(0.11);
});

test("what a judge was busy with before its first step is a wait as well, and a moment is none", () => {
  const waits = (start: number) =>
    waterfallRows([span("queue", null, -1, 0), span("compile", null, start, start + 2)])[0];
  expect(waits(40)).toMatchObject({ name: "Waiting", seconds: 41, bars: [{ end: 0 }, { start: 0, end: 40 }] });
  expect(waits(0.02)).toMatchObject({ seconds: 1 });
  const prepared = waterfallRows([span("queue", null, -1, 0), span("test", 1, 3, 4)]);
  expect(prepared[0]?.seconds).toBe(4);
  expect(waterfallRows([span("queue", null, -1, 0), span("test", 2, 3, 4)])[0]?.seconds).toBe(1);
});

test("a phase stands beside the site's times, also where only one of the two is known", () => {
  const site = [
    { phase: "queue", p50: 0.1, p99: 2, submissions: 30 },
    { phase: "compile", p50: 0.4, p99: 0.9, submissions: 30 },
  ];
  const rows = comparePhases([span("queue", null, -0.5, 0), span("test", 1, 0, 0.2), span("test", 2, 0, 0.7)], site);
  expect(rows.map(({ name, own, site: times }) => [name, own, times?.p99 ?? null])).toEqual([
    ["Waiting", 0.5, 2],
    ["Compile", null, 0.9],
    ["Slowest test", 0.7, null],
  ]);
});

test("a duration has the digits that it bears", () => {
  expect([0, 0.0124, 0.9996, 1.234].map(durationText)).toEqual(["0 ms", "12 ms", "1.00 s", "1.23 s"]);
});
