import { isPlatformAddress } from "@verdict/contract/lti-platforms";
import { boundedFetch } from "../../platform/http/bounded-fetch.ts";
import type { Platform } from "./store.ts";

/** A chore waits for it, and one platform that is slow must not keep the grades of others. */
const TIMEOUT_MS = 8_000;

/** What a platform has answered, read whole. */
interface Answer {
  status: number;
  isOk: boolean;
  headers: Headers;
  text: string;
}

/**
 * Asks an address that is the platform's, as `isOfPlatform` says. Follows no redirect, which could lead anywhere.
 * Throws for a platform that does not answer.
 */
export async function askPlatform(url: string, options: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await boundedFetch(url, { ...options, redirect: "manual", signal });
  return { status: response.status, isOk: response.ok, headers: response.headers, text: await response.text() };
}

/**
 * Whether an address that a platform has told may be asked: one of the hosts that an administrator has entered. What is
 * signed by the platform is still not trusted to point this server at any other machine.
 */
export function isOfPlatform(platform: Platform, url: string): boolean {
  if (!isPlatformAddress(url)) return false;
  const { issuer, authorizationUrl, tokenUrl, keysUrl, serviceHosts } = platform;
  const known = [issuer, authorizationUrl, tokenUrl, keysUrl].map((address) => new URL(address).host);
  return [...known, ...serviceHosts].includes(new URL(url).host);
}
