import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFileTimes } from "../file-times.ts";
import { fileTimesOfPlaywright } from "../test-result.ts";

/** For a file of which no whole run has told how long it takes. Those of the judge begin with a judge of their own. */
const UNKNOWN_SECONDS: readonly [RegExp, number][] = [
  [/\.spec\.ts$/, 20],
  [/^packages\/sandbox\/src\/hostile\/as-/, 100],
  [/^(packages\/(sandbox|judge)|scripts\/start)\//, 10],
  [/^packages\/server\//, 3],
  [/./, 1],
];

/** How many seconds a file of tests takes, by the last whole run on this machine. */
export function knownSeconds(reports: string): (file: string) => number {
  const read = (name: string): unknown => {
    const path = join(reports, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  };
  const known = new Map(
    [
      ...readFileTimes(read("vitest-file-times.json") ?? []),
      ...fileTimesOfPlaywright(read("playwright.json") ?? { suites: [], errors: [] }),
    ].map(({ file, seconds }) => [file, seconds]),
  );
  return (file) => known.get(file) ?? UNKNOWN_SECONDS.find(([pattern]) => pattern.test(file))?.[1] ?? 1;
}
