import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { DomainError } from "../../platform/http/errors.ts";
import { type ClaimedPerson, claimedPerson, domainOf } from "../identities/claimed-person.ts";

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** The key server is asked once and then again only for an unknown key; nobody waits longer for it than this. */
const KEY_TIMEOUT_MS = 3_000;
/**
 * What Google's own library forgives (google-auth-library, CLOCK_SKEW_SECS_): the clock of this machine may be wrong by
 * minutes.
 */
const CLOCK_TOLERANCE_SECONDS = 300;

/** Who Google says it is. */
export interface GooglePerson extends ClaimedPerson {
  /**
   * Whether Google itself runs the mailbox, so that its word on who owns the address is the last one: an address of
   * Gmail, or of the very domain that this workspace owns. A workspace's word on another domain counts for nothing.
   */
  isMailboxOfGoogle: boolean;
}

export interface GoogleTokens {
  /** Checks an ID token without asking Google about it. Throws DomainError. */
  verify: (token: string) => Promise<GooglePerson>;
}

export function createGoogleTokens(input: { clientId: string; jwksUrl: string }): GoogleTokens {
  const keys = createRemoteJWKSet(new URL(input.jwksUrl), { timeoutDuration: KEY_TIMEOUT_MS });
  const options = {
    issuer: ISSUERS,
    audience: input.clientId,
    algorithms: ["RS256"],
    requiredClaims: ["sub", "email", "exp", "iat"],
    maxTokenAge: "1h",
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  return {
    async verify(token) {
      try {
        return personOf((await jwtVerify(token, keys, options)).payload, input.clientId);
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function personOf(claims: JWTPayload, clientId: string): GooglePerson {
  const { aud, azp } = claims;
  if (claims["email_verified"] !== true) {
    throw new DomainError("not_signed_in", "This Google account has no verified email address");
  }
  const person = claimedPerson(claims);
  // A token for several audiences, or made for another application of the same project, was not made for us.
  const isForUs = aud === clientId && (azp === undefined || azp === clientId);
  if (person === null || !isForUs) throw new DomainError("not_signed_in", "Google login failed");
  const domain = domainOf(person.emailId);
  const workspace = claims["hd"];
  return {
    ...person,
    isMailboxOfGoogle: domain === "gmail.com" || (typeof workspace === "string" && workspace.toLowerCase() === domain),
  };
}

/** A bad token is the caller's fault; keys that cannot be fetched are not. */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isTokenFault =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== "ERR_JOSE_GENERIC";
  if (isTokenFault) return new DomainError("not_signed_in", "Google login failed", { cause: error });
  const message = "Google sign-in cannot be reached right now. Please use email and password.";
  return new DomainError("google_unavailable", message, { cause: error });
}
