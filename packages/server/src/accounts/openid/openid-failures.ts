import type { OpenIdSettings } from "../../config-openid.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";

interface FailureContext {
  settings: Pick<OpenIdSettings, "name">;
  log: Pick<Log, "warn">;
}

const REASON_MAX_LENGTH = 300;
/** The provider works, and its answer is no login that we may believe. */
const NO_LOGIN: ReadonlySet<unknown> = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);
/** Of an answer that the browser brings back: the provider's own fault. */
const OWN_FAULTS: ReadonlySet<unknown> = new Set(["server_error", "temporarily_unavailable"]);

/** What the person is told; the administrator reads in the log why. */
export function refusalOf(error: unknown, context: FailureContext): DomainError {
  const { code, error: said } = error as { code?: unknown; error?: unknown };
  const { name } = context.settings;
  const isRefused = code === "OAUTH_AUTHORIZATION_RESPONSE_ERROR" && !OWN_FAULTS.has(said);
  // The code has been used, or is too old.
  const isSpent = code === "OAUTH_RESPONSE_BODY_ERROR" && said === "invalid_grant";
  if (!isRefused && !isSpent && !NO_LOGIN.has(code)) return unreachable(error, context);
  context.log.warn({ reason: reasonOf(error) }, "A login at the OpenID provider failed");
  const text = isRefused ? `${name} did not log you in.` : `The login with ${name} failed. Please try again.`;
  return new DomainError("not_signed_in", text, { cause: error });
}

/** For whatever a provider does that is down, or answers nonsense. */
export function unreachable(error: unknown, context: FailureContext): DomainError {
  const { settings, log } = context;
  log.warn({ reason: reasonOf(error) }, "The OpenID provider does not work");
  const text = `${settings.name} cannot be reached right now. Please try again in a moment, or use email and password.`;
  return new DomainError("oidc_unavailable", text, { cause: error });
}

/** Never the error itself: what it carries may hold a code, or a token. */
function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 3; at = at.cause) {
    const { code, error: said } = at as { code?: unknown; error?: unknown };
    parts.push([at.message, code, said].filter((part) => typeof part === "string" && part !== "").join(" "));
  }
  return parts.join(": ").slice(0, REASON_MAX_LENGTH);
}
