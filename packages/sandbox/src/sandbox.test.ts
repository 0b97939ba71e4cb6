import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import { type BoxCommand, type RunReport, type Sandbox, SandboxError } from "./sandbox.ts";
import { ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2, tools: [] });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  return () => rm(folder, { recursive: true });
});

const shell = (script: string, change?: Partial<BoxCommand>) => shellIn(folder, script, change);

function stdoutOf(report: RunReport): string {
  return Buffer.from(report.stdout).toString();
}

describe("what a command gets", () => {
  test("its arguments reach it byte for byte", async () => {
    const command = ["/usr/bin/printf", "%s|", "", "a b", "ünï\n"];
    const report = await sandbox.run(shell("", { command }));
    expect(stdoutOf(report)).toBe("|a b|ünï\n|");
  });

  test("its environment is exactly the given one", async () => {
    const report = await sandbox.run(shell("", { command: ["/usr/bin/env"], environment: { A: "1", B: "x=y" } }));
    expect(stdoutOf(report).trim().split("\n").sort()).toEqual(["A=1", "B=x=y"]);
  });

  test("the input is the file's content, to its last byte, after a longer one", async () => {
    const stdinPath = join(folder, "input");
    for (const content of ["x".repeat(300_000), "short", ""]) {
      await writeFile(stdinPath, content);
      const report = await sandbox.run(shell("cat; cat /dev/stdin | wc -c", { stdinPath }));
      expect(stdoutOf(report)).toBe(`${content}${content.length}\n`);
    }
  });

  test("without an input file it reads an empty one", async () => {
    expect(stdoutOf(await sandbox.run(shell("wc -c")))).toBe("0\n");
  });

  test("its peak of memory is its own, whatever the runs before have written", async () => {
    const small = shell("", { command: ["/bin/true"] });
    const before = (await sandbox.run(small)).memoryBytes;
    for (let run = 0; run < 4; run++) await sandbox.run(shell("head -c 15000000 /dev/urandom"));
    for (let run = 0; run < 4; run++) {
      expect((await sandbox.run(small)).memoryBytes).toBeLessThan(before + (1 << 20));
    }
  });

  test("a file of 10 MB goes in and comes out unchanged", async () => {
    const stdinPath = join(folder, "input");
    const content = Buffer.alloc(10 << 20, "0123456789abcdef");
    await writeFile(stdinPath, content);
    const report = await sandbox.run(shell("cat", { stdinPath }));
    expect(Buffer.compare(report.stdout, content)).toBe(0);
  });

  test("a folder that only its owner may enter is visible in the box", async () => {
    await chmod(folder, 0o700);
    await writeFile(join(folder, "hello"), "there\n");
    expect(stdoutOf(await sandbox.run(shell("cat hello; pwd")))).toBe("there\n/box\n");
  });

  test("folder and input may be named through absolute links", async () => {
    await mkdir(join(folder, "real"));
    await writeFile(join(folder, "real", "input"), "linked\n");
    await symlink(join(folder, "real"), join(folder, "link"));
    const linked = join(folder, "link");
    const report = await sandbox.run(shell("cat; ls", { folder: linked, stdinPath: join(linked, "input") }));
    expect(stdoutOf(report)).toBe("linked\ninput\n");
  });

  test("a file that came into the folder after the first run is seen by the second", async () => {
    expect(stdoutOf(await sandbox.run(shell("ls")))).toBe("");
    await writeFile(join(folder, "later"), "");
    expect(stdoutOf(await sandbox.run(shell("ls")))).toBe("later\n");
  });

  test("another folder at the same path is not taken for the old one", async () => {
    await writeFile(join(folder, "old"), "");
    expect(stdoutOf(await sandbox.run(shell("ls")))).toBe("old\n");
    await rm(folder, { recursive: true });
    await mkdir(folder);
    expect(stdoutOf(await sandbox.run(shell("ls")))).toBe("");
  });
});

describe("a writable folder", () => {
  const writable = { folderAccess: "read-write" } as const;

  test("what the command makes and changes is in the host's folder afterwards", async () => {
    await writeFile(join(folder, "changed"), "before");
    const script = "mkdir -p a/b; echo new > a/b/made; printf after > changed; chmod 700 a/b/made";
    expect((await sandbox.run(shell(script, writable))).end).toEqual({ kind: "exited", code: 0 });
    expect(await readFile(join(folder, "a/b/made"), "utf8")).toBe("new\n");
    expect(await readFile(join(folder, "changed"), "utf8")).toBe("after");
  });

  test("links that the command leaves are not copied, nor followed", async () => {
    const script = "ln -s /etc/passwd link; mkfifo pipe; ln -s / root; echo x > plain";
    await sandbox.run(shell(script, writable));
    const listed = await sandbox.run(shell("ls"));
    expect(stdoutOf(listed)).toBe("plain\n");
  });

  test("nothing that a command ended by a limit has made comes back", async () => {
    const limits = { ...ROOMY_LIMITS, wallMs: 300 };
    const report = await sandbox.run(shell("echo half > made; sleep 10", { ...writable, limits }));
    expect(report.end).toEqual({ kind: "limit", limit: "wall" });
    expect(stdoutOf(await sandbox.run(shell("ls")))).toBe("");
  });

  test("the next box finds an empty /tmp and its own /box only", async () => {
    await sandbox.run(shell("echo x > /tmp/left; echo y > left; mkdir -m 0 /tmp/closed", writable));
    for (let round = 0; round < 2; round++) {
      const other = await mkdtemp(join(tmpdir(), "verdict-test-"));
      const report = await sandbox.run(shell("ls -a /tmp /box", { folder: other, ...writable }));
      await rm(other, { recursive: true });
      expect(stdoutOf(report)).not.toMatch(/left|closed/);
    }
  });
});

