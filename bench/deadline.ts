import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { type LoadedClass, prepareClass } from "@verdict/server/load-class";
import { PROBLEM_ID } from "@verdict/server/load-site";
import * as z from "zod/mini";
import { askPatiently, refuseFailures } from "./load/ask-patiently.ts";
import { createReport, percentile } from "./load/report.ts";
import { type RoleProcess, startRole } from "./load/role-process.ts";
import { type Answered, type Asked, type Connection, connect } from "./send-load.ts";

/*
 * A class of three hundred students in the last minute before an assignment is due: each sends a program, half of them
 * in its last ten seconds, and two members of the staff watch the grid. Afterwards the grade book of the whole term is
 * opened. Site, database and judge are processes of their own, and the people are this one; all of it on one machine,
 * so that a server alone would be faster. A judge's work is sleep here, as in the rush of a contest.
 */

const STUDENTS = 300;
const TERM = { students: STUDENTS, assignments: 12, tries: 3 };
const MINUTE_MS = 60_000;
const LAST_MS = 10_000;
/** As the page of an assignment asks (packages/web/src/pages/classes). */
const GRID_EVERY_MS = 15_000;
const STAFF = 2;
/** What a judge of two cores does: a program with twenty small tests. */
const JUDGE = { slots: 2, workMs: 100 };
const ROUNDS = 10;

const SOLUTION = JSON.stringify({ language: "cpp", code: "AC" });
const get = (name: string, address: string, cookie: string): Asked => ({
  ...{ name, path: address, cookie, method: "GET", takesPacked: true },
});

const { report, printTable } = createReport();

/** How often the site has said that it is very busy. */
let refused = 0;
const ask = (connection: Connection, asked: Asked) =>
  askPatiently(connection, asked, () => {
    refused += 1;
  });

async function lastMinute(
  origin: string,
  { classId, assignmentId, students, teacher }: LoadedClass,
  site: RoleProcess,
) {
  const startedAt = performance.now();
  const endsAt = startedAt + MINUTE_MS;
  let overMs = 0;
  const cpuBefore = await site.cpuMs();
  const assignment = `/class/${classId}/assignment/${assignmentId}`;
  const [pages, grids, sent]: [Answered[], Answered[], Answered[]] = [[], [], []];
  const work = async (cookie: string, place: number) => {
    const atMs = place % 2 === 0 ? Math.random() * MINUTE_MS : MINUTE_MS - Math.random() * LAST_MS;
    await sleep(atMs);
    const connection = await connect(origin);
    for (const name of ["assignment", "problem"]) {
      const address = name === "problem" ? `/problem/problemById/${PROBLEM_ID}` : assignment;
      pages.push(await ask(connection, get(name, address, cookie)));
    }
    const submit = { name: "submit", method: "POST", cookie, body: SOLUTION } as const;
    sent.push(await ask(connection, { ...submit, path: `/submission/submit/${PROBLEM_ID}` }));
    pages.push(await ask(connection, get("assignment", assignment, cookie)));
    connection.end();
    overMs = performance.now() - endsAt;
  };
  const watch = async () => {
    await sleep(Math.random() * GRID_EVERY_MS);
    while (performance.now() < endsAt) {
      const round = performance.now();
      grids.push(await askForStaff(origin, "grid", teacher, `${assignment}/grid`));
      await sleep(Math.max(0, GRID_EVERY_MS - (performance.now() - round)));
    }
  };
  await Promise.all([...students.map(work), ...Array.from({ length: STAFF }, watch)]);
  const cpuShare = ((await site.cpuMs()) - cpuBefore) / (performance.now() - startedAt);
  refuseFailures([...pages, ...grids, ...sent]);
  const msOf = (answers: readonly Answered[]) => answers.map(({ ms }) => ms);
  report("deadline.verdict.p50", percentile(msOf(sent), 0.5), `ms to a verdict, ${sent.length} in the last minute`);
  report(
    "deadline.verdict.p99",
    percentile(msOf(sent), 0.99),
    `ms, ${JUDGE.slots} slots of ${JUDGE.workMs} ms a program`,
  );
  report("deadline.last", overMs / 1000, "s after it was due until the last one had a verdict and the page");
  report("deadline.page.p99", percentile(msOf(pages), 0.99), `ms, ${pages.length} pages of students`);
  report("deadline.grid.worst", percentile(msOf(grids), 1), `ms, ${grids.length} looks at the grid meanwhile`);
  report("deadline.refused", refused, "answers that the site is very busy");
  report("deadline.site.cpu", cpuShare, "of a core, all of the web server");
}

