import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type CppCompiler, HEADER_SOURCE, headerKey } from "./find-cpp-compiler.ts";
import { runCompiler } from "./run-compiler.ts";

/*
 * Judges of several versions may share a data folder, one still at work while the next begins. Each says which header
 * it uses, in a file of its own, before it looks whether that is there; whoever removes one takes it aside first and
 * looks for such files then. So a header is either seen to be used or seen to be gone. The files end with the process
 * id, as drafts do, and go with those of judges that have died (../running/judge-folders).
 */

/**
 * The folder for -I in `parent`, at once, and bits/stdc++.h compiled into it once, which takes seconds, on a busy
 * machine a minute: `made` resolves when it is there. Until then, and where flags or first lines do not fit, programs
 * fall back to the plain header by themselves, so this never changes a result. Written under another name and renamed:
 * a second judge that starts at the same time sees the whole file or none. It is begun when `after` has ended.
 */
export async function openPrecompiledHeader(
  compiler: CppCompiler,
  parent: string,
  signal?: AbortSignal,
  after?: Promise<void>,
): Promise<{ folder: string; made: Promise<void> }> {
  const folder = path.join(parent, `headers-${headerKey(compiler)}`);
  await mkdir(parent, { recursive: true });
  await writeFile(usedMarkOf(folder), "");
  await mkdir(path.join(folder, path.dirname(HEADER)), { recursive: true });
  const isThere = await access(path.join(folder, HEADER)).then(
    () => true,
    () => false,
  );
  const make = () => makeHeader(compiler, folder, signal);
  return { folder, made: isThere ? Promise.resolve() : after === undefined ? make() : after.then(make, make) };
}

/** The same when the header is there; where it cannot be made nothing is left. */
export async function ensurePrecompiledHeader(compiler: CppCompiler, parent: string): Promise<string> {
  const { folder, made } = await openPrecompiledHeader(compiler, parent);
  try {
    await made;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await rm(usedMarkOf(folder), { force: true });
    throw error;
  }
  return folder;
}

async function makeHeader(compiler: CppCompiler, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const draft = `${folder}.${randomUUID()}.${process.pid}`;
  try {
    await compileHeader(compiler, draft, signal);
    await rename(path.join(draft, HEADER), path.join(folder, HEADER));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await removeOldHeaders(path.dirname(folder), path.basename(folder));
}

function usedMarkOf(folder: string): string {
  return `${folder}${USED}${process.pid}`;
}

const USED = ".used.";
const HEADER = "bits/stdc++.h.gch";

async function compileHeader(compiler: CppCompiler, draft: string, signal: AbortSignal | undefined): Promise<void> {
  await mkdir(path.join(draft, "bits"), { recursive: true });
  const source = path.join(draft, HEADER_SOURCE);
  await writeFile(source, "#include <bits/stdc++.h>\n");
  const args = [`-std=${compiler.standard}`, ...compiler.flags, "-x", "c++-header", HEADER_SOURCE, "-o", HEADER];
  // From its own folder: the compiler notes the path of the source in the result, which every program can read.
  const env = { PATH: "/usr/bin:/bin", LC_ALL: "C" };
  await runCompiler(compiler.path, args, { cwd: draft, env, signal });
}

/** Each is 120 MB; those of an earlier compiler are of no use, unless a judge with that one is still at work. */
async function removeOldHeaders(parent: string, current: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (/^headers-[0-9a-f]{16}$/.test(name) && name !== current) await removeUnlessUsed(parent, name);
  }
}

async function removeUnlessUsed(parent: string, name: string): Promise<void> {
  const isUsed = async () => (await readdir(parent)).some((each) => each.startsWith(`${name}${USED}`));
  if (await isUsed()) return;
  const aside = path.join(parent, `${name}.old.${process.pid}`);
  try {
    await rename(path.join(parent, name), aside);
    if (await isUsed()) await rename(aside, path.join(parent, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another judge has removed it, or has made it again.
    if (code !== "ENOENT" && code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
