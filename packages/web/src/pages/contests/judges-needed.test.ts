import { expect, test } from "vitest";
import { judgesNeeded, lastVerdictText } from "./judges-needed.ts";

test.each([
  [0, 1],
  [150, 1],
  [151, 2],
  [1_000, 7],
])("%i participants need %i at a time", (participants, needed) => {
  expect(judgesNeeded(participants)).toBe(needed);
});

test("says when the last verdict comes", () => {
  expect(lastVerdictText({ participants: 1_000, slots: 2 })).toBe(
    "If 400 submissions came at the very end, the last verdict would come about 4 minutes later.",
  );
  expect(lastVerdictText({ participants: 2, slots: 2 })).toBe(
    "If 1 submission came at the very end, the last verdict would come about 1 second later.",
  );
  expect(lastVerdictText({ participants: 0, slots: 2 })).toBe("");
});
