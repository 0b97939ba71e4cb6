import type { ExportedProblem } from "@verdict/catalogue/exported-problem";
import type { RunChecker } from "@verdict/contract/judging";
import { ImportResult } from "@verdict/contract/problem-packages";
import { Problem } from "@verdict/contract/problems";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { packageOf } from "./testing/package-zip.ts";

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
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const INTERACTOR: RunChecker = {
  kind: "interactor",
  language: "python",
  files: [
    { name: "main.py", content: "# the private judge\nimport lib\n" },
    { name: "lib.py", content: "" },
  ],
  arguments: ["10"],
  passes: 1,
};
const CONVERSATIONS = [
  { name: "sample/1", text: ">500\n<higher\n" },
  { name: "sample/2", text: "<only to look at\n" },
];

async function importOf(changes: Partial<ExportedProblem> = {}): Promise<ImportResult> {
  const body = await packageOf({ checker: INTERACTOR, conversations: CONVERSATIONS, ...changes });
  return await importZip(body);
}

async function importZip(body: Buffer<ArrayBuffer>): Promise<ImportResult> {
  const headers = { cookie: admin.cookie, "content-type": "application/zip" };
  const reply = await fetch(`${test.address}/problem/import`, { method: "POST", headers, body });
  return ImportResult.parse(await reply.json());
}

async function exportZip(id: string): Promise<Buffer<ArrayBuffer>> {
  const reply = await fetch(`${test.address}/problem/export/${id}`, { headers: { cookie: admin.cookie } });
  return Buffer.from(await reply.arrayBuffer());
}

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;
const seen = async (id: string) => Problem.parse((await test.call(user, "GET", `/problem/problemById/${id}`)).body);

describe("an interactive package", () => {
  it("is imported and exported with its interactor and its samples, and comes back equal", async () => {
    const { _id, isDraft, findings, judged, agreed } = await importOf();
    expect({ isDraft, findings, judged, agreed }).toEqual({ isDraft: false, findings: [], judged: 1, agreed: 1 });
    const zip = await exportZip(_id);
    const copy = await importZip(zip);
    const [before, after] = [await edit(_id), await edit(copy._id)];
    expect(before).toMatchObject({ checker: INTERACTOR, conversations: [{ name: "1" }, { name: "2" }] });
    expect({ ...after, _id: "", revision: "" }).toEqual({ ...before, _id: "", revision: "" });
    const named = (bytes: Buffer) =>
      bytes
        .toString("latin1")
        .match(/data\/sample\/\d+\.[a-z]+/g)
        ?.toSorted();
    expect(new Set(named(zip))).toEqual(
      new Set(["data/sample/1.ans", "data/sample/1.in", "data/sample/1.interaction", "data/sample/2.interaction"]),
    );
  });

  it("is shown with its conversations, and without what is for its interactor alone", async () => {
    const { _id } = await importOf();
    const problem = await seen(_id);
    expect(problem.interaction).toEqual({
      kind: "interactor",
      passes: 1,
      samples: [
        {
          passes: [
            [
              { by: "program", text: "500\n" },
              { by: "judge", text: "higher\n" },
            ],
          ],
          isCut: false,
        },
        { passes: [[{ by: "judge", text: "only to look at\n" }]], isCut: false },
      ],
    });
    expect(problem.visibleTestCases).toEqual([{ input: "", output: "" }]);
    expect(JSON.stringify(problem)).not.toContain("private judge");
    const { body } = await test.call(user, "GET", `/problem/companion/${_id}`);
    expect(body).toMatchObject({ interactive: true, tests: [] });
  });

  it("of several passes shows what a program reads in the first, and no answer", async () => {
    const { _id } = await importOf({ checker: { ...INTERACTOR, kind: "multi-pass", passes: 26 }, conversations: [] });
    const problem = await seen(_id);
    expect(problem.interaction).toMatchObject({
      kind: "multi-pass",
      passes: 26,
      samples: [{ passes: [[{ text: "1 2\n" }, { text: "3\n" }]] }],
    });
    expect(problem.visibleTestCases).toEqual([{ input: "1 2\n", output: "" }]);
    const { body } = await test.call(user, "GET", `/problem/companion/${_id}`);
    expect(body).toMatchObject({ interactive: false, tests: [] });
  });

  it("without a test among its samples can be edited, and runs on what somebody gives its interactor", async () => {
    const secret = { name: "secret/1", isSample: false, explanation: null, checker: null };
    const { _id } = await importOf({ tests: [{ ...secret, input: { content: "7\n" }, answer: { content: "" } }] });
    const form = await edit(_id);
    expect(form).toMatchObject({ visibleTestCases: [], hiddenTestCases: [{ stored: { outputBytes: 0 } }] });
    const saved = await test.call(admin, "PUT", `/problem/update/${_id}`, { ...form, title: "Another" });
    expect(saved.status).toBe(200);
    expect(await edit(_id)).toMatchObject({ title: "Another", checker: INTERACTOR, conversations: form.conversations });
    const run = (own: object) =>
      test.call(user, "POST", `/submission/run/${_id}`, { code: "AC", language: "cpp", ...own });
    expect(await run({})).toMatchObject({ status: 409, body: { message: expect.stringContaining("Add a test of") } });
    expect((await run({ ownInputs: ["5\n"] })).body).toMatchObject({
      success: true,
      testCases: [{ stdin: "5\n", conversation: { isCut: false } }],
    });
  });
});

