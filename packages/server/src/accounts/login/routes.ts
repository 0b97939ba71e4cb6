import { googleLogin, login as loginCall } from "@verdict/contract/accounts";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf } from "../caller.ts";
import { loginWithGoogle } from "../google/google-login.ts";
import { knownBrowserOf } from "../known-browsers/known-browser.ts";
import { startSession } from "../sessions/start-session.ts";
import { presentUser } from "../users/present-user.ts";
import { userOfRow } from "../users/store.ts";
import { login } from "./login.ts";

export function registerLoginRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, loginCall, async ({ body, request, reply }) => {
    const knownBrowser = await knownBrowserOf(context, { request, emailId: body.emailId });
    const row = await login(context, { ...body, caller: callerOf(request), knownBrowser });
    const user = userOfRow(row);
    await startSession(context, { user, reason: "logged_in", provenHash: row.password_hash, request, reply });
    return { user: presentUser(user) };
  });

  handle(app, googleLogin, async ({ body, request, reply }) => {
    const user = await loginWithGoogle(context, { token: body.token, caller: callerOf(request) });
    await startSession(context, { user, reason: "logged_in_with_google", provenHash: null, request, reply });
    return { user: presentUser(user) };
  });
}
