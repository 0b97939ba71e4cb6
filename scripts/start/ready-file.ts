import { lstatSync, rmSync, writeFileSync } from "node:fs";

/** A file that is there as long as a judge takes jobs, for whoever cannot ask a process that listens nowhere. */
export interface ReadyFile {
  /** May be said again and again: what others have removed meanwhile is put there again. */
  tell: (takesJobs: boolean) => void;
}

/**
 * What is there belongs to a judge that was killed with its supervisor, or to another supervisor with the same data
 * folder, which puts it there again within a second. What somebody has put into its place is never written to, nor read:
 * the folder may be another user's. Where the file cannot be kept (a full disk, a folder of that name) the judge works
 * all the same, and that is said once.
 */
export function openReadyFile(file: string, say: (line: string) => void): ReadyFile {
  /** Which file is ours: its number in the file system. */
  let own: bigint | null = null;
  let isTrouble = false;
  const attempt = (work: () => void) => {
    try {
      work();
      isTrouble = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isTrouble) say(`${file} does not say whether the judge is ready: ${reason}`);
      isTrouble = true;
    }
  };
  const found = () => lstatSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
  attempt(() => rmSync(file, { force: true }));
  return {
    tell(takesJobs) {
      if (!takesJobs && own === null) return;
      attempt(() => {
        const there = found();
        if (takesJobs && there === undefined) {
          writeFileSync(file, "", { flag: "wx" });
          own = found() ?? null;
        }
        if (!takesJobs) {
          if (there === own) rmSync(file, { force: true });
          own = null;
        }
      });
    },
  };
}
