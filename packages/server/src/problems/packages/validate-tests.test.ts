import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ExportedProblem } from "@verdict/catalogue/exported-problem";
import { readPackage } from "@verdict/catalogue/read-package";
import { withUnpackedZip } from "@verdict/catalogue/read-zip";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { importZip, packageOf } from "./testing/package-zip.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-validate-"));
let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterEach(() => test.stopJudging());

/** Validators by name; what the judge of these tests makes of them is in their text. */
async function importWith(
  validators: Readonly<Record<string, string>>,
  { under = "input_validators", tests }: { under?: string; tests?: ExportedProblem["tests"] } = {},
) {
  const files = Object.entries(validators).map(([name, content]) => ({ path: `${under}/${name}`, from: { content } }));
  return (
    await importZip(test, { user: admin, body: await packageOf(tests === undefined ? { files } : { files, tests }) })
  ).body;
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
  const body = await importWith({ "form.py": "RTE 2\nexit 43: two numbers" }, { under: "answer_validators" });
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

it("what a test's validators are given goes out with an export, also when its problem was saved by the form", async () => {
  const common = { explanation: null, checker: null };
  const secret = { input: { content: "2 2\n" }, answer: { content: "4\n" } };
  const inputValidatorArguments = { a: ["--most", "9"] };
  const { _id } = await importWith(
    { "a.cpp": "RTE 1\nexit 42" },
    {
      tests: [
        { name: "sample/1", isSample: true, ...common, input: { content: "1 2\n" }, answer: { content: "3\n" } },
        { name: "secret/1", isSample: false, ...common, ...secret, inputValidatorArguments },
      ],
    },
  );
  const written = async () => {
    const url = `${test.address}/problem/export/${_id}`;
    const zip = Buffer.from(await (await fetch(url, { headers: { cookie: admin.cookie } })).arrayBuffer());
    const file = path.join(folder, "exported.zip");
    await writeFile(file, zip);
    return await withUnpackedZip(file, "upload", async (unpacked) => (await readPackage(unpacked)).tests[1]);
  };
  expect(await written()).toMatchObject({ inputValidatorArguments });
  const { body: form } = await test.call(admin, "GET", `/problem/edit/${_id}`);
  expect((await test.call(admin, "PUT", `/problem/update/${_id}`, { ...form, title: "Another" })).status).toBe(200);
  expect(await written()).toMatchObject({ inputValidatorArguments });
});
