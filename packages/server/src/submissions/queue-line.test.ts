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
const TOLD_WITHIN = { timeout: 20_000, interval: 50 };
const FOUR_TELLINGS_MS = 90_000;
const RUN = { code: "AC", language: "cpp" };

interface Told {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any event.
  data: any;
}

/** The events of a stream as they come; `places` are those in the line. */
function listen(path: string, init: RequestInit) {
  const told: Told[] = [];
  const read = async () => {
    const headers = { cookie: user.cookie, accept: "text/event-stream", "content-type": "application/json" };
    const reply = await fetch(test.address + path, { headers, ...init });
    let text = "";
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = `${text}${part}`.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [event, data] = [/^event: (.*)$/m.exec(block)?.[1], /^data: (.*)$/m.exec(block)?.[1]];
        if (event !== undefined && data !== undefined) told.push({ event, data: JSON.parse(data) });
      }
    }
  };
  const ended = read();
  const places = () => told.filter(({ event }) => event === "waiting").map(({ data }) => data.position);
  return { told, ended, places, untilAt: (place: number) => expect.poll(places, TOLD_WITHIN).toContain(place) };
}

const pressed: RequestInit = { method: "POST", body: JSON.stringify(RUN) };

it(
  "tells those who wait where they stand, and that a judge has taken them",
  async () => {
    const { pool } = test.context;
    const first = await test.newUser();
    await queueRun(pool, { userId: other.id, problemId: "sum" });
    await queueRun(pool, { userId: first.id, problemId: "sum" });
    const { told, places, untilAt, ended } = listen("/submission/run/sum", pressed);
    await untilAt(3);
    await pool.query("delete from job where user_id = $1", [first.id]);
    await untilAt(2);
    await test.startJudging();
    await ended;
    expect(told.map(({ event }) => event).slice(0, 3)).toEqual(["accepted", "waiting", "waiting"]);
    expect(places().slice(0, 2)).toEqual([3, 2]);
    expect(told.at(-1)).toMatchObject({ event: "result", data: { success: true } });
  },
  FOUR_TELLINGS_MS,
);

it("says nothing of a line to those who are judged at once", async () => {
  await test.startJudging();
  const { events } = await test.stream(user, "/submission/submit/sum", RUN);
  expect(events.map(({ event }) => event)).not.toContain("waiting");
});

it(
  "a second tab that follows a submission and leaves takes the line from nobody",
  async () => {
    const { pool } = test.context;
    const [first, second] = [await test.newUser(), await test.newUser()];
    for (const { id: userId } of [other, first, second]) await queueRun(pool, { userId, problemId: "sum" });
    const { places, untilAt, ended } = listen("/submission/submit/sum", pressed);
    await untilAt(4);
    const { rows } = await pool.query("select id from submission where user_id = $1", [user.id]);
    const leave = new AbortController();
    const secondTab = listen(`/submission/follow/${rows[0].id}`, { signal: leave.signal });
    await secondTab.untilAt(4);
    await pool.query("delete from job where user_id = $1", [first.id]);
    await Promise.all([untilAt(3), secondTab.untilAt(3)]);
    leave.abort();
    await expect(secondTab.ended).rejects.toThrow("aborted");
    await pool.query("delete from job where user_id = $1", [second.id]);
    await untilAt(2);
    await test.startJudging();
    await ended;
    expect(places().slice(0, 3)).toEqual([4, 3, 2]);
  },
  FOUR_TELLINGS_MS,
);

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
