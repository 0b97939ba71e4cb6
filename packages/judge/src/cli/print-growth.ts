import { type GrowthCurve, type GrowthResult, growthText, orderText } from "@verdict/contract/growth";
import { measureGrowth } from "../studies/growth/measure-growth.ts";
import type { CliConfig } from "./cli-config.ts";
import { withStudy } from "./with-study.ts";

/**
 * Prints how a program's time grows with its input. Not enough evidence is an answer too (exit code 0). Throws an Error
 * in one line where the package does not say how to make inputs.
 */
export async function printGrowth(
  config: CliConfig,
  { folder, sourceFile, isJson }: { folder: string; sourceFile: string; isJson: boolean },
): Promise<number> {
  return await withStudy(config, { folder, sourceFile }, async (judge, task) => {
    const result = await measureGrowth(judge, task, {
      signal: new AbortController().signal,
      onStep: ({ program, word, size, cpuMs }) =>
        console.error(`${NAMES[program]}: ${word} = ${countOf(size)}, ${cpuMs.toFixed(1)} ms`),
    });
    console.log(isJson ? JSON.stringify(result) : formatGrowth(result));
    return 0;
  });
}

const CUT_SHORT = "The time was over before the program was run on inputs that grow";
const NAMES = { own: "own code", reference: "reference" };

export function formatGrowth(result: GrowthResult): string {
  const effort = `${result.runs} runs in ${secondsOf(result.elapsedMs)}`;
  if (result.kind === "nothing") {
    const isCutShort = result.isCutShort === true;
    return `${isCutShort ? CUT_SHORT : "No inputs that grow, on which the program ends well"} (${effort}).`;
  }
  const { word, full, limitMs, command, own, reference } = result;
  const curves = [
    { name: NAMES.own, curve: own },
    ...(reference === null ? [] : [{ name: NAMES.reference, curve: reference }]),
  ];
  return [
    `${orderText("n", word)} up to ${countOf(full)}, limit ${secondsOf(limitMs)} of CPU time, ${effort}`,
    `slowest inputs: ${command}`,
    ...curves.flatMap(({ name, curve }) => ["", `${name}: ${answerOf(curve, result)}`, ...tableOf(curve, word)]),
  ].join("\n");
}

function answerOf(curve: GrowthCurve, { word, full }: { word: string; full: number }): string {
  const { growth, atFull, failed } = curve;
  const parts = [growthText(growth, word)];
  if (growth.kind === "power") {
    const { exponent, low, high } = growth;
    const by = wayOf(curve);
    parts[0] += ` (exponent ${exponent.toFixed(2)}, between ${low.toFixed(2)} and ${high.toFixed(2)}${by})`;
  }
  if (atFull !== null) {
    const { isMeasured, low, best, high } = atFull;
    const place = `at ${orderText("n", word)} = ${countOf(full)}`;
    const range = `${secondsOf(low)} to ${secondsOf(high)}`;
    parts.push(isMeasured ? `took ${secondsOf(best)} ${place}` : `would need ${secondsOf(best)} (${range}) ${place}`);
  }
  if (failed !== null) parts.push(`ended badly from ${countOf(failed.size)} on: ${failed.reason}`);
  return parts.join("; ");
}

function wayOf({ isGrowthInterpreted, isGrowthCounted }: GrowthCurve): string {
  if (isGrowthCounted === true) return ", by its counted steps";
  return isGrowthInterpreted === true ? ", by its interpreter alone" : "";
}

/** Two rows under each other: sizes, and the CPU time of each. */
function tableOf({ points }: GrowthCurve, word: string): string[] {
  if (points.length === 0) return [];
  const cells = points.map(({ size, cpuMs }) => [countOf(size), cpuMs.toFixed(1)]);
  const widths = cells.map((pair) => Math.max(...pair.map(({ length }) => length)));
  const heads = [orderText("n", word), "ms"];
  const head = Math.max(...heads.map(({ length }) => length));
  return heads.map((name, row) =>
    ["", name.padEnd(head), ...cells.map((pair, place) => (pair[row] ?? "").padStart(widths[place] ?? 0))].join("  "),
  );
}

const LONGEST_SECONDS = 1e9;

function secondsOf(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > LONGEST_SECONDS) return "more than 30 years";
  return seconds >= 100 ? `${countOf(Math.round(seconds))} s` : `${Number(seconds.toPrecision(3))} s`;
}

function countOf(count: number): string {
  return count.toLocaleString("en-US");
}
