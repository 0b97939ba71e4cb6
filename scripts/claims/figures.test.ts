import { expect, test } from "vitest";
import { floorOf, ROOMS } from "../floors.ts";
import { PROJECT_FILES, read, readRunning, SOURCES } from "./project-files.ts";

/**
 * Figures that documents quote: the words, and where the program has them. Whoever changes one finds the other here.
 */
const QUOTED: readonly (readonly [document: string, words: string, file: string, code: string])[] = [
  ["ARCHITECTURE.md", "has not answered for five seconds", "start/judge-process.ts", "MOST_SILENT_LOOKS = 5;"],
  [
    "ARCHITECTURE.md",
    "or for a minute before it is ready",
    "start/judge-process.ts",
    "MOST_SILENT_LOOKS_OF_START = 60;",
  ],
  ["CONTRIBUTING.md", "the lint stops at 300", "biome.json", '"maxLines": 300'],
  ["CONTRIBUTING.md", "Never one before 0010", "postgres/adopt-database.ts", 'FIRST_CHANGE = "tables/0010";'],
  ["GLOSSARY.md", "a grace period of 14 days", "account-changes.ts", "DELETION_GRACE_DAYS = 14;"],
  ["GLOSSARY.md", "fifty wrong passwords in an hour", "slow-lanes.ts", "SLOW_AFTER_FAILURES = 50;"],
  ["GLOSSARY.md", "earned by seven of them", "profile/read-achievements.ts", "DAYS_OF_A_FREEZE = 7;"],
  ["README.md", "where to listen (3000, 127.0.0.1)", "server/src/config.ts", ".max(65_535).default(3000)"],
  ["docs/command-line.md", "no time limit but ten seconds", "cli/src/local-run.ts", "MOST_RUN_MS = 10_000;"],
  ["docs/command-line.md", "(a minute for the compiler)", "cli/src/local-run.ts", "MOST_COMPILE_MS = 60_000;"],
  ["docs/command-line.md", "taken up again for two minutes", "contract/src/following.ts", "GIVE_UP_MS = 120_000;"],
  ["docs/judge-machines.md", "every 0.25 to 5 ms", "runner/pace.cc", "kShortestMicros = 250;"],
  ["docs/judge-machines.md", "the judge is user id 26434", "process-owner.ts", "JUDGE_ID = 26_434;"],
  ["docs/judge-machines.md", "costs a judge 15 seconds", "keep-listening.ts", "PATIENCE_MS = 15_000;"],
  ["docs/judge-machines.md", "lease ends, also after 15 seconds", "start-worker.ts", "LEASE_SECONDS = 15;"],
  ["docs/operations.md", "looks every five seconds", "health-watch.ts", "LOOK_EVERY_MS = 5_000;"],
  ["docs/operations.md", "every second while something is wrong", "health-watch.ts", "LOOK_AGAIN_MS = 1_000;"],
  ["docs/operations.md", "every thirty seconds it writes", "health-watch.ts", "WRITE_EVERY_MS = 30_000;"],
  ["docs/operations.md", "Where something has waited for a minute", "readiness.ts", "UNTAKEN_SECONDS = 60;"],
  ["docs/operations.md", "20,000 runs and submissions wait", "line-figures.ts", "MOST_WAITING = 20_000;"],
  ["docs/operations.md", "at least 200 do", "line-figures.ts", "FEW_WAITING = 200;"],
  ["docs/operations.md", "than 100 seconds (a run", "line-figures.ts", "run: 100,"],
  ["docs/operations.md", "or ten minutes (a submission", "line-figures.ts", "submission: 600 "],
  ["docs/operations.md", "first 256 jobs of each priority", "first_claimable.sql", "limit 256"],
  ["docs/operations.md", "20 seconds of a slot a minute", "charge_draft.sql", "(60.0 / 20)"],
  ["docs/operations.md", "at 10 MB it becomes", "postgres/log-file.ts", "MOST_BYTES = 10 * 1024 * 1024;"],
  ["docs/operations.md", "100 MB at most", "contract/src/videos.ts", "VIDEO_MAX_BYTES = 100 * 1024 * 1024;"],
  ["docs/operations.md", "and four at once, and is looked into", "embedded/routes.ts", "UPLOADS_AT_ONCE = 4;"],
  ["docs/operations.md", "| PostgreSQL | 26432 |", "process-owner.ts", "SERVER_ID = 26_432;"],
  ["docs/operations.md", "| web server | 26433 ", "process-owner.ts", "SITE_ID = 26_433;"],
  ["docs/operations.md", "| judge | 26434 |", "process-owner.ts", "JUDGE_ID = 26_434;"],
  ["docs/operations.md", "common group 26432", "process-owner.ts", "GROUP_ID = 26_432;"],
  ["docs/operations.md", "user ids from 60601 on", "box/credentials.cc", "kFirstUser = 60601;"],
  ["docs/operations.md", "at most 50 requests in flight", "http/admission.ts", "MOST_OF_USER = 50;"],
  ["docs/operations.md", "Runs and submissions: four at once", "allowance.ts", "MOST_JOBS_AT_ONCE = 4;"],
  ["docs/operations.md", "thirty a minute, and", "allowance.ts", "MOST_JOBS_A_MINUTE = 30;"],
  ["docs/operations.md", "a thousand submissions a day", "allowance.ts", "MOST_SUBMISSIONS_A_DAY = 1_000;"],
  ["docs/operations.md", "two at once and", "allowance.ts", "MOST_LIVE_RUNS_AT_ONCE = 2;"],
  ["docs/operations.md", "forty a minute", "allowance.ts", "MOST_LIVE_RUNS_A_MINUTE = 40;"],
  ["docs/operations.md", "Up to 3,000 requests in flight", "http/admission.ts", "UNSHARED = 3_000;"],
  ["docs/operations.md", "Headers have 15 seconds", "create-fastify.ts", "HEADERS_MS = 15_000;"],
  ["docs/operations.md", "at most 10,000 connections", "http/connections.ts", "MOST_CONNECTIONS = 10_000;"],
  ["docs/operations.md", "Fifty wrong passwords for an account", "slow-lanes.ts", "SLOW_AFTER_FAILURES = 50;"],
  ["docs/operations.md", "can have five mails an hour", "mail-budget.ts", "_pair`, 5, HOUR"],
  ["docs/operations.md", "60 a minute for an account", "limits/limits.ts", '"right_address", 60, MINUTE'],
  ["docs/operations.md", "2,000 in ten minutes for a site", "limits/limits.ts", '"right_site", 2_000, 10 * MINUTE'],
  ["docs/operations.md", "at most 50 sessions", "sessions/store.ts", "MOST_SESSIONS = 50;"],
  ["docs/operations.md", "waits five seconds at most for the mail", "mail/smtp.ts", "DEADLINE_MS = 4_800;"],
  ["docs/operations.md", "At most twelve mails", "mail/smtp.ts", "CONNECTIONS = 12;"],
  ["docs/operations.md", "eight of them to one domain", "mail/smtp.ts", "MOST_TO_DOMAIN = 8;"],
  ["docs/problem-packages.md", "2048 MiB for others", "read-package.ts", "FOREIGN_MEMORY_BYTES = 2048 * MEBIBYTE;"],
  ["docs/problem-packages.md", "a thousand of them", "generator-rules.ts", "MOST_SMALL_CASES = 1000;"],
  ["docs/problem-packages.md", "at most sixty, and lists", "verify-mutants.ts", "MOST_MUTANTS = 60;"],
  [
    "docs/problem-packages.md",
    "an input or answer above 64 MiB",
    "problem-limits.ts",
    "TEST_BYTES_MAX = 64 * 1024 * 1024;",
  ],
  ["docs/problem-packages.md", "4 GiB in all", "read-tests.ts", "MOST_TOTAL_BYTES = 4 * 1024 * 1024 * 1024;"],
  ["docs/problem-packages.md", "from 0.1 to 60 seconds", "problem-limits.ts", "{ min: 0.1, max: 60 }"],
  ["docs/problem-packages.md", "from 16 to 2048 MiB", "problem-limits.ts", "{ min: 16, max: 2048 }"],
  ["docs/problem-packages.md", "more than 1,000 samples", "problem-limits.ts", "TESTS_MAX = 1000;"],
  ["docs/problem-packages.md", "more than 20,000 entries", "zip-entries.ts", "mostEntries: 20_000,"],
  ["docs/problem-packages.md", "or 1 GiB unpacked", "zip-entries.ts", "mostBytes: 1024 * 1024 * 1024,"],
  [
    "docs/problem-packages.md",
    "An output limit above 1 GiB",
    "read-package.ts",
    "LARGEST_OUTPUT_BYTES = 1024 * MEBIBYTE;",
  ],
  ["docs/scaling.md", "Each web server has ten connections", "postgres/pool.ts", "CONNECTIONS_PER_PROCESS = 10;"],
  ["docs/scaling.md", "answers sixteen at a time", "test_data_turn.sql", "% 16"],
];

