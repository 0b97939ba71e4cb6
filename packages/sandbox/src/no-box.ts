/** What stands in the way of boxes on this machine, for people. */
import { readFile } from "node:fs/promises";
import { SandboxError } from "./sandbox.ts";

/** The one sentence that says why no box can be made and what to change, where the machine allows none. */
export async function explainNoBox(error: unknown): Promise<unknown> {
  if (!(error instanceof SandboxError)) return error;
  if (!error.message.startsWith("isolate: ") && !LACKS_RIGHTS.test(error.message)) return error;
  return new SandboxError(`${error.message}: no program is judged here until you ${await fixForNoBox(error.message)}`);
}

/** The command that mends it, or what to do where no single command does, after "to" or "you". */
export async function fixForNoBox(reason: string): Promise<string> {
  if (reason.includes("g++")) return "apt-get install g++";
  // The runner has the rights of root and was refused even so.
  if (reason.includes("(as root: ")) {
    return "run outside of the container, or give it the right to make namespaces and mounts (docker: --privileged, or --cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt apparmor=unconfined; Kubernetes: privileged: true)";
  }
  if (LACKS_RIGHTS.test(reason)) {
    return `give root in this container all rights that boxes are made with (docker: --cap-add ${RIGHTS.join(",")})`;
  }
  for (const [name, refusing, allowing] of SWITCHES) {
    if ((await setting(name)) === refusing)
      return `run as root, or: sudo sysctl -w ${name.replaceAll("/", ".")}=${allowing}`;
  }
  return "run as root, or on a machine that lets ordinary users make namespaces (in a container: --security-opt seccomp=unconfined)";
}

/** A step behind the namespaces that was refused: root in a container that has some of its rights and not all. */
const LACKS_RIGHTS = /^(?!isolate: ).*: Operation not permitted$/;
/** With fewer of them no box could be made, and with these one was (docs/measurements/containers.md). */
const RIGHTS = [
  ...["SYS_ADMIN", "SYS_CHROOT", "CHOWN", "SETUID", "SETGID"],
  ...["DAC_OVERRIDE", "FOWNER", "KILL", "SETPCAP"],
];

/** Of the kernel: where ordinary users may make no user namespaces, or none that they can mount in. */
const SWITCHES = [
  ["kernel/apparmor_restrict_unprivileged_userns", "1", "0"],
  ["kernel/unprivileged_userns_clone", "0", "1"],
  ["user/max_user_namespaces", "0", "15000"],
] as const;

async function setting(name: string): Promise<string | undefined> {
  try {
    return (await readFile(`/proc/sys/${name}`, "utf8")).trim();
  } catch (error) {
    // Kernels without this switch have no file for it.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
