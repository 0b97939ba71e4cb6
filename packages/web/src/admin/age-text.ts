import { dayText } from "../ui/date-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From here on a date says more than a number of days. */
const LONGEST_AGE_MS = 30 * DAY_MS;

/** How long ago something was: `just now`, `5 minutes ago`, and after a month `on 3 May 2026`. */
export function ageText(moment: Date, now: Date): string {
  const ageMs = now.getTime() - moment.getTime();
  if (ageMs < MINUTE_MS) return "just now";
  if (ageMs < HOUR_MS) return ago(Math.floor(ageMs / MINUTE_MS), "minute");
  if (ageMs < DAY_MS) return ago(Math.floor(ageMs / HOUR_MS), "hour");
  if (ageMs < LONGEST_AGE_MS) return ago(Math.floor(ageMs / DAY_MS), "day");
  return `on ${dayText(moment.toISOString())}`;
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
