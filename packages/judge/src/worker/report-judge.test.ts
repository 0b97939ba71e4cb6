import os from "node:os";
import type { JudgeFacts } from "@verdict/contract/jobs";
import { expect, test } from "vitest";
import { startReporter } from "./report-judge.ts";

const known = { host: "judge-7", version: "1.2.3", isolation: "root", slots: 4, folder: os.tmpdir() };

test("a judge tells of itself at once, and that it stops", async () => {
  const told: JudgeFacts[] = [];
  const reporter = startReporter({
    send: async (facts) => told.push(facts),
    describe: async () => known,
    isFit: () => true,
    languages: async () => ({ python3: { state: "ready", text: "Python 3.11.2" } }),
    onError: () => undefined,
  });
  await reporter.stop();
  expect(told.map(({ isStopping }) => isStopping)).toEqual([false, true]);
  expect(told[0]).toMatchObject({ host: "judge-7", slots: 4, isFit: true, languages: { python3: { state: "ready" } } });
  expect(told[0]?.diskFreeBytes).toBeGreaterThan(0);
  expect(told[0]).not.toHaveProperty("folder");
});

test("a database that is older than the judge is asked once, and nobody is alarmed", async () => {
  const errors: unknown[] = [];
  let asked = 0;
  const reporter = startReporter({
    send: async () => {
      asked += 1;
      throw Object.assign(new Error("function judge_report(uuid, jsonb) does not exist"), { code: "42883" });
    },
    describe: async () => known,
    isFit: () => true,
    languages: async () => ({ python3: { state: "ready", text: "Python 3.11.2" } }),
    onError: (error) => errors.push(error),
    everyMs: 5,
  });
  await new Promise((resolve) => setTimeout(resolve, 60));
  await reporter.stop();
  expect(asked).toBe(1);
  expect(errors).toEqual([]);
});

test("any other failure is told, and the next sign of life is tried all the same", async () => {
  const errors: unknown[] = [];
  let asked = 0;
  const reporter = startReporter({
    send: async () => {
      asked += 1;
      throw new Error("the database is away");
    },
    describe: async () => known,
    isFit: () => false,
    languages: async () => ({}),
    onError: (error) => errors.push(error),
    everyMs: 1,
  });
  while (asked < 3) await new Promise((resolve) => setTimeout(resolve, 2));
  await reporter.stop();
  expect(errors.length).toBe(asked);
});
