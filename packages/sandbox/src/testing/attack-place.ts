/**
 * Where attacks are tried: as root and as an ordinary user, each with control groups of version 2 and without. What the
 * machine of the tests cannot offer, a user-mode Linux can. Whether a place is what it should be is found by going
 * there.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runAsOrdinaryUser, runAsRoot, runWithDelegatedCgroup, runWithoutCgroups } from "./ordinary-user.ts";
import { type Guest, runInUserModeLinux } from "./user-mode-linux.ts";

/** What one attack came to; no problems means: defended. */
interface AttackResult {
  name: string;
  problems: string[];
}

export interface AttackPlace {
  kind: "this machine" | "user-mode-linux";
  /** Tries the attacks of these names; all where there are none. */
  run(names: readonly string[]): Promise<AttackResult[]>;
}

export type Situation = Pick<Guest, "user" | "hasCgroup">;

/** Booting and saying what the guest is takes 2 s, and a minute on a crowded machine. A kernel that panics never ends. */
const PROBE_SECONDS = 300;

type RunScript = (script: string, args: readonly string[]) => Promise<string>;

const SCRIPT = "src/hostile/all-attacks-main.ts";
/** No attack's name: the script then says where it is, and tries nothing. */
const NONE = "none";

/** The first place that is as wanted, or why there is none. */
export async function findPlace(wanted: Situation): Promise<AttackPlace | { missing: string }> {
  const reasons: string[] = [];
  for (const { kind, run } of candidates(wanted)) {
    const reason = await whyNot(run, wanted);
    if (reason === undefined) return { kind, run: async (names) => (await read(run, names)).results };
    reasons.push(`${kind}: ${reason}`);
  }
  return { missing: reasons.join("; ") };
}

function candidates(wanted: Situation): { kind: AttackPlace["kind"]; run: RunScript }[] {
  return [
    ...nativeCandidates(wanted).map((run) => ({ kind: "this machine" as const, run })),
    { kind: "user-mode-linux", run: runInGuest(wanted) },
  ];
}

function runInGuest(wanted: Situation): RunScript {
  return (script, args) => {
    const guest = args.includes(NONE) ? { ...wanted, seconds: PROBE_SECONDS } : wanted;
    return runInUserModeLinux(guest, script, args);
  };
}

function nativeCandidates({ user, hasCgroup }: Situation): RunScript[] {
  if (process.getuid?.() !== 0) return user === "root" ? [] : [runHere];
  if (user === "root") return [hasCgroup ? runAsRoot : runWithoutCgroups];
  return [hasCgroup ? runWithDelegatedCgroup : runAsOrdinaryUser];
}

async function whyNot(run: RunScript, wanted: Situation): Promise<string | undefined> {
  try {
    const { host } = await read(run, [NONE]);
    if (host.mode !== (wanted.user === "root" ? "root" : "user")) return `the isolation is "${host.mode}"`;
    if (host.hasCgroup !== wanted.hasCgroup) return `${host.hasCgroup ? "with" : "without"} cgroup v2`;
    if (!host.hasProc) return "boxes get no /proc of their own";
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The rest is a console, which does not fit into the name of a test.
    if (reason.includes("\n")) console.warn(reason);
    return reason.split("\n")[0];
  }
}

async function read(run: RunScript, args: readonly string[]) {
  const [first = "", ...lines] = (await run(SCRIPT, args)).trim().split("\n");
  const host = JSON.parse(first) as { mode: string; hasCgroup: boolean; hasProc: boolean };
  return { host, results: lines.map((line) => JSON.parse(line) as AttackResult) };
}

const runHere: RunScript = async (script, args) => {
  const path = fileURLToPath(new URL(`../../${script}`, import.meta.url));
  return (await promisify(execFile)(process.execPath, [path, ...args], { maxBuffer: 16 << 20 })).stdout;
};
