import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import { MailInDoubt } from "./mail.ts";

const UNAVAILABLE = "The email could not be sent right now. Please try again later.";
const REFUSED = "This email address does not accept mail";

/** What nodemailer says of a mail that was not sent. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  /** What the mail server said. */
  response?: string;
  /** What it said that to: `RCPT TO`, `CONN`. */
  command?: string;
  timeoutType?: string;
  syscall?: string;
}

export class TookTooLong extends Error {}

/**
 * Why a mail was not sent, as its sender is told. Of an address that is refused the person who typed it is told; all
 * else is the operator's, who finds the mail server's own words in the log.
 */
export function refusalOf(error: unknown, input: { isOnItsWay: boolean; log: Pick<Log, "error" | "info"> }) {
  const failure = error as SmtpFailure;
  const { code, responseCode } = failure;
  const reason = error instanceof Error ? error.message : String(error);
  if (isRecipientRefused(failure)) {
    input.log.info({ code, responseCode, reason }, "The mail server refuses an address");
    return new DomainError("bad_input", REFUSED, { cause: error });
  }
  input.log.error({ code, responseCode, reason }, "A mail failed");
  const Refusal = input.isOnItsWay && isWithoutAnswer(error) ? MailInDoubt : DomainError;
  return new Refusal("mail_unavailable", UNAVAILABLE, { cause: error });
}

/** At the beginning of an answer, or at its end as qmail has it. */
const STATUS = /(?:^5\d\d[ -]|#)5\.(\d{1,3})\.(\d{1,3})\b/;
/** RFC 3463, X.1: there is no such mailbox or domain, it was not understood, or it takes no mail (RFC 7505). */
const ADDRESS_DETAILS = new Set(["1", "2", "3", "4", "6", "10"]);
/** RFC 5321: no such mailbox, not local, not allowed. Exim says no more than that. */
const MAILBOX_CODES = new Set([550, 551, 553]);
const ABOUT_US = /relay|authent|log[ -]?in|rcpthosts/i;

/**
 * A mail server also refuses the recipient because it wants a log-in, does not take this sender, or relays for nobody;
 * Postfix says even what it has against the client in answer to `RCPT TO`. None of that is the fault of the address.
 */
function isRecipientRefused({ code, command, responseCode, response = "" }: SmtpFailure): boolean {
  if (code !== "EENVELOPE" || command !== "RCPT TO" || responseCode === undefined || responseCode < 500) return false;
  const [, subject, detail = ""] = STATUS.exec(response) ?? [];
  // Of a mailbox: it is full, switched off, takes no mail so large.
  if (subject !== undefined) return subject === "2" || (subject === "1" && ADDRESS_DETAILS.has(detail));
  return MAILBOX_CODES.has(responseCode) && !ABOUT_US.test(response.replaceAll(/\S+@\S+/g, ""));
}

/** The connection stood, and ended or fell silent: the mail server may have taken the mail by then. */
function isWithoutAnswer(error: unknown): boolean {
  if (error instanceof TookTooLong) return true;
  const { code, timeoutType, syscall } = error as SmtpFailure;
  // A handshake of TLS that fails has no system call: no mail was sent.
  if (code === "ESOCKET") return syscall !== undefined && syscall !== "connect";
  return code === "ECONNECTION" || timeoutType === "SOCKET_TIMEOUT";
}
