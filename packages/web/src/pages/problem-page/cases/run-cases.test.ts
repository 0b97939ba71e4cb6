import { expect, test } from "vitest";
import { runCases, shownCase } from "./run-cases.ts";

const EXAMPLES = [
  { input: "1", output: "one" },
  { input: "2", output: "two" },
];
const OWN = [
  { id: "a", name: "Mine", input: "7", expected: "" },
  { id: "b", name: " ", input: "8", expected: "" },
];
const testCase = (stdin: string, status_id: number) => ({
  stdin,
  expected_output: "",
  stdout: "",
  stderr: "",
  status_id,
  verdict: status_id === 3 ? "AC" : "WA",
  reason: "",
  runtime: 0,
  memory: 0,
});
const done = (ended: readonly [string, number][], ownTests: { id: string; input: string }[]) =>
  ({
    kind: "done",
    input: { code: "", language: "cpp", ownTests },
    result: { success: false, verdict: "WA", runtime: 0, memory: 0, testCases: ended.map((each) => testCase(...each)) },
    progress: { id: null, lastEventId: "", totalTestCases: null, isCompiled: true, line: null, tests: [] },
  }) as const;

test("before a run the cases are the examples and the own tests, and the first is shown", () => {
  const cases = runCases({ examples: EXAMPLES, ownTests: OWN, running: { kind: "idle" } });
  expect(cases.map(({ title, answer }) => [title, answer])).toEqual([
    ["Case 1", "one"],
    ["Case 2", "two"],
    ["Mine", null],
    ["Unnamed", null],
  ]);
  expect(shownCase(cases, null)?.title).toBe("Case 1");
  expect(shownCase(cases, "b")?.title).toBe("Unnamed");
});

test("each result stands with its case: that of an own test only while its input is the one that was run", () => {
  const running = done(
    [
      ["1", 3],
      ["2", 4],
      ["8", 3],
    ],
    [
      { id: "b", input: "8" },
      { id: "a", input: "6" },
    ],
  );
  const cases = runCases({ examples: EXAMPLES, ownTests: OWN, running });
  expect(cases.map(({ result }) => result?.stdin ?? null)).toEqual(["1", "2", null, "8"]);
  expect(cases.map(({ isLeftOut }) => isLeftOut)).toEqual([false, false, false, false]);
  expect(shownCase(cases, null)?.title).toBe("Case 2");
});

test("what the judge came to no more is left out", () => {
  const running = done([["1", 3]], [{ id: "a", input: "7" }]);
  const cases = runCases({ examples: EXAMPLES, ownTests: OWN, running });
  expect(cases.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true, true, false]);
  expect(shownCase([], null)).toBeNull();
});
