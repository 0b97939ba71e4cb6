import type { SmallestResult } from "@verdict/contract/smallest";
import { findSmallest } from "../studies/smallest/find-smallest.ts";
import type { CliConfig } from "./cli-config.ts";
import { withStudy } from "./with-study.ts";

/**
 * Prints the smallest input on which a program fails, or that none was found; both are an answer (exit code 0). Throws
 * an Error in one line where the package does not say how to make inputs.
 */
export async function printSmallest(
  config: CliConfig,
  { folder, sourceFile, isJson }: { folder: string; sourceFile: string; isJson: boolean },
): Promise<number> {
  return await withStudy(config, { folder, sourceFile }, async (judge, task) => {
    const result = await findSmallest(judge, task, { signal: new AbortController().signal });
    console.log(isJson ? JSON.stringify(result) : formatSmallest(result));
    return 0;
  });
}

function formatSmallest(result: SmallestResult): string {
  const { tried, largestTried, elapsedMs } = result;
  const effort = `${tried} inputs tried, with up to ${largestTried} numbers, in ${(elapsedMs / 1000).toFixed(1)} s`;
  if (result.kind === "nothing" && result.isCutShort === true) return "The time was over before any input was tried.";
  if (result.kind === "nothing") return `No failing input found: ${effort}.`;
  const { verdict, reason, input, expected, output } = result;
  const parts = [`${verdict}  ${reason}`, "input:", input.trimEnd(), "expected:", expected.trimEnd(), "output:"];
  return [...parts, output.trimEnd(), `(${effort})`].join("\n");
}
