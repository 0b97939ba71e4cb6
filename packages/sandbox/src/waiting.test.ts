import { chmod, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import type { Sandbox } from "./sandbox.ts";
import { ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await chmod(folder, 0o755);
  sandbox = await createSandbox({ slots: 1, tools: [] });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const untilWallLimit = (script: string) =>
  sandbox.run(shellIn(folder, script, { limits: { ...ROOMY_LIMITS, cpuMs: 60_000, wallMs: 1000 } }));

test("of a program that sleeps it is told that it hardly ever waited for a processor", async () => {
  const report = await untilWallLimit("sleep 20");
  expect(report.end).toEqual({ kind: "limit", limit: "wall" });
  expect(report.waitedForProcessorMs).toBeLessThan(300);
});

test("of more loops than there are processors it is told how long they waited, beside the time that they had", async () => {
  const loops = 4 * availableParallelism();
  const report = await untilWallLimit(
    `for i in ${"x ".repeat(loops - 1)}; do while :; do :; done & done; while :; do :; done`,
  );
  expect(report.end).toEqual({ kind: "limit", limit: "wall" });
  const readyMs = report.cpuMs + (report.waitedForProcessorMs ?? 0);
  expect(report.waitedForProcessorMs).toBeGreaterThan(1000);
  expect(readyMs).toBeGreaterThan(0.5 * loops * report.wallMs);
});
