import { MEBIBYTE } from "@verdict/contract/units";

export const GIBIBYTE = 1024 * MEBIBYTE;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `1.5 GB`, or `41 MB` below one. */
export function inBytes(bytes: number): string {
  return bytes < GIBIBYTE ? `${Math.round(bytes / MEBIBYTE)} MB` : `${(bytes / GIBIBYTE).toFixed(1)} GB`;
}

/** Rounded to its largest unit: `3 s`, `12 min`, `5 h`, `4 days`. */
export function inTime(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${Math.round(seconds / HOUR)} h`;
  return `${Math.round(seconds / DAY)} days`;
}
