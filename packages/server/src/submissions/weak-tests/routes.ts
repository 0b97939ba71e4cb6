import * as calls from "@verdict/contract/weak-tests";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import { handle } from "../../platform/http/handle.ts";
import { requireProblem } from "../../problems/find-problem.ts";
import type { SubmissionsContext } from "../submissions-context.ts";
import { addReportedTest, dismissReport } from "./decide.ts";
import { listReports } from "./list-reports.ts";
import { reportWeakTest } from "./report-weak-test.ts";
import { listOwnReports, listThanks } from "./store.ts";

export function registerWeakTestRoutes(app: FastifyInstance, context: SubmissionsContext): void {
  const { pool } = context;

  handle(app, calls.reportWeakTest, ({ params, body, user, request, reply }) =>
    // biome-ignore lint/correctness/useYield: nothing is told on the way.
    answerOrStream({ request, reply }, async function* (signal) {
      return await reportWeakTest(context, { user, problemId: params.problemId, body, signal });
    }),
  );

  handle(app, calls.weakTests, async ({ params, user }) => {
    const { id: problemId } = await requireProblem(pool, { id: params.problemId, user });
    const [thanks, own] = await Promise.all([
      listThanks(pool, problemId),
      listOwnReports(pool, { problemId, userId: user.id }),
    ]);
    return { thanks, own: own.map(({ created_at, state }) => ({ createdAt: created_at.toISOString(), state })) };
  });

  handle(app, calls.weakTestReports, ({ query }) => listReports(context, query.before ?? null));

  handle(app, calls.addWeakTest, ({ params, user, request, reply }) =>
    // biome-ignore lint/correctness/useYield: nothing is told on the way.
    answerOrStream({ request, reply }, async function* (signal) {
      return await addReportedTest(context, { reportId: params.reportId, userId: user.id, signal });
    }),
  );

  handle(app, calls.dismissWeakTest, async ({ params }) => {
    await dismissReport(context, params.reportId);
    return { message: "The report is closed." };
  });
}
