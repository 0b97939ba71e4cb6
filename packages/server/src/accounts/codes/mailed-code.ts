import { timingSafeEqual } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { spendAll } from "../limits/create-limit.ts";
import { hashToken } from "../sessions/token.ts";
import { CODE_TRIES, type OneTimeCodes } from "./one-time-codes.ts";

/*
 * A mailed code belongs to the browser that asked for it, known by a cookie. Several may wait for one address: a
 * stranger's request neither replaces the owner's code nor uses up its tries.
 *
 * A program that keeps no cookies may still finish what it began, as long as there is no doubt which row it means. Its
 * wrong codes have a small budget by address and by site, and never touch the row: so anybody may use that budget up,
 * and whoever has the cookie notices nothing.
 */

export interface CodeGuess {
  emailId: string;
  otp: string;
  caller: Caller;
  /** The cookie of the browser that asked for a code; null for a client without one. */
  browserToken: string | null;
}

/** The row that the caller means, of those that wait for a code mailed to one address. */
export function rowOfBrowser<Row extends { browser_hash: Buffer }>(
  rows: readonly Row[],
  browserToken: string | null,
): Row | null {
  if (browserToken === null) return rows.length === 1 ? (rows[0] ?? null) : null;
  const browserHash = hashToken(browserToken);
  return rows.find((row) => timingSafeEqual(row.browser_hash, browserHash)) ?? null;
}

/** What came of a guess; `no code` when there is nothing to guess at, or not any more. */
export type GuessOutcome<T> = { kind: "right"; value: T } | { kind: "wrong" } | { kind: "no code" };

/** What a row that waits for a code says to a guess; changes nothing. */
export function compareCode(
  codes: OneTimeCodes,
  row: { id: string; code_hash: Buffer; is_expired: boolean; attempts: number } | null,
  otp: string,
): "right" | "wrong" | "no code" {
  if (row === null || row.is_expired || row.attempts >= CODE_TRIES) return "no code";
  return codes.matches(row.id, otp, row.code_hash) ? "right" : "wrong";
}

/** Runs one guess and counts it. Refuses all but a right one in the same words. */
export async function guessCode<T>(
  { limits }: Pick<AccountsContext, "limits">,
  guess: CodeGuess,
  tryCode: () => Promise<GuessOutcome<T>>,
): Promise<T> {
  const giveBack =
    guess.browserToken === null
      ? await spendAll([
          [limits.looseCodesBySite, guess.caller.site],
          [limits.looseCodesByAddress, guess.emailId],
        ])
      : async () => undefined;
  const outcome = await tryCode();
  if (outcome.kind === "wrong") await limits.wrongCodesByAddress.countFailure(guess.emailId);
  if (outcome.kind !== "right") throw new DomainError("bad_input", "Invalid or expired code");
  await giveBack();
  return outcome.value;
}
