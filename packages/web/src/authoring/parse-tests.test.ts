import { expect, test } from "vitest";
import { pairTestFiles, parsePastedTests } from "./parse-tests.ts";

test("blocks are parted by === and their halves by ---, and inner line ends stay", () => {
  expect(parsePastedTests("2\n1 2\n---\n3\n===\n1\r\n---\r\n1\n---\nOne alone.\n")).toEqual({
    problem: null,
    tests: [
      { input: "2\n1 2\n", output: "3\n", explanation: "" },
      { input: "1\n", output: "1\n", explanation: "One alone." },
    ],
  });
});

test("a JSON list is read with and without explanations", () => {
  const text = '[{"input":"1","output":"2"},{"input":"3","output":"4","explanation":"plus one"}]';
  expect(parsePastedTests(text).tests).toEqual([
    { input: "1", output: "2", explanation: "" },
    { input: "3", output: "4", explanation: "plus one" },
  ]);
});

test.each([
  ["", "There is nothing to add"],
  ["1 2 3", "Test 1 has no line --- before its output"],
  ["1\n---\n2\n===\n3\n---\n\n", "Test 2 has an empty input or output"],
  ["1\n---\n2\n---\n3\n---\n4", "Test 1 has more than two lines ---"],
  ['[{"input":"1"}]', "Test 1 needs input and output as texts"],
  ['[{"input":"1","output":2}]', "Test 1 needs input and output as texts"],
])("%j is refused with the reason", (text, problem) => {
  expect(parsePastedTests(text)).toEqual({ tests: null, problem });
});

test("broken JSON is refused as such", () => {
  expect(parsePastedTests("[{").problem).toMatch(/^This is not valid JSON/);
});

test("files are paired by name, in the order of their numbers", () => {
  const files = ["10.ans", "10.in", "2.in", "2.out", "readme.md"].map((name) => ({ name, text: name }));
  expect(pairTestFiles(files).tests?.map((one) => [one.name, one.input, one.output])).toEqual([
    ["2", "2.in", "2.out"],
    ["10", "10.in", "10.ans"],
  ]);
});

test("an input without its output is named", () => {
  expect(pairTestFiles([{ name: "a.in", text: "1" }]).problem).toBe("a.in has no a.ans beside it");
  expect(pairTestFiles([{ name: "a.ans", text: "1" }]).problem).toMatch(/^None of the files/);
});
