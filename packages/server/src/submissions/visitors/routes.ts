import { withFileAddresses } from "@verdict/contract/problems";
import { type VisitorProblem, visitorProblem, visitorRun } from "@verdict/contract/visitor-runs";
import type { FastifyInstance } from "fastify";
import { callerOf } from "../../accounts/caller.ts";
import { ClientGone } from "../../judging/inbox.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { onceClosed } from "../../platform/http/once-closed.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { presentStartCode } from "../../problems/present-problem.ts";
import { listVisibleTests } from "../../problems/store.ts";
import { findVisitorProblem } from "./store.ts";
import { createVisitorRuns } from "./visitor-run.ts";

/** What a visitor sees of each example. */
const MOST_EXAMPLE_CHARACTERS = 2_000;
const NOT_HERE = "This site lets nobody run programs without an account";

export function registerVisitorRoutes(
  app: FastifyInstance,
  { pool, config }: Pick<AppContext, "pool" | "config">,
  judging: JudgingContext,
): void {
  const visitors = createVisitorRuns(judging);
  handle(app, visitorProblem, async () => {
    return { problem: config.letsVisitorsRun ? await readVisitorProblem(pool) : null };
  });

  handle(app, visitorRun, async ({ body, request, reply }) => {
    if (!config.letsVisitorsRun) throw new DomainError("not_found", NOT_HERE);
    const gone = new AbortController();
    onceClosed(reply, () => gone.abort());
    try {
      return await visitors.run({ caller: callerOf(request), body, signal: gone.signal });
    } catch (error) {
      if (!(error instanceof ClientGone)) throw error;
      reply.hijack();
      return TAKEN_OVER;
    }
  });
}

async function readVisitorProblem(db: Queryable): Promise<VisitorProblem | null> {
  const problem = await findVisitorProblem(db);
  if (problem === null) return null;
  const tests = await listVisibleTests(db, problem.id);
  const shown = (text: Buffer) => text.toString("utf8").slice(0, MOST_EXAMPLE_CHARACTERS).toWellFormed();
  return {
    problemId: problem.id,
    title: problem.title,
    descriptionHtml: withFileAddresses(problem.description_html, problem.id),
    examples: tests.slice(0, 2).map(({ input, answer }) => ({ input: shown(input), output: shown(answer) })),
    startCode: presentStartCode(problem.start_code),
  };
}
