import type { JudgedResult } from "@verdict/contract/judge-result";
import { DEFAULT_LIMITS, type JobTask, type TestResult, TOKEN_CHECKER } from "@verdict/contract/judging";
import { describe, expect, it } from "vitest";
import { hashesOf, presentRunResult } from "./present-run.ts";

const INPUT = { sha256: "a".repeat(64) };
const ANSWER = { sha256: "b".repeat(64) };
const TEXTS = new Map([
  [INPUT.sha256, "1 2"],
  [ANSWER.sha256, "3"],
]);

function taskOf(tests: JobTask["tests"]): JobTask {
  return { language: "cpp", source: "", limits: DEFAULT_LIMITS, checker: TOKEN_CHECKER, tests, reference: null };
}

function resultOf(test: Partial<TestResult>): JudgedResult {
  const whole: TestResult = {
    number: 1,
    verdict: "WA",
    cpuMs: 12.4,
    wallMs: 20,
    memoryBytes: 1025,
    exitCode: 0,
    signal: null,
    reason: "",
    output: "4",
    errorOutput: "",
    expected: "3",
    ...test,
  };
  const rest = { passed: 0, total: 1, cpuMs: 12.4, memoryBytes: 1025, compilerOutput: null, timings: [] };
  return { verdict: whole.verdict, tests: [whole], ...rest };
}

const stored = taskOf([{ number: 1, isVisible: true, input: INPUT, answer: ANSWER }]);
const own = taskOf([{ number: 1, isVisible: true, input: { text: "7" }, answer: null }]);

describe("the answer to a run", () => {
  it("says of an own input on which nothing has run what is wrong with it", () => {
    const refused = resultOf({
      verdict: "NC",
      wallMs: 0,
      reason: "This input breaks the rules: line 1",
      expected: null,
    });
    expect(presentRunResult(own, refused, TEXTS)).toMatchObject({ error: "This input breaks the rules: line 1" });
    const unanswered = resultOf({ verdict: "NC", reason: "the reference solution gives no answer", expected: null });
    expect(presentRunResult(own, unanswered, TEXTS).error).toMatch(/^Your output was not compared/);
  });

  it("has the test's own input and answer, in the wire's units", () => {
    expect(hashesOf(stored)).toEqual([INPUT.sha256, ANSWER.sha256]);
    expect(presentRunResult(stored, resultOf({}), TEXTS)).toEqual({
      success: false,
      verdict: "WA",
      runtime: 0.012,
      memory: 2,
      error: "Wrong Answer",
      testCases: [
        {
          stdin: "1 2",
          expected_output: "3",
          stdout: "4",
          stderr: "",
          status_id: 4,
          verdict: "WA",
          reason: "",
          runtime: 0.012,
          memory: 2,
        },
      ],
    });
  });

  it("to own input is wrong only when there was an answer to compare with", () => {
    expect(presentRunResult(own, resultOf({ expected: "8" }), TEXTS).error).toBe("Wrong Answer");
    const asked = { ...own, reference: { language: "cpp", source: "" } } as const;
    const refused = presentRunResult(asked, resultOf({ verdict: "NC", expected: null }), TEXTS);
    expect(refused).toMatchObject({ success: false, verdict: "NC" });
    const unasked = presentRunResult(own, resultOf({ verdict: "NC", expected: null }), TEXTS);
    expect(unasked.error).toContain("no more answers");
    expect(refused.error).toContain("The reference solution gives no answer for this input");
    expect(refused.testCases).toMatchObject([
      { stdin: "7", expected_output: null, stdout: "4", verdict: "NC", status_id: 0 },
    ]);
  });

  it("keeps what really happened to the program on such an input", () => {
    const crashed = resultOf({ verdict: "RTE", expected: null, reason: "exit code 3", exitCode: 3 });
    expect(presentRunResult(own, crashed, TEXTS).error).toBe("Runtime Error: exit code 3");
  });

  it("is cut where nobody reads any more", () => {
    const [test] = presentRunResult(own, resultOf({ output: "x".repeat(70_000) }), TEXTS).testCases;
    expect(test?.stdout.length).toBeLessThan(66_000);
    expect(test?.stdout).toContain("4464 more characters");
  });
});
