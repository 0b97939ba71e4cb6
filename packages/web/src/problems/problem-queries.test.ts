import { expect, test } from "vitest";
import { isAwaited, isBeingBuilt } from "./problem-queries.ts";

const summary = { _id: "sum", title: "Sum", difficulty: "easy", tags: "array" } as const;

test("a list is asked for again while somebody builds, and not for what nobody builds", () => {
  expect(isBeingBuilt({ ...summary, awaitsTests: true })).toBe(true);
  expect(isBeingBuilt(summary)).toBe(false);
  expect(isBeingBuilt({ ...summary, buildsWhenWanted: true })).toBe(false);
  expect(isBeingBuilt({ ...summary, awaitsTests: true, isUnbuildable: true })).toBe(false);
});

test("so is a problem, also of a server that says nothing of how far it is", () => {
  expect(isAwaited({ awaitsTests: true })).toBe(true);
  expect(isAwaited({ awaitsTests: true, testsBuilt: { built: 3, total: 9 } })).toBe(true);
  expect(isAwaited({ awaitsTests: true, testsBuilt: null })).toBe(false);
  expect(isAwaited({})).toBe(false);
});
