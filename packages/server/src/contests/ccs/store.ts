import type { Scoring } from "@verdict/contract/scoring";
import { ENTRY_ENDS, ENTRY_STARTS } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type ContestProblemRow, type EntryRow, type TiedRow, TOLD_TITLE } from "../store.ts";

export interface CcsEntryRow extends EntryRow {
  /** In the order in which they have entered, with all that are left out; it never changes. */
  number: number;
}

/** Those who are on the board, but those who take part afterwards. */
export async function listCcsEntries(db: Queryable, contestId: string): Promise<CcsEntryRow[]> {
  const { rows } = await db.query<CcsEntryRow>(
    `select e.id, e.name, e.kind, ${ENTRY_STARTS} as starts_at, ${ENTRY_ENDS} as ends_at, e.extra_minutes,
            e.disqualified_reason, e.number
       from (select n.*, row_number() over (order by n.created_at, n.id)::int as number
               from contest_entry n where n.contest_id = $1) e
       join contest c on c.id = e.contest_id
      where e.disqualified_reason is null and e.kind <> 'virtual' order by e.number`,
    [contestId],
  );
  return rows;
}

export interface CcsSubmissionRow extends TiedRow {
  /** Of its belonging to the entry: of a deleted account nothing else is left. */
  id: string;
  /** Null where its author has deleted the account. */
  language: string | null;
  /** Null without a verdict, and where its author has deleted the account. */
  judged_at: Date | null;
}

/** As `listTied` has them. */
export async function listCcsSubmissions(db: Queryable, contestId: string): Promise<CcsSubmissionRow[]> {
  const { rows } = await db.query<CcsSubmissionRow>(
    `select t.id::text as id, t.submission_id, t.entry_id, t.problem_id, t.at, s.language, s.judged_at,
            coalesce(s.verdict, t.left_verdict) as verdict, coalesce(s.points, t.left_points) as points
       from contest_submission t left join submission s on s.id = t.submission_id
      where t.contest_id = $1 and (t.submission_id is not null or t.left_verdict is not null)
      order by t.at, t.id`,
    [contestId],
  );
  return rows;
}

export interface CcsProblemRow extends ContestProblemRow {
  time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  tests: number;
  /** Null: a program solves it or does not. */
  scoring: Scoring | null;
  /** Of its tests, where it gives points: their names within the package. */
  test_paths: string[] | null;
}

/** In the order of their letters. */
export async function listCcsProblems(db: Queryable, contestId: string): Promise<CcsProblemRow[]> {
  const { rows } = await db.query<CcsProblemRow>(
    `select q.problem_id, ${TOLD_TITLE}, p.is_draft, p.time_ms, p.memory_bytes::float8 as memory_bytes,
            p.output_bytes::float8 as output_bytes, p.scoring,
            (select count(*)::int from problem_test t where t.problem_id = p.id) as tests,
            case when p.scoring is not null then array(
              select case when t.is_visible then 'sample/' else 'secret/' end || coalesce(t.name, t.number::text)
                from problem_test t where t.problem_id = p.id order by t.number) end as test_paths
       from contest c join contest_problem q on q.contest_id = c.id join problem p on p.id = q.problem_id
      where c.id = $1 order by q.ordinal`,
    [contestId],
  );
  return rows;
}

export interface CcsQuestionRow {
  id: string;
  entry_id: string | null;
  /** Null: about the contest as a whole. */
  problem_id: string | null;
  question: string;
  answer: string | null;
  is_public: boolean;
  asked_at: Date;
  answered_at: Date | null;
}

export async function listCcsQuestions(db: Queryable, contestId: string): Promise<CcsQuestionRow[]> {
  const { rows } = await db.query<CcsQuestionRow>(
    `select id::text as id, entry_id, problem_id, question, answer, is_public, asked_at, answered_at
       from contest_question where contest_id = $1 order by contest_question.id`,
    [contestId],
  );
  return rows;
}