describe("what is reported", () => {
  test("exit code and output", async () => {
    const report = await sandbox.run(shell("echo out; echo err >&2; exit 7"));
    expect(report.end).toEqual({ kind: "exited", code: 7 });
    expect(stdoutOf(report)).toBe("out\n");
    expect(Buffer.from(report.stderr).toString()).toBe("err\n");
  });

  test("the signal by name", async () => {
    expect((await sandbox.run(shell("kill -SEGV $$"))).end).toEqual({ kind: "signaled", signal: "SIGSEGV" });
  });

  test("the cpu time of a spinning program is its wall time, and that of a sleeping one is next to nothing", async () => {
    const spin = await sandbox.run(shell("i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done"));
    expect(spin.cpuMs).toBeGreaterThan(20);
    expect(spin.cpuMs).toBeLessThanOrEqual(spin.wallMs + 1);
    const sleep = await sandbox.run(shell("sleep 0.2"));
    expect(sleep.cpuMs).toBeLessThan(100);
    expect(sleep.wallMs).toBeGreaterThanOrEqual(200);
  });

  test("the cpu time of children counts", async () => {
    const report = await sandbox.run(shell("(i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done) & wait"));
    expect(report.cpuMs).toBeGreaterThan(20);
  });

  test("a program that is missing is our error, with the step and the reason", async () => {
    const run = sandbox.run(shell("", { command: ["/box/nothing"] }));
    await expect(run).rejects.toThrow(new SandboxError("execute the program: No such file or directory"));
  });

  test("a missing folder or input is our error and the next run is fine", async () => {
    await expect(sandbox.run(shell("", { folder: "/nowhere" }))).rejects.toThrow(SandboxError);
    await expect(sandbox.run(shell("", { stdinPath: "/nowhere" }))).rejects.toThrow(SandboxError);
    await expect(sandbox.run(shell("", { command: ["relative"] }))).rejects.toThrow(SandboxError);
    expect((await sandbox.run(shell("exit 0"))).end).toEqual({ kind: "exited", code: 0 });
  });
});

describe("ending runs", () => {
  test("an abort ends the run at once with its reason", async () => {
    const controller = new AbortController();
    const started = performance.now();
    const run = sandbox.run(shell("sleep 10"), controller.signal);
    setTimeout(() => controller.abort(new Error("enough")), 100);
    await expect(run).rejects.toThrow("enough");
    expect(performance.now() - started).toBeLessThan(5000);
    expect((await sandbox.run(shell("exit 0"))).end).toEqual({ kind: "exited", code: 0 });
  });

  test("an abort of a waiting run lets the others keep their order", async () => {
    const controller = new AbortController();
    const busy = [sandbox.run(shell("sleep 0.3")), sandbox.run(shell("sleep 0.3"))];
    const waiting = sandbox.run(shell("exit 1"), controller.signal);
    const last = sandbox.run(shell("exit 2"));
    controller.abort(new Error("no longer wanted"));
    await expect(waiting).rejects.toThrow("no longer wanted");
    expect((await last).end).toEqual({ kind: "exited", code: 2 });
    await Promise.all(busy);
  });

  test("a stopped sandbox refuses further runs and has ended the present one", async () => {
    const own = await createSandbox({ slots: 1, tools: [] });
    const run = own.run(shell("sleep 20"));
    const refused = expect(run).rejects.toThrow(SandboxError);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = performance.now();
    await own.stop();
    expect(performance.now() - started).toBeLessThan(3000);
    await refused;
    await expect(own.run(shell("exit 0"))).rejects.toThrow(SandboxError);
  });
});

describe("a session", () => {
  const limits = { ...ROOMY_LIMITS, wallMs: 60_000 };

  test("what is written to it comes back while it stays", async () => {
    const session = await sandbox.open(shell("while read line; do echo got $line; done; echo bye >&2", { limits }));
    const lines = createInterface({ input: session.stdout })[Symbol.asyncIterator]();
    for (const word of ["one", "two"]) {
      session.stdin.write(`${word}\n`);
      expect((await lines.next()).value).toBe(`got ${word}`);
    }
    const stderr = text(session.stderr);
    session.stdin.end();
    expect((await session.ended).end).toEqual({ kind: "exited", code: 0 });
    expect(await stderr).toBe("bye\n");
  });

  test("10 MB through it arrive whole and in order", async () => {
    const session = await sandbox.open(shell("exec cat", { limits }));
    const content = Buffer.alloc(10 << 20, "0123456789abcdef");
    const received = buffer(session.stdout);
    session.stdin.end(content);
    expect(Buffer.compare(await received, content)).toBe(0);
  });

  test("a killed one ends with everything in it", async () => {
    const session = await sandbox.open(shell("sleep 100 & sleep 100", { limits }));
    session.kill();
    expect((await session.ended).end).toEqual({ kind: "killed" });
  });

  test("a limit ends it like a run", async () => {
    const session = await sandbox.open(shell("while :; do :; done", { limits: { ...limits, cpuMs: 200 } }));
    expect((await session.ended).end).toEqual({ kind: "limit", limit: "cpu" });
  });

  test("a program that is missing makes it fail", async () => {
    const session = await sandbox.open(shell("", { command: ["/box/nothing"] }));
    await expect(session.ended).rejects.toThrow("execute the program: No such file or directory");
  });
});
