import { ProblemEdit, ReferenceFailure, SaveResult } from "@verdict/contract/admin-problems";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { referencesOf, testForm } from "../testing/test-form.ts";

const CREATE = "/problem/create";

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  admin = await test.newUser("admin");
  user = await test.newUser();
});
afterEach(() => test.stopJudging());

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;
const countProblems = async () => (await test.context.pool.query("select from problem")).rowCount;
const update = (id: string, form: unknown) => test.call(admin, "PUT", `/problem/update/${id}`, form);

async function create(changes: Parameters<typeof testForm>[0] = {}): Promise<string> {
  const reply = await test.call(admin, "POST", CREATE, testForm(changes));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body._id;
}

describe("create", () => {
  it("stores the problem once all three references pass, and it can be solved at once", async () => {
    await test.startJudging();
    const reply = await test.call(admin, "POST", CREATE, testForm());
    expect(reply.status).toBe(200);
    expect(SaveResult.parse(reply.body)).toMatchObject({
      _id: "sum-of-two",
      message: "Problem created successfully!",
      measured: [{ language: "javascript" }, { language: "java" }, { language: "cpp", runtime: 0.012 }],
      suggestedTimeLimitSeconds: 1,
      suggestedMemoryLimitMegabytes: 256,
    });
    const seen = await test.call(user, "GET", "/problem/problemById/sum-of-two");
    expect(seen.body).toMatchObject({ title: "Sum of Two", tags: "graph", timeLimitSeconds: 2, isSolved: false });
    const submitted = await test.call(user, "POST", "/submission/submit/sum-of-two", { code: "AC", language: "java" });
    expect(submitted.body).toMatchObject({ accepted: true, totalTestCases: 3 });
  });

  it("finds an id for every title", async () => {
    await test.startJudging();
    expect(await create({ title: "Ça va?  Über-Graph!" })).toBe("ca-va-uber-graph");
    expect(await create({ title: "Ça va? Über graph" })).toBe("ca-va-uber-graph-2");
    expect(await create({ title: "数列" })).toBe("problem");
    const parallel = await Promise.all([create({ title: "Twice" }), create({ title: "Twice" })]);
    expect(parallel.sort()).toEqual(["twice", "twice-2"]);
  });

  it.each([
    [
      { cpp: "WA 3" },
      'The C++ reference solution fails hidden test case 2: Wrong Answer. Expected "15", got "shown output 3"',
    ],
    [{ java: "TLE 1" }, "The Java reference solution fails visible test case 1: Time Limit Exceeded"],
    [
      { javascript: "RTE 2" },
      "The JavaScript reference solution fails hidden test case 1: Runtime Error: exit code 3, shown",
    ],
    [
      { java: "CE" },
      "The Java reference solution fails: Compilation Error (main.cpp:1:1: error: unknown type name 'CE')",
    ],
  ])("refuses %j, says which test and why, and stores nothing", async (code, message) => {
    await test.startJudging();
    const reply = await test.call(admin, "POST", CREATE, testForm({ referenceSolution: referencesOf(code) }));
    expect(reply).toMatchObject({ status: 400, body: { message, error: message, code: "bad_input" } });
    expect(await countProblems()).toBe(0);
    expect((await test.context.pool.query("select from job")).rowCount).toBe(0);
  });

  it("refuses a statement nested too deeply before anything is judged, and so do update and preview", async () => {
    const message = "The statement is too long or nested too deeply";
    const refused = { status: 400, body: { message, error: message, code: "bad_input" } };
    const description = "<div>".repeat(20_000);
    expect(await test.call(admin, "POST", CREATE, testForm({ description }))).toMatchObject(refused);
    expect(await test.call(admin, "POST", "/problem/preview", { description })).toMatchObject(refused);
    expect(await countProblems()).toBe(0);
    expect((await test.context.pool.query("select from test_data")).rowCount).toBe(0);
    await test.startJudging();
    const id = await create();
    const before = await edit(id);
    expect(await update(id, testForm({ description }))).toMatchObject(refused);
    expect(await edit(id)).toEqual(before);
  });

  it("streams each test of each reference, every failure, and then the refusal", async () => {
    await test.startJudging();
    const form = testForm({ referenceSolution: referencesOf({ cpp: "WA 2", java: "CE" }) });
    const { events } = await test.stream(admin, CREATE, form);
    expect(events[0]).toEqual({
      event: "accepted",
      data: { totalTestCases: 3, languages: ["javascript", "java", "cpp"] },
    });
    expect(events.filter(({ event, data }) => event === "test" && data.language === "cpp")).toHaveLength(3);
    const failures = events.filter(({ event }) => event === "failed").map(({ data }) => ReferenceFailure.parse(data));
    expect(failures).toMatchObject([
      { language: "java", verdict: "CE", number: null, compilerOutput: expect.stringContaining("unknown type") },
      {
        language: "cpp",
        verdict: "WA",
        number: 1,
        isVisible: false,
        stdin: "5 6",
        expected_output: "11",
        stdout: "shown output 2",
      },
    ]);
    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "bad_input" } });
    const success = await test.stream(admin, CREATE, testForm());
    expect(success.events.at(-1)).toMatchObject({ event: "result", data: { _id: "sum-of-two" } });
  });

  it("leaves nothing behind when its author goes away", async () => {
    const leaving = new AbortController();
    const call = test.stream(admin, CREATE, testForm(), leaving.signal).catch(() => null);
    await until(async () => (await test.countJobs(admin)) === 3);
    leaving.abort();
    await call;
    await until(async () => (await test.countJobs(admin)) === 0);
    expect(await countProblems()).toBe(0);
  });

  it("with a judge that fails says so and stores nothing", async () => {
    await test.startJudging();
    const stopHurrying = test.hurryRetries();
    const form = testForm({ referenceSolution: referencesOf({ cpp: "broken" }) });
    const reply = await test.call(admin, "POST", CREATE, form).finally(stopHurrying);
    expect(reply).toMatchObject({ status: 503, body: { code: "judge_unavailable" } });
    expect(await countProblems()).toBe(0);
  });
});

