import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { JudgeResult } from "@verdict/contract/judge-result";
import type { JudgeJob, JudgeStep, TestDatum } from "@verdict/contract/judging";
import type { ProgramRunner } from "../program-runner.ts";
import { folderOnDemand, type JudgeFolders } from "../running/judge-folders.ts";
import type { TaskTest } from "../running/judge-task.ts";
import type { TestDataCache } from "./test-data-cache.ts";

export interface JobTools {
  judge: Pick<ProgramRunner, "judge">;
  folders: Pick<JudgeFolders, "create" | "remove">;
  testData: Pick<TestDataCache, "pathsOf">;
}

/** Judges a job of the queue: its test data become files of this machine, the rest is the judge's. */
export async function judgeJob(
  tools: JobTools,
  job: JudgeJob,
  onProgress: (step: JudgeStep) => void,
  signal: AbortSignal,
): Promise<JudgeResult> {
  const data = job.tests.flatMap((test) => (test.answer === null ? [test.input] : [test.input, test.answer]));
  const hashes = data.flatMap((datum) => ("sha256" in datum ? [datum.sha256] : []));
  const paths = await tools.testData.pathsOf(hashes);
  const folder = folderOnDemand(tools.folders, "own-input");
  try {
    const fileOf = async (datum: TestDatum, name: string): Promise<string> => {
      if ("text" in datum) {
        const file = path.join(await folder.path(), name);
        await writeFile(file, datum.text);
        return file;
      }
      const file = paths.get(datum.sha256);
      if (file === undefined) throw new Error(`no file for test data ${datum.sha256}`);
      return file;
    };
    const tests: TaskTest[] = [];
    for (const { number, isVisible, input, answer, checker, shownBytes, path } of job.tests) {
      const inputPath = await fileOf(input, `${number}.in`);
      const answerPath = answer === null ? null : await fileOf(answer, `${number}.ans`);
      tests.push({
        number,
        isVisible,
        inputPath,
        answerPath,
        ...(checker ? { checker } : {}),
        shownBytes,
        ...(path ? { path } : {}),
      });
    }
    const { kind, owner, language, source, limits, checker, reference, validators } = job;
    const program = { kind, owner, language, source, limits, limitsAreFor: "problem" as const };
    const task = {
      ...program,
      checker,
      tests,
      reference,
      validators,
      scoring: job.scoring ?? undefined,
      addedFiles: job.addedFiles,
    };
    return await tools.judge.judge(task, { onProgress, signal });
  } finally {
    await folder.remove();
  }
}
