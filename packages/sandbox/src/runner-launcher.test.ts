import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildRunner } from "./build-runner.ts";
import { buildZygote } from "./build-zygote.ts";
import { childrenOf } from "./hostile/leftovers.ts";
import { connectRunner, type OpenChannel } from "./runner-channel.ts";
import type { RunnerConfiguration } from "./runner-configuration.ts";
import { type RunnerLauncher, startLauncher } from "./runner-launcher.ts";
import { startRunner } from "./runner-process.ts";
import type { BoxCommand, RunReport } from "./sandbox.ts";
import { Slot } from "./slot.ts";
import { asUser, openedAs } from "./testing/as-user.ts";
import { commandIn, ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

const isRoot = process.getuid?.() === 0;
/** Ids that no user of the machine has. */
const CLIENT = { uid: 64_981, gid: 64_981 };
const STRANGER = { uid: 64_982, gid: 64_981 };

const opened = mkdtempSync(join(tmpdir(), "verdict-opened-"));
chmodSync(opened, 0o755);
afterAll(() => rmSync(opened, { recursive: true }));
const built = await buildZygote();
/** Where every user can read them: the checkout may lie below a folder that is closed to others. */
const preload = { ...built, tools: built.tools.map((tool) => ({ ...tool, hostPath: openCopy(tool.hostPath) })) };

function openCopy(file: string): string {
  const copy = join(opened, randomUUID());
  cpSync(file, copy, { recursive: true, dereference: true });
  return copy;
}

const ENVIRONMENT = { NAMED_BY_ROOT: "yes" };
const ANOTHER = { command: ["/bin/true", "*"], environment: {}, tools: [] };

const FLAGS = [
  "--single-threaded",
  "--no-maglev-osr",
  "--min-semi-space-size=8",
  "--v8-pool-size=1",
  "--disable-sigusr1",
];
const zygoteCommand = (memory: string, file: string) => [
  preload.node,
  ...FLAGS,
  `--max-old-space-size=${memory}`,
  `--require=${preload.module}`,
  `/box/${file}`,
];

let launcher: RunnerLauncher;
let open: OpenChannel;
let folder: string;
let slots: Slot[];

beforeEach(async () => {
  const address = `verdict-test-${randomUUID()}`;
  const zygotes = [ANOTHER, { command: zygoteCommand("#", "*"), environment: ENVIRONMENT, tools: preload.tools }];
  launcher = await startLauncher({ address, client: CLIENT, zygotes });
  open = () => connectRunner(address);
  folder = asUser(CLIENT, () => mkdtempSync(join(tmpdir(), "verdict-launched-")));
  // As a judge's own folders are: its boxes are other users.
  chmodSync(folder, 0o755);
  slots = [];
  return () => rmSync(folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all(slots.map((slot) => slot.stop()));
  await launcher.stop();
});

function slotOfClient(options: RunnerConfiguration = { tools: [] }): Slot {
  const slot = new Slot(openedAs(CLIENT, open), options);
  slots.push(slot);
  return slot;
}

const runners = async () => (await childrenOf(String(launcher.pid))).map(Number);
const start = (options: RunnerConfiguration) => startRunner(openedAs(CLIENT, open), options);
const run = (command: BoxCommand, slot = slotOfClient()) => slot.run(command, undefined);
const stdoutOf = (report: RunReport) => Buffer.from(report.stdout).toString();

/** A process that has ended may wait for somebody to take note of it. */
function isRunning(pid: number): boolean {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : ") Z ";
  return !/\) [ZX] /.test(stat);
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, "utf8");

/** A file that only root may read, in a folder that everybody may enter. */
function rootsFile(): string {
  const file = join(folder, `of-root-${randomUUID()}`);
  writeFileSync(file, "secret\n", { mode: 0o600 });
  return file;
}

describe.runIf(isRoot)("a launcher of runners", () => {
  test("gives its client the boxes of root, and the client keeps what they make", async () => {
    const { isolation, runner } = await start({ tools: [] });
    await runner.stop();
    expect(isolation.mode).toBe("root");
    const input = join(folder, "input");
    asUser(CLIENT, () => writeFileSync(input, "given\n", { mode: 0o600 }));
    const script = "id -u; cat; mkdir -m 700 made; echo inside > made/file; chmod 0 made/file; echo 2 > input";
    const report = await run(shellIn(folder, script, { folderAccess: "read-write", stdinPath: input }));
    expect(stdoutOf(report)).toMatch(/^606\d\d\ngiven\n$/);
    expect(readFileSync(join(folder, "made/file"), "utf8")).toBe("inside\n");
    for (const name of ["made", "made/file", "input"]) expect(statSync(join(folder, name)).uid).toBe(CLIENT.uid);
  });

  test("refuses everybody else at its address, root too", async () => {
    for (const user of [STRANGER, { uid: 0, gid: 0 }]) {
      await expect(startRunner(openedAs(user, open), { tools: [] })).rejects.toThrow(
        /^the (runner ended|launcher of runners does not answer)/,
      );
    }
    expect(await runners()).toEqual([]);
  });

  test("replaces a runner that was killed", async () => {
    const slot = slotOfClient();
    expect(stdoutOf(await run(shellIn(folder, "echo 1"), slot))).toBe("1\n");
    const [first = 0] = await runners();
    process.kill(first, "SIGKILL");
    await expect.poll(runners).toEqual([]);
    expect(stdoutOf(await run(shellIn(folder, "echo 2"), slot))).toBe("2\n");
    expect(await runners()).not.toContain(first);
  });

  test("ends a runner that does not leave by itself when its client has", async () => {
    const { runner } = await start({ tools: [] });
    const [pid = 0] = await runners();
    process.kill(pid, "SIGSTOP");
    runner.kill();
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  test("ends with all its runners", async () => {
    const { runner } = await start({ tools: [] });
    const pids = await runners();
    process.kill(launcher.pid, "SIGKILL");
    expect(await launcher.ended).toBe("SIGKILL");
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
    await runner.stop();
  });

  test("is waited for while another one takes the place of one that has died", async () => {
    const address = `verdict-test-${randomUUID()}`;
    open = () => connectRunner(address);
    const waiting = start({ tools: [] });
    await sleep(300);
    const next = await startLauncher({ address, client: CLIENT, zygotes: [] });
    const { runner } = await waiting;
    await runner.stop();
    await next.stop();
  });

  test("copies JavaScript from a zygote, and starts no other command as one", async () => {
    const slot = slotOfClient({ tools: preload.tools });
    asUser(CLIENT, () => writeFileSync(join(folder, "main.js"), "console.log(process.getuid(), 6 * 7)"));
    const copied = commandIn(folder, zygoteCommand("128", "main.js"), {
      environment: ENVIRONMENT,
      profile: "node",
      fromZygote: true,
      limits: { ...ROOMY_LIMITS, stackBytes: 64 << 20 },
    });
    expect(await slot.prepare(copied)).toBeNull();
    expect(stdoutOf(await run(copied, slot))).toMatch(/^606\d\d 42\n$/);
    const zygote = { environment: ENVIRONMENT, stackBytes: 64 << 20 };
    const words = zygoteCommand("128", "main.js");
    for (const command of [
      ["/box/evil"],
      [...words, "more"],
      words.slice(0, -1),
      words.map((word) => word.replace("=128", "=128 --eval=1")),
      zygoteCommand("128", "../opt/evil.js"),
      words.map((word) => word.replace("--require=/opt/judge/zygote", "--require=/opt/judge/evil")),
    ]) {
      await expect(start({ tools: [], zygote: { ...zygote, command } })).rejects.toThrow("another zygote");
    }
    for (const environment of [{ ...ENVIRONMENT, NODE_OPTIONS: "--require=/opt/judge/evil.js" }, {}]) {
      await expect(start({ tools: [], zygote: { ...zygote, command: words, environment } })).rejects.toThrow(
        "another environment",
      );
    }
  });

  test("that may make no namespaces gives root up as well: boxes are then those of its client", async () => {
    const program = join(folder, "runner-without-rights");
    const lost = "--bounding-set=-sys_admin --inh-caps=-sys_admin";
    writeFileSync(program, `#!/bin/sh\nexec setpriv ${lost} ${await buildRunner()}\n`, { mode: 0o755 });
    const address = `verdict-test-${randomUUID()}`;
    const weak = await startLauncher({ address, client: CLIENT, zygotes: [], program });
    open = () => connectRunner(address);
    const { isolation, runner } = await start({ tools: [] });
    const [pid = 0] = (await childrenOf(String(weak.pid))).map(Number);
    expect(statusOf(pid)).toMatch(new RegExp(`^Uid:(\\s+${CLIENT.uid}){4}$`, "m"));
    await runner.stop();
    expect(isolation).toMatchObject({ mode: "user", modeReason: expect.stringContaining("not permitted") });
    await expect(run(shellIn(folder, "cat", { stdinPath: rootsFile() }))).rejects.toThrow("Permission denied");
    await weak.stop();
  });

  test("starts zygotes with its own files, whatever the client shows at their places", async () => {
    const evil = join(folder, "evil");
    asUser(CLIENT, () => {
      mkdirSync(evil);
      writeFileSync(join(evil, "preload.cjs"), 'require("node:fs").writeFileSync("/proc/1/comm", "evil");');
    });
    const tools = preload.tools.map((tool) => (tool.boxPath.endsWith("zygote") ? { ...tool, hostPath: evil } : tool));
    const zygote = { command: zygoteCommand("128", "main.js"), environment: ENVIRONMENT, stackBytes: 64 << 20 };
    const { runner, zygote: state } = await start({ tools, zygote });
    await runner.stop();
    expect(state).toEqual({ isReady: true });
  });
});

describe.runIf(isRoot)("a client that was taken over", () => {
  test("has no input from a file, and no box over a folder, that it may not open itself", async () => {
    await expect(run(shellIn(folder, "cat", { stdinPath: rootsFile() }))).rejects.toThrow("Permission denied");
    const closed = join(folder, "closed");
    mkdirSync(join(closed, "inside"), { recursive: true });
    writeFileSync(join(closed, "inside/file"), "secret\n");
    chmodSync(closed, 0o700);
    for (const folderAccess of ["read-only", "read-write"] as const) {
      await expect(run(shellIn(join(closed, "inside"), "cat file", { folderAccess }))).rejects.toThrow(
        "Permission denied",
      );
    }
    const shown = slotOfClient({ tools: [{ hostPath: join(closed, "inside"), boxPath: "/opt/judge/shown" }] });
    await expect(run(shellIn(folder, "cat /opt/judge/shown/file"), shown)).rejects.toThrow("Permission denied");
    const uncopied = await run(shellIn(folder, `cat /box/of-root*; cat /etc/shadow`, { folderAccess: "read-only" }));
    expect(stdoutOf(uncopied)).toBe("");
  });

  test("writes to no folder that it may not write to itself, and to no switch of the kernel", async () => {
    const ofRoot = join(folder, "of-root");
    mkdirSync(ofRoot);
    await expect(run(shellIn(ofRoot, "echo x > made", { folderAccess: "read-write" }))).rejects.toThrow(
      "Permission denied",
    );
    expect(readdirSync(ofRoot)).toEqual([]);
    // Root may write to these whatever its user id for files is.
    const switches = "/proc/sys/fs/inotify";
    const before = readFileSync(join(switches, "max_user_watches"), "utf8");
    const link = join(folder, "link");
    asUser(CLIENT, () => symlinkSync(switches, link));
    for (const place of [link, switches]) {
      const script = `echo ${Number(before) + 1} > max_user_watches`;
      await expect(run(shellIn(place, script, { folderAccess: "read-write" }))).rejects.toThrow(
        /^make .*max_user_watches: Permission denied/,
      );
    }
    expect(readFileSync(join(switches, "max_user_watches"), "utf8")).toBe(before);
  });

  test("shows tools at no place to which a way could lead out of the box", async () => {
    const places = [
      "/opt/judge/../../host/etc/made",
      "/opt/judge/a/b",
      "/opt/judge/",
      "/opt/judge/..",
      "/usr/lib/a",
      "/a",
    ];
    for (const boxPath of places) {
      await expect(start({ tools: [{ hostPath: folder, boxPath }] })).rejects.toThrow(
        "shows tools in /opt/judge/ only",
      );
    }
  });

  test("cannot end a runner", async () => {
    const { runner } = await start({ tools: [] });
    const [pid = 0] = await runners();
    const asClient = ["--reuid", String(CLIENT.uid), "--regid", String(CLIENT.gid), "--clear-groups"];
    const signal = () => execFileSync("setpriv", [...asClient, "kill", "-9", String(pid)], { stdio: "pipe" });
    expect(signal).toThrow("not permitted");
    await runner.stop();
  });
});
