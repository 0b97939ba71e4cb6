import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { withDelegatedCgroup } from "./delegated-cgroup.ts";
import { COPIED_NODE, COPIED_TEMPORARY_FOLDER, COPY_MOUNT, copied, withPackageCopy } from "./package-copy.ts";

/** An id that no user of the machine has. */
export const ORDINARY_USER = 64_990;

/** Runs a script of this package as an ordinary user and returns what it printed. Needs root. */
export function runAsOrdinaryUser(script: string, args: readonly string[] = []): Promise<string> {
  return run("true", script, args);
}

/** The same with a control group (version 2) that belongs to the user, as systemd gives one with Delegate=yes. */
export function runWithDelegatedCgroup(script: string, args: readonly string[]): Promise<string> {
  return withDelegatedCgroup(ORDINARY_USER, (group) => run(`echo $$ > '${group}/cgroup.procs'`, script, args));
}

/** The same where another file system, holding a file `word`, is mounted on this folder. It is the script's argument. */
export function runBesideMount(script: string, folder: string): Promise<string> {
  return run(`mount -t tmpfs none '${folder}' && echo shown > '${folder}/word'`, script, [folder]);
}

/** `prepare` is a command of the shell, done by root in the mount namespace of the script. */
function run(prepare: string, script: string, args: readonly string[]): Promise<string> {
  return withPackageCopy(ORDINARY_USER, async (copy) => {
    const becomeUser = `exec setpriv --reuid ${ORDINARY_USER} --regid ${ORDINARY_USER} --clear-groups "$@"`;
    const shell = `mount --bind '${copy}' ${COPY_MOUNT} && ${prepare} && ${becomeUser}`;
    const environment = { PATH: "/usr/bin:/bin", TMPDIR: COPIED_TEMPORARY_FOLDER };
    const options = { cwd: "/", env: environment, maxBuffer: 16 << 20 };
    const command = ["--mount", "sh", "-c", shell, "sh", COPIED_NODE, copied(script), ...args];
    return (await promisify(execFile)("unshare", command, options)).stdout;
  });
}
