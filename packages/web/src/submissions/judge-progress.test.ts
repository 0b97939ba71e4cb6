import { expect, test } from "vitest";
import { NO_PROGRESS, withEvent } from "./judge-progress.ts";

const testEvent = (number: number, verdict = "AC") => ({
  name: "test",
  data: JSON.stringify({ number, verdict, runtime: 0.01, memory: 3000 }),
});

test("events build up the progress; tests that finish out of order stand in order, each once", () => {
  const events = [
    { name: "accepted", data: '{"id":"s1","totalTestCases":3}' },
    { name: "compiled", data: "{}" },
    testEvent(3),
    testEvent(1, "WA"),
    testEvent(1, "WA"),
  ];
  const progress = events.reduce(withEvent, NO_PROGRESS);
  expect(progress).toMatchObject({ id: "s1", totalTestCases: 3, isCompiled: true });
  expect(progress.tests.map((done) => [done.number, done.verdict])).toEqual([
    [1, "WA"],
    [3, "AC"],
  ]);
});

test("unknown and broken events change nothing", () => {
  for (const event of [
    { name: "ping", data: "" },
    { name: "accepted", data: "{" },
    { name: "accepted", data: "{}" },
    testEvent(1, "MAYBE"),
  ]) {
    expect(withEvent(NO_PROGRESS, event)).toBe(NO_PROGRESS);
  }
});
