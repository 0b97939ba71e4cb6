import type { AuditKind } from "@verdict/contract/account-security";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { originOf, recordAudit } from "../audit/record.ts";
import { deleteSession, insertSession, SESSION_DAYS } from "./store.ts";
import { hashToken, randomToken } from "./token.ts";

const DAY_SECONDS = 24 * 60 * 60;

type SessionContext = Pick<AccountsContext, "pool" | "config">;

/** Logs the user in on this browser, under a new token. A session that the browser had before ends. */
export async function startSession(
  context: SessionContext,
  input: {
    user: { id: string; emailId: string };
    reason: AuditKind;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<void> {
  const { user, request, reply } = input;
  const token = randomToken();
  const origin = originOf(request);
  const oldToken = sessionToken(context, request);
  await inTransaction(context.pool, async (client) => {
    if (oldToken !== null) await deleteSession(client, hashToken(oldToken));
    await insertSession(client, { tokenHash: hashToken(token), userId: user.id, ...origin });
    await recordAudit(client, { kind: input.reason, userId: user.id, emailId: user.emailId, origin });
  });
  const options = cookieOptions(context.config, SESSION_DAYS * DAY_SECONDS);
  reply.setCookie(cookieName(context.config, "session"), token, options);
}

/** Ends the session of this request everywhere that its cookie was copied to. */
export async function endSession(
  context: SessionContext,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const token = sessionToken(context, exchange.request);
  if (token !== null) await deleteSession(context.pool, hashToken(token));
  clearSessionCookie(context, exchange.reply);
}

export function clearSessionCookie(context: Pick<SessionContext, "config">, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context.config, "session"), cookieOptions(context.config, 0));
}

export function sessionToken(context: Pick<SessionContext, "config">, request: FastifyRequest): string | null {
  return request.cookies[cookieName(context.config, "session")] ?? null;
}
