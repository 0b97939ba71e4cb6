import type { BoxCommand, RunReport, Sandbox } from "@verdict/sandbox/sandbox";

/**
 * On a machine with too much to do a command may reach its waiting limit while it wants to compute (seen with 24
 * processes on 2 cores: an eighth of the time). The kernel counts how long it was ready and did not get a processor;
 * one that spent most of its time so gets a second run with more patience. One that slept does not: it has held its
 * slot long enough.
 */
const PATIENT_FACTOR = 5;

export async function runPatiently(
  { sandbox, signal }: { sandbox: Pick<Sandbox, "run">; signal: AbortSignal },
  command: BoxCommand,
): Promise<RunReport> {
  const first = await sandbox.run(command, signal);
  if (!wasStarved(first)) return first;
  const { limits } = command;
  return await sandbox.run({ ...command, limits: { ...limits, wallMs: PATIENT_FACTOR * limits.wallMs } }, signal);
}

/** Where the kernel does not count it, computing for so much of the time stands for it. */
const COMPUTING_SHARE = 0.25;

export function wasStarved({ end, cpuMs, wallMs, waitedForProcessorMs }: RunReport): boolean {
  if (end.kind !== "limit" || end.limit !== "wall") return false;
  return waitedForProcessorMs === null ? cpuMs > COMPUTING_SHARE * wallMs : waitedForProcessorMs > wallMs / 2;
}
