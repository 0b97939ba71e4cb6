import * as calls from "@verdict/contract/contest-rejudging";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { actOnRejudging, readContestRejudging } from "./rejudge-contest.ts";

export function registerContestRejudgingRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  handle(app, calls.contestRejudging, ({ params, user }) => readContestRejudging(pool, { id: params.contestId, user }));

  handle(app, calls.startContestRejudging, ({ params: { contestId: id, label }, user }) =>
    actOnRejudging(pool, { id, user, label, act: "start" }),
  );

  handle(app, calls.applyContestRejudging, ({ params: { contestId: id, label }, user }) =>
    actOnRejudging(pool, { id, user, label, act: "apply" }),
  );

  handle(app, calls.dropContestRejudging, ({ params: { contestId: id, label }, user }) =>
    actOnRejudging(pool, { id, user, label, act: "drop" }),
  );
}
