import { useState } from "react";
import * as z from "zod/mini";
import { keptValue } from "../platform/kept-value.ts";

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
  const [mailed, setMailed] = useState(() => readMailedCode(purpose, Date.now()));
  return {
    mailed,
    codeSent: (emailId: string) => {
      const sent = { emailId, sentAt: Date.now() };
      codeOf(purpose).write(sent);
      setMailed(sent);
    },
    startOver: () => {
      codeOf(purpose).write(null);
      setMailed(null);
    },
  };
}

/** Whoever is signed in waits for no code. */
export function forgetMailedCodes(): void {
  for (const purpose of PURPOSES) codeOf(purpose).write(null);
}

/** Null when there is none, when it is too old, and when what is stored is something else. */
export function readMailedCode(purpose: Purpose, now: number): MailedCode | null {
  const mailed = codeOf(purpose).read();
  return mailed !== null && now - mailed.sentAt < VALID_MS ? mailed : null;
}

/** The whole seconds of `total` that are left since the code was mailed. */
export function secondsLeftOf(mailed: MailedCode, total: number, now: number): number {
  return Math.min(total, Math.max(0, Math.ceil(total - (now - mailed.sentAt) / MS_PER_SECOND)));
}

function codeOf(purpose: Purpose) {
  return keptValue({
    key: `verdict:mailed-code:${purpose}`,
    schema: z.nullable(MailedCode),
    fallback: null,
    storage: () => sessionStorage,
  });
}
