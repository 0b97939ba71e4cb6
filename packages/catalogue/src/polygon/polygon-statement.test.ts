import { expect, test, vi } from "vitest";
import { withoutExamples } from "./polygon-statement.ts";

test.each([
  ["a\\begin{example}1\\end{example}b\\begin{examplewide}2\n\\end{examplethree}c", "abc"],
  ["a\\begin{example}1\\begin{example}2\\end{example}b\\end{example}c", "ab\\end{example}c"],
  ["a\\end{example}b\\begin{example}c", "a\\end{example}b\\begin{example}c"],
  ["\\begin{examples}a\\end{examples}", "\\begin{examples}a\\end{examples}"],
  ["", ""],
])("%j becomes %j without its examples", (text, expected) => {
  expect(withoutExamples(text)).toBe(expected);
});

test("examples that begin and never end are looked at once each", () => {
  const text = "\\begin{example}".repeat(1_000);
  const exec = vi.spyOn(RegExp.prototype, "exec");
  const kept = withoutExamples(text);
  const looks = exec.mock.calls.length;
  exec.mockRestore();
  expect({ isKept: kept === text, looks }).toEqual({ isKept: true, looks: 1_001 });
});
