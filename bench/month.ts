/*
 * A month in an hour: an installation on a small machine (one core, and a gigabyte of memory where the host can say so),
 * a thousand people of whom some come every day, and time that passes by six hours at once in between. It says what
 * grows, whether what has to end does end, what a backup that was written meanwhile is worth, and what becomes of
 * submissions when somebody sets the clock by an hour. `npm run bench -- month --days=30 --people=30`: so many days, and
 * so many visits a day; after `--minutes=50` no further day begins.
 *
 * The clocks of the first process, the web server and PostgreSQL are shifted (month/shifted-clock.cc). The judge keeps
 * the machine's: its environment is its own, and what it measures is processor time and files.
 */

import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../scripts/testing/started-product.ts";
import { createReport, percentile } from "./load/report.ts";
import { createAsking } from "./month/ask.ts";
import { type Backup, compareRestored, writeBackup } from "./month/backup.ts";
import { createShiftedClock } from "./month/clock.ts";
import { type Installation, startInstallation } from "./month/installation.ts";
import { type Look, look, MEMORY_KINDS, memoryOf } from "./month/look.ts";
import { type Crowd, createCrowd, makePeople } from "./month/people.ts";
import { setClock } from "./month/set-clocks.ts";
import { buildTests, countWrongs, leaveKeys, tryKeys } from "./month/site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PARTS = 4;
/** For the chores that have come due. */
const AFTER_MS = 2_000;
/** A session that nobody uses ends after fourteen. */
const LEAST_DAYS = 15;
const BACKUP_DAY = 8;
/** From then on the memory of all processes should stay what it is. */
const WARM_DAYS = 5;

const { values } = parseArgs({
  options: {
    days: { type: "string", default: "30" },
    people: { type: "string", default: "30" },
    minutes: { type: "string", default: "50" },
  },
});
const [mostDays, visits, minutes] = [Number(values.days), Number(values.people), Number(values.minutes)];
if (![mostDays, visits, minutes].every((number) => Number.isInteger(number) && number > 0)) {
  throw new Error("--days, --people and --minutes are whole numbers from 1 on");
}

const { report, printTable } = createReport();
const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-month-"));
chmodSync(folder, 0o755); // The database and the web server of a root user run as somebody else.
const dataDir = path.join(folder, "data");
const clock = await createShiftedClock(folder);
try {
  const installation = await startInstallation({ dataDir, port: await freePort(), clock });
  try {
    await liveThrough(installation);
  } finally {
    await installation.stop();
  }
  printTable();
} finally {
  clock.close();
  rmSync(folder, { recursive: true, force: true });
}

async function liveThrough(installation: Installation): Promise<void> {
  const { origin, pid, database } = installation;
  const password = readFileSync(path.join(dataDir, "admin-password"), "utf8").trim();
  await buildTests(database);
  await makePeople(database);
  const asking = createAsking(origin);
  const crowd = createCrowd(asking, password);
  const keys = await leaveKeys(asking.ask, password);
  report("month.key.session", (await tryKeys(asking.ask, keys)).session, "status that a new session gets");
  report("month.key.token", (await tryKeys(asking.ask, keys)).token, "status that a new token gets");
  const looks: Look[] = [];
  let backup: Backup | null = null;
  const monthBegin = performance.now();
  const isTimeLeft = () => performance.now() - monthBegin < minutes * 60_000;
  for (let day = 1; day <= mostDays && isTimeLeft(); day += 1) {
    const begin = performance.now();
    const answered = crowd.judged.length;
    const writing =
      day === Math.min(BACKUP_DAY, mostDays) ? writeBackup(installation, path.join(folder, "backup")) : null;
    for (let part = 0; part < PARTS; part += 1) {
      const partBegin = performance.now();
      await crowd.leaveThings();
      await crowd.visit(Math.ceil(visits / PARTS));
      if (part === PARTS - 1) backup = (await writing) ?? backup;
      // A backup reads on while the hours pass.
      clock.pass(DAY_MS / PARTS - (performance.now() - partBegin));
      await sleep(AFTER_MS);
    }
    const seen = await look({ pid, dataDir, database });
    looks.push(seen);
    const wrongs = await countWrongs(
      database,
      crowd.judged.map(({ id }) => id),
    );
    const times = crowd.judged.slice(answered).map(({ ms }) => ms);
    sayDay({ day, seconds: (performance.now() - begin) / 1000, seen, times, failures: crowd.answers.failures, wrongs });
  }
  report("month.days", looks.length, `of ${mostDays}, ${visits} visits each`);
  reportDays(looks);
  await reportCrowd(installation, crowd);
  await reportEnds(installation, { days: looks.length, backup, keys, password, asking });
}

