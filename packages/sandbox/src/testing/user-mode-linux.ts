import { execFile } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ORDINARY_USER } from "./ordinary-user.ts";
import { COPIED_NODE, COPY_MOUNT, copied, withPackageCopy } from "./package-copy.ts";

const PROGRAM = "/usr/bin/linux.uml";
/** Twice the largest limit of an attack. Only what the guest touches is taken from the host. */
const MEMORY_MEGABYTES = 2048;
/** A panic's stack and the words before it. */
const SHOWN_CHARACTERS = 4000;

export interface Guest {
  user: "root" | "ordinary user";
  hasCgroup: boolean;
  /** It is ended after that long; GUEST_SECONDS when left out. */
  seconds?: number;
}

/**
 * All attacks took 87 s beside a second guest on one machine with two cores (2026-11-21), and on another more than 600
 * at a load of 9, and 400 alone (2026-11-24). So only thorough tests try all of them there.
 */
export const GUEST_SECONDS = 1500;

/** Why there can be no guest on this machine, or null. */
export async function whyNoGuest(): Promise<string | null> {
  return await access(PROGRAM).then(
    () => null,
    () => "user-mode-linux is not installed (Debian: apt-get install user-mode-linux)",
  );
}

/**
 * Boots a Linux 6.1 (Debian package user-mode-linux) for one script of this package and returns what that printed. Its
 * system calls take several times as long as the host's. Rejects with the guest's own words when it does not boot or
 * not end in time, or when the script fails.
 */
export async function runInUserModeLinux(guest: Guest, script: string, args: readonly string[]): Promise<string> {
  const missing = await whyNoGuest();
  if (missing !== null) throw new Error(missing);
  const owner = process.getuid?.() === 0 ? ORDINARY_USER : undefined;
  const folder = await mkdtemp(join(tmpdir(), "verdict-guest-"));
  try {
    await chmod(folder, 0o755);
    const results = join(folder, "results");
    const mountPoint = join(folder, "root");
    await mkdir(mountPoint);
    await mkdir(results);
    await chmod(results, 0o777);
    const console = await withPackageCopy(owner, async (copy) => {
      await compileWideRegisters(copy);
      return await boot(guest.seconds ?? GUEST_SECONDS, [
        ...(owner === undefined ? ["--user", "--map-root-user"] : []),
        ...["--mount", "--pid", "--fork", "--kill-child"],
        ...["sh", join(import.meta.dirname, "user-mode-linux/jail.sh"), mountPoint, copy, COPY_MOUNT, results],
        ...[String(owner ?? "-"), String(MEMORY_MEGABYTES), copied("src/testing/user-mode-linux/guest.sh")],
        ...[guest.hasCgroup ? "with" : "without", guest.user === "root" ? "0" : String(ORDINARY_USER)],
        [COPIED_NODE, copied(script), ...args].join(","),
      ]);
    });
    const [output, errors, code] = await Promise.all(["output", "errors", "code"].map((name) => text(results, name)));
    if (code?.trim() === "0") return output ?? "";
    const how = code === "" ? "the guest did not get to the end" : `the guest ended with code ${code?.trim()}`;
    throw new Error(
      [how, console.slice(-SHOWN_CHARACTERS), errors, output?.slice(-SHOWN_CHARACTERS)].join("\n").trim(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without it no guest boots on a processor that is newer than the guest's kernel. */
async function compileWideRegisters(folder: string): Promise<void> {
  const source = join(import.meta.dirname, "user-mode-linux/wide-registers.c");
  await promisify(execFile)("gcc", ["-O1", "-shared", "-fPIC", source, "-o", join(folder, "wide-registers.so")]);
}

/** Returns the console. A guest that panics keeps running, and nothing but its time limit ends it. */
function boot(seconds: number, command: readonly string[]): Promise<string> {
  const options = { env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" }, cwd: "/", maxBuffer: 16 << 20 };
  // Not the timer of this process: the guest ends also when this process was killed.
  const limited = ["--signal=KILL", String(seconds), "unshare", ...command];
  return new Promise((resolve) => {
    const child = execFile("timeout", limited, options, (error, stdout, stderr) => {
      resolve(`${stdout}${stderr}${error === null ? "" : error.message}`);
    });
    child.stdin?.end();
  });
}

async function text(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
}
