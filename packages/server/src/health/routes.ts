import type { VideoStoreState } from "@verdict/contract/site-status";
import type { FastifyInstance } from "fastify";
import type { QueueFacts } from "../judging/queue-facts.ts";
import type { HealthWatch } from "./health-watch.ts";

/** Runs and submissions are judged within seconds of their turn; after this time judges are there but do not work. */
const STALLED_SECONDS = 60;

/** `ok`; `no judge`: what comes is kept and waits; `stalled`: judges live, but nobody takes the oldest job. */
type JudgingState = "ok" | "no judge" | "stalled" | "unknown";

/**
 * `/healthz`: the process lives. `/readyz`: reading and writing work, which is what a load balancer needs to know. A
 * site without a judge stays up, since taking it down would judge nothing sooner; it says so, here and in the metrics.
 * `videos` is told where they are in a bucket.
 */
export function registerHealth(
  app: FastifyInstance,
  watch: Pick<HealthWatch, "health">,
  videoStore: () => VideoStoreState | null,
): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const { database, queue } = await watch.health();
    const isReady = database === "ok";
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    const videos = videoStore();
    return {
      status: isReady ? "ready" : "not ready",
      database,
      judging: judgingState(queue),
      ...(videos === null ? {} : { videos }),
    };
  });
}

function judgingState(queue: QueueFacts | null): JudgingState {
  if (queue === null) return "unknown";
  if (queue.judges === 0) return "no judge";
  const inATurn = [queue.kinds.get("run"), queue.kinds.get("submit")];
  return inATurn.some((kind) => (kind?.oldestSeconds ?? 0) > STALLED_SECONDS) ? "stalled" : "ok";
}
