import * as z from "zod/mini";
import { RunVerdict } from "./verdict.ts";

/** `verdict` is that of its first failing test; null where none of its tests was run. */
export const GroupPoints = z.object({
  name: z.string(),
  score: z.number(),
  most: z.number(),
  verdict: z.nullable(RunVerdict),
});
export type GroupPoints = z.infer<typeof GroupPoints>;

/**
 * What a submission is worth: `score` of `most`. The groups are those that hold tests and are worth something, in their
 * order. Points never make a verdict: a submission is accepted when every test has passed, and then has them all.
 */
export const Points = z.object({ score: z.number(), most: z.number(), groups: z.array(GroupPoints) });
export type Points = z.infer<typeof Points>;

/** At most two digits behind the point, and none that say nothing. */
function scoreText(score: number): string {
  return String(Math.round(score * 100) / 100);
}

/** `40 of 100`. */
export function pointsText({ score, most }: { score: number; most: number }): string {
  return `${scoreText(score)} of ${scoreText(most)}`;
}
