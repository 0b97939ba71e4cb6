import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { CONTEST_ID, prepareContest } from "@verdict/server/load-contest";
import { PROBLEM_ID } from "@verdict/server/load-site";
import * as z from "zod/mini";
import { askPatiently, refuseFailures } from "./load/ask-patiently.ts";
import { createReport, percentile } from "./load/report.ts";
import { type RoleProcess, startRole } from "./load/role-process.ts";
import { type Answered, type Asked, type Connection, connect } from "./send-load.ts";

/*
 * A contest of a thousand people with twelve problems, of whom all open it in one second, and then its last minute with
 * four hundred submissions, while everybody's page looks at the board as pages do. Site, database and judge are
 * processes of their own, and the people are this one; all of it on one machine, so that a server alone would be faster.
 * A judge's work is sleep here: what judging takes of a processor, and how many judges so many programs need, is
 * reckoned in docs/scaling.md.
 */

const PEOPLE = 1_000;
const PROBLEMS = 12;
/** With those of the last minute twenty thousand. */
const SUBMISSIONS_BEFORE = 19_600;
const SUBMISSIONS = 400;
const MINUTE_MS = 60_000;
/** As the pages of a contest ask (packages/web/src/pages/contests). */
const BOARD_EVERY_MS = 4_000;
const CONTEST_EVERY_MS = 15_000;
/** What a judge of two cores does: a program with twenty small tests. */
const JUDGE = { slots: 2, workMs: 100 };

const CONTEST = `/contest/${CONTEST_ID}`;
const SOLUTION = JSON.stringify({ language: "cpp", code: "AC" });
const get = (name: string, path: string, cookie: string): Asked => ({
  ...{ name, path, cookie, method: "GET", takesPacked: true },
});
const board = (cookie: string) => get("board", `${CONTEST}/board`, cookie);
/** What a page of the contest asks again and again. */
const contest = (cookie: string) => [
  get("contest", CONTEST, cookie),
  get("own submissions", `${CONTEST}/submissions`, cookie),
  get("messages", `${CONTEST}/messages`, cookie),
];
const problem = (cookie: string) => get("problem", `/problem/problemById/${PROBLEM_ID}`, cookie);

const { report, printTable } = createReport();

/** How often the site has said that it is very busy. */
let refused = 0;

const ask = (connection: Connection, asked: Asked) =>
  askPatiently(connection, asked, () => {
    refused += 1;
  });

async function openAllAtOnce(origin: string, cookies: readonly string[]): Promise<void> {
  const connections = await Promise.all(cookies.map(() => connect(origin)));
  const startedAt = performance.now();
  const answers: Answered[] = [];
  const whole = await Promise.all(
    cookies.map(async (cookie, place) => {
      for (const asked of [...contest(cookie), board(cookie), problem(cookie)]) {
        const connection = connections[place];
        if (connection !== undefined) answers.push(await ask(connection, asked));
      }
      return performance.now() - startedAt;
    }),
  );
  for (const connection of connections) connection.end();
  refuseFailures(answers);
  report(
    "rush.open.p50",
    percentile(whole, 0.5),
    `ms until somebody has contest, board and problem, ${PEOPLE} at once`,
  );
  report("rush.open.refused", refused, `answers that the site is very busy, before ${answers.length} others`);
  refused = 0;
  report("rush.open.p99", percentile(whole, 0.99), "ms");
  report("rush.open.rate", answers.length / (Math.max(...whole) / 1000), "requests/s meanwhile");
}

async function lastMinute(origin: string, cookies: readonly string[], site: RoleProcess): Promise<void> {
  const startedAt = performance.now();
  const endsAt = startedAt + MINUTE_MS;
  const cpuBefore = await site.cpuMs();
  const seen: Answered[] = [];
  const sent: Answered[] = [];
  const watch = async (everyMs: number, asked: readonly Asked[]) => {
    const connection = await connect(origin);
    await sleep(Math.random() * everyMs);
    while (performance.now() < endsAt) {
      const round = performance.now();
      for (const one of asked) seen.push(await ask(connection, one));
      await sleep(Math.max(0, everyMs - (performance.now() - round)));
    }
    connection.end();
  };
  const submit = async (cookie: string) => {
    await sleep(Math.random() * MINUTE_MS);
    const connection = await connect(origin);
    sent.push(
      await connection.ask({
        ...{ name: "submit", method: "POST", cookie, body: SOLUTION },
        path: `/submission/submit/${PROBLEM_ID}`,
      }),
    );
    connection.end();
  };
  await Promise.all([
    ...cookies.map((cookie) => watch(BOARD_EVERY_MS, [board(cookie)])),
    ...cookies.map((cookie) => watch(CONTEST_EVERY_MS, contest(cookie))),
    ...cookies.slice(0, SUBMISSIONS).map(submit),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuShare = ((await site.cpuMs()) - cpuBefore) / 1000 / seconds;
  refuseFailures([...seen, ...sent]);
  const verdicts = sent.map(({ ms }) => ms);
  report(
    "rush.verdict.p50",
    percentile(verdicts, 0.5),
    `ms from a submission to its verdict, ${sent.length} in a minute`,
  );
  report("rush.verdict.p99", percentile(verdicts, 0.99), `ms, ${JUDGE.slots} slots of ${JUDGE.workMs} ms a program`);
  const boards = seen.filter(({ name }) => name === "board");
  const boardMs = boards.map(({ ms }) => ms);
  const kilobytes = boards.map(({ bytes }) => bytes / 1000);
  report("rush.board.p50", percentile(boardMs, 0.5), `ms, ${boards.length} looks in a minute`);
  report("rush.board.p99", percentile(boardMs, 0.99), "ms");
  report("rush.board.size", percentile(kilobytes, 0.5), "KB on the wire");
  const others = seen.filter(({ name }) => name !== "board").map(({ ms }) => ms);
  report("rush.contest.p99", percentile(others, 0.99), `ms, ${others.length} other calls of the contest's pages`);
  report("rush.refused", refused, "answers that the site is very busy, in the last minute");
  report("rush.site.cpu", cpuShare, "of a core, all of the web server");
}

const SolvedBy = z.object({ rows: z.array(z.object({ solved: z.number() })) });

/** The board holds all that was acknowledged, a second after the last of it. */
async function countOnBoard(origin: string, cookie: string): Promise<number> {
  await sleep(1_100);
  const { rows } = z.parse(SolvedBy, await (await fetch(`${origin}${CONTEST}/board`, { headers: { cookie } })).json());
  return rows.reduce((sum, { solved }) => sum + solved, 0);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-rush-"));
chmodSync(folder, 0o755);
const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
try {
  await applySchema(database.directUrl);
  const size = { people: PEOPLE, problems: PROBLEMS, submissions: SUBMISSIONS_BEFORE };
  const cookies = await prepareContest(database.url, size);
  const site = await startRole("site", database.url);
  const judge = await startRole("judge", database.url, String(JUDGE.slots), String(JUDGE.workMs));
  const origin = await site.address();
  const [cookie = ""] = cookies;
  const before = await countOnBoard(origin, cookie);
  await openAllAtOnce(origin, cookies);
  await lastMinute(origin, cookies, site);
  const missing = SUBMISSIONS - ((await countOnBoard(origin, cookie)) - before);
  report(
    "rush.board.missing",
    missing,
    `of ${SUBMISSIONS} acknowledged verdicts on the board a second later (goal: 0)`,
  );
  await judge.end();
  await site.end();
  printTable();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
