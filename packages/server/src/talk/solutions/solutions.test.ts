import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { callTalk, makeTestClass, solveProblem } from "../testing/test-talk.ts";

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
let cleo: TestUser;
/** Accepted, of Ada. */
let submissionId: string;

beforeAll(async () => {
  site = await createTestApp({ PROBLEM_TALK: "everybody" });
  const { pool } = site.context;
  await createTestProblem(pool, { id: "sum" });
  await createTestProblem(pool, { id: "other" });
  [ada, bob, cleo] = await Promise.all([
    createTestUser(pool, { firstName: "Ada" }),
    createTestUser(pool, { firstName: "Bob" }),
    createTestUser(pool, { firstName: "Cleo" }),
  ]);
  await pool.query("update user_account set last_name = 'Last'");
  for (const user of [bob, cleo]) await solveProblem(pool, { user, problemId: "sum" });
  submissionId = await solveProblem(pool, { user: ada, problemId: "sum", code: "int a;\nint b;\n" });
  await makeTestClass(pool, [ada, bob]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.context.pool.query("delete from shared_solution");
});

const share = (user: TestUser, id: string, problemId = "sum") =>
  callTalk(site.app, user, "PUT", `talk/${problemId}/solution/${id}`);
const list = async (user: TestUser, query = "") =>
  (await callTalk(site.app, user, "GET", `talk/sum/solutions${query}`)).body;
const vote = (user: TestUser, isFor: boolean, id = submissionId) =>
  callTalk(site.app, user, "PUT", `talk/sum/solution/${id}/vote`, { isFor });

test("a shared solution is listed without its code, which is read by itself", async () => {
  expect((await share(ada, submissionId)).status).toBe(200);
  expect((await share(ada, submissionId)).status).toBe(200);
  const seen = await list(cleo);
  expect(seen).toMatchObject({ languages: [{ language: "cpp", solutions: 1 }], next: null });
  expect(seen.solutions).toMatchObject([{ submissionId, author: "Ada", lines: 2, votes: 0, isOutdated: false }]);
  expect(JSON.stringify(seen)).not.toContain("int a");
  const whole = await callTalk(site.app, bob, "GET", `talk/sum/solution/${submissionId}`);
  expect(whole.body).toMatchObject({ author: "Ada Last", code: "int a;\nint b;\n" });
});

test("taken back, nobody sees it, and its votes are gone", async () => {
  await share(ada, submissionId);
  await vote(bob, true);
  const path = `talk/sum/solution/${submissionId}`;
  expect((await callTalk(site.app, ada, "DELETE", path)).status).toBe(200);
  expect((await list(bob)).solutions).toEqual([]);
  expect((await callTalk(site.app, bob, "GET", path)).status).toBe(404);
  await share(ada, submissionId);
  expect((await list(bob)).solutions).toMatchObject([{ votes: 0 }]);
});

test("only what was accepted can be shared, and only at its own problem", async () => {
  const { rows } = await site.context.pool.query<{ id: string }>(
    `insert into submission (user_id, problem_id, language, code, verdict, total, judged_at)
     values ($1, 'sum', 'cpp', 'x', 'WA', 5, now()) returning id`,
    [ada.id],
  );
  const wrong = rows[0]?.id ?? "";
  expect(await share(ada, wrong)).toMatchObject({
    status: 409,
    body: { message: "Only accepted submissions can be shared" },
  });
  await solveProblem(site.context.pool, { user: ada, problemId: "other" });
  expect((await share(ada, submissionId, "other")).status).toBe(404);
  for (const id of ["x", "1", "%00", submissionId.toUpperCase()]) expect((await share(ada, id)).status).toBe(404);
});

test("of a problem one shares five at most, however many presses come at once", async () => {
  const { pool } = site.context;
  const dora = await createTestUser(pool);
  const ids = [];
  for (let number = 0; number < 8; number += 1) ids.push(await solveProblem(pool, { user: dora, problemId: "sum" }));
  const statuses = await Promise.all(ids.map(async (id) => (await share(dora, id)).status));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  const { body } = await callTalk(site.app, dora, "GET", "talk/sum/own");
  expect(body.mostShared).toBe(5);
  expect(body.submissions.map(({ isShared }: { isShared: boolean }) => isShared)).toEqual([
    ...Array(5).fill(true),
    ...Array(3).fill(false),
  ]);
});

test("a vote counts once however often it is given, is taken back, and is never for one's own", async () => {
  await share(ada, submissionId);
  await Promise.all([vote(bob, true), vote(bob, true), vote(bob, true)]);
  expect((await vote(bob, true)).body).toEqual({ votes: 1, hasVoted: true });
  expect((await vote(cleo, true)).body).toEqual({ votes: 2, hasVoted: true });
  expect((await vote(bob, false)).body).toEqual({ votes: 1, hasVoted: false });
  expect((await vote(bob, false)).body).toEqual({ votes: 1, hasVoted: false });
  expect((await vote(ada, true)).status).toBe(409);
  expect((await list(cleo)).solutions).toMatchObject([{ votes: 1, hasVoted: true }]);
});

test("what a rejudging finds wrong is shown no more; what other tests have judged says so", async () => {
  const { pool } = site.context;
  await share(ada, submissionId);
  await pool.query("update problem set version = version + 1 where id = 'sum'");
  expect((await list(bob)).solutions).toMatchObject([{ isOutdated: true }]);
  await pool.query("alter table submission disable trigger user");
  await pool.query("update submission set verdict = 'WA', passed = 0 where id = $1", [submissionId]);
  expect(await list(bob)).toMatchObject({ languages: [], solutions: [] });
  expect((await vote(bob, true)).status).toBe(404);
  await pool.query("update submission set verdict = 'AC', passed = total where id = $1", [submissionId]);
  await pool.query("alter table submission enable trigger user");
  expect((await list(bob)).solutions).toHaveLength(1);
});

test("they come by language, by votes or newest first, page by page, each once", async () => {
  const { pool } = site.context;
  // Twenty-five in C++ with 0 to 4 votes, and one in Java.
  for (let number = 0; number < 26; number += 1) {
    const author = await createTestUser(pool);
    const language = number === 25 ? "java" : "cpp";
    const id = await solveProblem(pool, { user: author, problemId: "sum", language });
    await share(author, id);
    await pool.query(
      `insert into solution_vote (solution_id, user_id)
       select h.id, u.id from shared_solution h, (select id from user_account order by id limit $2) u where submission_id = $1`,
      [id, number % 5],
    );
  }
  const pagesOf = async (query: string) => {
    const pages: { votes: number; submissionId: string; at: string; language: string }[][] = [];
    for (let next: string | null = ""; next !== null; ) {
      const before = next === "" ? "" : `&before=${next}`;
      const page = await list(bob, `?${query}${before}`);
      pages.push(page.solutions);
      next = page.next;
    }
    return pages;
  };
  for (const query of ["order=votes", "order=newest"]) {
    const pages = await pagesOf(query);
    expect(pages.map(({ length }) => length)).toEqual([20, 6]);
    expect(new Set(pages.flat().map((one) => one.submissionId)).size).toBe(26);
  }
  const votes = (await pagesOf("order=votes")).flat().map((one) => one.votes);
  expect(votes).toEqual(votes.toSorted((one, two) => two - one));
  const moments = (await pagesOf("order=newest")).flat().map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().reverse());
  expect((await pagesOf("language=java")).flat()).toMatchObject([{ language: "java" }]);
  expect((await list(bob)).languages).toEqual([
    { language: "cpp", solutions: 25 },
    { language: "java", solutions: 1 },
  ]);
  for (const query of ["?order=best", "?language=latin", "?before=1", "?before=x-1"]) {
    expect((await callTalk(site.app, bob, "GET", `talk/sum/solutions${query}`)).status, query).toBe(400);
  }
});

test("with the account all goes that somebody has written, shared and voted for", async () => {
  const { pool } = site.context;
  const dora = await createTestUser(pool);
  const id = await solveProblem(pool, { user: dora, problemId: "sum" });
  await share(dora, id);
  await share(ada, submissionId);
  await vote(dora, true);
  await callTalk(site.app, dora, "POST", "talk/sum/comment", { text: "DORAMARK" });
  const comment = (await callTalk(site.app, bob, "GET", "talk/sum")).body.comments[0];
  await callTalk(site.app, bob, "POST", `talk/sum/comment/${comment._id}/report`, { reason: "Rude" });
  await pool.query("delete from user_account where id = $1", [dora.id]);
  expect((await list(bob)).solutions).toMatchObject([{ submissionId, votes: 0 }]);
  const left = await pool.query("select from talk_comment union all select from talk_report");
  expect(left.rowCount).toBe(0);
});
