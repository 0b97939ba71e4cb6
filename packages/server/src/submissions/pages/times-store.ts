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

export interface BestRow {
  user_id: string;
  language: LanguageId;
  cpu_ms: number;
}

/** The best accepted runtime of every user in each language, as far as it was judged as the problem is now. */
export async function listBest(db: Queryable, problemId: string): Promise<BestRow[]> {
  const { rows } = await db.query<BestRow>(
    `select a.user_id, a.language, min(a.cpu_ms) as cpu_ms from submission a
      where a.problem_id = $1 and a.verdict = 'AC'
        and a.problem_version = (select version from problem where id = $1)
      group by a.user_id, a.language`,
    [problemId],
  );
  return rows;
}
