import { hash, timingSafeEqual } from "node:crypto";
import { BOX_EVENTS, type BoxEvent } from "@verdict/contract/jobs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KindFacts } from "../judging/queue-facts.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { isForOthers, isFromThisMachine } from "../platform/http/from-this-machine.ts";
import { waitingFor } from "../platform/postgres/pool.ts";
import type { HealthWatch } from "./health-watch.ts";
import { readinessOf } from "./readiness.ts";

type Context = Pick<AppContext, "config" | "metrics" | "pool">;

/**
 * `/metrics`, in the text form of Prometheus. Read by whoever has METRICS_TOKEN, or without one, where PUBLIC_URL names
 * this machine itself, by this machine; for everybody else it does not exist, since the figures tell how many people
 * are here and what they do.
 */
export function registerMetrics(app: FastifyInstance, context: Context, watch: Pick<HealthWatch, "health">): void {
  measureRequests(app, context);
  measureServer(app, context);
  measureQueue(context, watch);
  measureBoxes(context, watch);
  const { registry } = context.metrics;
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, context.config)) throw new DomainError("not_found", "Not found");
    reply.type(registry.contentType).header("cache-control", "no-store");
    return registry.metrics();
  });
}

function mayRead(request: FastifyRequest, config: Context["config"]): boolean {
  const { metricsToken: token } = config;
  if (token === null) return !isForOthers(config) && isFromThisMachine(request);
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));
}

/** Finding the row of some labels is the dearest part of counting a request, so each is found once. */
function measureRequests(app: FastifyInstance, { metrics }: Context): void {
  const rowsOf = (method: string, route: string, status: string) => ({
    count: metrics.requests.labels(method, route, status),
    seconds: metrics.requestSeconds.labels(method, route),
  });
  const rows = new Map<string, ReturnType<typeof rowsOf>>();
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    // What has no route is one row, or every scanner of the web would add its own.
    const route = request.is404 ? "none" : (request.routeOptions.url ?? "none");
    const key = `${method} ${reply.statusCode} ${route}`;
    let row = rows.get(key);
    if (row === undefined) {
      row = rowsOf(method, route, String(reply.statusCode));
      rows.set(key, row);
    }
    row.count.inc();
    row.seconds.observe(reply.elapsedTime / 1000);
    done();
  });
}

function measureServer(app: FastifyInstance, { metrics, pool }: Context): void {
  metrics.gauge({
    name: "verdict_requests_in_flight",
    help: "Requests that are being answered, those that wait for a verdict included",
    read: () => app.requestsInFlight(),
  });
  metrics.gauge({
    name: "verdict_connections",
    help: "Open connections of browsers and proxies",
    read: () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))),
  });
  metrics.gauges({
    name: "verdict_database_connections",
    help: "Connections of this server's pool, by state; waiting: requests that wait for one",
    label: "state",
    read: async () => [
      ["idle", pool.idleCount],
      ["busy", pool.totalCount - pool.idleCount],
      ["waiting", waitingFor(pool)],
    ],
  });
}

/** The same at every web server: take the maximum, not the sum. */
function measureQueue({ metrics }: Context, watch: Pick<HealthWatch, "health">): void {
  const byKind = (figure: keyof KindFacts) => async () =>
    [...((await watch.health()).queue?.kinds ?? [])].map(([kind, facts]) => [kind, facts[figure]] as const);
  metrics.gauge({
    name: "verdict_ready",
    help: "1 when /readyz answers 200: reading and writing work, and nothing waits that no judge takes",
    read: async () => (readinessOf(await watch.health()).isReady ? 1 : 0),
  });
  metrics.gauge({
    name: "verdict_judges",
    help: "Judge processes that are alive",
    read: async () => (await watch.health()).queue?.judges ?? 0,
  });
  metrics.gauges({
    name: "verdict_queue_waiting",
    help: "Jobs that wait for a judge",
    label: "kind",
    read: byKind("waiting"),
  });
  metrics.gauges({
    name: "verdict_queue_running",
    help: "Jobs that are being judged",
    label: "kind",
    read: byKind("running"),
  });
  metrics.gauges({
    name: "verdict_queue_oldest_seconds",
    help: "How long the oldest job waits that a judge could have taken",
    label: "kind",
    read: byKind("oldestSeconds"),
  });
}

/** Of all judges, and the same at every web server. */
function measureBoxes({ metrics }: Context, watch: Pick<HealthWatch, "health">): void {
  metrics.counters({
    name: "verdict_boxes_total",
    help: "Boxes of judges by what became of them: exited, signaled, ended by a limit (cpu, wall, memory, output), or failed: the machine could not make or keep the box",
    label: "end",
    read: async () => [...(await boxesOf(watch))].filter(([event]) => event !== "runner-replaced"),
  });
  metrics.counters({
    name: "verdict_runner_events_total",
    help: "Runners of judges (what makes the boxes) that died and were replaced",
    label: "event",
    read: async () => [["replaced", (await boxesOf(watch)).get("runner-replaced") ?? 0]],
  });
}

async function boxesOf(watch: Pick<HealthWatch, "health">): Promise<ReadonlyMap<BoxEvent, number>> {
  const told = (await watch.health()).queue?.boxes;
  return new Map(BOX_EVENTS.map((event) => [event, told?.get(event) ?? 0]));
}
