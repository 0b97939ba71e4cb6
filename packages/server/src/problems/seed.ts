import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readCatalogue } from "@verdict/catalogue/read-package";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import { packageHash, readCatalogueContent } from "./catalogue-content.ts";
import type { ProblemContent, RenderedContent } from "./problem-content.ts";
import { announceProblemsChanged } from "./problem-list.ts";
import {
  createStatementRenderer,
  RENDERER_VERSION,
  renderContent,
  type StatementRenderer,
} from "./render-statement.ts";
import { listMissingData } from "./test-data.ts";
import { insertProblem, replaceProblem } from "./write-problem.ts";

/** `waiting`: the tests of the package have yet to be built; until then an older version of the problem stays as it is. */
export type SeedOutcome = "added" | "updated" | "unchanged" | "waiting";
export type SeedCounts = Record<SeedOutcome, number>;

interface SeedContext extends Pick<AppContext, "pool"> {
  statements: Pick<StatementRenderer, "render">;
}

/**
 * Brings the catalogue's packages into the database, each in its own transaction. A second call changes nothing. A
 * problem that an admin has edited or deleted is left as it is. Several servers may call it at once.
 */
export async function seedCatalogue(context: Pick<AppContext, "pool">, problemsFolder: string): Promise<SeedCounts> {
  const counts: SeedCounts = { added: 0, updated: 0, unchanged: 0, waiting: 0 };
  const statements = createStatementRenderer();
  try {
    for (const problem of await readCatalogue(problemsFolder)) {
      const outcome = await seedProblem({ ...context, statements }, problem);
      counts[outcome] += 1;
    }
    const rendered = await renderOldStatements({ ...context, statements });
    if (counts.added + counts.updated + counts.waiting + rendered > 0) await announceProblemsChanged(context.pool);
  } finally {
    await statements.stop();
  }
  return counts;
}

/** Brings in one package, as `seedCatalogue` does. */
export async function seedProblem(context: SeedContext, problem: CatalogueProblem): Promise<SeedOutcome> {
  const content = await readCatalogueContent(problem);
  const hash = packageHash(content);
  const origin = { kind: "package", hash, position: problem.order } as const;
  return inTransaction(context.pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('seed:' || $1, 0))", [problem.slug]);
    const stored = await findOrigin(db, problem.slug);
    const hashes = content.tests.flatMap(({ input, answer }) => [input, answer]).filter(({ bytes }) => bytes === null);
    const missing = await listMissingData(
      db,
      hashes.map(({ sha256 }) => sha256),
    );
    if (missing.length > 0) {
      if (stored === null) await insertWithoutHiddenTests(db, problem, await renderVisible(context, content));
      const isWanted = stored === null || !(stored.is_edited || stored.is_deleted || stored.package_hash === hash);
      return isWanted ? "waiting" : "unchanged";
    }
    if (stored === null) {
      await insertProblem(db, {
        id: problem.slug,
        content: await renderContent(context.statements, { content, userId: null }),
        origin,
      });
      return "added";
    }
    if (stored.is_edited || stored.is_deleted || stored.package_hash === hash) return "unchanged";
    await replaceProblem(db, {
      id: problem.slug,
      content: await renderContent(context.statements, { content, userId: null }),
      origin,
    });
    return "updated";
  });
}

/** It can be read, and tried against its examples. The package's hash is left out, so that the whole one comes later. */
async function insertWithoutHiddenTests(
  db: Queryable,
  problem: CatalogueProblem,
  content: RenderedContent,
): Promise<void> {
  const origin = { kind: "package", hash: null, position: problem.order } as const;
  await insertProblem(db, { id: problem.slug, content, origin });
  await db.query("update problem set awaits_tests = true where id = $1", [problem.slug]);
}

function renderVisible({ statements }: SeedContext, content: ProblemContent): Promise<RenderedContent> {
  const visible = { ...content, tests: content.tests.filter(({ isVisible }) => isVisible) };
  return renderContent(statements, { content: visible, userId: null });
}

interface OriginRow {
  package_hash: string | null;
  is_edited: boolean;
  is_deleted: boolean;
}

async function findOrigin(db: Queryable, id: string): Promise<OriginRow | null> {
  const { rows } = await db.query<OriginRow>(
    "select package_hash, is_edited, deleted_at is not null as is_deleted from problem where id = $1 for no key update",
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Whatever an older version of the pipeline has rendered is rendered again. Returns how many statements. One that is
 * refused today keeps its old HTML: it is no reason for a server not to start.
 */
async function renderOldStatements({ pool: db, statements }: SeedContext): Promise<number> {
  const { rows } = await db.query<{ id: string; description: string }>(
    "select id, description from problem where renderer_version < $1",
    [RENDERER_VERSION],
  );
  let count = 0;
  for (const row of rows) {
    const html = await renderUnlessRefused(statements, row.description);
    if (html === null) continue;
    await db.query(
      "update problem set description_html = $2, renderer_version = $3 where id = $1 and description = $4",
      [row.id, html, RENDERER_VERSION, row.description],
    );
    count += 1;
  }
  return count;
}

async function renderUnlessRefused(statements: SeedContext["statements"], markdown: string): Promise<string | null> {
  try {
    return await statements.render(markdown, null);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
