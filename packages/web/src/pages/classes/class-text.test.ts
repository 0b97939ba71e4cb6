import { expect, test } from "vitest";
import { peopleText, roleText, rosterText } from "./class-text.ts";

test("a roster is told in words", () => {
  expect(rosterText({ invited: 27, changed: 1, unchanged: 2 })).toBe(
    "27 new people are invited by mail, 1 is changed, 2 stay as they are.",
  );
  expect(rosterText({ invited: 1, changed: 0, unchanged: 0 })).toBe("1 new person is invited by mail.");
  expect(rosterText({ invited: 0, changed: 0, unchanged: 0 })).toBe("There is nobody in it.");
});

test("one student is one, and a role of a newer server is shown as it came", () => {
  expect([peopleText(1), peopleText(30)]).toEqual(["1 student", "30 students"]);
  expect([roleText("assistant"), roleText("auditor")]).toEqual(["Assistant", "auditor"]);
});
