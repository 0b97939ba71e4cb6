import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import { ENTRY_ENDS, ENTRY_STARTS } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface JuryRow {
  submission_id: string;
  author_id: string;
  ordinal: number;
  entry_id: string;
  name: string;
  language: LanguageId;
  at: Date;
  verdict: Verdict | null;
  is_counted: boolean;
}

const COLUMNS = `s.id as submission_id, s.user_id as author_id, q.ordinal, e.id as entry_id, e.name, s.language, t.at,
  s.verdict, coalesce(${ENTRY_STARTS} <= t.at and t.at < ${ENTRY_ENDS}, false) as is_counted`;

/** Those that are still there, to problems that the contest still has. */
const TIED = `contest_submission t
    join contest c on c.id = t.contest_id
    join contest_entry e on e.id = t.entry_id
    join contest_problem q on q.contest_id = t.contest_id and q.problem_id = t.problem_id
    join submission s on s.id = t.submission_id`;

/** Newest first. */
export async function listForJury(
  db: Queryable,
  input: { contestId: string; ordinal: number | null; entryId: string | null; onlyWaiting: boolean; most: number },
): Promise<JuryRow[]> {
  const { rows } = await db.query<JuryRow>(
    `select ${COLUMNS} from ${TIED}
      where t.contest_id = $1 and ($2::int is null or q.ordinal = $2) and ($3::uuid is null or t.entry_id = $3)
        and (not $4 or s.verdict is null or s.verdict = 'JE')
      order by t.at desc, t.id desc limit $5`,
    [input.contestId, input.ordinal, input.entryId, input.onlyWaiting, input.most],
  );
  return rows;
}

/** Null for one that does not belong to the contest. Of several entries the user's own. */
export async function findForJury(
  db: Queryable,
  input: { contestId: string; submissionId: string; userId: string },
): Promise<(JuryRow & { is_of_team: boolean }) | null> {
  const { rows } = await db.query<JuryRow & { is_of_team: boolean }>(
    `select ${COLUMNS},
            exists (select from contest_member m where m.entry_id = e.id and m.user_id = $3) as is_of_team
       from ${TIED} where t.contest_id = $1 and t.submission_id = $2 order by is_of_team desc, t.id limit 1`,
    [input.contestId, input.submissionId, input.userId],
  );
  return rows[0] ?? null;
}
