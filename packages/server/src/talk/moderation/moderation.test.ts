import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { callTalk, solveProblem } from "../testing/test-talk.ts";

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
let cleo: TestUser;
let admin: TestUser;
/** Shared by Ada. */
let submissionId: string;

beforeAll(async () => {
  site = await createTestApp({ PROBLEM_TALK: "everybody" });
  const { pool } = site.context;
  await createTestProblem(pool, { id: "sum" });
  [ada, bob, cleo, admin] = await Promise.all([
    createTestUser(pool),
    createTestUser(pool),
    createTestUser(pool),
    createTestUser(pool, { role: "admin" }),
  ]);
  for (const user of [bob, cleo]) await solveProblem(pool, { user, problemId: "sum" });
  submissionId = await solveProblem(pool, { user: ada, problemId: "sum", code: "rude();" });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ["talk_report", "talk_comment", "shared_solution", "talk_lock", "audit_entry", "rate_limit"]) {
    await site.context.pool.query(`delete from ${table}`);
  }
  await callTalk(site.app, ada, "PUT", `talk/sum/solution/${submissionId}`);
});

async function write(text = "A rude word"): Promise<string> {
  const { body } = await callTalk(site.app, ada, "POST", "talk/sum/comment", { text });
  return `talk/sum/comment/${body._id}`;
}
const report = (user: TestUser, path: string) => callTalk(site.app, user, "POST", `${path}/report`, { reason: "Rude" });
const reports = async () => (await callTalk(site.app, admin, "GET", "talkReports")).body;
const decide = async (decision: string, index = 0) => {
  const id = (await reports()).reports[index]._id;
  return callTalk(site.app, admin, "POST", `talkReports/${id}`, { decision });
};
const log = async () => {
  const { rows } = await site.context.pool.query(
    "select kind, email_id, done_by, detail from audit_entry where kind like 'talk_%' order by id",
  );
  return rows;
};

test("a report says who has written what, and why; the second one of the same person is refused", async () => {
  const path = await write();
  expect((await report(bob, path)).status).toBe(200);
  expect(await report(bob, path)).toMatchObject({ status: 409, body: { message: "You have reported this already" } });
  expect((await report(bob, `talk/sum/solution/${submissionId}`)).status).toBe(200);
  expect((await callTalk(site.app, bob, "GET", "talk/sum")).body.comments).toMatchObject([{ isReported: true }]);
  expect((await callTalk(site.app, cleo, "GET", "talk/sum")).body.comments).toMatchObject([{ isReported: false }]);
  const found = await reports();
  const both = { author: ada.emailId, reporter: bob.emailId, reason: "Rude", state: "open", isGone: false };
  expect(found).toMatchObject({ open: 2, next: null });
  expect(found.reports).toMatchObject([
    { ...both, kind: "solution", excerpt: "rude();" },
    { ...both, kind: "comment", excerpt: "A rude word" },
  ]);
});

test("what is hidden closes all its reports, and is seen by its author and administrators alone", async () => {
  const path = await write();
  for (const user of [bob, cleo]) await report(user, path);
  expect((await decide("hide")).status).toBe(200);
  expect((await reports()).reports).toMatchObject([{ state: "hidden" }, { state: "hidden" }]);
  expect((await decide("dismiss")).status).toBe(409);
  const seenBy = async (user: TestUser) => (await callTalk(site.app, user, "GET", "talk/sum")).body.comments;
  expect(await seenBy(bob)).toEqual([]);
  expect(await seenBy(ada)).toMatchObject([{ isHidden: true }]);
  expect(await seenBy(admin)).toMatchObject([{ isHidden: true }]);
  expect((await report(bob, path)).status).toBe(404);
  await callTalk(site.app, admin, "PUT", `${path}/hidden`, { isHidden: false });
  await callTalk(site.app, admin, "PUT", `${path}/hidden`, { isHidden: false });
  expect(await seenBy(bob)).toMatchObject([{ isHidden: false }]);
  const about = {
    email_id: ada.emailId,
    done_by: admin.emailId,
    detail: expect.stringMatching(/^comment \d+ of sum$/),
  };
  expect(await log()).toMatchObject([
    { ...about, kind: "talk_hidden" },
    { ...about, kind: "talk_shown" },
  ]);
});

