import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/*
 * What a monitoring system reads at /metrics, in the text form of Prometheus. Names and labels are few and fixed: a
 * label is never something that a caller chooses.
 */

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const VERDICT_SECONDS = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30, 60, 120];

export interface Metrics {
  registry: Registry;
  /** One answered request: the route as it is written in the contract, never the address that was asked. */
  requests: Counter<"method" | "route" | "status">;
  requestSeconds: Histogram<"method" | "route">;
  /** From the moment a program is kept to its verdict, by what for, as far as somebody waited for it. */
  verdictSeconds: Histogram<"purpose">;
  /** A figure that is asked for when somebody reads the metrics. */
  gauge: (input: { name: string; help: string; read: () => number | Promise<number> }) => void;
  /** Several at once, by one label. */
  gauges: <Label extends string>(input: {
    name: string;
    help: string;
    label: Label;
    read: () => Promise<Iterable<readonly [string, number]>>;
  }) => void;
  /** The same for what only grows, and is counted elsewhere. */
  counters: <Label extends string>(input: {
    name: string;
    help: string;
    label: Label;
    read: () => Promise<Iterable<readonly [string, number]>>;
  }) => void;
}

/** With Node's own figures: CPU, memory, event loop lag, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: "verdict_http_requests_total",
      help: "Answered requests",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "verdict_http_request_seconds",
      help: "Time from a request to its answer; calls that wait for a verdict include the waiting",
      labelNames: ["method", "route"],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    verdictSeconds: new Histogram({
      name: "verdict_verdict_seconds",
      help: "Time from the moment a program is kept to its verdict, as far as somebody waited for it at this server",
      labelNames: ["purpose"],
      buckets: VERDICT_SECONDS,
      registers,
    }),
    gauge({ name, help, read }) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    gauges({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          for (const [value, figure] of await read()) this.labels(value).set(figure);
        },
      });
    },
    counters({ name, help, label, read }) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          for (const [value, total] of await read()) this.labels(value).inc(total);
        },
      });
    },
  };
}
