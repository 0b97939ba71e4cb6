import { DomainError } from "../../platform/http/errors.ts";

const BUSY_RETRY_SECONDS = 30;

/** The service answered with this status; none of its own words reach the user, since they may quote the key. */
export function refusedByUpstream(status: number, retryAfterSeconds: number | null): DomainError {
  if (status === 401 || status === 403) {
    return new DomainError("upstream_failed", "The AI service refused this server's key. Please tell its operator.");
  }
  if (status === 404) {
    return new DomainError(
      "upstream_failed",
      "The AI service does not know this server's model. Please tell its operator to check AI_BASE_URL and AI_MODEL.",
    );
  }
  if (status === 429) {
    return new DomainError("upstream_busy", "The AI service is busy right now. Please try again in a minute.", {
      retryAfterSeconds: retryAfterSeconds ?? BUSY_RETRY_SECONDS,
    });
  }
  if (status === 400 || status === 413 || status === 422) {
    return new DomainError(
      "upstream_failed",
      "The AI service could not handle this conversation. Clear it, or ask something shorter.",
    );
  }
  return new DomainError("upstream_failed", "The AI service is not working right now. Please try again later.");
}

export function unreachable(cause: unknown): DomainError {
  return new DomainError("upstream_failed", "The AI service cannot be reached right now. Please try again later.", {
    cause,
  });
}

export function noAnswer(cause?: unknown): DomainError {
  return new DomainError("upstream_failed", "The AI service gave no answer. Please try again.", { cause });
}

export function brokenOff(cause?: unknown): DomainError {
  return new DomainError("upstream_failed", "The AI service broke off its answer. Please try again.", { cause });
}

export function tooSlow(): DomainError {
  return new DomainError("upstream_timeout", "The AI service took too long. Please try again.");
}
