import * as calls from "@verdict/contract/classes";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { ClassesContext } from "../classes-context.ts";
import { changeMember, readRoster, removeMember, withdrawInvitation } from "./change-roster.ts";
import { checkRoster, inviteAgain, takeRoster } from "./take-roster.ts";

export function registerRosterRoutes(app: FastifyInstance, context: ClassesContext): void {
  const { pool } = context;
  handle(app, calls.roster, ({ params, user }) => readRoster(pool, { ...params, user }));

  handle(app, calls.checkRoster, ({ params, body, user }) => checkRoster(pool, { ...params, user, csv: body.csv }));

  handle(app, calls.takeRoster, ({ params, body, user }) => takeRoster(context, { ...params, user, csv: body.csv }));

  handle(app, calls.inviteAgain, async ({ params, user }) => {
    await inviteAgain(context, { ...params, user });
    return { message: "The mail is on its way." };
  });

  handle(app, calls.withdrawInvitation, async ({ params, user }) => {
    await withdrawInvitation(pool, { ...params, user });
    return { message: "The invitation is taken back." };
  });

  handle(app, calls.changeMember, async ({ params, body, user }) => {
    await changeMember(pool, { ...params, user, ...body });
    return { message: "The roster is changed." };
  });

  handle(app, calls.removeMember, async ({ params, user }) => {
    await removeMember(pool, { ...params, user });
    return { message: "They are not in the class any more." };
  });
}
