import type { JudgeResult } from "@verdict/contract/judge-result";
import type { ProgramRunner } from "../program-runner.ts";
import type { JudgeTask } from "../running/judge-task.ts";

/** Nobody waits for the rest of the tests of a program that is known to be wrong: so many are judged at a time. */
const TESTS_AT_A_TIME = 6;

/**
 * Judges a program that should fail, up to the test that shows it. The verdict is that of the whole task: the first
 * failing test decides, and the tests come in their order.
 */
export async function judgeUntilItFails(judge: ProgramRunner, task: JudgeTask): Promise<JudgeResult> {
  // The first one by itself: a program that never ends would meet its time limit in several tests at once.
  let count = 1;
  for (let first = 0; first < task.tests.length; ) {
    const result = await judge.judge({ ...task, tests: task.tests.slice(first, first + count) });
    if (result.verdict !== "AC") return { ...result, total: task.tests.length };
    first += count;
    count = TESTS_AT_A_TIME;
  }
  // It passes everything, to everybody's surprise: that is told by one result over all tests.
  return await judge.judge(task);
}
