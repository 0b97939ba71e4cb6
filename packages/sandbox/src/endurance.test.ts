import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { buildSanitizedRunner } from "./build-runner.ts";
import { createSandbox } from "./create-sandbox.ts";
import { childrenOf, runnerPids } from "./hostile/leftovers.ts";
import { spawnRunner } from "./runner-channel.ts";
import { type BoxCommand, type RunReport, type Sandbox, SandboxError } from "./sandbox.ts";
import { Slot } from "./slot.ts";
import { commandIn, ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

/** The sanitized runner takes 25 s of CPU to compile, once. */
const FIRST_BUILD_MS = 300_000;
const RUNS_AT_ONCE = 500;
const RUNS = inject("isThorough") ? 10_000 : 1_000;
const KILLED_RUNNERS = inject("isThorough") ? 1_000 : 100;
/** Live bytes of this process breathe by 0.1 MB; 1,000 runs that each left a kilobyte would be beyond this. */
const HOST_GROWTH_BYTES = 1_000_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await writeFile(join(folder, "tiny.c"), 'int main() { return write(1, "ok", 2) == 2 ? 0 : 1; }');
  await promisify(execFile)("gcc", ["-O1", "-w", "-static", "tiny.c", "-o", "tiny"], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

function tiny(change?: Partial<BoxCommand>): BoxCommand {
  return commandIn(folder, ["/box/tiny"], { root: "empty", ...change });
}

const sleeper = () => tiny({ command: ["/bin/sleep", "100"], root: "toolchain" });

async function residentKilobytes(pid: string): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function runAll(sandbox: Sandbox, count: number): Promise<void> {
  for (let left = count; left > 0; left -= RUNS_AT_ONCE) {
    const runs = Array.from({ length: Math.min(left, RUNS_AT_ONCE) }, () => sandbox.run(tiny()));
    for (const { end, stdout } of await Promise.all(runs)) {
      if (end.kind !== "exited" || end.code !== 0 || stdout.toString() !== "ok") expect(end).toEqual("ok");
    }
  }
}

/** What is left of this process's memory once the garbage is collected; resident memory says little of that. */
async function liveBytes(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("no garbage collector to call");
  // Buffers of pipes are let go of one turn later.
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Everything of this process and its runners that a leak would make grow. The runners' memory is in kB. */
async function measure() {
  const runners = [];
  for (const pid of await runnerPids()) {
    const mounts = (await readFile(`/proc/${pid}/mountinfo`, "utf8")).split("\n").length;
    const descriptors = (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
    const children = (await childrenOf(pid)).length;
    runners.push({ pid, mounts, descriptors, children, memory: await residentKilobytes(pid) });
  }
  const host = {
    descriptors: (await readdir("/proc/self/fd")).length,
    mounts: await readFile("/proc/self/mountinfo", "utf8"),
  };
  return { runners, host, hostBytes: await liveBytes() };
}

test(`${RUNS} runs leave no descriptor, mount, process, memory or file behind`, async () => {
  const temporary = join(folder, "tmp");
  await mkdir(temporary);
  vi.stubEnv("TMPDIR", temporary);
  const sandbox = await createSandbox({ slots: 2, tools: [] });
  // Node's own heap is grown by then.
  await runAll(sandbox, 1000);
  const before = await measure();
  await runAll(sandbox, RUNS);
  const after = await measure();
  vi.unstubAllEnvs();
  expect(before.runners.length).toBeGreaterThanOrEqual(2);
  expect(after.runners.map(({ memory: _, ...rest }) => rest)).toEqual(
    before.runners.map(({ memory: _, ...rest }) => rest),
  );
  for (const [index, { memory }] of after.runners.entries()) {
    expect(memory).toBeLessThanOrEqual((before.runners[index]?.memory ?? 0) + 200);
  }
  expect(after.host).toEqual(before.host);
  expect(after.hostBytes).toBeLessThan(before.hostBytes + HOST_GROWTH_BYTES);
  await sandbox.stop();
  expect(await runnerPids()).toEqual([]);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(["tiny", "tiny.c", "tmp"]);
});

/** How a run ended whose runner was killed at some point: with its right result, or as ours. */
async function outcomeOf(run: Promise<RunReport>): Promise<"finished" | "failed"> {
  try {
    const { end, stdout } = await run;
    expect([end, stdout.toString()]).toEqual([{ kind: "exited", code: 0 }, "ok"]);
    return "finished";
  } catch (error) {
    expect(error).toBeInstanceOf(SandboxError);
    return "failed";
  }
}

test(`a runner killed at ${KILLED_RUNNERS} random points is replaced, and its run fails as ours or has its right result`, async () => {
  const sandbox = await createSandbox({ slots: 1, tools: [] });
  await runAll(sandbox, 100);
  const descriptors = (await readdir("/proc/self/fd")).length;
  const count = { finished: 0, failed: 0 };
  // From before the order is sent to well after the report, however fast the machine is just now: widened by a run that
  // was hit, narrowed by one that was missed.
  let windowMs = 1.5;
  for (let round = 0; round < KILLED_RUNNERS; round++) {
    const runners = await runnerPids();
    const startedAt = performance.now();
    const outcome = outcomeOf(sandbox.run(tiny()));
    const killAt = startedAt + Math.random() * windowMs;
    while (performance.now() < killAt) await new Promise((resolve) => setImmediate(resolve));
    for (const runner of runners) process.kill(Number(runner), "SIGKILL");
    const how = await outcome;
    count[how] += 1;
    windowMs *= how === "failed" ? 1.05 : 0.95;
    // One that was killed while it had nothing to do is only noticed by the next run.
    const next = await sandbox.run(tiny()).catch(() => sandbox.run(tiny()));
    expect([next.end, next.stdout.toString()]).toEqual([{ kind: "exited", code: 0 }, "ok"]);
  }
  expect(count.failed).toBeGreaterThan(KILLED_RUNNERS / 10);
  expect(count.finished).toBeGreaterThan(KILLED_RUNNERS / 10);
  expect(count.failed + count.finished).toBe(KILLED_RUNNERS);
  expect((await readdir("/proc/self/fd")).length).toBeLessThanOrEqual(descriptors);
  await sandbox.stop();
  expect(await runnerPids()).toEqual([]);
});

test("a killed runner takes the program in its box with it", async () => {
  const sandbox = await createSandbox({ slots: 1, tools: [] });
  const run = expect(sandbox.run(sleeper())).rejects.toThrow(SandboxError);
  const { runner, program } = await findProgram(String(process.pid));
  process.kill(Number(runner), "SIGKILL");
  await run;
  await expectGone(program);
  await sandbox.stop();
});

test("an init that is killed counts as the end of its program, not as a fault of the box", async () => {
  const sandbox = await createSandbox({ slots: 1, tools: [] });
  const run = sandbox.run(sleeper());
  const { program } = await findProgram(String(process.pid));
  const init = /^PPid:\s*(\d+)$/m.exec(await readFile(`/proc/${program}/status`, "utf8"))?.[1];
  process.kill(Number(init), "SIGKILL");
  expect((await run).end).toEqual({ kind: "signaled", signal: "SIGKILL" });
  expect((await sandbox.run(tiny())).end).toEqual({ kind: "exited", code: 0 });
  await sandbox.stop();
});

test("when the host program is killed, its runners and all that they run are gone", async () => {
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const script = `
    const { createSandbox } = await import(${module("./create-sandbox.ts")});
    const sandbox = await createSandbox({ slots: 1, tools: [] });
    void sandbox.run(${JSON.stringify(sleeper())});
    console.log("started");`;
  const host: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (host.stdout === null) throw new Error("no pipe");
  await once(host.stdout, "data");
  const { runner, program } = await findProgram(String(host.pid));
  host.kill("SIGKILL");
  await expectGone(program);
  await expectGone(runner);
});

test(
  "the runner is free of memory errors and undefined behaviour on its whole road",
  async () => {
    const path = await buildSanitizedRunner();
    const slot = new Slot(() => spawnRunner(path), { tools: [] });
    const shell = (script: string, change?: Partial<BoxCommand>) =>
      slot.run(shellIn(folder, script, change), undefined);
    expect((await slot.run(tiny(), undefined)).end).toEqual({ kind: "exited", code: 0 });
    expect((await shell("cat; echo x > made; exit 3", { folderAccess: "read-write", needsProc: true })).end).toEqual({
      kind: "exited",
      code: 3,
    });
    expect((await shell("kill -9 $$")).end).toEqual({ kind: "signaled", signal: "SIGKILL" });
    expect((await shell("while :; do :; done", { limits: { ...ROOMY_LIMITS, cpuMs: 100 } })).end).toEqual({
      kind: "limit",
      limit: "cpu",
    });
    expect((await shell("sleep 9", { limits: { ...ROOMY_LIMITS, wallMs: 100 } })).end).toEqual({
      kind: "limit",
      limit: "wall",
    });
    expect((await shell("yes")).end).toEqual({ kind: "limit", limit: "output" });
    await expect(shell("", { folder: "/nowhere" })).rejects.toThrow(SandboxError);
    await expect(shell("", { command: ["/nowhere"] })).rejects.toThrow("execute the program");
    const flood = shellIn(folder, "yes & cat > /dev/null", { limits: { ...ROOMY_LIMITS, outputBytes: 4 << 20 } });
    const pair = {
      program: flood,
      partner: flood,
      silentMs: 20_000,
      lingerMs: 20_000,
      recordBytes: 100,
      isDecidedBy: () => true,
    };
    const { program, partner } = await slot.runPair(pair);
    expect([program.end, partner.end]).toContainEqual({ kind: "limit", limit: "output" });
    await slot.stop();
    expect(slot.diagnosis).toBe("");
  },
  FIRST_BUILD_MS,
);

/** The host program's child is a runner, its child the init of a box, and that one's child the program. */
async function findProgram(host: string): Promise<{ runner: string; program: string }> {
  for (let attempt = 0; attempt < 400; attempt++) {
    for (const runner of await childrenOf(host)) {
      const [init] = await childrenOf(runner);
      const [program] = init === undefined ? [] : await childrenOf(init);
      if (program !== undefined) return { runner, program };
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("no program was started");
}

async function expectGone(pid: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const isThere = await access(`/proc/${pid}`).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`process ${pid} is still there`);
}
