import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createProblemList } from "./problem-list.ts";
import { createTestProblem } from "./testing/test-problem.ts";

const HOUR_MS = 60 * 60 * 1000;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());
afterEach(() => {
  vi.useRealTimers();
});

test("a list whose change nobody has announced is read again, also where the machine's clock was set back", async () => {
  const { pool } = site.context;
  const deaf = { ...site.context.notifications, subscribe: () => () => undefined };
  const { read } = createProblemList({ ...site.context, notifications: deaf });
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const idsOf = async () => (await read("user")).summaries.map(({ _id }) => _id);
  expect(await idsOf()).toEqual(["sum"]);
  await pool.query("update problem set deleted_at = now() where id = 'sum'");
  vi.setSystemTime(Date.now() - HOUR_MS);
  expect(await idsOf()).toEqual(["sum"]);
  vi.advanceTimersByTime(6_000);
  expect(await idsOf()).toEqual([]);
});
