import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildRunner } from "./build-runner.ts";
import { readAttacks } from "./hostile/attack.ts";
import { tryAttack } from "./hostile/try-attack.ts";
import { spawnRunner } from "./runner-channel.ts";
import { startRunner } from "./runner-process.ts";
import { type BoxCommand, type RunReport, SandboxError } from "./sandbox.ts";
import { Slot } from "./slot.ts";
import { ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

/**
 * What a box without namespaces of its own withstands all the same; the rest of the list is why it has to be asked for.
 */
const DEFENDED = [
  "fork-bomb-in-build",
  "thread-bomb",
  "memory-bomb",
  "output-flood",
  "stop-self",
  "daemon",
  "hidden-cpu-time",
  "leaked-descriptors",
  "trace-others",
  "sockets",
  "new-namespaces-and-mounts",
  "rare-kernel-calls",
  "gain-privileges",
  "core-dump",
];

const isRoot = process.getuid?.() === 0;
const attacks = (await readAttacks()).filter(({ name }) => DEFENDED.includes(name));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that starts the runner as an unprivileged container would. */
async function confine(name: string, flags: readonly string[]): Promise<string> {
  const source = fileURLToPath(new URL("./testing/unprivileged-container.c", import.meta.url));
  const program = join(folder, name);
  // The ordinary user may have no way to this checkout.
  const runner = join(folder, "runner");
  await cp(await buildRunner(), runner);
  await promisify(execFile)("gcc", [...flags, `-DRUNNER="${runner}"`, source, "-o", program]);
  return program;
}

const shell = (script: string, change?: Partial<BoxCommand>) => shellIn(folder, script, change);

const stdoutOf = (report: RunReport) => Buffer.from(report.stdout).toString();

describe.runIf(isRoot)("as root in a container without privileges", () => {
  let slot: Slot;
  let path: string;

  beforeAll(async () => {
    path = await confine("container", []);
    slot = new Slot(() => spawnRunner(path), { tools: [], allowNoIsolation: true });
  });
  afterAll(() => slot.stop());

  test("there is no box, and the reason is named", async () => {
    const start = startRunner(() => spawnRunner(path), { tools: [] });
    await expect(start).rejects.toThrow("isolate: this host allows no namespaces (");
  });

  test("the operator's explicit word makes a weak one, and the runner says what it could not do", async () => {
    const options = { tools: [], allowNoIsolation: true } as const;
    const { runner, isolation } = await startRunner(() => spawnRunner(path), options);
    await runner.stop();
    expect(isolation).toMatchObject({ mode: "chroot", modeReason: expect.stringContaining("Operation not permitted") });
  });

  test("a static program sees nothing of the host's files", async () => {
    await writeFile(join(folder, "list.c"), LIST_ROOT);
    await promisify(execFile)("gcc", ["-w", "-static", "list.c", "-o", "list"], { cwd: folder });
    const report = await slot.run(shell("", { command: ["/box/list"], root: "empty", profile: "native" }), undefined);
    expect(stdoutOf(report).trim().split(" ").sort()).toEqual(["box", "dev", "etc", "proc", "tmp"]);
  });

  test("a program of the tool chain has the rights of nobody and finds its folder", async () => {
    await writeFile(join(folder, "hello"), "there\n");
    const report = await slot.run(shell("cat /box/hello; cat /etc/shadow; id -u"), undefined);
    expect(stdoutOf(report)).toMatch(/^there\n606\d\d\n$/);
  });

  test("what a program leaves in the folders where everybody may write is removed", async () => {
    const name = `left-by-a-box-${process.pid}`;
    await slot.run(shell(`echo x > /tmp/${name}; mkdir /dev/shm/${name}; sleep 100 &`), undefined);
    expect([...(await readdir("/tmp")), ...(await readdir("/dev/shm"))]).not.toContain(name);
  });

  for (const attack of attacks) {
    test(`${attack.number} ${attack.name}: ${attack.about}`, async () => {
      const sandbox = {
        run: (command: BoxCommand, signal?: AbortSignal) => slot.run(command, signal),
        prepare: () => Promise.resolve(null),
      };
      const room = { sandbox, javascript: ["/usr/bin/node"], hasZygotes: false };
      expect(await tryAttack(room, attack)).toEqual([]);
    });
  }
});

/** Not the ordinary user of the other tests: here the limit of processes counts all that this user has. */
const LONE_USER = 64_989;

describe.runIf(isRoot)("as an ordinary user without user namespaces", () => {
  test("there is no box, and the reason is named", async () => {
    const path = await confine("user", [`-DUSER=${LONE_USER}`]);
    const start = startRunner(() => spawnRunner(path), { tools: [] });
    await expect(start).rejects.toThrow(SandboxError);
    await expect(start).rejects.toThrow("isolate: this host allows no namespaces (");
  });

  test("the operator's explicit word makes it run all the same", async () => {
    const path = await confine("user", [`-DUSER=${LONE_USER}`]);
    const slot = new Slot(() => spawnRunner(path), { tools: [], allowNoIsolation: true });
    const report = await slot.run(shell("echo fine; sleep 100 &", { profile: "build" }), undefined);
    expect(stdoutOf(report)).toBe("fine\n");
    expect((await slot.run(shell("sleep 9", { limits: { ...ROOMY_LIMITS, wallMs: 200 } }), undefined)).end).toEqual({
      kind: "limit",
      limit: "wall",
    });
    await slot.stop();
  });
});

const LIST_ROOT = `
#include <dirent.h>
#include <stdio.h>
int main() {
  DIR *root = opendir("/");
  for (struct dirent *entry; (entry = readdir(root));) if (entry->d_name[0] != '.') printf("%s ", entry->d_name);
}`;
