import * as calls from "@verdict/contract/openid";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { cookieName, cookieOptions, TOKEN_MAX_LENGTH } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { startSession } from "../sessions/start-session.ts";
import { presentUser } from "../users/present-user.ts";
import { beginOpenIdLogin, finishOpenIdLogin } from "./openid-login.ts";
import { LOGIN_MINUTES } from "./store.ts";

export function registerOpenIdRoutes(app: FastifyInstance, context: AccountsContext): void {
  const cookie = cookieName(context.config, "openid");
  const browserTokenOf = (request: FastifyRequest) => {
    const token = request.cookies[cookie];
    return token === undefined || token === "" || token.length > TOKEN_MAX_LENGTH ? null : token;
  };

  handle(app, calls.beginOpenIdLogin, async ({ body, request, reply }) => {
    const { url, browserToken } = await beginOpenIdLogin(context, {
      wanted: body.wanted,
      browserToken: browserTokenOf(request),
      caller: callerOf(request),
    });
    reply.setCookie(cookie, browserToken, cookieOptions(context.config, LOGIN_MINUTES * 60));
    return { url };
  });

  handle(app, calls.finishOpenIdLogin, async ({ body, request, reply }) => {
    const input = { answer: body.answer, browserToken: browserTokenOf(request), caller: callerOf(request) };
    const { user, wanted } = await finishOpenIdLogin(context, input);
    await startSession(context, { user, reason: "logged_in_with_oidc", provenHash: null, request, reply });
    reply.clearCookie(cookie, cookieOptions(context.config, 0));
    return { user: presentUser(user), wanted };
  });
}
