import { expect, test } from "vitest";
import { matchesSubmission } from "./submission-globs.ts";

const NAME = "wrong_answer/ann-greedy.cpp";

test.each([
  "wrong_answer",
  "wrong_answer/",
  "wrong_answer/*",
  "*/ann-greedy.cpp",
  "*/*",
  "w*_a*r/ann-*.cpp",
  "wrong_answer/ann-greedy.{py,cpp}",
  "{accepted,wrong_answer}/{ann,bob}-greedy.{py,cpp}",
])("%s means it", (pattern) => {
  expect(matchesSubmission(pattern, NAME)).toBe(true);
});

test.each(["", "wrong", "*/*/*", "wrong_answer/ann", "*.cpp", "wrong_answer*ann-greedy.cpp", "wrong_answer/{ann,bob}"])(
  "%s does not",
  (pattern) => {
    expect(matchesSubmission(pattern, NAME)).toBe(false);
  },
);

test("patterns made to take for ever are answered at once", () => {
  const startedAt = process.cpuUsage();
  expect(matchesSubmission(`${"*a".repeat(2000)}b`, "a".repeat(255))).toBe(false);
  expect(matchesSubmission("{a,b}".repeat(60), "a")).toBe(false);
  expect(matchesSubmission("{a}".repeat(170_000), "a")).toBe(false);
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000);
});
