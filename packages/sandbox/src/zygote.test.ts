import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildZygote } from "./build-zygote.ts";
import { createSandbox } from "./create-sandbox.ts";
import type { BoxCommand, RunReport, Sandbox } from "./sandbox.ts";
import { commandIn, ROOMY_LIMITS, shellIn } from "./testing/commands.ts";
import { outputOf, shown } from "./testing/shown-report.ts";

const { node, module, tools } = await buildZygote();
/** As in the judge: what is endless there has an end here. */
const LIMITS = { ...ROOMY_LIMITS, stackBytes: 64 << 20 };
const FLAGS = [
  "--single-threaded",
  "--no-maglev-osr",
  "--min-semi-space-size=8",
  "--v8-pool-size=1",
  "--disable-sigusr1",
  "--max-old-space-size=128",
];

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-zygote-"));
  return () => rm(folder, { recursive: true });
});

async function command(program: string, change: Partial<BoxCommand> = {}): Promise<BoxCommand> {
  await writeFile(join(folder, "main.js"), program);
  await writeFile(join(folder, "input"), "3 4\nlast line");
  return commandIn(folder, [node, ...FLAGS, `--require=${module}`, "/box/main.js"], {
    profile: "node",
    fromZygote: true,
    stdinPath: join(folder, "input"),
    limits: LIMITS,
    ...change,
  });
}

async function copy(program: string, change: Partial<BoxCommand> = {}): Promise<RunReport> {
  const wanted = await command(program, change);
  expect(await sandbox.prepare(wanted)).toBeNull();
  return await sandbox.run(wanted);
}

/** What a program may notice of how it was started: nothing. */
const PROGRAMS: Record<string, string> = {
  "reads standard input as a file": `console.log(require("fs").readFileSync(0, "utf8").split("\\n"))`,
  "reads /dev/stdin": `console.log(require("fs").readFileSync("/dev/stdin", "utf8").length)`,
  "reads lines": `require("readline").createInterface({ input: process.stdin }).on("line", (line) => console.log(line.length))`,
  "reads standard input as a stream": `process.stdin.on("data", (chunk) => console.log(chunk.length)).on("end", () => console.log("end"))`,
  "reads lines with for await": `(async () => { for await (const line of require("readline").createInterface({ input: process.stdin })) console.log(line); })()`,
  "asks where it is": `console.log(process.cwd(), __filename, __dirname, process.argv, process.env, require.main === module, process.exitCode)`,
  "asks for its process": `console.log(process.pid, process.ppid, process.getuid() === 0, process.title.length > 0)`,
  "prints much and exits": `process.stdout.write("x".repeat(500000)); process.exit(3)`,
  "prints to both streams": `console.error("problem"); console.log("fine")`,
  "sets its exit code": `process.exitCode = 5`,
  "exits with a text": `process.exit("6")`,
  "exits while it exits": `process.on("exit", () => process.exit(7)); process.exit(1)`,
  "changes its exit code at the end": `process.on("exit", (code) => { console.log(code); process.exitCode = 9; })`,
  throws: `null.x`,
  "throws later": `setTimeout(() => { throw new RangeError("far") }, 2)`,
  "throws what is no error": `throw 3`,
  rejects: `Promise.reject(new Error("unheard"))`,
  "hears of what it throws": `process.on("uncaughtException", (error) => console.log(error.message)); setTimeout(() => { throw new Error("heard") }, 1)`,
  "does not parse": `let x = ;`,
  "recurses without end": `(function f() { return 1 + f(); })()`,
  "recurses deep": `function f(n) { return n === 0 ? 0 : 1 + f(n - 1); } console.log(f(9000))`,
  "awaits for ever": `import("fs").then(() => new Promise(() => {}))`,
  "uses timers": `setImmediate(() => { console.log("immediate"); setTimeout(() => console.log("timer"), 3); }); process.nextTick(() => console.log("tick")); Promise.resolve().then(() => console.log("promise"))`,
  "reads files in the background": `require("fs").promises.readFile(__filename, "utf8").then((text) => console.log(text.length))`,
  "hashes in the background": `require("crypto").pbkdf2("a", "b", 100, 16, "sha256", (error, key) => console.log(key.toString("hex")))`,
  "compiles WebAssembly": `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then((module) => console.log(module))`,
  "asks for its memory": `const { rss, heapUsed } = process.memoryUsage(); console.log(rss > heapUsed, heapUsed > 1e6, process.memoryUsage.rss() >= rss)`,
  compresses: `require("zlib").gzip("x".repeat(1000), (error, bytes) => console.log(bytes.length))`,
  "starts a thread": `const { Worker } = require("worker_threads"); new Worker("require('worker_threads').parentPort.postMessage(require('worker_threads').isMainThread)", { eval: true }).on("message", console.log).on("exit", console.log)`,
  "waits in a thread": `console.log(Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5))`,
  "kills itself": `process.kill(process.pid, "SIGKILL"); for (;;);`,
  aborts: `process.abort()`,
  "survives a signal to itself": `process.on("SIGTERM", () => clearInterval(timer)); const timer = setInterval(() => {}, 1000); process.kill(process.pid, "SIGTERM"); process.on("exit", (code) => console.log(code))`,
  "hears a signal": `process.on("SIGUSR2", () => { console.log("heard"); clearInterval(timer); }); const timer = setInterval(() => {}, 1000); process.kill(process.pid, "SIGUSR2")`,
  "fills its heap": `const all = []; for (;;) all.push(new Array(10000).fill(1.5))`,
  computes: `let s = 0; for (let i = 0; i < 3e7; i++) s = (s + i * i) % 1000003; console.log(s)`,
  "makes garbage": `const m = new Map(); for (let i = 0; i < 300000; i++) m.set("k" + (i % 1000), [i, String(i)]); console.log(m.size)`,
};

