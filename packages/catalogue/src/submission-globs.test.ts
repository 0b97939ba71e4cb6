import { expect, test, vi } from "vitest";
import { submissionPattern } from "./submission-globs.ts";

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
  expect(submissionPattern(pattern).means(NAME)).toBe(true);
});

test.each(["", "wrong", "*/*/*", "wrong_answer/ann", "*.cpp", "wrong_answer*ann-greedy.cpp", "wrong_answer/{ann,bob}"])(
  "%s does not",
  (pattern) => {
    expect(submissionPattern(pattern).means(NAME)).toBe(false);
  },
);

test.each([
  ["a*a", "a", false],
  ["a*a", "aa", true],
  ["a*b*b", "ab", false],
  ["*ab*ab*", "aababab", true],
  ["**", "", true],
  ["a**b", "axb", true],
  ["*.cpp*", "a.cp.cpp", true],
])("%s and %s: %s", (pattern, name, isMeant) => {
  expect(submissionPattern(pattern).means(name)).toBe(isMeant);
});

test("a pattern that nobody writes by hand stands for nothing", () => {
  const count = (pattern: string) => submissionPattern(pattern).alternatives;
  expect(count("{a}".repeat(51))).toBe(0);
  expect(count("{a,b}".repeat(7))).toBe(0);
  expect(count("x".repeat(5001))).toBe(0);
  expect(count(`{${Array.from({ length: 101 }, (_unused, index) => index).join(",")}}`)).toBe(0);
  // As many as honest ones could have.
  expect(count("{a}".repeat(50))).toBe(1);
  expect(count(`wrong_answer/{${Array.from({ length: 100 }, (_unused, index) => `ann-${index}`).join(",")}}.cpp`)).toBe(
    100,
  );
});

test("what a pattern stands for is worked out once, whatever number of names it is held against", () => {
  const exec = vi.spyOn(RegExp.prototype, "exec");
  const pattern = submissionPattern("{a}".repeat(50));
  const before = exec.mock.calls.length;
  for (let index = 0; index < 1_000; index++) pattern.means(`${"a".repeat(50)}/${index}`);
  const calls = exec.mock.calls.length;
  exec.mockRestore();
  expect(calls).toBe(before);
});

test("patterns made to take for ever are answered at once", () => {
  const startedAt = process.cpuUsage();
  expect(submissionPattern(`${"*a".repeat(2000)}b`).means("a".repeat(255))).toBe(false);
  expect(submissionPattern("{a,b}".repeat(60)).means("a")).toBe(false);
  expect(submissionPattern("{a}".repeat(170_000)).means("a")).toBe(false);
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000);
});
