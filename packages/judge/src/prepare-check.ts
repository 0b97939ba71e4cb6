import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compile } from "./compile.ts";
import type { Judging } from "./judge-submission.ts";
import type { TaskTest } from "./judge-task.ts";
import type { Program } from "./languages/language.ts";
import { type CheckOutput, checkAgainstAnswer } from "./output-check.ts";
import { limitsFor, runProgram, shown } from "./run-test.ts";
import { checkWithValidator } from "./validator.ts";
import { type ValidatorChecker, validatorLanguage } from "./validator-program.ts";
import { outcomeOfRun } from "./verdict.ts";

/** How the outputs of one submission are checked; answers that are missing are made by the reference solution. */
export interface PreparedCheck {
  answerOf(test: TaskTest): Promise<{ test: TaskTest; check: CheckOutput }>;
}

export function prepareCheck(judging: Judging): PreparedCheck {
  return {
    async answerOf(test) {
      const answer = test.answerPath === null ? await answerOfReference(judging, test) : { path: test.answerPath };
      if ("refusal" in answer) return { test, check: async () => noAnswer(answer.refusal) };
      const answered = { ...test, answerPath: answer.path };
      const checker = test.checker ?? judging.task.checker;
      if (checker.kind !== "validator") {
        return { test: answered, check: checkAgainstAnswer(checker, answer.path, shown) };
      }
      const check: CheckOutput = (output) =>
        withValidator(judging, checker, (program) =>
          judging.tools.slots.use(judging.rank, judging.signal, () =>
            checkWithValidator(
              judging.tools,
              { checker, program, inputPath: test.inputPath, answerPath: answer.path, output },
              judging.signal,
            ),
          ),
        );
      return { test: answered, check };
    },
  };
}

function noAnswer(reason: string): Awaited<ReturnType<CheckOutput>> {
  return { passed: false, detail: `the reference solution gives no answer for this input: ${reason}`, expected: null };
}

/** Runs the reference on the input and keeps its output as the answer file. */
async function answerOfReference(judging: Judging, test: TaskTest): Promise<{ path: string } | { refusal: string }> {
  const { tools, task, signal } = judging;
  const { reference } = task;
  if (reference === null) return { refusal: "there is none" };
  const language = tools.languageOf(reference.language);
  return await tools.programs.withProgram({
    language,
    source: reference.source,
    compile: () => judging.inSlot("compile reference", () => compile(tools, language, reference.source, signal)),
    async use(outcome) {
      if (outcome.kind === "refused") return { refusal: "it does not compile" };
      const limits = limitsFor(task, language);
      const run = { program: outcome.program, language, limits, inputPath: test.inputPath };
      const report = await judging.inSlot(`reference ${test.number}`, () => runProgram(tools.sandbox, run, signal));
      const { memoryBytes, allowedBytes = memoryBytes } = language.runCommand(outcome.program, limits);
      const ended = outcomeOfRun(report, { timeMs: limits.timeMs, allowedBytes }, language);
      if (ended.kind === "failed") return { refusal: ended.reason };
      const answerPath = path.join(judging.answerFolder, `${test.number}.ans`);
      await writeFile(answerPath, report.stdout);
      return { path: answerPath };
    },
  });
}

async function withValidator<T>(
  judging: Judging,
  checker: ValidatorChecker,
  use: (program: Program) => Promise<T>,
): Promise<T> {
  const { tools, signal } = judging;
  const language = validatorLanguage(tools.validators, checker);
  return await tools.programs.withProgram({
    language,
    source: JSON.stringify(checker.files),
    compile: () => judging.inSlot("compile validator", () => compile(tools, language, "", signal)),
    async use(outcome) {
      if (outcome.kind === "compiled") return await use(outcome.program);
      throw new Error(`the output validator does not compile:\n${outcome.compilerOutput}`);
    },
  });
}
