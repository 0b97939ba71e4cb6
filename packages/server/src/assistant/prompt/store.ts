import { type PackedData, unpackTestData } from "@verdict/catalogue/test-data-packing";
import type { TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The id of the first problem in catalogue order with this title; drafts only where they may be seen. */
export async function findIdByTitle(
  db: Queryable,
  input: { title: string; withDrafts: boolean },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from problem where title = $1 and deleted_at is null and (not is_draft or $2)
      order by position, id limit 1`,
    [input.title, input.withDrafts],
  );
  return rows[0]?.id ?? null;
}

/** The hints of a problem's author, from soft to strong. */
export async function listAuthorHints(db: Queryable, problemId: string): Promise<string[]> {
  const { rows } = await db.query<{ hints: string[] }>("select hints from problem where id = $1", [problemId]);
  return rows[0]?.hints ?? [];
}

export interface LastSubmissionRow {
  id: string;
  /** Of the problem now. */
  version: number;
  language: LanguageId;
  code: string;
  verdict: Verdict;
  passed: number;
  total: number;
  compiler_output: string | null;
  error_message: string;
  failed_test: TestResult | null;
  /** The input of the failed test as long as it still is a visible test of the problem as it was judged; else null. */
  failed_input: Buffer | null;
}

/** The user's newest submission to the problem that has a verdict. */
export async function findLastSubmission(
  db: Queryable,
  input: { userId: string; problemId: string },
): Promise<LastSubmissionRow | null> {
  const { rows } = await db.query<LastSubmissionRow & { packing: PackedData["packing"] }>(
    `select s.id, (select version from problem where id = s.problem_id) as version, s.language, s.code, s.verdict, s.passed, s.total, s.compiler_output, s.error_message, s.failed_test,
            d.content as failed_input, d.packing
       from submission s
       left join problem p on p.id = s.problem_id and p.version = s.problem_version
       left join problem_test t
              on t.problem_id = p.id and t.number = (s.failed_test ->> 'number')::int and t.is_visible
       left join test_data d on d.sha256 = t.input_sha
      where s.user_id = $1 and s.problem_id = $2 and s.verdict is not null
      order by s.created_at desc limit 1`,
    [input.userId, input.problemId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { packing, failed_input: content, ...rest } = row;
  return { ...rest, failed_input: content === null ? null : await unpackTestData({ content, packing }) };
}
