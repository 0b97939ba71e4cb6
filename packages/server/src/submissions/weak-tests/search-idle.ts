import { randomUUID } from "node:crypto";
import { SmallestResult } from "@verdict/contract/smallest";
import { awaitSubjects } from "../../judging/await-subjects.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { cancelJobs } from "../../judging/queue.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { findStudy, insertIdleStudy } from "../studies/store.ts";
import { reportFound } from "./report-weak-test.ts";
import * as store from "./store.ts";

/*
 * Generated tests are a sample, and so is every hour in which nobody needs the judges: an accepted program that fails
 * on another sample has got through. The search is the one for the smallest failing input, for a program that nobody
 * knows to be wrong; what it finds goes the way of a user's report.
 */

/** What a search came to; `busy`: somebody needs the judges. `none`: there is no program to be searched. */
export type IdleSearch = "busy" | "none" | "nothing" | "unheard" | "known" | "reported";

/**
 * Looks for an input on which the newest accepted program is wrong that no search has had, for this version of its
 * problem, while no job is in the queue. Any number of servers may do it at once.
 */
export async function searchIdle(context: JudgingContext): Promise<IdleSearch> {
  const { pool } = context;
  // Whoever ends the server ends the waiting, too.
  const { signal } = new AbortController();
  if (await store.hasJobs(pool)) return "busy";
  const program = await store.findUnsearched(pool);
  if (program === null) return "none";
  const id = randomUUID();
  const { userId, problemId } = program;
  const insert = async (db: Queryable) =>
    (await insertIdleStudy(db, { id, userId, submissionId: program.id, version: program.version })) ? [{ id }] : [];
  const find = async () => {
    const row = await findStudy(pool, id);
    // Another version of the problem, or a judge that broke down: nobody waits, so it is not tried again.
    if (row === null || row.fault !== null) return { result: null };
    return row.result === null ? null : { result: SmallestResult.parse(row.result) };
  };
  const awaiting = { purpose: "smallest", userId, store: insert, find, signal } as const;
  try {
    for await (const event of awaitSubjects(context, awaiting)) {
      if (event.kind !== "judged") continue;
      const { result } = event.found;
      if (result === null) return "unheard";
      if (result.kind === "nothing" || result.isCut) return "nothing";
      return await reportFound(context, { userId, problemId, program, input: result.input, signal });
    }
    return "unheard";
  } finally {
    await cancelJobs(pool, [id]);
  }
}
