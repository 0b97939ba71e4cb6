import type { AddedFiles } from "@verdict/contract/added-files";
import type { Checker } from "@verdict/contract/judging";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { writeConversations } from "./conversations.ts";
import type { PackageParts, ProblemContent, RenderedContent } from "./problem-content.ts";
import { writeStatementParts } from "./problem-files.ts";
import { RENDERER_VERSION } from "./render-statement.ts";
import { contentHash, storeTestData } from "./test-data.ts";

/** Where the content comes from: the catalogue's package (by its hash, at its place in the order), an admin, or a teacher, for a class. */
export type ProblemOrigin =
  | { kind: "package"; hash: string | null; position: number | null }
  | { kind: "admin"; isDraft: boolean }
  | { kind: "class"; classId: string };

/**
 * Writes a new problem, behind all others unless its package says where. Call it inside a transaction: a problem is
 * never half there. Throws PostgreSQL's unique violation when the id is taken, also by a deleted problem.
 */
export async function insertProblem(
  db: Queryable,
  input: { id: string; content: RenderedContent; origin: ProblemOrigin },
): Promise<void> {
  await db.query(
    `insert into problem (id, position, package_hash, is_edited, is_draft, class_id, ${COLUMNS.join(", ")})
     values ($1, coalesce($2, (select coalesce(max(position), 0) + 1 from problem)), $3, $4, $5, $6, ${COLUMNS.map(placeholder)})`,
    [input.id, ...originValues(input.origin), ...columnValues(input.content)],
  );
  await writeParts(db, input.id, input.content);
}

/**
 * Replaces everything of a problem but its id and its position. Call it inside a transaction. The version grows when
 * tests, limits, checker or added files have changed. A problem that an admin has edited keeps its package's hash. A
 * class's problem stays the class's, until an admin makes it public.
 * Submissions that have waited for its tests are the judges' with the commit: wake them behind it.
 */
export async function replaceProblem(
  db: Queryable,
  input: { id: string; content: RenderedContent; origin: ProblemOrigin },
): Promise<void> {
  await db.query(
    `update problem set position = coalesce($2, position), package_hash = coalesce($3, package_hash), is_edited = $4,
            is_draft = $5, class_id = case when $5 then coalesce($6::uuid, class_id) end, awaits_tests = false, updated_at = now(),
            statement_source = case when description = ${placeholder("description")} then statement_source end,
            version = version + (judging_hash is distinct from ${placeholder("judging_hash")})::int,
            ${COLUMNS.map((column) => `${column} = ${placeholder(column)}`).join(", ")}
      where id = $1`,
    [input.id, ...originValues(input.origin), ...columnValues(input.content)],
  );
  await db.query("delete from problem_test where problem_id = $1", [input.id]);
  await db.query("delete from reference_solution where problem_id = $1", [input.id]);
  await writeParts(db, input.id, input.content);
  await db.query("select release_awaiting($1)", [input.id]);
}

const COLUMNS = [
  "title",
  "description",
  "description_html",
  "editorial",
  "editorial_html",
  "renderer_version",
  "difficulty",
  "tag",
  "time_ms",
  "memory_bytes",
  "output_bytes",
  "time_factors",
  "checker",
  "added_files",
  "start_code",
  "hints",
  "topics",
  "judging_hash",
] as const;

/** Both statements have six parameters of their own before those of the columns. */
function placeholder(column: (typeof COLUMNS)[number]): string {
  return `$${COLUMNS.indexOf(column) + 7}`;
}

function columnValues(content: RenderedContent): unknown[] {
  return [
    content.title,
    content.description,
    content.descriptionHtml,
    content.editorial,
    content.editorialHtml,
    RENDERER_VERSION,
    content.difficulty,
    content.tag,
    content.limits.timeMs,
    content.limits.memoryBytes,
    content.limits.outputBytes,
    content.limits.timeFactors ? JSON.stringify(content.limits.timeFactors) : null,
    JSON.stringify(content.checker),
    content.addedFiles ? JSON.stringify(content.addedFiles) : null,
    JSON.stringify(content.startCode),
    content.hints,
    content.topics,
    judgingHash(content),
  ];
}

/** position, package_hash, is_edited, is_draft, class_id */
function originValues(origin: ProblemOrigin): [number | null, string | null, boolean, boolean, string | null] {
  switch (origin.kind) {
    case "package":
      return [origin.position, origin.hash, false, false, null];
    case "admin":
      return [null, null, true, origin.isDraft, null];
    case "class":
      return [null, null, true, true, origin.classId];
    default:
      return origin satisfies never;
  }
}

