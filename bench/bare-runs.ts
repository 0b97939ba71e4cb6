import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface BareRuns {
  command: readonly string[];
  inputs: readonly string[];
  atOnce: number;
  rounds?: number;
}

/** Runs commands without any sandbox and answers with the wall time of all of them in milliseconds. */
export type RunBare = (runs: BareRuns) => Promise<number>;

/** Compiles the driver into the folder. */
export async function buildBareRunner(folder: string): Promise<RunBare> {
  const program = path.join(folder, "bare-runs");
  await run("g++", ["-O2", "-static", "-o", program, path.join(import.meta.dirname, "bare-runs.cc")]);
  return async ({ command, inputs, atOnce, rounds = 1 }) => {
    const words = [String(atOnce), String(rounds), ...inputs, "--", ...command];
    const { stdout } = await run(program, words, { env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" } });
    return Number(stdout) / 1000;
  };
}
