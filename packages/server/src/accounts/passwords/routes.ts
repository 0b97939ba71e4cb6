import {
  changePassword as changePasswordCall,
  forgotPassword,
  resetPassword as resetPasswordCall,
} from "@verdict/contract/account-security";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { notBefore } from "../even-reply.ts";
import { networkOf } from "../limits.ts";
import { presentUser } from "../present-user.ts";
import { startSession } from "../sessions/start-session.ts";
import { changePassword } from "./change-password.ts";
import { requestReset, resetPassword } from "./reset-password.ts";

const RESET_SECONDS = 60 * 60;

export function registerPasswordRoutes(app: FastifyInstance, context: AccountsContext): void {
  const { registerByIp, codeByIp } = context.limits;
  const cookie = cookieName(context.config, "reset");

  handle(app, changePasswordCall, async ({ body, user, request, reply }) => {
    await changePassword(context, { user, ...body });
    await startSession(context, { user, reason: "password_changed", request, reply });
    return { message: "Your password was changed, and your other sessions were logged out." };
  });

  handle(app, forgotPassword, async ({ body, request, reply }) => {
    await registerByIp.spend(networkOf(request));
    const { browserToken } = await notBefore(context.evenReplyMs, () => requestReset(context, body.emailId));
    reply.setCookie(cookie, browserToken, cookieOptions(context.config, RESET_SECONDS));
    return { message: "If this address has an account, a code is on its way." };
  });

  handle(app, resetPasswordCall, async ({ body, request, reply }) => {
    await codeByIp.spend(networkOf(request));
    const user = await resetPassword(context, { ...body, browserToken: request.cookies[cookie] ?? null });
    await codeByIp.giveBack(networkOf(request));
    await startSession(context, { user, reason: "password_reset", request, reply });
    reply.clearCookie(cookie, cookieOptions(context.config, 0));
    return { user: presentUser(user) };
  });
}
