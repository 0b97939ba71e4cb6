import * as calls from "@verdict/contract/judge-errors";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { listPage, listStandings } from "./list.ts";
import { retryAllJudgeErrors, retryJudgeError } from "./retry.ts";

export function registerJudgeErrorRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, calls.judgeErrors, ({ query }) => listPage(context, query.before ?? null));

  handle(app, calls.judgeErrorStandings, async ({ query }) => ({
    standings: await listStandings(context, (query.ids ?? "").split(",")),
  }));

  handle(app, calls.retryJudgeErrors, async () => ({ queued: await retryAllJudgeErrors(context) }));

  handle(app, calls.retryJudgeError, async ({ params }) => ({
    queued: await retryJudgeError(context, params.submissionId),
  }));
}
