import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";

/** A database that takes longer than this to say one is as good as down for a load balancer. */
const READY_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export function registerHealth(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("the database is slow")), READY_WITHIN_MS).unref();
    });
    try {
      await Promise.race([context.pool.query("select 1"), timeout]);
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "Not ready");
      return reply.code(503).send({ status: "not ready" });
    }
  });
}
