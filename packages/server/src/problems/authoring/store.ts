import { packedStartBytes } from "@verdict/catalogue/test-data-packing";
import type { AddedFiles } from "@verdict/contract/added-files";
import type { ProblemTrouble } from "@verdict/contract/admin-problems";
import type { Checker } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import { StudyMaterial } from "@verdict/contract/studies";
import type { TimeFactors } from "@verdict/contract/time-factors";
import type { Config } from "../../config.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { IS_WANTED } from "../building/wanted-sql.ts";
import type { ValidatorArguments } from "../problem-content.ts";
import { readStarts, type StartsOfTest, startsOfTest } from "../test-starts.ts";

export interface EditedProblemRow {
  id: string;
  title: string;
  description: string;
  difficulty: Difficulty;
  tag: Tag;
  time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  time_factors: TimeFactors | null;
  checker: Checker;
  added_files: AddedFiles | null;
  start_code: Record<CoreLanguageId, string>;
  hints: string[];
  topics: string[];
  editorial: string | null;
  is_draft: boolean;
  /** Null for the site's own. */
  class_id: string | null;
  allows_studies: boolean;
  awaits_tests: boolean;
  statement_language: string;
  statement_source: string | null;
  /** Changes with every save. */
  revision: string;
}

const COLUMNS = `id, title, description, difficulty, tag, time_ms, memory_bytes::float8 as memory_bytes,
  output_bytes::float8 as output_bytes, time_factors, checker, added_files, start_code, hints, topics, editorial, is_draft, class_id, allows_studies, awaits_tests,
  coalesce(statement_language, 'en') as statement_language, statement_source,
  to_char(updated_at at time zone 'utc', 'YYYYMMDDHH24MISSUS') as revision`;

