import type { CompanionTask } from "@verdict/contract/companion";
import type { Opened } from "@verdict/contract/tolerant-reader";

/** Where editors and tools listen for Competitive Companion: the list in its documentation. */
const COMPANION_PORTS: readonly number[] = [1327, 4244, 6174, 10_042, 10_043, 10_045, 27_121];
/** A listener on this machine answers at once, or is none. */
const ANSWER_MS = 1_000;

/** Hands the task to everybody who listens on this machine, and returns the ports of those who took it. */
export async function sendToListeners(
  task: Opened<CompanionTask>,
  ports: readonly number[] = COMPANION_PORTS,
): Promise<number[]> {
  const taken = await Promise.all(ports.map((port) => isTaken(task, port)));
  return ports.filter((_port, index) => taken[index]);
}

async function isTaken(task: Opened<CompanionTask>, port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(task),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    // Nobody there, or somebody who does not speak HTTP or does not answer.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
