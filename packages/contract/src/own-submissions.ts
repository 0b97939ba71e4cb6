import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Submission } from "./submissions.ts";
import { Verdict } from "./verdict.ts";

/** A row of all that a user has submitted: as the history has it, without code, and with its problem. */
export const OwnSubmission = z.extend(z.omit(Submission, { code: true, errorMessage: true }), {
  problemId: z.string(),
  problemTitle: z.string(),
});
export type OwnSubmission = z.infer<typeof OwnSubmission>;

const Moment = z.iso.datetime("A time is written as 2026-11-27T08:00:00Z");

const OwnSubmissionsQuery = z.object({
  /** The `_id` of a problem. */
  problem: z.optional(z.string()),
  /** `pending`: those that have none yet. */
  verdict: z.optional(z.enum([...Verdict.options, "pending"], "There is no such verdict")),
  language: z.optional(z.enum(LanguageId.options, "There is no such language")),
  since: z.optional(Moment),
  /** Those before this moment. */
  until: z.optional(Moment),
  /** The `next` of the page before. */
  before: z.optional(z.uuid("There is no such page")),
});
export type OwnSubmissionsQuery = z.infer<typeof OwnSubmissionsQuery>;

export const ownSubmissions = endpoint({
  method: "GET",
  path: "/submission/own",
  access: "user",
  query: OwnSubmissionsQuery,
  /** `next` is the `before` of the page after this one; null on the last. */
  response: z.object({ submissions: z.array(OwnSubmission), next: z.nullable(z.string()) }),
  summary: "Fifty of the user's own submissions to all problems, newest first, without their code",
});
