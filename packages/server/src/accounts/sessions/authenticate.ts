import type { AppContext } from "../../platform/context.ts";
import { bearerToken } from "../../platform/http/bearer-token.ts";
import { cookieName, TOKEN_MAX_LENGTH } from "../../platform/http/session-cookie.ts";
import type { Authenticate } from "../../platform/http/signed-in-user.ts";
import { authenticateToken } from "../tokens/authenticate-token.ts";
import { userOfRow } from "../users/store.ts";
import { findSession, touchSession } from "./store.ts";
import { hashToken } from "./token.ts";

/** The last use is written at most this often: one write an hour instead of one a call. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

/**
 * Asks the database at every call, so that a logout or a changed role counts everywhere at once (0.03 ms). A program with
 * a personal token sends no cookie; what sends both is taken for the program.
 */
export function createAuthenticate(
  context: Pick<AppContext, "config" | "pool" | "clock" | "log" | "tokenOwners">,
): Authenticate {
  const name = cookieName(context.config, "session");
  const isPooled = context.config.databaseUrl !== context.config.databaseDirectUrl;
  return async (request, scope) => {
    const personal = bearerToken(request);
    if (personal !== null) return authenticateToken(context, { token: personal, scope });
    const token = request.cookies[name];
    if (token === undefined || token === "" || token.length > TOKEN_MAX_LENGTH) return null;
    const tokenHash = hashToken(token);
    const session = await findSession(context.pool, { tokenHash, isPooled });
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
