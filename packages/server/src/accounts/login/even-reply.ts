import { setTimeout as sleep } from "node:timers/promises";

/** Longer than a password hash, a few queries and a near mail server take, and too short to annoy a person. */
export const EVEN_REPLY_MS = 200;

/**
 * Does the work and waits until so much time is over, also where it fails. Known and unknown addresses already cost the
 * same queries and a mail each; this hides what is left, since the mails differ in length and words (0.3 ms of 58 ms,
 * measured 2026-11-21). Work that takes longer is not evened out: then a mail server far away is what varies.
 */
export async function notBefore<T>(evenReplyMs: number, work: () => Promise<T>): Promise<T> {
  const isOver = sleep(evenReplyMs);
  try {
    return await work();
  } finally {
    await isOver;
  }
}
