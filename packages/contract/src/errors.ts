import * as z from "zod/mini";

/** Every way in which a call can be refused. The server maps each to an HTTP status in one table. */
export const ErrorCode = z.enum([
  "bad_input",
  "not_signed_in",
  "not_allowed",
  "not_found",
  "conflict",
  /** A text was said as a change to one that the server does not keep (any more): it has to be said whole. */
  "base_unknown",
  "too_large",
  "too_many_requests",
  "cross_origin",
  "internal",
  "unavailable",
  "mail_unavailable",
  "google_unavailable",
  "oidc_unavailable",
  "not_configured",
  "upstream_failed",
  "upstream_busy",
  "upstream_timeout",
  "judge_unavailable",
  "queue_full",
  "problem_broken",
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every refusal. `error` equals `message`, since some screens read the one and some the other. */
export const ErrorBody = z.object({ message: z.string(), error: z.string(), code: ErrorCode });
export type ErrorBody = z.infer<typeof ErrorBody>;
