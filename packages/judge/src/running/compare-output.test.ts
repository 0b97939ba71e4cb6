import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { compareInTurns, compareOutput } from "./compare-output.ts";

const TOKENS = { kind: "tokens", ignoreCase: false, ignoreSpace: true } as const;
const bytes = (text: string) => Buffer.from(text);
const compare = (checker: Parameters<typeof compareOutput>[0], expected: string, found: string) =>
  compareOutput(checker, bytes(expected), bytes(found));
const float = (tolerance: number) =>
  ({ kind: "float", absolute: tolerance, relative: tolerance, ignoreCase: false, ignoreSpace: true }) as const;

describe("tokens", () => {
  test.each([
    ["3\n", "3"],
    ["3\n", "3\r\n"],
    ["1 2\n3\n", "1   2 \n\n 3\t\n\n"],
    ["1 2\n3\n", "1\n2\n3\n"],
    ["", "\n \n"],
  ])("white space only separates: %j equals %j", (expected, found) => {
    expect(compare(TOKENS, expected, found)).toEqual({ equal: true });
  });

  test("the difference names the line of the output and both words", () => {
    expect(compare(TOKENS, "1\n2\n3\n", "1\n2\n4\n")).toEqual({
      equal: false,
      difference: { line: 3, expected: "3", found: "4" },
    });
  });

  test("an output that is too short or too long differs", () => {
    expect(compare(TOKENS, "1 2\n", "1\n")).toMatchObject({ difference: { expected: "2", found: "" } });
    expect(compare(TOKENS, "1\n", "1 2\n")).toMatchObject({ difference: { expected: "", found: "2" } });
    expect(compare(TOKENS, "1\n", "")).toMatchObject({ equal: false });
  });

  test("words that are joined, split or merely begin alike differ", () => {
    expect(compare(TOKENS, "1 2", "12").equal).toBe(false);
    expect(compare(TOKENS, "12", "1 2").equal).toBe(false);
    expect(compare(TOKENS, "12", "123").equal).toBe(false);
    expect(compare(TOKENS, "3", "3\0").equal).toBe(false);
  });

  test("case matters unless the checker says otherwise", () => {
    expect(compare(TOKENS, "Yes", "YES").equal).toBe(false);
    expect(compare({ ...TOKENS, ignoreCase: true }, "Yes", "yES").equal).toBe(true);
    expect(compare({ ...TOKENS, ignoreCase: true }, "Yes", "No").equal).toBe(false);
  });

  test("numbers are words: 1.0 is not 1", () => {
    expect(compare(TOKENS, "1", "1.0").equal).toBe(false);
  });

  test("a long word is cut in the difference", () => {
    const result = compare(TOKENS, "x".repeat(500), "y");
    expect(result).toMatchObject({ difference: { expected: `${"x".repeat(60)}…` } });
  });
});

describe("tokens with space", () => {
  const checker = { kind: "tokens", ignoreCase: false, ignoreSpace: false } as const;
  test("the amount of white space counts", () => {
    expect(compare(checker, "1 2\n", "1  2\n").equal).toBe(false);
    expect(compare(checker, "1 2\n", "1\n2\n").equal).toBe(false);
    expect(compare(checker, "1\n", "1 \n").equal).toBe(false);
    expect(compare(checker, "1\n", " 1\n").equal).toBe(false);
  });
  test("CRLF and a missing last line feed do not count", () => {
    expect(compare(checker, "1 2\n3\n", "1 2\r\n3").equal).toBe(true);
  });
});

describe("float", () => {
  test.each([
    ["inf", "Infinity"],
    ["-inf", "-INF"],
    ["NaN", "-nan"],
    ["+Inf", "inf"],
  ])("%s is %s however it is written", (expected, found) => {
    expect(compare(float(1e-6), expected, found)).toEqual({ equal: true });
  });

  test.each([
    ["inf", "-inf"],
    ["inf", "1"],
    ["nan", "inf"],
    ["nan", "0"],
    ["1e999", "2e999"],
  ])("%s is not %s", (expected, found) => {
    expect(compare(float(1e-6), expected, found).equal).toBe(false);
  });

  test.each([
    ["0.5", "0.5000001"],
    ["1000000", "1000000.9"],
    ["1e3", "1000"],
    ["-.5", "-0.50"],
    ["2", "+2."],
    ["1E-3", "0.001"],
    ["0", "-0.0000001"],
  ])("%s accepts %s within 1e-6", (expected, found) => {
    expect(compare(float(1e-6), expected, found).equal).toBe(true);
  });

  test.each([
    ["0.5", "0.50001"],
    ["1", "nan"],
    ["1", "inf"],
    ["1", "1x"],
    ["1", "0x1"],
    ["1", "one"],
    ["1", ""],
    ["one", "1"],
    ["one", "One"],
  ])("%s refuses %j", (expected, found) => {
    expect(compare(float(1e-6), expected, found).equal).toBe(false);
  });

  test("words that are no numbers are compared as words", () => {
    expect(compare(float(1e-6), "Case #1: 0.5", "Case #1: 0.49999999").equal).toBe(true);
    expect(compare(float(1e-6), "IMPOSSIBLE", "IMPOSSIBLE").equal).toBe(true);
  });

  test("an absolute tolerance alone does not forgive relative errors", () => {
    const checker = { kind: "float", absolute: 1e-6, relative: 0, ignoreCase: false, ignoreSpace: true } as const;
    expect(compare(checker, "1000000", "1000000.5").equal).toBe(false);
    expect(compare(checker, "1000000", "1000000.0000005").equal).toBe(true);
  });
});

describe("exact", () => {
  test("every byte counts", () => {
    expect(compare({ kind: "exact" }, "3\n", "3\n")).toEqual({ equal: true });
    expect(compare({ kind: "exact" }, "3\n", "3").equal).toBe(false);
    expect(compare({ kind: "exact" }, "3\n", "3\r\n").equal).toBe(false);
    expect(compare({ kind: "exact" }, "3\n", "3\n\n").equal).toBe(false);
  });
});

test("ten megabytes that differ in their white space only are compared in seconds", () => {
  const expected = bytes("12345 678\n".repeat(1_000_000));
  const found = bytes("12345  678\n".repeat(1_000_000));
  const startedAt = process.cpuUsage();
  expect(compareOutput(TOKENS, expected, found).equal).toBe(true);
  expect(process.cpuUsage(startedAt).user).toBeLessThan(5_000_000);
});

test("a comparison in turns says the same, and leaves others a turn after each piece", async () => {
  const numbers = "1.0 ".repeat(512 * 1024);
  let turns = 0;
  let isComparing = true;
  const others = (async () => {
    for (; isComparing; turns++) await setImmediate();
  })();
  const compared = await compareInTurns(float(1e-6), bytes(numbers), bytes(`${numbers.replaceAll("1.0", "1")}2`));
  isComparing = false;
  await others;
  expect(compared).toEqual({ equal: false, difference: { line: 1, expected: "", found: "2" } });
  expect(turns).toBeGreaterThanOrEqual(3);
});