describe("a program in the copy of a zygote does as in a Node of its own", () => {
  test.each(Object.entries(PROGRAMS))("that %s", async (_name, program) => {
    const fresh = await sandbox.run(await command(program, { fromZygote: false }));
    const copied = await copy(program);
    // A report of V8's own names addresses and the process.
    const withoutDump = (report: RunReport) =>
      shown(report).end.kind === "signaled" ? shown(report).end : shown(report);
    expect(withoutDump(copied)).toEqual(withoutDump(fresh));
  });
});

/** Each asks, hears a number and says the next one until it hears 0. */
const TALKS: Record<string, string> = {
  "by lines": `const lines = require("readline").createInterface({ input: process.stdin });
    console.log(1); lines.on("line", (line) => line === "0" ? lines.close() : console.log(+line + 1)).on("close", () => process.exit(4))`,
  "with for await": `(async () => { console.log(1); for await (const line of require("readline").createInterface({ input: process.stdin })) { if (line === "0") process.exit(4); console.log(+line + 1); } })()`,
  "by the descriptor": `const fs = require("fs"); const bytes = Buffer.alloc(100); const line = () => bytes.toString("utf8", 0, fs.readSync(0, bytes)).trim();
    console.log(1); for (let heard; (heard = line()) !== "0"; ) console.log(+heard + 1); process.exit(4)`,
};

describe.each([true, false])("a program that talks, in a copy: %s", (fromZygote) => {
  test.each(Object.entries(TALKS))("hears and says one line after the other %s", async (_name, source) => {
    const program = await command(source, { fromZygote, stdinPath: null });
    if (fromZygote) expect(await sandbox.prepare(program)).toBeNull();
    const partner = shellIn(folder, "read a; echo $((a + 1)); read b; echo $((b + 1)); read c; echo 0; test $c = 5");
    const pair = { program, partner, silentMs: 20_000, lingerMs: 20_000, recordBytes: 1000, isDecidedBy: () => false };
    const report = await sandbox.runPair(pair);
    expect(report).toMatchObject({ program: { end: { code: 4 } }, partner: { end: { code: 0 } } });
    expect(report.said.map(({ bytes }) => Buffer.from(bytes).toString()).join("")).toBe("1\n2\n3\n4\n5\n0\n");
  });
});