describe("saving the form of one", () => {
  it("keeps its kind, its samples and the flags of its tests while a sentence changes", async () => {
    const flags: RunChecker = { ...INTERACTOR, arguments: ["20"] };
    const { _id } = await importOf({
      tests: [
        ...[1, 2].map((number) => ({
          name: `secret/${number}`,
          isSample: false,
          explanation: null,
          checker: number === 2 ? flags : null,
          input: { content: `${number}\n` },
          answer: { content: "x\n" },
        })),
      ],
    });
    const form = await edit(_id);
    await test.call(admin, "PUT", `/problem/update/${_id}`, { ...form, description: "Guess it." });
    const version = async () =>
      (await test.context.pool.query("select version from problem where id = $1", [_id])).rows[0].version;
    expect([await edit(_id), await version()]).toMatchObject([{ checker: INTERACTOR, description: "Guess it." }, 1]);
    const { conversations: _, ...others } = await edit(_id);
    await test.call(admin, "PUT", `/problem/update/${_id}`, others);
    expect((await edit(_id)).conversations).toEqual(form.conversations);
    const ownChecker = async () =>
      (
        await test.context.pool.query("select checker from problem_test where problem_id = $1 order by number", [_id])
      ).rows.map((row) => row.checker);
    expect(await ownChecker()).toEqual([null, flags]);
    // What is mended in the program is mended for the tests with flags of their own, too.
    const files = [{ name: "main.py", content: "# mended\n" }];
    await test.call(admin, "PUT", `/problem/update/${_id}`, {
      ...(await edit(_id)),
      checker: { ...INTERACTOR, files },
    });
    expect(await ownChecker()).toEqual([null, { ...flags, files }]);
    await test.call(admin, "PUT", `/problem/update/${_id}`, { ...(await edit(_id)), checker: { kind: "exact" } });
    expect(await ownChecker()).toEqual([null, null]);
    expect((await seen(_id)).interaction).toBeUndefined();
  });

  it("changes its samples, and refuses what is no conversation", async () => {
    const { _id } = await importOf();
    const form = await edit(_id);
    const save = (conversations: unknown) =>
      test.call(admin, "PUT", `/problem/update/${_id}`, { ...form, revision: undefined, conversations });
    const [first] = form.conversations;
    expect((await save([first, { text: ">7\r\n<8" }])).status).toBe(200);
    expect((await edit(_id)).conversations).toEqual([first, { text: ">7\n<8\n" }]);
    expect(await save([{ text: "7\n" }])).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("begins with > (the program writes it)") },
    });
    expect((await save([])).status).toBe(200);
    expect((await edit(_id)).conversations).toEqual([]);
  });
});

it("makes tests with a generator alone: their answers are for nobody", async () => {
  const program = { language: "cpp", code: "print 9" };
  const { body } = await test.call(admin, "POST", "/problem/generate", { generator: program, firstSeed: 1, count: 2 });
  expect(body.tests).toMatchObject([
    { seed: 1, input: "xxxxxxxxx", stored: { outputBytes: 0 } },
    { seed: 2, stored: { outputBytes: 0 } },
  ]);
});
