import { once } from "node:events";
import net from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";

/* Requests that are cut while the database is asked who makes them, as by whoever reloads a page that does not come. */

/** As many as a user may have in flight. */
const CUT = 50;
const PATIENCE = { timeout: 15_000 };
let site: JudgingApp;

beforeAll(async () => {
  site = await createJudgingApp();
});
afterAll(() => site.close());

async function cutRequests(user: TestUser, path: string, count: number): Promise<void> {
  const blocker = await site.context.pool.connect();
  try {
    await blocker.query("begin");
    await blocker.query("lock table session in access exclusive mode");
    const sockets = Array.from({ length: count }, () => net.connect(Number(new URL(site.address).port), "127.0.0.1"));
    for (const socket of sockets) {
      await once(socket, "connect");
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${user.cookie}\r\n\r\n`);
    }
    await expect.poll(() => site.app.requestsInFlight(), PATIENCE).toBe(count);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => site.app.requestsInFlight(), PATIENCE).toBe(0);
  } finally {
    await blocker.query("rollback");
    blocker.release();
  }
  await expect.poll(() => site.context.pool.idleCount === site.context.pool.totalCount, PATIENCE).toBe(true);
}

test("fifty requests that were cut keep nobody out", async () => {
  const user = await site.newUser();
  await cutRequests(user, "/user/check", CUT);
  expect((await site.call(user, "GET", "/user/check")).status).toBe(200);
});

test("an export that was cut does not keep the next one out", async () => {
  const user = await site.newUser();
  await cutRequests(user, "/user/export", 1);
  const statusOfExport = async () => {
    const reply = await fetch(`${site.address}/user/export`, { headers: { cookie: user.cookie } });
    await reply.arrayBuffer();
    return reply.status;
  };
  await expect.poll(statusOfExport, PATIENCE).toBe(200);
});

test("an export that nobody reads counts until it is made", async () => {
  const user = await site.newUser();
  const { pool } = site.context;
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag,
       time_ms, memory_bytes, output_bytes, checker, start_code)
     values ('two-sum', 1, 'Two Sum', 'd', 'd', 1, 'easy', 'array', 1000, 1000, 1000, '{}', '{}')`,
  );
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, total)
     select $1, 'two-sum', 'cpp', (select string_agg(md5(random()::text), '') from generate_series(1, 1000 + i * 0)), 1
       from generate_series(1, 300) i`,
    [user.id],
  );
  const ask = () => fetch(`${site.address}/user/export`, { headers: { cookie: user.cookie } });
  const unread = await ask();
  expect(unread.status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  await unread.body?.cancel();
  await expect.poll(async () => (await ask()).status, PATIENCE).toBe(200);
});
