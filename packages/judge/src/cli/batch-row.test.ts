import { expect, test } from "vitest";
import { parseChecker, parseRow, taskOfRow } from "./batch-row.ts";

const ROW = { id: "r1", language: "cpp", source: "int main() {}", tests: [["1.in", "1.ans"]] };
const parse = (change: object) => parseRow(JSON.stringify({ ...ROW, ...change }));

test("limits and checker have defaults, and are the program's own", () => {
  expect(taskOfRow(parse({}), "/rows")).toMatchObject({
    limits: { timeMs: 2000, memoryBytes: 256 * 1024 * 1024 },
    limitsAreFor: "program",
    checker: { kind: "tokens" },
    tests: [{ number: 1, inputPath: "/rows/1.in", answerPath: "/rows/1.ans" }],
  });
  const { limits } = taskOfRow(parse({ time_limit_s: 0.5, memory_mb: 64 }), "/rows");
  expect(limits).toMatchObject({ timeMs: 500, memoryBytes: 64 * 1024 * 1024 });
});

test("absolute paths stay", () => {
  expect(taskOfRow(parse({ tests: [["/a/1.in", "/b/1.ans"]] }), "/rows").tests[0]?.inputPath).toBe("/a/1.in");
});

test.each([
  [{ language: "rust" }, "language"],
  [{ tests: [] }, "at least one test"],
  [{ tests: [["only-input"]] }, "tests.0"],
  [{ time_limit_s: 0 }, "time_limit_s"],
  [{ source: 5 }, "source"],
])("%j is refused with the name of what is wrong", (change, message) => {
  expect(() => parse(change)).toThrow(message);
});

test("a line that is not JSON is refused", () => {
  expect(() => parseRow("{oops")).toThrow("not JSON");
});

test("checkers are named tokens, exact or float with a tolerance", () => {
  expect(parseChecker("tokens").kind).toBe("tokens");
  expect(parseChecker("exact")).toEqual({ kind: "exact" });
  expect(parseChecker("float:1e-6")).toMatchObject({ kind: "float", absolute: 1e-6, relative: 1e-6 });
  for (const bad of ["float", "float:", "float:x", "float:-1", "Tokens", ""]) {
    expect(() => parseChecker(bad)).toThrow("unknown checker");
  }
});
