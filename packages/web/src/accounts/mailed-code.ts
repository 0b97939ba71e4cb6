import { useState } from "react";
import * as z from "zod/mini";

/** A code is valid for ten minutes. */
const VALID_MS = 10 * 60 * 1000;
const MS_PER_SECOND = 1000;
const PURPOSES = ["signup", "reset", "new-email", "deletion"] as const;
type Purpose = (typeof PURPOSES)[number];

const MailedCode = z.object({ emailId: z.string(), sentAt: z.number() });
/** `sentAt` in milliseconds since 1970. */
export type MailedCode = z.infer<typeof MailedCode>;

/**
 * To whom a code was mailed from this tab, while it is valid. It outlives the page: a phone drops a background tab just
 * when one looks into one's mail.
 */
export function useMailedCode(purpose: Purpose) {
  const [mailed, setMailed] = useState(() => readMailedCode(sessionStorage, purpose, Date.now()));
  return {
    mailed,
    codeSent: (emailId: string) => {
      const sent = { emailId, sentAt: Date.now() };
      keepMailedCode(sessionStorage, purpose, sent);
      setMailed(sent);
    },
    startOver: () => {
      sessionStorage.removeItem(keyOf(purpose));
      setMailed(null);
    },
  };
}

/** Whoever is signed in waits for no code. */
export function forgetMailedCodes(): void {
  for (const purpose of PURPOSES) sessionStorage.removeItem(keyOf(purpose));
}

/** Null when there is none, when it is too old, and when what is stored is something else. */
export function readMailedCode(storage: Pick<Storage, "getItem">, purpose: Purpose, now: number): MailedCode | null {
  try {
    const parsed = z.safeParse(MailedCode, JSON.parse(storage.getItem(keyOf(purpose)) ?? "null"));
    return parsed.success && now - parsed.data.sentAt < VALID_MS ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

/** The whole seconds of `total` that are left since the code was mailed. */
export function secondsLeftOf(mailed: MailedCode, total: number, now: number): number {
  return Math.min(total, Math.max(0, Math.ceil(total - (now - mailed.sentAt) / MS_PER_SECOND)));
}

function keepMailedCode(storage: Pick<Storage, "setItem">, purpose: Purpose, mailed: MailedCode): void {
  try {
    storage.setItem(keyOf(purpose), JSON.stringify(mailed));
  } catch (error) {
    // A browser that keeps nothing only forgets the step with the page.
    if (!(error instanceof DOMException)) throw error;
  }
}

function keyOf(purpose: Purpose): string {
  return `verdict:mailed-code:${purpose}`;
}
