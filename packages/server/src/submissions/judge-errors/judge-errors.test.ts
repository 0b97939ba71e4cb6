import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { queueSubmission } from "../testing/queued-submission.ts";
import { retryDueJudgeErrors } from "./retry.ts";

let test: JudgingApp;
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  user = await test.newUser();
  admin = await test.newUser("admin");
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});
beforeEach(() => emptyTables(test.context.pool, "submission, job"));

/** As an outage leaves them. */
async function endAsJudgeError(input: {
  minutesAgo: number;
  kind?: "judge" | "problem";
  retries?: number;
}): Promise<string> {
  const { pool } = test.context;
  const id = await queueSubmission(pool, { userId: user.id, problemId: "sum", code: "AC" });
  await pool.query("delete from job where subject_id = $1", [id]);
  await pool.query(
    `update submission set verdict = 'JE', judged_at = now() - make_interval(mins => $2), judge_retries = $4,
            fault = jsonb_build_object('kind', $3::text, 'reason', 'ENOSPC') where id = $1`,
    [id, input.minutesAgo, input.kind ?? "judge", input.retries ?? 0],
  );
  return id;
}

const list = async (query = "") => (await test.call(admin, "GET", `/submission/judge-errors${query}`)).body;
const retry = async (id: string) => (await test.call(admin, "POST", `/submission/judge-errors/${id}/retry`)).body;
const standings = async (...ids: string[]) => {
  const { body } = await test.call(admin, "GET", `/submission/judge-errors/standings?ids=${ids.join(",")}`);
  return Object.fromEntries(
    body.standings.map((one: { submissionId: string; state: string }) => [one.submissionId, one.state]),
  );
};
const verdictOf = async (id: string) =>
  (await test.context.pool.query("select verdict from submission where id = $1", [id])).rows[0].verdict;

it("what ended as a judge error is judged again by itself after a minute, and counts like any other", async () => {
  const id = await endAsJudgeError({ minutesAgo: 2 });
  const fresh = await endAsJudgeError({ minutesAgo: 0 });
  expect(await retryDueJudgeErrors(test.context)).toBe(1);
  expect(await verdictOf(fresh)).toBe("JE");
  await test.startJudging();
  await expect.poll(() => verdictOf(id)).toBe("AC");
  const { rows } = await test.context.pool.query("select problems_solved_count as n from user_account where id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
  await test.stopJudging();
});

it.each([
  [0, 2, 1],
  [1, 2, 0],
  [1, 11, 1],
  [4, 23 * 60, 0],
  [4, 25 * 60, 1],
  [5, 10_000, 0],
])("after %i retries and %i minutes, %i is queued again", async (retries, minutesAgo, queued) => {
  await endAsJudgeError({ minutesAgo, retries });
  expect(await retryDueJudgeErrors(test.context)).toBe(queued);
});

it("a fault of the problem is not tried again: it would come again", async () => {
  await endAsJudgeError({ minutesAgo: 100_000, kind: "problem" });
  expect(await retryDueJudgeErrors(test.context)).toBe(0);
  expect((await test.call(admin, "POST", "/submission/judge-errors/retry")).body).toEqual({ queued: 0 });
});

it("an admin lets all of them be judged again at once, also those that were tried often enough", async () => {
  await endAsJudgeError({ minutesAgo: 0 });
  await endAsJudgeError({ minutesAgo: 100_000, retries: 5 });
  expect((await list()).count).toBe(2);
  expect((await test.call(admin, "POST", "/submission/judge-errors/retry")).body).toEqual({ queued: 2 });
  expect(await list()).toEqual({ count: 0, submissions: [], next: null });
  expect((await test.call(admin, "POST", "/submission/judge-errors/retry")).body).toEqual({ queued: 0 });
  expect(await test.countJobs(user, "kind = 'submit'")).toBe(2);
});

it("the list tells of each which problem, whose, when, why and when it is tried again, newest first", async () => {
  const old = await endAsJudgeError({ minutesAgo: 100, retries: 5 });
  const broken = await endAsJudgeError({ minutesAgo: 10, kind: "problem" });
  const fresh = await endAsJudgeError({ minutesAgo: 1 });
  const { count, submissions, next } = await list();
  expect({ count, next }).toEqual({ count: 2, next: null });
  expect(submissions.map((row: { submissionId: string }) => row.submissionId)).toEqual([fresh, broken, old]);
  expect(submissions[0]).toMatchObject({ problemTitle: "Sum of Two", emailId: user.emailId });
  expect(submissions[0].fault).toEqual({ kind: "judge", reason: "ENOSPC" });
  expect(Date.parse(submissions[0].retryAt) - Date.parse(submissions[0].endedAt)).toBe(60_000);
  expect(submissions.slice(1).map((row: { retryAt: null }) => row.retryAt)).toEqual([null, null]);
});

it("the list comes by pages, and none is told twice or left out", async () => {
  const ids = [];
  // Tried often enough: on a busy machine the server would let those that are due be judged again between two pages.
  const ended = { retries: 9 };
  for (let number = 0; number < 45; number += 1) ids.push(await endAsJudgeError({ minutesAgo: number % 3, ...ended }));
  const told: string[] = [];
  let next: string | null = null;
  do {
    const page = await list(next === null ? "" : `?before=${next}`);
    told.push(...page.submissions.map((row: { submissionId: string }) => row.submissionId));
    next = page.next;
  } while (next !== null);
  expect(told.toSorted()).toEqual(ids.toSorted());
  for (const wrong of ["x", "1", `1.${"-".repeat(36)}`, "9999999999999999999.x"]) {
    expect((await test.call(admin, "GET", `/submission/judge-errors?before=${wrong}`)).status).toBe(400);
  }
});

it("one is judged again by itself, and its standing is told until it has a verdict", async () => {
  const [id, other] = [await endAsJudgeError({ minutesAgo: 0 }), await endAsJudgeError({ minutesAgo: 0 })];
  const broken = await endAsJudgeError({ minutesAgo: 0, kind: "problem" });
  expect(await retry(id)).toEqual({ queued: 1 });
  expect(await retry(id)).toEqual({ queued: 0 });
  expect(await retry(broken)).toEqual({ queued: 0 });
  expect(await standings(id, other, "nonsense")).toEqual({ [id]: "waiting", [other]: "failed" });
  await test.startJudging();
  await expect.poll(() => standings(id), { timeout: 20_000 }).toEqual({ [id]: "judged" });
  await test.stopJudging();
  expect((await test.call(admin, "POST", "/submission/judge-errors/nonsense/retry")).status).toBe(404);
});

it("a user may do none of this", async () => {
  for (const path of ["", "/standings"]) {
    expect((await test.call(user, "GET", `/submission/judge-errors${path}`)).status).toBe(403);
  }
  for (const path of ["/retry", "/x/retry"]) {
    expect((await test.call(user, "POST", `/submission/judge-errors${path}`)).status).toBe(403);
  }
});
