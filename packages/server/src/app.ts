import { api } from "@verdict/contract/api";
import type { FastifyInstance } from "fastify";
import type { AccountsOptions } from "./accounts/accounts-context.ts";
import { registerAccounts } from "./accounts/routes.ts";
import { registerAssistantRoutes } from "./assistant/routes.ts";
import { registerClassRoutes } from "./classes/routes.ts";
import { registerContestRoutes } from "./contests/routes.ts";
import { registerDraftRoutes } from "./drafts/routes.ts";
import { watchHealth } from "./health/health-watch.ts";
import { registerMetrics } from "./health/metrics-route.ts";
import { registerHealth } from "./health/routes.ts";
import {
  choreOfIdleSearch,
  choreOfTalkNews,
  choreOfWeeklyChallenge,
  choresOf,
  choresOfLti,
  choresOfVideos,
  keepHouse,
} from "./housekeeping.ts";
import { createJudgingContext } from "./judging/judging-context.ts";
import { registerLtiRoutes } from "./lti/routes.ts";
import type { AppContext } from "./platform/context.ts";
import { createFastify } from "./platform/http/create-fastify.ts";
import { registerDocs } from "./platform/http/docs.ts";
import { registerWeb } from "./platform/web/register-web.ts";
import { registerAuthoringRoutes } from "./problems/authoring/routes.ts";
import { startTestBuilder } from "./problems/building/test-builder.ts";
import { registerListRoutes } from "./problems/lists/routes.ts";
import { registerPackageRoutes } from "./problems/packages/routes.ts";
import { findPreview } from "./problems/problem-preview.ts";
import { createStatementRenderer } from "./problems/render-statement.ts";
import { registerProblemRoutes } from "./problems/routes.ts";
import type { WaitingProblem } from "./problems/seed.ts";
import { registerStrengthRoutes } from "./problems/strength/routes.ts";
import { registerProfileRoutes } from "./profile/routes.ts";
import { registerLanguageRoutes } from "./status/languages/routes.ts";
import { registerStatusRoutes } from "./status/routes.ts";
import { failAwaiting } from "./submissions/fail-awaiting.ts";
import { registerJudgeErrorRoutes } from "./submissions/judge-errors/routes.ts";
import { registerRejudgingRoutes } from "./submissions/rejudging/routes.ts";
import { countOutdated } from "./submissions/rejudging/store.ts";
import { registerSubmissionRoutes } from "./submissions/routes.ts";
import { registerTalkRoutes } from "./talk/routes.ts";
import { registerVideoRoutes } from "./videos/routes.ts";
import { findCurrentVideo } from "./videos/store.ts";

export interface AppParts {
  /** The built web app, or null for calls only. */
  webRoot: string | null;
  /** Problems of the catalogue whose tests are built in the background. */
  waitingProblems: readonly WaitingProblem[];
  accounts?: AccountsOptions;
  /** So long a stop may take; two seconds where it is left out. */
  graceMs?: number;
}

/** The whole application, ready to listen. */
export async function buildApp(context: AppContext, parts: AppParts): Promise<FastifyInstance> {
  const app = await createFastify(context, parts.graceMs);
  const healthWatch = watchHealth({ url: context.directUrl, log: context.log });
  app.addHook("onClose", () => healthWatch.stop());
  registerMetrics(app, context, healthWatch);
  registerDocs(app, api, context.config);
  let builder: { stop: () => Promise<void> } | null = null;
  // Before those who wait for a verdict are waited for: it is one of them.
  app.addHook("preClose", async () => builder?.stop());
  const accounts = await registerAccounts(app, context, parts.accounts);
  const judging = createJudgingContext(app, { ...context, isHindered: healthWatch.isHindered });
  registerProblemRoutes(app, { ...context, findVideo: findCurrentVideo });
  registerListRoutes(app, context);
  const statements = createStatementRenderer();
  app.addHook("onClose", () => statements.stop());
  registerAuthoringRoutes(app, { ...judging, config: context.config, statements, countOutdated });
  registerPackageRoutes(app, { ...judging, statements, countOutdated });
  registerStrengthRoutes(app, judging);
  registerDraftRoutes(app, context);
  registerSubmissionRoutes(app, context, judging);
  registerRejudgingRoutes(app, context);
  registerJudgeErrorRoutes(app, context);
  registerContestRoutes(app, context, accounts);
  registerClassRoutes(app, context, accounts, { ...judging, statements, countOutdated });
  const lti = await registerLtiRoutes(app, context, accounts);
  registerTalkRoutes(app, { ...context, statements });
  registerProfileRoutes(app, context);
  const videos = await registerVideoRoutes(app, context);
  const videoStore = () => videos.watch?.state() ?? null;
  registerHealth(app, healthWatch, videoStore);
  registerStatusRoutes(app, { ...context, videoStore });
  registerLanguageRoutes(app, context);
  registerAssistantRoutes(app, context, judging);
  await registerWeb(app, {
    config: context.config,
    webRoot: parts.webRoot,
    findPreview: (problemId) => findPreview(context.pool, problemId),
  });
  if (parts.waitingProblems.length > 0) {
    const onUnbuildable = (problem: { problemId: string; reason: string }) => failAwaiting(context.pool, problem);
    builder = startTestBuilder({ ...judging, ...context, statements, onUnbuildable }, parts.waitingProblems);
  }
  const searching = context.config.searchesWeakTests ? [choreOfIdleSearch(judging)] : [];
  const weekly = context.config.hasWeeklyChallenge ? [choreOfWeeklyChallenge(context)] : [];
  keepHouse(app, context, [
    ...choresOf(context),
    ...choresOfVideos(videos),
    ...searching,
    ...weekly,
    choreOfTalkNews({ ...context, ...accounts }),
    ...choresOfLti(lti),
  ]);
  return app;
}
