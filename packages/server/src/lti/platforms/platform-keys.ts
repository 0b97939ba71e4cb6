import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { boundedFetch } from "../../platform/http/bounded-fetch.ts";
import type { Platform } from "./store.ts";

/** Somebody waits for it. */
const TIMEOUT_MS = 5_000;
/** A new key is found at once, and invented ones make the platform's keys be asked for twice a minute at most. */
const COOLDOWN_MS = 30_000;
/** More than there are platforms; an administrator may change their addresses often. */
const MOST_KEPT = 200;

/** The public keys by which a platform signs. */
export type PlatformKeys = (platform: Platform) => JWTVerifyGetKey;

/** Keys are asked for when they are needed first, kept, and asked for again for one that is unknown. */
export function createPlatformKeys(): PlatformKeys {
  const kept = new Map<string, JWTVerifyGetKey>();
  return ({ keysUrl }) => {
    const known = kept.get(keysUrl);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const keys = createRemoteJWKSet(new URL(keysUrl), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
      [customFetch]: boundedFetch,
    });
    kept.set(keysUrl, keys);
    return keys;
  };
}
