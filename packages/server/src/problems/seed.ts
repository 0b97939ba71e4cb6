import type { GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readCatalogue } from "@verdict/catalogue/read-package";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import { expectTests, listSettled } from "./building/store.ts";
import { packageHash, readCatalogueContent } from "./catalogue-content.ts";
import type { ProblemContent, RenderedContent } from "./problem-content.ts";
import { announceProblemsChanged } from "./problem-list.ts";
import { RENDERER_VERSION, renderContent, type StatementRenderer } from "./render-statement.ts";
import { listMissingData } from "./test-data.ts";
import { insertProblem, replaceProblem } from "./write-problem.ts";

/**
 * `waiting`: the tests of the package have yet to be built; until then an older version of the problem stays as it is.
 */
export type SeedOutcome = "added" | "updated" | "unchanged" | "waiting";
export type SeedCounts = Record<SeedOutcome, number>;

/** A package whose tests have yet to be built. `hash` is what the problem has once it is stored whole. */
export type WaitingProblem = CatalogueProblem & { generated: GeneratedData; hash: string };

interface SeedContext extends Pick<AppContext, "pool"> {
  statements: Pick<StatementRenderer, "render" | "renderPlain">;
}

/**
 * So many packages are brought in at a time: their statements are rendered in two threads, and each takes a connection.
 */
const AT_A_TIME = 4;

/**
 * Brings the catalogue's packages into the database, each in its own transaction. A second call changes nothing. A
 * problem that an admin has edited or deleted is left as it is. Several servers may call it at once. Also returns what
 * waits for its tests, in the catalogue's order.
 */
export async function seedCatalogue(
  context: SeedContext,
  problemsFolder: string,
): Promise<{ counts: SeedCounts; waiting: WaitingProblem[] }> {
  const counts: SeedCounts = { added: 0, updated: 0, unchanged: 0, waiting: 0 };
  const waiting: WaitingProblem[] = [];
  const problems = await readCatalogue(problemsFolder);
  for (let first = 0; first < problems.length; first += AT_A_TIME) {
    const some = problems.slice(first, first + AT_A_TIME);
    const seeded = await Promise.all(some.map((problem) => seedProblem(context, problem)));
    for (const [index, { outcome, hash }] of seeded.entries()) {
      counts[outcome] += 1;
      const problem = some[index];
      if (outcome !== "waiting" || problem === undefined || problem.generated === null) continue;
      waiting.push({ ...problem, generated: problem.generated, hash });
    }
  }
  const rendered = await renderOldStatements(context);
  if (counts.added + counts.updated + counts.waiting + rendered > 0) await announceProblemsChanged(context.pool);
  return { counts, waiting };
}

/** Brings in one package, as `seedCatalogue` does. `hash` is that of the whole package. */
export async function seedProblem(
  context: SeedContext,
  problem: CatalogueProblem,
): Promise<{ outcome: SeedOutcome; hash: string }> {
  const content = await readCatalogueContent(problem);
  const hash = packageHash(content);
  // At most starts nothing has changed, which one look tells.
  if (await isSettled(context.pool, problem.slug, hash)) return { outcome: "unchanged", hash };
  const isWaiting = async (db: Queryable) => (await isInDatabase(db, problem.slug)) && (await lacksData(db, content));
  const expect = (db: Queryable) => expectTests(db, { id: problem.slug, total: content.tests.length });
  if (await isWaiting(context.pool)) {
    await expect(context.pool);
    return { outcome: "waiting", hash };
  }
  // Before the transaction: rendering may take seconds, and other servers wait for its lock.
  const rendered = await renderContent(context.statements, { content, userId: null });
  const origin = { kind: "package", hash, position: problem.order } as const;
  const outcome = await inTransaction(context.pool, async (db): Promise<SeedOutcome> => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('seed:' || $1, 0))", [problem.slug]);
    if (await isSettled(db, problem.slug, hash)) return "unchanged";
    if (await isWaiting(db)) return "waiting";
    if (await isInDatabase(db, problem.slug)) {
      await replaceProblem(db, { id: problem.slug, content: rendered, origin });
      return "updated";
    }
    if (await lacksData(db, content)) {
      await insertWithoutHiddenTests(db, problem, rendered);
      await expect(db);
      return "waiting";
    }
    await insertProblem(db, { id: problem.slug, content: rendered, origin });
    return "added";
  });
  return { outcome, hash };
}

/** Whether a test is known by its hashes alone, and what they stand for has yet to be built. */
async function lacksData(db: Queryable, { tests }: ProblemContent): Promise<boolean> {
  const awaited = tests.flatMap(({ input, answer }) => [input, answer]).filter(({ bytes }) => bytes === null);
  const missing = await listMissingData(
    db,
    awaited.map(({ sha256 }) => sha256),
  );
  return missing.length > 0;
}

/**
 * It can be read, and tried against its examples. The package's hash is left out, so that the whole one comes later.
 */
async function insertWithoutHiddenTests(
  db: Queryable,
  problem: CatalogueProblem,
  content: RenderedContent,
): Promise<void> {
  const origin = { kind: "package", hash: null, position: problem.order } as const;
  const visible = { ...content, tests: content.tests.filter(({ isVisible }) => isVisible) };
  await insertProblem(db, { id: problem.slug, content: visible, origin });
  await db.query("update problem set awaits_tests = true where id = $1", [problem.slug]);
}

async function isInDatabase(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query("select from problem where id = $1 for no key update", [id]);
  return rowCount !== 0;
}

/**
 * Whether a package with this hash has nothing to do for the problem: it is stored, or an admin's word counts instead.
 */
async function isSettled(db: Queryable, id: string, hash: string): Promise<boolean> {
  return (await listSettled(db, [{ slug: id, hash }])).length > 0;
}

/**
 * Whatever an older version of the pipeline has rendered is rendered again. Returns how many statements. One that is
 * refused today keeps its old HTML: it is no reason for a server not to start.
 */
async function renderOldStatements({ pool: db, statements }: SeedContext): Promise<number> {
  const { rows } = await db.query<{ id: string; description: string; editorial: string | null; is_plain: boolean }>(
    "select id, description, editorial, class_id is not null as is_plain from problem where renderer_version < $1",
    [RENDERER_VERSION],
  );
  let count = 0;
  for (const row of rows) {
    const render = row.is_plain ? statements.renderPlain : statements.render;
    const html = await renderUnlessRefused(render, row.description);
    const editorialHtml = row.editorial === null ? null : await renderUnlessRefused(render, row.editorial);
    if (html === null || (row.editorial !== null && editorialHtml === null)) continue;
    await db.query(
      `update problem set description_html = $2, editorial_html = $3, renderer_version = $4
        where id = $1 and description = $5 and editorial is not distinct from $6`,
      [row.id, html, editorialHtml, RENDERER_VERSION, row.description, row.editorial],
    );
    count += 1;
  }
  return count;
}

async function renderUnlessRefused(render: StatementRenderer["render"], markdown: string): Promise<string | null> {
  try {
    return await render(markdown, null);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
