import { type PackedData, unpackTestData } from "@verdict/catalogue/test-data-packing";
import type { JudgeFault, TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { OwnSubmissionsQuery } from "@verdict/contract/own-submissions";
import type { Points } from "@verdict/contract/points";
import type { Acceptance } from "@verdict/contract/submissions";
import type { RunVerdict, Verdict } from "@verdict/contract/verdict";
import { isSecret } from "../openings/openings-sql.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** Its job is added in the same transaction, by the room of judging. */
export async function insertSubmission(
  db: Queryable,
  row: {
    id: string;
    userId: string;
    problemId: string;
    language: LanguageId;
    code: string;
    total: number;
    /** See SubmitBody of the contract. */
    key?: string | undefined;
  },
): Promise<void> {
  await db.query(
    "insert into submission (id, user_id, problem_id, language, code, total, request_key) values ($1, $2, $3, $4, $5, $6, $7)",
    [row.id, row.userId, row.problemId, row.language, row.code, row.total, row.key ?? null],
  );
}

/** What was stored for this key before; null for a new one. */
export async function findByKey(
  db: Queryable,
  input: { userId: string; key: string },
): Promise<{ id: string; problem_id: string; language: string; code: string; total: number } | null> {
  const { rows } = await db.query(
    "select id, problem_id, language, code, total from submission where user_id = $1 and request_key = $2",
    [input.userId, input.key],
  );
  return rows[0] ?? null;
}

/** What became of a submission. */
export interface OutcomeRow {
  id: string;
  problem_id: string;
  language: LanguageId;
  verdict: Verdict | null;
  passed: number;
  total: number;
  cpu_ms: number;
  memory_bytes: number;
  created_at: Date;
  points: Points | null;
}

export interface OwnRow extends OutcomeRow {
  problem_title: string;
}

export interface WholeRow extends OutcomeRow {
  code: string;
  compiler_output: string | null;
  error_message: string;
  fault: JudgeFault | null;
}

export interface SubmissionRow extends WholeRow {
  failed_test: TestResult | null;
}

const WHOLE_COLUMNS =
  "id, problem_id, language, verdict, passed, total, cpu_ms, memory_bytes::float8 as memory_bytes, created_at, code, compiler_output, error_message, fault, points";

export async function findSubmission(db: Queryable, id: string): Promise<SubmissionRow | null> {
  const { rows } = await db.query<SubmissionRow>(`select ${WHOLE_COLUMNS}, failed_test from submission where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Null for an unknown one, and for one of somebody else. */
export async function findOwnSubmission(
  db: Queryable,
  input: { id: string; userId: string },
): Promise<WholeRow | null> {
  const { rows } = await db.query<WholeRow>(`select ${WHOLE_COLUMNS} from submission where id = $1 and user_id = $2`, [
    input.id,
    input.userId,
  ]);
  return rows[0] ?? null;
}

/**
 * The user's own, newest first, at most so many: those that are older than `before`, which is one of them. Ends with
 * the one whose text is more than `mostBytes` together with that of those before it. Also those to a problem that was
 * deleted since.
 */
export async function listWhole(
  db: Queryable,
  input: { userId: string; problemId: string; before: string | null; most: number; mostBytes: number },
): Promise<WholeRow[]> {
  const { rows } = await db.query<WholeRow>(
    `select ${WHOLE_COLUMNS} from submission
      where id in (
        select id from (
          select id, sum(octet_length(code) + coalesce(octet_length(compiler_output), 0))
                     over (order by created_at desc, id desc rows between unbounded preceding and 1 preceding) as bytes
            from (select id, code, compiler_output, created_at from submission s
                   where user_id = $1 and problem_id = $2
                     and ($3::uuid is null
                          or (s.created_at, s.id) < (select b.created_at, b.id from submission b
                                                      where b.id = $3 and b.user_id = $1 and b.problem_id = $2))
                   order by created_at desc, id desc limit $4) newest
        ) summed where coalesce(bytes, 0) <= $5)
      order by created_at desc, id desc`,
    [input.userId, input.problemId, input.before, input.most, input.mostBytes],
  );
  return rows;
}

/**
 * The user's own to all problems, newest first, at most so many; those that are older than `before`, which is one of
 * them, and that the filter leaves. Also those to problems that were deleted since.
 */
export async function listOwn(
  db: Queryable,
  input: OwnSubmissionsQuery & { userId: string; most: number },
): Promise<OwnRow[]> {
  const { rows } = await db.query<OwnRow>(
    `select s.id, s.problem_id, p.title as problem_title, s.language, s.verdict, s.passed, s.total, s.cpu_ms,
            s.memory_bytes::float8 as memory_bytes, s.created_at, s.points
       from submission s join problem p on p.id = s.problem_id
      where s.user_id = $1
        and ($2::text is null or s.problem_id = $2)
        and ($3::text is null or coalesce(s.verdict, 'pending') = $3)
        and ($4::text is null or s.language = $4)
        and ($5::timestamptz is null or s.created_at >= $5)
        and ($6::timestamptz is null or s.created_at < $6)
        and ($7::uuid is null or (s.created_at, s.id) < (select b.created_at, b.id from submission b
                                                          where b.id = $7 and b.user_id = $1))
      order by s.created_at desc, s.id desc limit $8`,
    [
      input.userId,
      ...[input.problem, input.verdict, input.language, input.since, input.until, input.before].map(
        (value) => value ?? null,
      ),
      input.most,
    ],
  );
  return rows;
}

/** Every problem to which the user has submitted. */
export async function listAttempted(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ problem_id: string }>(
    "select distinct problem_id from submission where user_id = $1",
    [userId],
  );
  return rows.map((row) => row.problem_id);
}

/**
 * Over all users; problems without a judged submission are left out, drafts, and those of a contest whose board others
 * may not see all of: the counts would tell it. A judge error says nothing about a program.
 */
export async function countAccepted(db: Queryable): Promise<Acceptance[]> {
  const { rows } = await db.query<Acceptance>(
    `select problem_id as "problemId", coalesce(sum(submissions) filter (where verdict = 'AC'), 0)::int as accepted,
            sum(submissions)::int as judged
       from (select problem_id, verdict, submissions from submission_tally
             union all select problem_id, verdict, change from submission_tally_change) counted
      where verdict <> 'JE'
        and exists (select from problem p where p.id = problem_id and not p.is_draft) and not ${isSecret("problem_id")}
      group by problem_id having sum(submissions) > 0 order by problem_id`,
  );
  return rows;
}

/**
 * Of the visible test that failed, as long as it still is a visible test of the problem as it was judged; else null.
 */
export async function findFailedInput(db: Queryable, submissionId: string): Promise<string | null> {
  const { rows } = await db.query<PackedData>(
    `select d.packing, d.content
       from submission s
       join problem p on p.id = s.problem_id and p.version = s.problem_version
       join problem_test t on t.problem_id = p.id and t.number = (s.failed_test ->> 'number')::int and t.is_visible
       join test_data d on d.sha256 = t.input_sha
      where s.id = $1`,
    [submissionId],
  );
  const [row] = rows;
  return row === undefined ? null : (await unpackTestData(row)).toString("utf8");
}

/**
 * Adds what has happened to the numbers that are counted once; returns how many changes. What is left counts all the
 * same.
 */
export async function foldTally(db: Queryable, most: number): Promise<number> {
  const { rows } = await db.query<{ folded: number }>("select fold_tally($1) as folded", [most]);
  return rows[0]?.folded ?? 0;
}

/** When the user's newest accepted submission to the problem was handed in; null where there is none. */
export async function findLastAccepted(
  db: Queryable,
  { userId, problemId }: { userId: string; problemId: string },
): Promise<Date | null> {
  const { rows } = await db.query<{ created_at: Date }>(
    `select created_at from submission where user_id = $1 and problem_id = $2 and verdict = 'AC'
      order by created_at desc limit 1`,
    [userId, problemId],
  );
  return rows[0]?.created_at ?? null;
}

/** A test of a judged submission as its user may be told it. */
export interface JudgedTestRow {
  number: number;
  verdict: RunVerdict;
  cpuMs: number;
  memoryBytes: number;
  /** Of the version of the problem that was judged. */
  isVisible: boolean;
}

/** In the order of their numbers. */
export async function listJudgedTests(db: Queryable, submissionId: string): Promise<JudgedTestRow[]> {
  const { rows } = await db.query<JudgedTestRow>(
    `select (j ->> 'number')::int as number, j ->> 'verdict' as verdict, (j ->> 'cpuMs')::float8 as "cpuMs",
            (j ->> 'memoryBytes')::float8 as "memoryBytes", coalesce(t.is_visible, false) as "isVisible"
       from submission s
      cross join jsonb_array_elements(s.tests) j
       left join problem p on p.id = s.problem_id and p.version = s.problem_version
       left join problem_test t on t.problem_id = p.id and t.number = (j ->> 'number')::int
      where s.id = $1 order by 1`,
    [submissionId],
  );
  return rows;
}
