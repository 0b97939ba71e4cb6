import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ProblemSummary } from "./problems.ts";

/**
 * The problem that everybody on the site is shown on this day, in UTC (`2026-11-21`); null where there is none to show.
 * `solved` by whoever asks: on this very day, only before it, or never, as visitors have.
 */
export const ProblemOfTheDay = z.object({
  day: z.iso.date(),
  problem: z.nullable(ProblemSummary),
  solved: z.enum(["today", "before", "never"]),
});
export type ProblemOfTheDay = z.infer<typeof ProblemOfTheDay>;

export const problemOfTheDay = endpoint({
  method: "GET",
  path: "/problem/ofTheDay",
  access: "reader",
  scope: "read",
  response: ProblemOfTheDay,
  summary: "The problem of the day, the same for everybody",
});
