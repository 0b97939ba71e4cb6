import { MOST_TALK_CHARACTERS } from "@verdict/contract/talk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { callTalk, makeTestClass, makeTestContest, solveProblem } from "../testing/test-talk.ts";

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
/** Of no class. */
let cleo: TestUser;
let admin: TestUser;
let classId: string;

beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.context;
  await createTestProblem(pool, { id: "sum" });
  await createTestProblem(pool, { id: "other" });
  [ada, bob, cleo, admin] = await Promise.all([
    createTestUser(pool, { firstName: "Ada" }),
    createTestUser(pool, { firstName: "Bob" }),
    createTestUser(pool, { firstName: "Cleo" }),
    createTestUser(pool, { firstName: "Root", role: "admin" }),
  ]);
  await pool.query("update user_account set last_name = 'Last'");
  for (const user of [ada, bob, cleo]) {
    for (const problemId of ["sum", "other"]) await solveProblem(pool, { user, problemId });
  }
  classId = await makeTestClass(pool, [ada, bob]);
});
afterAll(() => site.close());

const read = async (user: TestUser, problemId = "sum") =>
  (await callTalk(site.app, user, "GET", `talk/${problemId}`)).body;
const say = (user: TestUser, text: string, problemId = "sum") =>
  callTalk(site.app, user, "POST", `talk/${problemId}/comment`, { text });
const textsOf = async (user: TestUser, problemId = "sum") =>
  (await read(user, problemId)).comments.map(({ html }: { html: string }) => html.replaceAll(/<\/?p>/g, ""));

/** Without a renderer; oldest first. */
async function writeMany(author: TestUser, count: number, problemId: string): Promise<void> {
  await site.context.pool.query(
    `insert into talk_comment (problem_id, author_id, text, html, renderer_version)
     select $1, $2, 'n' || n, '<p>n' || n || '</p>', 1000 from generate_series(1, $3::int) n order by n`,
    [problemId, author.id, count],
  );
}

test("a comment is read by one's class under the whole name, and by nobody outside", async () => {
  const { status, body } = await say(ada, "  Sort **first**.  ");
  expect(status).toBe(200);
  expect(body).toMatchObject({ html: "<p>Sort <strong>first</strong>.</p>", text: "Sort **first**.", isOwn: true });
  const seen = await read(bob);
  expect(seen).toMatchObject({ problemTitle: "Sum of Two", readers: "classes", isLocked: false, next: null });
  expect(seen.comments).toMatchObject([{ _id: body._id, author: "Ada Last", text: null, isOwn: false }]);
  expect((await read(cleo)).comments).toEqual([]);
  expect((await read(admin)).comments).toMatchObject([{ _id: body._id, author: "Ada Last" }]);
});

test("what an administrator writes is read by everybody, under the first name", async () => {
  await say(admin, "Be kind.");
  expect((await read(cleo)).comments).toMatchObject([{ author: "Root", html: "<p>Be kind.</p>" }]);
});

test("nothing that a browser would run is left of a comment, and no picture", async () => {
  const text = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "![y](https://example.org/a.png)",
    "done",
  ];
  const { body } = await say(bob, text.join("\n\n"), "other");
  expect(body.html).toContain("done");
  expect(body.html).not.toMatch(/<script|onerror|javascript:|<img|example\.org/i);
});

test("its author changes a comment and takes it away, and nobody else does", async () => {
  const { body } = await say(ada, "Wrnog");
  const path = `talk/sum/comment/${body._id}`;
  const text = "Right";
  for (const user of [bob, admin]) {
    expect((await callTalk(site.app, user, "PUT", path, { text })).status).toBe(404);
    expect((await callTalk(site.app, user, "DELETE", path)).status).toBe(404);
  }
  const changed = await callTalk(site.app, ada, "PUT", path, { text });
  expect(changed.body).toMatchObject({ html: "<p>Right</p>", editedAt: expect.any(String) });
  expect((await callTalk(site.app, ada, "DELETE", path)).status).toBe(200);
  expect((await callTalk(site.app, ada, "DELETE", path)).status).toBe(404);
});

test.each([
  ["", "Write something"],
  [" \n ", "Write something"],
  ["x".repeat(MOST_TALK_CHARACTERS + 1), "A comment has at most 5000 characters"],
  [`${"> ".repeat(700)}x`, "The comment is too long or nested too deeply"],
  ["$\\frac{1}{2}$ ".repeat(350), "This comment is too long when its formulas are drawn"],
])("a text is refused: %#", async (text, message) => {
  expect(await say(bob, text, "other")).toMatchObject({ status: 400, body: { message } });
});

test.each(["0", "999999999999", "1e3", "-1", "x'", "99999999999999999999", "%00"])(
  "no comment is found by %s",
  async (id) => {
    expect((await callTalk(site.app, bob, "DELETE", `talk/sum/comment/${id}`)).status).toBe(404);
  },
);

test("a comment is found at its own problem alone", async () => {
  const { body } = await say(ada, "Only here");
  const answer = await callTalk(site.app, ada, "DELETE", `talk/other/comment/${body._id}`);
  expect(answer.status).toBe(404);
  expect(await textsOf(ada)).toContain("Only here");
});

