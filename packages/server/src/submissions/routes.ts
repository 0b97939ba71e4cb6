import { fillPath } from "@verdict/contract/endpoint";
import * as growth from "@verdict/contract/growth";
import { ownSubmissions } from "@verdict/contract/own-submissions";
import { prepare as prepareDraft } from "@verdict/contract/preparing";
import { problemFigures } from "@verdict/contract/problem-figures";
import { problemOfTheDay } from "@verdict/contract/problem-of-the-day";
import * as smallest from "@verdict/contract/smallest";
import * as steps from "@verdict/contract/steps";
import * as pages from "@verdict/contract/submission-pages";
import * as calls from "@verdict/contract/submissions";
import { problemTopics } from "@verdict/contract/topics";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../judging/answer-or-stream.ts";
import type { JudgingContext } from "../judging/judging-context.ts";
import { createPreparingContext } from "../judging/preparing/preparing-context.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { createUserTurns } from "../platform/user-turns.ts";
import { createAcceptanceCount } from "./acceptance-count.ts";
import { readFigures } from "./figures/read-figures.ts";
import { follow } from "./follow.ts";
import { readHistory, readSubmission } from "./history.ts";
import { readOwnSubmissions } from "./own-submissions.ts";
import { createPhaseTimes } from "./pages/phase-times.ts";
import { readReport, readShared } from "./pages/read-report.ts";
import { readTimes } from "./pages/read-times.ts";
import { share, unshare } from "./pages/share.ts";
import { prepare } from "./prepare.ts";
import { readTopics } from "./ratings/read-topics.ts";
import { readProblemOfTheDay } from "./read-problem-of-the-day.ts";
import { requireOffered } from "./require-offered.ts";
import { run } from "./run.ts";
import { recordSteps } from "./steps.ts";
import { countAccepted, listAttempted } from "./store.ts";
import { GROWTH } from "./studies/growth.ts";
import { SMALLEST } from "./studies/smallest.ts";
import { makeStudy, readStudy } from "./studies/study.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { submit } from "./submit.ts";
import { registerVisitorRoutes } from "./visitors/routes.ts";
import { registerWeakTestRoutes } from "./weak-tests/routes.ts";

export function registerSubmissionRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, "pool" | "log" | "config" | "notifications" | "clock">,
  judging: JudgingContext,
): void {
  const submissions: SubmissionsContext = { ...judging, turns: createUserTurns() };
  registerWeakTestRoutes(app, submissions);
  registerVisitorRoutes(app, context, judging);

  const acceptance = createAcceptanceCount(() => countAccepted(context.pool));

  const preparing = { ...createPreparingContext(app, context, judging), preparesDrafts: context.config.preparesDrafts };
  handle(app, prepareDraft, async ({ params: { problemId }, body, user, request, reply }) => {
    await requireOffered(context, body.language);
    return answerOrStream({ request, reply }, (signal) => prepare(preparing, { user, problemId, body, signal }));
  });

  const running = { ...submissions, preparesDrafts: context.config.preparesDrafts };
  handle(app, calls.run, async ({ params: { problemId }, body, user, request, reply }) => {
    await requireOffered(context, body.language);
    return answerOrStream({ request, reply }, (signal) => run(running, { user, problemId, body, signal }));
  });

  handle(app, steps.recordSteps, async ({ params: { problemId }, body, user, request, reply }) => {
    await requireOffered(context, body.language);
    return answerOrStream({ request, reply }, (signal) => recordSteps(submissions, { user, problemId, body, signal }));
  });

  handle(app, calls.submit, async ({ params: { problemId }, body, user, request, reply }) => {
    await requireOffered(context, body.language);
    return answerOrStream({ request, reply }, (signal) => submit(submissions, { user, problemId, body, signal }));
  });

  handle(app, calls.followSubmission, ({ params, user, request, reply }) => {
    const lastEventId = [request.headers["last-event-id"]].flat()[0];
    return answerOrStream({ request, reply }, (signal) =>
      follow(submissions, { user, ...params, lastEventId, signal }),
    );
  });

  registerStudies(app, context, submissions);

  handle(app, calls.submittedProblem, async ({ params: { problemId }, query, user, reply }) => {
    const { submissions, next } = await readHistory(context, { user, problemId, before: query.before ?? null });
    if (next !== null)
      reply.header("link", `<${fillPath(calls.submittedProblem.path, { problemId })}?before=${next}>; rel="next"`);
    return submissions;
  });

  handle(app, calls.submissionById, ({ params, user }) => readSubmission(context, { user, id: params.submissionId }));

  handle(app, ownSubmissions, ({ query, user }) => readOwnSubmissions(context, { user, query }));

  registerPages(app, context);

  handle(app, problemFigures, ({ params }) => readFigures(context, params.problemId));

  handle(app, calls.attemptedProblems, async ({ user }) => ({
    problemIds: await listAttempted(context.pool, user.id),
  }));

  handle(app, problemTopics, ({ user }) => readTopics(context, user));

  handle(app, problemOfTheDay, ({ user }) => readProblemOfTheDay(context, user));

  handle(app, calls.acceptance, async () => [...(await acceptance())]);
}

/** What a judge finds out about a submission when its author asks. */
function registerStudies(app: FastifyInstance, context: Pick<AppContext, "pool">, submissions: SubmissionsContext) {
  handle(app, smallest.findSmallestFailure, ({ params: { submissionId }, user, request, reply }) =>
    answerOrStream({ request, reply }, (signal) => makeStudy(submissions, SMALLEST, { user, submissionId, signal })),
  );
  handle(app, smallest.smallestFailure, ({ params, user }) =>
    readStudy(context, SMALLEST, { user, submissionId: params.submissionId }),
  );
  handle(app, growth.measureGrowth, ({ params: { submissionId }, user, request, reply }) =>
    answerOrStream({ request, reply }, (signal) => makeStudy(submissions, GROWTH, { user, submissionId, signal })),
  );
  handle(app, growth.measuredGrowth, ({ params, user }) =>
    readStudy(context, GROWTH, { user, submissionId: params.submissionId }),
  );
}

/** What the page of a submission shows, to its author and to whoever has its link. */
function registerPages(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  const reports = { ...context, phaseTimes: createPhaseTimes(context) };
  handle(app, pages.submissionReport, ({ params, user }) => readReport(reports, { user, id: params.submissionId }));
  handle(app, pages.submissionTimes, ({ params, user }) => readTimes(context, { user, id: params.submissionId }));
  handle(app, pages.shareSubmission, ({ params, user }) => share(context, { user, id: params.submissionId }));
  handle(app, pages.unshareSubmission, ({ params, user }) => unshare(context, { user, id: params.submissionId }));
  handle(app, pages.sharedSubmission, ({ params }) => readShared(context, params.shareToken));
}
