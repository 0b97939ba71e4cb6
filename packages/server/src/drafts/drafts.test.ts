import { api } from "@verdict/contract/api";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let server: TestApp;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await createTestApp();
  for (const id of ["sum", "other"]) await createTestProblem(server.database.pool, { id });
  await createTestProblem(server.database.pool, { id: "secret", isDraft: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await createTestUser(server.database.pool);
  bob = await createTestUser(server.database.pool);
});

async function put(user: TestUser, draft: { slot: string; text: unknown; revision: unknown }, problemId = "sum") {
  const { method } = api.keepDraft;
  const headers = { cookie: user.cookie };
  const reply = await server.app.inject({ method, url: `/submission/drafts/${problemId}`, headers, payload: draft });
  return { status: reply.statusCode, body: reply.json() };
}
async function draftsOf(user: TestUser, problemId = "sum") {
  const reply = await server.app.inject({ url: `/submission/drafts/${problemId}`, headers: { cookie: user.cookie } });
  return reply.json().drafts;
}

test("what is kept comes back to its owner at its problem, and to nobody else", async () => {
  expect((await put(ada, { slot: "cpp", text: "mine", revision: 0 })).body).toEqual({ kind: "kept", revision: 1 });
  expect((await put(ada, { slot: "notes", text: "think first", revision: 0 })).body).toMatchObject({ revision: 1 });
  expect((await put(ada, { slot: "cpp", text: "mine again", revision: 1 })).body).toEqual({
    kind: "kept",
    revision: 2,
  });
  expect(await draftsOf(ada)).toMatchObject([
    { slot: "cpp", text: "mine again", revision: 2 },
    { slot: "notes", text: "think first", revision: 1 },
  ]);
  expect(await draftsOf(bob)).toEqual([]);
  expect(await draftsOf(ada, "other")).toEqual([]);
});

test("a text that was written on another revision than the kept one changes nothing, and is shown what is there", async () => {
  await put(ada, { slot: "java", text: "from the desk", revision: 0 });
  await put(ada, { slot: "java", text: "from the desk, later", revision: 1 });
  for (const revision of [0, 1, 3]) {
    const { body } = await put(ada, { slot: "java", text: "from the train", revision });
    expect(body).toMatchObject({ kind: "conflict", theirs: { text: "from the desk, later", revision: 2 } });
  }
  expect(await draftsOf(ada)).toMatchObject([{ text: "from the desk, later" }]);
});

test("of two devices that save the same revision at once one is kept", async () => {
  const replies = await Promise.all(
    ["one", "two", "three"].map((text) => put(ada, { slot: "cpp", text, revision: 0 })),
  );
  expect(replies.map(({ body }) => body.kind).sort()).toEqual(["conflict", "conflict", "kept"]);
});

test.each([
  [{ slot: "python", text: "x", revision: 0 }, "There is no such draft"],
  [{ slot: "cpp", text: "x".repeat(131_073), revision: 0 }, "A draft must be at most 128 KB"],
  [{ slot: "cpp", text: 5, revision: 0 }, "Text is required"],
  [{ slot: "cpp", text: "x", revision: "1" }, "Revision is required"],
  [{ slot: "cpp", text: "x", revision: 2_147_483_648 }, "There is no such revision"],
])("%j is refused", async (draft, message) => {
  expect(await put(ada, draft)).toMatchObject({ status: 400, body: { message } });
});

test("an unknown problem and others' drafts of problems are 404", async () => {
  for (const id of ["nothing-here", "secret"]) {
    expect((await put(ada, { slot: "cpp", text: "x", revision: 0 }, id)).status).toBe(404);
  }
});

test("nobody keeps more than 32 MB", async () => {
  await server.database.pool.query(
    "insert into draft (user_id, problem_id, slot, text) select $1, 'other', 'cpp' || n, repeat('x', 1048576) from generate_series(1, 33) n",
    [ada.id],
  );
  expect(await put(ada, { slot: "cpp", text: "x", revision: 0 })).toMatchObject({ status: 413 });
  expect((await put(bob, { slot: "cpp", text: "x", revision: 0 })).status).toBe(200);
});
