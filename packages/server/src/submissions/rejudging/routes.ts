import * as calls from "@verdict/contract/rejudging";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { applyRejudging, dropRejudging, readRejudging, startRejudging } from "./rejudge.ts";

export function registerRejudgingRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, calls.rejudgingOf, ({ params }) => readRejudging(context, params.problemId));

  handle(app, calls.startRejudging, ({ params, user }) =>
    startRejudging(context, { problemId: params.problemId, userId: user.id }),
  );

  handle(app, calls.applyRejudging, ({ params }) => applyRejudging(context, params.problemId));

  handle(app, calls.dropRejudging, ({ params }) => dropRejudging(context, params.problemId));
}
