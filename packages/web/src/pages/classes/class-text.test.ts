import { expect, test } from "vitest";
import { peopleText, roleText } from "./class-text.ts";

test("one student is one, and a role of a newer server is shown as it came", () => {
  expect([peopleText(1), peopleText(30)]).toEqual(["1 student", "30 students"]);
  expect([roleText("assistant"), roleText("auditor")]).toEqual(["Assistant", "auditor"]);
});
