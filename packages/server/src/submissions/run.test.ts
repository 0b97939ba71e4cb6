import { RunResult } from "@verdict/contract/submissions";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const SUBMIT = "/submission/submit/sum";
const RUN = "/submission/run/sum";
const HISTORY = "/problem/submittedProblem/sum";

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ code, language: "cpp" });
const countJobs = (condition = "true") => test.countJobs(user, condition);
describe("run", () => {
  it("answers with every visible test and nothing else, and leaves no history", async () => {
    await test.startJudging();
    const reply = await test.call(user, "POST", RUN, cpp("WA 2"));
    expect(RunResult.parse(reply.body)).toMatchObject({
      success: false,
      verdict: "WA",
      error: "Wrong Answer",
      runtime: 0.012,
    });
    expect(reply.body.testCases).toMatchObject([
      { stdin: "1 2\n", expected_output: "3\n", stdout: "shown output 1", status_id: 3 },
      { stdin: "5 5\n", expected_output: "10\n", status_id: 4 },
    ]);
    expect(reply.body.testCases).toHaveLength(2);
    expect((await test.call(user, "GET", HISTORY)).body).toEqual([]);
  });

  it("of own input gives one test with the expected output of the reference solution", async () => {
    await test.startJudging();
    const reply = await test.call(user, "POST", RUN, { ...cpp("AC"), ownInput: "7 8 ☃\n" });
    expect(reply.body).toMatchObject({
      success: true,
      testCases: [{ stdin: "7 8 ☃\n", expected_output: "shown expected 1" }],
    });
    const { rows } = await test.context.pool.query("select task from run_request where user_id = $1", [user.id]);
    expect(rows[0].task.reference).toEqual({ language: "cpp", source: "reference cpp" });
  });

  it("of own inputs gives them after the visible tests, and the judge the validators to look at them", async () => {
    await test.startJudging();
    const { pool } = test.context;
    const validators = [{ language: "javascript", source: "process.exit(42)" }];
    const material = { generators: {}, smallCases: [], fullCases: [], validators, bruteForce: null };
    await pool.query("insert into study_material (problem_id, material) values ('sum', $1)", [
      JSON.stringify(material),
    ]);
    const reply = await test.call(user, "POST", RUN, { ...cpp("AC"), ownInputs: ["7 8\n", "9 9\n"] });
    await pool.query("delete from study_material where problem_id = 'sum'");
    const inputs = RunResult.parse(reply.body).testCases.map(({ stdin }) => stdin);
    expect(inputs).toEqual(["1 2\n", "5 5\n", "7 8\n", "9 9\n"]);
    const { rows } = await pool.query("select task from run_request where user_id = $1", [user.id]);
    expect(rows[0].task).toMatchObject({ validators, reference: { language: "cpp" } });
    const counted = "select answers from own_input_answers where user_id = $1";
    expect((await pool.query(counted, [user.id])).rows).toEqual([{ answers: 2 }]);
    for (const ownInputs of [Array(21).fill("1"), ["x".repeat(65_537)]])
      expect((await test.call(user, "POST", RUN, { ...cpp("AC"), ownInputs })).status).toBe(400);
    const both = { ...cpp("AC"), ownInput: "1 2", ownInputs: ["1 2"] };
    expect((await test.call(user, "POST", RUN, both)).status).toBe(400);
  });

  it("takes the user's runs that were answered a minute ago with it, so that nobody's texts pile up", async () => {
    await test.startJudging();
    const { pool } = test.context;
    const other = await test.newUser();
    for (const runner of [user, other]) await test.call(runner, "POST", RUN, cpp("AC"));
    await pool.query(
      "update run_request set created_at = now() - interval '2 minutes', judged_at = now() - interval '61 seconds'",
    );
    await test.call(user, "POST", RUN, cpp("AC"));
    await test.call(user, "POST", RUN, cpp("AC"));
    const runsOf = async (id: string) =>
      (await pool.query("select from run_request where user_id = $1", [id])).rowCount;
    expect([await runsOf(user.id), await runsOf(other.id)]).toEqual([2, 1]);
  });

  it("with a compile error has no test and the compiler's text", async () => {
    await test.startJudging();
    const reply = await test.call(user, "POST", RUN, cpp("CE"));
    expect(reply.body).toMatchObject({
      success: false,
      testCases: [],
      compilerOutput: expect.stringContaining("main.cpp:1:1"),
    });
  });

  it("is cancelled when its client has gone", async () => {
    const taking = await test.startJudging();
    const leaving = new AbortController();
    const call = test.stream(user, RUN, cpp("slow"), leaving.signal).catch(() => null);
    await until(async () => taking.taken.length > 0);
    leaving.abort();
    await call;
    await until(async () => (await countJobs("cancelled")) === 1);
  });

  it("that waits in the queue is taken out of it when its client has gone", async () => {
    const leaving = new AbortController();
    const call = test.stream(user, RUN, cpp("AC"), leaving.signal).catch(() => null);
    await until(async () => (await countJobs()) > 0);
    leaving.abort();
    await call;
    await until(async () => (await countJobs()) === 0);
  });
});

describe("the stream", () => {
  it("tells accepted, compiled, each test and the result, in this order", async () => {
    await test.startJudging();
    const { status, events } = await test.stream(user, SUBMIT, cpp("WA 4"));
    expect(status).toBe(200);
    expect(events.map(({ event }) => event)).toEqual([
      "accepted",
      "compiled",
      "test",
      "test",
      "test",
      "test",
      "test",
      "result",
    ]);
    expect(events[0]?.data).toMatchObject({ totalTestCases: 5 });
    expect(events[2]?.data).toEqual({ number: 1, verdict: "AC", runtime: 0.012, memory: 3418 });
    expect(events[4]?.data).toEqual({ number: 3, verdict: "AC" });
    expect(events.at(-1)?.data).toMatchObject({ accepted: false, submissionId: events[0]?.data.id });
  });

  it("is not begun for what is refused at once", async () => {
    const reply = await test.stream(user, "/submission/submit/nothing-here", cpp("AC"));
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.text)).toMatchObject({ code: "not_found" });
  });

  it("ends with an error event when the judge gives up", async () => {
    await test.startJudging();
    const call = test.stream(user, RUN, cpp("broken"));
    const stopHurrying = test.hurryRetries();
    const { events } = await call.finally(stopHurrying);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "judge_unavailable" } });
  });
});

it("of own input that no judge could bring to an end costs no answer of the reference solution", async () => {
  await test.startJudging();
  const answers = async () => {
    const text = "select answers from own_input_answers where user_id = $1";
    return (await test.context.pool.query(text, [user.id])).rows;
  };
  const judged = await test.call(user, "POST", RUN, { ...cpp("AC"), ownInput: "7 8\n" });
  expect(judged.status).toBe(200);
  expect(await answers()).toEqual([{ answers: 1 }]);
  const call = test.call(user, "POST", RUN, { ...cpp("broken"), ownInput: "7 8\n" });
  const stopHurrying = test.hurryRetries();
  expect((await call.finally(stopHurrying)).body).toMatchObject({ code: "judge_unavailable" });
  expect(await answers()).toEqual([{ answers: 1 }]);
});
