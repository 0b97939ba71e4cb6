import { AssignmentForm } from "@verdict/contract/assignments";
import { expect, test } from "vitest";
import { formOf, newAssignment, valuesOf } from "./assignment-form-values.ts";

const NOW = new Date("2026-11-26T10:15:00Z");

test("a new one is due in a week and needs a title and a problem", () => {
  const values = newAssignment(NOW);
  expect(AssignmentForm.safeParse(formOf(values)).error?.issues.map(({ message }) => message)).toEqual([
    "Give the assignment a title",
    "Choose at least one problem",
  ]);
  const form = AssignmentForm.parse(formOf({ ...values, title: "One", problemIds: ["two-belts"] }));
  expect(form.problems).toEqual([{ problemId: "two-belts", points: 10 }]);
  expect(form.opensAt).toBe("2026-11-26T10:15:00.000Z");
  expect(Date.parse(form.dueAt)).toBeGreaterThan(NOW.getTime() + 6 * 24 * 3_600_000);
});

test("what is stored comes back as it was", () => {
  const form: AssignmentForm = {
    title: "One",
    intro: "Read first.",
    opensAt: "2026-11-26T10:15:00.000Z",
    dueAt: "2026-12-03T22:59:00.000Z",
    lateDays: 3,
    latePercent: 25,
    grading: "solved",
    languages: ["java"],
    aids: "exam",
    problems: [{ problemId: "two-belts", points: 2.5 }],
  };
  expect(formOf(valuesOf(form))).toEqual(form);
});

test("a field that is empty is no number", () => {
  const values = { ...newAssignment(NOW), title: "One", problemIds: ["two-belts"], points: { "two-belts": " " } };
  expect(AssignmentForm.safeParse(formOf(values)).error?.issues[0]?.message).toBe("Say what a problem is worth");
});
