import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestContest } from "../testing/test-contest.ts";

let site: TestApp;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site.context;
  admin = await createTestUser(pool, { role: "admin" });
  for (const id of ["ready", "coming", "broken", "bare"]) await createTestProblem(pool, { id, isDraft: true });
  await pool.query("update problem set awaits_tests = true where id in ('coming', 'broken')");
  await pool.query(
    "insert into awaited_tests (problem_id, total, fault) values ('coming', 9, null), ('broken', 9, 'no')",
  );
  await pool.query("delete from problem_test where problem_id = 'bare' and not is_visible");
  const problemIds = ["ready", "coming", "broken", "bare"];
  await createTestContest(pool, { id: "cup", from: 10, to: 60, problemIds, teamSize: 3 });
});
afterAll(() => site.close());

const read = async () =>
  (await site.app.inject({ url: "/contest/cup/readiness", headers: { cookie: admin.cookie } })).json();

test("tells of each problem how its tests stand, and how slow what passed them was", async () => {
  const { pool } = site.context;
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, cpu_ms, problem_version)
     select $1, 'ready', said.language, 'x', 1, said.passed, said.verdict, now(), said.ms, said.version
       from (values ('cpp', 1, 'AC', 120, 1), ('java', 1, 'AC', 310, 1), ('java', 0, 'TLE', 990, 1), ('cpp', 1, 'AC', 800, 7),
                    ('python3', 1, 'AC', 900, 1)) said (language, passed, verdict, ms, version)`,
    [admin.id],
  );
  const { problems } = await read();
  expect(problems).toMatchObject([
    { label: "A", tests: "ready", accepted: 2, slowestMs: 310 },
    { label: "B", tests: "building", accepted: 0, slowestMs: null },
    { label: "C", tests: "broken" },
    { label: "D", tests: "missing" },
  ]);
  expect(problems[0].timeMs).toBeGreaterThan(0);
});

test("counts teams that have entered and those that are invited once, and only judges that take jobs", async () => {
  const { pool } = site.context;
  expect(await read()).toMatchObject({ slots: 0, participants: 0 });
  await pool.query(
    `insert into contest_invitation (contest_id, email_id, name)
     values ('cup', 'a@x.org', 'Red'), ('cup', 'b@x.org', 'Red'), ('cup', 'c@x.org', ''), ('cup', 'd@x.org', 'Blue')`,
  );
  await pool.query("insert into contest_entry (contest_id, name, kind) values ('cup', 'Blue', 'official')");
  await pool.query(
    `insert into judge_worker (worker, host, version, isolation, slots, is_fit, started_at, seen_at)
     select gen_random_uuid(), name, '1', 'user', 2, name <> 'unfit', now(), now() - case when name = 'gone' then interval '1 hour' else '0' end
       from unnest(array['good', 'better', 'unfit', 'gone', 'drained']) name`,
  );
  await pool.query("insert into drained_host (host) values ('drained')");
  // Blue, Red and whoever takes part alone.
  expect(await read()).toMatchObject({ slots: 4, participants: 3, missingLanguages: [] });
});
