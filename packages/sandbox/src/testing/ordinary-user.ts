import { execFile } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildRunner } from "../build-runner.ts";

/** An id that no user of the machine has. */
const USER = 64_990;

const PACKAGE_FOLDER = fileURLToPath(new URL("../../", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../../build/runner/", import.meta.url));

/**
 * Runs a script of this package as an ordinary user and returns what it printed. Needs root. The user may have no way to
 * this checkout, so that it gets a copy of the package, of the compiled runner and of Node.
 */
export async function runAsOrdinaryUser(script: string): Promise<string> {
  await buildRunner();
  const folder = await mkdtemp(join(tmpdir(), "verdict-user-"));
  try {
    const copy = join(folder, "packages", "sandbox");
    await mkdir(copy, { recursive: true });
    for (const part of ["package.json", "src", "runner"])
      await cp(join(PACKAGE_FOLDER, part), join(copy, part), { recursive: true });
    await cp(BUILD_FOLDER, join(folder, "build", "runner"), { recursive: true });
    const node = join(folder, "node");
    await cp(process.execPath, node, { dereference: true });
    await mkdir(join(folder, "tmp"));
    await giveAway(folder);
    const environment = { PATH: "/usr/bin:/bin", TMPDIR: join(folder, "tmp") };
    const options = { uid: USER, gid: USER, cwd: "/", env: environment, maxBuffer: 16 << 20 };
    return (await promisify(execFile)(node, [join(copy, script)], options)).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveAway(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), USER, USER);
  await chown(folder, USER, USER);
  await chmod(folder, 0o755);
}
