import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { DomainError } from "../../platform/http/errors.ts";

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** The key server is asked once and then again only for an unknown key; nobody waits longer for it than this. */
const KEY_TIMEOUT_MS = 3_000;
const CLOCK_TOLERANCE_SECONDS = 10;
const NAME_MAX_LENGTH = 60;
const EMAIL_MAX_LENGTH = 254;

/** Who Google says it is. */
export interface GoogleIdentity {
  /** Google's name for the account, which never changes; its address may. */
  sub: string;
  emailId: string;
  firstName: string;
  lastName: string | null;
  profilePicture: string | null;
  /** Whether Google itself runs the mailbox, so that its word on who owns the address is the last one. */
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
        return identityOf((await jwtVerify(token, keys, options)).payload);
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function identityOf(claims: JWTPayload): GoogleIdentity {
  const { email, sub } = claims;
  if (claims["email_verified"] !== true) {
    throw new DomainError("not_signed_in", "This Google account has no verified email address");
  }
  if (typeof email !== "string" || email.length > EMAIL_MAX_LENGTH || typeof sub !== "string" || sub === "") {
    throw new DomainError("not_signed_in", "Google login failed");
  }
  const emailId = email.trim().toLowerCase();
  const picture = claims["picture"];
  return {
    sub,
    emailId,
    firstName: name(claims["given_name"]) ?? name(claims["name"]) ?? name(emailId.split("@")[0]) ?? "Coder",
    lastName: name(claims["family_name"]),
    profilePicture: typeof picture === "string" && isHttpsAddress(picture) ? picture : null,
    isMailboxOfGoogle: emailId.endsWith("@gmail.com") || typeof claims["hd"] === "string",
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

function name(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const clean = value
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .toWellFormed();
  return clean === "" ? null : clean;
}

function isHttpsAddress(text: string): boolean {
  return text.length <= 2048 && URL.canParse(text) && new URL(text).protocol === "https:";
}
