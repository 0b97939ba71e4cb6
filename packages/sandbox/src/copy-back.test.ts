import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import { runnerPids } from "./hostile/leftovers.ts";
import type { RunReport, Sandbox } from "./sandbox.ts";
import { shellIn } from "./testing/commands.ts";

/*
 * What of a box's folder comes back to the host's. Whatever a compiler can be made to leave there is no fault of ours.
 */

let sandbox: Sandbox;
let root: string;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools: [] });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await chmod(root, 0o755);
  folder = join(root, "h".repeat(200), "h".repeat(200));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o777);
});
afterEach(() => rm(root, { recursive: true }));

const ended = { end: { kind: "exited", code: 0 } };
const inFolder = (script: string): Promise<RunReport> =>
  sandbox.run(shellIn(folder, script, { folderAccess: "read-write" }));

test("files come back from 32 folders in one another, not from deeper ones", async () => {
  const dig = "for i in $(seq 40); do echo $i > file; mkdir a; cd a; done";
  expect(await inFolder(dig)).toMatchObject(ended);
  const depth = (levels: number) => join(folder, ..."a".repeat(levels), "file");
  expect(existsSync(depth(32))).toBe(true);
  expect(existsSync(depth(33))).toBe(false);
});

test("a path that the host has no room for stays in the box, and what is beside it comes back", async () => {
  // In the box it has 3,900 bytes; below the host's folder it would have more than the 4,096 that a path may have.
  const name = "n".repeat(240);
  expect(
    await inFolder(`touch beside; for i in $(seq 16); do mkdir ${name} && cd ${name}; done; touch file`),
  ).toMatchObject(ended);
  expect(readdirSync(folder).sort()).toEqual(["beside", name]);
});

test("links and pipes stay in the box", async () => {
  expect(await inFolder("ln -s /etc/passwd link; mkfifo pipe || true; touch file")).toMatchObject(ended);
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("where a folder has become a file in the box, or a file a folder, the host keeps what it has", async () => {
  await mkdir(join(folder, "folder"));
  await writeFile(join(folder, "file"), "as it was");
  const swap = "rmdir folder; echo x > folder; rm file; mkdir file; echo x > file/inside; echo x > other";
  expect(await inFolder(swap)).toMatchObject(ended);
  expect(readdirSync(folder).sort()).toEqual(["file", "folder", "other"]);
  expect(await readFile(join(folder, "file"), "utf8")).toBe("as it was");
  expect(readdirSync(join(folder, "folder"))).toEqual([]);
});

// 33 times 16 MiB, which cost the box no memory: its own file system holds 512 MiB.
test.each([
  ["holes", "for i in $(seq 33); do truncate -s 16M file$i; done"],
  ["further names of one file", "yes | head -c 16M > file; for i in $(seq 32); do ln file name$i; done"],
])("%s take no more of the host's disk than the box could hold", async (_what, script) => {
  expect(await inFolder(script)).toMatchObject({ end: { kind: "limit", limit: "memory" } });
  expect(readdirSync(folder)).toEqual([]);
});

test("a hole for which there is room comes back", async () => {
  expect(await inFolder("truncate -s 16M file; ln file name")).toMatchObject(ended);
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).size)).toEqual([16 << 20, 16 << 20]);
});

test("a tree that is deeper than a runner has descriptors goes with its box", async () => {
  for (const pid of await runnerPids()) {
    await promisify(execFile)("prlimit", ["--pid", pid, "--nofile=256:"]);
  }
  const tree = "mkdir -p $(printf 'a/%.0s' $(seq 1000))";
  expect(await inFolder(`${tree}; exit 3`)).toMatchObject({ end: { kind: "exited", code: 3 } });
  const listing = await inFolder("ls");
  expect(listing).toMatchObject(ended);
  expect(Buffer.from(listing.stdout).toString()).toBe("");
});
