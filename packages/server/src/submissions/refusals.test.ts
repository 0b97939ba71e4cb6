import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const SUBMIT = "/submission/submit/sum";
const RUN = "/submission/run/sum";
const HISTORY = "/problem/submittedProblem/sum";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "secret-draft", isDraft: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });
const countJobs = (condition = "true") => test.countJobs(user, condition);
describe("bad input", () => {
  it.each([
    ["no body", undefined, 400, "Code is required"],
    ["no code", { language: "cpp" }, 400, "Code is required"],
    ["empty code", { code: "", language: "cpp" }, 400, "Code is required"],
    ["an unknown language", { code: "x", language: "python" }, 400, "Language must be javascript, java or cpp"],
    ["65,537 characters", { code: "x".repeat(65_537), language: "cpp" }, 400, "Code must be at most 64 KB"],
    [
      "too many bytes in fewer characters",
      { code: "☃".repeat(30_000), language: "cpp" },
      413,
      "Code must be at most 64 KB",
    ],
    ["a NUL in the code", { code: "a\0b", language: "cpp" }, 400, null],
    ["half a surrogate pair", { code: "a\ud800b", language: "cpp" }, 400, null],
  ])("%s is refused by both calls", async (_name, body, status, message) => {
    for (const path of [RUN, SUBMIT]) {
      const reply = await test.call(user, "POST", path, body);
      expect(reply.status).toBe(status);
      if (message !== null) expect(reply.body).toMatchObject({ message, error: message });
    }
    expect(await countJobs()).toBe(0);
  });

  it.each(["unknown", "secret-draft", "%00", "..%2F..", "SUM", "%F0%9F%A6%80"])(
    "a problem %s gives 404",
    async (id) => {
      for (const call of ["run", "submit"]) {
        expect((await test.call(user, "POST", `/submission/${call}/${id}`, cpp("AC"))).status).toBe(404);
      }
    },
  );

  it("is refused without a session", async () => {
    const nobody = { ...user, cookie: "session=wrong" };
    for (const path of [RUN, SUBMIT]) expect((await test.call(nobody, "POST", path, cpp("AC"))).status).toBe(401);
    expect((await test.call(nobody, "GET", HISTORY)).status).toBe(401);
  });
});

describe("the limits of one user", () => {
  it("are four jobs at once, also for parallel requests, and others are not concerned", async () => {
    const leaving = new AbortController();
    const calls = Array.from({ length: 10 }, () =>
      test.stream(user, SUBMIT, cpp("AC"), leaving.signal).catch(() => null),
    );
    const replies = await Promise.all(calls.map((call) => Promise.race([call, sleep(1500).then(() => null)])));
    expect(replies.filter((reply) => reply?.status === 429)).toHaveLength(6);
    expect(await countJobs()).toBe(4);
    leaving.abort();
    const refused = await test.call(user, "POST", RUN, cpp("AC"));
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await test.startJudging();
    expect((await test.call(await test.newUser(), "POST", SUBMIT, cpp("AC"))).status).toBe(200);
  });

  it("are thirty runs and submissions a minute together", async () => {
    await test.startJudging();
    for (let count = 0; count < 30; count += 1) {
      expect((await test.call(user, "POST", count % 2 === 0 ? RUN : SUBMIT, cpp("AC"))).status).toBe(200);
    }
    const refused = await test.call(user, "POST", RUN, cpp("AC"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(30);
  });

  it("do not count what was made before the clock was set back", async () => {
    await test.startJudging();
    const ahead = "now() + interval '50 minutes'";
    await test.context.pool.query(
      `insert into submission (user_id, problem_id, language, code, total, verdict, judged_at, created_at)
       select $1, 'sum', 'cpp', 'x', 1, 'CE', ${ahead}, ${ahead} from generate_series(1, 30)`,
      [user.id],
    );
    expect((await test.call(user, "POST", RUN, cpp("AC"))).status).toBe(200);
    expect((await test.call(user, "POST", SUBMIT, cpp("AC"))).status).toBe(200);
    await test.context.pool.query("update submission set created_at = now() where created_at > now()");
    expect((await test.call(user, "POST", RUN, cpp("AC"))).status).toBe(429);
  });

  it("are a thousand submissions a day, also of what does not compile and of what is accepted", async () => {
    await test.startJudging();
    const newest = "now() - interval '2 minutes'";
    await test.context.pool.query(
      `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
       select $1, 'sum', 'cpp', 'x', 1, n % 2, case n % 2 when 1 then 'AC' else 'CE' end, now(), ${newest} - n * interval '1 second'
         from generate_series(1, 1000) n`,
      [user.id],
    );
    const refused = await test.call(user, "POST", SUBMIT, cpp("AC"));
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 60 * 60);
    expect((await test.call(user, "POST", RUN, cpp("AC"))).status).toBe(200);
    expect((await test.call(await test.newUser(), "POST", SUBMIT, cpp("AC"))).status).toBe(200);
    await test.context.pool.query(
      "delete from submission where created_at = (select min(created_at) from submission where user_id = $1)",
      [user.id],
    );
    expect((await test.call(user, "POST", SUBMIT, cpp("AC"))).status).toBe(200);
  });
});
