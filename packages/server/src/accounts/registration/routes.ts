import { register, resendOtp, verifyRegisterOtp } from "@verdict/contract/accounts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { notBefore } from "../login/even-reply.ts";
import { startSession } from "../sessions/start-session.ts";
import { presentUser } from "../users/present-user.ts";
import { beginRegistration, finishRegistration, resendCode } from "./registration.ts";

/** A pending registration lives for a day. */
const REGISTRATION_SECONDS = 24 * 60 * 60;

export function registerRegistrationRoutes(app: FastifyInstance, context: AccountsContext): void {
  const cookie = cookieName(context.config, "registration");
  const browserTokenOf = (request: FastifyRequest) => request.cookies[cookie] || null;

  handle(app, register, async ({ body, request, reply }) => {
    const input = { ...body, caller: callerOf(request) };
    const { browserToken } = await notBefore(context.evenReplyMs, () => beginRegistration(context, input));
    reply.setCookie(cookie, browserToken, cookieOptions(context.config, REGISTRATION_SECONDS));
    return { emailId: body.emailId, message: "We have sent a code to this address." };
  });

  handle(app, resendOtp, async ({ body, request }) => {
    const input = { ...body, browserToken: browserTokenOf(request), caller: callerOf(request) };
    await notBefore(context.evenReplyMs, () => resendCode(context, input));
    return { message: "If this address is waiting for a code, a new one is on its way." };
  });

  handle(app, verifyRegisterOtp, async ({ body, request, reply }) => {
    const guess = { ...body, browserToken: browserTokenOf(request), caller: callerOf(request) };
    const user = await finishRegistration(context, guess);
    await startSession(context, { user, reason: "registered", provenHash: null, request, reply });
    reply.clearCookie(cookie, cookieOptions(context.config, 0));
    return { user: presentUser(user) };
  });
}
