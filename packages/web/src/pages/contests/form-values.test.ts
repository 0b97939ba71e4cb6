import { ContestForm } from "@verdict/contract/contest-form";
import { expect, test } from "vitest";
import { formOf, laterText, newForm, rulesText, valuesOf } from "./form-values.ts";

const NOW = new Date(2026, 10, 24, 17, 40);

test("a new contest begins at a full hour that is half an hour away at least", () => {
  expect(newForm(NOW).start).toBe("2026-11-24T19:00");
  expect(newForm(new Date(2026, 10, 24, 17, 20)).start).toBe("2026-11-24T18:00");
  expect(newForm(NOW).end).toBe("2026-11-24T21:00");
});

test("what needs a title and a problem only is whole", () => {
  expect(ContestForm.safeParse(formOf({ ...newForm(NOW), title: "Open", problemIds: ["sum"] })).success).toBe(true);
});

test("a form that is loaded is the same when it is saved", () => {
  const form = {
    ...formOf({ ...newForm(NOW), title: "Open", problemIds: ["sum"] }),
    windowMinutes: 90,
    joinCode: "secret",
  };
  expect(formOf(valuesOf(form))).toEqual(form);
});

test("a field that is empty is no number and no moment", () => {
  const values = { ...newForm(NOW), title: "Open", problemIds: ["sum"], penaltyMinutes: " ", start: "" };
  expect(ContestForm.safeParse(formOf(values)).error?.issues.map(({ message }) => message)).toEqual(
    expect.arrayContaining(["Give date and time", "Say how many minutes a rejected submission costs"]),
  );
  expect(laterText("", 60)).toBe("");
});

test("where points count, what is typed as a penalty does not matter", () => {
  const values = { ...newForm(NOW), title: "Open", problemIds: ["sum"], rules: "groups" as const, penaltyMinutes: "" };
  expect(ContestForm.safeParse(formOf(values))).toMatchObject({ success: true, data: { rules: "groups" } });
});

test("the rules are told in words", () => {
  const values = newForm(NOW);
  expect(rulesText(values)).toMatch(/^It takes 2 h, for all at the same time\..*20 for each rejected one/);
  expect(rulesText({ ...values, hasFreeze: true, freezeMinutes: "30" })).toContain("For the last 30 min the board");
  expect(rulesText({ ...values, hasWindow: true, windowMinutes: "45" })).toMatch(/^Everybody has 45 min/);
  expect(rulesText({ ...values, rules: "best" })).toContain("of each problem those of the best submission");
  expect(rulesText({ ...values, rules: "groups" })).toContain(
    "of each group of tests the best that any submission has",
  );
  expect(rulesText({ ...values, end: values.start })).toBe("The end comes after the start.");
});
