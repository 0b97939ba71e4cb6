import { expect, test } from "vitest";
import { createRandom } from "../shared/random.ts";
import { withOtherValues } from "./other-values.ts";

const text = "4 7\n5 -2 3 1\nab\n";

test("numbers change by little, into others and into sums of neighbours, and words stay", () => {
  const made = withOtherValues(text, { count: 300, random: createRandom(1) });
  expect(made).toHaveLength(300);
  expect(made.every((one) => /^-?\d+ -?\d+\n(?:-?\d+ ){3}-?\d+\nab\n$/.test(one))).toBe(true);
  const bounds = new Set(made.map((one) => Number(one.split(/\s/)[1])));
  // One less and one more, and 5 - 2 + 3 as well as 5 - 2 + 3 + 1.
  for (const bound of [6, 8]) expect(bounds).toContain(bound);
  expect(new Set(made).size).toBeGreaterThan(50);
});

test("the same seed changes the same numbers, and an input without numbers has no other values", () => {
  const twice = [1, 1].map((seed) => withOtherValues(text, { count: 20, random: createRandom(seed) }));
  expect(twice[0]).toEqual(twice[1]);
  expect(withOtherValues("ab\ncd\n", { count: 20, random: createRandom(1) })).toEqual([]);
});
