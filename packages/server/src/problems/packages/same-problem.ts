import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { CoreLanguageId } from "@verdict/contract/language";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type EditedProblemRow, findEditedProblem, listEditedTests } from "../authoring/store.ts";
import { splitReferences } from "../package-solutions.ts";
import { listReferenceSolutions } from "../store.ts";

/** A stored problem that an import brings up to date: what the package does not say stays as it is. */
export interface KeptProblem {
  row: EditedProblemRow;
  /** In the core languages. */
  references: Readonly<Partial<Record<CoreLanguageId, string>>>;
  /** Of visible tests, by the hashes of their inputs. */
  explanations: ReadonlyMap<string, string>;
}

/**
 * The problem that came from this package, or that the package was exported from: with its uuid, or else with its name
 * and title. Null where there is none.
 */
export async function findSame(
  db: Queryable,
  { attribution, title }: Pick<CatalogueProblem, "attribution" | "title">,
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const { rows } = await db.query<{ id: string; title: string }>(
    `select id, title from problem
      where deleted_at is null and (attribution->>'uuid' = $1 or (id = $2 and title = $3))
      order by coalesce(attribution->>'uuid' = $1, false) desc, position limit 1`,
    [attribution.uuid, slug, title],
  );
  return rows[0] ?? null;
}

/** Null for one that was deleted meanwhile. */
export async function readKept(db: Queryable, id: string): Promise<KeptProblem | null> {
  const row = await findEditedProblem(db, id);
  if (row === null) return null;
  const { core } = splitReferences(await listReferenceSolutions(db, id));
  const tests = await listEditedTests(db, { problemId: id, mostBytes: 0 });
  const explained = tests.filter((test) => test.is_visible && test.explanation !== "");
  return {
    row,
    references: Object.fromEntries(core.map(({ language, source }) => [language, source])),
    explanations: new Map(explained.map((test) => [test.input_sha, test.explanation])),
  };
}
