import type { VideoStoreState } from "@verdict/contract/site-status";
import type { FastifyInstance } from "fastify";
import type { HealthWatch } from "./health-watch.ts";
import { readinessOf } from "./readiness.ts";

/**
 * `/healthz`: the process lives. `/readyz`: people can work here. `/readyz/web`: reading and writing work, which is
 * what a load balancer needs to know: a site without a judge stays up, since taking it down would judge nothing sooner.
 * A server that has begun to stop is not ready. `videos` is told where they are in a bucket.
 */
export function registerHealth(
  app: FastifyInstance,
  watch: Pick<HealthWatch, "health">,
  videoStore: () => VideoStoreState | null,
): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const health = await watch.health();
    const { isReady: canWork, judging } = readinessOf(health);
    const isReady = canWork && !app.isLeaving();
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    const videos = videoStore();
    return {
      status: isReady ? "ready" : "not ready",
      database: health.database,
      judging,
      ...(videos === null ? {} : { videos }),
    };
  });
  app.get("/readyz/web", async (_request, reply) => {
    const { database } = await watch.health();
    const isReady = database === "ok" && !app.isLeaving();
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    return { status: isReady ? "ready" : "not ready", database };
  });
}
