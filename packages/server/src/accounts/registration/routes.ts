import { register as registerCall, resendOtp, verifyRegisterOtp } from "@verdict/contract/accounts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { notBefore } from "../even-reply.ts";
import { networkOf } from "../limits.ts";
import { presentUser } from "../present-user.ts";
import { startSession } from "../sessions/start-session.ts";
import { register, resendCode, verifyCode } from "./registration.ts";

/** A pending registration lives for a day. */
const REGISTRATION_SECONDS = 24 * 60 * 60;

export function registerRegistrationRoutes(app: FastifyInstance, context: AccountsContext): void {
  const { registerByIp, codeByIp } = context.limits;
  const cookie = cookieName(context.config, "registration");
  const browserTokenOf = (request: FastifyRequest) => request.cookies[cookie] ?? null;

  handle(app, registerCall, async ({ body, request, reply }) => {
    await registerByIp.spend(networkOf(request));
    const { browserToken } = await notBefore(context.evenReplyMs, () => register(context, body));
    reply.setCookie(cookie, browserToken, cookieOptions(context.config, REGISTRATION_SECONDS));
    return { emailId: body.emailId, message: "We have sent a code to this address." };
  });

  handle(app, resendOtp, async ({ body, request }) => {
    await registerByIp.spend(networkOf(request));
    const input = { ...body, browserToken: browserTokenOf(request) };
    await notBefore(context.evenReplyMs, () => resendCode(context, input));
    return { message: "If this address is waiting for a code, a new one is on its way." };
  });

  handle(app, verifyRegisterOtp, async ({ body, request, reply }) => {
    await codeByIp.spend(networkOf(request));
    const user = await verifyCode(context, { ...body, browserToken: browserTokenOf(request) });
    await codeByIp.giveBack(networkOf(request));
    await registerByIp.giveBack(networkOf(request));
    await startSession(context, { user, reason: "registered", request, reply });
    reply.clearCookie(cookie, cookieOptions(context.config, 0));
    return { user: presentUser(user) };
  });
}
