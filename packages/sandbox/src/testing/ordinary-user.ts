import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { withDelegatedCgroup } from "./delegated-cgroup.ts";
import { COPIED_NODE, COPIED_TEMPORARY_FOLDER, COPY_MOUNT, copied, withPackageCopy } from "./package-copy.ts";

/** An id that no user of the machine has. */
export const ORDINARY_USER = 64_990;

/** Runs a script of this package, from a copy, and returns what it printed. Needs root, as all the others here. */
export function runAsRoot(script: string, args: readonly string[]): Promise<string> {
  return run(null, "true", script, args);
}

/** The same where control groups of version 2 are not mounted, so that there are none for the runner. */
export function runWithoutCgroups(script: string, args: readonly string[]): Promise<string> {
  const unmount = `awk '$3 == "cgroup2" {print $2}' /proc/self/mounts | xargs -r umount -l`;
  return run(null, unmount, script, args);
}

export function runAsOrdinaryUser(script: string, args: readonly string[]): Promise<string> {
  return run(ORDINARY_USER, "true", script, args);
}

/** The same with a control group (version 2) that belongs to the user, as systemd gives one with Delegate=yes. */
export function runWithDelegatedCgroup(script: string, args: readonly string[]): Promise<string> {
  return withDelegatedCgroup(ORDINARY_USER, (group) =>
    run(ORDINARY_USER, `echo $$ > '${group}/cgroup.procs'`, script, args),
  );
}

/**
 * The same where a file of /proc is hidden, as in every container: the kernel then lets no user mount another /proc.
 */
export function runWithMaskedProc(script: string, args: readonly string[]): Promise<string> {
  return run(ORDINARY_USER, "mount --bind /dev/null /proc/kallsyms", script, args);
}

/**
 * The same where another file system, holding a file `word`, is mounted on this folder. It is the script's argument.
 */
export function runBesideMount(script: string, folder: string): Promise<string> {
  return run(ORDINARY_USER, `mount -t tmpfs none '${folder}' && echo shown > '${folder}/word'`, script, [folder]);
}

/** `prepare` is a command of the shell, done by root in the mount namespace of the script. */
function run(user: number | null, prepare: string, script: string, args: readonly string[]): Promise<string> {
  return withPackageCopy(user ?? undefined, async (copy) => {
    const become = user === null ? "" : `setpriv --reuid ${user} --regid ${user} --clear-groups`;
    const shell = `mount --bind '${copy}' ${COPY_MOUNT} && ${prepare} && exec ${become} "$@"`;
    const environment = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", TMPDIR: COPIED_TEMPORARY_FOLDER };
    const options = { cwd: "/", env: environment, maxBuffer: 16 << 20 };
    const command = ["--mount", "sh", "-c", shell, "sh", COPIED_NODE, copied(script), ...args];
    return (await promisify(execFile)("unshare", command, options)).stdout;
  });
}
