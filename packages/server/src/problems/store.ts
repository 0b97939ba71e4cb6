import { packedStartBytes } from "@verdict/catalogue/test-data-packing";
import type { Checker } from "@verdict/contract/judging";
import type { CoreLanguageId, LanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { TimeFactors } from "@verdict/contract/time-factors";
import { closedBy, isOpenTo } from "../openings/openings-sql.ts";
import type { Closing } from "../openings/store.ts";
import { plannedOnce } from "../platform/postgres/planned-once.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { IS_OPENED, IS_WANTED } from "./building/wanted-sql.ts";
import { readStarts, type StartsOfTest, startsOfTest } from "./test-starts.ts";

export interface SummaryRow {
  id: string;
  title: string;
  difficulty: Difficulty;
  tag: Tag;
  is_draft: boolean;
  awaits_tests?: boolean;
  /** Its tests could not be built. */
  is_unbuildable?: boolean;
  /** The class that it is of; null for the site's own. */
  class_name?: string | null;
}

export interface ListedRow extends SummaryRow {
  awaits_tests: boolean;
  is_unbuildable: boolean;
  /** Somebody has opened it, or a submission waits for its tests. */
  is_opened: boolean;
  /** Or a contest or an assignment has it, which solvers must not hear of. */
  is_wanted: boolean;
}

/** Everything but deleted problems, drafts included, in catalogue order; those of classes stand behind all others. */
export async function listSummaries(db: Queryable): Promise<ListedRow[]> {
  const { rows } = await db.query<ListedRow>(
    `select p.id, p.title, p.difficulty, p.tag, p.is_draft, p.awaits_tests, c.name as class_name,
            p.awaits_tests and a.fault is not null as is_unbuildable,
            p.awaits_tests and ${IS_OPENED} as is_opened, p.awaits_tests and ${IS_WANTED} as is_wanted
       from problem p left join class c on c.id = p.class_id left join awaited_tests a on a.problem_id = p.id
      where p.deleted_at is null order by p.class_id is not null, p.position, p.id`,
  );
  return rows;
}

/** What the user has solved, as far as it is still there and public. */
export async function listSolved(db: Queryable, userId: string): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(
    `select p.id, p.title, p.difficulty, p.tag, p.is_draft
       from solved s join problem p on p.id = s.problem_id
      where s.user_id = $1 and p.deleted_at is null and not p.is_draft order by p.position, p.id`,
    [userId],
  );
  return rows;
}

export interface ProblemRow {
  id: string;
  title: string;
  description: string;
  description_html: string;
  difficulty: Difficulty;
  tag: Tag;
  time_ms: number;
  memory_bytes: number;
  time_factors: TimeFactors | null;
  start_code: Record<CoreLanguageId, string>;
  is_draft: boolean;
  /** A contest or a class has opened it to this user, draft or not. */
  is_open: boolean;
  /** The class that it is of; null for the site's own. */
  class_name: string | null;
  /** A running contest in which whatever helps with it is closed to this user. */
  closed_by: Closing | null;
  hints: string[];
  has_editorial: boolean;
  awaits_tests: boolean;
  statement_language: string;
  /** Codes of the languages beside it. */
  other_languages: string[];
  attachments: { name: string; bytes: number }[];
  is_solved: boolean;
  /** It adds files to every program. */
  adds_files: boolean;
  checker_kind: Checker["kind"];
  /** Null for one whose outputs are only compared. */
  passes: number | null;
  test_count: number;
  /** Their numbers come first. */
  visible_test_count: number;
}

const FIND_PROBLEM = plannedOnce(
  `select p.id, p.title, p.description, p.description_html, p.difficulty, p.tag, p.time_ms,
          p.memory_bytes::float8 as memory_bytes, p.time_factors, p.start_code, p.is_draft, p.awaits_tests, p.hints,
          (select c.name from class c where c.id = p.class_id) as class_name,
          p.added_files is not null as adds_files, p.checker ->> 'kind' as checker_kind, (p.checker ->> 'passes')::int as passes,
          p.editorial is not null as has_editorial, coalesce(p.statement_language, 'en') as statement_language,
          array(select language from problem_translation t where t.problem_id = p.id order by language) as other_languages,
          array(select json_build_object('name', substr(path, 13), 'bytes', bytes) from problem_file f
                 where f.problem_id = p.id and path like 'attachments/%' order by path) as attachments,
          exists (select from solved s where s.problem_id = p.id and s.user_id = $2) as is_solved,
          ${isOpenTo("p.id", "$2", "p.class_id")} as is_open, ${closedBy("p.id", "$2", "p.is_draft")} as closed_by,
          (select count(*)::int from problem_test t where t.problem_id = p.id) as test_count,
          (select count(*)::int from problem_test t where t.problem_id = p.id and t.is_visible) as visible_test_count
     from problem p
    where p.id = $1 and p.deleted_at is null`,
);

/** Null for an unknown or deleted problem; drafts are found, the caller decides who may see them. */
export async function findProblem(
  db: Queryable,
  input: { id: string; userId: string | null },
): Promise<ProblemRow | null> {
  const { rows } = await db.query<ProblemRow>({ ...FIND_PROBLEM, values: [input.id, input.userId] });
  return rows[0] ?? null;
}

/** Null where there is none. */
export async function findEditorialHtml(db: Queryable, problemId: string): Promise<string | null> {
  const { rows } = await db.query<{ editorial_html: string | null }>(
    "select editorial_html from problem where id = $1 and deleted_at is null",
    [problemId],
  );
  return rows[0]?.editorial_html ?? null;
}

export interface VisibleTestRow {
  number: number;
  input: Buffer;
  answer: Buffer;
  explanation: string;
}

/** Of an input or an answer that is shown: beyond that nobody reads, and servers would hold many of them. */
const MOST_EXAMPLE_BYTES = 64 * 1024;

const LIST_VISIBLE_TESTS = plannedOnce(
  `select t.number, t.explanation, ${startsOfTest("$2")}
     from problem_test t
     join test_data i on i.sha256 = t.input_sha
     join test_data a on a.sha256 = t.answer_sha
    where t.problem_id = $1 and t.is_visible order by t.number`,
);

/** The only query of test content that serves users: hidden tests are not in it. */
export async function listVisibleTests(db: Queryable, problemId: string): Promise<VisibleTestRow[]> {
  const { rows } = await db.query<Omit<VisibleTestRow, "input" | "answer"> & StartsOfTest>({
    ...LIST_VISIBLE_TESTS,
    values: [problemId, packedStartBytes(MOST_EXAMPLE_BYTES)],
  });
  return await Promise.all(
    rows.map(async (row) => {
      const { number, explanation } = row;
      return { number, explanation, ...(await readStarts(row, MOST_EXAMPLE_BYTES)) };
    }),
  );
}

export interface SolutionRow {
  language: LanguageId;
  source: string;
}

export async function listReferenceSolutions(db: Queryable, problemId: string): Promise<SolutionRow[]> {
  const { rows } = await db.query<SolutionRow>(
    "select language, source from reference_solution where problem_id = $1 order by language",
    [problemId],
  );
  return rows;
}

/** The input validators of the problem's package; none where a judge cannot run all of them. */
export async function listInputValidators(db: Queryable, problemId: string): Promise<SolutionRow[]> {
  const { rows } = await db.query<{ validators: SolutionRow[] }>(
    "select material -> 'validators' as validators from study_material where problem_id = $1",
    [problemId],
  );
  return rows[0]?.validators ?? [];
}
