import type { JudgedResult } from "@verdict/contract/judge-result";
import {
  isRunChecker,
  type JobTask,
  type JudgeTest,
  type RunChecker,
  type TestDatum,
  type TestResult,
} from "@verdict/contract/judging";
import type { RunResult, RunTestCase } from "@verdict/contract/submissions";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import { statusIdOf } from "@verdict/contract/verdict";
import { cutText } from "../judging/cut-text.ts";
import { NO_ANSWER, NO_REFERENCE, verdictText } from "../judging/verdict-texts.ts";

/** The answer to a run. `texts` holds the content of the stored test data that the task names, by hash. */
export function presentRunResult(task: JobTask, result: JudgedResult, texts: ReadonlyMap<string, string>): RunResult {
  const testOf = new Map(task.tests.map((test) => [test.number, test]));
  const failing = result.tests.find((test) => test.verdict !== "AC" && test.verdict !== "NC");
  const error =
    result.verdict === "NC" ? notCompared(task, result) : verdictText(result.verdict, failing?.reason ?? "");
  return {
    success: result.verdict === "AC",
    verdict: result.verdict,
    runtime: secondsOfMs(result.cpuMs),
    memory: kilobytesOfBytes(result.memoryBytes),
    testCases: result.tests.map((result) => {
      const test = testOf.get(result.number);
      const checker = test?.checker ?? task.checker;
      const presented = presentTest(test, result, texts);
      return isRunChecker(checker) ? { ...presented, ...talkOf({ checker, test, result, presented }) } : presented;
    }),
    ...(error === "" ? {} : { error }),
    ...(result.compilerOutput === null || result.verdict !== "CE" ? {} : { compilerOutput: result.compilerOutput }),
  };
}

function notCompared(task: JobTask, { tests }: JudgedResult): string {
  // Where no program has run on an own input, its reason says what is wrong with that.
  const refused = tests.find(({ verdict, wallMs }) => verdict === "NC" && wallMs === 0);
  if (refused !== undefined && refused.reason !== "") return refused.reason;
  return task.reference === null ? NO_REFERENCE : NO_ANSWER;
}

/** The hashes of the test data that `presentRunResult` needs the content of. */
export function hashesOf(task: JobTask): string[] {
  return task.tests
    .flatMap((test) => [test.input, test.answer])
    .flatMap((datum) => (datum !== null && "sha256" in datum ? [datum.sha256] : []));
}

function presentTest(test: JudgeTest | undefined, result: TestResult, texts: ReadonlyMap<string, string>): RunTestCase {
  const answer = test === undefined ? null : textOf(test.answer, texts);
  const expected = answer ?? result.expected;
  return {
    stdin: cutText((test === undefined ? null : textOf(test.input, texts)) ?? ""),
    expected_output: expected === null ? null : cutText(expected),
    stdout: cutText(result.output ?? ""),
    stderr: cutText(result.errorOutput ?? ""),
    status_id: statusIdOf(result.verdict, result.signal),
    verdict: result.verdict,
    reason: result.reason,
    runtime: secondsOfMs(result.cpuMs),
    memory: kilobytesOfBytes(result.memoryBytes),
  };
}

/** What lies in the test's files is for the problem's own program: nobody but that one knows what is right. */
function talkOf(input: {
  checker: RunChecker;
  test: JudgeTest | undefined;
  result: TestResult;
  presented: RunTestCase;
}): Partial<RunTestCase> {
  const { checker, test, result, presented } = input;
  const isOwn = test?.answer === null;
  const isRead = isOwn || checker.kind === "multi-pass";
  return {
    stdin: isRead ? presented.stdin : "",
    expected_output: result.verdict === "NC" ? null : "",
    ...(result.conversation == null ? {} : { conversation: result.conversation }),
  };
}

function textOf(datum: TestDatum | null, texts: ReadonlyMap<string, string>): string | null {
  if (datum === null) return null;
  return "text" in datum ? datum.text : (texts.get(datum.sha256) ?? null);
}
