import * as calls from "@verdict/contract/classes";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../accounts/limits/create-limit.ts";
import type { Mailer } from "../accounts/mail/mail.ts";
import type { MailTemplate } from "../accounts/mail/mail-template.ts";
import { createNotices } from "../accounts/mail/notices.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import type { AuthoringContext } from "../problems/authoring/save-problem.ts";
import { registerAssignmentRoutes } from "./assignments/routes.ts";
import type { ClassesContext } from "./classes-context.ts";
import { answerInvitation, joinByCode, leaveClass } from "./joining/join.ts";
import { createAuthorWork } from "./problems/author-work.ts";
import { registerClassProblemRoutes } from "./problems/routes.ts";
import { readClass, readClasses } from "./read-classes.ts";
import { registerRosterRoutes } from "./roster/routes.ts";
import { registerClassSubmissionRoutes } from "./submissions/routes.ts";
import { changeClass, deleteClass, dropCode, makeClass, renewCode } from "./teaching/make-class.ts";
import { dismissTeacher, nameTeacher } from "./teaching/name-teachers.ts";
import { listTeachers } from "./teaching/store.ts";

/** For each user. A code has eight letters: so many tries an hour are none. */
const WRONG_CODES = {
  name: "class_code",
  points: 10,
  seconds: 3_600,
  message: "Too many wrong codes. Ask your teacher for the right one, and try again later.",
};

/** For whoever invites: two lecture halls a day. */
const INVITATION_MAILS = {
  name: "class_mail",
  points: 2_000,
  seconds: 86_400,
  message: "These are more invitations than one may send in a day. Please go on tomorrow.",
};

/**
 * For each teacher: checks, saves, generated tests, stress tests and exports. Each leaves some megabytes behind for a
 * day.
 */
const AUTHOR_WORK = {
  name: "class_problem",
  points: 200,
  seconds: 86_400,
  message: "This is more judging for your own problems than one may have in a day. Please go on tomorrow.",
};

export function registerClassRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "pool" | "config" | "log">,
  mail: { mailer: Mailer; mailTemplate: MailTemplate },
  authoring: AuthoringContext,
): void {
  const { pool, config, log } = appContext;
  const invitations = createNotices({ mailer: mail.mailer, log });
  app.addHook("onClose", async () => invitations.close());
  const context: ClassesContext = {
    pool,
    config,
    mailTemplate: mail.mailTemplate,
    invitations,
    wrongCodes: createLimit(pool, WRONG_CODES),
    invitationMails: createLimit(pool, INVITATION_MAILS),
  };
  registerClasses(app, context);
  registerRosterRoutes(app, context);
  registerTeachers(app, context);
  registerAssignmentRoutes(app, context);
  registerClassSubmissionRoutes(app, context);
  registerClassProblemRoutes(app, { ...authoring, work: createAuthorWork(createLimit(pool, AUTHOR_WORK)) });
}

function registerClasses(app: FastifyInstance, context: ClassesContext): void {
  const { pool } = context;
  handle(app, calls.classes, ({ user }) => readClasses(pool, user));

  handle(app, calls.createClass, async ({ body, user }) => ({ _id: await makeClass(pool, { user, name: body.name }) }));

  handle(app, calls.joinClass, async ({ body, user }) => ({
    _id: await joinByCode(context, { user, code: body.code }),
  }));

  handle(app, calls.answerInvitation, async ({ params, body, user }) => {
    await answerInvitation(pool, { ...params, user, accepts: body.accepts });
    return { message: body.accepts ? "You are in the class." : "The invitation is declined." };
  });

  handle(app, calls.schoolClass, ({ params, user }) => readClass(pool, { ...params, user }));

  handle(app, calls.changeClass, async ({ params, body, user }) => {
    await changeClass(pool, { ...params, user, ...body });
    return { message: "The class is changed." };
  });

  handle(app, calls.deleteClass, async ({ params, user }) => {
    await deleteClass(pool, { ...params, user });
    return { message: "The class is deleted." };
  });

  handle(app, calls.renewCode, async ({ params, user }) => ({ joinCode: await renewCode(pool, { ...params, user }) }));

  handle(app, calls.dropCode, async ({ params, user }) => {
    await dropCode(pool, { ...params, user });
    return { message: "Nobody joins by a code any more." };
  });

  handle(app, calls.leaveClass, async ({ params, user }) => {
    await leaveClass(pool, { ...params, user });
    return { message: "You have left the class." };
  });
}

function registerTeachers(app: FastifyInstance, { pool }: ClassesContext): void {
  handle(app, calls.teachers, async () =>
    (await listTeachers(pool)).map((row) => ({
      userId: row.user_id,
      name: row.name,
      emailId: row.email_id,
      since: row.named_at.toISOString(),
    })),
  );

  handle(app, calls.nameTeacher, async ({ body, user }) => {
    await nameTeacher(pool, { emailId: body.emailId, by: user });
    return { message: `${body.emailId} may make classes.` };
  });

  handle(app, calls.dismissTeacher, async ({ params, user }) => {
    await dismissTeacher(pool, { userId: params.userId, by: user });
    return { message: "They make no new classes any more." };
  });
}
