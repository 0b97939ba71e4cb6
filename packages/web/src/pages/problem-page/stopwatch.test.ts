import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../platform/testing/stub-storage.ts";
import { elapsedMs, keptStopwatch, stopwatchText, toggled } from "./stopwatch.ts";

afterEach(() => vi.unstubAllGlobals());

test("a stopwatch keeps what it has measured over a pause, and over a reload", () => {
  stubStorage();
  const started = keptStopwatch("sum", 1000).read();
  const paused = toggled(started, 5000);
  expect(elapsedMs(paused, 99_000)).toBe(4000);
  const again = toggled(paused, 100_000);
  expect(elapsedMs(again, 101_000)).toBe(5000);
  keptStopwatch("sum", 1000).write(again);
  expect(keptStopwatch("sum", 0).read()).toEqual(again);
  expect(keptStopwatch("product", 7).read()).toEqual({ elapsedMs: 0, startedAt: 7 });
});

test("what is stored in its place counts for nothing", () => {
  const stored = stubStorage();
  for (const text of ["", "{", "5", '{"elapsedMs":"x"}']) {
    stored.set("verdict:timer:sum", text);
    expect(keptStopwatch("sum", 7).read()).toEqual({ elapsedMs: 0, startedAt: 7 });
  }
});

test("a clock that goes back takes nothing away", () => {
  expect(elapsedMs({ elapsedMs: 500, startedAt: 1000 }, 10)).toBe(500);
});

test("its text has hours only when there are some", () => {
  expect([0, 425_000, 3_723_000].map(stopwatchText)).toEqual(["00:00", "07:05", "1:02:03"]);
});
