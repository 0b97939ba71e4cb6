import { api } from "@verdict/contract/api";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser, type TestUser } from "../accounts/testing/test-user.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createSecondApp, createTestApp, type TestApp } from "../testing/test-app.ts";
import { callTalk, makeTestClass, solveProblem } from "./testing/test-talk.ts";

/*
 * Who may make which call of the talk about a problem: every call there is, by everybody there is, for every value of
 * the site's switch, each time about things of their own that the author has written.
 */

/**
 * `newcomer` and `assistant` (of the author's class) have not solved the problem; all behind them have, `teacher` of
 * that class as well.
 */
const ROLES = ["visitor", "newcomer", "assistant", "outsider", "classmate", "teacher", "admin", "author"] as const;
type Role = (typeof ROLES)[number];
const SWITCH = ["classes", "everybody", "off"] as const;

const ALL_WHO_SOLVED = "401 403 403 200 200 200 200 200";
const OWN_ALONE = "401 403 403 404 404 404 404 200";
const SEEN = { classes: "401 403 403 404 200 200 200 200", everybody: ALL_WHO_SOLVED };
/** Of others: nobody votes for their own, or reports it. */
const SEEN_OF_OTHERS = { classes: "401 403 403 404 200 200 200 409", everybody: "401 403 403 200 200 200 200 409" };
const ADMINS = "401 403 403 403 403 403 200 403";
const OFF = "401 404 404 404 404 404 404 404";
const ADMINS_OFF = "401 403 403 403 403 403 404 403";

const always = (open: string) => ({ classes: open, everybody: open, off: OFF });
const byAdmins = { classes: ADMINS, everybody: ADMINS, off: ADMINS_OFF };
/** What was reported before the switch was turned is decided all the same. */
const reports = { classes: ADMINS, everybody: ADMINS, off: ADMINS };

const STATUSES: Readonly<Record<string, Readonly<Record<(typeof SWITCH)[number], string>>>> = {
  talk: always(ALL_WHO_SOLVED),
  addComment: always(ALL_WHO_SOLVED),
  changeComment: always(OWN_ALONE),
  removeComment: always(OWN_ALONE),
  sharedSolutions: always(ALL_WHO_SOLVED),
  sharedSolution: { ...SEEN, off: OFF },
  ownAccepted: always(ALL_WHO_SOLVED),
  shareSolution: always(OWN_ALONE),
  takeBackSolution: always(OWN_ALONE),
  voteForSolution: { ...SEEN_OF_OTHERS, off: OFF },
  reportComment: { ...SEEN_OF_OTHERS, off: OFF },
  reportSolution: { ...SEEN_OF_OTHERS, off: OFF },
  talkReports: reports,
  decideTalkReport: reports,
  hideComment: byAdmins,
  hideSolution: byAdmins,
  lockTalk: byAdmins,
};

const BODIES: Readonly<Record<string, object>> = {
  addComment: { text: "A heap will do." },
  changeComment: { text: "A queue will do." },
  voteForSolution: { isFor: true },
  reportComment: { reason: "Rude" },
  reportSolution: { reason: "Rude" },
  decideTalkReport: { decision: "hide" },
  hideComment: { isHidden: true },
  hideSolution: { isHidden: true },
  lockTalk: { isLocked: true },
};

const sites = {} as Record<(typeof SWITCH)[number], TestApp>;
const who = { visitor: null } as Record<Role, TestUser | null>;
let submissionId = "";

