import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import type { BoxCommand, RunReport, SandboxOptions } from "./sandbox.ts";
import { shellIn } from "./testing/commands.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-instructions-"));
  return () => rm(folder, { recursive: true });
});

const turns = (count: number) => `i=0; while [ $i -lt ${count} ]; do i=$((i+1)); done`;

async function runAll(
  scripts: readonly (string | [script: string, change: Partial<BoxCommand>])[],
  options: Partial<SandboxOptions>,
): Promise<RunReport[]> {
  const sandbox = await createSandbox({ slots: 1, tools: [], ...options });
  try {
    const reports: RunReport[] = [];
    for (const one of scripts) {
      const [script, change] = typeof one === "string" ? [one, {}] : one;
      reports.push(await sandbox.run(shellIn(folder, script, change)));
    }
    return reports;
  } finally {
    await sandbox.stop();
  }
}

/**
 * A kernel that takes runner and program for clones exchanges their counters: it did so in one of four of these
 * runners.
 */
test("the counter of a runner outlives all that it has started", async () => {
  for (let runner = 0; runner < 8; runner += 1) {
    const reports = await runAll(
      Array.from({ length: 25 }, () => "true"),
      { countsClock: true },
    );
    expect(reports.map(({ instructions }) => instructions)).not.toContain(null);
  }
});

/** The clock is counted in the same way on every kernel: of the programs alone, and of each run by itself. */
test("what is counted is all that a run's programs do, and nothing of another run or of the runner", async () => {
  const inChildren = `(${turns(150_000)}) & (${turns(150_000)}) & wait`;
  const reports = await runAll([turns(300_000), "true", inChildren, turns(300_000)], { countsClock: true });
  for (const { cpuMs, instructions, end } of reports) {
    expect(end).toEqual({ kind: "exited", code: 0 });
    expect(instructions).not.toBeNull();
    const countedMs = (instructions ?? 0) / 1e6;
    // The start of a program is no part of it, and processor time is told in steps of up to 10 ms.
    expect(countedMs).toBeLessThan(1.1 * cpuMs + 11);
    expect(countedMs).toBeGreaterThan(0.7 * cpuMs - 11);
  }
});

test("a run that is ended by a limit is counted as far as it came", async () => {
  const endless = { limits: { ...shellIn(folder, "").limits, cpuMs: 100 } };
  const [report] = await runAll([["while :; do :; done", endless]], { countsClock: true });
  expect(report?.end).toEqual({ kind: "limit", limit: "cpu" });
  expect((report?.instructions ?? 0) / 1e6).toBeGreaterThan(50);
});

test("where the kernel counts instructions, they say how much was done, and elsewhere nothing is said", async () => {
  const [little, much] = await runAll([turns(30_000), turns(300_000)], {});
  if (little?.instructions === null) {
    expect(much?.instructions).toBeNull();
    return;
  }
  const ratio = (much?.instructions ?? 0) / (little?.instructions ?? 0);
  expect(ratio).toBeGreaterThan(5);
  expect(ratio).toBeLessThan(11);
});
