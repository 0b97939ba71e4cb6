import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { languageFacts } from "@verdict/contract/language-facts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendToListeners } from "./companion.ts";
import { type CommandDesk, openCommandDesk } from "./testing/command-desk.ts";
import { events, json, refusal } from "./testing/fake-site.ts";

const PROBLEM = {
  _id: "two-belts",
  title: "Two Belts\u001b[31m",
  description: "Add $a$ and $b$.",
  descriptionHtml: "",
  difficulty: "easy",
  tags: "array",
  timeLimitSeconds: 1,
  memoryLimitMegabytes: 256,
  visibleTestCases: [
    { input: "1 2", output: "3" },
    { input: "5 5\n", output: "10\n" },
  ],
  startCode: [
    { language: "JavaScript", initialCode: "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ');" },
  ],
  isSolved: false,
};
const RESULT = {
  submissionId: "11111111-2222-3333-4444-555555555555",
  accepted: false,
  verdict: "WA",
  passedTestCases: 1,
  totalTestCases: 2,
  runtime: 0.012,
  memory: 2048,
  failedTest: { stdin: "5 5\n", expected_output: "10\n", stdout: "9\n", stderr: "", verdict: "WA", reason: "" },
};
const USER = {
  _id: "u",
  firstName: "Ada",
  emailId: "ada@example.com",
  role: "user",
  problemsSolvedCount: 0,
  createdAt: "2026-01-01T00:00:00.000Z",
};

let desk: CommandDesk;
let folder: string;
const start: CommandDesk["start"] = (answers) => desk.start(answers);
const run: CommandDesk["run"] = (line, input) => desk.run(line, input);

beforeEach(async () => {
  desk = await openCommandDesk();
  folder = desk.folder;
});
afterEach(() => desk.close());

test("login keeps a token that the site knows, and every call carries it", async () => {
  const { address, asked } = await start({ "GET /user/check": json({ user: USER }) });
  const { printed } = await run(`login ${address}`, { secret: "vdt_abc" });
  expect(printed).toEqual([`Signed in to ${address} as Ada (ada@example.com).`]);
  expect(asked[0]?.headers.authorization).toBe("Bearer vdt_abc");
  expect(JSON.parse(await readFile(path.join(folder, "account.json"), "utf8"))).toEqual({
    site: address,
    token: "vdt_abc",
  });
});

test("a token that is none, or that the site does not know, is not kept", async () => {
  const { address } = await start({ "GET /user/check": refusal(401, "not_signed_in", "Please log in first") });
  await expect(run(`login ${address}`, { secret: "abc" })).rejects.toThrow("begins with vdt_");
  await expect(run(`login ${address}`, { secret: "vdt_abc" })).rejects.toThrow("does not know this token");
  await expect(run("list", { isSignedOut: true })).rejects.toThrow("You are not signed in");
});

test("list shows what was solved and tried, and filters", async () => {
  const other = { _id: "a-walk", title: "A Walk", difficulty: "hard", tags: "graph" };
  const summary = { _id: PROBLEM._id, title: PROBLEM.title, difficulty: "easy", tags: "array" };
  await start({
    "GET /problem/getAllProblem": json([summary, other]),
    "GET /problem/problemSolvedByUser": json([summary]),
    "GET /submission/attempted": json({ problemIds: ["two-belts"] }),
  });
  expect((await run("list")).printed).toEqual([
    "✓ two-belts  easy    array       Two Belts",
    "  a-walk     hard    graph       A Walk",
  ]);
  expect((await run("list WALK --difficulty hard")).printed).toHaveLength(1);
  expect((await run("list --unsolved --json")).printed.map((text) => JSON.parse(text))).toEqual([
    [{ ...other, state: "new" }],
  ]);
  expect(await run("list nothing")).toMatchObject({ code: 0, printed: [], said: ["No problem is like that."] });
});

