import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { reasonOf } from "../../terminal-errors.ts";
import { createSmtpMailer, smtpOptions, withinDeadline } from "./smtp.ts";

export type MailLook =
  /** No mail server is set. */
  | { state: "none" }
  /** It has let us in. What it does with a mail, only a mail shows. */
  | { state: "answers"; isLoggedIn: boolean }
  | { state: "taken"; to: string }
  | { state: "fails"; reason: string };

/** Whether the mail server lets us in as the settings say; with an address, whether it takes a mail to it. */
export async function lookAtMail({ smtpUrl, from }: Config["mail"], to: string | null): Promise<MailLook> {
  if (smtpUrl === null) return { state: "none" };
  if (to !== null) return sendTo(to, { smtpUrl, from });
  const isLoggedIn = new URL(smtpUrl).username !== "";
  // Otherwise a server that offers no log-in would pass for one that has taken it.
  const transport = createTransport({ ...smtpOptions(smtpUrl), forceAuth: isLoggedIn });
  try {
    await withinDeadline(transport.verify());
    return { state: "answers", isLoggedIn };
  } catch (error) {
    return { state: "fails", reason: reasonOf(error) };
  } finally {
    transport.close();
  }
}

async function sendTo(to: string, { smtpUrl, from }: { smtpUrl: string; from: string }): Promise<MailLook> {
  const quiet = { error: () => undefined, info: () => undefined };
  const mailer = createSmtpMailer({ smtpUrl, from, log: quiet });
  const text = "Somebody who runs this site has asked whether its mails arrive. This one has.";
  try {
    await mailer.send({
      to,
      subject: "A mail to try Verdict out",
      text: `${text}\n`,
      html: `<p>${text}</p>`,
      code: null,
    });
    return { state: "taken", to };
  } catch (error) {
    return { state: "fails", reason: reasonOf(error instanceof DomainError ? error.cause : error) };
  } finally {
    mailer.close();
  }
}
