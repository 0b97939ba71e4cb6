import { expect, test } from "vitest";
import { sizeOf, smallerThan, sortInputs } from "./input-shape.ts";

test("a number counts once whatever its length, and every other word by its letters", () => {
  expect(sizeOf("3 -1000000000\n0\n")).toBe(3);
  expect(sizeOf("2 3\n#..\n..#\n")).toBe(8);
  expect(sizeOf("007 - -0 +5 1.5 12a\n")).toBe(3 + 1 + 1 + 2 + 3 + 3);
  expect(sizeOf("")).toBe(0);
});

test("inputs come by their size, then by their length, then by how large their numbers and letters are", () => {
  const sorted = ["1\n", "2\n", "b\n", "-3\n", "90\n", "1 1\n", "1 2\n", "aa\n", "ab\n"];
  const bySize = ["1\n", "2\n", "b\n", "-3\n", "90\n", "aa\n", "ab\n", "1 1\n", "1 2\n"];
  expect(sortInputs(sorted.toReversed())).toEqual(bySize);
  expect(smallerThan("90\n", sorted)).toEqual(bySize.slice(0, 4));
});
