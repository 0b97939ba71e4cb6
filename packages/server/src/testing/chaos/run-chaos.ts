import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { applySchema } from "../../platform/postgres/apply-schema.ts";
import { dataFolderOf, startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import { createTestProblem, testData } from "../../problems/testing/test-problem.ts";
import { watchDeadHolds } from "./dead-holds.ts";
import { type KeptProcess, keepProcess, type ProcessToKeep } from "./kept-process.ts";

export type { KeptProcess };

import { type Press, pressSubmit } from "./submitter.ts";

/*
 * What random kills cost: web servers, judges and one PostgreSQL, each a process of its own, are ended by SIGKILL at
 * random and started again, while users submit. Only processes that were started here are ended, each by its pid.
 */

export interface Chaos {
  /** For the database; emptied by whoever gives it. */
  folder: string;
  seconds: number;
  /** From one kill to the next: long enough that something is up again in between. */
  betweenKillsMs: { least: number; most: number };
  webs: number;
  /** How to start a judge; without it, judges without a sandbox. */
  judges: readonly ((databaseUrl: string) => ProcessToKeep)[];
  programs: Readonly<Record<"AC" | "WA", string>>;
  /** What else may be killed at a moment, besides the processes themselves: the runners of a judge. */
  furtherVictims?: (judges: readonly KeptProcess[]) => { name: string; pid: number }[];
  say: (line: string) => void;
}

export interface ChaosFigures {
  kills: number;
  presses: number;
  /** Sent more than once, as a page does that hears nothing. */
  resent: number;
  lost: number;
  doubled: number;
  stuck: number;
  "wrong verdict": number;
  "told otherwise": number;
  "wrong solved count": number;
  "jobs left": number;
  "longest hold of a dead judge, ms": number;
}

/**
 * Half of them press what is rejected, each a hundred times a day at most: in ten minutes there are some three
 * thousand.
 */
const USERS = 160;
const AT_ONCE = 12;
const PROBLEM = "sum";
/** A database takes longer to come back than anything else, and everybody waits for it. */
const DATABASE_SHARE = 0.12;
const ANY_SHARE = 0.1;
/** For a machine that has much else to do, and a judge that compiles its headers for the first time. */
const START_SECONDS = 300;
/** For what is under way when the kills are over. */
const DRAIN_SECONDS = 60;

export async function runChaos(chaos: Chaos): Promise<ChaosFigures> {
  const postgres = await startEmbeddedPostgres({ folder: chaos.folder, log: () => undefined });
  const url = postgres.url;
  await applySchema(url);
  const cookies = await prepare(url);
  const webs = Array.from({ length: chaos.webs }, (_none, index) =>
    keepProcess({ name: `web ${index}`, entry: path.join(import.meta.dirname, "web-process.ts"), args: [url] }),
  );
  const judges = chaos.judges.map((judge) => keepProcess(judge(url)));
  const holds = watchDeadHolds(url);
  try {
    await untilUp([...webs, ...judges]);
    const endAt = Date.now() + chaos.seconds * 1000;
    const giveUpAt = endAt + DRAIN_SECONDS * 1000;
    const [kills, presses] = await Promise.all([
      killUntil(endAt, { chaos, webs, judges }),
      pressUntil(endAt, giveUpAt, { chaos, webs, cookies }),
    ]);
    return await judgeFigures(url, { kills, presses, longestMs: await holds.stop(), giveUpAt });
  } finally {
    await holds.stop();
    await Promise.all([...webs, ...judges].map((kept) => kept.stop()));
    await postgres.stop();
  }
}

async function untilUp(kept: readonly KeptProcess[]): Promise<void> {
  const giveUpAt = Date.now() + START_SECONDS * 1000;
  while (kept.some((one) => one.address() === null)) {
    if (Date.now() > giveUpAt) throw new Error("not everything has started");
    await sleep(50);
  }
}

async function prepare(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const tests = [1, 2, 3, 4, 5].map((n) =>
    testData({ isVisible: n <= 2, input: `${n} ${2 * n}\n`, answer: `${3 * n}\n` }),
  );
  await createTestProblem(pool, { id: PROBLEM, content: { tests } });
  const users = await Promise.all(Array.from({ length: USERS }, () => createTestUser(pool)));
  await pool.end();
  return users.map(({ cookie }) => cookie);
}

async function pressUntil(
  endAt: number,
  giveUpAt: number,
  { chaos, webs, cookies }: { chaos: Chaos; webs: readonly KeptProcess[]; cookies: readonly string[] },
): Promise<Press[]> {
  const presses: Press[] = [];
  const submitting = {
    webs,
    problemId: PROBLEM,
    programs: chaos.programs,
    random: Math.random,
    isOver: () => Date.now() > giveUpAt,
  };
  let number = 0;
  const press = async () => {
    while (Date.now() < endAt) {
      const mine = number++;
      presses.push(await pressSubmit(submitting, { cookie: cookies[mine % USERS] ?? "", number: mine }));
      await sleep(100 + Math.random() * 200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, press));
  return presses;
}

async function killUntil(
  endAt: number,
  { chaos, webs, judges }: { chaos: Chaos; webs: readonly KeptProcess[]; judges: readonly KeptProcess[] },
): Promise<number> {
  let kills = 0;
  while (Date.now() < endAt) {
    const { least, most } = chaos.betweenKillsMs;
    await sleep(least + Math.random() * (most - least));
    const judgesToHit = exposed(judges);
    const victims = [
      ...[...exposed(webs), ...judgesToHit].flatMap((kept) => ofProcess(kept)),
      ...(chaos.furtherVictims?.(judgesToHit) ?? []),
    ];
    const victim =
      Math.random() < DATABASE_SHARE ? ofDatabase(chaos.folder) : victims[Math.floor(Math.random() * victims.length)];
    if (victim === undefined || victim === null) continue;
    if (!killByPid(victim.pid)) continue;
    kills += 1;
    chaos.say(`killed ${victim.name}`);
  }
  return kills;
}

/**
 * Which of one kind may be killed: those that are up while another one is, and now and then whichever. On a machine
 * with much else to do a start takes longer than from one kill to the next, and nothing would ever be judged.
 */
function exposed(kind: readonly KeptProcess[]): readonly KeptProcess[] {
  if (Math.random() < ANY_SHARE) return kind;
  const up = kind.filter((kept) => kept.address() !== null);
  return up.length > 1 ? up : [];
}

function ofProcess(kept: KeptProcess): { name: string; pid: number }[] {
  const pid = kept.pid();
  return pid === null ? [] : [{ name: kept.name, pid }];
}

function ofDatabase(folder: string): { name: string; pid: number } | null {
  try {
    const [pid] = readFileSync(path.join(dataFolderOf(folder), "postmaster.pid"), "utf8").split("\n");
    return { name: "postgres", pid: Number(pid) };
  } catch {
    return null; // It is down already.
  }
}

function killByPid(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false; // It has ended by itself meanwhile.
  }
}

async function judgeFigures(
  url: string,
  {
    kills,
    presses,
    longestMs,
    giveUpAt,
  }: { kills: number; presses: readonly Press[]; longestMs: number; giveUpAt: number },
): Promise<ChaosFigures> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => undefined);
  const open = () =>
    pool.query("select from submission where verdict is null or verdict = 'JE'").then(
      ({ rowCount }) => rowCount ?? 0,
      () => 1,
    );
  while ((await open()) > 0 && Date.now() < giveUpAt) await sleep(200);
  const { rows } = await pool.query<{ id: string; request_key: string; verdict: string | null }>(
    "select id, request_key, verdict from submission",
  );
  const byKey = Map.groupBy(rows, (row) => row.request_key);
  const rowOf = ({ key }: Press) => byKey.get(key)?.[0];
  const accepted = presses.filter(({ id }) => id !== null);
  const wrongCounts = await pool.query(
    `select from user_account u where problems_solved_count <>
       (select count(distinct s.problem_id) from submission s where s.user_id = u.id and s.verdict = 'AC')
        or problems_solved_count <> (select count(*) from solved v where v.user_id = u.id)`,
  );
  const jobs = await pool.query("select from job where kind = 'submit'");
  await pool.end();
  return {
    kills,
    presses: presses.length,
    resent: presses.filter(({ sent }) => sent > 1).length,
    lost: accepted.filter((press) => rowOf(press)?.id !== press.id).length,
    doubled: presses.filter(({ key }) => (byKey.get(key)?.length ?? 0) > 1).length,
    stuck: presses.filter((press) => press.verdict === null || rowOf(press)?.verdict == null).length,
    "wrong verdict": presses.filter((press) => rowOf(press)?.verdict !== press.expected).length,
    "told otherwise": presses.filter((press) => press.verdict !== null && press.verdict !== press.expected).length,
    "wrong solved count": wrongCounts.rowCount ?? 0,
    "jobs left": jobs.rowCount ?? 0,
    "longest hold of a dead judge, ms": Math.round(longestMs),
  };
}

/** The least that a check may ask for: what is not 0 is a loss. */
export function lossesIn(figures: ChaosFigures): string[] {
  const {
    kills: _kills,
    presses: _presses,
    resent: _resent,
    "longest hold of a dead judge, ms": _ms,
    ...losses
  } = figures;
  return Object.entries(losses).flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`]));
}
