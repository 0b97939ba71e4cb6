import type { Checker } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface SummaryRow {
  id: string;
  title: string;
  difficulty: Difficulty;
  tag: Tag;
  is_draft: boolean;
}

/** Everything but deleted problems, drafts included, in catalogue order. */
export async function listSummaries(db: Queryable): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(
    "select id, title, difficulty, tag, is_draft from problem where deleted_at is null order by position, id",
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
  start_code: Record<LanguageId, string>;
  is_draft: boolean;
  is_solved: boolean;
  test_count: number;
  /** Of the editorial video: null when there is none. */
  video_url: string | null;
  thumbnail_url: string | null;
  video_seconds: number | null;
}

/** Null for an unknown or deleted problem; drafts are found, the caller decides who may see them. */
export async function findProblem(db: Queryable, input: { id: string; userId: string }): Promise<ProblemRow | null> {
  const { rows } = await db.query<ProblemRow>(
    `select p.id, p.title, p.description, p.description_html, p.difficulty, p.tag, p.time_ms,
            p.memory_bytes::float8 as memory_bytes, p.start_code, p.is_draft,
            exists (select from solved s where s.problem_id = p.id and s.user_id = $2) as is_solved,
            (select count(*)::int from problem_test t where t.problem_id = p.id) as test_count,
            v.secure_url as video_url, v.thumbnail_url, v.duration_seconds as video_seconds
       from problem p left join editorial_video v on v.problem_id = p.id and v.is_current
      where p.id = $1 and p.deleted_at is null`,
    [input.id, input.userId],
  );
  return rows[0] ?? null;
}

export interface VisibleTestRow {
  number: number;
  input: Buffer;
  answer: Buffer;
  explanation: string;
}

/** The only query of test content that serves users: hidden tests are not in it. */
export async function listVisibleTests(db: Queryable, problemId: string): Promise<VisibleTestRow[]> {
  const { rows } = await db.query<VisibleTestRow>(
    `select t.number, i.content as input, a.content as answer, t.explanation
       from problem_test t
       join test_data i on i.sha256 = t.input_sha
       join test_data a on a.sha256 = t.answer_sha
      where t.problem_id = $1 and t.is_visible order by t.number`,
    [problemId],
  );
  return rows;
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

export interface RunMaterial {
  time_ms: number;
  memory_bytes: number;
  output_bytes: number;
  checker: Checker;
  /** The visible tests by their content hashes, in order. */
  tests: { number: number; input_sha: string; answer_sha: string; checker: Checker | null }[];
}

/** What a run needs: limits, checker and visible tests; null for an unknown or deleted problem. */
export async function findRunMaterial(db: Queryable, problemId: string): Promise<RunMaterial | null> {
  const { rows } = await db.query<RunMaterial>(
    `select p.time_ms, p.memory_bytes::float8 as memory_bytes, p.output_bytes::float8 as output_bytes, p.checker,
            coalesce((select jsonb_agg(jsonb_build_object(
                               'number', t.number, 'input_sha', t.input_sha, 'answer_sha', t.answer_sha, 'checker', t.checker)
                               order by t.number)
                        from problem_test t where t.problem_id = p.id and t.is_visible), '[]') as tests
       from problem p where p.id = $1 and p.deleted_at is null`,
    [problemId],
  );
  return rows[0] ?? null;
}

/** Null unless the test is a visible one. */
export async function findVisibleInput(
  db: Queryable,
  input: { problemId: string; number: number },
): Promise<string | null> {
  const { rows } = await db.query<{ content: Buffer }>(
    `select d.content from problem_test t join test_data d on d.sha256 = t.input_sha
      where t.problem_id = $1 and t.number = $2 and t.is_visible`,
    [input.problemId, input.number],
  );
  return rows[0]?.content.toString("utf8") ?? null;
}
