import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CatalogueProblem, TimeLimitRule } from "@verdict/catalogue/problem";
import { LONGEST_ACCEPTED_MS, timedSolutions, timeLimitFor } from "@verdict/catalogue/time-limit";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { ProgramRunner } from "../program-runner.ts";
import type { JudgeTask } from "../running/judge-task.ts";
import { allSolutions, programOf, taskOfPackage } from "./package-task.ts";

/**
 * The time limit of a package that leaves it to the system, by the rule of its format: so many times what the slowest
 * accepted solution of the package needs. It is for all languages alike, since solutions of all languages went into it.
 * Measured once and remembered for the same rule, solutions and tests.
 */
export type PackageLimits = Pick<JudgeTask, "limits" | "limitsAreFor">;

export async function limitsOfPackage(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  say: (line: string) => void,
): Promise<PackageLimits> {
  const rule = problem.timeLimitRule;
  if (rule === null) return { limits: problem.limits, limitsAreFor: "problem" };
  const folder = path.join(judge.folders.shared, "time-limits");
  const file = path.join(folder, await fingerprintOf(problem));
  const remembered = Number(await readFile(file, "utf8").catch(() => ""));
  const timeMs = remembered > 0 ? remembered : await measure(judge, { problem, rule, say });
  await mkdir(folder, { recursive: true });
  await writeFile(file, String(timeMs));
  return { limits: { ...problem.limits, timeMs }, limitsAreFor: "program" };
}

async function measure(
  judge: ProgramRunner,
  { problem, rule, say }: { problem: CatalogueProblem; rule: TimeLimitRule; say: (line: string) => void },
): Promise<number> {
  say("The package names no time limit: measuring its accepted solutions.");
  const limits = { ...problem.limits, timeMs: LONGEST_ACCEPTED_MS };
  let slowestMs = 0;
  for (const solution of timedSolutions(allSolutions(problem))) {
    const task = taskOfPackage(problem, { ...programOf(solution), limits, limitsAreFor: "program" });
    const result = await judge.judge(task);
    if (result.verdict === "AC") slowestMs = Math.max(slowestMs, result.cpuMs);
  }
  const timeMs = slowestMs === 0 ? DEFAULT_LIMITS.timeMs : timeLimitFor(rule, slowestMs);
  say(`Time limit: ${timeMs / 1000} s`);
  return timeMs;
}

async function fingerprintOf(problem: CatalogueProblem): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(problem.timeLimitRule));
  for (const solution of allSolutions(problem))
    hash.update(`${solution.name}\0${JSON.stringify(programOf(solution))}\0`);
  for (const { inputPath } of problem.tests) {
    const { size, mtimeMs } = await stat(inputPath);
    hash.update(`${inputPath}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest("hex");
}