test("a hidden solution counts nowhere, and its author can't put it back by sharing it anew", async () => {
  const path = `talk/sum/solution/${submissionId}`;
  await callTalk(site.app, admin, "PUT", `${path}/hidden`, { isHidden: true });
  expect((await callTalk(site.app, bob, "GET", "talk/sum/solutions")).body).toMatchObject({
    languages: [],
    solutions: [],
  });
  expect((await callTalk(site.app, bob, "GET", path)).status).toBe(404);
  expect((await callTalk(site.app, ada, "DELETE", path)).status).toBe(409);
  expect((await callTalk(site.app, ada, "PUT", path)).status).toBe(200);
  expect((await callTalk(site.app, bob, "GET", path)).status).toBe(404);
  expect(await log()).toMatchObject([{ kind: "talk_hidden", email_id: ada.emailId }]);
});

test("a locked talk is read, and nobody adds to it, whoever it is; one's own goes all the same", async () => {
  const path = await write();
  await report(bob, path);
  expect((await decide("lock")).status).toBe(200);
  const message = "The talk about this problem is locked: nobody adds to it any more";
  for (const user of [ada, bob, admin]) {
    const answer = await callTalk(site.app, user, "POST", "talk/sum/comment", { text: "More" });
    expect(answer).toMatchObject({ status: 409, body: { message } });
  }
  expect((await callTalk(site.app, ada, "PUT", path, { text: "More" })).status).toBe(409);
  expect((await callTalk(site.app, bob, "GET", "talk/sum")).body).toMatchObject({ isLocked: true, comments: [{}] });
  expect((await callTalk(site.app, ada, "DELETE", path)).status).toBe(200);
  expect((await reports()).reports).toMatchObject([{ state: "locked", isGone: true }]);
  await callTalk(site.app, admin, "PUT", "talk/sum/locked", { isLocked: false });
  await write("Open again");
  expect(await log()).toMatchObject([
    { kind: "talk_locked", detail: "sum", email_id: admin.emailId },
    { kind: "talk_unlocked", detail: "sum", email_id: admin.emailId },
  ]);
});

test("what its author takes away stays in the report, which can be dismissed", async () => {
  const path = await write();
  await report(bob, path);
  await callTalk(site.app, ada, "DELETE", path);
  expect((await reports()).reports).toMatchObject([{ excerpt: "A rude word", isGone: true, state: "open" }]);
  expect((await decide("hide")).status).toBe(409);
  expect((await decide("dismiss")).status).toBe(200);
  expect(await log()).toMatchObject([
    { kind: "talk_report_dismissed", email_id: ada.emailId, detail: "comment of sum" },
  ]);
});

test("after a report was dismissed the same person may report it again; one's own nobody reports", async () => {
  const path = await write();
  await report(bob, path);
  await decide("dismiss");
  expect((await report(bob, path)).status).toBe(200);
  expect((await report(ada, path)).status).toBe(409);
});

test("nobody makes more than twenty reports a day", async () => {
  const { pool } = site.context;
  await pool.query(
    `insert into talk_comment (problem_id, author_id, text, html, renderer_version)
     select 'sum', $1, 'x', 'x', 1000 from generate_series(1, 21)`,
    [ada.id],
  );
  const { rows } = await pool.query<{ id: string }>("select id from talk_comment order by id");
  const statuses: number[] = [];
  for (const { id } of rows) statuses.push((await report(bob, `talk/sum/comment/${id}`)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const first = await reports();
  expect(first.reports).toHaveLength(20);
  expect(first.next).toBe(null);
  await pool.query("update talk_report set state = 'dismissed', decided_at = now() where id % 2 = 0");
  await report(cleo, `talk/sum/comment/${rows[0]?.id}`);
  const page = (await callTalk(site.app, admin, "GET", "talkReports")).body;
  const rest = (await callTalk(site.app, admin, "GET", `talkReports?before=${page.next}`)).body;
  const states = [...page.reports, ...rest.reports].map(({ state }: { state: string }) => state);
  expect(states).toEqual([...Array(11).fill("open"), ...Array(10).fill("dismissed")]);
});

test.each(["x", "0", "1e1", "99999999999999999999"])("no report is found by %s", async (id) => {
  expect((await callTalk(site.app, admin, "POST", `talkReports/${id}`, { decision: "hide" })).status).toBe(404);
});
