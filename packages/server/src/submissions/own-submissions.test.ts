import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

let site: JudgingApp;
let user: TestUser;
let other: TestUser;

/** So many of each, a minute after the other, the first at eight. */
const ROWS = [
  { problem: "sum", language: "cpp", verdict: "WA" },
  { problem: "sum", language: "cpp", verdict: "AC" },
  { problem: "product", language: "java", verdict: "WA" },
  { problem: "product", language: "javascript", verdict: null },
];

beforeAll(async () => {
  site = await createJudgingApp();
  [user, other] = await Promise.all([site.newUser(), site.newUser()]);
  for (const id of ["sum", "product"]) {
    await createTestProblem(site.context.pool, { id, content: { title: `The ${id}` } });
  }
  for (const [minute, row] of ROWS.entries()) await store(user, { ...row, minute });
  await store(other, { problem: "sum", language: "cpp", verdict: "AC", minute: 9 });
});
afterAll(() => site.close());

async function store(
  author: TestUser,
  row: { problem: string; language: string; verdict: string | null; minute: number },
): Promise<void> {
  await site.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, passed, total, verdict, judged_at, created_at)
     values ($1, $2, $3, 'SECRETCODE', case when $4::text = 'AC' then 5 else 2 end, 5, $4, case when $4::text is null then null else now() end,
             timestamptz '2026-11-20T08:00:00Z' + $5 * interval '1 minute')`,
    [author.id, row.problem, row.language, row.verdict, row.minute],
  );
}

interface Page {
  submissions: { _id: string; problemId: string; problemTitle: string; verdict: string | null; language: string }[];
  next: string | null;
}

async function ask(query: string, who = user): Promise<{ status: number; body: Page; text: string }> {
  const { status, body, text } = await site.call(who, "GET", `/submission/own${query}`);
  return { status, body: body as Page, text };
}

const shown = ({ submissions }: Page) => submissions.map((row) => `${row.problemId} ${row.verdict} ${row.language}`);

test("are those to all problems, newest first, with the problem's title, without code, and nobody else's", async () => {
  const { body, text } = await ask("");
  expect(shown(body)).toEqual(["product null javascript", "product WA java", "sum AC cpp", "sum WA cpp"]);
  expect(body.submissions[0]).toMatchObject({ problemTitle: "The product", status: "pending" });
  expect(body.next).toBeNull();
  expect(text).not.toContain("SECRETCODE");
  expect(shown((await ask("", other)).body)).toEqual(["sum AC cpp"]);
});

test.each([
  ["?problem=sum", ["sum AC cpp", "sum WA cpp"]],
  ["?verdict=WA", ["product WA java", "sum WA cpp"]],
  ["?verdict=pending", ["product null javascript"]],
  ["?language=cpp", ["sum AC cpp", "sum WA cpp"]],
  ["?since=2026-11-20T08:02:00Z", ["product null javascript", "product WA java"]],
  ["?until=2026-11-20T08:01:00Z", ["sum WA cpp"]],
  ["?problem=sum&verdict=WA&language=cpp&since=2026-11-20T08:00:00Z", ["sum WA cpp"]],
  ["?problem=nothing-here", []],
])("%s narrows them", async (query, expected) => {
  expect(shown((await ask(query)).body)).toEqual(expected);
});

test.each(["?verdict=BAD", "?language=cobol", "?since=yesterday", "?before=x"])(
  "%s is refused in words",
  async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  },
);

test("a page ends where the next begins, also where many came at the same moment", async () => {
  const many = await site.newUser();
  for (let row = 0; row < 120; row++) {
    await store(many, { problem: "sum", language: "cpp", verdict: "WA", minute: Math.floor(row / 60) });
  }
  const ids = new Set<string>();
  let next: string | null = null;
  const sizes: number[] = [];
  do {
    const { body } = await ask(next === null ? "?verdict=WA" : `?verdict=WA&before=${next}`, many);
    for (const { _id } of body.submissions) ids.add(_id);
    sizes.push(body.submissions.length);
    next = body.next;
  } while (next !== null);
  expect(sizes).toEqual([50, 50, 20]);
  expect(ids.size).toBe(120);
});

test("another user's submission as the place to go on from shows nothing", async () => {
  const [theirs] = (await ask("", other)).body.submissions;
  expect((await ask(`?before=${theirs?._id}`)).body.submissions).toEqual([]);
});
