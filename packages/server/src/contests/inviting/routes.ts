import * as calls from "@verdict/contract/contest-invitations";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../../accounts/limits/create-limit.ts";
import type { Mailer } from "../../accounts/mail/mail.ts";
import type { MailTemplate } from "../../accounts/mail/mail-template.ts";
import { createNotices } from "../../accounts/mail/notices.ts";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { requireOrganiser } from "../require-contest.ts";
import { checkContestRoster, type InvitingContext, mailAgain, takeContestRoster, withdraw } from "./invite.ts";
import { listInvitations } from "./store.ts";

/** For whoever invites: a large contest a day, and all of it once more. */
const INVITATION_MAILS = {
  name: "contest_mail",
  points: 6_000,
  seconds: 86_400,
  message: "These are more invitations than one may send in a day. Please go on tomorrow.",
};

export function registerInvitingRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "config" | "pool" | "log">,
  mail: { mailer: Mailer; mailTemplate: MailTemplate },
): void {
  const { pool, config, log } = appContext;
  const invitations = createNotices({ mailer: mail.mailer, log });
  app.addHook("onClose", async () => invitations.close());
  const context: InvitingContext = {
    ...{ pool, config, invitations, mailTemplate: mail.mailTemplate },
    invitationMails: createLimit(pool, INVITATION_MAILS),
  };

  handle(app, calls.contestInvitations, async ({ params, user }) => {
    const contest = await requireOrganiser(pool, { id: params.contestId, user });
    const rows = await listInvitations(pool, contest.id);
    return firstThatFit(
      rows.map((row) => ({
        emailId: row.email_id,
        name: row.name,
        mailedAt: row.mailed_at?.toISOString() ?? null,
        hasEntered: row.has_entered,
      })),
    );
  });

  handle(app, calls.checkContestRoster, ({ params, body, user }) =>
    checkContestRoster(pool, { id: params.contestId, user, csv: body.csv }),
  );

  handle(app, calls.takeContestRoster, ({ params, body, user }) =>
    takeContestRoster(context, { id: params.contestId, user, csv: body.csv }),
  );

  handle(app, calls.mailContestInvitation, async ({ params, user }) => {
    await mailAgain(context, { id: params.contestId, user, emailId: params.emailId });
    return { message: "The mail is on its way." };
  });

  handle(app, calls.withdrawContestInvitation, async ({ params, user }) => {
    await withdraw(pool, { id: params.contestId, user, emailId: params.emailId });
    return { message: "The invitation is taken back." };
  });
}
