import { expect, test } from "vitest";
import { effortText, progressText } from "./smallest-words.ts";

test("a search says what it is at", () => {
  expect(progressText(null)).toBe("Waiting for a judge…");
  expect(progressText({ tried: 1, largestTried: 1, smallest: null })).toBe("1 input tried, with up to 1 number…");
  expect(progressText({ tried: 1204, largestTried: 31, smallest: 14 })).toBe(
    "It fails with 14 numbers. Making that smaller…",
  );
});

test("a search says what was done, and how large the first failing input was where it became smaller", () => {
  const texts = { stdin: "", expected_output: "", stdout: "", stderr: "", verdict: "WA", reason: "" };
  const found = {
    kind: "found",
    ...texts,
    numbers: 4,
    foundWith: 9,
    tried: 1204,
    largestTried: 31,
    seconds: 1.5,
  } as const;
  expect(effortText(found)).toMatch(/^1,204 inputs tried in 1\.5.*; the first that failed had 9 numbers\.$/);
  expect(effortText({ ...found, foundWith: 4 })).toMatch(/^1,204 inputs tried in [^;]*\.$/);
  expect(effortText({ kind: "nothing", tried: 2, largestTried: 31, seconds: 8 })).toContain("with up to 31 numbers.");
});
