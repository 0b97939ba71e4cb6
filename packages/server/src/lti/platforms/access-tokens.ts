import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { askPlatform } from "./ask-platform.ts";
import type { Platform } from "./store.ts";
import type { ToolKey } from "./tool-key.ts";

/** Thrown away a little before it ends, so that none ends on its way. */
const SPARE_SECONDS = 60;
/** What one says that does not tell how long it lasts (RFC 6749 leaves that open). */
const UNTOLD_SECONDS = 300;
const MOST_KEPT = 500;

const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(10_000), z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.optional(z.coerce.number()),
});

/** Tokens by which a platform lets this site keep grades and read rosters (1EdTech Security Framework 1.0, section 4). */
export interface AccessTokens {
  /** Throws PlatformRefusal where the platform gives none. */
  tokenFor: (platform: Platform, scope: string) => Promise<string>;
  /** One that the platform does not take any more. */
  forget: (platform: Platform, scope: string) => void;
}

/** The platform has answered, and refuses. `message` is what staff read. */
export class PlatformRefusal extends Error {
  override name = "PlatformRefusal";
}

export function createAccessTokens(toolKey: ToolKey): AccessTokens {
  const kept = new Map<string, { token: string; untilMs: number }>();
  const nameOf = ({ id, clientId, tokenUrl }: Platform, scope: string) => `${id} ${clientId} ${tokenUrl} ${scope}`;
  return {
    async tokenFor(platform, scope) {
      const name = nameOf(platform, scope);
      const known = kept.get(name);
      if (known !== undefined && performance.now() < known.untilMs) return known.token;
      const { access_token: token, expires_in: seconds = UNTOLD_SECONDS } = await askForToken(toolKey, platform, scope);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(name, { token, untilMs: performance.now() + Math.max(0, seconds - SPARE_SECONDS) * 1_000 });
      return token;
    },
    forget(platform, scope) {
      kept.delete(nameOf(platform, scope));
    },
  };
}

async function askForToken(toolKey: ToolKey, platform: Platform, scope: string) {
  const { clientId, tokenUrl, tokenAudience } = platform;
  const assertion = await toolKey.sign({
    iss: clientId,
    sub: clientId,
    aud: tokenAudience ?? tokenUrl,
    jti: randomUUID(),
  });
  const answer = await askPlatform(tokenUrl, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: assertion,
      scope,
    }),
  });
  if (!answer.isOk) throw new PlatformRefusal(`The platform lets this site in no more (status ${answer.status})`);
  const parsed = TokenAnswer.safeParse(readJson(answer.text));
  if (!parsed.success) throw new PlatformRefusal("The platform's answer to the request for a token makes no sense");
  return parsed.data;
}

/** Undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