test("pages go back to the first comment, each of which is on one of them", async () => {
  const { pool } = site.context;
  await pool.query("delete from talk_comment where problem_id = 'other'");
  await writeMany(ada, 65, "other");
  const pages: string[][] = [];
  let next: string | null = "";
  while (next !== null) {
    const query = next === "" ? "" : `?before=${next}`;
    const { body } = await callTalk(site.app, bob, "GET", `talk/other${query}`);
    pages.unshift(body.comments.map(({ html }: { html: string }) => html));
    next = body.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([5, 30, 30]);
  expect(pages.flat()).toEqual(Array.from({ length: 65 }, (_, index) => `<p>n${index + 1}</p>`));
  expect((await callTalk(site.app, bob, "GET", "talk/other?before=x")).status).toBe(400);
});

test("what an older renderer has made is made anew before anybody sees it", async () => {
  const { pool } = site.context;
  await pool.query("delete from talk_comment where problem_id = 'other'");
  await writeMany(ada, 1, "other");
  await pool.query("update talk_comment set html = '<script>', renderer_version = 1 where problem_id = 'other'");
  expect(await textsOf(bob, "other")).toEqual(["n1"]);
  const { rows } = await pool.query("select html from talk_comment where problem_id = 'other'");
  expect(rows).toEqual([{ html: "<p>n1</p>" }]);
});

test("of somebody who is about to leave, nobody but administrators sees anything", async () => {
  const { pool } = site.context;
  await pool.query("delete from talk_comment where problem_id = 'other'");
  await writeMany(ada, 1, "other");
  await pool.query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() + interval '1 day')`,
    [ada.id],
  );
  expect(await textsOf(bob, "other")).toEqual([]);
  expect(await textsOf(admin, "other")).toEqual(["n1"]);
  await pool.query("delete from account_deletion");
  expect(await textsOf(bob, "other")).toEqual(["n1"]);
});

test("while a contest closes the editorial to somebody the talk is closed as well, and open again afterwards", async () => {
  const { pool } = site.context;
  const cup = { id: "cup", problemId: "sum", from: -10, to: 50, entrants: [bob] };
  await makeTestContest(pool, cup);
  const refusal = { status: 403, body: { message: "This is closed until The Cup is over" } };
  for (const path of ["talk/sum", "talk/sum/solutions", "talk/sum/own"]) {
    expect(await callTalk(site.app, bob, "GET", path)).toMatchObject(refusal);
  }
  expect(await say(bob, "Psst")).toMatchObject(refusal);
  expect(await callTalk(site.app, bob, "GET", "editorial/sum")).not.toMatchObject({ status: 200 });
  expect((await read(ada)).comments.length).toBeGreaterThan(0);
  await pool.query("update contest set ends_at = now() - interval '1 minute' where id = 'cup'");
  expect((await say(bob, "It is over")).status).toBe(200);
});

test("whoever is through a contest helps nobody who still has time, and tells nothing of a frozen board", async () => {
  const { pool } = site.context;
  await pool.query("delete from contest");
  await makeTestContest(pool, { id: "cup", problemId: "sum", from: -60, to: -1, entrants: [ada, bob] });
  await pool.query(
    "update contest_entry set extra_minutes = 30 where id = (select entry_id from contest_member where user_id = $1)",
    [bob.id],
  );
  const refusal = {
    status: 403,
    body: { message: "You can tell others of this once your contest or assignment is over for all" },
  };
  expect((await callTalk(site.app, ada, "GET", "talk/sum")).status).toBe(200);
  expect(await say(ada, "Psst")).toMatchObject(refusal);
  expect((await say(cleo, "I am in no contest")).status).toBe(200);
  await pool.query("update contest_entry set extra_minutes = 0");
  expect((await say(ada, "It is over")).status).toBe(200);
  await pool.query("update contest set freeze_minutes = 20");
  expect(await say(ada, "Psst")).toMatchObject(refusal);
  await pool.query("update contest set thawed_at = now()");
  expect((await say(ada, "It is shown")).status).toBe(200);
});

test("an assignment that closes answers closes the talk to its students", async () => {
  const { pool } = site.context;
  const { rows } = await pool.query<{ id: string }>(
    `insert into assignment (class_id, title, opens_at, due_at, late_days, late_percent, grading, aids)
     values ($1, 'Week 1', now() - interval '1 hour', now() + interval '1 hour', 0, 0, 'points', 'homework') returning id`,
    [classId],
  );
  await pool.query(
    "insert into assignment_problem (assignment_id, ordinal, problem_id, points) values ($1, 1, 'sum', 10)",
    [rows[0]?.id],
  );
  const refusal = { status: 403, body: { message: "This is closed until Week 1 is over" } };
  expect(await callTalk(site.app, bob, "GET", "talk/sum")).toMatchObject(refusal);
  // The teacher.
  expect((await callTalk(site.app, ada, "GET", "talk/sum")).status).toBe(200);
  await pool.query("update assignment set aids = 'open'");
  expect((await callTalk(site.app, bob, "GET", "talk/sum")).status).toBe(200);
});

test("nobody writes more than thirty comments an hour, and says when to go on", async () => {
  const { pool } = site.context;
  const statuses = new Set<number>();
  const dora = await createTestUser(pool);
  await solveProblem(pool, { user: dora, problemId: "other" });
  for (let number = 1; number <= 30; number += 1) statuses.add((await say(dora, `n${number}`, "other")).status);
  expect([...statuses]).toEqual([200]);
  expect(await say(dora, "one more", "other")).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
});
