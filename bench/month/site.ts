import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import * as z from "zod/mini";
import type { Ask } from "./ask.ts";
import { logIn, PEOPLE } from "./people.ts";
import { PROBLEMS } from "./programs.ts";

const BUILD_MINUTES = 10;

/** Wants the tests of those problems that people try here, and waits until they are built. */
export async function buildTests(database: pg.Pool): Promise<void> {
  const names = [...PROBLEMS];
  const deadline = performance.now() + BUILD_MINUTES * 60_000;
  await database.query("update problem set wanted_at = now() where id = any($1::text[])", [names]);
  for (;;) {
    const open = await database.query("select from problem where awaits_tests and id = any($1::text[])", [names]);
    if (open.rowCount === 0) return;
    if (performance.now() > deadline) throw new Error("the tests of the problems were not built");
    await sleep(1_000);
  }
}

/** What opens an account until its time is over. */
export interface Keys {
  cookie: string;
  token: string;
}

/** Somebody who never comes again, with a token for a day. */
export async function leaveKeys(ask: Ask, password: string): Promise<Keys> {
  const { cookie } = await logIn(ask, `person-${PEOPLE}@month.example`, password);
  const body = { name: "For a day", scope: "read", expiresIn: 1 };
  const made = await ask({ name: "token", method: "POST", path: "/user/tokens", cookie, body });
  return { cookie, token: z.parse(z.object({ secret: z.string() }), made.body).secret };
}

/** The statuses that a session and a token get. */
export async function tryKeys(ask: Ask, { cookie, token }: Keys): Promise<{ session: number; token: number }> {
  const asked = { name: "old key", path: "/user/check" };
  return { session: (await ask({ ...asked, cookie })).status, token: (await ask({ ...asked, token })).status };
}

export interface Wrongs {
  /** Answered submissions that are not in the table, or have no verdict there. */
  lost: number;
  judgeErrors: number;
  /** Submissions in the table that have waited for a verdict until now. */
  open: number;
  /** Users whose count of solved problems is not that of their accepted submissions. */
  miscounted: number;
}

export async function countWrongs(database: pg.Pool, ids: readonly string[]): Promise<Wrongs> {
  const { rows } = await database.query<Wrongs>(
    `select (select count(*)::int from unnest($1::uuid[]) answered
              where not exists (select from submission s where s.id = answered and s.verdict is not null)) as lost,
            (select count(*)::int from submission where verdict = 'JE') as "judgeErrors",
            (select count(*)::int from submission where verdict is null) as open,
            (select count(*)::int from user_account u where problems_solved_count <>
               (select count(distinct s.problem_id) from submission s where s.user_id = u.id and s.verdict = 'AC'))
              as miscounted`,
    [ids],
  );
  const [wrongs] = rows;
  if (wrongs === undefined) throw new Error("an aggregate gives one row");
  return wrongs;
}
