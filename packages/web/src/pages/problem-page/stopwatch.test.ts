import { expect, test } from "vitest";
import { elapsedMs, parseStopwatch, stopwatchText, toggled } from "./stopwatch.ts";

test("a stopwatch keeps what it has measured over a pause", () => {
  const started = parseStopwatch(null, 1000);
  const paused = toggled(started, 5000);
  expect(elapsedMs(paused, 99_000)).toBe(4000);
  const again = toggled(paused, 100_000);
  expect(elapsedMs(again, 101_000)).toBe(5000);
  expect(parseStopwatch(JSON.stringify(again), 0)).toEqual(again);
});

test("what is stored in its place counts for nothing", () => {
  for (const stored of ["", "{", "5", '{"elapsedMs":"x"}']) {
    expect(parseStopwatch(stored, 7)).toEqual({ elapsedMs: 0, startedAt: 7 });
  }
});

test("a clock that goes back takes nothing away", () => {
  expect(elapsedMs({ elapsedMs: 500, startedAt: 1000 }, 10)).toBe(500);
});

test("its text has hours only when there are some", () => {
  expect([0, 425_000, 3_723_000].map(stopwatchText)).toEqual(["00:00", "07:05", "1:02:03"]);
});
