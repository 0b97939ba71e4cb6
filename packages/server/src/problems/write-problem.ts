import type { Queryable } from "../platform/postgres/transaction.ts";
import type { ProblemContent } from "./problem-content.ts";
import { RENDERER_VERSION, renderStatement } from "./render-statement.ts";
import { contentHash, storeTestData } from "./test-data.ts";

/** Where the content comes from: the catalogue's package (by its hash) or an admin. */
export type ProblemOrigin = { kind: "package"; hash: string } | { kind: "admin"; isDraft: boolean };

/**
 * Writes a new problem behind all others. Call it inside a transaction: a problem is never half there.
 * Throws PostgreSQL's unique violation when the id is taken, also by a deleted problem.
 */
export async function insertProblem(
  db: Queryable,
  input: { id: string; content: ProblemContent; origin: ProblemOrigin },
): Promise<void> {
  const values = columnValues(input.content);
  await db.query(
    `insert into problem (id, position, package_hash, is_edited, is_draft, ${COLUMNS.join(", ")})
     values ($1, (select coalesce(max(position), 0) + 1 from problem), $2, $3, $4, ${COLUMNS.map((_, index) => `$${index + 5}`)})`,
    [input.id, ...originValues(input.origin), ...values],
  );
  await writeParts(db, input.id, input.content);
}

/**
 * Replaces everything of a problem but its id and its position, and raises its version. Call it inside a transaction.
 * A problem that an admin has edited keeps its package's hash, so that the package is known not to be its content.
 */
export async function replaceProblem(
  db: Queryable,
  input: { id: string; content: ProblemContent; origin: ProblemOrigin },
): Promise<void> {
  const [hash, isEdited, isDraft] = originValues(input.origin);
  await db.query(
    `update problem set package_hash = coalesce($2, package_hash), is_edited = $3, is_draft = $4, version = version + 1,
            updated_at = now(), ${COLUMNS.map((column, index) => `${column} = $${index + 5}`).join(", ")}
      where id = $1`,
    [input.id, hash, isEdited, isDraft, ...columnValues(input.content)],
  );
  await db.query("delete from problem_test where problem_id = $1", [input.id]);
  await db.query("delete from reference_solution where problem_id = $1", [input.id]);
  await writeParts(db, input.id, input.content);
}

const COLUMNS = [
  "title",
  "description",
  "description_html",
  "renderer_version",
  "difficulty",
  "tag",
  "time_ms",
  "memory_bytes",
  "output_bytes",
  "checker",
  "start_code",
  "hints",
] as const;

function columnValues(content: ProblemContent): unknown[] {
  return [
    content.title,
    content.description,
    renderStatement(content.description),
    RENDERER_VERSION,
    content.difficulty,
    content.tag,
    content.limits.timeMs,
    content.limits.memoryBytes,
    content.limits.outputBytes,
    JSON.stringify(content.checker),
    JSON.stringify(content.startCode),
    content.hints,
  ];
}

function originValues(origin: ProblemOrigin): [hash: string | null, isEdited: boolean, isDraft: boolean] {
  return origin.kind === "package" ? [origin.hash, false, false] : [null, true, origin.isDraft];
}

async function writeParts(db: Queryable, id: string, content: ProblemContent): Promise<void> {
  await storeTestData(
    db,
    content.tests.flatMap((test) => [test.input, test.answer]),
  );
  await db.query(
    `insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha, explanation)
     select $1, number, is_visible, input_sha, answer_sha, explanation
       from unnest($2::boolean[], $3::text[], $4::text[], $5::text[])
            with ordinality as test (is_visible, input_sha, answer_sha, explanation, number)`,
    [
      id,
      content.tests.map((test) => test.isVisible),
      content.tests.map((test) => contentHash(test.input)),
      content.tests.map((test) => contentHash(test.answer)),
      content.tests.map((test) => test.explanation),
    ],
  );
  const solutions = Object.entries(content.referenceSolutions);
  await db.query(
    `insert into reference_solution (problem_id, language, source)
     select $1, language, source from unnest($2::text[], $3::text[]) as solution (language, source)`,
    [id, solutions.map(([language]) => language), solutions.map(([, source]) => source)],
  );
}
