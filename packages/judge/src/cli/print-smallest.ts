import { readPackage } from "@verdict/catalogue/read-package";
import type { SmallestResult } from "@verdict/contract/searching";
import { findSmallest } from "../smallest/find-smallest.ts";
import { searchTaskOf } from "../smallest/search-task.ts";
import type { CliConfig } from "./cli-config.ts";
import { readProgram } from "./package-task.ts";
import { withJudge } from "./with-judge.ts";

/**
 * Prints the smallest input on which a program fails, or that none was found; both are an answer (exit code 0). Throws an
 * Error in one line where the package does not say how to make inputs.
 */
export async function printSmallest(
  config: CliConfig,
  { folder, sourceFile, isJson }: { folder: string; sourceFile: string; isJson: boolean },
): Promise<number> {
  const problem = await readPackage(folder);
  const { otherFiles, ...program } = await readProgram(problem, { folder, sourceFile });
  if (otherFiles !== undefined) throw new Error("a search takes programs of one file");
  const task = searchTaskOf(problem, program);
  if (task === null) throw new Error(`${problem.slug} has no small cases and input validators that we can run`);
  return await withJudge({ ...config, staysWarm: true }, async (judge) => {
    if ((await judge.compiledFiles({ ...program, kind: "search" })) === null) {
      throw new Error(`${sourceFile} does not compile`);
    }
    const result = await findSmallest(judge, task, { signal: new AbortController().signal });
    console.log(isJson ? JSON.stringify(result) : formatSmallest(result));
    return 0;
  });
}

function formatSmallest(result: SmallestResult): string {
  const { tried, largestTried, elapsedMs } = result;
  const effort = `${tried} inputs tried, with up to ${largestTried} numbers, in ${(elapsedMs / 1000).toFixed(1)} s`;
  if (result.kind === "nothing") return `No failing input found: ${effort}.`;
  const { verdict, reason, input, expected, output } = result;
  const parts = [`${verdict}  ${reason}`, "input:", input.trimEnd(), "expected:", expected.trimEnd(), "output:"];
  return [...parts, output.trimEnd(), `(${effort})`].join("\n");
}
