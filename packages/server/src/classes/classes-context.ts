import type { Limit } from "../accounts/limits/create-limit.ts";
import type { MailTemplate } from "../accounts/mail/mail-template.ts";
import type { Notices } from "../accounts/mail/notices.ts";
import type { AppContext } from "../platform/context.ts";

/** What the verbs of this domain need. */
export interface ClassesContext extends Pick<AppContext, "pool" | "config"> {
  mailTemplate: MailTemplate;
  /** Invitations on their way; what waits here keeps no mail about an account from going out. */
  invitations: Notices;
  /** By user: codes that were no class's. */
  wrongCodes: Limit;
  /** By whoever invites. */
  invitationMails: Limit;
}
