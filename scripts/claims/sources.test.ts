import { expect, test } from "vitest";
import { PROJECT_FILES, read, SOURCES } from "./project-files.ts";

const ofServer = SOURCES.filter((path) => path.startsWith("packages/server/"));

/** Without comments, and without the programs that are written out in a text. */
function codeOf(path: string): string {
  return read(path)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/`[^`]*`/g, '""');
}

test("routes and presenters ask the database nothing", () => {
  const outside = ofServer.filter((path) => /\/(routes|present-[\w-]+)\.ts$/.test(path));
  expect(outside.filter((path) => /\.query[(<]/.test(codeOf(path)))).toEqual([]);
});

test("what asks the database sees neither request nor reply", () => {
  const asking = ofServer.filter((path) => /\.query[(<]/.test(codeOf(path)));
  expect(asking.filter((path) => /\bFastify(Request|Reply)\b/.test(codeOf(path)))).toEqual([]);
});

test("neither server, judge nor sandbox keeps state at module level", () => {
  const files = SOURCES.filter((path) => /^packages\/(contract|catalogue|sandbox|judge|server)\//.test(path));
  const kept = files.filter((path) =>
    /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Map|Set|Array)(?:<.*>)?\(\)|\[\]|\{\});/m.test(
      codeOf(path),
    ),
  );
  expect(kept).toEqual([]);
});

test("the files of tables are numbered without a gap, and nine of them stand for the databases from before the squash", () => {
  const names = PROJECT_FILES.filter((path) => path.startsWith("packages/server/sql/tables/")).map(
    (path) => path.split("/").at(-1) ?? "",
  );
  expect(names.sort().map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  // A domain each; whatever came later says what it does as well, and is applied to every database.
  expect(names.filter((name) => /^\d{4}_[a-z]+\.sql$/.test(name))).toEqual(names.slice(0, 9));
});

test("our own modules are never mocked", () => {
  const mocking = /\bvi\.(mock|doMock)\(/;
  expect(
    PROJECT_FILES.filter(
      (path) => path.endsWith(".test.ts") && path !== "scripts/claims/sources.test.ts" && mocking.test(read(path)),
    ),
  ).toEqual([]);
});
