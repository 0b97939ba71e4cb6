import type { CcsVersion } from "@verdict/contract/ccs";

/* Times as the Contest API writes them, with milliseconds everywhere: what is optional has to be the same in all. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** TIME. */
export function absoluteTime(moment: Date): string {
  return moment.toISOString();
}

/** RELTIME: hours without leading zeros, and as many as there are. */
export function relativeTime(ms: number): string {
  const whole = Math.round(Math.abs(ms));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / HOUR_MS);
  const minutes = two(Math.floor((whole % HOUR_MS) / MINUTE_MS));
  const seconds = two(Math.floor((whole % MINUTE_MS) / SECOND_MS));
  const rest = String(whole % SECOND_MS).padStart(3, "0");
  return `${ms < 0 && whole > 0 ? "-" : ""}${hours}:${minutes}:${seconds}.${rest}`;
}

/** Whole minutes: of 2023-06 as a number where 2026-01 has a RELTIME. */
export function minutesIn(version: CcsVersion, minutes: number): string | number {
  return version === "2023-06" ? minutes : relativeTime(minutes * MINUTE_MS);
}
