import { randomUUID } from "node:crypto";
import { SiteStatus } from "@verdict/contract/site-status";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { emptyTables } from "../platform/testing/empty-tables.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { queueSubmission } from "../submissions/testing/queued-submission.ts";
import { createSecondApp } from "../testing/test-app.ts";
import { createSampling } from "./take-sample.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  admin = await test.newUser("admin");
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.context.pool, "judge_worker, drained_host, site_sample, submission, job"));
afterEach(() => test.stopJudging());

const FACTS = {
  host: "judge-7",
  version: "9.9",
  isolation: "root",
  slots: 4,
  isFit: true,
  diskFreeBytes: 5,
  diskTotalBytes: 9,
};
async function report(worker: string, facts: object = {}): Promise<{ isDraining: boolean }> {
  const { rows } = await test.context.pool.query("select judge_report($1, $2) as answer", [
    worker,
    { ...FACTS, ...facts },
  ]);
  return rows[0].answer;
}
async function claim(worker: string): Promise<number> {
  const { rows } = await test.context.pool.query("select judge_claim($1, null, 4, 15)", [worker]);
  return rows.length;
}
const status = async () => SiteStatus.parse((await test.call(admin, "GET", "/submission/status")).body);
const stateOf = async () => (await status()).judges.map(({ host, state }) => [host, state]);

describe("the status of the site", () => {
  it("tells of queue, judges, slow verdicts, disk, and of the half minutes before", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await report(first);
    await report(second, { host: "judge-8", isFit: false, diskFreeBytes: null, diskTotalBytes: null });
    const user = await test.newUser();
    await queueSubmission(test.context.pool, { userId: user.id, problemId: "sum" });
    await queueSubmission(test.context.pool, { userId: user.id, problemId: "sum" });
    expect(await claim(first)).toBeGreaterThan(0);
    await test.context.pool.query(
      "update job set worker = null, lease_until = null where id = (select max(id) from job)",
    );
    await test.call(admin, "GET", "/submission/status");
    await createSampling(test.context)();
    const told = await status();
    expect(told.queue).toMatchObject([{ kind: "submit", waiting: 1, running: 1 }]);
    expect(told.judges).toMatchObject([
      { ...pick(FACTS), state: "working", jobs: 1 },
      { host: "judge-8", state: "unfit", diskFreeBytes: null },
    ]);
    expect(told.samples).toMatchObject([{ waiting: 1, running: 1, verdicts: 0, failures: 0 }]);
    expect(told.samples[0]?.requests).toBeGreaterThan(0);
    expect(told.databaseBytes).toBeGreaterThan(1_000_000);
    expect(told.diskTotalBytes).toBeGreaterThan(told.diskFreeBytes);
  });

  it("has one sample of each half minute, to which every web server adds its requests", async () => {
    const second = await createJudgingApp(await createSecondApp(test));
    for (const server of [test, second]) {
      await server.call(admin, "GET", "/user/check");
      await createSampling(server.context)();
    }
    const { samples } = await status();
    await second.close();
    const total = samples.reduce((sum, { requests }) => sum + requests, 0);
    expect(samples.length).toBeLessThanOrEqual(2);
    expect(total).toBeGreaterThanOrEqual(2);
  });

  it("lists the slowest verdicts of the last hour, and counts what has none by our fault", async () => {
    const user = await test.newUser();
    const ids = await Promise.all(
      [1, 2, 3].map(() => queueSubmission(test.context.pool, { userId: user.id, problemId: "sum" })),
    );
    await test.startJudging();
    await expect.poll(() => test.countJobs(user)).toBe(0);
    await test.context.pool.query(
      "update submission set created_at = judged_at - interval '40 seconds' where id = $1",
      [ids[1]],
    );
    const { slow, judgeErrors } = await status();
    expect(slow.map(({ submissionId }) => submissionId)[0]).toBe(ids[1]);
    expect(slow[0]).toMatchObject({ problemTitle: expect.any(String), verdict: "AC", seconds: 40 });
    expect(judgeErrors).toBe(0);
  });

  it("says that a judge is gone after fifteen seconds of silence, and forgets one that stops in good order", async () => {
    const worker = randomUUID();
    await report(worker);
    expect(await stateOf()).toEqual([["judge-7", "idle"]]);
    await test.context.pool.query("update judge_worker set seen_at = now() - interval '16 seconds'");
    expect(await stateOf()).toEqual([["judge-7", "gone"]]);
    await report(worker);
    expect(await stateOf()).toEqual([["judge-7", "idle"]]);
    await report(worker, { isStopping: true });
    expect(await stateOf()).toEqual([]);
  });

  it("goes by the database's clock, since the signs of life do, whatever that of the web server says", async () => {
    await report(randomUUID());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 7 * 60_000 });
    const { at, judges } = await status().finally(() => void vi.useRealTimers());
    expect(Date.parse(at) - Date.parse(judges[0]?.seenAt ?? "")).toBeGreaterThanOrEqual(0);
  });

  it("believes no judge that says absurd things", async () => {
    await report(randomUUID(), { host: "x".repeat(5000), slots: -4, version: null });
    const [judge] = (await status()).judges;
    expect(judge).toMatchObject({ slots: 0, version: "?" });
    expect(judge?.host).toHaveLength(100);
  });
});

describe("a drained machine", () => {
  it("finishes what it has, is given nothing, also to a judge that is started anew there, until it is taken back", async () => {
    const [before, after, other] = [randomUUID(), randomUUID(), randomUUID()];
    const user = await test.newUser();
    const add = () => queueSubmission(test.context.pool, { userId: user.id, problemId: "sum" });
    await report(before);
    await add();
    expect(await claim(before)).toBe(1);
    expect((await test.call(admin, "POST", "/submission/status/drain/judge-7")).status).toBe(200);
    await add();
    expect(await stateOf()).toEqual([["judge-7", "draining"]]);
    expect(await claim(before)).toBe(0);
    expect(await report(after)).toEqual({ isDraining: true });
    expect(await claim(after)).toBe(0);
    await report(other, { host: "judge-8" });
    expect(await claim(other)).toBe(1);
    const held = await test.context.pool.query("select count(*)::int as n from job where worker = $1", [before]);
    expect(held.rows).toEqual([{ n: 1 }]);
    await add();
    expect((await test.call(admin, "DELETE", "/submission/status/drain/judge-7")).status).toBe(200);
    expect(await claim(after)).toBe(1);
  });

  it("is listed when no judge lives there, and can be taken back; an unknown one is refused", async () => {
    const worker = randomUUID();
    await report(worker);
    for (const _twice of [1, 2]) {
      expect((await test.call(admin, "POST", "/submission/status/drain/judge-7")).status).toBe(200);
    }
    await report(worker, { isStopping: true });
    expect((await status()).drainedHosts).toEqual(["judge-7"]);
    expect((await test.call(admin, "DELETE", "/submission/status/drain/judge-7")).status).toBe(200);
    expect((await test.call(admin, "DELETE", "/submission/status/drain/judge-7")).status).toBe(404);
    expect((await test.call(admin, "POST", "/submission/status/drain/nowhere")).status).toBe(404);
  });
});

function pick({ host, version, isolation, slots }: typeof FACTS) {
  return { host, version, isolation, slots };
}
