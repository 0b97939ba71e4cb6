import * as z from "zod/mini";
import type { GrowthResult } from "./growth.ts";
import { JudgeLimits, OutputChecker } from "./judging.ts";
import { LanguageId } from "./language.ts";
import type { SmallestResult } from "./smallest.ts";

/**
 * Studies: what a judge is asked about a program beside its verdict. It looks for the smallest input on which the
 * program fails (smallest.ts), or measures how its time grows (growth.ts), with inputs that it makes itself. What
 * crosses between database and judge is as in jobs.ts.
 */

const Program = z.object({ language: LanguageId, source: z.string() });
export type StudyProgram = z.infer<typeof Program>;

/**
 * Of a problem's package: what makes inputs, what judges them, and what knows their answers. Commands are those of
 * `generators.yaml` as they are written (`graph.js kind=chain n=100000 seed={seed}`), the keys of `generators` their
 * first words. An input validator accepts with exit code 42.
 */
export const StudyMaterial = z.object({
  generators: z.record(z.string(), Program),
  smallCases: z.array(z.string()),
  fullCases: z.array(z.string()),
  validators: z.array(Program),
  bruteForce: z.nullable(Program),
});
export type StudyMaterial = z.infer<typeof StudyMaterial>;

/** A program, and all that is needed to study it. */
export const StudyTask = z.object({
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  checker: OutputChecker,
  references: z.array(Program),
  material: StudyMaterial,
  /** SHA-256 of the inputs that nobody is shown: a generator may make one of them, whatever it is told. */
  hiddenInputs: z.optional(z.array(z.string())),
});
export type StudyTask = z.infer<typeof StudyTask>;

export const SmallestJob = z.extend(StudyTask, {
  jobId: z.string(),
  kind: z.literal("smallest"),
  subjectId: z.string(),
  attempt: z.number(),
});
export type SmallestJob = z.infer<typeof SmallestJob>;

export const GrowthJob = z.extend(SmallestJob, { kind: z.literal("growth") });
export type GrowthJob = z.infer<typeof GrowthJob>;

export type StudyJob = SmallestJob | GrowthJob;

/** What a judge may be asked about a program beside its verdict. */
export type StudyKind = "smallest" | "growth";

/** What a judge says of a study: as a verdict does, it ends the job. */
export type StudyResult = SmallestResult | GrowthResult;

/** Of a study's result, as judges or as web servers tell it, what says whether much was found. */
export interface StudyFound {
  kind: string;
  own?: { growth: { kind: string } };
}

/** Little was found, and a judge with more time may find more: asked again, the submission is studied anew. */
export function isPoorStudy({ kind, own }: StudyFound): boolean {
  return kind === "nothing" || own?.growth.kind === "unknown";
}

/**
 * What a search for the smallest failing input tells on the way. `smallest` is the size of the smallest one so far;
 * null before the first.
 */
export const SmallestStep = z.object({
  kind: z.literal("searched"),
  tried: z.number(),
  largestTried: z.number(),
  smallest: z.nullable(z.number()),
});
export type SmallestStep = z.infer<typeof SmallestStep>;

/** What a measuring tells on the way (growth.ts): the program took `cpuMs` on an input of this size. */
export const GrowthStep = z.object({
  kind: z.literal("measured"),
  program: z.enum(["own", "reference"]),
  runs: z.number(),
  word: z.string(),
  size: z.number(),
  full: z.number(),
  cpuMs: z.number(),
});
export type GrowthStep = z.infer<typeof GrowthStep>;

/** What any study of a program tells on the way. */
export const StudyStep = z.discriminatedUnion("kind", [SmallestStep, GrowthStep]);
export type StudyStep = z.infer<typeof StudyStep>;
