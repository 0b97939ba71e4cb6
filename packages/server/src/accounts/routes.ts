import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { watchAccess } from "../platform/http/access-watch.ts";
import { type AccountsContext, type AccountsOptions, createAccountsContext } from "./accounts-context.ts";
import { registerAuditRoutes } from "./audit/routes.ts";
import { registerAccountChangeRoutes } from "./changes/routes.ts";
import { registerDeletionRoutes } from "./deletion/routes.ts";
import { registerLoginRoutes } from "./login/routes.ts";
import { registerMailboxPage } from "./mail/mailbox-page.ts";
import { registerOpenIdRoutes } from "./openid/routes.ts";
import { registerPasswordRoutes } from "./passwords/routes.ts";
import { registerPeopleRoutes } from "./people/routes.ts";
import { registerPictureRoutes } from "./pictures/routes.ts";
import { registerRegistrationRoutes } from "./registration/routes.ts";
import { createAuthenticate } from "./sessions/authenticate.ts";
import { registerSessionRoutes } from "./sessions/routes.ts";
import { registerSettingsRoutes } from "./settings/routes.ts";
import { registerTokenRoutes } from "./tokens/routes.ts";

/**
 * Must come before the other domains: from here on the application knows who calls. Returns what other domains send
 * mails and prove owners with.
 */
export async function registerAccounts(
  app: FastifyInstance,
  appContext: AppContext,
  options?: AccountsOptions,
): Promise<AccountsContext> {
  const context = await createAccountsContext(appContext, options);
  app.addHook("onClose", async () => {
    context.notices.close();
    context.mailer.close();
  });
  app.decorate("authenticate", createAuthenticate(context));
  watchAccess(app, context);
  registerLoginRoutes(app, context);
  registerOpenIdRoutes(app, context);
  registerSessionRoutes(app, context);
  registerRegistrationRoutes(app, context);
  registerPasswordRoutes(app, context);
  registerAccountChangeRoutes(app, context);
  registerDeletionRoutes(app, context);
  registerPictureRoutes(app, context);
  registerSettingsRoutes(app, context);
  registerTokenRoutes(app, context);
  registerAuditRoutes(app, context);
  registerPeopleRoutes(app, context);
  registerMailboxPage(app, context);
  return context;
}
