import { EmailId } from "@verdict/contract/accounts";
import { isPlainName } from "@verdict/contract/person-name";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod/mini";
import { DomainError } from "../../platform/http/errors.ts";

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** The key server is asked once and then again only for an unknown key; nobody waits longer for it than this. */
const KEY_TIMEOUT_MS = 3_000;
/**
 * What Google's own library forgives (google-auth-library, CLOCK_SKEW_SECS_): the clock of this machine may be wrong by
 * minutes.
 */
const CLOCK_TOLERANCE_SECONDS = 300;
const NAME_MAX_LENGTH = 60;
/** Google documents at most 255 ASCII characters. */
const SUB = /^[\x21-\x7e]{1,255}$/;

/** Who Google says it is. */
export interface GoogleIdentity {
  /** Google's name for the account, which never changes; its address may. */
  sub: string;
  emailId: string;
  firstName: string;
  lastName: string | null;
  profilePicture: string | null;
  /**
   * Whether Google itself runs the mailbox, so that its word on who owns the address is the last one: an address of
   * Gmail, or of the very domain that this workspace owns. A workspace's word on another domain counts for nothing.
   */
  isMailboxOfGoogle: boolean;
}

export interface GoogleTokens {
  /** Checks an ID token without asking Google about it. Throws DomainError. */
  verify: (token: string) => Promise<GoogleIdentity>;
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
        return identityOf((await jwtVerify(token, keys, options)).payload, input.clientId);
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function identityOf(claims: JWTPayload, clientId: string): GoogleIdentity {
  const { sub, aud, azp } = claims;
  if (claims["email_verified"] !== true) {
    throw new DomainError("not_signed_in", "This Google account has no verified email address");
  }
  const email = z.safeParse(EmailId, claims["email"]);
  // A token for several audiences, or made for another application of the same project, was not made for us.
  const isForUs = aud === clientId && (azp === undefined || azp === clientId);
  if (!email.success || typeof sub !== "string" || !SUB.test(sub) || !isForUs) {
    throw new DomainError("not_signed_in", "Google login failed");
  }
  const emailId = email.data;
  const domain = emailId.slice(emailId.lastIndexOf("@") + 1);
  const workspace = claims["hd"];
  const picture = claims["picture"];
  return {
    sub,
    emailId,
    firstName: name(claims["given_name"]) ?? name(claims["name"]) ?? name(emailId.split("@")[0]) ?? "Coder",
    lastName: name(claims["family_name"]),
    profilePicture: typeof picture === "string" && isHttpsAddress(picture) ? picture : null,
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

/** Null for what is no name to us either, since it stands in our mails. */
function name(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const clean = value.trim().slice(0, NAME_MAX_LENGTH).toWellFormed();
  return clean !== "" && isPlainName(clean) ? clean : null;
}

function isHttpsAddress(text: string): boolean {
  return text.length <= 2048 && URL.canParse(text) && new URL(text).protocol === "https:";
}
