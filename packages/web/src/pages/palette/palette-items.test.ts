import type { ProblemSummary } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import { paletteItems } from "./palette-items.ts";

const problem = (title: string): ProblemSummary => ({
  _id: title.toLowerCase().replaceAll(" ", "-"),
  title,
  difficulty: "easy",
  tags: "dp",
});
const problems = [problem("Two Belts"), problem("Boot Sequence"), problem("Two in a Lift")];

function labels(text: string, input: { role?: "admin" | "user"; openProblem?: string | null } = {}) {
  const { role = "user", openProblem = null } = input;
  return paletteItems({ text, problems, user: { role }, openProblem }).map(({ label }) => label);
}

test("before anything is typed it offers pages and commands, and no problem", () => {
  expect(labels("")[0]).toBe("Problems");
  expect(labels("")).toContain("Log out");
  expect(labels("")).not.toContain("Two Belts");
});

test("problems are found as in the list: by words, by number, and with a typo", () => {
  expect(labels("two")).toEqual(["Two Belts", "Two in a Lift"]);
  expect(labels("2")).toContain("Boot Sequence");
  expect(labels("seqence")).toEqual(["Boot Sequence"]);
});

test("all words of a page or command have to be there", () => {
  expect(labels("keyboard sho")).toEqual(["Show keyboard shortcuts"]);
  expect(labels("nothing like this")).toEqual([]);
});

test("the keys of other editors are found by their names", () => {
  const [item] = paletteItems({ text: "emacs", problems, user: { role: "user" }, openProblem: null });
  expect(item?.action).toEqual({ kind: "keymap", keymap: "emacs" });
  expect(labels("vim")).toEqual(["Use the Vim keys in the editor"]);
});

test("going to the code is offered on a problem's page alone", () => {
  expect(labels("code editor", { openProblem: "two-belts" })).toEqual(["Go to the code editor"]);
  expect(labels("code editor")).toEqual([]);
});

test("pages of admins are for admins, and tabs are those of the open problem", () => {
  expect(labels("audit")).toEqual([]);
  expect(labels("audit", { role: "admin" })).toEqual(["Audit Log"]);
  expect(labels("submissions of")).toEqual([]);
  const [tab] = paletteItems({ text: "submissions of", problems, user: { role: "user" }, openProblem: "two-belts" });
  expect(tab?.action).toEqual({ kind: "go", to: "/problem/two-belts?tab=submissions" });
});

test("no more than eight problems at once", () => {
  const many = Array.from({ length: 50 }, (_, index) => problem(`Belt ${index}`));
  const items = paletteItems({ text: "belt", problems: many, user: { role: "user" }, openProblem: null });
  expect(items).toHaveLength(8);
});
