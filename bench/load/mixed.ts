import { readdirSync, readFileSync } from "node:fs";
import { PROBLEM_ID, prepareLoad } from "@verdict/server/load-site";
import { type Asked, sendMixed } from "../send-load.ts";
import { percentile, type Report } from "./report.ts";
import { startRole } from "./role-process.ts";

/*
 * What a busy evening asks: mostly reading, now and then a run or a submission, fifty requests at a time. One web
 * server, one database, and a judge whose judging is sleep, so that the figures are those of the site.
 */

const PROBLEMS = 2_000;
/** So many that nobody meets the bound on runs of a minute. */
const USERS = 600;
const AT_ONCE = 50;
const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const SOLVE = JSON.stringify({ language: "cpp", code: "AC" });

/** Out of a hundred calls. */
const CALLS: readonly (Omit<Asked, "cookie"> & { share: number })[] = [
  { share: 30, name: "check", method: "GET", path: "/user/check" },
  { share: 10, name: "list", method: "GET", path: "/problem/getAllProblem" },
  { share: 30, name: "problem", method: "GET", path: `/problem/problemById/${PROBLEM_ID}` },
  { share: 20, name: "history", method: "GET", path: `/problem/submittedProblem/${PROBLEM_ID}` },
  { share: 7, name: "run", method: "POST", path: `/submission/run/${PROBLEM_ID}`, body: SOLVE },
  { share: 3, name: "submit", method: "POST", path: `/submission/submit/${PROBLEM_ID}`, body: SOLVE },
];

export async function measureMixed(input: { databaseUrl: string; postmaster: number }, report: Report): Promise<void> {
  const { databaseUrl, postmaster } = input;
  const cookies = await prepareLoad(databaseUrl, { problems: PROBLEMS, users: USERS });
  const site = await startRole("site", databaseUrl);
  const judge = await startRole("judge", databaseUrl, "16", "20");
  const origin = await site.address();
  let sent = 0;
  const next = (): Asked => {
    const cookie = cookies[sent % cookies.length] ?? "";
    sent += 1;
    return { ...pick(), cookie };
  };
  await sendMixed({ origin, connections: AT_ONCE, seconds: WARM_UP_SECONDS, next });
  const cpu = async () => ({
    "web server": await site.cpuMs(),
    database: cpuMsOfFamily(postmaster),
    "judge's loop": await judge.cpuMs(),
    "load generator": (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  });
  const before = await cpu();
  const answers = await sendMixed({ origin, connections: AT_ONCE, seconds: SECONDS, next });
  const after = await cpu();
  await judge.end();
  await site.end();
  report(
    "load.mixed.rate",
    answers.length / SECONDS,
    `requests/s, ${AT_ONCE} at a time, 10 % of them runs and submissions`,
  );
  report(
    "load.mixed.refused",
    answers.filter(({ status }) => status !== 200).length,
    "answers other than 200 (goal: 0)",
  );
  for (const { name } of CALLS) {
    const times = answers.filter((answer) => answer.name === name).map(({ ms }) => ms);
    report(`load.mixed.${name}.p50`, percentile(times, 0.5), "ms");
    report(`load.mixed.${name}.p99`, percentile(times, 0.99), `ms, ${times.length} calls`);
  }
  for (const who of ["web server", "database", "judge's loop", "load generator"] as const) {
    report(`load.mixed.cpu.${who}`, (after[who] - before[who]) / answers.length, "ms of a core for each request");
  }
}

function pick(): Omit<Asked, "cookie"> {
  let place = Math.random() * 100;
  for (const { share, ...asked } of CALLS) {
    place -= share;
    if (place < 0) return asked;
  }
  throw new Error("the shares make a hundred");
}

/**
 * CPU time of a process and its children so far. PostgreSQL has a process for each connection, which stay during the
 * measuring.
 */
function cpuMsOfFamily(parent: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const fields = statOf(name);
    if (fields === null || (Number(name) !== parent && Number(fields[1]) !== parent)) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  // A hundred ticks a second on every Linux that Node runs on.
  return ticks * 10;
}

/** What stands behind the name of the program; null when the process has just ended. */
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}
