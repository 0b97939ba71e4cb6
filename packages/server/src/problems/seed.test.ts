import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { seedCatalogue } from "./seed.ts";

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
const SLUG = "two-belts";
const SECRET_TESTS = ["01-first", "02-second", "03-third"];

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-seed-"));
  for (const slug of [SLUG, "how-far-a-rumour-travels"]) copyWithTests(slug);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** A package of the catalogue that keeps its secret tests in files, as imported ones do, instead of building them. */
function copyWithTests(slug: string): void {
  const copy = path.join(folder, slug);
  cpSync(path.join(CATALOGUE, slug), copy, { recursive: true });
  rmSync(path.join(copy, "generators"), { recursive: true, force: true });
  rmSync(path.join(copy, "data", "secret"), { recursive: true, force: true });
  mkdirSync(path.join(copy, "data", "secret"));
  for (const ending of ["in", "ans"]) {
    const sample = path.join(copy, "data", "sample", `1.${ending}`);
    for (const name of SECRET_TESTS) cpSync(sample, path.join(copy, "data", "secret", `${name}.${ending}`));
  }
}

const seed = () => seedCatalogue(database, folder);
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
  expect(rows[0].visible).toBeGreaterThanOrEqual(2);
  expect(rows[0].hidden).toBe(SECRET_TESTS.length);
  expect(rows[0].solutions).toBe(3);
  expect(await read("title, tag, is_draft, is_edited")).toEqual({
    title: "Two Belts",
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
  await database.pool.query("update problem set description_html = 'old', renderer_version = 0 where id = $1", [SLUG]);
  expect(await seed()).toEqual({ added: 0, updated: 0, unchanged: 2, waiting: 0 });
  expect((await read("description_html")).description_html).toContain("<p>");
});
