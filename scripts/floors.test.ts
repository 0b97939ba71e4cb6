import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PACKAGES, ROOMS } from "./floors.ts";
import { filesInCircles, filesWithoutRoom, forbiddenImports, type Source } from "./forbidden-imports.ts";

const root = join(import.meta.dirname, "..");
const sources: Source[] = Object.keys(PACKAGES).flatMap((name) => {
  const folder = `packages/${name}/src`;
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/testdata|hostile\/programs/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), "utf8") }));
});

function dependenciesOf(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {});
}

test("there are exactly the packages of the floor plan", () => {
  expect(readdirSync(join(root, "packages")).sort()).toEqual(Object.keys(PACKAGES).sort());
});

test.each(Object.keys(PACKAGES))("%s declares no package of a higher floor", (name) => {
  const own = dependenciesOf(name).filter((dependency) => dependency.startsWith("@verdict/"));
  expect(PACKAGES[name]?.map((allowed) => `@verdict/${allowed}`)).toEqual(expect.arrayContaining(own));
});

test("contract depends on zod alone and sandbox on nothing", () => {
  expect(dependenciesOf("contract")).toEqual(["zod"]);
  expect(dependenciesOf("sandbox")).toEqual([]);
});

test("contract runs in a browser: it names no module of Node", () => {
  const contract = sources.filter(({ path }) => path.startsWith("packages/contract/") && !path.endsWith(".test.ts"));
  const lines = contract.flatMap(({ text }) => text.split("\n"));
  expect(lines.filter((line) => /"node:|\bprocess\.|\bBuffer\b/.test(line))).toEqual([]);
});

test("nothing imports what the floor plan forbids", () => {
  expect(forbiddenImports(sources)).toEqual([]);
});

test("no files import each other in a circle, not even for their types", () => {
  expect(filesInCircles(sources)).toEqual([]);
});

test("every file is in a room that has a floor, and every room is there", () => {
  expect(filesWithoutRoom(sources)).toEqual([]);
  const rooms = Object.entries(ROOMS).flatMap(([name, floors]) =>
    floors.flat().map((room) => `packages/${name}/src/${room}`),
  );
  expect(rooms.filter((room) => !sources.some(({ path }) => path.replace(".", "/").startsWith(`${room}/`)))).toEqual(
    [],
  );
});

/** What a single line in a made-up file is refused for. */
function refused(path: string, line: string): string[] {
  return forbiddenImports([{ path: `packages/${path}`, text: `\n${line}\n` }]);
}

test("an import against the order of rooms is told with its file, its line and the rule", () => {
  expect(refused("server/src/platform/log.ts", 'import { a } from "../accounts/store.ts";')).toEqual([
    'packages/server/src/platform/log.ts:2 imports "../accounts/store.ts": in server, platform (floor 2) is below accounts (floor 3)',
  ]);
});

test.each([
  ["for its type", "server/src/platform/log.ts", 'import type { A } from "../accounts/store.ts";'],
  ["for its type, in a type", "server/src/platform/log.ts", 'let a: import("../accounts/store.ts").A;'],
  ["while the program runs", "web/src/ui/box.tsx", 'const a = await import("../editor/editor.ts");'],
  ["for what it does", "web/src/ui/box.tsx", 'import "../editor/editor.ts";'],
  ["by exporting it", "judge/src/languages/cpp.ts", 'export { a } from "../running/compile.ts";'],
  ["on a line of its own", "judge/src/running/compile.ts", '} from "../checking/validator.ts";'],
  ["as a worker", "web/src/ui/box.tsx", 'new Worker(new URL("../editor/a-worker.ts", import.meta.url));'],
  ["from deep below", "server/src/accounts/login/a.ts", 'import { a } from "../../submissions/pages/b.ts";'],
  ["a file that stands by itself", "judge/src/checking/validator.ts", 'import { a } from "../judge.ts";'],
  ["from a test", "server/src/accounts/login/a.test.ts", 'import { a } from "../../submissions/pages/b.ts";'],
  ["what stands beside it", "web/src/drafts/a.ts", 'import { a } from "../judging/b.ts";'],
  ["a domain beside it", "server/src/videos/a.ts", 'import { a } from "../assistant/b.ts";'],
  ["a higher package", "catalogue/src/a.ts", 'import { a } from "@verdict/judge/judge";'],
  ["a package that it must not know", "web/src/ui/a.ts", 'import { a } from "@verdict/catalogue/problem";'],
  ["another package past its doors", "judge/src/cli/a.ts", 'import { a } from "../../../server/src/app.ts";'],
  ["what is there for tests", "server/src/app.ts", 'import { a } from "./judging/testing/until.ts";'],
])("an import %s is refused", (_what, path, line) => {
  expect(refused(path, line)).toHaveLength(1);
});

test.each([
  ["what is below", "server/src/videos/a.ts", 'import { a } from "../problems/b.ts";'],
  ["its own room", "web/src/drafts/a.ts", 'import { a } from "./b.ts";'],
  ["a lower package", "judge/src/judge.ts", 'import { a } from "@verdict/contract/verdict";'],
  ["a style", "web/src/app/main.tsx", 'import "../index.css";'],
  ["what a comment speaks of", "server/src/platform/log.ts", ' * imported from "../accounts/store.ts"'],
  ["the product, in a test", "server/src/accounts/a.test.ts", 'import { a } from "../testing/test-app.ts";'],
  ["everything, in a test of the package", "judge/src/judge.test.ts", 'import { a } from "./worker/pause.ts";'],
])("an import of %s is allowed", (_what, path, line) => {
  expect(refused(path, line)).toEqual([]);
});

test("a circle is found, with whatever it consists of; what imports it or is imported by it is in none", () => {
  const made = {
    "a.ts": 'import type { B } from "./b.ts";',
    "b.ts": 'const c = await import("./rooms/c.ts");',
    "rooms/c.ts": 'export { a } from "../a.ts"; import { d } from "./d.ts";',
    "rooms/d.ts": 'import { e } from "@verdict/contract/e"; new Worker(new URL("../above.ts", import.meta.url));',
    "above.ts": 'import { a } from "./a.ts";',
  };
  const files = Object.entries(made).map(([path, text]) => ({ path, text }));
  expect(filesInCircles(files)).toEqual(["a.ts", "b.ts", "rooms/c.ts"]);
});

test("a file in a room without a floor is found", () => {
  const made = ["server/src/quizzes/store.ts", "server/src/quiz.ts", "server/src/app.ts", "contract/src/quiz.ts"];
  expect(filesWithoutRoom(made.map((path) => ({ path: `packages/${path}`, text: "" })))).toEqual([
    "packages/server/src/quizzes/store.ts",
    "packages/server/src/quiz.ts",
  ]);
});
