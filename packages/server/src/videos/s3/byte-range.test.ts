import { expect, test } from "vitest";
import { byteRangeOf } from "./byte-range.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-99", { from: 0, to: 99 }],
  ["bytes=0-0", { from: 0, to: 0 }],
  ["bytes=900-", { from: 900, to: 999 }],
  ["bytes=-10", { from: 990, to: 999 }],
  ["bytes=-5000", { from: 0, to: 999 }],
  ["bytes=5-99999999999999999999", { from: 5, to: 999 }],
  ["bytes=999-", { from: 999, to: 999 }],
  ["bytes=1000-", "none"],
  ["bytes=-0", "none"],
  ["bytes=9-5", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["items=0-1", "whole"],
  ["bytes=a-b", "whole"],
] as const)("%s of 1,000 bytes is %o", (header, expected) => {
  expect(byteRangeOf(header, 1_000)).toEqual(expected);
});

test("of an empty file there is no part", () => {
  expect(byteRangeOf("bytes=0-", 0)).toBe("none");
  expect(byteRangeOf("bytes=-5", 0)).toBe("none");
});
