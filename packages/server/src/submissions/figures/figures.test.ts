import { ProblemFigures } from "@verdict/contract/problem-figures";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem, testData } from "../../problems/testing/test-problem.ts";

let test: JudgingApp;
let admin: TestUser;
let people: TestUser[];

const ran = (number: number, verdict: string, cpuMs: number) => ({ number, verdict, cpuMs });

beforeAll(async () => {
  test = await createJudgingApp();
  admin = await test.newUser("admin");
  people = await Promise.all([test.newUser(), test.newUser(), test.newUser()]);
  const tests = [1, 2, 3].map((number) =>
    testData({ isVisible: number === 1, input: `${number}\n`, answer: `${number}\n` }),
  );
  await createTestProblem(test.context.pool, { id: "sum", content: { tests } });
  await createTestProblem(test.context.pool, { id: "untried" });
  const [ada, bo, eve] = people;
  await submit(ada, "WA", "cpp", [ran(1, "AC", 5), ran(2, "WA", 900)]);
  await submit(ada, "AC", "cpp", [ran(1, "AC", 10), ran(2, "AC", 20), ran(3, "AC", 30)]);
  await submit(bo, "AC", "java", [ran(1, "AC", 40), ran(2, "AC", 60), ran(3, "AC", 110)]);
  await submit(eve, "WA", "cpp", [ran(1, "WA", 1)]);
  await submit(eve, "CE", "java", []);
  await submit(eve, "JE", "java", [ran(1, "AC", 5000)]);
  await submit(eve, null, "java", []);
  // Of other tests than those of today.
  await submit(eve, "TLE", "cpp", [ran(3, "TLE", 9000)], -1);
});
afterAll(() => test.close());

async function submit(
  user: TestUser | undefined,
  verdict: string | null,
  language: string,
  tests: object[],
  ahead = 0,
): Promise<void> {
  await test.context.pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, fault, tests, problem_version)
     select $1, 'sum', $2, 'c', 3, 3, $3::text, case when $3::text is null then null else now() end,
            case when $3::text = 'JE' then '{}'::jsonb end, $4, p.version + $5 from problem p where p.id = 'sum'`,
    [user?.id, language, verdict, JSON.stringify(tests), ahead],
  );
}

const read = async (problemId: string, by = admin) => test.call(by, "GET", `/problem/figures/${problemId}`);

it("tells who tried it, how submissions ended, and what each test of today catches and costs", async () => {
  const figures = ProblemFigures.parse((await read("sum")).body);
  expect(figures.tried).toBe(3);
  expect(figures.verdicts).toEqual(
    expect.arrayContaining([
      { verdict: "AC", count: 2 },
      { verdict: "WA", count: 2 },
      { verdict: "CE", count: 1 },
      { verdict: "TLE", count: 1 },
    ]),
  );
  expect(figures.verdicts).toHaveLength(4);
  expect(figures.languages).toEqual([
    { language: "cpp", judged: 4, accepted: 1 },
    { language: "java", judged: 2, accepted: 1 },
  ]);
  expect(figures.tests).toEqual([
    { number: 1, isVisible: true, judged: 4, failed: 1, medianMs: 25, slowestMs: 40 },
    { number: 2, isVisible: false, judged: 3, failed: 1, medianMs: 40, slowestMs: 60 },
    { number: 3, isVisible: false, judged: 2, failed: 0, medianMs: 70, slowestMs: 110 },
  ]);
});

it("says of a problem that nobody has tried that nobody has", async () => {
  const figures = ProblemFigures.parse((await read("untried")).body);
  expect(figures).toMatchObject({ tried: 0, solved: 0, verdicts: [], languages: [] });
  expect(figures.tests.every(({ judged, slowestMs }) => judged === 0 && slowestMs === null)).toBe(true);
});

it("is for administrators, of problems that are there", async () => {
  expect((await read("sum", people[0])).status).toBe(403);
  expect((await read("none")).status).toBe(404);
});
