import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createJudgeFolders } from "../running/judge-folders.ts";
import { type CppCompiler, headerKey } from "./find-cpp-compiler.ts";
import { ensurePrecompiledHeader, openPrecompiledHeader } from "./precompiled-header.ts";

let dataDir: string;
let shared: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "verdict-header-"));
  shared = path.join(dataDir, "judge");
  await mkdir(shared);
  return () => rm(dataDir, { recursive: true });
});

const headers = async () => (await readdir(shared)).filter((name) => /^headers-[0-9a-f]{16}$/.test(name)).sort();

/** One that makes an empty header at once. */
async function compilerOf(version: string): Promise<CppCompiler> {
  const file = path.join(dataDir, "g++");
  await writeFile(file, '#!/bin/sh\nfor last; do :; done\ntouch "$last"\n');
  await chmod(file, 0o755);
  return {
    path: file,
    version,
    standard: "gnu++20",
    olderStandards: [],
    isStatic: true,
    flags: ["-O2"],
    libraries: [],
  };
}

const nameFor = (compiler: CppCompiler) => `headers-${headerKey(compiler)}`;

test("the header of a compiler that nobody uses any more goes when there is a new one", async () => {
  const [older, newer] = [await compilerOf("12"), await compilerOf("13")];
  await mkdir(path.join(shared, nameFor(older), "bits"), { recursive: true });
  expect(await ensurePrecompiledHeader(newer, shared)).toBe(path.join(shared, nameFor(newer)));
  expect(await headers()).toEqual([nameFor(newer)]);
});

test("that of a judge with another compiler stays while the judge lives, and goes when it is gone", async () => {
  const [older, newer, newest] = [await compilerOf("12"), await compilerOf("13"), await compilerOf("14")];
  await mkdir(path.join(shared, nameFor(older), "bits"), { recursive: true });
  const other = spawn("/bin/sleep", ["60"]);
  await writeFile(path.join(shared, `${nameFor(older)}.used.${other.pid}`), "");
  await ensurePrecompiledHeader(newer, shared);
  expect(await headers()).toEqual([nameFor(older), nameFor(newer)].sort());
  other.kill("SIGKILL");
  await once(other, "exit");
  // As each judge begins.
  await createJudgeFolders(dataDir);
  await ensurePrecompiledHeader(newest, shared);
  expect(await headers()).toEqual([nameFor(newer), nameFor(newest)].sort());
});

test("nobody waits for the header: its folder is there at once, and the header in it once it is made", async () => {
  const compiler = await compilerOf("12");
  const gate = path.join(dataDir, "gate");
  await writeFile(
    compiler.path,
    `#!/bin/sh\nfor last; do :; done\nuntil [ -e ${gate} ]; do sleep 0.05; done\ntouch "$last"\n`,
  );
  const { folder, made } = await openPrecompiledHeader(compiler, shared);
  expect(await readdir(path.join(folder, "bits"))).toEqual([]);
  await writeFile(gate, "");
  await made;
  expect(await readdir(path.join(folder, "bits"))).toEqual(["stdc++.h.gch"]);
});

test("a judge that stops leaves no compiler behind and no half of a header", async () => {
  const compiler = await compilerOf("12");
  await writeFile(compiler.path, "#!/bin/sh\nexec sleep 60\n");
  const stopping = new AbortController();
  const { folder, made } = await openPrecompiledHeader(compiler, shared, stopping.signal);
  stopping.abort();
  await expect(made).rejects.toThrow("aborted");
  expect(await readdir(path.join(folder, "bits"))).toEqual([]);
  expect((await readdir(shared)).sort()).toEqual([
    path.basename(folder),
    `${path.basename(folder)}.used.${process.pid}`,
  ]);
});
