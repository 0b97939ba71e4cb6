import { readPackage } from "@verdict/catalogue/read-package";
import type { StudyTask } from "@verdict/contract/studies";
import type { Judge } from "../judge.ts";
import { studyTaskOf } from "../studies/shared/study-task.ts";
import type { CliConfig } from "./cli-config.ts";
import { readProgram } from "./package-task.ts";
import { withJudge } from "./with-judge.ts";

/** Studies a program that compiles. Throws an Error in one line where the package does not say how to make inputs. */
export async function withStudy(
  config: CliConfig,
  { folder, sourceFile }: { folder: string; sourceFile: string },
  study: (judge: Judge, task: StudyTask) => Promise<number>,
): Promise<number> {
  const problem = await readPackage(folder);
  const { otherFiles, ...program } = await readProgram(problem, { folder, sourceFile });
  if (otherFiles !== undefined) throw new Error("a study takes programs of one file");
  const task = studyTaskOf(problem, program);
  if (task === null) throw new Error(`${problem.slug} has no small cases and input validators that we can run`);
  return await withJudge({ ...config, staysWarm: true }, async (judge) => {
    if ((await judge.compiledFiles({ ...program, kind: "study" })) === null) {
      throw new Error(`${sourceFile} does not compile`);
    }
    return await study(judge, task);
  });
}
