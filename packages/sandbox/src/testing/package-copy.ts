import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildRunner } from "../build-runner.ts";
import { buildPythonZygote, buildZygote } from "../build-zygote.ts";

/**
 * Where a copy is mounted for those who use it: not in /tmp, which boxes have for themselves, and not where this
 * checkout is, to which they may have no way.
 */
export const COPY_MOUNT = "/media";
export const COPIED_NODE = join(COPY_MOUNT, "node/node");
/** An empty folder that is theirs. */
export const COPIED_TEMPORARY_FOLDER = join(COPY_MOUNT, "tmp");

/** A path of this package, like src/self-test.ts, in the copy. */
export function copied(path: string): string {
  return join(COPY_MOUNT, "packages/sandbox", path);
}

const PACKAGE_FOLDER = fileURLToPath(new URL("../../", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../../build/", import.meta.url));

/**
 * Copies this package, what it compiles and Node into a folder that belongs to this user id, or to the present user,
 * and removes it after `use`, whose part it is to mount it.
 */
export async function withPackageCopy<Result>(
  owner: number | undefined,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const [runner, zygote, python] = await Promise.all([buildRunner(), buildZygote(), buildPythonZygote()]);
  const folder = await mkdtemp(join(tmpdir(), "verdict-copy-"));
  try {
    const packageFolder = join(folder, "packages/sandbox");
    for (const part of ["package.json", "src", "runner"])
      await cp(join(PACKAGE_FOLDER, part), join(packageFolder, part), { recursive: true });
    const products = [dirname(runner), ...[...zygote.tools, ...(python?.tools ?? [])].map(({ hostPath }) => hostPath)];
    for (const product of products.filter((path) => path.startsWith(BUILD_FOLDER)))
      await cp(product, join(folder, "build", relative(BUILD_FOLDER, product)), { recursive: true });
    await mkdir(join(folder, "node"));
    await cp(process.execPath, join(folder, "node/node"), { dereference: true });
    await mkdir(join(folder, "tmp"));
    if (owner !== undefined) await giveAway(folder, owner);
    await chmod(folder, 0o755);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveAway(folder: string, owner: number): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), owner, owner);
  await chown(folder, owner, owner);
}
