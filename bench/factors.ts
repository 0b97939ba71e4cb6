import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MEBIBYTE } from "@verdict/contract/units";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { median, printFigure } from "./figure.ts";

/*
 * What slower languages need, in CPU time beside C++: six programs of contests, each written as one writes it in its
 * language, on the same input and with the same output. Where Python has a call for the work (a sieve, sorting) it
 * loses little; where it has to go step by step it loses all that an interpreter loses.
 */

const ROUNDS = 3;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const PROGRAMS = fileURLToPath(new URL("factors", import.meta.url));

/** So large that nobody's start matters: C++ takes 6 to 160 ms. */
const SIZES: Readonly<Record<string, number>> = {
  sieve: 20_000_000,
  "edit-distance": 5_000,
  "count-in-map": 2_000_000,
  "sort-pairs": 1_000_000,
  "shortest-paths": 800,
  queens: 12,
};
const SLOWER = ["python3", "pypy3"];

async function benchFactors(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-factors-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  try {
    await judge.warm;
    const here = await judge.lookForLanguages();
    const languages = SLOWER.filter((id) => here[id]?.state === "ready");
    const factors = new Map<string, number[]>(languages.map((id) => [id, []]));
    for (const [name, size] of Object.entries(SIZES)) {
      const inputPath = path.join(folder, `${name}.in`);
      writeFileSync(inputPath, `${size}\n`);
      const base = await timesOf(judge, { language: "cpp", file: `${name}.cpp`, inputPath });
      printFigure(`factors.${name}.cpp`, base.cpuMs, "ms of CPU");
      for (const language of languages) {
        const one = await timesOf(judge, { language, file: `${name}.py`, inputPath });
        if (one.output !== base.output)
          throw new Error(`${name} prints ${one.output} in ${language}, not ${base.output}`);
        factors.get(language)?.push(one.cpuMs / base.cpuMs);
        printFigure(`factors.${name}.${language}`, one.cpuMs / base.cpuMs, "times the CPU of C++");
      }
    }
    for (const [language, values] of factors)
      printFigure(`factors.${language}`, median(values), "times C++, the upper of the two in the middle");
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The least of some rounds: what else the machine does makes a run longer, and never shorter. */
async function timesOf(
  judge: Judge,
  { language, file, inputPath }: { language: string; file: string; inputPath: string },
): Promise<{ cpuMs: number; output: string }> {
  const ran = await judge.run({
    kind: "study",
    language,
    source: readFileSync(path.join(PROGRAMS, file), "utf8"),
    limits: { timeMs: 60_000, memoryBytes: 512 * MEBIBYTE, outputBytes: MEBIBYTE },
    limitsAreFor: "program",
    inputPaths: Array.from({ length: ROUNDS }, () => inputPath),
  });
  if (ran.kind === "refused") throw new Error(`${file} does not compile: ${ran.compilerOutput}`);
  const runs = ran.runs.map((run) => {
    if (run?.end !== "well") throw new Error(`${file} ended with ${run?.end}: ${run?.reason}`);
    return run;
  });
  const output = Buffer.from(runs[0]?.output ?? []).toString();
  return { cpuMs: Math.min(...runs.map(({ cpuMs }) => cpuMs)), output };
}

if (import.meta.main) await benchFactors();
