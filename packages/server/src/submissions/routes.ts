import { run, submit, submittedProblem } from "@verdict/contract/submissions";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { answerOrStream } from "./answer-or-stream.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createJudgedWatch } from "./judged-watch.ts";
import { presentSubmission } from "./present-submission.ts";
import { run as runCode } from "./run.ts";
import { listSubmissions } from "./store.ts";
import { submit as submitCode } from "./submit.ts";

/** Far beyond any judging; a request that waits longer is told that its submission is kept. */
const VERDICT_PATIENCE_MS = 120_000;

type SubmissionsContext = Pick<AppContext, "pool" | "log" | "notifications">;

export function registerSubmissionRoutes(app: FastifyInstance, context: SubmissionsContext): void {
  const judged = createJudgedWatch(context);
  const stopHousekeeping = startHousekeeping(context);
  const judging = { pool: context.pool, judged, verdictPatienceMs: VERDICT_PATIENCE_MS };
  app.addHook("onClose", async () => {
    judged.stop();
    stopHousekeeping();
  });

  handle(app, run, ({ params, body, user, request, reply }) =>
    answerOrStream({ request, reply }, (audience) =>
      runCode(judging, { user, problemId: params.problemId, body, audience }),
    ),
  );

  handle(app, submit, ({ params, body, user, request, reply }) =>
    answerOrStream({ request, reply }, (audience) =>
      submitCode(judging, { user, problemId: params.problemId, body, audience }),
    ),
  );

  handle(app, submittedProblem, async ({ params, user }) => {
    const rows = await listSubmissions(context.pool, { userId: user.id, problemId: params.problemId });
    return rows.map(presentSubmission);
  });
}
