import { Problem, ProblemSummary } from "@verdict/contract/problems";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { announceProblemsChanged } from "./problem-list.ts";
import { createTestProblem } from "./testing/test-problem.ts";

let test: TestApp;
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  await test.context.notifications.ready();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, {
    id: "sum-of-three",
    content: {
      title: "Sum of Three",
      tag: "dp",
      hints: ["Add two first.", "Then the third."],
      editorial: "**Add in any order**: $a + b + c$.",
    },
  });
  await createTestProblem(test.context.pool, { id: "draft", isDraft: true, content: { editorial: "Soon." } });
  await createTestProblem(test.context.pool, { id: "gone", content: { editorial: "Over." } });
  await test.context.pool.query("update problem set deleted_at = now() where id = 'gone'");
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await createTestUser(test.context.pool);
  admin = await createTestUser(test.context.pool, { role: "admin" });
});

async function get(path: string, who: TestUser | null) {
  const reply = await test.app.inject({
    method: "GET",
    url: path,
    headers: who === null ? {} : { cookie: who.cookie },
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

it("lists summaries in catalogue order, drafts for admins only, deleted ones for nobody", async () => {
  const forUser = await get("/problem/getAllProblem", user);
  expect(z.array(ProblemSummary).parse(forUser.body)).toEqual([
    { _id: "sum", title: "Sum of Two", difficulty: "easy", tags: "array" },
    { _id: "sum-of-three", title: "Sum of Three", difficulty: "easy", tags: "dp" },
  ]);
  const forAdmin = await get("/problem/getAllProblem", admin);
  expect(forAdmin.body.map((problem: { _id: string }) => problem._id)).toEqual(["sum", "sum-of-three", "draft"]);
  expect(forAdmin.body[2].isDraft).toBe(true);
});

it("shows a change of the list at once", async () => {
  await get("/problem/getAllProblem", user);
  await test.context.pool.query("update problem set title = 'A new title' where id = 'sum-of-three'");
  await announceProblemsChanged(test.context.pool);
  const hasNewTitle = async () => (await get("/problem/getAllProblem", user)).text.includes("A new title");
  await expect.poll(hasNewTitle, { timeout: 1000, interval: 20 }).toBe(true);
});

it("gives the author's hints to everybody who may see the problem", async () => {
  expect((await get("/problem/problemById/sum-of-three", user)).body.hints).toEqual([
    "Add two first.",
    "Then the third.",
  ]);
  expect((await get("/problem/problemById/sum", user)).body).not.toHaveProperty("hints");
});

it("says that a problem has an editorial, and gives its text only to those who ask for it", async () => {
  const seen = await get("/problem/problemById/sum-of-three", user);
  expect(seen.body.hasEditorial).toBe(true);
  expect(seen.text).not.toContain("Add in any order");
  const { status, body } = await get("/problem/editorial/sum-of-three", user);
  expect(status).toBe(200);
  expect(body.editorialHtml).toContain("<strong>Add in any order</strong>");
  expect(body.editorialHtml).toContain("<math");
  expect((await get("/problem/problemById/sum", user)).body).not.toHaveProperty("hasEditorial");
});

it("gives no editorial that is not there, of a draft, or to strangers", async () => {
  for (const id of ["sum", "gone", "draft", "nothing"]) {
    expect([id, (await get(`/problem/editorial/${id}`, user)).status]).toEqual([id, 404]);
  }
  expect((await get("/problem/editorial/draft", admin)).status).toBe(200);
  expect((await get("/problem/editorial/sum-of-three", null)).status).toBe(401);
});

it("gives a problem with its statement as HTML, its limits and its visible tests", async () => {
  const { status, body } = await get("/problem/problemById/sum", user);
  expect(status).toBe(200);
  expect(Problem.parse(body)).toMatchObject({
    _id: "sum",
    descriptionHtml: expect.stringContaining("<math"),
    timeLimitSeconds: 2,
    memoryLimitMegabytes: 256,
    visibleTestCases: [
      { input: "1 2\n", output: "3\n", explanation: "1 + 2" },
      { input: "5 5\n", output: "10\n" },
    ],
    startCode: [
      { language: "C++", initialCode: "// C++" },
      { language: "Java", initialCode: "// Java" },
      { language: "JavaScript", initialCode: "// JavaScript" },
    ],
    isSolved: false,
  });
});

it("shows reference solutions only to admins and to those who have solved the problem", async () => {
  expect((await get("/problem/problemById/sum", user)).body.referenceSolution).toBeUndefined();
  expect((await get("/problem/problemById/sum", admin)).body.referenceSolution).toHaveLength(3);
  await test.context.pool.query("insert into solved values ($1, 'sum', now())", [user.id]);
  const solved = (await get("/problem/problemById/sum", user)).body;
  expect(solved.isSolved).toBe(true);
  expect(solved.referenceSolution).toContainEqual({ language: "C++", completeCode: "reference cpp" });
  expect((await get("/problem/problemById/sum-of-three", user)).body.referenceSolution).toBeUndefined();
});

it("never shows a hidden test, not even to admins", async () => {
  for (const who of [user, admin]) {
    for (const path of ["/problem/getAllProblem", "/problem/problemById/sum", "/problem/problemSolvedByUser"]) {
      const reply = await get(path, who);
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(HIDDEN_MARK);
    }
  }
});

it("lists what the user has solved, and nothing that was deleted since", async () => {
  await test.context.pool.query("insert into solved values ($1, 'sum', now()), ($1, 'gone', now())", [user.id]);
  const { body } = await get("/problem/problemSolvedByUser", user);
  expect(body).toEqual([{ _id: "sum", title: "Sum of Two", difficulty: "easy", tags: "array" }]);
});

it("does not know unknown and deleted problems, nor drafts for users", async () => {
  for (const id of ["nothing", "gone", "draft", "%00", "%2e%2e", "a".repeat(5000)]) {
    const { status } = await get(`/problem/problemById/${id}`, user);
    expect([id, status]).toEqual([id, id.length > 1000 ? status : 404]);
    expect(status).toBeLessThan(500);
  }
  expect((await get("/problem/problemById/draft", admin)).body.isDraft).toBe(true);
  expect((await get("/problem/problemById/sum", null)).status).toBe(401);
});
