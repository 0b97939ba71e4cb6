import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { Opened } from "./tolerant-reader.ts";

/**
 * Measured growth: a judge runs a program on growing inputs of the problem's generators and says how its CPU time
 * grows. Hidden tests play no part in it. The task is that of any study (studies.ts); the job's kind is `growth`.
 */

/**
 * From the slowest growing one to the fastest; whoever reads the input takes time like n at least. `n` stands for the
 * size that was made to grow, whatever its name is.
 */
export const GrowthOrder = z.enum(["n", "n log n", "n√n", "n²", "n² log n", "n³", "n⁴"]);
export type GrowthOrder = z.infer<typeof GrowthOrder>;

/**
 * What a curve says. `power`: about n^exponent, which lies from `low` to `high` with what a machine's caches do to it;
 * the orders from `from` to `to` are those that agree with it, or its two neighbours where none does. `exponential`:
 * faster than any power. `unknown`, the evidence is not enough: `fast`, the program takes hardly longer than nothing;
 * `few`, there are too few sizes that it ends on (`isCutShort`: or the time for measuring was over before more were
 * tried); `uneven`, the times follow no curve closely enough; `other`, they grow so slowly with the size that something
 * else than it must be what they depend on.
 */
export const Growth = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("power"),
    from: GrowthOrder,
    to: GrowthOrder,
    exponent: z.number(),
    low: z.number(),
    high: z.number(),
  }),
  z.object({ kind: z.literal("exponential") }),
  z.object({
    kind: z.literal("unknown"),
    reason: z.enum(["fast", "few", "uneven", "other"]),
    isCutShort: z.optional(z.boolean()),
  }),
]);
export type Growth = z.infer<typeof Growth>;

/** The least CPU time of several runs on one input of this size, in milliseconds. */
const Point = z.object({ size: z.number(), cpuMs: z.number() });
export type GrowthPoint = z.infer<typeof Point>;

/**
 * One program's times. `idleMs` is what it takes on the smallest input, `line` the curve that was fitted, up to the
 * full size; empty where nothing fits. `atFull`: the time at the problem's full size, measured or calculated (null
 * where it cannot be). `failed`: the smallest size that was tried on which the program did not end well, and not for
 * its time. `isGrowthInterpreted`: the growth is that of runs by the language's interpreter, which keeps its speed, and
 * `isGrowthCounted`: it is that of the program's steps, which were counted; all times are those of ordinary runs.
 */
export const GrowthCurve = z.object({
  idleMs: z.number(),
  points: z.array(Point),
  growth: Growth,
  line: z.array(Point),
  atFull: z.nullable(z.object({ isMeasured: z.boolean(), low: z.number(), best: z.number(), high: z.number() })),
  failed: z.nullable(z.object({ size: z.number(), reason: z.string() })),
  isGrowthInterpreted: z.optional(z.boolean()),
  isGrowthCounted: z.optional(z.boolean()),
});
export type GrowthCurve = z.infer<typeof GrowthCurve>;

/**
 * `measured`: `word` names what grows, as the problem's generators name it (`n`, or `h·w` for what has two sides), up
 * to `full`; `limitMs` is the time limit in the program's language; `command` made the inputs on which the program is
 * slowest, and is for people who may see the generators. `nothing`: no generator makes inputs that can grow, or the
 * program ends well on none of them; `isCutShort`: or the time was over before it was run on any.
 */
const effort = { runs: z.number(), elapsedMs: z.number() };
export const GrowthResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("measured"),
    word: z.string(),
    full: z.number(),
    limitMs: z.number(),
    command: z.string(),
    own: GrowthCurve,
    reference: z.nullable(GrowthCurve),
    ...effort,
  }),
  z.object({ kind: z.literal("nothing"), isCutShort: z.optional(z.boolean()), ...effort }),
]);
export type GrowthResult = z.infer<typeof GrowthResult>;

const ToldPoint = z.object({ size: z.number(), seconds: z.number() });
/** As in GrowthCurve, in seconds. `failedFrom`: the smallest size on which the program did not end well. */
export const ToldCurve = z.object({
  points: z.array(ToldPoint),
  line: z.array(ToldPoint),
  growth: Growth,
  atFull: z.nullable(z.object({ isMeasured: z.boolean(), low: z.number(), best: z.number(), high: z.number() })),
  failedFrom: z.nullable(z.number()),
  isGrowthInterpreted: z.optional(z.boolean()),
  isGrowthCounted: z.optional(z.boolean()),
});
export type ToldCurve = z.infer<typeof ToldCurve>;

/** As in GrowthResult, in seconds. */
const told = { runs: z.number(), seconds: z.number() };
export const MeasuredGrowth = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("measured"),
    word: z.string(),
    full: z.number(),
    limit: z.number(),
    own: ToldCurve,
    reference: z.nullable(ToldCurve),
    ...told,
  }),
  z.object({ kind: z.literal("nothing"), isCutShort: z.optional(z.boolean()), ...told }),
]);
export type MeasuredGrowth = z.infer<typeof MeasuredGrowth>;

/**
 * The event `measured` of a measuring that the client asked for as `text/event-stream`; last comes `result` or `error`.
 */
export const MeasuredEvent = z.object({
  program: z.enum(["own", "reference"]),
  runs: z.number(),
  word: z.string(),
  size: z.number(),
  full: z.number(),
  seconds: z.number(),
});
export type MeasuredEvent = z.infer<typeof MeasuredEvent>;

export const measureGrowth = endpoint({
  method: "POST",
  path: "/submission/growth/{submissionId}",
  access: "user",
  response: MeasuredGrowth,
  summary: "Measure how the time of one of the user's own submissions grows with its input",
});
export const measuredGrowth = endpoint({
  method: "GET",
  path: "/submission/growth/{submissionId}",
  access: "user",
  response: z.object({
    /** Whether a measuring may be asked for: the submission runs, and its problem says how to make inputs. */
    isOffered: z.boolean(),
    /** There where nothing can be measured, whatever the verdict: why. */
    whyNot: z.optional(z.string()),
    /** What the last one has measured; null when there was none lately. */
    found: z.nullable(MeasuredGrowth),
  }),
  summary: "What the last measuring of an own submission's growth has found",
});

/** An order with the name of what grows: `q log q`, `(h·w)²`. */
export function orderText(order: string, word: string): string {
  const name = word.includes("·") && order !== "n" ? `(${word})` : word;
  return order.replaceAll("n", name);
}

const UNKNOWN: Readonly<Record<string, string>> = {
  other: "not enough evidence: its time depends on something else than the size",
  fast: "too fast to measure its growth",
  few: "not enough evidence: it ends on too few sizes",
  uneven: "not enough evidence: its times follow no curve closely enough",
};
const CUT_SHORT = "not enough evidence: the time for measuring was over before enough sizes were tried";

/** In a few words: `about n²`, `between n and n log n`. */
export function growthText(growth: Opened<Growth>, word: string): string {
  switch (growth.kind) {
    case "power": {
      const { from, to } = growth;
      if (from === to) return `about ${orderText(from, word)}`;
      return `between ${orderText(from, word)} and ${orderText(to, word)}`;
    }
    case "exponential":
      return `faster than any power of ${word}`;
    case "unknown":
      if (growth.reason === "few" && growth.isCutShort === true) return CUT_SHORT;
      return UNKNOWN[growth.reason] ?? "not enough evidence";
    default:
      return growth satisfies never;
  }
}
