import { copyFileSync, statSync, truncateSync } from "node:fs";

/** Some 50,000 lines, far more than anybody reads. */
const MOST_BYTES = 10 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;

/**
 * Keeps the log of a server within bounds: what is too long becomes `….1`, which replaces the one before. The server
 * has the file open and goes on at its new end, since it only ever appends. Returns how to stop looking.
 */
export function keepLogShort(file: string, mostBytes = MOST_BYTES): () => void {
  shorten(file, mostBytes);
  const timer = setInterval(() => shorten(file, mostBytes), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** A line that is written between the two steps is lost. */
function shorten(file: string, mostBytes: number): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.size <= mostBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
