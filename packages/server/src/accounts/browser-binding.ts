import { timingSafeEqual } from "node:crypto";
import { hashToken } from "./sessions/token.ts";

/**
 * The row that belongs to this browser, of those that wait for a code mailed to one address. A client without the
 * cookie, a program that keeps none, is served only when there is no doubt which row it means.
 */
export function rowOfBrowser<Row extends { browser_hash: Buffer }>(
  rows: readonly Row[],
  browserToken: string | null,
): Row | null {
  if (browserToken === null) return rows.length === 1 ? (rows[0] ?? null) : null;
  const browserHash = hashToken(browserToken);
  return rows.find((row) => timingSafeEqual(row.browser_hash, browserHash)) ?? null;
}
