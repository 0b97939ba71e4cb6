import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSanitizedRunner } from "./build-runner.ts";
import { createSandbox } from "./create-sandbox.ts";
import { type BoxCommand, type Sandbox, SandboxError } from "./sandbox.ts";
import { Slot } from "./slot.ts";

/** The sanitized runner takes 25 s of CPU to compile, once. */
const FIRST_BUILD_MS = 300_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await writeFile(join(folder, "tiny.c"), 'int main() { return write(1, "ok", 2) == 2 ? 0 : 1; }');
  await promisify(execFile)("gcc", ["-O1", "-w", "-static", "tiny.c", "-o", "tiny"], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

function tiny(change: Partial<BoxCommand> = {}): BoxCommand {
  return {
    command: ["/box/tiny"],
    environment: {},
    folder,
    folderAccess: "read-only",
    profile: "run",
    root: "empty",
    needsProc: false,
    stdinPath: null,
    limits: {
      cpuMs: 2000,
      wallMs: 20_000,
      memoryBytes: 64 << 20,
      outputBytes: 1000,
      errorOutputBytes: 1000,
      processes: 8,
      stackBytes: 8 << 20,
      fileBytes: 1 << 20,
    },
    ...change,
  };
}

const sleeper = () => tiny({ command: ["/bin/sleep", "100"], root: "toolchain" });

async function runnerPids(): Promise<string[]> {
  const runners: string[] = [];
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    if (status.startsWith("Name:\trunner\n") && status.includes(`\nPPid:\t${process.pid}\n`)) runners.push(pid);
  }
  return runners;
}

async function residentKilobytes(pid: string): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function runAll(sandbox: Sandbox, count: number): Promise<void> {
  const reports = await Promise.all(Array.from({ length: count }, () => sandbox.run(tiny())));
  for (const { end, stdout } of reports) {
    if (end.kind !== "exited" || end.code !== 0 || stdout.toString() !== "ok") expect(end).toEqual("ok");
  }
}

test("2,000 runs leave no descriptor, mount, memory or file behind", async () => {
  const sandbox = await createSandbox({ slots: 2, readOnlyFolders: [] });
  await runAll(sandbox, 100);
  const measure = async () => {
    const figures = [];
    for (const pid of await runnerPids()) {
      const mounts = (await readFile(`/proc/${pid}/mountinfo`, "utf8")).split("\n").length;
      const descriptors = (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
      figures.push({ pid, mounts, descriptors, memory: await residentKilobytes(pid) });
    }
    return figures;
  };
  const before = await measure();
  await runAll(sandbox, 2000);
  const after = await measure();
  expect(before).toHaveLength(4);
  for (const [index, now] of after.entries()) {
    const { memory = 0, ...then } = before[index] ?? {};
    expect(now).toMatchObject(then);
    expect(now.memory).toBeLessThanOrEqual(memory + 200);
  }
  expect((await readdir(folder)).sort()).toEqual(["tiny", "tiny.c"]);
  await sandbox.stop();
  expect(await runnerPids()).toEqual([]);
});

test("a runner killed at any moment is replaced, and its run fails as ours or has its right result", async () => {
  const sandbox = await createSandbox({ slots: 1, readOnlyFolders: [] });
  let failed = 0;
  let finished = 0;
  for (let round = 0; round < 50; round++) {
    const pids = await runnerPids();
    const run = sandbox.run(tiny());
    const outcome = run.then(
      ({ end, stdout }) => {
        expect([end, stdout.toString()]).toEqual([{ kind: "exited", code: 0 }, "ok"]);
        finished += 1;
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(SandboxError);
        failed += 1;
      },
    );
    // Before the order is sent, when it just has been, and up to well after the report.
    if (round % 5 === 1) await new Promise((resolve) => setImmediate(resolve));
    if (round % 5 > 1) await new Promise((resolve) => setTimeout(resolve, (round % 5) - 1));
    for (const pid of pids) process.kill(Number(pid), "SIGKILL");
    await outcome;
    // One that was killed while it had nothing to do is only noticed by the next run.
    const next = await sandbox.run(tiny()).catch(() => sandbox.run(tiny()));
    expect(next.end).toEqual({ kind: "exited", code: 0 });
  }
  expect(failed).toBeGreaterThan(0);
  expect(finished).toBeGreaterThan(0);
  expect(failed + finished).toBe(50);
  await sandbox.stop();
});

test("a killed runner takes the program in its box with it", async () => {
  const sandbox = await createSandbox({ slots: 1, readOnlyFolders: [] });
  const run = expect(sandbox.run(sleeper())).rejects.toThrow(SandboxError);
  const { runner, program } = await findProgram(String(process.pid));
  process.kill(Number(runner), "SIGKILL");
  await run;
  await expectGone(program);
  await sandbox.stop();
});

test("when the host program is killed, its runners and all that they run are gone", async () => {
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const script = `
    const { createSandbox } = await import(${module("./create-sandbox.ts")});
    const sandbox = await createSandbox({ slots: 1, readOnlyFolders: [] });
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
    const slot = new Slot(await buildSanitizedRunner(), { readOnlyFolders: [] });
    const limited = (limits: Partial<BoxCommand["limits"]>) => ({ ...tiny().limits, ...limits });
    const shell = (script: string, change: Partial<BoxCommand> = {}) =>
      slot.run(tiny({ command: ["/bin/sh", "-c", script], root: "toolchain", profile: "build", ...change }), undefined);
    expect((await slot.run(tiny(), undefined)).end).toEqual({ kind: "exited", code: 0 });
    expect((await shell("cat; echo x > made; exit 3", { folderAccess: "read-write", needsProc: true })).end).toEqual({
      kind: "exited",
      code: 3,
    });
    expect((await shell("kill -9 $$")).end).toEqual({ kind: "signaled", signal: "SIGKILL" });
    expect((await shell("while :; do :; done", { limits: limited({ cpuMs: 100 }) })).end).toEqual({
      kind: "limit",
      limit: "cpu",
    });
    expect((await shell("sleep 9", { limits: limited({ wallMs: 100 }) })).end).toEqual({
      kind: "limit",
      limit: "wall",
    });
    expect((await shell("yes")).end).toEqual({ kind: "limit", limit: "output" });
    await expect(shell("", { folder: "/nowhere" })).rejects.toThrow(SandboxError);
    await expect(shell("", { command: ["/nowhere"] })).rejects.toThrow("execute the program");
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

async function childrenOf(pid: string): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.split(" ").filter((child) => child !== "");
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
