import { StressResult } from "@verdict/contract/stress";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testMaterial } from "../testing/test-material.ts";
import { createTestProblem } from "../testing/test-problem.ts";

const PATIENT = { timeout: 15_000, interval: 50 };

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const cpp = (code: string) => ({ language: "cpp", code });

/** As the fake judge reads programs: a generator prints the same whatever its seed. */
function bodyWith(changes: object = {}) {
  return {
    program: cpp("AC"),
    bruteForce: cpp("print 2"),
    generator: cpp("print 3"),
    parameters: "n=3 seed={seed}",
    validators: [cpp("RTE 1\nexit 42")],
    checker: { kind: "tokens", ignoreCase: false, ignoreSpace: true },
    timeLimitSeconds: 2,
    memoryLimitMegabytes: 256,
    firstSeed: 7,
    tries: 20,
    seconds: 60,
    ...changes,
  };
}

const stress = (changes: object = {}) => test.call(admin, "POST", "/problem/stress", bodyWith(changes));

it("tells the input on which the program fails, both outputs, and what was tried", async () => {
  const { status, body } = await stress({ program: cpp("WA 1") });
  expect(status).toBe(200);
  expect(StressResult.parse(body)).toMatchObject({
    kind: "differs",
    seed: 7,
    line: "n=3 seed=7",
    input: "xxx",
    expected: "xx",
    output: "shown output 1",
    verdict: "WA",
    tries: 5,
    inputs: 1,
  });
});

it("takes a crash and the time limit of the program as a difference", async () => {
  expect((await stress({ program: cpp("TLE 1") })).body).toMatchObject({ kind: "differs", verdict: "TLE" });
  expect((await stress({ program: cpp("RTE 1") })).body).toMatchObject({ kind: "differs", verdict: "RTE" });
});

it("makes all tries where nothing differs, tells them as they are made, and judges the same input once", async () => {
  const { events } = await test.stream(admin, "/problem/stress", bodyWith());
  expect(events.map(({ event, data }) => [event, data.tries, data.inputs])).toEqual([
    ["tried", 5, 1],
    ["tried", 15, 1],
    ["tried", 20, 1],
    ["result", 20, 1],
  ]);
  expect(events.at(-1)?.data).toMatchObject({ kind: "none", isCutShort: false });
  const { rows } = await test.context.pool.query("select task from run_request where user_id = $1", [admin.id]);
  // One errand of the program at most is left: it had one test.
  for (const { task } of rows) expect(task.tests ?? [1]).toHaveLength(1);
});

it.each([
  [{ generator: cpp("RTE 2") }, 8, "", "The generator (C++) with the seed 8: Runtime Error: exit code 3, shown"],
  [{ generator: cpp("print 65536") }, 7, "", "The generator (C++) with the seed 7 prints over 64 KB"],
  [
    { validators: [cpp("RTE 1\nexit 43: too small")] },
    7,
    "xxx",
    "The validator (C++) refuses the input made with the seed 7: too small",
  ],
  [{ bruteForce: cpp("TLE 1") }, 7, "xxx", "The brute force (C++) with the seed 7: Time Limit Exceeded"],
])("stops with a sentence and the input: %j", async (changes, seed, input, reason) => {
  expect((await stress(changes)).body).toMatchObject({
    kind: "stopped",
    seed,
    line: `n=3 seed=${seed}`,
    input,
    reason,
  });
});

it.each([
  [{ program: cpp("CE") }, "The program does not compile:\nmain.cpp:1:1: error: unknown type name 'CE'"],
  [{ bruteForce: cpp("CE") }, "The brute force does not compile:\nmain.cpp:1:1: error: unknown type name 'CE'"],
  [{ validators: [cpp("CE")] }, "The validator does not compile:\nmain.cpp:1:1: error: unknown type name 'CE'"],
  [{ program: cpp("checker-broken why") }, "The problem's own checker is broken: checker-broken why"],
  [{ tries: 501 }, "Between 1 and 500 tries"],
  [{ seconds: 61 }, "Between 1 and 60 seconds"],
  [{ program: { language: "klingon", code: "x" } }, "This language is not known"],
])("%j is refused", async (changes, message) => {
  expect(await stress(changes)).toMatchObject({ status: 400, body: { message } });
});

it("ends when its time is over, and leaves nothing in the queue", async () => {
  const { body } = await stress({ program: cpp("slow"), seconds: 1 });
  expect(body).toMatchObject({ kind: "none", isCutShort: true, tries: 0 });
  await vi.waitFor(async () => expect(await test.countJobs(admin, "not cancelled")).toBe(0), PATIENT);
});

it("stops when its author leaves", async () => {
  const leaving = new AbortController();
  const call = test.stream(admin, "/problem/stress", bodyWith({ program: cpp("slow") }), leaving.signal);
  const left = call.catch(() => null);
  await vi.waitFor(async () => expect(await test.countJobs(admin, "kind = 'verify'")).toBe(1), PATIENT);
  leaving.abort();
  await left;
  await vi.waitFor(async () => expect(await test.countJobs(admin, "not cancelled")).toBe(0), PATIENT);
});

it("gives the program the files that the problem's package adds", async () => {
  const program = cpp("AC-beside grader.h");
  expect((await stress({ program, problemId: "unknown" })).status).toBe(404);
  expect((await stress({ program, problemId: "sum" })).status).toBe(400);
  const files = { cpp: [{ name: "grader.h", content: "int add(int, int);" }] };
  await test.context.pool.query("update problem set added_files = $1 where id = 'sum'", [JSON.stringify(files)]);
  expect((await stress({ program, problemId: "sum" })).body).toMatchObject({ kind: "none" });
});

it("gives the programs of a package with the parameters of its tests", async () => {
  const programs = async () => (await test.call(admin, "GET", "/problem/programs/sum")).body;
  expect(await programs()).toEqual({ generators: [], validators: [], bruteForce: null });
  const program = { language: "javascript", source: "one" };
  const material = testMaterial({
    generators: { "numbers.js": program, "other.js": program },
    smallCases: ["numbers.js n=2 seed={seed}", "numbers.js n=2 seed={seed}"],
    fullCases: ["numbers.js n=100 seed={seed}"],
    validators: [program],
    bruteForce: program,
  });
  await test.context.pool.query("insert into study_material values ('sum', $1)", [JSON.stringify(material)]);
  const code = { language: "javascript", code: "one" };
  expect(await programs()).toEqual({
    generators: [
      { name: "numbers.js", ...code, parameters: ["n=2 seed={seed}", "n=100 seed={seed}"] },
      { name: "other.js", ...code, parameters: [] },
    ],
    validators: [code],
    bruteForce: code,
  });
});
