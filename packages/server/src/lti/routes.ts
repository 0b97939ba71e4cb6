import type { FastifyInstance } from "fastify";
import type { AccountsContext } from "../accounts/accounts-context.ts";
import type { AppContext } from "../platform/context.ts";
import { registerClassCourseRoutes } from "./class-courses/routes.ts";
import { registerIdentityRoutes } from "./identities/routes.ts";
import { registerLaunchForms } from "./launch/form-routes.ts";
import { registerLaunchRoutes } from "./launch/routes.ts";
import { createLtiContext, type LtiContext } from "./lti-context.ts";
import { registerPlatformRoutes } from "./platforms/routes.ts";

/** Returns what the chores of this domain need. */
export async function registerLtiRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "pool" | "config" | "log" | "tokenOwners">,
  accounts: Pick<AccountsContext, "limits" | "passwords" | "passwordTurns" | "notices" | "mailTemplate">,
): Promise<LtiContext> {
  const context = createLtiContext(appContext);
  registerPlatformRoutes(app, context);
  const { limits, passwords, passwordTurns, notices, mailTemplate } = accounts;
  registerLaunchRoutes(app, { ...context, limits, passwords, passwordTurns, notices, mailTemplate });
  registerIdentityRoutes(app, context);
  registerClassCourseRoutes(app, context);
  await registerLaunchForms(app, context);
  return context;
}
