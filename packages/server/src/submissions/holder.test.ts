import { randomUUID } from "node:crypto";
import { JUDGE_LOCK } from "@verdict/contract/jobs";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

/* A job goes first to the judge that has its program, and to any other a moment later. */

const CODE = { code: "AC, and the same text", language: "cpp" };

let test: JudgingApp;
let user: TestUser;
let holder: Holder;
const other = randomUUID();

interface Holder {
  worker: string;
  lockKey: number;
  die: () => Promise<void>;
}

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  holder = await livingJudge();
});
afterEach(async () => {
  await test.stopJudging();
  await holder.die();
});

async function livingJudge(): Promise<Holder> {
  const worker = randomUUID();
  const lockKey = Number.parseInt(worker.slice(0, 8), 16) | 0;
  const client = new pg.Client({ connectionString: test.database.url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_advisory_lock($1, $2)", [JUDGE_LOCK, lockKey]);
  let isDead = false;
  return {
    worker,
    lockKey,
    async die() {
      if (!isDead) await client.end();
      isDead = true;
    },
  };
}

/** Lets the holder take the user's draft, and say what is given. */
async function prepareAtHolder(told: "prepared" | "nothing yet"): Promise<{ answered: Promise<unknown> }> {
  const { pool } = test.context;
  const answered = test.call(user, "POST", "/submission/prepare/sum", CODE);
  const draft = await until(async () => {
    const { rows } = await pool.query("select judge_take_draft($1, $2) as draft", [holder.worker, holder.lockKey]);
    return rows[0].draft ?? undefined;
  });
  if (told === "prepared") {
    const values = [holder.worker, draft.draftId, JSON.stringify({ kind: "prepared", diagnostics: [] })];
    await pool.query("select judge_tell_draft($1, $2, $3)", values);
    await pool.query("select pg_notify('draft_told', $1)", [draft.draftId]);
    await answered;
  }
  return { answered };
}

/** What each of them is given of a job that is so old; time stands still meanwhile, however slow this machine is. */
async function claimed(age: string, ...workers: string[]): Promise<string[][]> {
  return await inTransaction(test.context.pool, async (db) => {
    await db.query("update job set created_at = now() - $1::interval, run_at = now() - $1::interval", [age]);
    const given: string[][] = [];
    for (const worker of workers) {
      const { rows } = await db.query<{ source: string }>(
        "select job ->> 'source' as source from judge_claim($1, null, 1, 15) job",
        [worker],
      );
      given.push(rows.map(({ source }) => source));
    }
    return given;
  });
}

/** Nobody waits for the answer. */
async function jobWaits(call: "run" | "submit", body: { code: string; language: string } = CODE): Promise<void> {
  const judged = test.call(user, "POST", `/submission/${call}/sum`, body);
  judged.catch(() => undefined);
  await until(async () => (await test.countJobs(user)) === 1);
}

it.each(["run", "submit"] as const)("a %s is left to the judge that has prepared it", async (call) => {
  await prepareAtHolder("prepared");
  await jobWaits(call);
  expect(await claimed("50 milliseconds", other, holder.worker)).toEqual([[], [CODE.code]]);
});

it("a run is left to the judge that is compiling its draft at this moment", async () => {
  const { answered } = await prepareAtHolder("nothing yet");
  await jobWaits("run");
  expect(await claimed("50 milliseconds", other, holder.worker)).toEqual([[], [CODE.code]]);
  await test.context.pool.query("delete from draft_to_prepare");
  await answered;
});

it("any judge takes it when the holder has not come within 50 ms", async () => {
  await prepareAtHolder("prepared");
  await jobWaits("run");
  expect(await claimed("51 milliseconds", other)).toEqual([[CODE.code]]);
});

it("judges that left it are woken once more, so that nobody waits for their next poll", async () => {
  await prepareAtHolder("prepared");
  let wakes = 0;
  const listener = new pg.Client({ connectionString: test.database.url });
  await listener.connect();
  listener.on("notification", () => wakes++);
  await listener.query("listen job");
  await jobWaits("run");
  await until(async () => wakes === 2);
  await listener.end();
});

it("nobody waits for a judge that has died, for one that has another program, or for another user's", async () => {
  await prepareAtHolder("prepared");
  await jobWaits("run", { ...CODE, code: "AC, and another text" });
  expect(await claimed("0 seconds", other)).toEqual([[expect.stringContaining("AC")]]);
  await test.stopJudging();

  user = await test.newUser();
  await jobWaits("run");
  expect(await claimed("0 seconds", other)).toEqual([[expect.stringContaining("AC")]]);
  await test.stopJudging();

  await prepareAtHolder("prepared");
  await holder.die();
  await until(async () => (await test.context.pool.query("select from living_judges()")).rowCount === 0);
  await jobWaits("run");
  expect(await claimed("0 seconds", other)).toEqual([[expect.stringContaining("AC")]]);
});
