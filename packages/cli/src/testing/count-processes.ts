import { readdirSync, readFileSync } from "node:fs";

/** How many processes of this machine, this one aside, have a command line like this. */
export function countProcesses(isLike: (words: readonly string[]) => boolean): number {
  return readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid && isLike(wordsOf(name)),
  ).length;
}

function wordsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return []; // It has ended meanwhile.
  }
}
