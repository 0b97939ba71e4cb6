import { findFirstAdmin } from "../../accounts/users/store.ts";
import { ClientGone } from "../../judging/inbox.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { wakeJudges } from "../../judging/queue.ts";
import type { AppContext } from "../../platform/context.ts";
import { announceProblemsChanged } from "../problem-list.ts";
import type { StatementRenderer } from "../render-statement.ts";
import { seedProblem, type WaitingProblem } from "../seed.ts";
import { buildTests, NotBuiltError, UnbuildableError } from "./build-tests.ts";
import { holdProblem } from "./hold-problem.ts";
import {
  findAwaited,
  isAnotherAwaited,
  isAnotherWantedMore,
  listSettled,
  noteBuilt,
  TESTS_WANTED,
  takeProblem,
} from "./store.ts";

/** While the solution of one is compiled, the tests of another are made: more would not be faster on two cores. */
const PROBLEMS_AT_A_TIME = 2;
/** Between two looks at what others build or somebody wants, and after a try that no judge or no database answered. */
const PAUSE_MS = 5_000;

const LOOK_FOR_AWAITED_MS = 2_000;

interface BuilderContext extends JudgingContext, Pick<AppContext, "log" | "notifications"> {
  config: Pick<AppContext["config"], "buildTests">;
  statements: Pick<StatementRenderer, "render" | "renderPlain">;
  /** Tells those who wait for tests that will not come. `reason` is for admins. */
  onUnbuildable: (input: { problemId: string; reason: string }) => Promise<void>;
}

/**
 * Builds, in the background and two problems at a time, the secret tests of these packages, and then brings each
 * problem in whole; what has waited for them is judged then, or told that they cannot be built. Where only what is
 * wanted is built, the others wait for as long as the server lives. Several servers share the work. Returns what stops
 * it; that may be called at any time, and what was built by then stays.
 */
export function startTestBuilder(
  context: BuilderContext,
  problems: readonly WaitingProblem[],
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const waiting = new Map(problems.map((problem) => [problem.slug, problem]));
  const pause = createPause(context.notifications, stopped.signal);
  const lanes = Array.from({ length: PROBLEMS_AT_A_TIME }, () =>
    build(context, { waiting, pause, signal: stopped.signal }),
  );
  const done = Promise.all(lanes).catch((error: unknown) => {
    if (!stopped.signal.aborted) context.log.error({ err: error }, "The tests of the catalogue could not be built");
  });
  return {
    async stop() {
      stopped.abort();
      await done;
      pause.end();
    },
  };
}

interface Lane {
  waiting: Map<string, WaitingProblem>;
  pause: Pause;
  signal: AbortSignal;
}

async function build(context: BuilderContext, lane: Lane): Promise<void> {
  const { waiting, pause, signal } = lane;
  while (waiting.size > 0 && !signal.aborted) {
    const wentOn = await buildNext(context, lane).catch((error: unknown) => {
      if (signal.aborted || context.ending.aborted || error instanceof ClientGone) return false;
      const fields = error instanceof NotBuiltError ? { reason: error.message } : { err: error };
      context.log.warn(fields, "The building of tests waits for a judge or the database");
      return false;
    });
    if (context.ending.aborted) return;
    if (!wentOn) await pause.pass();
  }
}

/** False when there is nothing to do at this moment. */
async function buildNext(context: BuilderContext, { waiting, signal }: Lane): Promise<boolean> {
  const taken = await takeProblem(context.pool, { ids: [...waiting.keys()], builds: context.config.buildTests });
  const problem = waiting.get(taken ?? "");
  if (problem === undefined) {
    // Another server may have finished some of them.
    for (const id of await listSettled(context.pool, [...waiting.values()])) waiting.delete(id);
    return false;
  }
  const held = holdProblem(context, problem.slug);
  const others = [...waiting.keys()];
  const left = leaveForAwaited(context, { id: problem.slug, others });
  try {
    const userId = await findFirstAdmin(context.pool);
    if (userId === null) throw new Error("there is no admin in whose name tests could be built");
    const mayGoOn = async () => !(await isAnotherWantedMore(context.pool, problem.slug, others));
    const isBuilt = await buildTests(context, problem, {
      userId,
      signal: AbortSignal.any([signal, left.signal]),
      mayGoOn,
      // Behind everything that users send; where a submission waits for them, as one of its kind.
      findPurpose: async () => ((await findAwaited(context.pool, problem.slug))?.since ? "awaited" : "building"),
      onBuilt: (built) => noteBuilt(context.pool, { id: problem.slug, built }),
    });
    if (!isBuilt || (await seedProblem(context, problem)).outcome === "waiting") return true;
    waiting.delete(problem.slug);
    // One that was deleted meanwhile has nothing to be judged against.
    if ((await findAwaited(context.pool, problem.slug)) !== null) throw new UnbuildableError("it was deleted");
    await wakeJudges(context.pool);
    await announceProblemsChanged(context.pool);
  } catch (error) {
    if (left.signal.aborted && error instanceof ClientGone) return true;
    if (!(error instanceof UnbuildableError)) throw error;
    context.log.error({ err: error, problem: problem.slug }, "The tests of a problem cannot be built");
    waiting.delete(problem.slug);
    await context.onUnbuildable({ problemId: problem.slug, reason: error.message });
    await announceProblemsChanged(context.pool);
  } finally {
    left.end();
    await held.release();
  }
  return true;
}

/**
 * An errand for which no submission waits stands behind everything that users send, at busy judges for minutes. Once a
 * submission waits for another problem, it does not wait for that: the signal aborts, and what is stored stays.
 */
function leaveForAwaited(
  { pool, log }: Pick<BuilderContext, "pool" | "log">,
  { id, others }: { id: string; others: readonly string[] },
): { signal: AbortSignal; end: () => void } {
  const leaving = new AbortController();
  const timer = setInterval(async () => {
    const isAwaited = await isAnotherAwaited(pool, id, others).catch((error: unknown) => {
      // What is built needs the database as well, and fails by itself should this go on.
      log.debug({ err: error }, "It is not known whether other tests are awaited");
      return false;
    });
    if (isAwaited) leaving.abort();
  }, LOOK_FOR_AWAITED_MS);
  return { signal: leaving.signal, end: () => clearInterval(timer) };
}

interface Pause {
  /** Over when somebody wants tests, after a while, since a notification may be lost, or when the building stops. */
  pass(): Promise<void>;
  end(): void;
}

/** Nothing of a pause stays after it: where only what is wanted is built, they follow each other for weeks. */
function createPause(notifications: AppContext["notifications"], signal: AbortSignal): Pause {
  const pausing = new Set<() => void>();
  const endAll = () => {
    for (const endOne of pausing) endOne();
  };
  const unsubscribe = notifications.subscribe(TESTS_WANTED, endAll);
  signal.addEventListener("abort", endAll, { once: true });
  return {
    async pass() {
      if (signal.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      pausing.add(resolve);
      const timer = setTimeout(resolve, PAUSE_MS);
      await promise;
      clearTimeout(timer);
      pausing.delete(resolve);
    },
    end: unsubscribe,
  };
}
