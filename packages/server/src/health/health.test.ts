import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp } from "../testing/test-app.ts";
import { watchHealth } from "./health-watch.ts";
import { readinessOf } from "./readiness.ts";

const TOKEN = "a-token-of-24-characters";
const QUIET = { info: () => undefined, warn: () => undefined };
let site: JudgingApp;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());

const lookNow = async () => {
  const watch = watchHealth({ url: site.database.url, log: QUIET });
  const found = await watch.health();
  await watch.stop();
  return found;
};

test("a site without a judge is ready and says that it has none; with one it says so too", async () => {
  const { database, queue } = await lookNow();
  expect({ database, judges: queue?.judges }).toEqual({ database: "ok", judges: 0 });
  await site.startJudging();
  expect((await lookNow()).queue?.judges).toBe(1);
  await site.stopJudging();
});

test("the queue's length and age are told by kind", async () => {
  const user = await site.newUser();
  await site.database.pool.query(
    `insert into job (kind, priority, user_id, subject_id, run_at)
     select 'submit', 10, $1, gen_random_uuid(), now() - interval '90 seconds' from generate_series(1, 3)`,
    [user.id],
  );
  const { queue } = await lookNow();
  expect(queue?.kinds.get("submit")).toMatchObject({ waiting: 3, running: 0, oldestSeconds: expect.closeTo(90, -1) });
  await site.stopJudging();
});

test("what waits and no judge takes makes the site unready whatever signs of life a judge gives, but no web server", async () => {
  const { pool } = site.database;
  const user = await site.newUser();
  await pool.query("delete from job");
  const report = () => pool.query("select judge_report(gen_random_uuid(), '{}')");
  await report();
  expect(readinessOf(await lookNow())).toEqual({ isReady: true, judging: "ok" });
  await pool.query(
    `insert into job (kind, priority, user_id, subject_id, run_at)
     select 'verify', 10, $1, gen_random_uuid(), now() - interval '90 seconds' from generate_series(1, 2)`,
    [user.id],
  );
  expect(readinessOf(await lookNow())).toEqual({ isReady: false, judging: "stalled" });
  await expect.poll(async () => (await site.app.inject("/readyz")).statusCode, { timeout: 15_000 }).toBe(503);
  expect((await site.app.inject("/readyz/web")).statusCode).toBe(200);
  await pool.query(
    `update job set worker = gen_random_uuid(), lease_until = now() + interval '1 minute'
      where id = (select min(id) from job)`,
  );
  await report();
  expect(readinessOf(await lookNow())).toEqual({ isReady: true, judging: "ok" });
  await pool.query("delete from job; delete from judge_worker");
});

test("a database that only reads is not ready, and is again once it writes", async () => {
  await site.database.pool.query(
    "create function refuse() returns trigger language plpgsql as 'begin raise disk_full; end'",
  );
  await site.database.pool.query("create trigger no_room before truncate on write_probe execute function refuse()");
  const watch = watchHealth({ url: site.database.url, log: QUIET });
  expect((await watch.health()).database).toBe("full");
  expect(await watch.isHindered()).toBe(true);
  await site.database.pool.query("drop trigger no_room on write_probe");
  await expect.poll(async () => (await watch.health()).database, { timeout: 5_000 }).toBe("ok");
  await watch.stop();
});

test("nothing can be judged where all judges say that their machines cannot, and can where one of them does", async () => {
  const { pool } = site.database;
  const report = (isFit: boolean) => pool.query("select judge_report(gen_random_uuid(), $1)", [{ isFit }]);
  const isHindered = async () => {
    const watch = watchHealth({ url: site.database.url, log: QUIET });
    const answer = await watch.isHindered();
    await watch.stop();
    return answer;
  };
  expect(await isHindered()).toBe(false);
  await report(false);
  expect(await isHindered()).toBe(true);
  await report(true);
  expect(await isHindered()).toBe(false);
  await pool.query("delete from judge_worker");
});

