import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Ask, Reply } from "./ask.ts";
import type { ShiftedClock } from "./clock.ts";
import { logIn } from "./people.ts";
import { PROBLEMS, programFor } from "./programs.ts";

/*
 * Somebody sets the clock of the machine, by an hour, while submissions wait for the judge: back, and then forth again.
 * Those that wait have their verdicts within seconds, and so has whoever comes afterwards.
 */

const HOUR_MS = 3_600_000;
const USERS = 4;
/** As many as a user may have waiting. */
const EACH = 3;
/** More than the bound on the runs of a minute, spread over so many minutes that it is met in none of them. */
const RUNS = 32;
const RUNS_A_MINUTE = 16;
/** A machine that others use as well judges one in a second or two. */
const PATIENCE_MS = 120_000;

export interface SetClockFigures {
  /** Of a dozen submissions, until the last one had its verdict. */
  lastMs: number;
  /** Of a dozen, how many had the right verdict in time. */
  judged: number;
  /** What the others were answered. */
  others: string[];
  /** The status of a run by somebody who has run a lot within the hour before. */
  busyUser: number;
}

export async function setClock(
  input: { ask: Ask; clock: ShiftedClock; database: pg.Pool; password: string },
  hours: 1 | -1,
): Promise<SetClockFigures> {
  const { ask, clock, database, password } = input;
  const cookies: string[] = [];
  for (let place = 1; place <= USERS + 1; place += 1) {
    cookies.push((await logIn(ask, `person-${place}@month.example`, password)).cookie);
  }
  const busy = cookies.pop() ?? "";
  for (let count = 0; count < RUNS; count += 1) {
    if (count % RUNS_A_MINUTE === 0) {
      clock.pass(2 * 60_000);
      await sleep(1_000); // A timer that was begun at this very moment would be over at once.
    }
    await run(ask, busy);
  }
  const begin = performance.now();
  let lastMs = 0;
  const sent = cookies.flatMap((cookie, user) =>
    Array.from({ length: EACH }, async (_, count) => {
      const program = programFor(PROBLEMS[1], { language: "cpp", verdict: "AC" }, `${hours} ${user} ${count}`);
      const { language, code } = program;
      const path = `/submission/submit/${PROBLEMS[1]}`;
      const reply = await ask({ name: "submit", method: "POST", path, cookie, body: { language, code } });
      lastMs = performance.now() - begin;
      return reply;
    }),
  );
  while ((await countWaiting(database)) < (USERS * EACH) / 2 && performance.now() - begin < PATIENCE_MS)
    await sleep(50);
  clock.set(hours * HOUR_MS);
  const { status } = await run(ask, busy);
  const replies = await Promise.race([Promise.all(sent), sleep(PATIENCE_MS, [] as Reply[])]);
  const isJudged = ({ body }: Reply) => (body as { verdict?: string } | null)?.verdict === "AC";
  const judged = replies.filter(isJudged).length;
  const others = replies
    .filter((reply) => !isJudged(reply))
    .map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`);
  return { lastMs: judged === sent.length ? lastMs : Number.NaN, judged, others, busyUser: status };
}

async function run(ask: Ask, cookie: string): Promise<Reply> {
  const body = { language: "javascript", code: "console.log(1);" };
  return await ask({ name: "run", method: "POST", path: `/submission/run/${PROBLEMS[1]}`, cookie, body });
}

async function countWaiting(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int as count from job where kind = 'submit'",
  );
  return rows[0]?.count ?? 0;
}
