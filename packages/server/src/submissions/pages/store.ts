import type { TimingSpan } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import { isInOpenAssignment } from "../../openings/assignments-sql.ts";
import { isInOpenContest, isSecret } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { findSubmission, type SubmissionRow } from "../store.ts";

export interface KeptTest {
  number: number;
  verdict: Verdict;
  cpuMs: number;
  memoryBytes: number;
  instructions?: number | null;
}

/** What surrounds a submission. */
interface SurroundingsRow {
  user_id: string;
  problem_id: string;
  problem_title: string;
  is_draft: boolean;
  /** Of a contest that is not over for all, or whose board is frozen: nobody learns from others. */
  is_secret: boolean;
  is_in_open_contest: boolean;
  /** One that closes what answers its problems. */
  is_in_open_assignment: boolean;
  tests: KeptTest[];
  timings: TimingSpan[];
  is_outdated: boolean;
  /** The numbers of the visible tests; empty when they are not known any more, since the tests have changed. */
  visible_tests: number[];
  share_token: string | null;
}

export interface WholeSubmission {
  row: SubmissionRow;
  around: SurroundingsRow;
}

/** Nobody but its author may see it: its problem is a draft, or a contest or an assignment goes on. */
export function isKeptBack({ around }: WholeSubmission): boolean {
  return around.is_draft || around.is_secret || around.is_in_open_contest || around.is_in_open_assignment;
}

const SURROUNDINGS = `
  select s.user_id, s.problem_id, p.title as problem_title, p.is_draft, s.tests,
         ${isSecret("p.id")} as is_secret, ${isInOpenContest("s.id")} as is_in_open_contest,
         ${isInOpenAssignment("s.problem_id", "s.user_id")} as is_in_open_assignment,
         s.timings, h.token as share_token,
         s.problem_version is not null and s.problem_version <> p.version as is_outdated,
         array(select t.number from problem_test t
                where t.problem_id = p.id and t.is_visible and p.version = s.problem_version order by t.number) as visible_tests
    from submission s
    join problem p on p.id = s.problem_id
    left join submission_share h on h.submission_id = s.id`;

/** Null for an unknown one, and for one of somebody else. */
export async function findOwnWhole(
  db: Queryable,
  input: { id: string; userId: string },
): Promise<WholeSubmission | null> {
  const { rows } = await db.query<SurroundingsRow>(`${SURROUNDINGS} where s.id = $1 and s.user_id = $2`, [
    input.id,
    input.userId,
  ]);
  return withSubmission(db, { id: input.id, around: rows[0] });
}

/**
 * Null as well where the author has deleted the account: it is kept for some days, in which nobody could take a link
 * back.
 */
export async function findShared(db: Queryable, token: string): Promise<WholeSubmission | null> {
  const { rows } = await db.query<SurroundingsRow & { id: string }>(
    `${SURROUNDINGS.replace("select s.user_id", "select s.id, s.user_id")} where h.token = $1
        and not exists (select from account_deletion d where d.user_id = s.user_id and d.delete_after is not null)`,
    [token],
  );
  return withSubmission(db, { id: rows[0]?.id ?? "", around: rows[0] });
}

async function withSubmission(
  db: Queryable,
  { id, around }: { id: string; around: SurroundingsRow | undefined },
): Promise<WholeSubmission | null> {
  if (around === undefined) return null;
  const row = await findSubmission(db, id);
  return row === null ? null : { row, around };
}

/** The token of the submission's link: the one that is there, else the given one. Null unless it is the user's own. */
export async function keepShare(
  db: Queryable,
  input: { id: string; userId: string; token: string },
): Promise<string | null> {
  const { rows } = await db.query<{ token: string }>(
    `insert into submission_share (submission_id, token)
       select id, $3 from submission where id = $1 and user_id = $2
     on conflict (submission_id) do update set token = submission_share.token
     returning token`,
    [input.id, input.userId, input.token],
  );
  return rows[0]?.token ?? null;
}

/** False unless the submission is the user's own. */
export async function dropShare(db: Queryable, input: { id: string; userId: string }): Promise<boolean> {
  const { rows } = await db.query(
    `with own as (select id from submission where id = $1 and user_id = $2),
          dropped as (delete from submission_share h using own where h.submission_id = own.id)
     select id from own`,
    [input.id, input.userId],
  );
  return rows.length > 0;
}

export interface PhaseRow {
  phase: "queue" | "compile" | "test" | "compare";
  p50_ms: number;
  p99_ms: number;
  submissions: number;
}

/** Enough for a 99th percentile that means something, and few enough to read in some milliseconds. */
const LATEST = 500;

/**
 * Over the latest submissions of a language. Tests and comparing count only for accepted ones: on a site with a single
 * busy user the figures of rejected ones would tell of each how long its hidden tests took.
 */
export async function readPhaseTimes(db: Queryable, language: LanguageId): Promise<PhaseRow[]> {
  const { rows } = await db.query<PhaseRow>(
    `with latest as (
       select id, verdict, timings from submission
        where language = $1 and verdict is not null and verdict <> 'JE' order by judged_at desc limit ${LATEST}),
     spans as (
       select l.id, split_part(t ->> 'name', ' ', 1) as phase, (t ->> 'endMs')::float8 - (t ->> 'startMs')::float8 as ms
         from latest l cross join jsonb_array_elements(l.timings) t
        where t ->> 'name' in ('queue', 'compile')
           or (l.verdict = 'AC' and t ->> 'name' ~ '^(test|compare) [0-9]+$'))
     select phase, count(distinct id)::int as submissions,
            percentile_disc(0.5) within group (order by ms) as p50_ms,
            percentile_disc(0.99) within group (order by ms) as p99_ms
       from spans group by phase`,
    [language],
  );
  return rows;
}
