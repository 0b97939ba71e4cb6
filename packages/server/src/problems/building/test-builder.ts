import { setTimeout as sleep } from "node:timers/promises";
import type { GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readCatalogue } from "@verdict/catalogue/read-package";
import { findFirstAdmin } from "../../accounts/users/store.ts";
import { ClientGone } from "../../judging/await-subjects.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import type { AppContext } from "../../platform/context.ts";
import { announceProblemsChanged } from "../problem-list.ts";
import type { StatementRenderer } from "../render-statement.ts";
import { seedProblem } from "../seed.ts";
import { buildTests, NotBuiltError, UnbuildableError } from "./build-tests.ts";
import { releaseProblem, takeProblem } from "./store.ts";

/** Between two looks at what others build, and after a try that no judge answered. */
const PAUSE_MS = 5_000;

interface BuilderContext extends JudgingContext, Pick<AppContext, "log"> {
  statements: Pick<StatementRenderer, "render">;
}

type BuiltProblem = CatalogueProblem & { generated: GeneratedData };

/**
 * Builds, in the background and one problem at a time, the secret tests of the catalogue's packages that are not stored
 * yet, and then brings each problem in whole. Several servers share the work. Returns what stops it; that may be called
 * at any time, and what was built by then stays.
 */
export function startTestBuilder(context: BuilderContext, problemsFolder: string): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const done = build(context, problemsFolder, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) context.log.error({ err: error }, "The tests of the catalogue could not be built");
  });
  return {
    async stop() {
      stopped.abort();
      await done;
    },
  };
}

async function build(context: BuilderContext, problemsFolder: string, signal: AbortSignal): Promise<void> {
  const waiting = new Map<string, BuiltProblem>();
  for (const problem of await readCatalogue(problemsFolder)) {
    if (problem.generated === null) continue;
    if ((await seedProblem(context, problem)) === "waiting") {
      waiting.set(problem.slug, { ...problem, generated: problem.generated });
    }
  }
  while (waiting.size > 0 && !signal.aborted) {
    const problem = waiting.get((await takeProblem(context.pool, [...waiting.keys()])) ?? "");
    if (problem === undefined) {
      await sleep(PAUSE_MS, undefined, { signal });
      // Another server may have finished some of them.
      for (const other of waiting.values()) await leaveWhenBuilt(context, other, waiting);
      continue;
    }
    try {
      const userId = await findFirstAdmin(context.pool);
      if (userId === null) throw new Error("there is no admin in whose name tests could be built");
      await buildTests(context, problem, { userId, signal });
      await leaveWhenBuilt(context, problem, waiting);
    } catch (error) {
      if (signal.aborted || context.ending.aborted || error instanceof ClientGone) return;
      if (error instanceof NotBuiltError) {
        context.log.warn({ problem: problem.slug, reason: error.message }, "The tests of a problem wait for a judge");
        await sleep(PAUSE_MS, undefined, { signal });
        continue;
      }
      context.log.error({ err: error, problem: problem.slug }, "The tests of a problem cannot be built");
      if (!(error instanceof UnbuildableError)) throw error;
      waiting.delete(problem.slug);
    } finally {
      await releaseProblem(context.pool, problem.slug);
    }
  }
}

async function leaveWhenBuilt(
  context: BuilderContext,
  problem: BuiltProblem,
  waiting: Map<string, BuiltProblem>,
): Promise<void> {
  if ((await seedProblem(context, problem)) === "waiting") return;
  waiting.delete(problem.slug);
  await announceProblemsChanged(context.pool);
}
