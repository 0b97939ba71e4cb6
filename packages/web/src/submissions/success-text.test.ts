import { expect, test } from "vitest";
import { ordinal, successText } from "./success-text.ts";

const row = (_id: string, verdict: string, runtime: number, language = "cpp") => ({
  _id,
  verdict,
  runtime,
  language,
  status: "",
  memory: 1,
  testCasesPassed: 1,
  testCasesTotal: 1,
  createdAt: "2026-11-22T10:00:00.000Z",
  errorMessage: "",
  code: "",
});

test("the first accepted one tells after how many submissions", () => {
  expect(successText([row("a", "AC", 0.1)], "a", true)).toEqual(["Solved with the first submission."]);
  const history = [row("c", "AC", 0.1), row("b", "WA", 0), row("a", "CE", 0)];
  expect(successText(history, "c", true)).toEqual(["Solved with your 3rd submission."]);
  expect(successText(history, "c", false)).toEqual([]);
});

test("a later one is compared with one's best in the same language, and not within the noise", () => {
  const after = (runtime: number) =>
    successText([row("c", "AC", runtime), row("b", "AC", 0.5), row("a", "AC", 0.01, "java")], "c", true)[1];
  expect(after(0.1)).toBe("Your best time in C++: it was 0.500 s before.");
  expect(after(0.45)).toBe("As fast as your best in C++ (0.500 s): too close to call.");
  expect(after(0.9)).toBe("Your best time in C++ is 0.500 s.");
  expect(successText([row("c", "AC", 1), row("a", "AC", 2, "java")], "c", true)).toHaveLength(1);
});

test("a submission that is not there yet says nothing", () => {
  expect(successText([], "a", true)).toEqual([]);
});

test("ordinals", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th".split(" "),
  );
});
