import { expect, test } from "vitest";
import { type Step, stepText } from "./reveal-text.ts";

const row = { entryId: "a", name: "Ada", kind: "official" as const, solved: 1, penaltyMinutes: 10, rank: 2, cells: [] };
const cell = { tries: 2, pending: 0, minute: 244 };
const told = { entryId: "a", index: 1, cell, fromPlace: 3, toPlace: 0, fromRank: 4, toRank: 2 };
const step = (changes: Partial<NonNullable<Step["told"]>>): Step => ({
  rows: [row],
  told: { ...told, ...changes },
  next: { entryId: "a", index: 0, place: 0 },
});
const said = (one: Step, hasPoints = false) => stepText(one, { labels: ["A", "B"], hasPoints });

test("a step says who, what, and how far it goes up", () => {
  expect(said(step({}))).toBe("Ada, B: solved at 4:04 after 2 rejected. From rank 4 to rank 2.");
  expect(said(step({ cell: { ...cell, tries: 0, isFirst: true }, fromRank: 2 }))).toBe(
    "Ada, B: solved at 4:04, first of all. Still rank 2.",
  );
  expect(said(step({ cell: { ...cell, minute: null }, toRank: null }))).toBe("Ada, B: rejected.");
  expect(said(step({ cell: null, toRank: null }))).toBe("Ada, B: nothing that counts.");
  expect(said(step({ cell: { ...cell, points: 40 }, toRank: null }), true)).toBe("Ada, B: 40 points.");
  expect(said(step({ cell: { ...cell, points: 100, isFull: true }, toRank: null }), true)).toBe(
    "Ada, B: all 100 points.",
  );
});

test("the first and the last step say so", () => {
  expect(said({ ...step({}), told: null })).toBe("The board as it was frozen.");
  expect(said({ ...step({}), told: null, next: null })).toBe("Nothing is hidden.");
  expect(said({ ...step({ toRank: null }), next: null })).toMatch(/That was the last one\.$/);
});
