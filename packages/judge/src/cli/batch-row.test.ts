import { expect, test } from "vitest";
import { BatchRowError, parseChecker, parseRow, taskOfRow } from "./batch-row.ts";

const ROW = { id: "r1", language: "cpp", source: "int main() {}", tests: [["1.in", "1.ans"]] };
const parse = (change: object) => parseRow(JSON.stringify({ ...ROW, ...change }));

test("limits and checker have defaults, and are the program's own", async () => {
  expect(await taskOfRow(parse({}), "/rows")).toMatchObject({
    limits: { timeMs: 2000, memoryBytes: 256 * 1024 * 1024 },
    limitsAreFor: "program",
    checker: { kind: "tokens" },
    tests: [{ number: 1, inputPath: "/rows/1.in", answerPath: "/rows/1.ans" }],
  });
  const { limits } = await taskOfRow(parse({ time_limit_s: 0.5, memory_mb: 64 }), "/rows");
  expect(limits).toMatchObject({ timeMs: 500, memoryBytes: 64 * 1024 * 1024 });
});

test("absolute paths stay", async () => {
  expect((await taskOfRow(parse({ tests: [["/a/1.in", "/b/1.ans"]] }), "/rows")).tests[0]?.inputPath).toBe("/a/1.in");
});

test.each([
  [{ language: "cobol" }, "language must be one of javascript, java, cpp, python3,"],
  [{ language: "C++" }, "language must be one of javascript, java, cpp, python3,"],
  [{ language: "cpp17" }, "language must be one of javascript, java, cpp, python3,"],
  [{ language: "Java 11" }, "language must be one of javascript, java, cpp, python3,"],
  [{ language: "node" }, "language must be one of javascript, java, cpp, python3,"],
  [{ language: undefined }, "language is missing"],
  [{ tests: [] }, "at least one test"],
  [{ tests: "1.in" }, "tests must be a list"],
  [{ tests: [["only-input"]] }, "tests.0 must be two paths: input and answer"],
  [{ tests: [["1.in", null]] }, "tests.0.1 must be two paths"],
  [{ time_limit_s: 0 }, "time_limit_s must be a number above 0 and at most 3600"],
  [{ time_limit_s: "2" }, "time_limit_s must be a number"],
  [{ time_limit_s: 2000000 }, "time_limit_s must be a number above 0 and at most 3600"],
  [{ memory_mb: -1 }, "memory_mb must be a number above 0 and at most 65536"],
  [{ source: 5 }, "source must be a text"],
  [{ source: undefined, checker: 3 }, "source is missing; checker must be a text"],
])("%j is refused with the name of what is wrong, and its id", (change, message) => {
  const error = refusal(change);
  expect(error.message).toContain(message);
  expect(error.message).not.toContain("\n");
  expect(error.id).toBe("r1");
});

function refusal(change: object): BatchRowError {
  try {
    parse(change);
  } catch (error) {
    if (error instanceof BatchRowError) return error;
    throw error;
  }
  throw new Error("the row was taken");
}

test.each([[[]], [null], ["row"], [7]])("%j is not a row", (value) => {
  expect(() => parseRow(JSON.stringify(value))).toThrow("must be an object");
});

test.each([[undefined], [null], [{}], [true]])("a row whose id is %j is refused", (id) => {
  expect(refusal({ id })).toMatchObject({ id: null, message: expect.stringContaining("id ") });
});

test("null stands for what is left out", async () => {
  const change = { time_limit_s: null, memory_mb: null, checker: null };
  expect(await taskOfRow(parse(change), "/rows")).toEqual(await taskOfRow(parse({}), "/rows"));
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

test("a row may ignore case, where words are compared", async () => {
  const checkerOf = async (change: object) => (await taskOfRow(parse(change), "/rows")).checker;
  expect(await checkerOf({ ignore_case: true })).toMatchObject({ kind: "tokens", ignoreCase: true });
  expect(await checkerOf({ ignore_case: true, checker: "float:1e-6" })).toMatchObject({ ignoreCase: true });
  expect(await checkerOf({ ignore_case: false })).toMatchObject({ ignoreCase: false });
  await expect(checkerOf({ ignore_case: true, checker: "exact" })).rejects.toThrow("does not go with");
});
