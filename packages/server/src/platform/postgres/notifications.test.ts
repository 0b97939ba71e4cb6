import { afterAll, beforeAll, expect, it } from "vitest";
import { openWayTo } from "../testing/silent-way.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listenForNotifications, type Notifications } from "./notifications.ts";

let database: TestDatabase;
let notifications: Notifications;

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = listenForNotifications({ url: database.url, channels: ["news"], log: { warn: () => undefined } });
  await notifications.ready();
});
afterAll(async () => {
  await notifications.stop();
  await database.drop();
});

const notify = (payload: string) => database.pool.query("select pg_notify('news', $1)", [payload]);

it("calls each subscriber until it unsubscribes", async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const unsubscribe = notifications.subscribe("news", (payload) => first.push(payload));
  const unsubscribeSecond = notifications.subscribe("news", (payload) => second.push(payload));
  await notify("one");
  await expect.poll(() => second).toEqual(["one"]);
  unsubscribe();
  await notify("two");
  await expect.poll(() => second).toEqual(["one", "two"]);
  expect(first).toEqual(["one"]);
  unsubscribeSecond();
});

it("refuses a channel that nobody listens on", () => {
  expect(() => notifications.subscribe("other", () => undefined)).toThrow("other");
});

it("connects again after the server has ended its connection", async () => {
  const heard: string[] = [];
  const unsubscribe = notifications.subscribe("news", (payload) => heard.push(payload));
  await database.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
  const hearsAgain = async () => {
    await notify("again");
    return heard.length > 0;
  };
  await expect.poll(hearsAgain, { timeout: 5000, interval: 100 }).toBe(true);
  unsubscribe();
});

it("connects again after its connection has fallen silent, which nobody has closed", async () => {
  const way = await openWayTo(database.url);
  const listener = { url: way.url, channels: ["news"], log: { warn: () => undefined }, lookEveryMs: 200 };
  const far = listenForNotifications(listener);
  await far.ready();
  const heard: string[] = [];
  far.subscribe("news", (payload) => heard.push(payload));
  await notify("before");
  await expect.poll(() => heard).toEqual(["before"]);
  way.fallSilent();
  const hearsAgain = async () => {
    await notify("after");
    return heard.includes("after");
  };
  await expect.poll(hearsAgain, { timeout: 15_000, interval: 100 }).toBe(true);
  await far.stop();
  await way.close();
});
