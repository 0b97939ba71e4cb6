import type { Acceptance } from "@verdict/contract/submissions";
import { firstThatFit } from "../platform/http/most-bytes.ts";

/** Every visitor of the list asks, and counting goes through all submissions: once a minute is enough. */
const MAX_AGE_MS = 60_000;

/** Keeps the last count for a minute; concurrent readers wait for one count. */
export function createAcceptanceCount(
  countAccepted: () => Promise<Acceptance[]>,
): () => Promise<readonly Acceptance[]> {
  let current: { countedAtMs: number; rows: Promise<readonly Acceptance[]> } | null = null;
  return () => {
    if (current !== null && performance.now() - current.countedAtMs < MAX_AGE_MS) return current.rows;
    const counting = { countedAtMs: performance.now(), rows: countAccepted().then((rows) => firstThatFit(rows)) };
    current = counting;
    // A failed count must not stay. Its error reaches the readers through the same promise.
    counting.rows.catch(() => {
      if (current === counting) current = null;
    });
    return counting.rows;
  };
}
