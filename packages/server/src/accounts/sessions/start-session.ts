import type { AuditKind } from "@verdict/contract/account-security";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import { originOf } from "../caller.ts";
import { cancelDeletion } from "../deletion/store.ts";
import { rememberBrowser, setKnownBrowserCookie } from "../known-browsers/known-browser.ts";
import { WRONG_LOGIN } from "../login/login.ts";
import { findLockReason } from "../people/store.ts";
import { holdAccount } from "../users/store.ts";
import { deleteSession, endOldestSessions, insertSession, SESSION_DAYS } from "./store.ts";
import { hashToken, randomToken } from "./token.ts";

const DAY_SECONDS = 24 * 60 * 60;

type SessionContext = Pick<AccountsContext, "pool" | "config" | "tokenOwners">;

/**
 * Logs the user in on this browser, under a new token, and remembers the browser. A session that the browser had before
 * ends, and so do the oldest ones of a user who has too many. An account that was to be deleted stays. Throws
 * not_signed_in when the account is gone, or has another password than the one that was proven a moment ago: whoever
 * has just replaced it has ended all sessions. Throws not_allowed, with the reason, for an account that an
 * administrator has locked: whoever gets here has proven that it is theirs.
 */
export async function startSession(
  context: SessionContext,
  input: {
    user: { id: string; emailId: string };
    reason: AuditKind;
    /** The hash of the password that the user has just proven; null where it was something else. */
    provenHash: string | null;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<void> {
  const { user, provenHash, request, reply } = input;
  const token = randomToken();
  const origin = originOf(request);
  const oldToken = sessionToken(context, request);
  const browserToken = await inTransaction(context.pool, async (client) => {
    const account = await holdAccount(client, user.id);
    const isStale = provenHash !== null && provenHash !== account?.password_hash;
    if (account === undefined || isStale) throw new DomainError("not_signed_in", WRONG_LOGIN);
    const lockReason = await findLockReason(client, user.id);
    if (lockReason !== null) {
      throw new DomainError("not_allowed", `An administrator has locked this account: ${lockReason}`);
    }
    if (oldToken !== null) await deleteSession(client, hashToken(oldToken));
    await insertSession(client, { tokenHash: hashToken(token), userId: user.id, ...origin });
    await endOldestSessions(client, user.id);
    const event = { userId: user.id, emailId: user.emailId, origin };
    await recordAudit(client, { kind: input.reason, ...event });
    if (await cancelDeletion(client, user.id)) await recordAudit(client, { kind: "deletion_cancelled", ...event });
    return rememberBrowser(context, client, { userId: user.id, request });
  });
  for (const proven of [token, browserToken]) context.tokenOwners.prove(proven, user.id);
  const options = cookieOptions(context.config, SESSION_DAYS * DAY_SECONDS);
  reply.setCookie(cookieName(context.config, "session"), token, options);
  setKnownBrowserCookie(context, reply, browserToken);
}

/** Ends the session of this request everywhere that its cookie was copied to. */
export async function endSession(
  context: SessionContext,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const token = sessionToken(context, exchange.request);
  if (token !== null) {
    await deleteSession(context.pool, hashToken(token));
    context.tokenOwners.disprove(token);
  }
  clearSessionCookie(context, exchange.reply);
}

/** With it goes what opens the launches that were begun in this browser: the next person at it is somebody else. */
export function clearSessionCookie(context: Pick<SessionContext, "config">, reply: FastifyReply): void {
  for (const name of ["session", "lti"] as const) {
    reply.clearCookie(cookieName(context.config, name), cookieOptions(context.config, 0));
  }
}

export function sessionToken(context: Pick<SessionContext, "config">, request: FastifyRequest): string | null {
  return request.cookies[cookieName(context.config, "session")] ?? null;
}
