import type { Attribution, CatalogueSolution, FolderSolution } from "@verdict/catalogue/problem";
import { type PackedData, unpackTestData } from "@verdict/catalogue/test-data-packing";
import type { Checker } from "@verdict/contract/judging";
import type { Scoring } from "@verdict/contract/scoring";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { ValidatorArguments } from "../problem-content.ts";

export async function findAttribution(db: Queryable, problemId: string): Promise<Attribution | null> {
  const { rows } = await db.query<{ attribution: Attribution | null }>(
    "select attribution from problem where id = $1",
    [problemId],
  );
  return rows[0]?.attribution ?? null;
}

export async function findScoring(db: Queryable, problemId: string): Promise<Scoring | null> {
  const { rows } = await db.query<{ scoring: Scoring | null }>("select scoring from problem where id = $1", [
    problemId,
  ]);
  return rows[0]?.scoring ?? null;
}

type SolutionRow = CatalogueSolution & { folder: Pick<FolderSolution, "main" | "otherFiles"> | null };

export async function listPackageSolutions(
  db: Queryable,
  problemId: string,
): Promise<(CatalogueSolution | FolderSolution)[]> {
  const { rows } = await db.query<SolutionRow>(
    "select name, language, source, expected, folder from package_solution where problem_id = $1 order by name",
    [problemId],
  );
  return rows.map(({ folder, ...solution }) => (folder === null ? solution : { ...solution, ...folder }));
}

export interface TestReferenceRow {
  is_visible: boolean;
  name: string | null;
  input_sha: string;
  answer_sha: string;
  explanation: string;
  checker: Checker | null;
  validator_arguments: ValidatorArguments | null;
}

/** All tests in order, by the hashes of their data. */
export async function listTestReferences(db: Queryable, problemId: string): Promise<TestReferenceRow[]> {
  const { rows } = await db.query<TestReferenceRow>(
    `select is_visible, name, input_sha, answer_sha, explanation, checker, validator_arguments from problem_test
      where problem_id = $1 order by number`,
    [problemId],
  );
  return rows;
}

export async function readTestData(db: Queryable, sha256: string): Promise<Buffer> {
  const { rows } = await db.query<PackedData>("select packing, content from test_data where sha256 = $1", [sha256]);
  const [row] = rows;
  if (row === undefined) throw new Error(`the test data ${sha256} are gone`);
  return await unpackTestData(row);
}
