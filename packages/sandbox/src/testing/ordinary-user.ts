import { execFile } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildRunner } from "../build-runner.ts";

/** An id that no user of the machine has. */
const USER = 64_990;

const MOUNT_AND_BECOME_USER =
  'mount -t tmpfs none "$0" && echo shown > "$0/word" && exec setpriv --reuid "$1" --regid "$1" --clear-groups "$2" "$3" "$0"';

const PACKAGE_FOLDER = fileURLToPath(new URL("../../", import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL("../../../../build/runner/", import.meta.url));

/**
 * Runs a script of this package as an ordinary user and returns what it printed. Needs root. The user may have no way to
 * this checkout, so that it gets a copy of the package, of the compiled runner and of Node. `mountAt`: a folder on which
 * another file system, holding a file `word`, is mounted for this script alone; the script gets it as its argument.
 */
export async function runAsOrdinaryUser(script: string, { mountAt }: { mountAt?: string } = {}): Promise<string> {
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
    const options = { cwd: "/", env: environment, maxBuffer: 16 << 20 };
    const run = promisify(execFile);
    if (mountAt === undefined) {
      return (await run(node, [join(copy, script)], { ...options, uid: USER, gid: USER })).stdout;
    }
    const args = ["--mount", "sh", "-c", MOUNT_AND_BECOME_USER, mountAt, String(USER), node, join(copy, script)];
    return (await run("unshare", args, options)).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveAway(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), USER, USER);
  await chown(folder, USER, USER);
  await chmod(folder, 0o755);
}
