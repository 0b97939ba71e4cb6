import { execFile } from "node:child_process";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type CppCompiler, HEADER_SOURCE, headerKey } from "./find-cpp-compiler.ts";

/**
 * Compiles bits/stdc++.h once into `parent` and returns the folder for -I. Programs whose flags or first lines do not
 * fit fall back to the plain header by themselves, so this never changes a result. Written under another name and
 * renamed: a second judge that starts at the same time sees the whole file or none.
 */
export async function ensurePrecompiledHeader(compiler: CppCompiler, parent: string): Promise<string> {
  const folder = path.join(parent, `headers-${headerKey(compiler)}`);
  const isThere = await access(path.join(folder, HEADER)).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  await mkdir(parent, { recursive: true });
  const draft = `${folder}.${process.pid}`;
  try {
    await compileHeader(compiler, draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Another judge was first.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
  await removeOldHeaders(parent, path.basename(folder));
  return folder;
}

const HEADER = "bits/stdc++.h.gch";

async function compileHeader(compiler: CppCompiler, draft: string): Promise<void> {
  await mkdir(path.join(draft, "bits"), { recursive: true });
  const source = path.join(draft, HEADER_SOURCE);
  await writeFile(source, "#include <bits/stdc++.h>\n");
  const args = [`-std=${compiler.standard}`, ...compiler.flags, "-x", "c++-header", HEADER_SOURCE, "-o", HEADER];
  // From its own folder: the compiler notes the path of the source in the result, which every program can read.
  await promisify(execFile)(compiler.path, args, { cwd: draft, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  await rm(source);
}

/** Each is 120 MB; those of an earlier compiler are of no use. Drafts belong to a judge that may be at work. */
async function removeOldHeaders(parent: string, current: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (/^headers-[0-9a-f]{16}$/.test(name) && name !== current) {
      await rm(path.join(parent, name), { recursive: true, force: true });
    }
  }
}
