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

/** RELTIME of whole minutes. */
export function relativeMinutes(minutes: number): string {
  return relativeTime(minutes * MINUTE_MS);
}
