import * as z from "zod/mini";
import { AuthorProgram, Parameters, Validators } from "./author-programs.ts";
import { endpoint } from "./endpoint.ts";
import { OutputChecker } from "./judging.ts";
import { Verdict } from "./verdict.ts";

/*
 * Stress: a program against a brute force, on inputs that a generator makes, until the problem's checker tells their
 * outputs apart.
 */

export const STRESS_TRIES_MAX = 500;
export const STRESS_SECONDS_MAX = 60;
/** Of each input and each output. Whoever debugs a program wants to read them. */
export const STRESS_TEXT_BYTES_MAX = 64 * 1024;
const TRIES_TEXT = `Between 1 and ${STRESS_TRIES_MAX} tries`;
const SECONDS_TEXT = `Between 1 and ${STRESS_SECONDS_MAX} seconds`;

/**
 * The generator reads `parameters` with `firstSeed`, `firstSeed` + 1, … in them. Limits are the program's, in the units
 * of the problem's form; the other programs get 10 s and 1 GiB. `problemId`: of a stored problem whose package adds
 * files to each program.
 */
export const StressBody = z.object({
  program: AuthorProgram,
  bruteForce: AuthorProgram,
  generator: AuthorProgram,
  parameters: Parameters,
  validators: Validators,
  checker: OutputChecker,
  timeLimitSeconds: z.number().check(z.minimum(0.1), z.maximum(60)),
  memoryLimitMegabytes: z.int().check(z.minimum(16), z.maximum(2048)),
  problemId: z.optional(z.string()),
  firstSeed: z.int("The first seed must be a whole number").check(z.minimum(0, "The first seed must not be negative")),
  tries: z.int(TRIES_TEXT).check(z.minimum(1, TRIES_TEXT), z.maximum(STRESS_TRIES_MAX, TRIES_TEXT)),
  seconds: z.number(SECONDS_TEXT).check(z.minimum(1, SECONDS_TEXT), z.maximum(STRESS_SECONDS_MAX, SECONDS_TEXT)),
});
export type StressBody = z.infer<typeof StressBody>;

/** What was done: so many seeds, of which so many gave different inputs, in so many seconds. */
const effort = { tries: z.number(), inputs: z.number(), seconds: z.number() };

/**
 * `differs`: on the smallest of the inputs found, which the generator made of `seed`; `expected` is the brute force's
 * output, `verdict` the program's (a crash or the time limit count as well). `stopped`: the generator, a validator or
 * the brute force failed, which `reason` says in a sentence; `input` is empty where there is none yet. `none`: they
 * never differed; `isCutShort` when time or room was over before all tries were made.
 */
export const StressResult = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("differs"),
    seed: z.number(),
    line: z.string(),
    input: z.string(),
    expected: z.string(),
    output: z.string(),
    errorOutput: z.string(),
    verdict: Verdict,
    reason: z.string(),
    ...effort,
  }),
  z.object({
    kind: z.literal("stopped"),
    seed: z.number(),
    line: z.string(),
    input: z.string(),
    reason: z.string(),
    ...effort,
  }),
  z.object({ kind: z.literal("none"), isCutShort: z.boolean(), ...effort }),
]);
export type StressResult = z.infer<typeof StressResult>;

/** The event `tried` of a call that asks for `text/event-stream`; last comes `result` or `error`. */
export const StressTriedEvent = z.object(effort);
export type StressTriedEvent = z.infer<typeof StressTriedEvent>;

export const stressProgram = endpoint({
  method: "POST",
  path: "/problem/stress",
  access: "admin",
  body: StressBody,
  response: StressResult,
  summary: "Run a program against a brute force on generated inputs until their outputs differ",
});
