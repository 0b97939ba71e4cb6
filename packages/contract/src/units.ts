/**
 * The one place where the wire's seconds and kB are made. Everything inside measures in milliseconds and bytes.
 * 1 kB is 1024 bytes here, as the wire and Judge0 use the word.
 */
const BYTES_PER_KILOBYTE = 1024;
const KILOBYTES_PER_MEGABYTE = 1024;

/** In bytes. What the wire and screens call a megabyte. */
export const MEBIBYTE = BYTES_PER_KILOBYTE * KILOBYTES_PER_MEGABYTE;

/** Milliseconds → seconds, rounded to the millisecond. */
export function secondsOfMs(ms: number): number {
  return Math.round(ms) / 1000;
}

/** Bytes → kB, rounded up so that a program that ran never shows 0 kB. */
export function kilobytesOfBytes(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_KILOBYTE);
}

/** `0.041 s` for 0.041: at most three decimals, no trailing zeros beyond the first. */
export function formatRuntime(seconds: number): string {
  return `${seconds.toFixed(3)} s`;
}

/** `812 kB` below 1024 kB, `41.83 MB` from there on. */
export function formatMemory(kilobytes: number): string {
  if (kilobytes < KILOBYTES_PER_MEGABYTE) return `${kilobytes} kB`;
  return `${(kilobytes / KILOBYTES_PER_MEGABYTE).toFixed(2)} MB`;
}
