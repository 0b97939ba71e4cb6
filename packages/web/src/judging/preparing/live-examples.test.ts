import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenRunResult } from "../../platform/open-answers.ts";
import { NO_PROGRESS } from "../judging-progress.ts";
import { LiveExamples } from "./live-examples.ts";

const RESULT: OpenRunResult = { success: true, verdict: "AC", runtime: 0, memory: 0, testCases: [] };
const sent = (code: string) => ({ code, language: "cpp", ownTests: [] }) as const;

function createLive() {
  const runs: { code: string; signal: AbortSignal; end: () => Promise<void>; fail: (error: Error) => Promise<void> }[] =
    [];
  const results: string[] = [];
  const activity: boolean[] = [];
  const live = new LiveExamples({
    run: ({ code }, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
        const end = () => {
          resolve({ result: RESULT, progress: NO_PROGRESS });
          return settled();
        };
        const fail = (error: Error) => {
          reject(error);
          return settled();
        };
        runs.push({ code, signal, end, fail });
      }),
    onResult: ({ code }) => results.push(code),
    onActivity: (isRunning) => activity.push(isRunning),
    now: () => performance.now(),
  });
  return { live, runs, results, activity };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a newer text ends the run under way, whose result is not shown", async () => {
  const { live, runs, results } = createLive();
  live.try(sent("old"));
  await vi.advanceTimersByTimeAsync(0);
  live.try(sent("new"));
  expect(runs[0]?.signal.aborted).toBe(true);
  await runs[0]?.end();
  await vi.advanceTimersByTimeAsync(2_000);
  await runs[1]?.end();
  expect(results).toEqual(["new"]);
});

test("runs keep a distance that the server's bound allows, and the same code does not run twice", async () => {
  const { live, runs } = createLive();
  for (let second = 0; second < 60; second += 1) {
    live.try(sent(`code ${second}`));
    live.try(sent(`code ${second}`));
    await vi.advanceTimersByTimeAsync(1_000);
    await runs.at(-1)?.end();
  }
  expect(runs.length).toBeLessThanOrEqual(38);
  expect(runs.length).toBeGreaterThan(20);
  expect(new Set(runs.map(({ code }) => code)).size).toBe(runs.length);
});

test("a judge without time is asked again when it said so; a refusal for good is not", async () => {
  const { live, runs, activity } = createLive();
  const failure = (status: number, retryAfterSeconds: number | null) =>
    new ApiFailure({ status, message: "", code: null, retryAfterSeconds });
  live.try(sent("code"));
  await vi.advanceTimersByTimeAsync(0);
  await runs[0]?.fail(failure(429, 3));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(runs).toHaveLength(2);
  await runs[1]?.fail(failure(400, null));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(2);
  expect(activity.at(-1)).toBe(false);
});

test("stopped, nothing runs any more", async () => {
  const { live, runs } = createLive();
  live.try(sent("code"));
  live.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toEqual([]);
});
