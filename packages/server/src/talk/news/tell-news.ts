import { talkNewsMail } from "../../accounts/mail/compose.ts";
import type { Mailer } from "../../accounts/mail/mail.ts";
import type { MailTemplate } from "../../accounts/mail/mail-template.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createStopTokens } from "./stop-token.ts";
import { forgetTold, listDue, type NewsRow, noteTold } from "./store.ts";

/** In one go: with ten minutes in between that is seven thousand a day, and one go takes minutes at the very worst. */
const MOST_MAILS = 50;

export interface NewsContext extends Pick<AppContext, "pool" | "config"> {
  mailer: Mailer;
  mailTemplate: MailTemplate;
}

/**
 * Tells people by mail, at most once a day, of comments to problems about which they have written or shared a solution.
 * What cannot be sent now is tried again next time; what a mail server refuses for good is not.
 */
export async function tellNews(context: NewsContext): Promise<void> {
  const { pool, config, mailer } = context;
  if (config.problemTalk === "off") return;
  const due = await listDue(pool, { seesEverybody: config.problemTalk === "everybody", most: MOST_MAILS });
  if (due.length === 0) return;
  const tokens = await createStopTokens(pool);
  for (const row of due) {
    if (!(await noteTold(pool, row))) continue;
    try {
      await mailer.send(mailOf(context, { row, token: tokens.make(row.user_id) }));
    } catch (error) {
      if (error instanceof DomainError && error.code === "bad_input") continue;
      await forgetTold(pool, row);
      throw error;
    }
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