test("pull makes a folder that test and submit understand, and leaves work alone when it pulls again", async () => {
  await start({ "GET /problem/problemById/two-belts": json(PROBLEM) });
  const first = await run("pull two-belts -l javascript");
  expect(first.printed[0]).toBe("Two Belts (easy, array, 1.5 s for JavaScript, 256 MB)");
  const inside = (name: string) => path.join(folder, "two-belts", name);
  expect(await readFile(inside("examples/1.in"), "utf8")).toBe("1 2\n");
  expect(await readFile(inside("examples/2.out"), "utf8")).toBe("10\n");
  expect(await readFile(inside("statement.md"), "utf8")).toContain("Add $a$ and $b$.");
  await writeFile(inside("solution.js"), `${PROBLEM.startCode[0]?.initialCode} console.log(Math.min(9, +a + +b))`);
  await writeFile(inside("examples/own.in"), "0 0\n");
  await writeFile(inside("examples/own.out"), "0\n");
  expect((await run("pull two-belts -l javascript")).printed[1]).toContain("left as it is");
  const tested = await run("test", { inside: "two-belts" });
  expect(tested.code).toBe(1);
  expect(tested.printed.filter((line) => line.startsWith("example")).map((line) => line.replace(/ \(.*/, ""))).toEqual([
    "example 1: ok ",
    "example 2: differs ",
    "example own: ok ",
  ]);
  expect(tested.printed).toContain("  your output:\n    9");
});

test("pull in a language that a problem has no starter code in begins with code that reads the input", async () => {
  await start({ "GET /problem/problemById/two-belts": json(PROBLEM) });
  await run("pull two-belts -l python3");
  const { starter } = languageFacts("python3");
  expect(await readFile(path.join(folder, "two-belts", "solution.py"), "utf8")).toBe(starter);
});

test("an id that would lead out of the folder is refused", async () => {
  await start({ "GET /problem/problemById/x": json({ ...PROBLEM, _id: "../x" }) });
  await expect(run("pull x")).rejects.toThrow("cannot be a folder's name");
});

test("submit shows how far the judge is, and what failed", async () => {
  const { address, asked } = await start({
    "GET /problem/problemById/two-belts": json(PROBLEM),
    "POST /submission/submit/two-belts": events(
      ["accepted", { id: "x", totalTestCases: 2 }],
      ["something-new", {}],
      ["compiled", {}],
      ["test", { number: 1, verdict: "AC" }],
      ["test", { number: 2, verdict: "WA" }],
      ["result", RESULT],
    ),
  });
  await run("pull two-belts -l javascript");
  const { code, printed, shown } = await run("submit", { inside: "two-belts" });
  expect(code).toBe(1);
  expect(shown.at(-1)).toBe("2/2 tests judged … test 2: WA");
  expect(printed.join("\n").split("\n")).toEqual([
    "WA  Wrong answer  1/2 tests  0.012 s on examples  2.00 MB on examples",
    "  input:",
    "    5 5",
    "  expected:",
    "    10",
    "  your output:",
    "    9",
    `${address}/submission/${RESULT.submissionId}`,
  ]);
  expect(asked.at(-1)?.body).toEqual({
    code: `${PROBLEM.startCode[0]?.initialCode}\n`,
    language: "javascript",
    key: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test("an accepted submission ends with 0, also outside of a pulled folder", async () => {
  const accepted = { ...RESULT, accepted: true, verdict: "AC", passedTestCases: 2, failedTest: undefined };
  await start({ "POST /submission/submit/two-belts": json(accepted) });
  await writeFile(path.join(folder, "a.cpp"), "int main() {}");
  await expect(run("submit a.cpp")).rejects.toThrow("Which problem?");
  expect((await run("submit a.cpp --problem two-belts")).code).toBe(0);
  const { printed } = await run("submit a.cpp --problem two-belts --json");
  expect(JSON.parse(printed[0] ?? "")).toMatchObject({ verdict: "AC" });
});

test.each([
  [refusal(429, "too_many_requests", "Please wait.", { "retry-after": "7" }), "Please wait. (again in 7 s)"],
  [{ ...events(), isCut: true }, "before the verdict came. Whether the site has the submission is not known"],
  [events(["error", { message: "No judge", error: "No judge", code: "judge_unavailable" }]), "No judge"],
  [{ type: "text/html", parts: ["<p>a proxy"] }, "is it a Verdict site"],
  [{ status: 502, type: "text/html", parts: ["<p>a proxy"] }, "refused with status 502"],
])("a submission that does not get through is told in words (%#)", async (answer, message) => {
  await start({ "POST /submission/submit/p": answer });
  await writeFile(path.join(folder, "a.cpp"), "int main() {}");
  await expect(run("submit a.cpp -p p")).rejects.toThrow(message);
});

test("a folder of another site, two programs, and a file of no language are asked about", async () => {
  await start({});
  const inside = path.join(folder, "p");
  await mkdir(inside);
  const facts = { problemId: "p", title: "P", url: "u", timeLimitSeconds: 1, memoryLimitMegabytes: 1 };
  await writeFile(path.join(inside, "problem.json"), JSON.stringify({ ...facts, site: "https://other.example" }));
  await expect(run("submit", { inside: "p" })).rejects.toThrow("This problem is from https://other.example");
  await writeFile(path.join(inside, "a.cpp"), "");
  await writeFile(path.join(inside, "b.java"), "");
  await expect(run("test", { inside: "p" })).rejects.toThrow("Which file: a.cpp, b.java?");
  await expect(run("test notes.txt", { inside: "p" })).rejects.toThrow("the ending tells the language");
  await expect(run("test c.cpp", { inside: "p" })).rejects.toThrow("There is no file");
});

test("history says what was submitted when", async () => {
  const row = {
    _id: "s",
    language: "cpp",
    status: "accepted",
    verdict: "AC",
    runtime: 0.5,
    memory: 1000,
    testCasesPassed: 20,
    testCasesTotal: 20,
    createdAt: "2026-11-22T10:15:00.000Z",
    errorMessage: "",
    code: "int main() {}",
  };
  await start({ "GET /problem/submittedProblem/p": json([row, { ...row, verdict: null }]) });
  expect((await run("history p")).printed).toEqual([
    "2026-11-22 10:15 UTC  AC     20/20  0.500 s  cpp         Accepted",
    "2026-11-22 10:15 UTC  …      20/20        –  cpp         Pending",
  ]);
});

test("send hands the task to whoever listens, and says when nobody does", async () => {
  const listener = await start({ "POST /": json({}) });
  const port = Number(new URL(listener.address).port);
  const task = {
    name: "Two Belts",
    group: "Verdict",
    url: "http://x/problem/two-belts",
    interactive: false,
    memoryLimit: 256,
    timeLimit: 1000,
    tests: [{ input: "1 2", output: "3" }],
    testType: "single" as const,
    input: { type: "stdin" as const },
    output: { type: "stdout" as const },
    languages: { java: { mainClass: "Main", taskClass: "TwoBelts" } },
    batch: { id: "b", size: 1 },
  };
  expect(await sendToListeners(task, [port, 9])).toEqual([port]);
  expect(listener.asked).toMatchObject([{ method: "POST", path: "/", body: task }]);
  expect(await sendToListeners(task, [9])).toEqual([]);
});

test.each([
  ["history --problem two-belts", "GET /problem/submittedProblem/two-belts", "application/json"],
  ["submit --problem two-belts a.js", "POST /submission/submit/two-belts", "text/event-stream"],
])("an answer without an end fills no memory: %s", async (line, call, type) => {
  await writeFile(path.join(folder, "a.js"), "1");
  const parts = Array.from({ length: 80 }, () => `: ${"x".repeat(1024 * 1024)}\n\n`);
  await start({ [call]: { parts, type } });
  await expect(run(line)).rejects.toThrow("has no end");
});
