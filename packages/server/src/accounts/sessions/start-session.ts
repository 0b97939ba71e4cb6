import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deleteSession, insertSession, SESSION_DAYS } from "./store.ts";
import { hashToken, randomToken } from "./token.ts";

const DAY_SECONDS = 24 * 60 * 60;
const USER_AGENT_MAX_LENGTH = 300;

type SessionContext = Pick<AccountsContext, "pool" | "config">;

/** Logs the user in on this browser, under a new token. A session that the browser had before ends. */
export async function startSession(
  context: SessionContext,
  input: { userId: string; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { request, reply } = input;
  await endSession(context, request);
  const token = randomToken();
  await insertSession(context.pool, {
    tokenHash: hashToken(token),
    userId: input.userId,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX_LENGTH),
    ip: request.ip,
  });
  const options = cookieOptions(context.config, SESSION_DAYS * DAY_SECONDS);
  reply.setCookie(cookieName(context.config, "session"), token, options);
}

/** Ends the session of this request everywhere that its cookie was copied to. */
export async function endSession(context: SessionContext, request: FastifyRequest): Promise<void> {
  const token = sessionToken(context, request);
  if (token !== null) await deleteSession(context.pool, hashToken(token));
}

export function sessionToken(context: Pick<AccountsContext, "config">, request: FastifyRequest): string | null {
  return request.cookies[cookieName(context.config, "session")] ?? null;
}
