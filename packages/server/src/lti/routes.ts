import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { registerClassCourseRoutes } from "./class-courses/routes.ts";
import { registerLaunchForms } from "./launch/form-routes.ts";
import { registerLaunchRoutes } from "./launch/routes.ts";
import { createLtiContext, type LtiContext } from "./lti-context.ts";
import { registerPlatformRoutes } from "./platforms/routes.ts";

/** Returns what the chores of this domain need. */
export async function registerLtiRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "pool" | "config" | "log" | "tokenOwners">,
): Promise<LtiContext> {
  const context = createLtiContext(appContext);
  registerPlatformRoutes(app, context);
  registerLaunchRoutes(app, context);
  registerClassCourseRoutes(app, context);
  await registerLaunchForms(app, context);
  return context;
}
