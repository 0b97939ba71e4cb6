const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is left, as a clock shows it: `4:05:09`; from two days on `3 days 4 h`. Never less than nothing. */
export function countdownText(ms: number): string {
  // Only when nothing is left it says so.
  const left = Math.max(0, Math.ceil(ms / SECOND_MS) * SECOND_MS);
  if (left >= 2 * DAY_MS) return `${Math.floor(left / DAY_MS)} days ${Math.floor((left % DAY_MS) / HOUR_MS)} h`;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${Math.floor(left / HOUR_MS)}:${two((left % HOUR_MS) / MINUTE_MS)}:${two((left % MINUTE_MS) / SECOND_MS)}`;
}

/** How long something takes: `5 h`, `1 h 30 min`, `3 days`. */
export function lengthText(minutes: number): string {
  const days = Math.floor(minutes / 1_440);
  const hours = Math.floor((minutes % 1_440) / 60);
  const parts = [
    days > 0 ? `${days} ${days === 1 ? "day" : "days"}` : "",
    hours > 0 ? `${hours} h` : "",
    minutes % 60 > 0 ? `${minutes % 60} min` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** Minutes since the start as boards write them: `0:07`, `4:59`. */
export function minuteText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

/** `1 minute`, `4 minutes`. */
export function countText(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
