import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceShown } from "./pace-shown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced() {
  const shown: number[] = [];
  return { shown, ...paceShown<number>((value) => shown.push(value)) };
}

test("the first value is shown at once, and of those that follow closely only the latest", () => {
  const { shown, tell } = paced();
  for (const value of [1, 2, 3]) tell(value);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 3]);
});

test("a value after a pause is shown at once", () => {
  const { shown, tell } = paced();
  tell(1);
  vi.advanceTimersByTime(150);
  tell(2);
  expect(shown).toEqual([1, 2]);
});

test("twenty values within a second are at most eleven pictures, and the last one is among them", () => {
  const { shown, tell } = paced();
  for (let value = 1; value <= 20; value += 1) {
    tell(value);
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(100);
  expect(shown.length).toBeLessThanOrEqual(11);
  expect(shown.at(-1)).toBe(20);
});

test("nothing is shown after the end, neither what waits nor what comes", () => {
  const { shown, tell, end } = paced();
  for (const value of [1, 2]) tell(value);
  end();
  tell(3);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
});
