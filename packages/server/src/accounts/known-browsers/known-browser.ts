import type { FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import { cookieName, cookieOptions, TOKEN_MAX_LENGTH } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import { findUserOfBrowser, insertKnownBrowser, KNOWN_BROWSER_DAYS, replaceBrowserToken } from "./store.ts";

/*
 * A browser that has logged in to an account keeps a second cookie, which logs nobody in but shows that it has been
 * here before. So it has a budget of wrong passwords of its own, and strangers who use up theirs do not keep the owner
 * out. The cookie ends 90 days after the last login, and with every change of the password and "log out everywhere".
 */

const DAY_SECONDS = 24 * 60 * 60;

type KnownBrowserContext = Pick<AccountsContext, "pool" | "config" | "tokenOwners">;

/** The hash of this browser's cookie as hex, when it has logged in to the account of this address before; else null. */
export async function knownBrowserOf(
  context: KnownBrowserContext,
  input: { request: FastifyRequest; emailId: string },
): Promise<string | null> {
  const token = browserToken(context, input.request);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const userId = await findUserOfBrowser(context.pool, { tokenHash, emailId: input.emailId });
  if (userId === null) return null;
  context.tokenOwners.prove(token, userId);
  return tokenHash.toString("hex");
}

/**
 * Within the transaction of a login; returns the token for the cookie. It is a new one each time, so a copied cookie
 * ends with the next login.
 */
export async function rememberBrowser(
  context: KnownBrowserContext,
  client: pg.ClientBase,
  input: { userId: string; request: FastifyRequest },
): Promise<string> {
  const token = randomToken();
  const oldToken = browserToken(context, input.request);
  const newHash = hashToken(token);
  if (oldToken !== null) await replaceBrowserToken(client, { oldHash: hashToken(oldToken), newHash });
  await insertKnownBrowser(client, { tokenHash: newHash, userId: input.userId });
  return token;
}

export function setKnownBrowserCookie(context: KnownBrowserContext, reply: FastifyReply, token: string): void {
  const options = cookieOptions(context.config, KNOWN_BROWSER_DAYS * DAY_SECONDS);
  reply.setCookie(cookieName(context.config, "known-browser"), token, options);
}

function browserToken(context: KnownBrowserContext, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(context.config, "known-browser")];
  return token === undefined || token === "" || token.length > TOKEN_MAX_LENGTH ? null : token;
}
