import { expect, test } from "vitest";
import { stepsAround } from "./ladder-steps.ts";

const steps = Array.from({ length: 20 }, (_, index) => ({ _id: `s${index}` }));
const solved = (count: number) => new Set(steps.slice(0, count).map(({ _id }) => _id));
const shownIds = (count: number) => stepsAround(steps, solved(count)).shown.map(({ _id }) => _id);

test("a ladder begins at its foot", () => {
  expect(shownIds(0)).toEqual(["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"]);
  expect(stepsAround(steps, solved(0)).next).toEqual({ _id: "s0" });
});

test("further up it shows two solved steps below the next one", () => {
  expect(shownIds(10)).toEqual(["s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15"]);
  expect(stepsAround(steps, solved(10)).next).toEqual({ _id: "s10" });
});

test("a gap is the next step, and a ladder that is climbed has none", () => {
  expect(stepsAround(steps, new Set(["s0", "s2"])).next).toEqual({ _id: "s1" });
  expect(stepsAround(steps, solved(20)).next).toBeNull();
  expect(shownIds(20)).toHaveLength(8);
});

test("a short ladder is shown whole", () => {
  expect(stepsAround(steps.slice(0, 3), solved(2)).shown).toHaveLength(3);
});
