import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { SharedSubmission } from "./submission-pages.ts";
import { FailedTest } from "./submissions.ts";
import { Verdict } from "./verdict.ts";

/**
 * What an account is in a contest beside taking part. An organiser may do everything with it, the jury answers, judges
 * and looks. Neither is an admin, and neither takes part in the ranking.
 */
export const StaffRole = z.enum(["organiser", "jury"]);
export type StaffRole = z.infer<typeof StaffRole>;

export const StaffMember = z.object({
  userId: z.string(),
  name: z.string(),
  emailId: z.string(),
  role: StaffRole,
  since: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Of anybody who takes part, with what only staff may know. */
export const JurySubmission = z.object({
  submissionId: z.string(),
  label: z.string(),
  entryId: z.string(),
  /** Of the entry. */
  name: z.string(),
  language: LanguageId,
  at: z.iso.datetime(),
  /** Null: it waits for a judge, or is being judged. */
  verdict: z.nullable(Verdict),
  /** It came within the entry's time. */
  isCounted: z.boolean(),
});
export type JurySubmission = z.infer<typeof JurySubmission>;

/** One with its program: what its author is told of it. */
export const JurySubmissionReport = z.object({
  ...SharedSubmission.shape,
  label: z.string(),
  /** Of the entry. */
  name: z.string(),
  compilerOutput: z.optional(z.string()),
  failedTest: z.optional(FailedTest),
});
export type JurySubmissionReport = z.infer<typeof JurySubmissionReport>;

export const contestStaff = endpoint({
  method: "GET",
  path: "/contest/{contestId}/staff",
  access: "user",
  response: z.array(StaffMember),
  summary: "Organisers and jury of a contest, for its organisers",
});
export const nameStaff = endpoint({
  method: "POST",
  path: "/contest/{contestId}/staff",
  access: "user",
  body: z.object({
    /** An address, or a whole name that only one account has. */
    who: z
      .string("Say whom: an address, or a name")
      .check(
        z.trim(),
        z.minLength(1, "Say whom: an address, or a name"),
        z.maxLength(254, "An address has at most 254 characters"),
      ),
    role: StaffRole,
  }),
  response: MessageReply,
  summary: "Make an account organiser or jury of a contest; whoever takes part is out of the ranking from then on",
});
export const dismissStaff = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}/staff/{userId}",
  access: "user",
  response: MessageReply,
  summary: "Take that back; out of the ranking they stay",
});
export const jurySubmissions = endpoint({
  method: "GET",
  path: "/contest/{contestId}/all-submissions",
  access: "user",
  query: z.object({
    label: z.optional(z.string()),
    entryId: z.optional(z.string()),
    /** Those that have no verdict yet, and those that the judge could not decide. */
    only: z.optional(z.literal("waiting")),
  }),
  response: z.array(JurySubmission),
  summary: "All submissions of a contest for its jury, newest first; of many the newest",
});
export const jurySubmission = endpoint({
  method: "GET",
  path: "/contest/{contestId}/submission/{submissionId}",
  access: "user",
  response: JurySubmissionReport,
  summary: "A submission of a contest with its program, for its jury and for the members of its entry",
});
