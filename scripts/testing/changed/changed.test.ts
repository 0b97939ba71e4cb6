import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STORIES_OF_PAGES } from "../../../e2e/screens.ts";
import { USUAL_SECONDS } from "../expected-seconds.ts";
import { chooseWithin, nearestTests } from "./choose-tests.ts";
import { importDistances } from "./import-distances.ts";

const root = join(import.meta.dirname, "../../..");

const SOURCES = [
  { path: "packages/server/src/a/login.ts", text: 'import { E } from "@verdict/contract/errors";' },
  {
    path: "packages/server/src/app.ts",
    text: 'import { login } from "./a/login.ts";\nconst page = await import("./b/b.ts");',
  },
  { path: "packages/server/src/a/login.test.ts", text: 'import { app } from "../app.ts";' },
  { path: "packages/server/src/b/b.test.ts", text: 'import { b } from "./b.ts";\n// import "../a/login.ts"' },
  { path: "packages/server/src/b/b.ts", text: 'await db.query("select judge_claim($1)");' },
  { path: "packages/server/src/c/c.test.ts", text: 'import { app } from "../app.ts";' },
];
const measured = (changed: string[], text = "") =>
  importDistances({
    changed,
    sources: SOURCES,
    doors: new Map([["@verdict/contract/errors", "packages/contract/src/errors.ts"]]),
    textOf: () => text,
  });
const chosenFor = (changed: string[], text?: string) => nearestTests(changed, measured(changed, text));

test("a change reaches the tests that import it by whatever way, those beside it first", () => {
  expect(chosenFor(["packages/server/src/a/login.ts"])).toEqual([
    "packages/server/src/a/login.test.ts",
    "packages/server/src/c/c.test.ts",
  ]);
});

test("a change of another package reaches those that import it by its door", () => {
  expect(chosenFor(["packages/contract/src/errors.ts"])).toHaveLength(2);
});

test("a changed test is run itself, and a dynamic import counts", () => {
  expect(chosenFor(["packages/server/src/c/c.test.ts"])).toEqual(["packages/server/src/c/c.test.ts"]);
  expect(chosenFor(["packages/server/src/b/b.ts"])).toHaveLength(3);
});

test("a changed SQL function reaches whoever calls it", () => {
  const file = "packages/server/sql/functions/judge_claim.sql";
  expect(chosenFor([file], "create or replace function judge_claim(w text)")[0]).toBe(
    "packages/server/src/b/b.test.ts",
  );
  expect(chosenFor([file], "create or replace function judge_finish(w text)")).toEqual([]);
});

test("what there is no time for is left, and what still fits after it is not", () => {
  const seconds: Record<string, number> = { a: 5, b: 9, c: 3 };
  expect(chooseWithin(10, ["a", "b", "c"], (file) => seconds[file] ?? 0)).toEqual({
    chosen: ["a", "c"],
    left: ["b"],
    seconds: 8,
  });
});

test("the table of stories names every story and every page, and nothing else", () => {
  const stories = readdirSync(join(root, "e2e"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".spec.ts"))
    .map((path) => path.replace(".spec.ts", ""));
  expect([...new Set(Object.values(STORIES_OF_PAGES).flat())].sort()).toEqual(stories.sort());
  const listed = (file: string) =>
    [...readFileSync(join(root, "packages/web/src", file), "utf8").matchAll(/"\.\.\/((?:pages|admin)\/[^"]+)"/g)].map(
      ([, page]) => page,
    );
  const pages = ["app/routes.tsx", "app/admin-pages.tsx"].flatMap(listed);
  expect(Object.keys(STORIES_OF_PAGES).sort()).toEqual([...new Set(pages)].sort());
});

test("every file that is said to be slow is there", () => {
  const files = ["packages", "scripts", "e2e"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  expect(USUAL_SECONDS.filter(([pattern]) => !files.some((file) => pattern.test(file)))).toEqual([]);
});
