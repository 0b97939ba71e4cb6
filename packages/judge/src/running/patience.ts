import type { BoxCommand, BoxLimits, RunReport, Sandbox, TalkerReport } from "@verdict/sandbox/sandbox";
import { BeginAnew } from "./begin-anew.ts";
import type { HeldSlot } from "./slot-queue.ts";

/**
 * On a machine with too much to do a command may reach its waiting limit while it wants to compute (seen with 24
 * processes on 2 cores: an eighth of the time). The kernel counts how long it was ready and did not get a processor;
 * one that spent most of its time so gets a second run with more patience. One that slept does not: it has held its
 * slot long enough. Where others wait for its slot they come first, and it begins anew behind them.
 */
const PATIENT_FACTOR = 5;
/** So no command has more than its own waiting limit, this, and its own once more. */
const MOST_MORE_MS = 120_000;

export interface PatientContext {
  sandbox: Pick<Sandbox, "run">;
  signal: AbortSignal;
  /** Left out where nobody waits for the slot. */
  mayTakeLonger?: HeldSlot["mayTakeLonger"];
}

/** Throws BeginAnew for a command that was starved while others wait. */
export async function runPatiently(
  { sandbox, signal, mayTakeLonger = () => true }: PatientContext,
  command: BoxCommand,
): Promise<RunReport> {
  const first = await sandbox.run(command, signal);
  if (!wasStarved(first)) return first;
  if (!mayTakeLonger()) throw new BeginAnew("the machine had no processor free");
  return await sandbox.run({ ...command, limits: patient(command.limits) }, signal);
}

export function patient(limits: BoxLimits): BoxLimits {
  return { ...limits, wallMs: Math.min(PATIENT_FACTOR * limits.wallMs, limits.wallMs + MOST_MORE_MS) };
}

/** Where the kernel does not count it, computing for so much of the time stands for it. */
const COMPUTING_SHARE = 0.25;

export function wasStarved({ end, cpuMs, wallMs, waitedForProcessorMs }: Omit<TalkerReport, "stderr">): boolean {
  if (end.kind !== "limit" || end.limit !== "wall") return false;
  return waitedForProcessorMs === null ? cpuMs > COMPUTING_SHARE * wallMs : waitedForProcessorMs > wallMs / 2;
}
