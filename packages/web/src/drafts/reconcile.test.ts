import { formatOwnTests, parseOwnTests } from "@verdict/contract/own-tests";
import { expect, test } from "vitest";
import { mergeDrafts } from "./merge-drafts.ts";
import { newTestName, saysTheSame } from "./own-tests.ts";
import { reconcile } from "./reconcile.ts";

const kept = { text: "theirs", revision: 3 };

test.each([
  ["an untouched text and none on the server", { text: "starter", savedAt: 0 }, null, "nothing"],
  ["a typed text and none on the server", { text: "mine", savedAt: 5 }, null, "send"],
  ["an untouched text", { text: "starter", savedAt: 0 }, kept, "take"],
  ["a text that the server had before", { text: "old", savedAt: 5, revision: 2, isSent: true }, kept, "take"],
  ["the same text, not known to be the same", { text: "theirs", savedAt: 5 }, kept, "agree"],
  ["the same text, known to be the same", { text: "theirs", savedAt: 5, revision: 3, isSent: true }, kept, "nothing"],
  ["a text that was typed on what the server has", { text: "mine", savedAt: 5, revision: 3 }, kept, "send"],
  ["a text that was typed on something older", { text: "mine", savedAt: 5, revision: 2 }, kept, "conflict"],
  ["a text from before there was a server's", { text: "mine", savedAt: 5 }, kept, "conflict"],
] as const)("%s", (_name, own, theirs, expected) => {
  expect(reconcile(own, theirs)).toBe(expected);
});

test("notes of two devices are put together, code never is", () => {
  expect(mergeDrafts("notes", "mine", "theirs")).toBe("theirs\n\nmine");
  expect(mergeDrafts("notes", "theirs and mine", "theirs")).toBe("theirs and mine");
  expect(mergeDrafts("cpp", "mine", "theirs")).toBeNull();
  expect(mergeDrafts("notes", "m".repeat(70_000), "t".repeat(70_000))).toBeNull();
});

test("own tests of two devices are all kept, one that both have changed twice", () => {
  const make = (id: string, input: string) => ({ id, name: id, input, expected: "" });
  const merged = mergeDrafts(
    "own-tests",
    formatOwnTests([make("a", "1"), make("b", "mine"), make("c", "3")]),
    formatOwnTests([make("a", "1"), make("b", "theirs")]),
  );
  expect(parseOwnTests(merged ?? "").map(({ id, input }) => [id, input])).toEqual([
    ["a", "1"],
    ["b", "theirs"],
    ["b'", "mine"],
    ["c", "3"],
  ]);
});

test("what is not a list of tests holds none, and a new test gets a free name", () => {
  for (const text of ["", "{", "null", '[{"id":1}]']) expect(parseOwnTests(text)).toEqual([]);
  const tests = ["Test 1", "Test 3"].map((name) => ({ id: name, name, input: "", expected: "" }));
  expect(newTestName(tests)).toBe("Test 2");
});

test("an expectation is compared by words", () => {
  expect(saysTheSame("1 2\n3", "1  2 3\n")).toBe(true);
  expect(saysTheSame("1 2", "12")).toBe(false);
});