beforeAll(async () => {
  sites.classes = await createTestApp();
  sites.everybody = await createSecondApp(sites.classes, { PROBLEM_TALK: "everybody" });
  sites.off = await createSecondApp(sites.classes, { PROBLEM_TALK: "off" });
  for (const site of Object.values(sites)) await site.context.notifications.ready();
  const { pool } = sites.classes.context;
  await createTestProblem(pool, { id: "sum" });
  for (const role of ROLES.slice(1)) {
    const user = await createTestUser(pool, { role: role === "admin" ? "admin" : "user", firstName: role });
    who[role] = user;
    const hasSolved = !["newcomer", "assistant", "admin"].includes(role);
    if (hasSolved) submissionId = await solveProblem(pool, { user, problemId: "sum", code: "CODEMARK" });
  }
  const { teacher, classmate, author, assistant } = who;
  const members = [teacher, classmate, author, assistant].filter((user) => user !== null);
  const classId = await makeTestClass(pool, members);
  await pool.query("update class_member set role = 'assistant' where class_id = $1 and user_id = $2", [
    classId,
    assistant?.id,
  ]);
});
afterAll(async () => {
  await sites.everybody.close();
  await sites.off.close();
  await sites.classes.close();
});

/** A comment, a shared solution and a report of the comment, and nothing else. */
async function startAnew() {
  const { pool } = sites.classes.context;
  await pool.query("delete from talk_report");
  await pool.query("delete from talk_comment");
  await pool.query("delete from shared_solution");
  await pool.query("delete from talk_lock");
  await pool.query("insert into shared_solution (submission_id, problem_id) values ($1, 'sum')", [submissionId]);
  const { rows } = await pool.query<{ comment_id: string; report_id: string }>(
    `with k as (insert into talk_comment (problem_id, author_id, text, html, renderer_version)
                values ('sum', $1, 'TEXTMARK', '<p>TEXTMARK</p>', 1000) returning id, problem_id, author_id),
          r as (insert into talk_report (problem_id, kind, comment_id, author_id, excerpt, reporter_id, reason)
                select problem_id, 'comment', id, author_id, 'TEXTMARK', $2, 'Rude' from k returning id)
     select k.id as comment_id, r.id as report_id from k, r`,
    [who.author?.id, who.newcomer?.id],
  );
  const { comment_id: commentId = "", report_id: reportId = "" } = rows[0] ?? {};
  return { commentId, reportId };
}

const calls = Object.entries<Endpoint>(api).filter(([, { path }]) => path.startsWith("/problem/talk"));

test("every call of the talk is in the table", () => {
  expect(Object.keys(STATUSES).sort()).toEqual(calls.map(([name]) => name).sort());
});

test.each(calls)("%s answers each role as the table says", async (name, endpoint) => {
  for (const value of SWITCH) {
    const statuses: number[] = [];
    for (const role of ROLES) {
      const ids = { problemId: "sum", submissionId, ...(await startAnew()) };
      const path = fillPath(endpoint.path, ids).replace("/problem/", "");
      const { status, text } = await callTalk(sites[value].app, who[role], endpoint.method, path, BODIES[name]);
      statuses.push(status);
      if (status >= 400) expect(text, `${value} ${role}`).not.toMatch(/MARK/);
    }
    expect(`${value}: ${statuses.join(" ")}`).toBe(`${value}: ${STATUSES[name]?.[value]}`);
  }
});

test("whoever has not solved the problem gets one sentence, whether anything is there or not", async () => {
  const { app, context } = sites.everybody;
  const look = () => callTalk(app, who.newcomer, "GET", "talk/sum");
  await startAnew();
  const before = await look();
  await context.pool.query("delete from talk_comment");
  expect((await look()).text).toBe(before.text);
  expect(before.body).toEqual({
    message: "The talk about a problem opens once you have solved it",
    error: "The talk about a problem opens once you have solved it",
    code: "not_allowed",
  });
});

test("the page of a problem says that there is a talk to those alone for whom it is open", async () => {
  const look = (value: (typeof SWITCH)[number], role: Role) =>
    callTalk(sites[value].app, who[role], "GET", "problemById/sum");
  for (const role of ["outsider", "admin"] as const) {
    expect(await look("classes", role)).toMatchObject({ status: 200, body: { hasTalk: true } });
  }
  expect(await look("classes", "newcomer")).not.toHaveProperty("body.hasTalk");
  expect(await look("off", "author")).not.toHaveProperty("body.hasTalk");
});
