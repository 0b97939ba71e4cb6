import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { seedCatalogue } from "./seed.ts";
import { writeTestPackage } from "./testing/test-package.ts";
import { RENDERED_HERE } from "./testing/test-problem.ts";

const SLUG = "two-sums";
const TESTS = { "data/secret/1.in": "2\n", "data/secret/1.ans": "2\n" };

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-seed-"));
  for (const slug of [SLUG, "another"]) await writeTestPackage(folder, slug, TESTS);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const seed = async () => (await seedCatalogue({ pool: database.pool, statements: RENDERED_HERE }, folder)).counts;
const read = async (columns: string) =>
  (await database.pool.query(`select ${columns} from problem where id = $1`, [SLUG])).rows[0];
const changeTest = (name: string, text: string) => writeFileSync(path.join(folder, SLUG, "data", name), text);

it("adds every problem whole, and changes nothing the second time", async () => {
  expect(await seed()).toEqual({ added: 2, updated: 0, unchanged: 0, waiting: 0 });
  const { rows } = await database.pool.query(
    `select count(*) filter (where is_visible)::int as visible, count(*) filter (where not is_visible)::int as hidden,
            (select count(*)::int from reference_solution where problem_id = $1) as solutions
       from problem_test where problem_id = $1`,
    [SLUG],
  );
  expect(rows[0]).toEqual({ visible: 1, hidden: 1, solutions: 3 });
  expect(await read("title, tag, is_draft, is_edited")).toEqual({
    title: "A Package",
    tag: "dp",
    is_draft: false,
    is_edited: false,
  });
  expect(await seed()).toEqual({ added: 0, updated: 0, unchanged: 2, waiting: 0 });
});

it("lets parallel servers seed at once", async () => {
  const all = await Promise.all([seed(), seed(), seed()]);
  expect(all.map((counts) => counts.added).reduce((sum, added) => sum + added)).toBe(2);
});

it("brings a changed package in and raises the version only for what decides a verdict", async () => {
  await seed();
  const statement = path.join(folder, SLUG, "statement", "problem.en.md");
  writeFileSync(statement, "A new statement.");
  expect(await seed()).toEqual({ added: 0, updated: 1, unchanged: 1, waiting: 0 });
  expect(await read("description_html, version")).toEqual({ description_html: "<p>A new statement.</p>", version: 1 });
  await writeTestPackage(folder, SLUG, {
    "statement/problem.en.md": "A new statement.",
    "solution/solution.en.md": "Think.",
  });
  expect(await seed()).toEqual({ added: 0, updated: 1, unchanged: 1, waiting: 0 });
  expect(await read("editorial_html, version")).toEqual({ editorial_html: "<p>Think.</p>", version: 1 });
  changeTest("secret/zz-new.in", "1\n1\n");
  changeTest("secret/zz-new.ans", "1\n");
  expect(await seed()).toEqual({ added: 0, updated: 1, unchanged: 1, waiting: 0 });
  expect((await read("version")).version).toBe(2);
});

it.each(["is_edited = true", "deleted_at = now()"])(
  "leaves a problem alone that an admin has set to %s",
  async (change) => {
    await seed();
    await database.pool.query(`update problem set title = 'By an admin', ${change} where id = $1`, [SLUG]);
    changeTest("secret/zz-new.in", "1\n1\n");
    changeTest("secret/zz-new.ans", "1\n");
    expect(await seed()).toEqual({ added: 0, updated: 0, unchanged: 2, waiting: 0 });
    expect((await read("title")).title).toBe("By an admin");
  },
);

it("renders statements of an older renderer again", async () => {
  await seed();
  await database.pool.query(
    "update problem set description_html = 'old', editorial = '*Old*', editorial_html = 'old', renderer_version = 0 where id = $1",
    [SLUG],
  );
  expect(await seed()).toEqual({ added: 0, updated: 0, unchanged: 2, waiting: 0 });
  expect((await read("description_html")).description_html).toContain("<p>");
  expect((await read("editorial_html")).editorial_html).toBe("<p><em>Old</em></p>");
});
