import type { ErrorCode } from "@verdict/contract/errors";
import * as z from "zod/mini";

/**
 * The server answered and refused. `status` is null when the refusal came in a stream, whose status line was sent long
 * before. `code` is null when the answer did not come from our server (a proxy, say).
 */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** The answer's field `error`, which our own server gives its message; empty where there is none. */
  readonly errorField: string;
  /** From Retry-After, in seconds; null when the server named no time. */
  readonly retryAfterSeconds: number | null;

  constructor(input: {
    status: number | null;
    message: string;
    code: ErrorCode | null;
    errorField?: string;
    retryAfterSeconds: number | null;
  }) {
    super(input.message);
    this.name = "ApiFailure";
    this.status = input.status;
    this.code = input.code;
    this.errorField = input.errorField ?? "";
    this.retryAfterSeconds = input.retryAfterSeconds;
  }
}

/** No answer at all: offline, cut off, or slower than the call's time limit. Worth trying again. */
export class NetworkFailure extends Error {
  readonly kind: "unreachable" | "timeout";

  constructor(kind: "unreachable" | "timeout", cause: unknown) {
    super(kind === "timeout" ? "The server took too long to answer." : "The server cannot be reached.", { cause });
    this.name = "NetworkFailure";
    this.kind = kind;
  }
}

/**
 * The server does not know the call, as one that keeps to the specification alone: it has no such address, or answers
 * with what is no answer. The page then does without.
 */
export function isUnknownCall(error: unknown): boolean {
  if (error instanceof z.core.$ZodError) return true;
  return error instanceof ApiFailure && error.status === 404 && error.code === null;
}

/** The server's own message, or `fallback` where there is none. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.message !== "" ? error.message : fallback;
}

/** A second line that says what the person can do, for failures without a message of the server; else null. */
export function failureHint(error: unknown): string | null {
  if (error instanceof NetworkFailure) return `${error.message} Check your connection and try again.`;
  if (!(error instanceof ApiFailure)) return null;
  if (error.status === 503 && error.retryAfterSeconds !== null) {
    return `It is worth trying again in ${error.retryAfterSeconds === 1 ? "a second" : `${error.retryAfterSeconds} seconds`}.`;
  }
  if (error.message === "") return "The problem is on our side. Please try again.";
  return null;
}
