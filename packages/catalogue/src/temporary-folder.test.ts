import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTemporaryFolder, removeAbandonedFolders, withTemporaryFolder } from "./temporary-folder.ts";

const MODULE = fileURLToPath(new URL("./temporary-folder.ts", import.meta.url));
let root: string;

beforeEach(() => {
  // Longer than the path of any socket may be.
  root = path.join(mkdtempSync(path.join(os.tmpdir(), "verdict-folders-")), "x".repeat(120));
  mkdirSync(root);
  vi.stubEnv("TMPDIR", root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

const inAnHour = () => new Date(Date.now() + 61 * 60 * 1000);

/** Another process with a folder that holds a file; says the folder's path. */
async function startOther() {
  const code = `
    const { openTemporaryFolder } = await import(${JSON.stringify(MODULE)});
    const { path } = await openTemporaryFolder();
    (await import("node:fs")).writeFileSync(path + "/package.zip", "half of it");
    console.log(path);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { env: { ...process.env, TMPDIR: root } });
  const [said] = await once(child.stdout, "data");
  return { child, folder: path.dirname(String(said).trim()) };
}

test("a folder is there until it is removed, and leaves nothing", async () => {
  const seen = await withTemporaryFolder(async (folder) => {
    writeFileSync(path.join(folder, "owner"), "a file of the package");
    return readdirSync(folder);
  });
  expect(seen).toEqual(["owner"]);
  await expect(withTemporaryFolder(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const folder = await openTemporaryFolder();
  await folder.remove();
  await folder.remove();
  expect(readdirSync(root)).toEqual([]);
});

test("what a killed process has left goes, and what a living one uses stays", async () => {
  const [living, stopped, killed] = await Promise.all([startOther(), startOther(), startOther()]);
  try {
    stopped.child.kill("SIGSTOP");
    killed.child.kill("SIGKILL");
    await once(killed.child, "exit");
    const own = await openTemporaryFolder();
    expect(existsSync(path.join(killed.folder, "content", "package.zip"))).toBe(true);
    await Promise.all([removeAbandonedFolders(inAnHour()), removeAbandonedFolders(inAnHour())]);
    expect(existsSync(killed.folder)).toBe(false);
    for (const used of [living.folder, stopped.folder, own.path]) expect(existsSync(used)).toBe(true);
    await own.remove();
  } finally {
    for (const { child } of [living, stopped]) child.kill("SIGKILL");
  }
});

test("a folder that is just being made stays for an hour, and what is none of ours for ever", async () => {
  const made = path.join(root, "verdict-package-made");
  const old = path.join(root, "verdict-package-old");
  const other = path.join(root, "verdict-other");
  for (const folder of [made, old, other]) mkdirSync(folder);
  const longAgo = new Date(Date.now() - 61 * 60 * 1000);
  utimesSync(old, longAgo, longAgo);
  symlinkSync(other, path.join(root, "verdict-package-link"));
  writeFileSync(path.join(root, "verdict-package-file"), "");
  await removeAbandonedFolders(new Date());
  expect(readdirSync(root).sort()).toEqual([
    "verdict-other",
    "verdict-package-file",
    "verdict-package-link",
    "verdict-package-made",
  ]);
});
