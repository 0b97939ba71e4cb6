import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { buildRunner } from "@verdict/sandbox/build-runner";
import { framesFor } from "@verdict/sandbox/frames";
import type { BoxCommand } from "@verdict/sandbox/sandbox";

const run = promisify(execFile);

export interface BareRuns {
  command: readonly string[];
  inputs: readonly string[];
  atOnce: number;
  rounds?: number;
}

/** In milliseconds: the wall time of all runs together, and the CPU time of each. */
interface BareTimes {
  wallMs: number;
  cpuMs: number[];
}

/** Runs commands without any sandbox. */
export type RunBare = (runs: BareRuns) => Promise<BareTimes>;

/** The wall time in milliseconds of so many runs of one command, asked of a runner over its pipes. */
export type RunBoxes = (runs: number) => Promise<number>;

/** Compiles a driver as light as that of the bare runs, for one command in boxes. */
export async function buildBoxRunner(folder: string, command: BoxCommand): Promise<RunBoxes> {
  const program = path.join(folder, "box-runs");
  await run("g++", ["-O2", "-static", "-o", program, path.join(import.meta.dirname, "box-runs.cc")]);
  const frames = { configure: path.join(folder, "configure.frame"), run: path.join(folder, "run.frame") };
  const { configure, run: order } = framesFor({ tools: [] }, command);
  await writeFile(frames.configure, configure);
  await writeFile(frames.run, order);
  const runner = await buildRunner();
  return async (runs) => {
    const { stdout } = await run(program, [runner, String(runs), frames.configure, frames.run], { env: {} });
    return Number(stdout) / 1000;
  };
}

/** Compiles the driver into the folder. */
export async function buildBareRunner(folder: string): Promise<RunBare> {
  const program = path.join(folder, "bare-runs");
  await run("g++", ["-O2", "-static", "-o", program, path.join(import.meta.dirname, "bare-runs.cc")]);
  return async ({ command, inputs, atOnce, rounds = 1 }) => {
    const words = [String(atOnce), String(rounds), ...inputs, "--", ...command];
    const { stdout } = await run(program, words, { env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" } });
    const [wallMs = Number.NaN, ...cpuMs] = stdout
      .trim()
      .split("\n")
      .map((micros) => Number(micros) / 1000);
    return { wallMs, cpuMs };
  };
}
