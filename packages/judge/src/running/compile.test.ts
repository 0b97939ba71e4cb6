import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import { type RunReport, type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildPlan, BuildStep } from "../languages/language.ts";
import { type CompileContext, type CompileOutcome, compile } from "./compile.ts";
import { createJudgeFolders, type JudgeFolders } from "./judge-folders.ts";

const root = mkdtempSync(path.join(tmpdir(), "verdict-compile-"));
let sandbox: Sandbox;
let folders: JudgeFolders;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools: [] });
  folders = await createJudgeFolders(root);
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(root, { recursive: true, force: true });
});

/** A compiler that is a shell script. */
const step = (script: string, cpuMs = 10_000): BuildStep => ({
  command: ["/bin/sh", "-c", script],
  environment: { PATH: "/usr/bin:/bin" },
  needsProc: false,
  limits: {
    cpuMs,
    wallMs: 60_000,
    memoryBytes: 256 * MEBIBYTE,
    outputBytes: MEBIBYTE,
    errorOutputBytes: MEBIBYTE,
    processes: 8,
    stackBytes: 8 * MEBIBYTE,
    fileBytes: 128 * MEBIBYTE,
  },
  refusal: {
    runtime: "the shell",
    isSaidBy: ({ stderr }) => Buffer.from(stderr).includes("no memory for me"),
    control: () => ["/bin/sh", "-c", "exit 0"],
  },
});

let runs = 0;
async function compileWith(steps: readonly BuildStep[], name = "main.x"): Promise<CompileOutcome> {
  runs = 0;
  const counted: CompileContext["sandbox"] = {
    run(command, signal) {
      runs++;
      return sandbox.run(command, signal);
    },
  };
  const plan: BuildPlan = {
    files: [{ name, content: "source" }],
    steps,
    keep: ["program"],
    entryOf: async () => "program",
  };
  const { signal } = new AbortController();
  return await compile({ sandbox: counted, folders, signal }, { plan, quickCompiler: null });
}

test("all steps together have the time of the first one", async () => {
  const slow = "i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; echo main.x:1: error; exit 1";
  const outcome = await compileWith(Array.from({ length: 12 }, () => step(slow, 800)));
  expect(outcome).toMatchObject({ kind: "refused" });
  expect(runs).toBeLessThan(6);
});

test("a name that is too long for a file is refused before anything is written", async () => {
  const outcome = await compileWith([step("exit 0")], `${"é".repeat(130)}.x`);
  expect(outcome).toMatchObject({ kind: "refused", compilerOutput: expect.stringContaining("too long for a file") });
  expect(runs).toBe(0);
});

test("a program of 70 MB is refused and not kept", async () => {
  const outcome = await compileWith([step("truncate -s 73400320 program")]);
  expect(outcome).toMatchObject({
    kind: "refused",
    compilerOutput: expect.stringContaining("too large: 70 MB, and 64 MB are allowed"),
  });
  expect(readdirSync(folders.own)).toEqual([]);
});

test("a compiler that says the machine refused it memory is believed when a start of its own fails as well", async () => {
  const words = step("echo no memory for me >&2; exit 1");
  const refusal = { ...words.refusal, control: () => ["/bin/sh", "-c", "exit 1"] };
  await expect(compileWith([{ ...words, refusal }])).rejects.toThrow("the machine refused the shell");
  expect(await compileWith([words])).toEqual({ kind: "refused", compilerOutput: "no memory for me" });
  expect(runs).toBe(4);
});

const STARVED: RunReport = {
  end: { kind: "limit", limit: "wall" },
  cpuMs: 3_000,
  wallMs: 60_000,
  waitedForProcessorMs: 50_000,
  instructions: null,
  memoryBytes: MEBIBYTE,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
};

/** A machine on which the compiler's box ends like this, one run after the other. */
async function compileOn(reports: readonly RunReport[]): Promise<{ outcome: CompileOutcome; wallsMs: number[] }> {
  const wallsMs: number[] = [];
  const left = [...reports];
  const run: CompileContext["sandbox"]["run"] = async ({ limits }) => {
    wallsMs.push(limits.wallMs);
    const report = left.shift();
    if (report === undefined) throw new Error("one run too many");
    return report;
  };
  const files = [{ name: "main.x", content: "source" }];
  const plan: BuildPlan = { files, steps: [step("")], keep: [], entryOf: async () => "program" };
  const { signal } = new AbortController();
  const outcome = await compile({ sandbox: { run }, folders, signal }, { plan, quickCompiler: null });
  return { outcome, wallsMs };
}

test("a compiler that the machine starved has two minutes more in a second run, and that one's outcome", async () => {
  const { outcome, wallsMs } = await compileOn([STARVED, { ...STARVED, end: { kind: "exited", code: 0 } }]);
  expect(outcome.kind).toBe("compiled");
  expect(wallsMs).toEqual([60_000, 180_000]);
});

test("a compiler that the machine starves for ever says nothing of the source", async () => {
  await expect(compileOn([STARVED, { ...STARVED, wallMs: 300_000 }])).rejects.toThrow(SandboxError);
});

test("a compiler that computes until the wall limit has taken too long", async () => {
  const { outcome } = await compileOn([{ ...STARVED, cpuMs: 9_000, waitedForProcessorMs: 2_000 }]);
  expect(outcome).toMatchObject({ kind: "refused", compilerOutput: expect.stringContaining("took too long") });
});

test("a compiler that is ended from outside says nothing of the source", async () => {
  await expect(compileWith([step("kill -TERM $$")])).rejects.toThrow(SandboxError);
});
