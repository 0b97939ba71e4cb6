import { run, submit, submittedProblem } from "@verdict/contract/submissions";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../judging/answer-or-stream.ts";
import type { JudgingContext } from "../judging/judging-context.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { presentSubmission } from "./present-submission.ts";
import { run as runCode } from "./run.ts";
import { listSubmissions } from "./store.ts";
import { submissionAudience } from "./submission-audience.ts";
import { submit as submitCode } from "./submit.ts";

export function registerSubmissionRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, "pool" | "log">,
  judging: JudgingContext,
): void {
  const stopHousekeeping = startHousekeeping(context);
  app.addHook("onClose", async () => stopHousekeeping());

  handle(app, run, ({ params, body, user, request, reply }) =>
    answerOrStream({ request, reply }, (channel) =>
      runCode(judging, { user, problemId: params.problemId, body, audience: submissionAudience(channel) }),
    ),
  );

  handle(app, submit, ({ params, body, user, request, reply }) =>
    answerOrStream({ request, reply }, (channel) =>
      submitCode(judging, { user, problemId: params.problemId, body, audience: submissionAudience(channel) }),
    ),
  );

  handle(app, submittedProblem, async ({ params, user }) => {
    const rows = await listSubmissions(context.pool, { userId: user.id, problemId: params.problemId });
    return rows.map(presentSubmission);
  });
}
