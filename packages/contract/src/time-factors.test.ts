import { expect, test } from "vitest";
import { timeFactorOf } from "./language.ts";
import { isUnsolvedIn, timeFactorIn } from "./said-time-factors.ts";
import { TimeFactors } from "./time-factors.ts";

test("a problem's own factor counts in the place of the language's, and for that language alone", () => {
  const factors = TimeFactors.parse({ python3: 12.5, lua: "unsolved" });
  expect(timeFactorIn("python3", factors)).toBe(12.5);
  expect(timeFactorIn("pypy3", factors)).toBe(timeFactorOf("pypy3"));
  expect(timeFactorIn("cpp", factors)).toBe(1);
  expect(timeFactorIn("python3", null)).toBe(timeFactorOf("python3"));
  expect(timeFactorIn("constructor", {})).toBe(1);
});

test("where no solution is known to pass, the language's factor stays", () => {
  const factors = TimeFactors.parse({ python3: 12, lua: "unsolved" });
  expect(timeFactorIn("lua", factors)).toBe(timeFactorOf("lua"));
  expect(isUnsolvedIn("lua", factors)).toBe(true);
  expect(isUnsolvedIn("python3", factors)).toBe(false);
  expect(isUnsolvedIn("lua", undefined)).toBe(false);
});

test.each([
  [{ cpp: 2 }, "may only be for further languages: python3"],
  [{ cobol: 2 }, "may only be for further languages: python3"],
  [{ python3: 0.5 }, "must be a number from 1 to 20, or unsolved"],
  [{ python3: 21 }, "must be a number from 1 to 20, or unsolved"],
  [{ python3: "no" }, "must be a number from 1 to 20, or unsolved"],
  [[], "must be a map"],
])("%j is refused, and the reason says what may be there", (factors, reason) => {
  const [issue] = TimeFactors.safeParse(factors).error?.issues ?? [];
  expect(issue?.message).toContain(reason);
});
