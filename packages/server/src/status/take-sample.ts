import { readQueueFacts } from "../judging/queue-facts.ts";
import type { AppContext } from "../platform/context.ts";
import { addSample } from "./store.ts";

/**
 * The chore that keeps what the plots of the admins' page show: this server's requests since the last time, and how the
 * site stands.
 */
export function createSampling(context: Pick<AppContext, "pool" | "metrics">): () => Promise<void> {
  let told = { requests: 0, failures: 0 };
  return async () => {
    const { kinds, judges } = await readQueueFacts(context.pool);
    const stands = [...kinds.values()];
    const counted = await countRequests(context);
    await addSample(context.pool, {
      waiting: stands.reduce((sum, { waiting }) => sum + waiting, 0),
      running: stands.reduce((sum, { running }) => sum + running, 0),
      oldestSeconds: Math.max(0, ...stands.map(({ oldestSeconds }) => oldestSeconds)),
      judges,
      requests: counted.requests - told.requests,
      failures: counted.failures - told.failures,
    });
    told = counted;
  };
}

/** Since this server's start. A failure is ours: a status of 500 and more. */
async function countRequests({
  metrics,
}: Pick<AppContext, "metrics">): Promise<{ requests: number; failures: number }> {
  const { values } = await metrics.requests.get();
  const sum = (rows: typeof values) => rows.reduce((all, { value }) => all + value, 0);
  return { requests: sum(values), failures: sum(values.filter(({ labels }) => Number(labels.status) >= 500)) };
}
