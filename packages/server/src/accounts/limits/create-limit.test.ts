import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { createLimit, type Limit } from "./create-limit.ts";
import { deleteExpiredLimits } from "./store.ts";

let database: TestDatabase;
let limit: Limit;
beforeAll(async () => {
  database = await createTestDatabase();
  limit = createLimit(database.pool, { name: "test", points: 2, seconds: 60, message: "Too many" });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => database.drop());

/** From now on the clock of this web server, and not that of the database, is wrong. */
function shiftClock(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}
const endNow = () => database.pool.query("update rate_limit set expire = expire - 60000");

test.each([10, -10])("a clock that is wrong by %d minutes neither ends a limit nor prolongs it", async (minutes) => {
  await limit.spend("key");
  shiftClock(minutes);
  expect(await limit.spend("key")).toBe(2);
  await expect(limit.spend("key")).rejects.toMatchObject({ code: "too_many_requests", retryAfterSeconds: 60 });
  await expect(limit.check("key")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await deleteExpiredLimits(database.pool, 10)).toBe(0);
  await limit.spend("another");
  vi.useRealTimers();
  expect(await limit.spent("another")).toBe(1);
  await endNow();
  expect(await limit.spent("key")).toBe(0);
  expect(await limit.spend("key")).toBe(1);
  expect(await deleteExpiredLimits(database.pool, 10)).toBe(1);
  await limit.reset("key");
});

test("a limit lasts no longer where the database's clock is set back by an hour, and gives no points away", async () => {
  await limit.spend("set back");
  await limit.spend("set back");
  await database.pool.query("update rate_limit set expire = expire + 3600000");
  await limit.check("set back");
  const refused = { code: "too_many_requests", retryAfterSeconds: 60 };
  await expect(limit.spend("set back")).rejects.toMatchObject(refused);
  await expect(limit.check("set back")).rejects.toMatchObject(refused);
  await endNow();
  expect(await limit.spend("set back")).toBe(1);
  await limit.reset("set back");
});

test("a point that is given back can be spent again, and one of a time that is over is no gift", async () => {
  expect([await limit.spend("gift"), await limit.spend("gift")]).toEqual([1, 2]);
  await limit.giveBack("gift");
  expect(await limit.spend("gift")).toBe(2);
  await endNow();
  await limit.giveBack("gift");
  expect([await limit.spend("gift"), await limit.spend("gift")]).toEqual([1, 2]);
  await expect(limit.spend("gift")).rejects.toMatchObject({ code: "too_many_requests" });
});

test("of ten at once as many are let in as there are points; an exhausted key lets nobody in until its time is over", async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => limit.spend("crowd")));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await limit.countFailure("crowd")).toBe(11);
  await limit.exhaust("fresh");
  await expect(limit.check("fresh")).rejects.toMatchObject({ retryAfterSeconds: 60 });
  await endNow();
  await limit.check("fresh");
  expect(await limit.spend("fresh")).toBe(1);
});
