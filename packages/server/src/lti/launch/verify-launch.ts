import { errors, type JWTPayload, jwtVerify } from "jose";
import { DomainError } from "../../platform/http/errors.ts";
import type { LtiContext } from "../lti-context.ts";
import type { Platform } from "../platforms/store.ts";
import { requireOwnTarget } from "./begin-launch.ts";
import { type LaunchFacts, launchFacts } from "./launch-facts.ts";

/** LTI's security framework names it and no other one that every platform has; a secret that both know is never one. */
const ALGORITHM = "RS256";
/** As with Google: the clock of this machine may be wrong by minutes. */
const CLOCK_TOLERANCE_SECONDS = 300;
const REASON_MAX_LENGTH = 300;

/**
 * What the platform says of whoever comes, once its signature, audience, times, nonce and deployment are right. Throws
 * not_signed_in for a statement that may not be believed, bad_input for one that is no launch of LTI 1.3, and
 * upstream_failed where the platform's keys cannot be had.
 */
export async function verifyLaunch(
  context: LtiContext,
  input: { platform: Platform; idToken: string; nonce: string },
): Promise<LaunchFacts> {
  const { platform, nonce } = input;
  const claims = await verifyStatement(context, input);
  const { aud, azp } = claims;
  const isForUs = azp === undefined ? typeof aud === "string" || aud?.length === 1 : azp === platform.clientId;
  if (!isForUs || claims["nonce"] !== nonce) throw notBelieved(platform);
  const { facts, target } = launchFacts(claims);
  if (!platform.deploymentIds.includes(facts.deploymentId)) {
    const id = facts.deploymentId.slice(0, 80);
    const text = `This site does not know the deployment ${id} of ${platform.name}. Its administrator can add it.`;
    throw new DomainError("not_allowed", text);
  }
  if (target === null) throw new DomainError("bad_input", "The platform does not say what was opened.");
  requireOwnTarget(context, target);
  return facts;
}

async function verifyStatement(
  { platformKeys, log }: LtiContext,
  { platform, idToken }: { platform: Platform; idToken: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, platformKeys(platform), {
      issuer: platform.issuer,
      audience: platform.clientId,
      algorithms: [ALGORITHM],
      requiredClaims: ["sub", "exp", "iat", "nonce"],
      maxTokenAge: "1h",
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : "").slice(0, REASON_MAX_LENGTH);
    log.warn({ reason, platform: platform.name }, "A launch from a learning platform failed");
    if (isFaultOfStatement(error)) throw notBelieved(platform, error);
    const text = `The keys of ${platform.name} cannot be had right now. Please try again in a moment.`;
    throw new DomainError("upstream_failed", text, { cause: error });
  }
}

/** And not of the keys, which may be out of reach, or nonsense. */
function isFaultOfStatement(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== "ERR_JOSE_GENERIC"
  );
}

function notBelieved({ name }: Platform, cause?: unknown): DomainError {
  const text = `What ${name} has sent does not fit what this site knows of it. Please open the link again.`;
  return new DomainError("not_signed_in", text, { cause });
}
