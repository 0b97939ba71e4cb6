import { type GrowthCurve, type GrowthResult, growthText, orderText } from "@verdict/contract/growth";
import { measureGrowth } from "../growth/measure-growth.ts";
import type { CliConfig } from "./cli-config.ts";
import { withStudy } from "./with-study.ts";

/**
 * Prints how a program's time grows with its input. Not enough evidence is an answer too (exit code 0). Throws an Error in
 * one line where the package does not say how to make inputs.
 */
export async function printGrowth(
  config: CliConfig,
  { folder, sourceFile, isJson }: { folder: string; sourceFile: string; isJson: boolean },
): Promise<number> {
  return await withStudy(config, { folder, sourceFile }, async (judge, task) => {
    const result = await measureGrowth(judge, task, {
      signal: new AbortController().signal,
      onStep: ({ program, word, size, cpuMs }) => console.error(`${program}: ${word}=${size} ${cpuMs.toFixed(1)} ms`),
    });
    console.log(isJson ? JSON.stringify(result) : formatGrowth(result));
    return 0;
  });
}

function formatGrowth(result: GrowthResult): string {
  const effort = `${result.runs} runs in ${(result.elapsedMs / 1000).toFixed(1)} s`;
  if (result.kind === "nothing") return `No inputs that grow, on which the program ends well: ${effort}.`;
  const { word, full, limitMs, command, own, reference } = result;
  const lines = [`own code:  ${lineOf(own, result)}`];
  if (reference !== null) lines.push(`reference: ${lineOf(reference, result)}`);
  return [...lines, `${word} up to ${full}, limit ${limitMs / 1000} s, slowest with: ${command} (${effort})`].join(
    "\n",
  );
}

function lineOf(curve: GrowthCurve, { word, full }: { word: string; full: number }): string {
  const { growth, atFull, points } = curve;
  const times = points.map(({ size, cpuMs }) => `${size}: ${cpuMs.toFixed(1)}`).join("  ");
  const exponent =
    growth.kind === "power"
      ? ` (exponent ${growth.exponent.toFixed(2)}, ${growth.low.toFixed(2)} to ${growth.high.toFixed(2)})`
      : "";
  const seconds = (ms: number) => `${(ms / 1000).toPrecision(3)} s`;
  const needs =
    atFull === null
      ? ""
      : atFull.isMeasured
        ? `; took ${seconds(atFull.best)} at ${orderText("n", word)} = ${full}`
        : `; would need ${seconds(atFull.best)} (${seconds(atFull.low)} to ${seconds(atFull.high)}) at ${word} = ${full}`;
  return `${growthText(growth, word)}${exponent}${needs}\n  ms by size: ${times}`;
}
