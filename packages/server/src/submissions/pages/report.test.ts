import { SharedSubmission, SubmissionReport } from "@verdict/contract/submission-pages";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  await test.startJudging();
});
afterEach(() => test.stopJudging());

async function submit(code: string, by = user): Promise<string> {
  const { body } = await test.call(by, "POST", "/submission/submit/sum", { code, language: "cpp" });
  return body.submissionId;
}
const reportOf = (id: string, by = user) => test.call(by, "GET", `/submission/report/${id}`);
const nobody = () => ({ ...user, cookie: "" });

describe("the report of a submission", () => {
  it("has the first visible failure, and of hidden tests of a rejected one only number and verdict", async () => {
    const { body, text } = await reportOf(await submit("WA 2"));
    const report = SubmissionReport.parse(body);
    expect(report).toMatchObject({ verdict: "WA", problemTitle: "Sum of Two", isOutdated: false, shareToken: null });
    expect(report.failedTest).toMatchObject({ stdin: "5 5\n", stdout: "shown output 2" });
    expect(report.tests.map((one) => [one.number, one.verdict, one.isVisible, one.runtime !== undefined])).toEqual([
      [1, "AC", true, true],
      [2, "WA", true, true],
      [3, "WA", false, false],
      [4, "WA", false, false],
      [5, "WA", false, false],
    ]);
    expect(report.waterfall?.map(({ phase, test }) => `${phase} ${test}`)).toEqual([
      "queue null",
      "compile null",
      "test 1",
      "compare 1",
      "test 2",
      "compare 2",
    ]);
    expect(text).not.toContain(HIDDEN_MARK);
  });

  it("tells the times of all tests once it is accepted", async () => {
    const report = SubmissionReport.parse((await reportOf(await submit("AC"))).body);
    expect(report.tests.every(({ runtime }) => runtime !== undefined)).toBe(true);
    expect(report.waterfall?.filter(({ phase }) => phase === "test")).toHaveLength(5);
    expect(report.waterfall?.[0]).toMatchObject({ phase: "queue", end: 0 });
  });

  it("tells a test's instructions with its times, where the judge's machine counts them", async () => {
    const countsIn = async (code: string) => {
      const { tests } = SubmissionReport.parse((await reportOf(await submit(code))).body);
      return tests.map(({ instructions }) => instructions);
    };
    expect(await countsIn("AC\nof 700 instructions")).toEqual([700, 700, 700, 700, 700]);
    expect(await countsIn("WA 2\nof 700 instructions")).toEqual([700, 700, undefined, undefined, undefined]);
    expect(await countsIn("AC")).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it("says nothing of times, and has no waterfall, where that was not recorded", async () => {
    const id = await submit("AC");
    await test.context.pool.query("update submission set tests = '[]', timings = '[]' where id = $1", [id]);
    expect((await reportOf(id)).body).toMatchObject({ tests: [], waterfall: null });
  });

  it("counts all tests of a rejected one as hidden when the problem's tests have changed since", async () => {
    await createTestProblem(test.context.pool, { id: "changed" });
    const code = { code: "WA 2", language: "cpp" };
    const { body } = await test.call(user, "POST", "/submission/submit/changed", code);
    await test.context.pool.query("update problem set version = version + 1 where id = 'changed'");
    const report = SubmissionReport.parse((await reportOf(body.submissionId)).body);
    expect(report.isOutdated).toBe(true);
    expect(report.failedTest).toBeUndefined();
    expect(report.tests.some(({ runtime }) => runtime !== undefined)).toBe(false);
    expect(report.waterfall?.map(({ phase }) => phase)).toEqual(["queue", "compile"]);
  });

  it("has the compiler's words", async () => {
    expect((await reportOf(await submit("CE"))).body).toMatchObject({
      verdict: "CE",
      compilerOutput: expect.stringContaining("unknown type name"),
      tests: [],
    });
  });

  it("is for nobody else, not even an admin, and a nonsensical id is 404", async () => {
    const id = await submit("AC");
    for (const other of [await test.newUser(), await test.newUser("admin")]) {
      expect((await reportOf(id, other)).status).toBe(404);
      expect((await test.call(other, "GET", `/submission/times/${id}`)).status).toBe(404);
      expect((await test.call(other, "POST", `/submission/share/${id}`)).status).toBe(404);
      expect((await test.call(other, "DELETE", `/submission/share/${id}`)).status).toBe(404);
    }
    expect((await reportOf(id, nobody())).status).toBe(401);
    expect((await reportOf("x'--")).status).toBe(404);
  });

  it("has the site's times once there are enough, of tests from accepted ones only", async () => {
    await test.context.pool.query(
      `insert into submission (user_id, problem_id, language, code, total, passed, verdict, created_at, judged_at, timings)
       select $1, 'sum', 'java', 'x', 1, case when n <= 20 then 1 else 0 end,
              case when n <= 20 then 'AC' else 'WA' end, now() - interval '1 hour', now() - interval '1 hour',
              jsonb_build_array(
                '{"name": "queue", "startMs": -40, "endMs": 0}'::jsonb,
                jsonb_build_object('name', 'test 1', 'startMs', 0, 'endMs', case when n <= 20 then 100 else 900 end),
                '{"name": "reference 1", "startMs": 0, "endMs": 5}'::jsonb)
         from generate_series(1, 30) n`,
      [user.id],
    );
    const java = { code: "AC", language: "java" };
    const { body } = await test.call(user, "POST", "/submission/submit/sum", java);
    const { site } = SubmissionReport.parse((await reportOf(body.submissionId)).body);
    expect(site.find(({ phase }) => phase === "queue")).toMatchObject({ p50: 0.04, submissions: 31 });
    expect(site.find(({ phase }) => phase === "test")).toMatchObject({ p99: 0.1, submissions: 21 });
    expect(site.map(({ phase }) => phase).sort()).toEqual(["queue", "test"]);
  });
});

describe("a shared submission", () => {
  const shared = (token: string) => test.call(nobody(), "GET", `/submission/shared/${token}`);

  it("shows code and verdict to anybody who has the link, and nothing of how a test looked", async () => {
    const id = await submit("WA 2\n// mine");
    const { body } = await test.call(user, "POST", `/submission/share/${id}`);
    expect(body.shareToken).toMatch(/^[\w-]{43}$/);
    expect((await test.call(user, "POST", `/submission/share/${id}`)).body).toEqual(body);
    expect((await reportOf(id)).body.shareToken).toBe(body.shareToken);
    const reply = await shared(body.shareToken);
    expect(SharedSubmission.parse(reply.body)).toMatchObject({ verdict: "WA", code: "WA 2\n// mine" });
    expect(reply.body.tests[4]).toEqual({ number: 5, verdict: "WA", isVisible: false });
    for (const secret of ["waterfall", "failedTest", "shareToken", "shown output", HIDDEN_MARK, user.id]) {
      expect(reply.text).not.toContain(secret);
    }
  });

  it("is gone when its author takes the link back, and a new link is another one", async () => {
    const id = await submit("AC");
    const first = (await test.call(user, "POST", `/submission/share/${id}`)).body.shareToken;
    expect((await test.call(user, "DELETE", `/submission/share/${id}`)).status).toBe(200);
    expect((await shared(first)).status).toBe(404);
    expect((await test.call(user, "DELETE", `/submission/share/${id}`)).status).toBe(200);
    const second = (await test.call(user, "POST", `/submission/share/${id}`)).body.shareToken;
    expect(second).not.toBe(first);
    expect((await shared(first)).status).toBe(404);
    expect((await shared("no-such-token")).status).toBe(404);
  });

  it("of a problem that has become a draft shows nothing", async () => {
    await createTestProblem(test.context.pool, { id: "withdrawn" });
    const code = { code: "AC", language: "cpp" };
    const { body } = await test.call(user, "POST", "/submission/submit/withdrawn", code);
    const { shareToken } = (await test.call(user, "POST", `/submission/share/${body.submissionId}`)).body;
    expect((await shared(shareToken)).status).toBe(200);
    await test.context.pool.query("update problem set is_draft = true where id = 'withdrawn'");
    expect((await shared(shareToken)).status).toBe(404);
  });

  it("shows nothing while the author's account waits to be deleted, and is back when the author is", async () => {
    const { pool } = test.context;
    const { shareToken } = (await test.call(user, "POST", `/submission/share/${await submit("AC")}`)).body;
    await pool.query(
      "insert into account_deletion (user_id, id, code_hash, code_expires_at) values ($1, gen_random_uuid(), '', now())",
      [user.id],
    );
    expect((await shared(shareToken)).status).toBe(200);
    await pool.query("update account_deletion set delete_after = now() + interval '14 days' where user_id = $1", [
      user.id,
    ]);
    expect((await shared(shareToken)).status).toBe(404);
    await pool.query("delete from account_deletion where user_id = $1", [user.id]);
    expect((await shared(shareToken)).status).toBe(200);
  });
});
