import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { importZip, packageOf } from "./testing/package-zip.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.pool.query("truncate problem, submission, job, test_data cascade");
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterEach(() => test.stopJudging());

/** Validators by name; what the judge of these tests makes of them is in their text. */
async function importWith(validators: Readonly<Record<string, string>>, folder = "input_validators") {
  const files = Object.entries(validators).map(([name, content]) => ({ path: `${folder}/${name}`, from: { content } }));
  return (await importZip(test, { user: admin, body: await packageOf({ files }) })).body;
}

it("an input that a validator of its own package refuses is an error with its words, and the problem a draft", async () => {
  const body = await importWith({ "right.cpp": "RTE 1\nexit 42", "low.py": "RTE 2\nexit 43: line 1: 0 is too low" });
  expect(body).toMatchObject({ isDraft: true });
  expect(body.findings).toEqual([
    {
      severity: "error",
      file: "data/secret/1.in",
      message: "is refused by input_validators/low.py: line 1: 0 is too low",
    },
    {
      severity: "warning",
      file: "input_validators/low.py",
      message: "neither accepts nor refuses 1 of the inputs, data/sample/1.in for one",
    },
  ]);
});

it("where all are accepted there is no finding; a validator that does not compile is named, and nothing else is", async () => {
  expect(await importWith({ "a.cpp": "RTE 1\nexit 42", "b.c": "RTE 1\nexit 42" })).toMatchObject({
    isDraft: false,
    findings: [],
  });
  const { findings, isDraft } = await importWith({ "broken.cpp": "CE" });
  expect(isDraft).toBe(false);
  expect(findings).toMatchObject([
    { severity: "warning", file: "input_validators/broken.cpp", message: expect.stringContaining("does not compile") },
  ]);
});

it("answer validators look at the answers in the same way, and an export gives them back", async () => {
  const body = await importWith({ "form.py": "RTE 2\nexit 43: two numbers" }, "answer_validators");
  expect(body).toMatchObject({ isDraft: true });
  expect(body.findings).toEqual([
    {
      severity: "error",
      file: "data/secret/1.ans",
      message: "is refused by answer_validators/form.py: two numbers",
    },
    {
      severity: "warning",
      file: "answer_validators/form.py",
      message: "neither accepts nor refuses 1 of the answers, data/sample/1.ans for one",
    },
  ]);
  const url = `${test.address}/problem/export/${body._id}`;
  const zip = Buffer.from(await (await fetch(url, { headers: { cookie: admin.cookie } })).arrayBuffer());
  expect(zip.includes("answer_validators/form.py")).toBe(true);
  expect((await test.call(admin, "GET", `/problem/file/${body._id}/answer_validators/form.py`)).status).toBe(404);
});
