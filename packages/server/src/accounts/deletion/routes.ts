import {
  confirmDeletion as confirmDeletionCall,
  DELETION_GRACE_DAYS,
  deleteAccount,
} from "@verdict/contract/account-changes";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { clearSessionCookie, sessionToken } from "../sessions/start-session.ts";
import { hashToken } from "../sessions/token.ts";
import { confirmDeletion, requestDeletion } from "./delete-account.ts";

export function registerDeletionRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, deleteAccount, async ({ body, user, request }) => {
    const sessionHash = hashToken(sessionToken(context, request) ?? "");
    await requestDeletion(context, { ...body, user, sessionHash, caller: callerOf(request) });
    return { message: "We have sent a code to your address." };
  });

  handle(app, confirmDeletionCall, async ({ body, user, request, reply }) => {
    const deletedAfter = await confirmDeletion(context, { ...body, user, caller: callerOf(request) });
    clearSessionCookie(context, reply);
    const message = `Your account will be deleted in ${DELETION_GRACE_DAYS} days. To keep it, log in before.`;
    return { message, deletedAfter: deletedAfter.toISOString() };
  });
}