async function writeParts(db: Queryable, id: string, content: RenderedContent): Promise<void> {
  await storeTestData(
    db,
    content.tests.flatMap((test) => [test.input, test.answer]),
  );
  await db.query(
    `insert into problem_test
       (problem_id, number, is_visible, name, input_sha, answer_sha, explanation, checker, validator_arguments)
     select $1, number, is_visible, name, input_sha, answer_sha, explanation, checker::jsonb, words::jsonb
       from unnest($2::boolean[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
            with ordinality as test (is_visible, name, input_sha, answer_sha, explanation, checker, words, number)`,
    [
      id,
      content.tests.map((test) => test.isVisible),
      content.tests.map((test) => test.name),
      content.tests.map((test) => test.input.sha256),
      content.tests.map((test) => test.answer.sha256),
      content.tests.map((test) => test.explanation),
      content.tests.map((test) => (test.checker === null ? null : JSON.stringify(test.checker))),
      content.tests.map(({ validatorArguments: words }) => (words === undefined ? null : JSON.stringify(words))),
    ],
  );
  const solutions = Object.entries(content.referenceSolutions);
  await db.query(
    `insert into reference_solution (problem_id, language, source)
     select $1, language, source from unnest($2::text[], $3::text[]) as solution (language, source)`,
    [id, solutions.map(([language]) => language), solutions.map(([, source]) => source)],
  );
  if (content.conversations !== undefined) {
    await writeConversations(db, { id, conversations: content.conversations });
  }
  if (content.packageParts === null) return;
  await writePackageParts(db, id, content.packageParts);
  await writeStatementParts(db, {
    id,
    parts: content.packageParts.statement,
    translationsHtml: content.translationsHtml,
  });
}

async function writePackageParts(db: Queryable, id: string, parts: PackageParts): Promise<void> {
  const scoring = parts.scoring === undefined ? null : JSON.stringify(parts.scoring);
  // Other points are another judgement, as other tests are.
  await db.query(
    `update problem set attribution = $2, scoring = $3, version = version + (scoring is distinct from $3::jsonb)::int
      where id = $1`,
    [id, JSON.stringify(parts.attribution), scoring],
  );
  await db.query("delete from study_material where problem_id = $1", [id]);
  if (parts.studyMaterial !== null) {
    const material = JSON.stringify(parts.studyMaterial);
    await db.query("insert into study_material (problem_id, material) values ($1, $2)", [id, material]);
  }
  await db.query("delete from package_solution where problem_id = $1", [id]);
  for (const solution of parts.solutions) {
    const { name, language, source, expected } = solution;
    const folder =
      "otherFiles" in solution ? JSON.stringify({ main: solution.main, otherFiles: solution.otherFiles }) : null;
    await db.query(
      "insert into package_solution (problem_id, name, language, source, expected, folder) values ($1, $2, $3, $4, $5, $6)",
      [id, name, language, source, expected, folder],
    );
  }
}

/** What decides a verdict. */
interface JudgingParts extends Pick<ProblemContent, "limits" | "checker" | "addedFiles"> {
  tests: readonly {
    isVisible: boolean;
    input: { sha256: string };
    answer: { sha256: string };
    checker: Checker | null;
  }[];
}

/**
 * Equal for two contents exactly when they give the same verdict to every submission: tests, limits, checker, added
 * files and factors for further languages. Without the last two it is what it was before there were any.
 */
export function judgingHash(content: JudgingParts): string {
  const { timeMs, memoryBytes, outputBytes, timeFactors } = content.limits;
  const tests = content.tests.map((test) => [
    test.isVisible,
    test.input.sha256,
    test.answer.sha256,
    test.checker === null ? null : sortKeys(test.checker),
  ]);
  const added = content.addedFiles ? [addedAsText(content.addedFiles)] : [];
  const factors = timeFactors ? [{ timeFactors: sortKeys(timeFactors) }] : [];
  const rest = [sortKeys(content.checker), tests, ...added, ...factors];
  const text = JSON.stringify([timeMs, memoryBytes, outputBytes, ...rest]);
  return contentHash(Buffer.from(text));
}

function addedAsText(added: AddedFiles): unknown {
  return sortKeys(
    Object.fromEntries(
      Object.entries(added).map(([id, files]) => [id, files.map(({ name, content }) => [name, content])]),
    ),
  );
}

/** The same object has the same text, in whatever order a database gives its fields back. */
function sortKeys(value: object): unknown {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
