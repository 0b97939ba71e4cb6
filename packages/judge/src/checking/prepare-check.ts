import { writeFile } from "node:fs/promises";
import path from "node:path";
import { addedFilesFor } from "@verdict/contract/added-files";
import type { OutputChecker } from "@verdict/contract/judging";
import type { JudgeTask, TaskTest } from "../running/judge-task.ts";
import type { Judging } from "../running/judging.ts";
import { type CheckedOutput, type CheckOutput, checkAgainstAnswer } from "../running/output-check.ts";
import { runInSlot, runnable, shown } from "../running/run-program.ts";
import { buildOf, withProgram } from "../running/with-program.ts";
import type { CheckingTime } from "./checking-time.ts";
import { withProblemProgram } from "./problem-program.ts";
import { checkWithValidator } from "./validator.ts";

/** How the outputs of one submission are checked; answers that are missing are made by the reference solution. */
export interface PreparedCheck {
  answerOf(test: TaskTest & { checker: OutputChecker }): Promise<{ test: TaskTest; check: CheckOutput }>;
}

export function prepareCheck(judging: Judging, task: JudgeTask, time: CheckingTime): PreparedCheck {
  return {
    async answerOf(test) {
      const answer =
        test.answerPath === null ? await answerOfReference(judging, task, test) : { path: test.answerPath };
      if ("refusal" in answer) return { test, check: async () => noAnswer(answer.refusal) };
      const answered = { ...test, answerPath: answer.path };
      const { checker } = test;
      if (checker.kind !== "validator") {
        return { test: answered, check: checkAgainstAnswer(checker, answer.path, shown) };
      }
      // A test has its verdict when it is checked: were that to wait for all other runs, none would be known to be in
      // vain.
      const ahead = { ...judging, inSlot: judging.inSlotAhead };
      const check: CheckOutput = (output) =>
        withProblemProgram<CheckedOutput>(ahead, checker, ({ program, language }) =>
          ahead.inSlot.run((slot) =>
            checkWithValidator(
              { ...judging.tools, ...slot, time },
              { checker, program, language, inputPath: test.inputPath, answerPath: answer.path, output },
            ),
          ),
        );
      return { test: answered, check };
    },
  };
}

function noAnswer(reason: string): CheckedOutput {
  return { kind: "not-compared", detail: `the reference solution gives no answer for this input: ${reason}` };
}

/** Runs the reference on the input and keeps its output as the answer file. */
async function answerOfReference(
  judging: Judging,
  task: JudgeTask,
  test: TaskTest,
): Promise<{ path: string } | { refusal: string }> {
  const { tools } = judging;
  const { reference } = task;
  if (reference === null) return { refusal: "there is none" };
  const language = tools.languageOf(reference.language);
  const otherFiles = addedFilesFor(task.addedFiles, reference.language);
  if ("refusal" in otherFiles) return { refusal: otherFiles.refusal };
  const build = buildOf(judging, { name: "compile reference", language, source: reference.source, otherFiles });
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return { refusal: "it does not compile" };
    const run = runnable(task, language, outcome.program);
    const name = `reference ${test.number}`;
    const { report, outcome: ended } = await runInSlot(judging, run, { name, inputPath: test.inputPath });
    if (ended.kind === "failed") return { refusal: ended.reason };
    const answerPath = path.join(await judging.answerFolder.path(), `${test.number}.ans`);
    await writeFile(answerPath, report.stdout);
    return { path: answerPath };
  });
}