function sayDay(of: {
  day: number;
  seconds: number;
  seen: Look;
  times: readonly number[];
  failures: number;
  wrongs: object;
}): void {
  const { day, seconds, seen, times, failures, wrongs } = of;
  const memory = MEMORY_KINDS.map((kind) => `${kind} ${megabytes(seen.memory[kind])}`).join(", ");
  const tables = Object.entries(seen.tables).slice(0, 5);
  const rows = Object.entries(seen.rows).filter(([, count]) => count > 0);
  console.error(
    [
      `day ${day} (${Math.round(seconds)} s, load ${os.loadavg()[0]?.toFixed(1)}): ${times.length} verdicts,` +
        ` p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms;` +
        ` failures ${failures}, ${JSON.stringify(wrongs)}`,
      `  memory ${Math.round(memoryOf(seen))} MB: ${memory}`,
      `  folder ${megabytes(seen.dataFolder)} MB, of it log ${megabytes(seen.log)};` +
        ` tables ${tables.map(([name, bytes]) => `${name} ${megabytes(bytes)}`).join(", ")}`,
      `  rows ${rows.map(([name, count]) => `${name} ${count}`).join(", ")}`,
    ].join("\n"),
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

/** The first, the tenth and the last day, and what has grown since all was warm. */
function reportDays(looks: readonly Look[]): void {
  const days = looks.length;
  for (const day of new Set([1, Math.min(10, days), days])) {
    const seen = looks[day - 1];
    if (seen === undefined) continue;
    for (const kind of MEMORY_KINDS) report(`month.day-${day}.memory.${kind}`, seen.memory[kind] / 1e6, "MB");
    report(`month.day-${day}.memory`, memoryOf(seen), "MB, all processes without their files");
    report(`month.day-${day}.files`, seen.files / 1e6, "MB, programs and libraries");
    report(`month.day-${day}.folder`, seen.dataFolder / 1e6, "MB");
    report(`month.day-${day}.log`, seen.log / 1e6, "MB, of the database");
    for (const [table, bytes] of Object.entries(seen.tables).slice(0, 5)) {
      report(`month.day-${day}.table.${table}`, bytes / 1e6, "MB");
    }
    for (const [table, rows] of Object.entries(seen.rows)) report(`month.day-${day}.rows.${table}`, rows, "rows");
  }
  const [warm, last] = [looks[Math.min(WARM_DAYS, days) - 1], looks.at(-1)];
  if (warm === undefined || last === undefined) return;
  for (const kind of MEMORY_KINDS) {
    const grown = last.memory[kind] - warm.memory[kind];
    report(`month.growth.memory.${kind}`, grown / 1e6, `MB since day ${Math.min(WARM_DAYS, days)}`);
  }
  for (const [table, bytes] of Object.entries(last.tables)) {
    const grown = bytes - (warm.tables[table] ?? 0);
    if (grown > 0) report(`month.growth.table.${table}`, grown / 1000, "KB");
  }
}

async function reportCrowd(installation: Installation, crowd: Crowd): Promise<void> {
  const { answers, judged, unanswered } = crowd;
  report("month.asked", answers.asked, "calls");
  report("month.failures", answers.failures, "server errors and calls without an answer (goal: 0)");
  report("month.submissions", judged.length, "answered with a verdict");
  report("month.unanswered", unanswered.length, "submissions without one (goal: 0)");
  report("month.unexpected", judged.filter(({ isAsExpected }) => !isAsExpected).length, "other verdicts (goal: 0)");
  const wrongs = await countWrongs(
    installation.database,
    judged.map(({ id }) => id),
  );
  for (const [name, count] of Object.entries(wrongs)) report(`month.${name}`, count, "(goal: 0)");
  const most = await installation.mostBytes();
  if (most === null) console.error("This host makes no group of 1 GB: memory was not limited.");
  else report("month.memory.most", most / 1e6, "MB of 1,074 at once, files in memory included");
  for (const text of new Set(unanswered)) console.error(`  not judged: ${text}`);
}

async function reportEnds(
  installation: Installation,
  {
    days,
    backup,
    keys,
    password,
    asking,
  }: {
    days: number;
    backup: Backup | null;
    keys: Parameters<typeof tryKeys>[1];
    password: string;
    asking: ReturnType<typeof createAsking>;
  },
): Promise<void> {
  if (days < LEAST_DAYS) clock.pass((LEAST_DAYS - days) * DAY_MS);
  await sleep(AFTER_MS);
  const old = await tryKeys(asking.ask, keys);
  report("month.key.session.old", old.session, "status that a session gets after its end (goal: 401)");
  report("month.key.token.old", old.token, "status that a token gets after its end (goal: 401)");
  for (const hours of [-1, 1] as const) {
    const name = hours < 0 ? "back" : "forth";
    const { ask } = asking;
    const set = await setClock({ ask, clock, database: installation.database, password }, hours);
    report(`month.clock.${name}.judged`, set.judged, "of 12 submissions that waited when the clock was set (goal: 12)");
    for (const answer of set.others) console.error(`  clock ${name}: ${answer}`);
    report(`month.clock.${name}.last`, set.lastMs / 1000, "s until the last of them");
  }
  report("month.failures.end", asking.answers.failures, "server errors with what came at the end (goal: 0)");
  if (backup !== null) {
    report("month.backup", backup.seconds, "s, beside people");
    const { rows, different } = await compareRestored(installation, backup, path.join(folder, "restored"));
    report("month.backup.rows", rows, "rows that were the same before and after");
    report("month.backup.different", different, "of them are not the same in the restored one (goal: 0)");
  }
  for (const [answer, count] of asking.answers.others) console.error(`  ${count} × ${answer}`);
  const complaints = installation.complaints();
  report("month.complaints", complaints.length, "warnings and errors in the log");
  for (const line of complaints.slice(-20)) console.error(`  ${line.slice(0, 300)}`);
}
