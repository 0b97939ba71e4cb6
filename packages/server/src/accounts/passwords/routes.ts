import {
  changePassword as changePasswordCall,
  forgotPassword,
  resetPassword,
} from "@verdict/contract/account-security";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { knownBrowserOf } from "../known-browsers/known-browser.ts";
import { notBefore } from "../login/even-reply.ts";
import { sessionToken, startSession } from "../sessions/start-session.ts";
import { hashToken } from "../sessions/token.ts";
import { presentUser } from "../users/present-user.ts";
import { changePassword } from "./change-password.ts";
import { finishReset, requestReset } from "./reset-password.ts";

const RESET_SECONDS = 60 * 60;

export function registerPasswordRoutes(app: FastifyInstance, context: AccountsContext): void {
  const cookie = cookieName(context.config, "reset");

  handle(app, changePasswordCall, async ({ body, user, request, reply }) => {
    const sessionHash = hashToken(sessionToken(context, request) ?? "");
    await changePassword(context, { user, sessionHash, ...body, caller: callerOf(request) });
    await startSession(context, { user, reason: "password_changed", provenHash: null, request, reply });
    return { message: "Your password was changed, and your other sessions were logged out." };
  });

  handle(app, forgotPassword, async ({ body, request, reply }) => {
    const knownBrowser = await knownBrowserOf(context, { request, emailId: body.emailId });
    const input = { ...body, caller: callerOf(request), knownBrowser };
    const { browserToken } = await notBefore(context.evenReplyMs, () => requestReset(context, input));
    reply.setCookie(cookie, browserToken, cookieOptions(context.config, RESET_SECONDS));
    return { message: "If this address has an account, a code is on its way." };
  });

  handle(app, resetPassword, async ({ body, request, reply }) => {
    const browserToken = request.cookies[cookie] || null;
    const user = await finishReset(context, { ...body, browserToken, caller: callerOf(request) });
    await startSession(context, { user, reason: "password_reset", provenHash: null, request, reply });
    reply.clearCookie(cookie, cookieOptions(context.config, 0));
    return { user: presentUser(user) };
  });
}
