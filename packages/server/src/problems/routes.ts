import { companionTask } from "@verdict/contract/companion";
import {
  getAllProblem,
  problemById,
  problemEditorial,
  problemFile,
  problemSolvedByUser,
  problemStatement,
  withFileAddresses,
} from "@verdict/contract/problems";
import type { FastifyInstance } from "fastify";
import { listOffered } from "../judging/offered-languages.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../platform/http/handle.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import { sendPacked } from "../platform/http/packed-text.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { findAwaited, wantTests } from "./building/store.ts";
import { listConversations } from "./conversations.ts";
import { refuseAnswers, requireProblem } from "./find-problem.ts";
import { presentCompanionTask } from "./present-companion-task.ts";
import { type ProblemVideo, presentProblem } from "./present-problem.ts";
import { findFile, findStatement } from "./problem-files.ts";
import { createProblemList, presentSummary } from "./problem-list.ts";
import { findEditorialHtml, listReferenceSolutions, listSolved, listVisibleTests } from "./store.ts";

/** Whatever a file holds, nothing of it runs and nothing is fetched for it, also when it is opened as a page. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers show no PDF in a sandbox; their viewers run nothing of it in this origin. Our own pages may frame it. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

function policyOf(contentType: string): Record<string, string> {
  if (contentType !== "application/pdf") return { "content-security-policy": FILE_POLICY };
  return { "content-security-policy": PDF_POLICY, "x-frame-options": "SAMEORIGIN" };
}

interface ProblemsContext extends Pick<AppContext, "pool" | "notifications" | "config"> {
  /** From videos/, which stands above this domain. */
  findVideo: (db: Queryable, problemId: string) => Promise<ProblemVideo | null>;
}

export function registerProblemRoutes(app: FastifyInstance, context: ProblemsContext): void {
  const list = createProblemList(context);
  app.addHook("onClose", async () => list.stop());

  handle(
    app,
    getAllProblem,
    async ({ user, request, reply }) => {
      const { summaries, packed } = await list.read(user?.role ?? "user");
      app.checkReply?.(getAllProblem, summaries);
      sendPacked(request, reply, packed);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, problemSolvedByUser, async ({ user }) =>
    firstThatFit((await listSolved(context.pool, user.id)).map(presentSummary)),
  );

  handle(app, problemById, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    if (problem.awaits_tests && user !== null) await wantTests(context.pool, problem.id);
    // A visitor makes the site build nothing: where nobody else does, none are coming.
    const awaitsTests = problem.awaits_tests && (user !== null || context.config.buildTests === "all");
    const maySeeSolutions = problem.is_solved || user?.role === "admin";
    const [visibleTests, solutions, video, awaited, furtherLanguages, conversations] = await Promise.all([
      listVisibleTests(context.pool, problem.id),
      maySeeSolutions ? listReferenceSolutions(context.pool, problem.id) : null,
      user === null ? null : context.findVideo(context.pool, problem.id),
      awaitsTests ? findAwaited(context.pool, problem.id) : null,
      listOffered(context),
      problem.passes === null ? [] : listConversations(context.pool, problem.id),
    ]);
    const hasTalk = maySeeSolutions && context.config.problemTalk !== "off";
    return presentProblem({
      problem: { ...problem, awaits_tests: awaitsTests },
      hasTalk,
      video,
      visibleTests,
      solutions,
      awaited,
      furtherLanguages,
      conversations,
    });
  });

  handle(app, companionTask, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    const visibleTests = await listVisibleTests(context.pool, problem.id);
    const presented = presentProblem({ problem, visibleTests, video: null, solutions: null });
    return presentCompanionTask(presented, context.config.publicUrl);
  });

  handle(app, problemEditorial, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    refuseAnswers(problem);
    const editorialHtml = await findEditorialHtml(context.pool, problem.id);
    if (editorialHtml === null) throw new DomainError("not_found", "This problem has no editorial");
    return { editorialHtml: withFileAddresses(editorialHtml, problem.id) };
  });

  handle(app, problemStatement, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    const found = await findStatement(context.pool, { id: problem.id, language: params.language });
    if (found === null) throw new DomainError("not_found", "This problem has no statement in that language");
    const { language, title, html } = found;
    return { language, title, descriptionHtml: withFileAddresses(html, problem.id) };
  });

  handle(
    app,
    problemFile,
    async ({ params, user, reply }) => {
      const problem = await requireProblem(context.pool, { id: params.problemId, user });
      const file = await findFile(context.pool, { id: problem.id, path: `${params.folder}/${params.name}` });
      if (file === null) throw new DomainError("not_found", "This problem has no such file");
      reply.headers({ ...policyOf(file.content_type), "cache-control": "private, max-age=300" });
      if (params.folder !== "statement") reply.header("content-disposition", "attachment");
      reply.type(file.content_type).send(file.content);
      return TAKEN_OVER;
    },
    { isFile: true },
  );
}
