import { expect, it } from "vitest";
import { FEW_WAITING, isFull, MOST_WAITING, rateOf, waitWords } from "./line-figures.ts";

it("tells the rate at which jobs end, and none of too short a time or of a line that stands", () => {
  expect(rateOf([])).toBeNull();
  expect(rateOf([{ atMs: 0, done: 5 }])).toBeNull();
  expect(
    rateOf([
      { atMs: 0, done: 5 },
      { atMs: 500, done: 50 },
    ]),
  ).toBeNull();
  expect(
    rateOf([
      { atMs: 0, done: 5 },
      { atMs: 2_000, done: 5 },
    ]),
  ).toBeNull();
  expect(
    rateOf([
      { atMs: 0, done: 5 },
      { atMs: 1_000, done: 6 },
      { atMs: 2_000, done: 25 },
    ]),
  ).toBe(10);
});

it("is full of runs that nobody would wait for, and later of submissions, which are kept", () => {
  const line = (waiting: number, rate: number | null) => ({ waiting, rate });
  expect(isFull({ purpose: "run", ...line(1_100, 10) })).toBe(true);
  expect(isFull({ purpose: "submission", ...line(1_100, 10) })).toBe(false);
  expect(isFull({ purpose: "submission", ...line(6_100, 10) })).toBe(true);
  expect(isFull({ purpose: "run", ...line(900, 10) })).toBe(false);
});

it("is never full while few wait, and always where too many do, whatever is known of the rate", () => {
  expect(isFull({ purpose: "run", waiting: FEW_WAITING - 1, rate: 0.001 })).toBe(false);
  expect(isFull({ purpose: "run", waiting: MOST_WAITING - 1, rate: null })).toBe(false);
  expect(isFull({ purpose: "submission", waiting: MOST_WAITING, rate: null })).toBe(true);
});

it("says in words how long that is", () => {
  expect([0.2, 40, 89, 90, 170].map(waitWords)).toEqual([
    "about a second",
    "about 40 seconds",
    "about 89 seconds",
    "about 2 minutes",
    "about 3 minutes",
  ]);
});
