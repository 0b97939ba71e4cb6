import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import { type Sandbox, SandboxError } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildPlan, BuildStep } from "../languages/language.ts";
import { type CompileContext, type CompileOutcome, compile } from "./compile.ts";
import { createJudgeFolders, type JudgeFolders } from "./judge-folders.ts";

const MIB = 1024 * 1024;
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
    memoryBytes: 256 * MIB,
    outputBytes: MIB,
    errorOutputBytes: MIB,
    processes: 8,
    stackBytes: 8 * MIB,
    fileBytes: 128 * MIB,
  },
  wasRefusedByMachine: () => false,
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

test("a compiler that is ended from outside says nothing of the source", async () => {
  await expect(compileWith([step("kill -TERM $$")])).rejects.toThrow(SandboxError);
});
