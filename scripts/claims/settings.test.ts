import { expect, test } from "vitest";
import { PROJECT_FILES, read, SOURCES } from "./project-files.ts";

/** Given by the machine, by npm or by the supervisor, and nobody's to set. */
const GIVEN = ["INIT_CWD", "PATH", "VERDICT_RUNNER_LAUNCHER"];
const schemas = SOURCES.filter((path) =>
  /^packages\/(server|judge)\/.*(config[\w-]*|judge-environment)\.ts$/.test(path),
);

test("the settings of the README are those that the processes read", () => {
  const table = read("README.md").match(/^\| variable [\s\S]*?\n\n/m)?.[0] ?? "";
  const told = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap((row) =>
    [...(row[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1]),
  );
  const parsed = schemas.flatMap((path) =>
    [...read(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? ""),
  );
  expect(told.sort()).toEqual([...new Set(parsed)].filter((name) => !GIVEN.includes(name)).sort());
});

test("a process of the product reads its environment once, with its schema", () => {
  const others = SOURCES.flatMap((path) =>
    [...read(path).matchAll(/^.*process\.env.*$/gm)].map(([line]) => ({ path, line })),
  ).filter(({ line }) => !/\bread\w*(Config|Environment)\(process\.env\)/.test(line));
  expect(others).toEqual([]);
});

/** What npm tells its scripts, and what the stories tell each other. */
const TOLD_BY_NPM = ["INIT_CWD", "PATH", "npm_execpath", "npm_lifecycle_event"];
/** What systemd tells whatever it starts with its output in the journal. */
const TOLD_BY_SYSTEMD = ["JOURNAL_STREAM"];
const TOLD_BY_STORIES = ["BASE_URL", "E2E_DATABASE_URL", "E2E_DATA_DIR", "THOROUGH"];

test("set-up, stories and benchmarks read what npm and they themselves put into the environment, and hand it on", () => {
  const files = PROJECT_FILES.filter(
    (path) => /^(scripts|bench|e2e)\/.*\.(ts|mjs)$/.test(path) && !path.endsWith(".test.ts"),
  );
  const names = files.flatMap((path) =>
    [...read(path).matchAll(/process\.env(?:\.|\[")(\w+)/g)].map((match) => match[1] ?? ""),
  );
  expect([...TOLD_BY_NPM, ...TOLD_BY_SYSTEMD, ...TOLD_BY_STORIES]).toEqual(expect.arrayContaining([...new Set(names)]));
});
