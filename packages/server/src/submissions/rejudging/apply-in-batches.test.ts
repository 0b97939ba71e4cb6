import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import {
  APPLIED_AT_ONCE,
  applyRejudging,
  continueApplying,
  dropRejudging,
  readRejudging,
  startRejudging,
} from "./rejudge.ts";
import { applyBatch, markApplying } from "./store.ts";

/*
 * A rejudging of many submissions is applied in batches. No web server runs here, so nothing happens but what a test
 * does.
 */

const EACH = 60;
/** What the users' submissions get: none of them right any more, the second half of them, or all as before. */
const AFTER = ["none", "none", "none", "half", "half", "all"] as const;

let database: TestDatabase;
let pool: pg.Pool;
let users: string[];
let rejudging: string;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(pool, "problem, submission, job, user_account");
  await createTestProblem(pool, { id: "sum" });
  users = [];
  for (const _ of AFTER) users.push((await createTestUser(pool)).id);
  await solveOften();
  rejudging = await judgeAgain();
});

/** Everybody has solved the problem, sixty times. */
async function solveOften(): Promise<void> {
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, problem_version)
     select u, 'sum', 'cpp', 'x', 'AC', 5, 5, now(), 1 from unnest($1::uuid[]) u, generate_series(1, $2)`,
    [users, EACH],
  );
  await pool.query(
    "insert into solved (user_id, problem_id, first_solved_at) select u, 'sum', now() from unnest($1::uuid[]) u",
    [users],
  );
  await pool.query("update user_account set problems_solved_count = 1 where id = any($1)", [users]);
}

/** A rejudging that is ready: all of its results are there. */
async function judgeAgain(): Promise<string> {
  const { rows } = await pool.query(
    "insert into rejudging (problem_id, version, total, fed, is_fed) values ('sum', 1, $1, $1, true) returning id",
    [EACH * AFTER.length],
  );
  const wrong = { verdict: "WA", passed: 0, total: 5, compilerOutput: "", tests: [] };
  const right = { ...wrong, verdict: "AC", passed: 5 };
  await pool.query(
    `insert into rejudging_item
       (rejudging_id, submission_id, verdict_before, passed_before, total_before, submitted_at, version_given, timings, result)
     select $1, s.id, 'AC', 5, 5, s.created_at, 1, '{}',
            case when kind = 'all' or (kind = 'half' and s.place > $4) then $2::jsonb else $3::jsonb end
       from (select *, row_number() over (partition by user_id order by id) as place from submission) s
       join unnest($5::uuid[], $6::text[]) as after (user_id, kind) on after.user_id = s.user_id`,
    [rows[0].id, right, wrong, EACH / 2, users, AFTER],
  );
  return rows[0].id;
}

/** Users whose mark or count is not what their verdicts say. */
async function countWrong(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as wrong from user_account u,
       lateral (select exists (select from submission s where s.user_id = u.id and s.verdict = 'AC') as has_solved,
                       exists (select from solved v where v.user_id = u.id) as is_marked) truth
      where u.id = any($1) and (has_solved <> is_marked or has_solved::int <> u.problems_solved_count)`,
    [users],
  );
  return rows[0].wrong;
}

const countChanged = async () => (await pool.query("select from submission where verdict = 'WA'")).rowCount ?? 0;
const solvers = async () =>
  (await pool.query("select user_id from solved order by user_id")).rows.map(({ user_id }) => user_id);

test("after each batch the solved marks and counts are those of the verdicts that stand", async () => {
  await markApplying(pool, rejudging);
  let batches = 1;
  for (; await applyBatch(pool, rejudging, 7); batches += 1) {
    expect(await countWrong()).toBe(0);
    expect(await readRejudging({ pool }, "sum")).toMatchObject({ state: "applying", applied: batches * 7 });
  }
  expect(batches).toBe(Math.floor((EACH * AFTER.length) / 7) + 1);
  expect(await countWrong()).toBe(0);
  expect(await readRejudging({ pool }, "sum")).toMatchObject({ state: "applied", applied: EACH * AFTER.length });
  expect(await countChanged()).toBe(EACH * 3 + (EACH / 2) * 2);
  expect(await solvers()).toEqual(users.slice(3).sort());
});

test("a server that dies in the middle of a batch leaves what was before it, and another one goes on to the end", async () => {
  await markApplying(pool, rejudging);
  await applyBatch(pool, rejudging, APPLIED_AT_ONCE);
  const before = await countChanged();
  const dying = await pool.connect();
  await dying.query("begin");
  await dying.query("select apply_rejudging_batch($1, 100)", [rejudging]);
  const { rows } = await dying.query("select pg_backend_pid() as pid");
  dying.on("error", () => undefined);
  await pool.query("select pg_terminate_backend($1, 5000)", [rows[0].pid]);
  dying.release(true);
  expect([await countChanged(), await countWrong()]).toEqual([before, 0]);
  await continueApplying({ pool });
  expect((await readRejudging({ pool }, "sum")).state).toBe("applied");
  expect([await countChanged(), await countWrong()]).toEqual([EACH * 3 + (EACH / 2) * 2, 0]);
});

test("servers that go on with it at the same time write each verdict once", async () => {
  await markApplying(pool, rejudging);
  await Promise.all([continueApplying({ pool }), continueApplying({ pool }), continueApplying({ pool })]);
  expect(await readRejudging({ pool }, "sum")).toMatchObject({ state: "applied", applied: EACH * AFTER.length });
  expect(await countWrong()).toBe(0);
});

test("while it is applied it is neither dropped, nor applied once more, nor begun anew", async () => {
  await markApplying(pool, rejudging);
  await applyBatch(pool, rejudging, 10);
  await expect(dropRejudging({ pool }, "sum")).rejects.toThrow("are being written already");
  await expect(applyRejudging({ pool }, "sum")).rejects.toThrow("are being written already");
  const [userId = ""] = users;
  await expect(startRejudging({ pool }, { problemId: "sum", userId })).rejects.toThrow("being rejudged already");
  await continueApplying({ pool });
  expect((await readRejudging({ pool }, "sum")).state).toBe("applied");
});

test("one that nobody has applied is left alone by the clock", async () => {
  await continueApplying({ pool });
  expect(await applyBatch(pool, rejudging, 10)).toBe(false);
  expect((await readRejudging({ pool }, "sum")).state).toBe("ready");
  expect(await countChanged()).toBe(0);
});
