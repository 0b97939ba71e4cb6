import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFileTimes } from "./file-times.ts";
import { fileTimesOfPlaywright } from "./test-result.ts";

/** For files of which no whole run on this machine has told how long they take; the first pattern that fits counts. */
export const USUAL_SECONDS: readonly [RegExp, number][] = [
  [/^packages\/sandbox\/src\/hostile\/as-/, 110],
  [/^scripts\/start\/start\./, 100],
  [/^packages\/judge\/src\/(programs|studies\/smallest\/kinds-of-failure|hostile-text)\./, 60],
  [/^packages\/sandbox\/src\/(endurance|scarce-memory)\./, 50],
  [/^packages\/judge\/src\/(endurance|full-disk|running\/prepare-draft|studies\/\w+\/(measure|find)-)/, 40],
  [/^packages\/server\/src\/testing\/chaos\//, 30],
  [/\.spec\.ts$/, 20],
  [/^(packages\/(sandbox|judge)|scripts\/start)\//, 10],
  [/^packages\/server\//, 3],
  [/./, 1],
];

/** How many seconds a file of tests takes, by the last whole run on this machine where there was one. */
export function expectedSeconds(reports: string): (file: string) => number {
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
  return (file) => known.get(file) ?? USUAL_SECONDS.find(([pattern]) => pattern.test(file))?.[1] ?? 1;
}
