import { DomainError } from "../../platform/http/errors.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the log says of the mail where no mail server is set up: the code itself, or nothing. */
  code: string | null;
  /** Of a mail that nobody has asked for: where mail programs say that there shall be no more of them (RFC 8058). */
  stopAddress?: string;
}

/** What mail programs make a button of. */
export function stopHeaders({ stopAddress }: Mail): Record<string, string> {
  if (stopAddress === undefined) return {};
  return { "List-Unsubscribe": `<${stopAddress}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** The mail may arrive all the same: the mail server had it, or a part of it, and has not said what becomes of it. */
export class MailInDoubt extends DomainError {}

export interface Mailer {
  /** Resolves once the mail is taken; otherwise a DomainError that says why not, within five seconds. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}
