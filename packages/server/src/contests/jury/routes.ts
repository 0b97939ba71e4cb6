import * as calls from "@verdict/contract/contest-staff";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { readJurySubmission, readJurySubmissions } from "./read-submissions.ts";

export function registerJuryRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  handle(app, calls.jurySubmissions, ({ params, query, user }) =>
    readJurySubmissions(pool, {
      id: params.contestId,
      user,
      label: query.label ?? null,
      entryId: query.entryId ?? null,
      onlyWaiting: query.only === "waiting",
    }),
  );

  handle(app, calls.jurySubmission, ({ params, user }) =>
    readJurySubmission(pool, { id: params.contestId, user, submissionId: params.submissionId }),
  );
}
