import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { untilLocksAreWaitedFor } from "../testing/lock-waits.ts";
import { createTestUser, type TestUser } from "../testing/test-user.ts";

let server: TestApp;
let ada: TestUser;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await createTestUser(server.database.pool);
});

async function call(user: TestUser, settings?: unknown) {
  const reply = await server.app.inject({
    method: settings === undefined ? "GET" : "PUT",
    url: "/user/settings",
    headers: { cookie: user.cookie },
    ...(settings === undefined ? {} : { payload: { settings } }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

test("settings are kept by name, for their owner only, and a change leaves the others alone", async () => {
  expect((await call(ada)).body).toEqual({ settings: {} });
  await call(ada, { theme: "light", language: "java" });
  const { body } = await call(ada, { theme: "dark" });
  expect(body).toEqual({ settings: { theme: "dark", language: "java" } });
  expect((await call(ada)).body).toEqual(body);
  expect((await call(await createTestUser(server.database.pool))).body).toEqual({ settings: {} });
});

test.each([[{ "Not a name": "x" }], [{ theme: 5 }], [{ theme: "x".repeat(65_537) }], ["dark"]])(
  "what is no setting is refused (%#)",
  async (settings) => {
    expect((await call(ada, settings)).status).toBe(400);
    expect((await call(ada)).body).toEqual({ settings: {} });
  },
);

test("nobody keeps more than 128 KB or twenty of them", async () => {
  const long = "x".repeat(60_000);
  await call(ada, { one: long });
  await call(ada, { two: long });
  expect((await call(ada, { three: long })).status).toBe(413);
  expect(Object.keys((await call(ada)).body.settings)).toEqual(["one", "two"]);
  const letters = Array.from({ length: 21 }, (_nothing, at) => [String.fromCharCode(97 + at), ""]);
  const bob = await createTestUser(server.database.pool);
  expect((await call(bob, Object.fromEntries(letters))).status).toBe(413);
});

test("what two devices save at the same moment is no more together either, and neither gets an error", async () => {
  const { pool } = server.database;
  const long = "x".repeat(60_000);
  await call(ada, { one: long });
  const other = await pool.connect();
  await other.query("begin");
  await other.query(
    `update user_settings set settings = settings || jsonb_build_object('two', $2::text) where user_id = $1`,
    [ada.id, long],
  );
  const replies = [call(ada, { three: long }), call(ada, { theme: "dark" })];
  await untilLocksAreWaitedFor(pool, replies.length);
  await other.query("commit");
  other.release();
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([413, 200]);
  expect(Object.keys((await call(ada)).body.settings).sort()).toEqual(["one", "theme", "two"]);
});
