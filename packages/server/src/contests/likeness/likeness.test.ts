import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

const programOf = (name: string) => `// C++
int main() {
  int ${name}, sum = 0, best = -1;
  cin >> ${name};
  for (int i = 0; i < ${name}; i++) {
    int x;
    cin >> x;
    sum = max(0, sum) + x * (i % 3 == 1 ? 2 : 1);
    if (sum > best) best = sum; else sum -= best / 7;
  }
  cout << best << endl;
}
`;

let app: JudgingApp;
let jury: TestUser;
let ada: TestUser;
const entries = new Map<string, string>();

beforeAll(async () => {
  app = await createJudgingApp();
  const { pool } = app.context;
  await createTestProblem(pool, { id: "sum" });
  await createTestContest(pool, { id: "cup", from: -30, to: 30, problemIds: ["sum"] });
  [jury, ada] = await Promise.all([app.newUser(), app.newUser()]);
  await pool.query("insert into contest_staff (contest_id, user_id, role) values ('cup', $1, 'jury')", [jury.id]);
  for (const name of ["Ada", "Bob", "Late", "Virtual"]) {
    const user = name === "Ada" ? ada : await app.newUser();
    const { rows } = await pool.query<{ id: string }>(
      `with entry as (insert into contest_entry (contest_id, name, kind, started_at)
                      values ('cup', $1, $2, case when $2 = 'virtual' then now() end) returning id),
       member as (insert into contest_member (contest_id, user_id, entry_id, is_virtual)
                  select 'cup', $3, id, $2 = 'virtual' from entry)
       select id from entry`,
      [name, name === "Virtual" ? "virtual" : "official", user.id],
    );
    entries.set(name, rows[0]?.id ?? "");
    await send({ name, user, code: programOf("n"), verdict: "WA", minutesAgo: 20 });
    await send({ name, user, code: programOf(`of${name}`), verdict: "AC", minutesAgo: name === "Late" ? -40 : 10 });
    await send({ name, user, code: `${programOf("m")}// last`, verdict: "WA", minutesAgo: 5 });
  }
});
afterAll(() => app.close());

async function send(input: { name: string; user: TestUser; code: string; verdict: string; minutesAgo: number }) {
  await app.context.pool.query(
    `with sent as (insert into submission (user_id, problem_id, language, code, total, verdict, passed, judged_at)
                   values ($1, 'sum', 'cpp', $2, 5, $3, case $3 when 'AC' then 5 else 0 end, now()) returning id)
     insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
     select 'cup', $4, 'sum', id, now() - interval '1 minute' * $5 from sent`,
    [input.user.id, input.code, input.verdict, entries.get(input.name), input.minutesAgo],
  );
}

const get = (who: TestUser, rest: string) => app.call(who, "GET", `/contest/cup/likeness/${rest}`);

test("while somebody has time nothing is compared", async () => {
  expect(await get(jury, "A")).toMatchObject({ status: 409, body: { message: /nobody has time any more/ } });
});

test("afterwards the jury gets the pairs of what counts, and nobody else does", async () => {
  await letPass(app.context.pool, "cup", 60);
  const { status, body } = await get(jury, "A");
  expect(status).toBe(200);
  // What came after the end, and what was sent virtually, is not compared.
  expect(body).toMatchObject({ compared: 2, leftOut: { tooShort: 0, tooMany: 0 } });
  expect(body.pairs).toMatchObject([
    { first: { name: "Ada", verdict: "AC" }, second: { name: "Bob", verdict: "AC" }, percent: 100 },
  ]);
  const last = (await get(jury, "A?which=last")).body;
  expect(last.pairs.map((pair: { first: { verdict: string } }) => pair.first.verdict)).toEqual(["WA", "WA", "WA"]);
  expect((await get(ada, "A")).status).toBe(403);
  expect(await get(jury, "Z")).toMatchObject({ status: 400, body: { message: "There is no problem Z" } });
  expect((await get(jury, "A?which=all")).status).toBe(400);
});

test("a pair is shown with its lines, and only one that was compared", async () => {
  const [pair] = (await get(jury, "A")).body.pairs;
  const pathOf = (first: string, second: string) => `A/pair?first=${first}&second=${second}`;
  const { body } = await get(jury, pathOf(pair.first.submissionId, pair.second.submissionId));
  expect(body).toMatchObject({ ...pair, firstCode: programOf("ofAda"), secondCode: programOf("ofBob") });
  expect(body.shared).toEqual([
    { first: { from: 2, to: 12 }, second: { from: 2, to: 12 }, tokens: expect.any(Number) },
  ]);
  expect((await get(jury, pathOf(pair.first.submissionId, pair.first.submissionId))).status).toBe(404);
  const { rows } = await app.context.pool.query("select id from submission where verdict = 'WA' limit 1");
  expect((await get(jury, pathOf(pair.first.submissionId, rows[0].id))).status).toBe(404);
  expect((await get(ada, pathOf(pair.first.submissionId, pair.second.submissionId))).status).toBe(403);
});