/** Null for an unknown or deleted problem. */
export async function findEditedProblem(db: Queryable, id: string): Promise<EditedProblemRow | null> {
  const { rows } = await db.query<EditedProblemRow>(
    `select ${COLUMNS} from problem where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockEditedProblem(db: Queryable, id: string): Promise<EditedProblemRow | null> {
  const { rows } = await db.query<EditedProblemRow>(
    `select ${COLUMNS} from problem where id = $1 and deleted_at is null for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the problem's package says of making inputs; null where it says nothing. */
export async function findStudyMaterial(db: Queryable, problemId: string): Promise<StudyMaterial | null> {
  const { rows } = await db.query<{ material: unknown }>("select material from study_material where problem_id = $1", [
    problemId,
  ]);
  return rows[0] === undefined ? null : StudyMaterial.parse(rows[0].material);
}

export interface EditedTestRow {
  is_visible: boolean;
  name: string | null;
  explanation: string;
  checker: Checker | null;
  validator_arguments: ValidatorArguments | null;
  input_sha: string;
  answer_sha: string;
  input_bytes: number;
  answer_bytes: number;
  /** The beginning, at most as many bytes as asked for. */
  input_start: Buffer;
  answer_start: Buffer;
}

export async function countTests(db: Queryable, problemId: string): Promise<number> {
  const { rows } = await db.query<{ tests: number }>(
    "select count(*)::int as tests from problem_test where problem_id = $1",
    [problemId],
  );
  return rows[0]?.tests ?? 0;
}

/** All tests, hidden ones included, in order: for authors only. */
export async function listEditedTests(
  db: Queryable,
  input: { problemId: string; mostBytes: number },
): Promise<EditedTestRow[]> {
  const { rows } = await db.query<Omit<EditedTestRow, "input_start" | "answer_start"> & StartsOfTest>(
    `select t.is_visible, t.name, t.explanation, t.checker, t.validator_arguments, t.input_sha, t.answer_sha,
            coalesce(i.bytes, octet_length(i.content)) as input_bytes,
            coalesce(a.bytes, octet_length(a.content)) as answer_bytes, ${startsOfTest("$2")}
       from problem_test t
       join test_data i on i.sha256 = t.input_sha
       join test_data a on a.sha256 = t.answer_sha
      where t.problem_id = $1 order by t.number`,
    [input.problemId, packedStartBytes(input.mostBytes)],
  );
  const tests: EditedTestRow[] = [];
  // One after the other: each may have a thousand times the bytes that are shown of it.
  for (const { input_content, input_packing, answer_content, answer_packing, ...row } of rows) {
    const stored = { input_content, input_packing, answer_content, answer_packing };
    const { input: input_start, answer: answer_start } = await readStarts(stored, input.mostBytes);
    tests.push({ ...row, input_start, answer_start });
  }
  return tests;
}

export interface ProblemFaultRow {
  reason: string;
  seen_at: Date;
}

/**
 * What a judge has found broken in the problem itself, as it is now; null where nothing was, or where it has changed
 * since.
 */
export async function findProblemFault(db: Queryable, problemId: string): Promise<ProblemFaultRow | null> {
  const { rows } = await db.query<ProblemFaultRow>(
    `select f.reason, f.seen_at from problem_fault f join problem p on p.id = f.problem_id and p.version = f.problem_version
      where f.problem_id = $1`,
    [problemId],
  );
  return rows[0] ?? null;
}

/** False for an unknown or already deleted problem. */
export async function markDeleted(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update problem set deleted_at = now(), updated_at = now() where id = $1 and deleted_at is null",
    [problemId],
  );
  return rowCount === 1;
}

/** The titles of the assignments that have the problem, the next due first. */
export async function listAssignmentTitles(db: Queryable, problemId: string): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select a.title from assignment_problem q join assignment a on a.id = q.assignment_id
      where q.problem_id = $1 order by a.due_at, a.id`,
    [problemId],
  );
  return rows.map(({ title }) => title);
}

/** Those of the hashes that tests of others hold, and none of a class that the user teaches. */
export async function listForeignData(
  db: Queryable,
  input: { hashes: readonly string[]; userId: string },
): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select asked as sha256 from unnest($1::text[]) asked,
            lateral (select count(*) as all, count(m.user_id) as own
                       from (select problem_id from problem_test where input_sha = asked
                             union all select problem_id from problem_test where answer_sha = asked) t
                       join problem p on p.id = t.problem_id
                       left join class_member m on m.class_id = p.class_id and m.user_id = $2 and m.role = 'teacher') held
      where held.all > 0 and held.own = 0`,
    [input.hashes, input.userId],
  );
  return rows.map((row) => row.sha256);
}

export async function setStudiesAllowed(db: Queryable, input: { id: string; isAllowed: boolean }): Promise<void> {
  await db.query("update problem set allows_studies = $2 where id = $1", [input.id, input.isAllowed]);
}

/** A reason is cut: it is read in a list. */
const TROUBLE_CHARACTERS = 500;

/**
 * In catalogue order: whose checker is broken, in the version of now, and whose tests are still being built or cannot
 * be. Where only what is wanted is built (`builds`), it is no trouble that nobody wants a problem's.
 */
export async function listTroubles(db: Queryable, builds: Config["buildTests"]): Promise<ProblemTrouble[]> {
  const { rows } = await db.query<ProblemTrouble>(
    `select p.id as "problemId",
            case when not p.awaits_tests then 'checker_broken'
                 when a.fault is not null then 'tests_unbuildable' else 'awaits_tests' end as kind,
            coalesce(left(case when p.awaits_tests then a.fault else f.reason end, ${TROUBLE_CHARACTERS}), '') as reason,
            case when p.awaits_tests and a.problem_id is not null
                 then jsonb_build_object('built', a.built, 'total', a.total) end as tests
       from problem p left join problem_fault f on f.problem_id = p.id and f.problem_version = p.version
       left join awaited_tests a on a.problem_id = p.id
      where p.deleted_at is null
        and (case when p.awaits_tests then $1 = 'all' or a.fault is not null or ${IS_WANTED} else f.problem_id is not null end)
      order by p.position, p.id`,
    [builds],
  );
  return rows;
}
