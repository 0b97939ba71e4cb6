import { TimeFactors } from "@verdict/contract/time-factors";
import { expect, test } from "vitest";
import { parseTimeFactors, timeFactorsText } from "./parse-time-factors.ts";

test("what is written comes back as it is read", () => {
  const factors = { python3: 8, lua: "unsolved", ruby: 12.5 } as const;
  expect(parseTimeFactors(timeFactorsText(factors))).toEqual(factors);
  expect(parseTimeFactors("  python3:  8\n\nlua = unsolved ")).toEqual({ python3: 8, lua: "unsolved" });
  expect(parseTimeFactors(" \n")).toEqual({});
});

test.each(["python3", "python3 fast", "python3 8 9", "cpp 2", "8"])("%j is refused by the form's rules", (text) => {
  expect(TimeFactors.safeParse(parseTimeFactors(text)).success).toBe(false);
});