test.each(QUOTED)("%s: %s", (document, words, file, code) => {
  expect(readRunning(document)).toContain(words);
  const found = PROJECT_FILES.filter((path) => path.endsWith(`/${file}`) || path === file);
  expect(found).toHaveLength(1);
  expect(found.map(read).join("")).toContain(code);
});

const NUMBERS = ["eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"];

test("as many functions are granted to judges as documents and comments say", () => {
  const grant = PROJECT_FILES.find((path) => path.endsWith("/grant_judging.sql")) ?? "";
  const granted = [...new Set([...read(grant).matchAll(/'(judge_\w+)\(/g)].map((match) => match[1]))];
  const word = NUMBERS[granted.length - 8] ?? "many";
  const named = PROJECT_FILES.filter((path) => /^(docs\/[\w-]+|[A-Z]+)\.md$|\.sql$|queue-door\.ts$/.test(path)).flatMap(
    (path) =>
      [...readRunning(path).matchAll(/\b(\w+) functions\b(?= and| of the| –)/g)]
        .filter((match) => NUMBERS.includes(match[1] ?? ""))
        .map((match) => `${path}: ${match[1]}`),
  );
  expect(named.filter((one) => !one.endsWith(`: ${word}`))).toEqual([]);
  expect(named.length).toBeGreaterThan(1);
});

test("the metrics of docs/operations.md are those that a server has", () => {
  const table = /^\| name \| meaning \|[\s\S]*?\n\n/m.exec(read("docs/operations.md"))?.[0] ?? "";
  const told = [...table.matchAll(/`(verdict_\w+)`/g)].map((match) => match[1]);
  const made = SOURCES.flatMap((path) => [...read(path).matchAll(/name: "(verdict_\w+)"/g)].map((match) => match[1]));
  expect(told.sort()).toEqual(made.sort());
});

test("the kinds of jobs that docs/operations.md tells of are those that there are", () => {
  const told = /the queue, by kind of job: ([\w, ]+) \|/.exec(read("docs/operations.md"))?.[1]?.split(", ") ?? [];
  const job = /^create table job \([\s\S]*?^\);/m.exec(read("packages/server/sql/schema.sql"))?.[0] ?? "";
  const kinds = /check \(kind in \(([^)]*)\)/.exec(job)?.[1]?.match(/\w+/g);
  expect(told.sort()).toEqual(kinds?.sort());
});

test.each(Object.keys(ROOMS))("ARCHITECTURE.md has the rooms of %s in the order of their floors", (name) => {
  const row = read("ARCHITECTURE.md").match(new RegExp(`^\\| F\\d \\| \`${name}\` \\|(.*)\\|.*\\|$`, "m"))?.[1] ?? "";
  const groups = row
    .replace(/\([^)]*\)/g, "")
    .split("<")
    .map((group) => [...group.matchAll(/`([\w/-]+?)\/?`/g)].map((match) => floorOf(name, match[1] ?? "")));
  expect(groups.length).toBeGreaterThan(3);
  for (const [index, group] of groups.entries()) {
    expect(Math.min(...group)).toBeGreaterThan(Math.max(-1, ...(groups[index - 1] ?? [])));
  }
});
