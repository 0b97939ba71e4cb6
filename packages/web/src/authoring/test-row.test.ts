import { expect, test } from "vitest";
import { testHeadline } from "./test-row.tsx";

test("a small test stands in its headline whole", () => {
  expect(testHeadline({ input: "2 3\n", output: "5\n" })).toEqual({ input: "2 3", output: "5", size: "6 characters" });
});

test("of a large one the first lines, cut, and its size", () => {
  const { input, output, size } = testHeadline({ input: "1000\n1 2 3\n", output: "x".repeat(3000) });
  expect(input).toBe("1000 …");
  expect(output).toBe(`${"x".repeat(48)} …`);
  expect(size).toBe("3.0 k characters");
});
