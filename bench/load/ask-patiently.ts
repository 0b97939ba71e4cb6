import { setTimeout as sleep } from "node:timers/promises";
import type { Answered, Asked, Connection } from "../send-load.ts";

/**
 * As pages do: what is refused for now (503) is asked again after a moment, `onRefused` each time. The time of all tries
 * counts.
 */
export async function askPatiently(connection: Connection, asked: Asked, onRefused: () => void): Promise<Answered> {
  const startedAt = performance.now();
  for (;;) {
    const answered = await connection.ask(asked);
    if (answered.status !== 503) return { ...answered, ms: performance.now() - startedAt };
    onRefused();
    await sleep(1_000 + Math.random() * 1_000);
  }
}

/** Throws when there is an answer other than 200 among them. */
export function refuseFailures(answers: readonly Answered[]): void {
  const failed = answers.filter(({ status }) => status !== 200);
  const [first] = failed;
  if (first !== undefined)
    throw new Error(`${failed.length} answers other than 200, as ${first.name}: ${first.status}`);
}