test("a database that is away is not ready", async () => {
  const watch = watchHealth({ url: "postgres://app@127.0.0.1:1/app", log: QUIET });
  expect(await watch.health()).toEqual({ database: "away", queue: null });
  await watch.stop();
});

test("the metrics tell how long a submission waited for its verdict", async () => {
  const user = await site.newUser();
  await site.startJudging();
  await site.call(user, "POST", "/submission/submit/sum", { code: "AC", language: "cpp" });
  const text = await (await fetch(`${site.address}/metrics`)).text();
  expect(text).toMatch(/verdict_verdict_seconds_count\{purpose="submission"\} 1/);
  expect(text).toMatch(/verdict_verdict_seconds_bucket\{le="120",purpose="submission"\} 1/);
  await site.stopJudging();
});

test("the metrics tell what became of the judges' boxes, and believe no figure that cannot be", async () => {
  const tell = (figures: object) => site.database.pool.query("select judge_boxes($1)", [JSON.stringify(figures)]);
  await tell({ exited: 40, cpu: 2, "runner-replaced": 1, nonsense: 5 });
  await tell({ exited: 2, failed: 3, memory: -1, wall: 1e12, output: "x" });
  const read = async () => (await fetch(`${site.address}/metrics`)).text();
  await expect.poll(read, { timeout: 30_000 }).toContain('verdict_boxes_total{end="exited"} 42\n');
  const text = await read();
  for (const line of [
    'verdict_boxes_total{end="cpu"} 2',
    'verdict_boxes_total{end="failed"} 3',
    'verdict_boxes_total{end="memory"} 0',
    'verdict_boxes_total{end="wall"} 0',
    'verdict_runner_events_total{event="replaced"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).not.toContain("nonsense");
});

test("the metrics tell routes and not addresses, and are read by this machine only", async () => {
  const user = await site.newUser();
  await site.call(user, "GET", "/problem/problemById/sum");
  await site.call(user, "GET", "/problem/problemById/other");
  for (const path of ["/wp-admin/1", "/wp-admin/2"]) await fetch(site.address + path);
  const text = await (await fetch(`${site.address}/metrics`)).text();
  expect(text).toMatch(
    /verdict_http_requests_total\{method="GET",route="\/problem\/problemById\/:\w+",status="200"\} 1/,
  );
  expect(text).toMatch(/verdict_http_requests_total\{method="GET",route="none",status="404"\} 2/);
  expect(text).not.toContain("wp-admin");
  for (const name of ["ready", "judges", "queue_waiting", "database_connections", "verdict_seconds"]) {
    expect(text).toContain(`verdict_${name}`);
  }
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  const foreign: Record<string, string>[] = [
    { host: "verdict.example" },
    { "x-forwarded-for": "192.0.2.1", host: "localhost" },
  ];
  for (const headers of foreign) {
    expect((await site.app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
  }
});

test.each(["https://verdict.example", "http://verdict.lan"])(
  "at %s the metrics are for nobody without a token, since a proxy makes everybody look local",
  async (publicUrl) => {
    const own = await createTestApp({ PUBLIC_URL: publicUrl });
    expect((await own.app.inject({ url: "/metrics", headers: { host: "127.0.0.1:3000" } })).statusCode).toBe(404);
    await own.close();
  },
);

test("with a token the metrics are for whoever sends it, from anywhere, and for nobody else", async () => {
  const own = await createTestApp({ METRICS_TOKEN: TOKEN });
  const read = async (authorization?: string) =>
    (
      await own.app.inject({
        url: "/metrics",
        headers: { host: "verdict.example", ...(authorization && { authorization }) },
      })
    ).statusCode;
  expect(await read(`Bearer ${TOKEN}`)).toBe(200);
  for (const wrong of [undefined, `Bearer ${TOKEN}x`, TOKEN, "Bearer "]) expect(await read(wrong)).toBe(404);
  await own.close();
});
