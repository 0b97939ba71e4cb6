import type { JobTask } from "@verdict/contract/judging";
import type { RunResult } from "@verdict/contract/submissions";
import { VISITOR_CODE_MAX_LENGTH, type VisitorRunBody } from "@verdict/contract/visitor-runs";
import type pg from "pg";
import type * as z from "zod/mini";
import type { Caller } from "../../accounts/caller.ts";
import { createLimit, spendAll } from "../../accounts/limits/create-limit.ts";
import { findFirstAdmin } from "../../accounts/users/store.ts";
import { judgeTask } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { countJudges } from "../../judging/queue-facts.ts";
import { JUDGE_FAILED_RUN, NO_JUDGE_FOR_RUN, PROBLEM_BROKEN } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { taskOfProblem } from "../../problems/judging-task.ts";
import { listTestTexts } from "../../problems/test-data.ts";
import { hashesOf, presentRunResult } from "../present-run.ts";
import { findVisitorProblem, isJudgeWanted } from "./store.ts";

/*
 * A visitor's program is judged like any other, in the same boxes, and everything around it is bounded, since nobody
 * knows whose it is: what one network and all of them may ask for within a minute and a day, how many are under way,
 * how long a program may be and run. Whoever has an account comes first: while anybody waits for a judge a visitor is
 * refused, and one that waits is passed by all of them (decision 0066).
 */

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
const A_MINUTE = "Without an account a few runs a minute are all. Please wait a moment, or sign up.";
const A_DAY = "Without an account that was all for today. Sign up to go on.";
const BUSY = "The judges are busy with those who have an account. Please try again in a moment.";
/** Under way at this server: each holds one request, one listener and one slot at most. */
const MOST_AT_ONCE = 2;
/** Of CPU: an easy problem needs a tenth of it, and an endless program is over soon. */
const MOST_TIME_MS = 1_000;
const MOST_MEMORY_BYTES = 256 * 1024 * 1024;
const MOST_OUTPUT_BYTES = 64 * 1024;
/** Of the examples: a third one says no more. */
const MOST_TESTS = 3;
/** Whoever waits longer is told that no judge answers, and holds nothing any more. */
const PATIENCE_MS = 20_000;
const RETRY_SECONDS = 5;

export interface VisitorRuns {
  /** Throws too_many_requests, queue_full, judge_unavailable and not_found; nothing waits beyond the patience. */
  run: (input: { caller: Caller; body: z.infer<typeof VisitorRunBody>; signal: AbortSignal }) => Promise<RunResult>;
}

export function createVisitorRuns(judging: JudgingContext): VisitorRuns {
  const limits = createVisitorLimits(judging.pool);
  const context = { ...judging, verdictPatienceMs: PATIENCE_MS };
  let underWay = 0;
  return {
    async run({ caller, body, signal }) {
      if (Buffer.byteLength(body.code) > VISITOR_CODE_MAX_LENGTH) {
        throw new DomainError("too_large", "Without an account code must be at most 16 KB");
      }
      await limits.spend(caller);
      if (underWay >= MOST_AT_ONCE) throw busy();
      underWay += 1;
      try {
        return await runOne(context, { body, signal });
      } finally {
        underWay -= 1;
      }
    },
  };
}

function createVisitorLimits(pool: pg.Pool) {
  const limit = (name: string, points: number, seconds: number, message: string) =>
    createLimit(pool, { name: `visitor_${name}`, points, seconds, message });
  const ofNetwork = limit("network", 6, MINUTE_SECONDS, A_MINUTE);
  const ofNetworkADay = limit("network_day", 60, DAY_SECONDS, A_DAY);
  // A school of a thousand people may sit behind one site; a program with many networks of one may, too.
  const ofSite = limit("site", 30, MINUTE_SECONDS, A_MINUTE);
  const ofAll = limit("all", 60, MINUTE_SECONDS, BUSY);
  return {
    spend: ({ network, site }: Caller) =>
      spendAll([
        [ofNetworkADay, network],
        [ofNetwork, network],
        [ofSite, site],
        [ofAll, "all"],
      ]),
  };
}

async function runOne(
  context: JudgingContext,
  { body, signal }: { body: z.infer<typeof VisitorRunBody>; signal: AbortSignal },
): Promise<RunResult> {
  const { pool } = context;
  // The first administrator answers for what the site lets visitors do, as for the building of its tests.
  const userId = await findFirstAdmin(pool);
  if (userId === null || (await countJudges(pool)) === 0 || (await context.isHindered())) throw noJudge();
  if (await isJudgeWanted(pool)) throw busy();
  const problem = await findVisitorProblem(pool);
  const task = problem === null ? null : await taskOfVisitor(pool, problem.id, body);
  if (problem === null || task === null) throw new DomainError("not_found", "There is no problem to be tried");
  const outcome = await judgeTask(context, {
    purpose: "visitor",
    userId,
    problemId: problem.id,
    prepare: async () => task,
    signal,
  });
  switch (outcome.kind) {
    case "judged":
      return presentRunResult(task, outcome.result, await listTestTexts(pool, hashesOf(task)));
    case "problem-broken":
      throw new DomainError("problem_broken", PROBLEM_BROKEN);
    case "unavailable":
      if (outcome.reason === null) throw noJudge();
      throw new DomainError("judge_unavailable", JUDGE_FAILED_RUN, { retryAfterSeconds: RETRY_SECONDS });
    default:
      return outcome satisfies never;
  }
}

async function taskOfVisitor(
  db: Queryable,
  problemId: string,
  body: z.infer<typeof VisitorRunBody>,
): Promise<JobTask | null> {
  const problem = await taskOfProblem(db, problemId, "visible");
  if (problem === null) return null;
  const { timeMs, memoryBytes, outputBytes } = problem.limits;
  return {
    ...problem,
    tests: problem.tests.slice(0, MOST_TESTS),
    limits: {
      timeMs: Math.min(timeMs, MOST_TIME_MS),
      memoryBytes: Math.min(memoryBytes, MOST_MEMORY_BYTES),
      outputBytes: Math.min(outputBytes, MOST_OUTPUT_BYTES),
    },
    language: body.language,
    source: body.code,
    reference: null,
  };
}

function busy(): DomainError {
  return new DomainError("queue_full", BUSY, { retryAfterSeconds: RETRY_SECONDS });
}

function noJudge(): DomainError {
  return new DomainError("judge_unavailable", NO_JUDGE_FOR_RUN, { retryAfterSeconds: RETRY_SECONDS });
}
