import { talkNewsMail } from "../../accounts/mail/compose.ts";
import { type Mailer, MailInDoubt } from "../../accounts/mail/mail.ts";
import type { MailTemplate } from "../../accounts/mail/mail-template.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createStopTokens } from "./stop-token.ts";
import { forgetTold, listDue, type NewsRow, takeNews } from "./store.ts";

/** In one go: with ten minutes in between that is seven thousand a day, and one go takes minutes at the very worst. */
const MOST_MAILS = 50;
/** One mailbox that takes nothing is its owner's matter; so many in a row, and the mail server is away. */
const MOST_FAILURES = 3;

export interface NewsContext extends Pick<AppContext, "pool" | "config"> {
  mailer: Mailer;
  mailTemplate: MailTemplate;
}

/**
 * Tells people by mail, at most once a day, of comments to problems about which they have written or shared a solution.
 * What cannot be sent is tried again tomorrow; what a mail server refuses for good, or may have taken, is not. Ends early
 * once `closing` is aborted. Throws where the last of the mails could not be sent.
 */
export async function tellNews(context: NewsContext, closing: AbortSignal): Promise<void> {
  const { pool, config } = context;
  if (config.problemTalk === "off") return;
  const seesEverybody = config.problemTalk === "everybody";
  const due = await listDue(pool, { seesEverybody, most: MOST_MAILS, userId: null });
  if (due.length === 0) return;
  const tokens = await createStopTokens(pool);
  let failures: DomainError[] = [];
  for (const { user_id: userId } of due) {
    if (closing.aborted || failures.length === MOST_FAILURES) break;
    const row = await takeNews(pool, { userId, seesEverybody });
    if (row === null) continue;
    const failure = await sendOrForget(context, { row, token: tokens.make(userId) });
    failures = failure === null ? [] : [...failures, failure];
  }
  if (failures.length > 0) throw failures.at(-1);
}

/** Null where the mail server has taken the mail, or has refused its recipient for good. */
async function sendOrForget(
  context: NewsContext,
  { row, token }: { row: NewsRow; token: string },
): Promise<DomainError | null> {
  try {
    await context.mailer.send(mailOf(context, { row, token }));
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "bad_input") return null;
    if (!(error instanceof MailInDoubt)) await forgetTold(context.pool, row);
    return error;
  }
}

function mailOf({ config, mailTemplate }: NewsContext, { row, token }: { row: NewsRow; token: string }) {
  const to = { emailId: row.email_id, firstName: row.first_name };
  return talkNewsMail(mailTemplate, to, {
    news: row.news.map(({ problemId, title, comments }) => ({
      ...{ title, comments, link: `${config.publicUrl}/talk/${problemId}` },
    })),
    stopPage: `${config.publicUrl}/talk-mail/${token}`,
    stopAddress: `${config.publicUrl}/user/talkMail/stop/${token}`,
  });
}