describe("a copy has its own", () => {
  test("random numbers", async () => {
    const program = "console.log(Math.random(), require('crypto').randomUUID())";
    const seen = [outputOf(await copy(program)), outputOf(await copy(program)), outputOf(await copy(program))];
    expect(new Set(seen.flatMap((line) => line.trim().split(" "))).size).toBe(6);
  });

  test("clocks, which begin with it", async () => {
    await copy("");
    const program = `console.log(performance.now() < 2000, process.uptime() < 2, Math.abs(Date.now() - performance.timeOrigin) < 2000)`;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(outputOf(await copy(program))).toBe("true true true\n");
  });

  test("global state", async () => {
    const program = `console.log(globalThis.left, require("fs").left); globalThis.left = 1; require("fs").left = 1;`;
    for (let run = 0; run < 2; run++) expect(outputOf(await copy(program))).toBe("undefined undefined\n");
  });

  test("descriptors: what its zygote has open is closed in it, and it shares nothing with another copy", async () => {
    const program = `
      const fs = require("fs");
      for (const name of fs.readdirSync("/proc/self/fd")) {
        try {
          console.log(fs.readlinkSync("/proc/self/fd/" + name), /^eventfd-id:.*$/m.exec(fs.readFileSync("/proc/self/fdinfo/" + name, "utf8")));
        } catch {}
      }`;
    const first = outputOf(await copy(program, { needsProc: true }));
    const [zygote] = await zygotes();
    const pipes = /pipe:\[\d+\]/g;
    const ofZygote: string[] = [];
    for (const name of await readdir(`/proc/${zygote}/fd`)) {
      ofZygote.push(await readlink(`/proc/${zygote}/fd/${name}`));
      const [eventfd] = /eventfd-id:.*/.exec(await readFile(`/proc/${zygote}/fdinfo/${name}`, "utf8")) ?? [];
      if (eventfd !== undefined) expect(first).not.toContain(eventfd);
    }
    const second = outputOf(await copy(program, { needsProc: true }));
    const ofFirst: string[] = first.match(pipes) ?? [];
    const ofSecond: string[] = second.match(pipes) ?? [];
    expect(ofZygote.join().match(pipes)?.length).toBeGreaterThan(0);
    expect(ofFirst.length).toBeGreaterThan(0);
    expect(ofFirst.filter((pipe) => ofZygote.includes(pipe) || ofSecond.includes(pipe))).toEqual([]);
    expect(first).not.toContain("socket:");
  });

  test("memory limit", async () => {
    const program = "const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(1 << 20)).fill(1));";
    expect((await copy(program)).end).toEqual({ kind: "limit", limit: "memory" });
  });

  test("time limit, to which the zygote's own start does not count", async () => {
    const limits = { ...LIMITS, cpuMs: 300 };
    expect((await copy("for (;;);", { limits })).end).toEqual({ kind: "limit", limit: "cpu" });
    expect(outputOf(await copy("console.log(1)", { limits }))).toBe("1\n");
  });

  test("end, which it can hide only to its own cost", async () => {
    const { end } = await copy("process.emit = () => true; console.log(1)");
    expect(end).toEqual({ kind: "signaled", signal: expect.any(String) });
  });
});

describe("zygotes come and go", () => {
  test("a slot keeps the four that were used last, and any number of programs runs", async () => {
    const before = await zygotes();
    for (let round = 0; round < 2; round++) {
      for (const megabytes of [64, 65, 66, 67, 68, 69]) {
        const change = {
          command: [
            node,
            `--max-old-space-size=${megabytes}`,
            ...FLAGS.slice(0, -1),
            `--require=${module}`,
            "/box/main.js",
          ],
        };
        expect(outputOf(await copy("console.log(1)", change))).toBe("1\n");
      }
    }
    await expect.poll(async () => (await zygotes()).length, { timeout: 20_000 }).toBe(4);
    expect((await zygotes()).filter((pid) => before.includes(pid))).toEqual([]);
  });

  test("a killed zygote costs at most the run that it was asked for, and another takes its place", async () => {
    await copy("");
    await killZygotes();
    await sandbox.run(await command("")).catch(() => undefined);
    expect(outputOf(await copy("console.log(1)"))).toBe("1\n");
  });

  test("a killed zygote does not end the copies that run", async () => {
    await copy("");
    const running = copy("setTimeout(() => console.log('to the end'), 400)");
    await new Promise((resolve) => setTimeout(resolve, 150));
    await killZygotes();
    expect(outputOf(await running)).toBe("to the end\n");
  });

  test("a command that cannot be one is run as any other", async () => {
    const change = { command: [node, "--no-such-flag", `--require=${module}`, "/box/main.js"] };
    const wanted = await command("console.log(1)", change);
    expect(await sandbox.prepare(wanted)).toContain("wait for the zygote");
    expect((await sandbox.run(wanted)).end).toEqual({ kind: "exited", code: 9 });
  });
});

/** The process ids of this sandbox's zygotes, without the boxes that are copies of them. */
async function zygotes(): Promise<number[]> {
  const found: number[] = [];
  for (const entry of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${entry}/cmdline`, "utf8").catch(() => "");
    if (!line.includes(module)) continue;
    const parent = about(entry, "ppid");
    const grandparent = about(parent, "ppid");
    const session = about(entry, "sid");
    // A box is a session of its own.
    if (grandparent === String(process.pid) && session !== entry) found.push(Number(entry));
  }
  return found;
}

async function killZygotes(): Promise<void> {
  const pids = await zygotes();
  expect(pids).not.toEqual([]);
  // One that a slot has just given up may end by itself between the listing and the signal, which kill reports.
  spawnSync("kill", ["-KILL", ...pids.map(String)]);
}

/** Nothing where the process has ended meanwhile. */
function about(pid: string, field: "ppid" | "sid"): string {
  return spawnSync("ps", ["-o", `${field}=`, "-p", pid])
    .stdout.toString()
    .trim();
}
