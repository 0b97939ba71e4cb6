import { posix } from "node:path";
import { importsOf, type Source } from "../../forbidden-imports.ts";

/** What a file depends on beyond its imports: a folder that it reads, or an SQL file with a name that it uses. */
const READS: Readonly<Record<string, string>> = {
  "packages/sandbox/src/build-runner.ts": "packages/sandbox/runner/",
  "packages/sandbox/src/build-zygote.ts": "packages/sandbox/runner/",
  "packages/sandbox/src/hostile/attack.ts": "packages/sandbox/src/hostile/programs/",
  "packages/server/src/platform/postgres/schema-files.ts": "packages/server/sql/",
  "packages/judge/src/programs.test.ts": "packages/judge/src/testdata/",
};
const MADE_BY_SQL = /\bcreate (?:or replace )?(?:function|procedure|table|view)\s+(?:if not exists\s+)?(\w+)/gi;

/**
 * How many imports lie between each source and what has changed: 0 for a changed source, nothing for one that does not
 * depend on any. `doors` tells the file behind an import like `@verdict/contract/judging`; `textOf` the text of a
 * changed file, or null when it was removed.
 */
export function importDistances(input: {
  changed: readonly string[];
  sources: readonly Source[];
  doors: ReadonlyMap<string, string>;
  textOf: (path: string) => string | null;
}): Map<string, number> {
  const { changed, sources, doors, textOf } = input;
  const importers = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const imported of importsOf(text)) {
      const target = imported.startsWith(".") ? posix.join(posix.dirname(path), imported) : doors.get(imported);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const distances = new Map<string, number>(changed.map((path) => [path, 0]));
  let front = changed;
  for (let distance = 1; front.length > 0; distance += 1) {
    const next = front
      .flatMap((path) => [...(importers.get(path) ?? []), ...(distance === 1 ? readersOf(path, sources, textOf) : [])])
      .filter((path) => !distances.has(path));
    for (const path of next) distances.set(path, distance);
    front = [...new Set(next)];
  }
  return distances;
}

function readersOf(path: string, sources: readonly Source[], textOf: (path: string) => string | null): string[] {
  const readers = sources.map(({ path }) => path).filter((source) => path.startsWith(READS[source] ?? "\0"));
  if (!path.endsWith(".sql")) return readers;
  const names = [...(textOf(path) ?? "").matchAll(MADE_BY_SQL)].map(([, name = ""]) => name);
  const uses = new RegExp(`\\b(?:${names.join("|")})\\b`);
  return names.length === 0
    ? readers
    : [...readers, ...sources.filter(({ text }) => uses.test(text)).map((s) => s.path)];
}
