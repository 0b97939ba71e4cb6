import { getAllProblem, problemById, problemSolvedByUser } from "@verdict/contract/problems";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { requireProblem } from "./find-problem.ts";
import { presentProblem } from "./present-problem.ts";
import { createProblemList, presentSummary } from "./problem-list.ts";
import { listReferenceSolutions, listSolved, listVisibleTests } from "./store.ts";

type ProblemsContext = Pick<AppContext, "pool" | "notifications">;

export function registerProblemRoutes(app: FastifyInstance, context: ProblemsContext): void {
  const list = createProblemList(context);
  app.addHook("onClose", async () => list.stop());

  handle(app, getAllProblem, async ({ user }) => [...(await list.read(user.role))]);

  handle(app, problemSolvedByUser, async ({ user }) => (await listSolved(context.pool, user.id)).map(presentSummary));

  handle(app, problemById, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    const maySeeSolutions = problem.is_solved || user.role === "admin";
    const [visibleTests, solutions] = await Promise.all([
      listVisibleTests(context.pool, problem.id),
      maySeeSolutions ? listReferenceSolutions(context.pool, problem.id) : null,
    ]);
    return presentProblem({ problem, visibleTests, solutions });
  });
}
