import { channelsFor } from "./channels-for.ts";
import { fixForNoBox } from "./no-box.ts";
import type { Isolation } from "./runner-configuration.ts";
import { startRunner } from "./runner-process.ts";
import { type BoxCommand, SandboxError } from "./sandbox.ts";
import { Slot } from "./slot.ts";

interface HostWarning {
  /** What is missing, in one sentence. */
  problem: string;
  /** The command that mends it, or what to do where no single command does. */
  fix: string;
}

export interface HostSupport {
  /**
   * `root`: namespaces and a user id per slot. `user`: the same inside a user namespace. `none`: no isolated box can be
   * made.
   */
  mode: "root" | "user" | "none";
  /** A box can be made, so that createSandbox works. */
  isIsolated: boolean;
  hasCgroup: boolean;
  /**
   * Boxes can have a /proc of their own. Not for an ordinary user in a container that hides parts of its /proc, as most
   * do: the kernel then refuses to mount another one (mount_too_revealing). No language needs it.
   */
  hasProc: boolean;
  /** What protects the host, for people; empty when there is no box. */
  protections: readonly string[];
  warnings: readonly HostWarning[];
}

/**
 * Finds out what this machine allows by doing it: makes a box, here or through a launcher (./runner-launcher), and runs
 * a program in it. Never rejects.
 */
export async function probeHost(options: { launcher?: string | undefined } = {}): Promise<HostSupport> {
  try {
    const { isolation, hasProc } = await tryBox(options.launcher);
    return {
      mode: isolation.mode,
      isIsolated: true,
      hasCgroup: isolation.hasCgroup,
      hasProc,
      protections: protectionsOf(isolation),
      warnings: cgroupWarnings(isolation),
    };
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    const warning = { problem: `no isolated box can be made: ${error.message}`, fix: await fixForNoBox(error.message) };
    return {
      mode: "none",
      isIsolated: false,
      hasCgroup: false,
      hasProc: false,
      protections: [],
      warnings: [warning],
    };
  }
}

async function tryBox(launcher: string | undefined): Promise<{ isolation: Isolation; hasProc: boolean }> {
  const open = await channelsFor(launcher);
  const { runner, isolation } = await startRunner(open, { tools: [] });
  await runner.stop();
  const slot = new Slot(open, { tools: [] });
  // Any folder does; this one is on every machine, and a probe that is killed leaves nothing behind.
  const folder = "/usr/bin";
  try {
    await expectSeven(slot, folder, { needsProc: false });
    return { isolation, hasProc: await canHaveProc(slot, folder) };
  } finally {
    await slot.stop();
  }
}

async function canHaveProc(slot: Slot, folder: string): Promise<boolean> {
  try {
    await expectSeven(slot, folder, { needsProc: true });
    return true;
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return false;
  }
}

async function expectSeven(slot: Slot, folder: string, options: Pick<BoxCommand, "needsProc">): Promise<void> {
  const report = await slot.run(
    {
      command: ["/bin/sh", "-c", "exit 7"],
      environment: {},
      folder,
      folderAccess: "read-only",
      profile: "native",
      root: "toolchain",
      needsProc: options.needsProc,
      stdinPath: null,
      limits: {
        cpuMs: 5000,
        wallMs: 20_000,
        memoryBytes: 256 << 20,
        outputBytes: 4096,
        errorOutputBytes: 4096,
        processes: 8,
        stackBytes: 8 << 20,
        fileBytes: 4096,
      },
    },
    undefined,
  );
  if (report.end.kind === "exited" && report.end.code === 7) return;
  throw new SandboxError(`a trivial program ended with ${JSON.stringify(report.end)} instead of code 7`);
}

function protectionsOf({ mode, hasCgroup }: Isolation): string[] {
  return [
    "own process, mount, network, ipc and host name spaces for every run",
    "a read-only root with nothing but the tool chain, at places that say nothing of this machine",
    mode === "user"
      ? "a user namespace: no program has any right on the host"
      : "a user id of its own for every runner, and a user namespace for its programs where the host allows one",
    "a list of allowed system calls: no network, no tracing, no mounts, no other program or process in judged runs",
    "limits of time, memory, output, files, processes and descriptors",
    hasCgroup
      ? "cgroup v2: the kernel itself ends a box at its memory limit, and counts what it keeps for it"
      : "memory is looked at every 5 ms, and every 0.25 ms near the limit; what could be held unseen is refused",
  ];
}

function cgroupWarnings(isolation: Isolation): HostWarning[] {
  if (isolation.hasCgroup) return [];
  const late =
    isolation.mode === "root"
      ? "a box may pass its limit by some megabytes before it is ended"
      : "a box may pass its limit by some megabytes before it is ended, and by more where this machine has too much to do";
  const problem = `memory limits are kept by looking, not by the kernel: ${late} (${isolation.cgroupReason})`;
  return [{ problem, fix: fixForNoCgroup(isolation) }];
}

function fixForNoCgroup({ mode, cgroupReason }: Isolation): string {
  if (/has no cgroup v2|has no \w+ controller/.test(cgroupReason)) {
    return "boot the host with the kernel parameter systemd.unified_cgroup_hierarchy=1";
  }
  return mode === "user"
    ? "systemd-run --user --scope -p Delegate=yes npm start, or in a service of systemd: Delegate=yes"
    : "let this process write to a cgroup of its own (systemd: Delegate=yes; in a container: mount /sys/fs/cgroup writable)";
}
