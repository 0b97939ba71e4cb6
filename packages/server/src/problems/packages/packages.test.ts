import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { ImportResult, PACKAGE_ZIP_MAX_BYTES } from "@verdict/contract/problem-packages";
import { testsFromZip } from "@verdict/contract/test-pairs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp, parseEvents } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { testForm } from "../testing/test-form.ts";
import { packageOf, solution } from "./testing/package-zip.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  vi.stubEnv("TMPDIR", ownFolder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
  rmSync(ownFolder, { recursive: true });
});
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterEach(async () => {
  await test.stopJudging();
  await expect.poll(temporaryFolders).toEqual([]);
});

/** What other processes have there is none of ours. */
const ownFolder = mkdtempSync(path.join(os.tmpdir(), "verdict-packages-test-"));
const temporaryFolders = () => readdirSync(ownFolder).filter((name) => name.startsWith("verdict-package-"));

interface Changes {
  user?: TestUser;
  type?: string;
}

const importZip = (body: string | Buffer<ArrayBuffer>, changes: Changes = {}) => upload("import", body, changes);

async function upload(call: string, body: string | Buffer<ArrayBuffer>, changes: Changes = {}) {
  const headers = { cookie: (changes.user ?? admin).cookie, "content-type": changes.type ?? "application/zip" };
  const reply = await fetch(`${test.address}/problem/${call}`, { method: "POST", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any reply.
  return { status: reply.status, body: (await reply.json()) as any };
}

async function exportZip(id: string): Promise<Buffer<ArrayBuffer>> {
  const reply = await fetch(`${test.address}/problem/export/${id}`, { headers: { cookie: admin.cookie } });
  expect(reply.headers.get("content-type")).toBe("application/zip");
  expect(reply.headers.get("content-disposition")).toBe(`attachment; filename="${id}.zip"`);
  return Buffer.from(await reply.arrayBuffer());
}

const edit = async (id: string) => (await test.call(admin, "GET", `/problem/edit/${id}`)).body;

it("an exported problem is the same problem when it is imported, and its zip the same bytes", async () => {
  const form = testForm({
    timeLimitSeconds: 1.5,
    hints: ["First", "Second"],
    editorial: "**Add** them: $a + b$.\n",
    checker: { kind: "float", absolute: 1e-6, relative: 1e-6, ignoreCase: false, ignoreSpace: true },
  });
  await test.call(admin, "POST", "/problem/create", form);
  const zip = await exportZip("sum-of-two");
  expect((await exportZip("sum-of-two")).equals(zip)).toBe(true);
  const imported = await importZip(zip);
  expect(imported.status).toBe(200);
  expect(ImportResult.parse(imported.body)).toMatchObject({ _id: "sum-of-two-2", isDraft: false, findings: [] });
  const [original, copy] = [await edit("sum-of-two"), await edit("sum-of-two-2")];
  expect(copy.editorial).toBe("**Add** them: $a + b$.\n");
  expect({ ...copy, _id: "", revision: "" }).toEqual({ ...original, _id: "", revision: "" });
});

it("a problem whose tests are being built is not exported without them", async () => {
  await test.call(admin, "POST", "/problem/create", testForm());
  await test.context.pool.query("update problem set awaits_tests = true");
  const reply = await fetch(`${test.address}/problem/export/sum-of-two`, { headers: { cookie: admin.cookie } });
  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({ code: "conflict", message: expect.stringContaining("being built") });
});

it("tests keep the names of their files through import and export", async () => {
  const named = (name: string, isSample: boolean, text: string) => ({
    name,
    isSample,
    explanation: null,
    checker: null,
    input: { content: text },
    answer: { content: "3\n" },
  });
  const tests = [named("sample/01-short", true, "1 2\n"), named("secret/01-zero", false, "0 3\n")];
  const { _id } = ImportResult.parse((await importZip(await packageOf({ tests }))).body);
  const shown = await edit(_id);
  expect(shown.visibleTestCases[0].name).toBe("01-short");
  expect(shown.hiddenTestCases[0].name).toBe("01-zero");
  const copy = ImportResult.parse((await importZip(await exportZip(_id))).body);
  expect((await edit(copy._id)).hiddenTestCases[0].name).toBe("01-zero");
});

it("a package keeps its author, its license and its wrong solutions through import and export", async () => {
  const solutions = [
    solution("accepted/z.cpp", "AC // second", ["AC"]),
    solution("accepted/reference.cpp", "AC // first", ["AC"]),
    solution("wrong_answer/w.cpp", "WA 2", ["WA", "OLE"]),
  ];
  const { body } = await importZip(await packageOf({ solutions }));
  expect(body).toMatchObject({ _id: "from-elsewhere", isDraft: false, findings: [] });
  expect((await edit("from-elsewhere")).referenceSolution).toEqual([{ language: "C++", completeCode: "AC // first" }]);
  const again = await importZip(await exportZip("from-elsewhere"));
  const { rows } = await test.context.pool.query(
    "select p.attribution, array_agg(s.name order by s.name) as names from problem p join package_solution s on s.problem_id = p.id where p.id = $1 group by p.id",
    [again.body._id],
  );
  expect(rows).toMatchObject([
    { attribution: { license: "cc by-sa", credits: "Ada" }, names: ["accepted/z.cpp", "wrong_answer/w.cpp"] },
  ]);
});

it("a wrong solution that the tests do not catch is reported and does not stop the import", async () => {
  const solutions = [solution("accepted/a.cpp", "AC", ["AC"]), solution("wrong_answer/w.cpp", "AC", ["WA", "OLE"])];
  const { body } = await importZip(await packageOf({ solutions }));
  expect(body).toMatchObject({ judged: 2, agreed: 1 });
  expect(body.findings).toEqual([
    {
      severity: "warning",
      file: "submissions/wrong_answer/w.cpp",
      message: "was expected to get WA or OLE, but got AC",
    },
  ]);
});

it("an import tells of the solutions beside the references one by one, since slow ones take minutes", async () => {
  const solutions = [solution("accepted/a.cpp", "AC", ["AC"]), solution("wrong_answer/w.cpp", "WA 1", ["WA", "OLE"])];
  const headers = { cookie: admin.cookie, "content-type": "application/zip", accept: "text/event-stream" };
  const body = await packageOf({ solutions });
  const reply = await fetch(`${test.address}/problem/import`, { method: "POST", headers, body });
  expect(parseEvents(await reply.text()).filter(({ event }) => event === "solution")).toMatchObject([
    { data: { judged: 0, total: 1 } },
    { data: { judged: 1, total: 1, file: "submissions/wrong_answer/w.cpp", verdict: "WA" } },
  ]);
});

it("what only tells problems apart is filled in, and the problem published, unless a draft is asked for", async () => {
  const zip = await packageOf({ difficulty: null, tag: null, startCode: null });
  const { body } = await importZip(zip);
  expect(body).toMatchObject({ isDraft: false, message: "Problem imported." });
  expect(body.findings).toHaveLength(3);
  const user = await test.newUser();
  expect((await test.call(user, "GET", `/problem/problemById/${body._id}`)).body).toMatchObject({
    difficulty: "medium",
    tags: "array",
  });
  const asked = await upload("import?as=draft", zip);
  expect(asked.body).toMatchObject({ isDraft: true, message: "Problem imported as a draft." });
  expect((await test.call(user, "GET", `/problem/problemById/${asked.body._id}`)).status).toBe(404);
  expect((await upload("import?as=published", zip)).status).toBe(400);
});

it("a package from elsewhere without a statement becomes a draft, and all its gaps are named", async () => {
  const gaps = { difficulty: null, tag: null, startCode: null, statement: null, isTimeLimitGiven: false };
  const { body } = await importZip(await packageOf(gaps));
  expect(body).toMatchObject({ isDraft: true, message: "Problem imported as a draft." });
  expect(body.findings.map((finding: { message: string }) => finding.message)).toEqual([
    "holds no statement that we can show",
    "names no difficulty: medium was put in",
    "names no tag: array was put in",
    "holds no starter code: a bare frame was put in",
    "names no time limit: 1 s was taken from its accepted solutions",
  ]);
  const user = await test.newUser();
  expect((await test.call(user, "GET", `/problem/problemById/${body._id}`)).status).toBe(404);
  expect((await test.call(admin, "GET", `/problem/problemById/${body._id}`)).status).toBe(200);
});

it.each([
  [{ multiplier: 5, resolutionSeconds: 1 }, 4],
  [{ multiplier: 2, resolutionSeconds: 1 }, 2],
  [{ multiplier: 2, resolutionSeconds: 0.2 }, 1.6],
])(
  "a missing time limit follows the package's own rule %j for its slowest accepted solution",
  async (rule, seconds) => {
    const solutions = [
      solution("accepted/a.cpp", "AC took 300 ms", ["AC"]),
      solution("accepted/b.cpp", "AC took 800 ms", ["AC"]),
      solution("accepted/c.cpp", "WA took 5000 ms", ["AC"]),
      solution("slow_accepted/d.cpp", "AC took 9000 ms", ["AC", "TLE"]),
    ];
    const timeLimitRule = { ...rule, rounding: "up" } as const;
    const { body } = await importZip(await packageOf({ isTimeLimitGiven: false, timeLimitRule, solutions }));
    expect((await edit(body._id)).timeLimitSeconds).toBe(seconds);
    const message = `names no time limit: ${seconds} s was taken from its accepted solutions`;
    expect(body.findings).toContainEqual({ severity: "warning", file: "problem.yaml", message });
  },
);

it("of accepted solutions that fail another one is the reference, and without any the problem is a draft", async () => {
  const failing = solution("accepted/a.cpp", "WA 2", ["AC"]);
  const why =
    'was expected to be accepted, but fails hidden test case 1: Wrong Answer. Expected "4", got "shown output 2"';
  const finding = { severity: "warning", file: "submissions/accepted/a.cpp", message: why };
  const both = await importZip(await packageOf({ solutions: [failing, solution("accepted/b.cpp", "AC", ["AC"])] }));
  expect(both.body).toMatchObject({ isDraft: false, judged: 2, agreed: 1, findings: [finding] });
  expect((await edit(both.body._id)).referenceSolution).toEqual([{ language: "C++", completeCode: "AC" }]);
  const again = await importZip(await exportZip(both.body._id));
  expect(again.body).toMatchObject({ isDraft: false, judged: 2, agreed: 1 });
  const alone = await importZip(await packageOf({ title: "Alone", solutions: [failing] }));
  expect(alone.body).toMatchObject({ isDraft: true, judged: 1, agreed: 0, measured: [] });
  expect(alone.body.findings).toContainEqual(finding);
  const { rows } = await test.context.pool.query("select name from package_solution where problem_id = $1", [
    alone.body._id,
  ]);
  expect(rows).toEqual([{ name: "accepted/a.cpp" }]);
});

it.each([
  ["too long a limit", () => packageOf({ limits: { ...DEFAULT_LIMITS, timeMs: 61_000 } }), "from 0.1 to 60"],
  [
    "solutions too slow for a limit",
    () => packageOf({ isTimeLimitGiven: false, solutions: [solution("accepted/a.cpp", "AC took 30500 ms", ["AC"])] }),
    "ask for a time limit of 61 seconds, and at most 60 are allowed",
  ],
  ["a statement without end", () => packageOf({ statement: "<div>".repeat(20_000) }), "nested too deeply"],
  ["no zip", async () => Buffer.from("this is no zip"), "zip"],
  ["nothing", async () => Buffer.alloc(0), "zip"],
  ["half a zip", async () => (await packageOf()).subarray(0, 500), "zip"],
])("an upload with %s is refused and leaves no problem", async (_name, makeBody, message) => {
  const reply = await importZip(await makeBody());
  expect(reply).toMatchObject({ status: 400, body: { code: "bad_input", message: expect.stringContaining(message) } });
  expect((await test.context.pool.query("select from problem")).rowCount).toBe(0);
});

it("an upload that is no zip by its type, too large, or not an admin's is refused", async () => {
  expect((await importZip("{}", { type: "application/json" })).status).toBe(400);
  expect((await importZip("x", { type: "text/plain" })).status).toBe(400);
  expect((await importZip(Buffer.alloc(PACKAGE_ZIP_MAX_BYTES + 1))).status).toBe(413);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
  const init = {
    method: "POST",
    body: endless,
    duplex: "half",
    headers: { cookie: admin.cookie, "content-type": "application/zip" },
  };
  const reply = await fetch(`${test.address}/problem/import`, init as RequestInit).then(
    ({ status }) => status,
    () => "cut off",
  );
  expect([413, "cut off"]).toContain(reply);
  const user = await test.newUser();
  expect((await importZip(await packageOf(), { user })).status).toBe(403);
  expect((await test.call(user, "GET", "/problem/export/x")).status).toBe(403);
  expect((await test.call(admin, "GET", "/problem/export/unknown")).status).toBe(404);
  expect((await test.context.pool.query("select from problem")).rowCount).toBe(0);
});

it("a zip of tests comes back as tests for a form, and a save takes the large ones from the database", async () => {
  const tests = [
    { name: "secret/1", content: "small", answer: "1" },
    { name: "secret/2", content: "y".repeat(30_000), answer: "2" },
  ].map(({ name, content, answer }) => ({
    name,
    isSample: false,
    explanation: null,
    checker: null,
    input: { content },
    answer: { content: answer },
  }));
  const { status, body } = await upload("tests-from-zip", await packageOf({ tests }));
  expect(status).toBe(200);
  expect(testsFromZip.response.parse(body).tests).toMatchObject([
    { name: "fromelsewhere/data/secret/1", input: "small", output: "1" },
    { name: "fromelsewhere/data/secret/2", output: "2", stored: { inputBytes: 30_000, outputBytes: 1 } },
  ]);
  expect(body.findings.map((finding: { file: string }) => finding.file)).toContain("fromelsewhere/problem.yaml");
  const saved = await test.call(admin, "POST", "/problem/create", testForm({ hiddenTestCases: body.tests }));
  expect(saved.status).toBe(200);
});

it("a zip without a test, no zip, and one of somebody else is refused", async () => {
  expect((await upload("tests-from-zip", "no zip")).status).toBe(400);
  expect((await upload("tests-from-zip", "{}", { type: "application/json" })).status).toBe(400);
  const without = await upload("tests-from-zip", await packageOf({ tests: [] }));
  expect(without).toMatchObject({ status: 400, body: { message: "The zip holds no pair of .in and .ans files" } });
  const user = await test.newUser();
  expect((await upload("tests-from-zip", await packageOf(), { user })).status).toBe(403);
});