const Grid = z.object({
  rows: z.array(
    z.object({
      cells: z.array(
        z.nullable(z.object({ newest: z.object({ lateDays: z.number(), verdict: z.nullable(z.string()) }) })),
      ),
    }),
  ),
});

/** Long answers are packed while they are sent and say no length, which `connect` needs. */
async function askForStaff(origin: string, name: string, cookie: string, address: string): Promise<Answered> {
  const startedAt = performance.now();
  const request = http.get(`${origin}${address}`, { headers: { cookie, "accept-encoding": "br" } });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return { name, status: answer.statusCode ?? 0, ms: performance.now() - startedAt, bytes };
}

/** Everything that was acknowledged stands in the grid, and nothing of it is late. */
async function lookBack(origin: string, { classId, assignmentId, teacher }: LoadedClass): Promise<void> {
  const grid = `${origin}/class/${classId}/assignment/${assignmentId}/grid`;
  const { rows } = z.parse(Grid, await (await fetch(grid, { headers: { cookie: teacher } })).json());
  const newest = rows.flatMap(({ cells }) => cells[0]?.newest ?? []);
  const accepted = newest.filter(({ verdict }) => verdict === "AC").length;
  report("deadline.missing", STUDENTS - accepted, `of ${STUDENTS} acknowledged verdicts in the grid (goal: 0)`);
  const late = newest.filter(({ lateDays }) => lateDays > 0).length;
  report("deadline.late", late, "counted as late (goal: 0)");
}

/** The heavy pages of staff, one at a time. */
async function readGrades(origin: string, { classId, assignmentId, teacher }: LoadedClass, site: RoleProcess) {
  const programs = STUDENTS * (TERM.assignments - 1) * 5 * TERM.tries;
  for (const [name, page] of [
    ["grid", `assignment/${assignmentId}/grid`],
    ["grades", "grades"],
    ["csv", "grades.csv"],
  ] as const) {
    const answers: Answered[] = [];
    const cpuBefore = await site.cpuMs();
    for (let round = 0; round < ROUNDS; round += 1)
      answers.push(await askForStaff(origin, name, teacher, `/class/${classId}/${page}`));
    const cpuMs = ((await site.cpuMs()) - cpuBefore) / ROUNDS;
    refuseFailures(answers);
    const about = name === "grid" ? `ms, ${STUDENTS} students` : `ms, ${STUDENTS} students, ${programs} submissions`;
    report(
      `deadline.${name}.p50`,
      percentile(
        answers.map(({ ms }) => ms),
        0.5,
      ),
      about,
    );
    report(`deadline.${name}.cpu`, cpuMs, "ms of a core, web server alone");
    report(`deadline.${name}.size`, (answers[0]?.bytes ?? Number.NaN) / 1000, "KB on the wire");
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-deadline-"));
chmodSync(folder, 0o755);
const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
try {
  await applySchema(database.directUrl);
  const loaded = await prepareClass(database.url, TERM);
  const site = await startRole("site", database.url);
  const judge = await startRole("judge", database.url, String(JUDGE.slots), String(JUDGE.workMs));
  const origin = await site.address();
  await loaded.setDue(MINUTE_MS / 1000);
  await lastMinute(origin, loaded, site);
  await lookBack(origin, loaded);
  await readGrades(origin, loaded, site);
  await judge.end();
  await site.end();
  await loaded.end();
  printTable();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
