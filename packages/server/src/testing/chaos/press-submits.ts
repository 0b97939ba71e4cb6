import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem, testData } from "../../problems/testing/test-problem.ts";
import type { KeptProcess } from "./kept-process.ts";
import { type Press, pressSubmit } from "./submitter.ts";

/* Many users press Submit at web servers that come and go, and afterwards it is counted what became of it. */

const LOSSES = [
  "lost",
  "doubled",
  "stuck",
  "wrong verdict",
  "told otherwise",
  "wrong solved count",
  "jobs left",
] as const;
/** What must never be more than 0. */
export type Losses = Record<(typeof LOSSES)[number], number>;

/**
 * Half of them press what is rejected, each a hundred times a day at most: in ten minutes there are some three
 * thousand.
 */
const USERS = 160;
const AT_ONCE = 12;
const PROBLEM = "sum";

/** Makes a problem and users. Returns the cookie of each. */
export async function prepareToPress(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const tests = [1, 2, 3, 4, 5].map((n) =>
    testData({ isVisible: n <= 2, input: `${n} ${2 * n}\n`, answer: `${3 * n}\n` }),
  );
  await createTestProblem(pool, { id: PROBLEM, content: { tests } });
  const users = await Promise.all(Array.from({ length: USERS }, () => createTestUser(pool)));
  await pool.end();
  return users.map(({ cookie }) => cookie);
}

/** `giveUpAt`: a press that has no verdict then never gets one. */
export async function pressUntil(
  endAt: number,
  input: {
    giveUpAt: number;
    programs: Readonly<Record<"AC" | "WA", string>>;
    webs: readonly KeptProcess[];
    cookies: readonly string[];
  },
): Promise<Press[]> {
  const { giveUpAt, programs, webs, cookies } = input;
  const presses: Press[] = [];
  const submitting = { webs, problemId: PROBLEM, programs, random: Math.random, isOver: () => Date.now() > giveUpAt };
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

export async function countLosses(
  url: string,
  { presses, giveUpAt }: { presses: readonly Press[]; giveUpAt: number },
): Promise<Losses> {
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
    lost: accepted.filter((press) => rowOf(press)?.id !== press.id).length,
    doubled: presses.filter(({ key }) => (byKey.get(key)?.length ?? 0) > 1).length,
    stuck: presses.filter((press) => press.verdict === null || rowOf(press)?.verdict == null).length,
    "wrong verdict": presses.filter((press) => rowOf(press)?.verdict !== press.expected).length,
    "told otherwise": presses.filter((press) => press.verdict !== null && press.verdict !== press.expected).length,
    "wrong solved count": wrongCounts.rowCount ?? 0,
    "jobs left": jobs.rowCount ?? 0,
  };
}

/** Those of the figures that tell of a loss, in words. */
export function lossesIn(figures: Losses): string[] {
  return LOSSES.flatMap((name) => (figures[name] === 0 ? [] : [`${name}: ${figures[name]}`]));
}
