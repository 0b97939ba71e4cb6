import { coalesce } from "../../platform/coalesce.ts";
import type { AppContext } from "../../platform/context.ts";
import { bearerToken } from "../../platform/http/bearer-token.ts";
import { cookieName, TOKEN_MAX_LENGTH } from "../../platform/http/session-cookie.ts";
import type { Authenticate } from "../../platform/http/signed-in-user.ts";
import { authenticateToken } from "../tokens/authenticate-token.ts";
import { userOfRow } from "../users/store.ts";
import { findSessions, touchSession } from "./store.ts";
import { hashToken } from "./token.ts";

/** The last use is written at most this often: one write an hour instead of one a call. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;
/** Questions for sessions that are under way at once: while nobody else asks, a call never waits. */
const QUESTIONS_AT_ONCE = 2;
/** A question takes some tenths of a millisecond; one that hangs must not hold up those who come after it. */
const LONGEST_GATHERED_MS = 10;

/**
 * Asks the database at every call, so that a logout or a changed role counts everywhere at once. Calls that come at the
 * same moment ask together: one question for all of them is cheaper than one for each, and invented cookies buy no
 * turns of their own. A program with a personal token sends no cookie; what sends both is taken for the program.
 */
export function createAuthenticate(
  context: Pick<AppContext, "config" | "pool" | "clock" | "log" | "tokenOwners">,
): Authenticate {
  const name = cookieName(context.config, "session");
  const findSession = coalesce({
    ask: (tokenHashes) => findSessions(context.pool, tokenHashes),
    atOnce: QUESTIONS_AT_ONCE,
    longestMs: LONGEST_GATHERED_MS,
  });
  return async (request, scope) => {
    const personal = bearerToken(request);
    if (personal !== null) return authenticateToken(context, { token: personal, scope });
    const token = request.cookies[name];
    if (token === undefined || token === "" || token.length > TOKEN_MAX_LENGTH) return null;
    const tokenHash = hashToken(token);
    const session = await findSession(tokenHash.toString("hex"));
    if (session === undefined) {
      context.tokenOwners.disprove(token);
      return null;
    }
    context.tokenOwners.prove(token, session.id);
    if (context.clock().getTime() - session.seen_at.getTime() > TOUCH_EVERY_MS) {
      touchSession(context.pool, tokenHash).catch((error: unknown) => {
        context.log.warn({ err: error }, "The last use of a session was not written");
      });
    }
    return userOfRow(session);
  };
}
