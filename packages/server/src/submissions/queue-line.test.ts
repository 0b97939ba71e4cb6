import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { MOST_WAITING } from "../judging/line-figures.ts";
import { startFakeJudge } from "../judging/testing/fake-judge.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueRun, queueSubmission } from "./testing/queued-submission.ts";

/*
 * The line of those who wait for a judge, end to end: calls, queue and a judge that costs nothing.
 */

let test: JudgingApp;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  other = await test.newUser();
});
afterEach(() => test.stopJudging());

/** Places are read every two seconds, and told of those who have waited for one. */
const FIRST_TOLD_MS = 3_500;
const TOLD_AGAIN_MS = 2_700;
const RUN = { code: "AC", language: "cpp" };

it("tells those who wait where they stand, and that a judge has taken them", async () => {
  const { pool } = test.context;
  const first = await test.newUser();
  await queueRun(pool, { userId: other.id, problemId: "sum" });
  await queueRun(pool, { userId: first.id, problemId: "sum" });
  const streamed = test.stream(user, "/submission/run/sum", RUN);
  await until(() => test.countJobs(user));
  await sleep(FIRST_TOLD_MS);
  await pool.query("delete from job where user_id = $1", [first.id]);
  await sleep(TOLD_AGAIN_MS);
  await test.startJudging();
  const { events } = await streamed;
  expect(events.map(({ event }) => event).slice(0, 3)).toEqual(["accepted", "waiting", "waiting"]);
  const places = events.filter(({ event }) => event === "waiting").map(({ data }) => data.position);
  expect(places.slice(0, 2)).toEqual([3, 2]);
  expect(events.at(-1)).toMatchObject({ event: "result", data: { success: true } });
});

it("says nothing of a line to those who are judged at once", async () => {
  await test.startJudging();
  const { events } = await test.stream(user, "/submission/submit/sum", RUN);
  expect(events.map(({ event }) => event)).not.toContain("waiting");
});

it("a second tab that follows a submission and leaves takes the line from nobody", async () => {
  const { pool } = test.context;
  const [first, second] = [await test.newUser(), await test.newUser()];
  for (const { id: userId } of [other, first, second]) await queueRun(pool, { userId, problemId: "sum" });
  const streamed = test.stream(user, "/submission/submit/sum", RUN);
  await until(() => test.countJobs(user));
  const { rows } = await pool.query("select id from submission where user_id = $1", [user.id]);
  const leave = new AbortController();
  const left = test.follow(user, `/submission/follow/${rows[0].id}`, undefined, leave.signal).catch(() => "gone");
  await sleep(FIRST_TOLD_MS);
  await pool.query("delete from job where user_id = $1", [first.id]);
  await sleep(TOLD_AGAIN_MS);
  leave.abort();
  expect(await left).toBe("gone");
  await pool.query("delete from job where user_id = $1", [second.id]);
  await sleep(TOLD_AGAIN_MS);
  await test.startJudging();
  const { events } = await streamed;
  const places = events.filter(({ event }) => event === "waiting").map(({ data }) => data.position);
  expect(places.slice(0, 3)).toEqual([4, 3, 2]);
});

it("a full queue refuses with 503, a time to come again, and keeps nothing", async () => {
  const { pool } = test.context;
  await pool.query(
    `insert into job (kind, priority, turn, user_id, subject_id)
     select 'run', 0, 0, $1, gen_random_uuid() from generate_series(1, $2::int)`,
    [other.id, MOST_WAITING],
  );
  // What the server knows of the queue may be a second old.
  await sleep(1_100);
  for (const path of ["/submission/run/sum", "/submission/submit/sum"]) {
    const reply = await test.call(user, "POST", path, RUN);
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({ code: "queue_full", error: reply.body.message });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(5);
    expect((await test.stream(user, path, RUN)).status).toBe(503);
  }
  expect((await pool.query("select from submission where user_id = $1", [user.id])).rowCount).toBe(0);
  await pool.query("delete from job");
  await sleep(1_100);
  await test.startJudging();
  expect((await test.call(user, "POST", "/submission/run/sum", RUN)).status).toBe(200);
}, 60_000);

it("a user with a hundred waiting submissions delays another by one run at most", async () => {
  const { pool } = test.context;
  for (let count = 0; count < 100; count += 1) {
    await queueSubmission(pool, { userId: other.id, problemId: "sum", code: `AC\n// other ${count}` });
  }
  const judge = await startFakeJudge(test.database.url, { most: 1 });
  try {
    await until(async () => judge.taken.length >= 3);
    const waitsSince = test.call(user, "POST", "/submission/submit/sum", { ...RUN, code: "AC\n// late" });
    await until(() => test.countJobs(user).then((jobs) => jobs > 0 || judge.taken.includes("AC\n// late")));
    const before = judge.taken.length;
    expect((await waitsSince).body).toMatchObject({ accepted: true });
    // One may be in the judge's hands when the job is stored, and one may be taken before this test looks.
    expect(judge.taken.indexOf("AC\n// late") - before).toBeLessThanOrEqual(1);
    expect(judge.taken.length).toBeLessThan(100);
  } finally {
    await judge.stop();
  }
});
