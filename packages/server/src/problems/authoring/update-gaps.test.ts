import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { createTestProblem, testData } from "../testing/test-problem.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  const tests = [
    testData({ isVisible: true, input: "1 2\n", answer: "3\n" }),
    testData({ isVisible: false, input: "2 2\n", answer: "4\n" }),
  ];
  await createTestProblem(test.context.pool, { id: "imported", content: { referenceSolutions: { cpp: "AC" }, tests } });
});

const edit = async () => (await test.call(admin, "GET", "/problem/edit/imported")).body;
const update = (form: object) => test.call(admin, "PUT", "/problem/update/imported", form);
const codes = (cpp: string, java: string, javascript: string) => [
  { language: "C++", completeCode: cpp },
  { language: "Java", completeCode: java },
  { language: "JavaScript", completeCode: javascript },
];

describe("a problem that came with one solution and no explanation", () => {
  it("can be changed without inventing any", async () => {
    const form = await edit();
    expect(form.referenceSolution).toHaveLength(1);
    const reply = await update({ ...form, title: "Changed", referenceSolution: codes("AC // better", "", "") });
    expect(reply).toMatchObject({ status: 200, body: { measured: [{ language: "cpp" }] } });
    const saved = await edit();
    expect(saved).toMatchObject({ title: "Changed", visibleTestCases: [{ explanation: "" }] });
    expect(saved.referenceSolution).toEqual([{ language: "C++", completeCode: "AC // better" }]);
    expect((await update({ ...saved, title: "As it was read" })).status).toBe(200);
  });

  it("has its solutions judged before it is stored, and keeps what it has", async () => {
    const form = await edit();
    const wrong = await update({ ...form, referenceSolution: codes("AC", "WA 1", "") });
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining("Java reference solution") } });
    for (const [referenceSolution, message] of [
      [codes("", "AC", "AC"), "Complete code is required"],
      [codes("", "", ""), "Complete code is required"],
      [codes("", "AC", "AC").slice(1), "All three languages required"],
      [[], "All three languages required"],
    ] as const) {
      const reply = await update({ ...form, referenceSolution });
      expect(reply).toMatchObject({ status: 400, body: { message } });
    }
  });

  it("is a whole one once everything is there", async () => {
    const form = await edit();
    const [example] = form.visibleTestCases;
    const whole = { ...form, visibleTestCases: [{ ...example, explanation: "1 + 2" }] };
    expect((await update({ ...whole, referenceSolution: codes("AC", "AC", "AC") })).status).toBe(200);
    const { revision } = await edit();
    const again = await update({ ...whole, revision, referenceSolution: codes("AC", "AC", "") });
    expect(again).toMatchObject({ status: 400, body: { message: "Complete code is required" } });
    const unexplained = { ...form, revision, referenceSolution: codes("AC", "AC", "AC") };
    expect((await update(unexplained)).body.message).toBe("Explanation is required");
  });

  it("can be checked without being saved", async () => {
    const check = (form: object) => test.call(admin, "POST", "/problem/verify", form);
    const form = await edit();
    expect((await check(form)).body.measured).toMatchObject([{ language: "cpp" }]);
    expect((await check({ ...form, referenceSolution: codes("", "", "") })).status).toBe(400);
  });
});

describe("a problem that an import has let in with more than a form allows", () => {
  beforeEach(async () => {
    await test.context.pool.query("update problem set time_ms = 300000, memory_bytes = 65536::bigint << 20");
    await test.context.pool.query(
      `insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha, explanation)
       select problem_id, n, false, input_sha, answer_sha, ''
         from problem_test, generate_series(3, 1202) n where number = 2`,
    );
  });

  it("is saved as it is, and may come nearer to the limits", async () => {
    const form = { ...(await edit()), referenceSolution: codes("AC", "", "") };
    expect([form.timeLimitSeconds, form.memoryLimitMegabytes, form.hiddenTestCases.length]).toEqual([
      300, 65_536, 1201,
    ]);
    expect(await update({ ...form, title: "Changed" })).toMatchObject({ status: 200 });
    const { revision, title } = await edit();
    expect(title).toBe("Changed");
    expect((await update({ ...form, revision, timeLimitSeconds: 120, memoryLimitMegabytes: 4096 })).status).toBe(200);
    const after = await edit();
    expect([after.timeLimitSeconds, after.memoryLimitMegabytes]).toEqual([120, 4096]);
  });

  it("does not get still more", async () => {
    const form = { ...(await edit()), referenceSolution: codes("AC", "", "") };
    const [test] = form.hiddenTestCases;
    for (const [change, message] of [
      [{ timeLimitSeconds: 301 }, "Time limit must be between 0.1 and 300 seconds"],
      [{ memoryLimitMegabytes: 65_537 }, "Memory limit must be between 0 and 65536 MB"],
      [{ hiddenTestCases: [...form.hiddenTestCases, test] }, "At most 1201 test cases"],
    ] as const) {
      expect(await update({ ...form, ...change })).toMatchObject({ status: 400, body: { message } });
    }
  });

  it("keeps a memory limit of no whole number of megabytes to the byte", async () => {
    const { pool } = test.context;
    await pool.query("update problem set memory_bytes = 78848");
    const form = { ...(await edit()), referenceSolution: codes("AC", "", "") };
    expect(form.memoryLimitMegabytes).toBe(0);
    expect((await update({ ...form, title: "Changed" })).status).toBe(200);
    expect((await pool.query("select memory_bytes::int from problem")).rows).toEqual([{ memory_bytes: 78_848 }]);
  });
});
