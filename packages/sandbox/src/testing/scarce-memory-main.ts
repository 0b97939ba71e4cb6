/**
 * Runs a program, far within its own limit, in a control group (version 2) around sandbox and boxes that has too little
 * memory for it, then one beyond its own limit, then the first with enough for all, and prints how each ended. Needs
 * root. For tests.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "../create-sandbox.ts";
import type { RunReport } from "../sandbox.ts";
import { commandIn, ROOMY_LIMITS } from "./commands.ts";

const MIB = 1 << 20;
const group = "/sys/fs/cgroup/scarce";
writeFileSync("/sys/fs/cgroup/cgroup.subtree_control", "+memory +pids");
mkdirSync(join(group, "judge"), { recursive: true });
writeFileSync(join(group, "judge", "cgroup.procs"), String(process.pid));

const folder = mkdtempSync(join(tmpdir(), "verdict-scarce-"));
const source = "int main() { char *p = malloc(300 << 20); memset(p, 1, 300 << 20); return p[5] - 1; }";
writeFileSync(join(folder, "fill.c"), source);
execFileSync("gcc", ["-O0", "-w", "-static", "fill.c", "-o", "fill"], { cwd: folder });

const sandbox = await createSandbox({ slots: 1, tools: [] });
const run = async (memoryBytes: number): Promise<RunReport["end"] | string> => {
  const limits = { ...ROOMY_LIMITS, cpuMs: 300_000, wallMs: 400_000, memoryBytes };
  try {
    const report = await sandbox.run(commandIn(folder, ["/box/fill"], { root: "empty", limits }));
    return report.end;
  } catch (error) {
    return String(error);
  }
};
writeFileSync(join(group, "memory.max"), String(200 * MIB));
const little = await run(600 * MIB);
writeFileSync(join(group, "memory.max"), "max");
const ends = { little, beyondOwn: await run(100 * MIB), enough: await run(600 * MIB) };
await sandbox.stop();
console.log(JSON.stringify(ends));
