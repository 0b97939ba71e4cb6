import { fstatSync } from "node:fs";

/**
 * Whether what is written to this file descriptor goes into systemd's journal. `stream` is JOURNAL_STREAM, which systemd
 * sets for what it starts, as device and inode (systemd.exec(5)): a terminal that was opened from there has the variable
 * too, and writes elsewhere.
 */
export function isJournal(descriptor: number, stream: string | undefined): boolean {
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  return stream === `${dev}:${ino}`;
}
