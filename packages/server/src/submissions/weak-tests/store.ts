import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface ReportedProgram {
  id: string;
  language: LanguageId;
  code: string;
}

/** The user's newest submission that the problem's tests of now have accepted; null where there is none. */
export async function findAcceptedProgram(
  db: Queryable,
  input: { userId: string; problemId: string },
): Promise<ReportedProgram | null> {
  const { rows } = await db.query<ReportedProgram>(
    `select s.id, s.language, s.code from submission s join problem p on p.id = s.problem_id
      where s.user_id = $1 and s.problem_id = $2 and s.verdict = 'AC' and s.problem_version = p.version
      order by s.created_at desc, s.id desc limit 1`,
    [input.userId, input.problemId],
  );
  return rows[0] ?? null;
}

/** Whether anything waits for a judge, or is at one. */
export async function hasJobs(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query("select from job limit 1");
  return rowCount === 1;
}

export interface UnsearchedProgram extends ReportedProgram {
  userId: string;
  problemId: string;
  /** Of the problem now. */
  version: number;
}

/**
 * The newest accepted program of the last month that no idle search has had, for this version of its problem; null
 * where there is none. Problems that allow no studies have none.
 */
export async function findUnsearched(db: Queryable): Promise<UnsearchedProgram | null> {
  const { rows } = await db.query<UnsearchedProgram>(
    `select s.id, s.user_id as "userId", s.problem_id as "problemId", s.language, s.code, p.version
       from problem p
       join study_material m on m.problem_id = p.id
       join submission s on s.problem_id = p.id and s.problem_version = p.version
      where p.allows_studies and p.deleted_at is null and not p.is_draft
        and p.checker ->> 'kind' not in ('interactor', 'multi-pass')
        and s.verdict = 'AC' and s.created_at > now() - interval '30 days' and s.user_id is not null
        and not exists (select from study f
                         where f.submission_id = s.id and f.problem_version = p.version and f.is_idle)
      order by s.created_at desc, s.id desc limit 1`,
  );
  return rows[0] ?? null;
}

export interface OwnSolution {
  name: string;
  language: LanguageId;
  source: string;
}

/**
 * Solutions of the problem's package that are accepted, beside the references: brute forces among them. Of one file
 * each.
 */
export async function listAcceptedSolutions(db: Queryable, problemId: string, most: number): Promise<OwnSolution[]> {
  const { rows } = await db.query<OwnSolution>(
    `select name, language, source from package_solution
      where problem_id = $1 and expected = array['AC'] and folder is null order by name not like '%brute%', name limit $2`,
    [problemId, most],
  );
  return rows;
}

/** How programs ended on the input. `expected` is null where the first reference gave no answer. */
export interface Finding {
  expected: string | null;
  output: string;
  endings: { name: string; language: LanguageId; verdict: Verdict; reason: string }[];
}

/** False when somebody has reported this input of this problem before. */
export async function insertReport(
  db: Queryable,
  row: {
    problemId: string;
    /** Null: a search has found it. */
    userId: string | null;
    isNamed: boolean;
    kind: "missed" | "disagreement";
    input: string;
    inputSha: string;
    finding: Finding;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into weak_test_report (problem_id, user_id, is_named, kind, input, input_sha, finding, is_searched)
     values ($1, $2, $3, $4, $5, $6, $7, $2::uuid is null) on conflict (problem_id, input_sha) do nothing`,
    [row.problemId, row.userId, row.isNamed, row.kind, row.input, row.inputSha, JSON.stringify(row.finding)],
  );
  return rowCount === 1;
}

export async function isReported(db: Queryable, input: { problemId: string; inputSha: string }): Promise<boolean> {
  const { rowCount } = await db.query("select from weak_test_report where problem_id = $1 and input_sha = $2", [
    input.problemId,
    input.inputSha,
  ]);
  return rowCount === 1;
}

/** Within the last day. */
export async function countReports(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from weak_test_report
      where user_id = $1 and created_at > now() - interval '1 day'`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

type State = "open" | "added" | "dismissed";

export async function listThanks(db: Queryable, problemId: string): Promise<string[]> {
  const { rows } = await db.query<{ first_name: string }>(
    `select u.first_name from weak_test_report r join user_account u on u.id = r.user_id
      where r.problem_id = $1 and r.state = 'added' and r.is_named
      group by u.id, u.first_name order by min(r.decided_at) limit 50`,
    [problemId],
  );
  return rows.map((row) => row.first_name);
}

export async function listOwnReports(
  db: Queryable,
  input: { problemId: string; userId: string },
): Promise<{ created_at: Date; state: State }[]> {
  const { rows } = await db.query<{ created_at: Date; state: State }>(
    `select created_at, state from weak_test_report where problem_id = $1 and user_id = $2
      order by id desc limit 20`,
    [input.problemId, input.userId],
  );
  return rows;
}

export interface ReportRow {
  id: string;
  problem_id: string;
  title: string;
  kind: "missed" | "disagreement";
  state: State;
  created_at: Date;
  email_id: string | null;
  is_named: boolean;
  is_searched: boolean;
  input: string;
  finding: Finding;
  hidden_number: number | null;
}

export async function countOpenReports(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from weak_test_report where state = 'open'",
  );
  return rows[0]?.count ?? 0;
}

/** Open ones first, newest first; of the input at most so many characters. */
export async function listReports(
  db: Queryable,
  input: { before: { isOpen: boolean; id: string } | null; most: number; inputCharacters: number },
): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `select r.id, r.problem_id, p.title, r.kind, r.state, r.created_at, u.email_id, r.is_named, r.is_searched,
            left(r.input, $4) as input, r.finding,
            r.test_number - (select count(*)::int from problem_test t where t.problem_id = r.problem_id and t.is_visible)
              as hidden_number
       from weak_test_report r join problem p on p.id = r.problem_id left join user_account u on u.id = r.user_id
      where $1::bigint is null or ((r.state = 'open')::int, r.id) < ($2::int, $1::bigint)
      order by (r.state = 'open')::int desc, r.id desc limit $3`,
    [input.before?.id ?? null, Number(input.before?.isOpen ?? true), input.most, input.inputCharacters],
  );
  return rows;
}

/** Null for an unknown one. */
export async function findReport(
  db: Queryable,
  id: string,
): Promise<{ problem_id: string; state: State; input: string } | null> {
  const { rows } = await db.query<{ problem_id: string; state: State; input: string }>(
    "select problem_id, state, input from weak_test_report where id = $1",
    [id],
  );
  return rows[0] ?? null;
}

/** False when it was decided before. */
export async function decideReport(
  db: Queryable,
  input: { id: string; state: "added" | "dismissed"; testNumber: number | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update weak_test_report set state = $2, decided_at = now(), test_number = $3
      where id = $1 and state = 'open'`,
    [input.id, input.state, input.testNumber],
  );
  return rowCount === 1;
}
