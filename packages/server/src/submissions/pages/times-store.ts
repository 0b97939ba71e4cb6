import type { LanguageId } from "@verdict/contract/language";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface AttemptRow {
  id: string;
  created_at: Date;
  cpu_ms: number;
  memory_bytes: number;
  is_same_code: boolean;
}

const MOST_ATTEMPTS = 100;

/** The author's latest accepted ones in the language of a submission, to the same problem; oldest first. */
export async function listAccepted(db: Queryable, submissionId: string): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `select a.id, a.created_at, a.cpu_ms, a.memory_bytes::float8 as memory_bytes, a.code = s.code as is_same_code
       from submission s
       join submission a on a.user_id = s.user_id and a.problem_id = s.problem_id and a.language = s.language
      where s.id = $1 and a.verdict = 'AC' and a.problem_version = s.problem_version
      order by a.created_at desc, a.id desc limit ${MOST_ATTEMPTS}`,
    [submissionId],
  );
  return rows.toReversed();
}

/** So many users' best solutions. */
export interface BestRow {
  language: LanguageId;
  cpu_ms: number;
  /** The best of the user who asks. */
  is_own: boolean;
  solutions: number;
}

/**
 * Of a problem's accepted submissions the latest are compared: enough for a distribution, few enough to read at once.
 */
const COMPARED = 10_000;

/**
 * The best accepted runtime of every user in each language, counted by time, as far as it was judged as the problem is
 * now.
 */
export async function listBest(db: Queryable, input: { problemId: string; userId: string }): Promise<BestRow[]> {
  const { rows } = await db.query<BestRow>(
    `with latest as (
       select language, user_id, cpu_ms, problem_version from submission
        where problem_id = $1 and verdict = 'AC' order by created_at desc limit ${COMPARED}
     ), best as (
       select user_id, language, min(cpu_ms) as cpu_ms from latest
        where problem_version = (select version from problem where id = $1) group by user_id, language
     )
     select language, cpu_ms, user_id = $2 as is_own, count(*)::int as solutions from best group by 1, 2, 3`,
    [input.problemId, input.userId],
  );
  return rows;
}
