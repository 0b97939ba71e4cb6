import { check, googleLogin, login as loginCall, logout } from "@verdict/contract/accounts";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { cookieName, cookieOptions } from "../platform/http/session-cookie.ts";
import { type AccountsContext, createAccountsContext } from "./accounts-context.ts";
import { loginWithGoogle } from "./google/google-login.ts";
import { networkOf } from "./limits.ts";
import { login } from "./login.ts";
import { registerMailboxPage } from "./mail/mailbox-page.ts";
import { presentUser } from "./present-user.ts";
import { registerRegistrationRoutes } from "./registration/routes.ts";
import { createAuthenticate } from "./sessions/authenticate.ts";
import { endSession, startSession } from "./sessions/start-session.ts";

export async function registerAccounts(app: FastifyInstance, appContext: AppContext): Promise<void> {
  const context = await createAccountsContext(appContext);
  app.addHook("onClose", async () => context.mailer.close());
  app.decorate("authenticate", createAuthenticate(context));
  registerSessionRoutes(app, context);
  registerRegistrationRoutes(app, context);
  registerMailboxPage(app, context);
}

function registerSessionRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, check, async ({ user }) => ({ user: presentUser(user) }));

  handle(app, loginCall, async ({ body, request, reply }) => {
    const user = await login(context, { ...body, network: networkOf(request) });
    await startSession(context, { userId: user.id, request, reply });
    return { user: presentUser(user) };
  });

  handle(app, googleLogin, async ({ body, request, reply }) => {
    const user = await loginWithGoogle(context, body.token);
    await startSession(context, { userId: user.id, request, reply });
    return { user: presentUser(user) };
  });

  handle(app, logout, async ({ request, reply }) => {
    await endSession(context, request);
    reply.clearCookie(cookieName(context.config, "session"), cookieOptions(context.config, 0));
    return { message: "Logged out" };
  });
}
