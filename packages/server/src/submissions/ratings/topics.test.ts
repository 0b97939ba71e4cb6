import type { ProblemTopics } from "@verdict/contract/topics";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { FEWEST_PEOPLE } from "./rate-problems.ts";
import { refreshRatings } from "./refresh-ratings.ts";

let site: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  user = await site.newUser();
  await createTestProblem(site.context.pool, { id: "heaps", content: { topics: ["heap", "greedy"] } });
  await createTestProblem(site.context.pool, { id: "plain" });
  await createTestProblem(site.context.pool, { id: "secret", content: { topics: ["TOPICMARK"] }, isDraft: true });
});
afterAll(() => site.close());

async function readTopics(): Promise<ProblemTopics[]> {
  const { status, body } = await site.call(user, "GET", "/problem/problemTopics");
  expect(status).toBe(200);
  return body as ProblemTopics[];
}

/** So many people, each with these verdicts one after the other. */
async function submitAs(people: number, input: { problem: string; verdicts: string[]; role?: string }): Promise<void> {
  for (let person = 0; person < people; person++) {
    const { rows } = await site.context.pool.query<{ id: string }>(
      `insert into user_account (first_name, email_id, role, google_sub)
       values ('Ada', gen_random_uuid() || '@example.com', $1, gen_random_uuid()) returning id`,
      [input.role ?? "user"],
    );
    for (const [minute, verdict] of input.verdicts.entries()) {
      await site.context.pool.query(
        `insert into submission (user_id, problem_id, language, code, passed, total, verdict, judged_at, created_at)
         values ($1, $2, 'cpp', '', case when $3::text = 'AC' then 5 else 2 end, 5, $3, now(), now() + $4 * interval '1 minute')`,
        [rows[0]?.id, input.problem, verdict, minute],
      );
    }
  }
}

test("topics are told to users, and to nobody who is not signed in; drafts are left out", async () => {
  expect(await readTopics()).toEqual([{ problemId: "heaps", topics: ["heap", "greedy"] }]);
  expect(await site.call({ ...user, cookie: "" }, "GET", "/problem/problemTopics")).toMatchObject({ status: 401 });
});

test("each is told of the own first attempt, whatever came after it", async () => {
  const { pool } = site.context;
  const submit = (verdict: string, minute: number) =>
    pool.query(
      `insert into submission (user_id, problem_id, language, code, passed, total, verdict, judged_at, created_at)
       values ($1, 'heaps', 'cpp', '', case when $2::text = 'AC' then 5 else 2 end, 5, $2, now(), now() + $3 * interval '1 minute')`,
      [user.id, verdict, minute],
    );
  await submit("CE", 0);
  expect(await readTopics()).toEqual([{ problemId: "heaps", topics: ["heap", "greedy"] }]);
  await submit("WA", 1);
  await submit("AC", 2);
  expect(await readTopics()).toEqual([{ problemId: "heaps", topics: ["heap", "greedy"], acceptedAtFirst: false }]);
  const other = await site.newUser();
  expect((await site.call(other, "GET", "/problem/problemTopics")).body).toEqual([
    { problemId: "heaps", topics: ["heap", "greedy"] },
  ]);
  await pool.query("delete from submission where user_id = $1", [user.id]);
});

test("a number appears when enough people have tried, out of their first attempts alone", async () => {
  // What does not compile is no attempt, and what comes after the first one changes nothing.
  await submitAs(FEWEST_PEOPLE / 2, { problem: "plain", verdicts: ["CE", "AC"] });
  await submitAs(FEWEST_PEOPLE / 2 - 1, { problem: "plain", verdicts: ["WA", "AC"] });
  await submitAs(5, { problem: "plain", verdicts: ["AC"], role: "admin" });
  await submitAs(5, { problem: "plain", verdicts: ["CE"] });
  await refreshRatings(site.context.pool);
  expect((await readTopics()).map(({ problemId }) => problemId)).toEqual(["heaps"]);
  await submitAs(1, { problem: "plain", verdicts: ["TLE", "AC"] });
  await refreshRatings(site.context.pool);
  expect(await readTopics()).toContainEqual({ problemId: "plain", topics: [], rating: 1500 });

  await site.context.pool.query(
    "delete from submission where user_id in (select user_id from submission where verdict = 'TLE')",
  );
  await refreshRatings(site.context.pool);
  expect((await readTopics()).map(({ problemId }) => problemId)).toEqual(["heaps"]);
});

test("what a contest closes to its entries leaves topics and rating out", async () => {
  const { pool } = site.context;
  const { rows } = await pool.query<{ id: string }>(
    "insert into contest (id, title, starts_at, ends_at) values ('cup', 'Cup', now() - interval '1 hour', now() + interval '1 hour') returning id",
  );
  const contest = rows[0]?.id;
  await pool.query("insert into contest_problem (contest_id, problem_id, ordinal) values ($1, 'heaps', 1)", [contest]);
  const entry = await pool.query<{ id: string }>(
    "insert into contest_entry (contest_id, name, kind) values ($1, 'Ada', 'official') returning id",
    [contest],
  );
  await pool.query(
    "insert into contest_member (contest_id, entry_id, user_id, is_virtual) values ($1, $2, $3, false)",
    [contest, entry.rows[0]?.id, user.id],
  );
  expect(await readTopics()).toEqual([]);
});
