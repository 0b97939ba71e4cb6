import type { ErrorCode } from "@verdict/contract/errors";

/** A refusal that the caller is told in these words. Everything else that is thrown counts as our own fault. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export const STATUS_OF_CODE = {
  bad_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  cross_origin: 403,
  not_found: 404,
  conflict: 409,
  base_unknown: 409,
  // The problem has to be mended by an admin; coming again changes nothing.
  problem_broken: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  upstream_failed: 502,
  mail_unavailable: 503,
  google_unavailable: 503,
  oidc_unavailable: 503,
  not_configured: 503,
  upstream_busy: 503,
  judge_unavailable: 503,
  queue_full: 503,
  upstream_timeout: 504,
} as const satisfies Record<ErrorCode, number>;
