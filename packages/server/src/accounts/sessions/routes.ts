import {
  endSession as endSessionCall,
  logoutEverywhere,
  type OpenSession,
  sessions,
} from "@verdict/contract/account-security";
import { check, logout } from "@verdict/contract/accounts";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import { originOf } from "../caller.ts";
import { presentUser } from "../users/present-user.ts";
import { deviceName } from "./device-name.ts";
import { endAllAccess } from "./end-all-access.ts";
import { clearSessionCookie, endSession, sessionToken } from "./start-session.ts";
import { deleteOwnSession, listSessions, type OpenSessionRow } from "./store.ts";
import { hashToken } from "./token.ts";

export function registerSessionRoutes(
  app: FastifyInstance,
  context: Pick<AccountsContext, "pool" | "config" | "tokenOwners">,
): void {
  // Every page of the web app begins with this one.
  handle(app, check, async ({ user }) => ({ user: presentUser(user) }), { isSentAsIs: true });

  handle(app, logout, async ({ request, reply }) => {
    await endSession(context, { request, reply });
    return { message: "Logged out" };
  });

  handle(app, sessions, async ({ user, request }) => {
    const ownHash = hashToken(sessionToken(context, request) ?? "");
    const rows = await listSessions(context.pool, user.id);
    return { sessions: rows.map((row) => presentSession(row, ownHash)) };
  });

  handle(app, endSessionCall, async ({ user, params }) => {
    const isKnown =
      isUuid(params.sessionId) &&
      (await deleteOwnSession(context.pool, { userId: user.id, sessionId: params.sessionId }));
    if (!isKnown) throw new DomainError("not_found", "This session has ended already");
    return { message: "Logged out there" };
  });

  handle(app, logoutEverywhere, async ({ user, request, reply }) => {
    await inTransaction(context.pool, async (client) => {
      await endAllAccess(client, user.id);
      const { id: userId, emailId } = user;
      await recordAudit(client, { kind: "logged_out_everywhere", userId, emailId, origin: originOf(request) });
    });
    clearSessionCookie(context, reply);
    return { message: "Logged out everywhere" };
  });
}

function presentSession(row: OpenSessionRow, ownTokenHash: Buffer): OpenSession {
  return {
    _id: row.id,
    device: deviceName(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.seen_at.toISOString(),
    isCurrent: row.token_hash.equals(ownTokenHash),
  };
}
