import { changeEmail, changeName, confirmEmail } from "@verdict/contract/account-changes";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { notBefore } from "../login/even-reply.ts";
import { sessionToken } from "../sessions/start-session.ts";
import { hashToken } from "../sessions/token.ts";
import { presentUser } from "../users/present-user.ts";
import { updateName } from "../users/store.ts";
import { confirmNewEmail, requestNewEmail } from "./change-email.ts";

export function registerAccountChangeRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, changeName, async ({ body, user }) => {
    const { firstName } = body;
    const lastName = body.lastName === undefined || body.lastName === "" ? null : body.lastName;
    await updateName(context.pool, { userId: user.id, firstName, lastName });
    return { user: presentUser({ ...user, firstName, lastName }) };
  });

  handle(app, changeEmail, async ({ body, user, request }) => {
    const sessionHash = hashToken(sessionToken(context, request) ?? "");
    const input = { ...body, user, sessionHash, caller: callerOf(request) };
    await notBefore(context.evenReplyMs, () => requestNewEmail(context, input));
    return { message: "We have sent a code to the new address." };
  });

  handle(app, confirmEmail, async ({ body, user, request }) => {
    const moved = await confirmNewEmail(context, { user, ...body, caller: callerOf(request) });
    return { user: presentUser(moved) };
  });
}
