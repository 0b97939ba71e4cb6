import { expect, test } from "vitest";
import { NOTHING_VERIFIED, type VerifyProgress, withVerifyStep } from "./verify-progress.ts";

const accepted = { name: "accepted", data: { totalTestCases: 3, languages: ["cpp", "java"] } };

function after(...steps: { name: string; data: unknown }[]): VerifyProgress {
  return steps.reduce(withVerifyStep, NOTHING_VERIFIED);
}

test("once accepted, every reference waits with no test judged", () => {
  expect(after(accepted)).toEqual({
    total: 3,
    references: [
      { language: "cpp", isCompiled: false, tests: [], failure: null },
      { language: "java", isCompiled: false, tests: [], failure: null },
    ],
    others: null,
  });
});

test("steps count for their own language only", () => {
  const progress = after(
    accepted,
    { name: "compiled", data: { language: "java" } },
    { name: "test", data: { language: "java", number: 1, verdict: "AC", runtime: 0.1, memory: 900 } },
  );
  expect(progress.references[0]).toMatchObject({ language: "cpp", isCompiled: false, tests: [] });
  expect(progress.references[1]).toMatchObject({
    isCompiled: true,
    tests: [{ number: 1, verdict: "AC", runtime: 0.1, memory: 900 }],
  });
});

test("a failure keeps which test failed and why", () => {
  const failure = {
    language: "cpp",
    verdict: "WA",
    number: 2,
    isVisible: false,
    reason: "",
    stdin: "1",
    expected_output: "2",
    stdout: "3",
    stderr: "",
  };
  const progress = after(accepted, { name: "failed", data: failure });
  expect(progress.references[0]?.failure).toEqual(failure);
  expect(progress.references[1]?.failure).toBeNull();
});

test("an import counts the other solutions of its package", () => {
  const progress = after(
    accepted,
    { name: "solution", data: { judged: 0, total: 7 } },
    { name: "solution", data: { judged: 1, total: 7, file: "submissions/wrong_answer/a.cpp", verdict: "WA" } },
  );
  expect(progress.others).toEqual({ judged: 1, total: 7 });
  expect(progress.references).toHaveLength(2);
});

test("unknown and broken steps change nothing", () => {
  const before = after(accepted);
  expect(withVerifyStep(before, { name: "test", data: null })).toBe(before);
  expect(withVerifyStep(before, { name: "test", data: { language: "cobol" } })).toBe(before);
  expect(withVerifyStep(before, { name: "later", data: 1 })).toBe(before);
});