describe("an output validator that does not work", () => {
  it("refuses the save at once and says why", async () => {
    const judge = await test.startJudging();
    const checker = {
      kind: "validator",
      language: "cpp",
      files: [{ name: "v.cpp", content: "x" }],
      arguments: [],
    } as const;
    const why = "checker-broken: the output validator does not compile:\nv.cpp:1:1: error";
    const form = testForm({
      checker: { ...checker, files: [...checker.files], arguments: [] },
      referenceSolution: referencesOf({ cpp: why }),
    });
    const reply = await test.call(admin, "POST", CREATE, form);
    expect(reply).toMatchObject({ status: 400, body: { message: `The problem's own checker is broken: ${why}` } });
    expect(judge.taken.filter((source) => source === why)).toHaveLength(1);
    expect(await countProblems()).toBe(0);
  });
});

describe("verify", () => {
  it("measures the references and stores no problem", async () => {
    await test.startJudging();
    const reply = await test.call(admin, "POST", "/problem/verify", testForm());
    expect(reply.body).toMatchObject({ suggestedTimeLimitSeconds: 1, measured: [{}, {}, {}] });
    expect(await countProblems()).toBe(0);
  });
});

describe("update", () => {
  it("keeps an editorial that it does not speak of, changes it, and takes it away", async () => {
    await test.startJudging();
    const id = await create({ editorial: "**Add** them." });
    const html = async () => (await test.call(user, "GET", `/problem/editorial/${id}`)).body.editorialHtml;
    expect(await html()).toBe("<p><strong>Add</strong> them.</p>");
    const version = async () =>
      (await test.context.pool.query("select version from problem where id = $1", [id])).rows[0].version;
    const before = await version();
    await update(id, testForm({ title: "Another title" }));
    expect((await edit(id)).editorial).toBe("**Add** them.");
    await update(id, testForm({ editorial: "Just add." }));
    expect(await html()).toBe("<p>Just add.</p>");
    expect(await version()).toBe(before);
    await update(id, testForm({ editorial: "  \n" }));
    expect((await edit(id)).editorial).toBe("");
    expect((await test.call(user, "GET", `/problem/editorial/${id}`)).status).toBe(404);
  });

  it("refuses an editorial that cannot be rendered", async () => {
    const message = "The statement is too long or nested too deeply";
    const reply = await test.call(admin, "POST", CREATE, testForm({ editorial: "<div>".repeat(20_000) }));
    expect(reply).toMatchObject({ status: 400, body: { message } });
    expect(await countProblems()).toBe(0);
  });

  it("replaces everything, and a failing reference leaves everything as it was", async () => {
    await test.startJudging();
    const id = await create();
    const before = await edit(id);
    const failing = testForm({ title: "Other", referenceSolution: referencesOf({ cpp: "WA 1" }) });
    expect((await update(id, failing)).status).toBe(400);
    expect(await edit(id)).toEqual(before);
    const reply = await update(id, testForm({ title: "Other", timeLimitSeconds: 0.5, memoryLimitMegabytes: 64 }));
    expect(reply.body).toMatchObject({ _id: id, message: "Problem updated successfully!" });
    const after = await edit(id);
    expect(after).toMatchObject({ title: "Other", timeLimitSeconds: 0.5, memoryLimitMegabytes: 64 });
    expect(after.revision).not.toBe(before.revision);
    const kept = await update(id, testForm({ title: "Third" }));
    expect(kept.status).toBe(200);
    expect(await edit(id)).toMatchObject({ title: "Third", timeLimitSeconds: 0.5, memoryLimitMegabytes: 64 });
  });

  it("says how many verdicts are now of yesterday, only when tests, limits or checker have changed", async () => {
    await test.startJudging();
    const id = await create();
    await test.call(user, "POST", `/submission/submit/${id}`, { code: "AC", language: "cpp" });
    expect((await update(id, testForm({ description: "Better words" }))).body.outdatedSubmissions).toBe(0);
    expect((await update(id, testForm({ timeLimitSeconds: 1 }))).body.outdatedSubmissions).toBe(1);
    expect((await edit(id)).outdatedSubmissions).toBe(1);
  });

  it("is refused when somebody else has saved since the form was read", async () => {
    await test.startJudging();
    const id = await create();
    const { revision } = await edit(id);
    expect((await update(id, testForm({ revision }))).status).toBe(200);
    expect(await update(id, testForm({ revision, title: "Late" }))).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect((await edit(id)).title).toBe("Sum of Two");
  });

  it("keeps large, empty and binary test data that the form only shows the beginning of", async () => {
    await test.startJudging();
    const id = await create({ hiddenTestCases: [{ input: "x".repeat(50_000), output: "y\r\n" }] });
    const form = ProblemEdit.parse(await edit(id));
    const [hidden] = form.hiddenTestCases;
    expect(hidden?.stored).toMatchObject({ inputBytes: 50_000, outputBytes: 3 });
    expect(hidden?.input.length).toBeLessThan(3_000);
    const { _id, outdatedSubmissions, ...save } = form;
    expect((await update(id, save)).status).toBe(200);
    const { rows } = await test.context.pool.query(
      `select coalesce(d.bytes, octet_length(d.content)) as bytes, p.version from problem p join problem_test t on t.problem_id = p.id
         join test_data d on d.sha256 = t.input_sha where not t.is_visible`,
    );
    expect(rows).toEqual([{ bytes: 50_000, version: 1 }]);
    const forged = {
      ...save,
      hiddenTestCases: [{ ...hidden, stored: { ...hidden?.stored, inputSha256: "f".repeat(64) } }],
    };
    expect((await update(id, { ...forged, revision: undefined })).status).toBe(400);
  });

  it("of an unknown or deleted problem gives 404", async () => {
    await test.startJudging();
    expect((await update("nothing", testForm())).status).toBe(404);
    const id = await create();
    await test.call(admin, "DELETE", `/problem/delete/${id}`);
    expect((await update(id, testForm())).status).toBe(404);
    expect((await test.call(admin, "GET", `/problem/edit/${id}`)).status).toBe(404);
  });
});

describe("delete", () => {
  it("takes the problem away and leaves the history and the solved count", async () => {
    await test.startJudging();
    const id = await create();
    await test.call(user, "POST", `/submission/submit/${id}`, { code: "AC\n// mine", language: "cpp" });
    const reply = await test.call(admin, "DELETE", `/problem/delete/${id}`);
    expect(reply.status).toBe(200);
    expect((await test.call(user, "GET", `/problem/problemById/${id}`)).status).toBe(404);
    expect((await test.call(user, "POST", `/submission/submit/${id}`, { code: "AC", language: "cpp" })).status).toBe(
      404,
    );
    const history = await test.call(user, "GET", `/problem/submittedProblem/${id}`);
    expect(history.body).toMatchObject([{ status: "accepted", code: "AC\n// mine" }]);
    expect((await test.call(user, "GET", "/user/check")).body.user.problemsSolvedCount).toBe(1);
    expect((await test.call(admin, "DELETE", `/problem/delete/${id}`)).status).toBe(404);
    expect(await create()).toBe(`${id}-2`);
  });
});
