import * as calls from "@verdict/contract/rejudging";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { retryAllJudgeErrors } from "./retry.ts";
import { countJudgeErrors } from "./store.ts";

export function registerJudgeErrorRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, calls.judgeErrors, async () => ({ count: await countJudgeErrors(context.pool) }));

  handle(app, calls.retryJudgeErrors, async () => ({ queued: await retryAllJudgeErrors(context) }));
}
