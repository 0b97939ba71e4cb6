import { googleLogin, login as loginCall } from "@verdict/contract/accounts";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { type AccountsContext, createAccountsContext } from "./accounts-context.ts";
import { originOf } from "./audit/record.ts";
import { registerAuditRoutes } from "./audit/routes.ts";
import { loginWithGoogle } from "./google/google-login.ts";
import { networkOf } from "./limits.ts";
import { login } from "./login.ts";
import { registerMailboxPage } from "./mail/mailbox-page.ts";
import { registerPasswordRoutes } from "./passwords/routes.ts";
import { registerPictureRoutes } from "./pictures/routes.ts";
import { presentUser } from "./present-user.ts";
import { registerRegistrationRoutes } from "./registration/routes.ts";
import { createAuthenticate } from "./sessions/authenticate.ts";
import { registerSessionRoutes } from "./sessions/routes.ts";
import { startSession } from "./sessions/start-session.ts";
import { sweepRegularly } from "./sweep.ts";

/** Must come before the other domains: from here on the application knows who calls. */
export async function registerAccounts(app: FastifyInstance, appContext: AppContext): Promise<void> {
  const context = await createAccountsContext(appContext);
  app.addHook("onClose", async () => context.mailer.close());
  app.decorate("authenticate", createAuthenticate(context));
  registerLoginRoutes(app, context);
  registerSessionRoutes(app, context);
  registerRegistrationRoutes(app, context);
  registerPasswordRoutes(app, context);
  registerPictureRoutes(app, context);
  registerAuditRoutes(app, context);
  registerMailboxPage(app, context);
  sweepRegularly(app, context);
}

function registerLoginRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, loginCall, async ({ body, request, reply }) => {
    const user = await login(context, { ...body, network: networkOf(request), origin: originOf(request) });
    await startSession(context, { user, reason: "logged_in", request, reply });
    return { user: presentUser(user) };
  });

  handle(app, googleLogin, async ({ body, request, reply }) => {
    const user = await loginWithGoogle(context, body.token);
    await startSession(context, { user, reason: "logged_in_with_google", request, reply });
    return { user: presentUser(user) };
  });
}
