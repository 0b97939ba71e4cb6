import { posix } from "node:path";
import { floorOf, PACKAGES, ROOMS, roomOf } from "./floors.ts";

export interface Source {
  /** From the root of the project: `packages/server/src/app.ts`. */
  path: string;
  text: string;
}

const TEST = /\.test\.tsx?$|\/testing\//;
/** Static, dynamic and type imports, exports of another file, and workers. The name always stands on one line. */
const IMPORT = /\b(?:from|import|import\(|new URL\()\s*"((?:\.|@verdict\/)[^"]*)"/g;
const COMMENT = /^\s*(\*|\/\/|\/\*)/;
/** What the tests of every room may build: a whole server, or a judge with its folders. */
const BUILT_BY_TESTS: Readonly<Record<string, RegExp>> = {
  server: /^(app|create-context|testing\/[\w/-]+)\.ts$/,
  judge: /^(cli\/verify-problem|judge|running\/judge-folders|testing\/[\w/-]+|toolchains)\.ts$/,
};

/** Every import that the floor plan forbids, as a sentence with file, line and rule. */
export function forbiddenImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      return importsOf(line).flatMap((imported) => {
        const rule = imported.startsWith(".") ? ruleOfRooms(path, imported) : ruleOfPackages(path, imported);
        return rule === null ? [] : [`${path}:${index + 1} imports "${imported}": ${rule}`];
      });
    }),
  );
}

/** The names of our own files and packages that a text imports, lines of comments left out. */
export function importsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !COMMENT.test(line))
    .flatMap((line) => [...line.matchAll(IMPORT)].map(([, imported = ""]) => imported));
}

/**
 * The files that import each other in a circle, for types too, and what lies between two circles. A worker that is
 * started is a program of its own, and no import.
 */
export function filesInCircles(sources: readonly Source[]): string[] {
  const left = new Map(
    sources.map(({ path, text }) => {
      const files = importsOf(text.replaceAll("new URL(", "")).filter((imported) => imported.startsWith("."));
      return [path, files.map((imported) => posix.join(posix.dirname(path), imported))];
    }),
  );
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const free = [...left].filter(([path, files]) => !imported.has(path) || !files.some((file) => left.has(file)));
    if (free.length === 0) return [...left.keys()].sort();
    for (const [path] of free) left.delete(path);
  }
}

/** Every file that belongs to no room, in a package whose rooms have floors. */
export function filesWithoutRoom(sources: readonly Source[]): string[] {
  return sources
    .map(({ path }) => path)
    .filter((path) => {
      const { name, inside } = placeOf(path);
      return name in ROOMS && roomOf(name, inside) === null && !isTestOfPackage(inside);
    });
}

function ruleOfPackages(path: string, imported: string): string | null {
  const from = placeOf(path).name;
  const to = imported.split("/")[1] ?? "";
  // What tests may bring in, say a server's database for the judge's, is what the manifest declares for them.
  if (TEST.test(path) || PACKAGES[from]?.includes(to)) return null;
  return `the package ${from} may import ${PACKAGES[from]?.join(", ") || "none of ours"}`;
}

function ruleOfRooms(path: string, imported: string): string | null {
  const target = posix.join(posix.dirname(path), imported);
  const { name, inside } = placeOf(path);
  if (!/\.tsx?$/.test(target)) return null;
  if (!target.startsWith(`packages/${name}/src/`)) return `it is not in the sources of the package ${name}`;
  if (TEST.test(target) && !TEST.test(path)) return "what is there for tests is not there for the product";
  const imports = placeOf(target).inside;
  if (isTestOfPackage(inside) || (TEST.test(path) && BUILT_BY_TESTS[name]?.test(imports))) return null;
  const [from, to] = [roomOf(name, inside), roomOf(name, imports)];
  if (from === null || to === null || from === to) return null;
  const [floor, floorOfTarget] = [floorOf(name, from), floorOf(name, to)];
  if (floorOfTarget < floor) return null;
  return floorOfTarget === floor
    ? `in ${name}, ${from} and ${to} stand side by side and do not know each other`
    : `in ${name}, ${from} (floor ${floor}) is below ${to} (floor ${floorOfTarget})`;
}

/** A test that stands in `src` itself looks at the package as a whole. */
function isTestOfPackage(inside: string): boolean {
  return /^[^/]+\.test\.tsx?$/.test(inside);
}

/** `packages/server/src/app.ts` is `app.ts` inside of `server`. */
function placeOf(path: string): { name: string; inside: string } {
  const [, name = "", , ...inside] = path.split("/");
  return { name, inside: inside.join("/") };
}
