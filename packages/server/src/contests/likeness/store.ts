import type { LikenessWhich } from "@verdict/contract/contest-likeness";
import type { CoreLanguageId, LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import { ENTRY_ENDS, ENTRY_STARTS } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface LikenessRow {
  submission_id: string;
  entry_id: string;
  name: string;
  language: LanguageId;
  at: Date;
  verdict: Verdict | null;
  code: string;
}

/**
 * Of each entry and language one program to a problem, the earliest first: the last accepted one, or the last, of what
 * counts. Who takes part virtually may have read what was published after the end, and is left out. `tooMany`: so many
 * more there are than `most` programs or `mostBytes` of code.
 */
export async function listForLikeness(
  db: Queryable,
  input: { contestId: string; ordinal: number; which: LikenessWhich; most: number; mostBytes: number },
): Promise<{ programs: LikenessRow[]; tooMany: number }> {
  const { rows } = await db.query<Omit<LikenessRow, "code"> & { code: string | null }>(
    `with chosen as (
       select distinct on (t.entry_id, s.language) s.id as submission_id, t.entry_id, e.name, s.language, t.at, s.verdict
         from contest_submission t
         join contest c on c.id = t.contest_id
         join contest_entry e on e.id = t.entry_id
         join contest_problem q on q.contest_id = t.contest_id and q.problem_id = t.problem_id
         join submission s on s.id = t.submission_id
        where t.contest_id = $1 and q.ordinal = $2 and e.kind <> 'virtual' and ($3 = 'last' or s.verdict = 'AC')
          and ${ENTRY_STARTS} <= t.at and t.at < ${ENTRY_ENDS}
        order by t.entry_id, s.language, t.at desc, t.id desc),
     sized as (
       select chosen.*, s.code, row_number() over by_time as place, sum(octet_length(s.code)) over by_time as bytes
         from chosen join submission s on s.id = chosen.submission_id
       window by_time as (order by chosen.at, chosen.submission_id))
     select submission_id, entry_id, name, language, at, verdict,
            case when place <= $4 and bytes <= $5 then code end as code
       from sized order by place`,
    [input.contestId, input.ordinal, input.which, input.most, input.mostBytes],
  );
  const programs = rows.flatMap((row) => (row.code === null ? [] : [{ ...row, code: row.code }]));
  return { programs, tooMany: rows.length - programs.length };
}

/** What everybody finds in the editor. */
export async function findStartCode(
  db: Queryable,
  input: { contestId: string; ordinal: number },
): Promise<Partial<Record<CoreLanguageId, string>>> {
  const { rows } = await db.query<{ start_code: Partial<Record<CoreLanguageId, string>> }>(
    `select p.start_code from contest_problem q join problem p on p.id = q.problem_id
      where q.contest_id = $1 and q.ordinal = $2`,
    [input.contestId, input.ordinal],
  );
  return rows[0]?.start_code ?? {};
}
