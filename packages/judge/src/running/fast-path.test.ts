import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { BoxCommand, BoxEnd, RunReport } from "@verdict/sandbox/sandbox";
import { beforeEach, expect, test } from "vitest";
import type { Language, RunCommand } from "../languages/language.ts";
import type { JudgeTask } from "./judge-task.ts";
import { runnable, runProgram } from "./run-program.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-fast-path-"));
  return () => rm(folder, { recursive: true });
});

const WELL: BoxEnd = { kind: "exited", code: 0 };
const TOO_LONG: BoxEnd = { kind: "limit", limit: "cpu" };

const wayOf = (name: string): RunCommand => ({
  command: [name],
  environment: {},
  profile: "java",
  root: "toolchain",
  needsProc: false,
  memoryBytes: 1e9,
  allowedBytes: 1e9,
  stackBytes: 1e8,
  processes: 64,
});
const LANGUAGE = {
  id: "java",
  timeFactor: 2,
  runCommand: () => wayOf("full"),
  briefRunCommand: () => wayOf("fast"),
  ranOutOfMemory: () => false,
  uncaughtException: () => null,
} as unknown as Language;

/**
 * A program whose runs on the fast path end as told, and whose others end well; what was run, with the milliseconds it
 * was given.
 */
function programThat(fastEnd: BoxEnd, task: Partial<JudgeTask> = {}) {
  const runs: string[] = [];
  const sandbox = {
    run: async ({ command: [name = ""], limits }: BoxCommand): Promise<RunReport> => {
      runs.push(`${name} ${limits.cpuMs}`);
      const end = name === "fast" ? fastEnd : WELL;
      const stdout = Buffer.from(name);
      const nothing = { waitedForProcessorMs: null, instructions: null, stderr: Buffer.of() };
      return { end, cpuMs: 20, wallMs: 5_000, memoryBytes: 1e6, stdout, ...nothing };
    },
  };
  const whole = { kind: "submit", limits: DEFAULT_LIMITS, limitsAreFor: "problem", ...task } as const;
  const run = runnable(whole, LANGUAGE, { folder, entry: "Main" });
  const context = { sandbox, signal: new AbortController().signal };
  return {
    runs,
    async on(bytes: number): Promise<string> {
      const input = path.join(folder, `${bytes}.in`);
      await writeFile(input, "x".repeat(bytes));
      return Buffer.from((await runProgram(context, run, input)).stdout).toString();
    },
  };
}
const FULL = `full ${2 * DEFAULT_LIMITS.timeMs}`;

test("what ends well on the fast path is not run again", async () => {
  const program = programThat(WELL);
  expect(await program.on(10)).toBe("fast");
  expect(program.runs).toEqual(["fast 400"]);
});

test("what takes longer is run again with all of its time, and larger inputs are not tried on it any more", async () => {
  const program = programThat(TOO_LONG);
  expect([await program.on(10), await program.on(10), await program.on(500), await program.on(9)]).toEqual(
    Array.from({ length: 4 }, () => "full"),
  );
  expect(program.runs).toEqual(["fast 400", FULL, FULL, FULL, "fast 400", FULL]);
});

test.each<[string, BoxEnd]>([
  ["a crash", { kind: "signaled", signal: "SIGSEGV" }],
  ["an exit code", { kind: "exited", code: 1 }],
  ["too much memory", { kind: "limit", limit: "memory" }],
  ["too much output", { kind: "limit", limit: "output" }],
  ["a program that waits", { kind: "limit", limit: "wall" }],
])("%s of such a run is no verdict, and says nothing of larger inputs", async (_name, end) => {
  const program = programThat(end);
  expect([await program.on(10), await program.on(20)]).toEqual(["full", "full"]);
  expect(program.runs).toEqual(["fast 400", FULL, "fast 400", FULL]);
});

test("nothing is tried where times are compared with each other, or where the limit is hardly longer", async () => {
  const limits = { ...DEFAULT_LIMITS, timeMs: 300 };
  for (const task of [{ kind: "study" }, { pace: "even" }, { limits }] as const) {
    const program = programThat(WELL, task);
    expect(await program.on(10)).toBe("full");
  }
});

test("a problem's own factor for a language counts in the place of the language's, and no word of it is one", async () => {
  const cpuMsWith = (task: Partial<JudgeTask>) => {
    const limits = { ...DEFAULT_LIMITS, timeFactors: { python3: 7, lua: "unsolved" } } as const;
    const whole = { kind: "submit", limits, limitsAreFor: "problem", ...task } as const;
    return (id: string) => runnable(whole, { ...LANGUAGE, id }, { folder, entry: "Main" }).limits.timeMs;
  };
  expect(["python3", "lua", "java"].map(cpuMsWith({}))).toEqual([7, 2, 2].map((by) => by * DEFAULT_LIMITS.timeMs));
  expect(cpuMsWith({ limitsAreFor: "program" })("python3")).toBe(DEFAULT_LIMITS.timeMs);
});
