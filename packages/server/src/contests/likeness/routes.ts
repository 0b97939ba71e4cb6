import * as calls from "@verdict/contract/contest-likeness";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { createComparer } from "./compare-aside.ts";
import { readLikeness, readLikePair } from "./read-likeness.ts";

export function registerLikenessRoutes(app: FastifyInstance, { pool: db }: Pick<AppContext, "pool">): void {
  const context = { db, compare: createComparer() };
  handle(app, calls.contestLikeness, ({ params, query, user }) =>
    readLikeness(context, { id: params.contestId, user, label: params.label, which: query.which ?? "accepted" }),
  );

  handle(app, calls.contestLikePair, ({ params, query, user }) =>
    readLikePair(context, {
      ...{ id: params.contestId, user, label: params.label, which: query.which ?? "accepted" },
      ...{ first: query.first ?? "", second: query.second ?? "" },
    }),
  );
}
