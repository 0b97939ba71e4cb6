import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Ask, Reply } from "./ask.ts";
import type { ShiftedClock } from "./clock.ts";
import { logIn } from "./people.ts";
import { PROBLEMS, programFor } from "./programs.ts";

/*
 * Somebody sets the clock of the machine, by an hour, while submissions wait for the judge: back, and then forth again.
 * Those that wait have their verdicts within seconds. The site says itself that no judge answers when they have not.
 */

const HOUR_MS = 3_600_000;
const USERS = 4;
/** As many as a user may have waiting. */
const EACH = 3;
/** Until enough of them wait. */
const PATIENCE_MS = 60_000;

export interface SetClockFigures {
  /** Of a dozen submissions, until the last one had its verdict. */
  lastMs: number;
  /** Of a dozen, how many were answered with the right verdict. */
  judged: number;
  /** What the others were answered. */
  others: string[];
}

export async function setClock(
  input: { ask: Ask; clock: ShiftedClock; database: pg.Pool; password: string },
  hours: 1 | -1,
): Promise<SetClockFigures> {
  const { ask, clock, database, password } = input;
  const cookies: string[] = [];
  for (let place = 1; place <= USERS; place += 1) {
    cookies.push((await logIn(ask, `person-${place}@month.example`, password)).cookie);
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
  const replies = await Promise.all(sent);
  const isJudged = ({ body }: Reply) => (body as { verdict?: string } | null)?.verdict === "AC";
  const judged = replies.filter(isJudged).length;
  const others = replies
    .filter((reply) => !isJudged(reply))
    .map((reply) => `${reply.status} ${JSON.stringify(reply.body)}`);
  return { lastMs: judged === sent.length ? lastMs : Number.NaN, judged, others };
}

async function countWaiting(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int as count from job where kind = 'submit'",
  );
  return rows[0]?.count ?? 0;
}
