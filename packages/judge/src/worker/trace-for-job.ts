import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { StepsResult, TraceJob } from "@verdict/contract/steps";
import type { ProgramRunner } from "../program-runner.ts";
import { folderOnDemand, type JudgeFolders } from "../running/judge-folders.ts";
import type { TestDataCache } from "./test-data-cache.ts";

interface TraceTools {
  judge: Pick<ProgramRunner, "record">;
  folders: Pick<JudgeFolders, "create" | "remove">;
  testData: Pick<TestDataCache, "pathsOf">;
}

/** Records a program's steps for the queue: its input becomes a file of this machine. */
export async function traceForJob(tools: TraceTools, job: TraceJob, signal: AbortSignal): Promise<StepsResult> {
  const { owner, language, source, limits, input, target } = job;
  const folder = folderOnDemand(tools.folders, "own-input");
  const inputFile = async (): Promise<string> => {
    if ("text" in input) {
      const file = path.join(await folder.path(), "input");
      await writeFile(file, input.text);
      return file;
    }
    const file = (await tools.testData.pathsOf([input.sha256])).get(input.sha256);
    if (file === undefined) throw new Error(`no file for test data ${input.sha256}`);
    return file;
  };
  try {
    const inputPath = await inputFile();
    return await tools.judge.record({ owner, language, source, limits, inputPath, target }, signal);
  } finally {
    await folder.remove();
  }
}
