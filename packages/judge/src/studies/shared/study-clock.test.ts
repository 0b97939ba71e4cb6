import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startStudyClock } from "./study-clock.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("what a study waits for others is none of its time", () => {
  let heldUp = 700;
  const clock = startStudyClock({ heldUpMs: () => heldUp });
  const deadline = clock.deadline(10_000);
  vi.advanceTimersByTime(9_000);
  heldUp += 6_000;
  expect(clock.elapsedMs()).toBe(3_000);
  vi.advanceTimersByTime(6_900);
  expect(deadline.aborted).toBe(false);
  vi.advanceTimersByTime(200);
  expect(deadline.aborted).toBe(true);
});

test("a study that only waits ends as well", () => {
  const startedAt = performance.now();
  const deadline = startStudyClock({ heldUpMs: () => performance.now() - startedAt }).deadline(10_000);
  vi.advanceTimersByTime(49_900);
  expect(deadline.aborted).toBe(false);
  vi.advanceTimersByTime(200);
  expect(deadline.aborted).toBe(true);
});
