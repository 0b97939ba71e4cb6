import { readPackage } from "@verdict/catalogue/read-package";
import { unpackTrace } from "@verdict/contract/trace";
import type { CliConfig } from "./cli-config.ts";
import { readProgram } from "./package-task.ts";
import { withJudge } from "./with-judge.ts";

/** Where the window of steps begins: the first ones. */
const FROM_START = { kind: "step", step: 0 } as const;

/**
 * Prints the first steps of a program on an input as the lines of its trace (contract/trace.ts). What has no steps is
 * told on the error output, with exit code 1.
 */
export async function printSteps(
  config: CliConfig,
  { folder, sourceFile, inputPath }: { folder: string; sourceFile: string; inputPath: string },
): Promise<number> {
  const problem = await readPackage(folder);
  const { language, source, otherFiles } = await readProgram(problem, { folder, sourceFile });
  if (otherFiles !== undefined) throw new Error("steps are those of programs of one file");
  return await withJudge({ ...config, staysWarm: false }, async (judge) => {
    const result = await judge.record({ language, source, limits: problem.limits, inputPath, target: FROM_START });
    switch (result.kind) {
      case "traced":
        process.stdout.write(await unpackTrace(result.trace));
        return 0;
      case "refused":
        console.error(result.compilerOutput);
        return 1;
      case "unsupported":
        console.error(result.reason);
        return 1;
      case "unreached":
        console.error(`The program has taken no step: ${result.reason || result.end}.`);
        return 1;
      default:
        return result satisfies never;
    }
  });
}
