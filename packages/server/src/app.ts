import { api } from "@verdict/contract/api";
import type { FastifyInstance } from "fastify";
import { registerAccounts } from "./accounts/routes.ts";
import { registerAssistantRoutes } from "./assistant/routes.ts";
import { createJudgingContext } from "./judging/judging-context.ts";
import type { AppContext } from "./platform/context.ts";
import { createFastify } from "./platform/http/create-fastify.ts";
import { registerDocs } from "./platform/http/docs.ts";
import { registerHealth } from "./platform/http/health.ts";
import { registerWeb } from "./platform/web/register-web.ts";
import { registerAuthoringRoutes } from "./problems/authoring/routes.ts";
import { registerPackageRoutes } from "./problems/packages/routes.ts";
import { registerProblemRoutes } from "./problems/routes.ts";
import { registerStrengthRoutes } from "./problems/strength/routes.ts";
import { registerProfileRoutes } from "./profile/routes.ts";
import { registerRejudgingRoutes } from "./submissions/rejudging/routes.ts";
import { registerSubmissionRoutes } from "./submissions/routes.ts";
import { registerVideoRoutes } from "./videos/routes.ts";

/** The whole application, ready to listen. `webRoot` is the folder of the built web app, or null for calls only. */
export async function buildApp(context: AppContext, webRoot: string | null): Promise<FastifyInstance> {
  const app = await createFastify(context);
  registerHealth(app, context);
  registerDocs(app, api, context.config);
  await registerAccounts(app, context);
  const judging = createJudgingContext(app, context);
  registerProblemRoutes(app, context);
  registerAuthoringRoutes(app, judging);
  registerPackageRoutes(app, judging);
  registerStrengthRoutes(app, judging);
  registerSubmissionRoutes(app, context, judging);
  registerRejudgingRoutes(app, context);
  registerProfileRoutes(app, context);
  await registerVideoRoutes(app, context);
  registerAssistantRoutes(app, context, judging);
  await registerWeb(app, context.config, webRoot);
  return app;
}
