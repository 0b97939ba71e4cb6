import { randomUUID } from "node:crypto";
import { SmallestFailure } from "@verdict/contract/smallest";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { testMaterial } from "../../problems/testing/test-material.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { sweepStudies } from "./store.ts";

const MATERIAL = testMaterial();

let test: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "unsearched" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  const { pool } = test.context;
  await pool.query("delete from study_material");
  await pool.query("insert into study_material values ('sum', $1)", [JSON.stringify(MATERIAL)]);
  await pool.query("update problem set allows_studies = true");
  await test.startJudging();
});
afterEach(() => test.stopJudging());

async function submit(code: string, problem = "sum"): Promise<string> {
  const { body } = await test.call(user, "POST", `/submission/submit/${problem}`, { code, language: "cpp" });
  return String(body.submissionId);
}
const pathOf = (id: string) => `/submission/smallest/${id}`;

it("tells what was found, once live and from then on whenever it is asked for", async () => {
  const id = await submit("WA 1");
  expect((await test.call(user, "GET", pathOf(id))).body).toEqual({ isOffered: true, found: null });
  const { events } = await test.stream(user, pathOf(id), undefined);
  expect(events.map(({ event }) => event)).toEqual(["searched", "result"]);
  expect(events[0]?.data).toEqual({ tried: 7, largestTried: 9, smallest: 4 });
  const result = SmallestFailure.parse(events[1]?.data);
  // As many references and small cases as the judge was given.
  expect(result).toMatchObject({ kind: "found", stdin: "3 1\n", expected_output: "3\n", stdout: "4\n", seconds: 1.5 });
  expect((await test.call(user, "GET", pathOf(id))).body).toEqual({ isOffered: true, found: result });
  expect((await test.call(user, "POST", pathOf(id))).body).toEqual(result);
  const { rows } = await test.context.pool.query("select from study where submission_id = $1", [id]);
  expect(rows).toHaveLength(1);
});

it("lets the judge know by their digests which inputs it may not tell: those of hidden tests alone", async () => {
  const id = await submit("WA 1");
  await test.call(user, "POST", pathOf(id), {});
  const { pool } = test.context;
  const { rows: given } = await pool.query(
    "select (judging_task('smallest', f.id)).task -> 'hiddenInputs' as hidden from study f where f.submission_id = $1",
    [id],
  );
  const { rows: tests } = await pool.query<{ input_sha: string; is_visible: boolean }>(
    "select input_sha, is_visible from problem_test where problem_id = 'sum'",
  );
  const hidden = tests.filter(({ is_visible }) => !is_visible).map(({ input_sha }) => input_sha);
  expect(hidden.length).toBeGreaterThan(0);
  expect(tests.length).toBeGreaterThan(hidden.length);
  expect(given).toEqual([{ hidden: [...new Set(hidden)].toSorted() }]);
});

it("says what was tried when nothing was found", async () => {
  const id = await submit("WA 1\n// search-nothing");
  const { status, body } = await test.call(user, "POST", pathOf(id), {});
  expect(status).toBe(200);
  expect(body).toEqual({ kind: "nothing", tried: 12, largestTried: 30, seconds: 1.5 });
  const searches = async () =>
    (await test.context.pool.query("select from study where submission_id = $1", [id])).rowCount;
  const before = await searches();
  await test.call(user, "POST", pathOf(id), {});
  expect(await searches(), "a judge with more time may find more").toBe((before ?? 0) + 1);
});

it("says when the time was over before anything was tried", async () => {
  const { body } = await test.call(user, "POST", pathOf(await submit("WA 1\n// search-cut-short")), {});
  expect(body).toMatchObject({ kind: "nothing", isCutShort: true });
});

it("is for the submission's owner alone, and for nobody who is not signed in", async () => {
  const id = await submit("WA 1");
  const stranger = await test.newUser();
  const admin = await test.newUser("admin");
  for (const other of [stranger, admin]) {
    expect((await test.call(other, "GET", pathOf(id))).status).toBe(404);
    expect((await test.call(other, "POST", pathOf(id))).status).toBe(404);
  }
  expect((await test.call({ ...user, cookie: "" }, "GET", pathOf(id))).status).toBe(401);
  expect((await test.call({ ...user, cookie: "" }, "POST", pathOf(id))).status).toBe(401);
  expect((await test.call(user, "POST", pathOf("no-submission"))).status).toBe(404);
});

it("is refused where nothing has failed, where the package says nothing, and where an admin has switched it off", async () => {
  const refused = async (id: string) => {
    expect((await test.call(user, "GET", pathOf(id))).body.isOffered).toBe(false);
    expect(await test.call(user, "POST", pathOf(id))).toMatchObject({ status: 409, body: { code: "conflict" } });
  };
  await refused(await submit("WA 1", "unsearched"));
  const id = await submit("WA 1");
  await test.context.pool.query("update problem set allows_studies = false where id = 'sum'");
  await refused(id);
  await test.context.pool.query("update problem set allows_studies = true where id = 'sum'");
  await refused(await submit("AC"));
});

it("ends when nobody waits any more, and leaves room for the next one", async () => {
  const id = await submit("WA 1\n// search-slow");
  const other = await submit("WA 1");
  const leave = new AbortController();
  const gone = test.stream(user, pathOf(id), undefined, leave.signal).catch(() => "gone");
  await until(async () => (await test.countJobs(user, "kind = 'smallest' and worker is not null")) === 1);
  expect(await test.call(user, "POST", pathOf(other))).toMatchObject({ status: 429 });
  leave.abort();
  expect(await gone).toBe("gone");
  await until(async () => (await test.countJobs(user, "kind = 'smallest' and not cancelled")) === 0);
  // The first judge goes on with what nobody waits for: this one looks at no cancellation.
  await test.startJudging();
  expect((await test.call(user, "POST", pathOf(other))).status).toBe(200);
});

it("waits for one that is being stopped when it is pressed", async () => {
  const id = await submit("WA 1\n// search-slow");
  const other = await submit("WA 1");
  const leave = new AbortController();
  const gone = test.stream(user, pathOf(id), undefined, leave.signal).catch(() => "gone");
  await until(async () => (await test.countJobs(user, "kind = 'smallest' and worker is not null")) === 1);
  const pressed = test.call(user, "POST", pathOf(other));
  await test.startJudging();
  // Long enough for the press to have found the other one under way.
  await new Promise((resolve) => setTimeout(resolve, 300));
  leave.abort();
  expect(await gone).toBe("gone");
  expect((await pressed).body.kind).toBe("found");
});

it("takes one place of a judge at a time, however many wait", async () => {
  const ids = [await submit("WA 1"), await submit("WA 2")];
  await test.stopJudging();
  const { pool } = test.context;
  for (const id of ids) {
    const { rows } = await pool.query(
      "insert into study (kind, user_id, submission_id, problem_version) values ('smallest', $1, $2, 1) returning id",
      [user.id, id],
    );
    await pool.query("insert into job (kind, priority, user_id, subject_id) values ('smallest', 30, $1, $2)", [
      user.id,
      rows[0].id,
    ]);
  }
  const claim = async (worker: string) =>
    (await pool.query("select judge_claim($1, null, 4, 15) as job", [worker])).rows.map(({ job }) => job.kind);
  const [one, another] = [randomUUID(), randomUUID()];
  expect(await claim(one)).toEqual(["smallest"]);
  expect(await claim(one)).toEqual([]);
  expect(await claim(another)).toEqual(["smallest"]);
});

it("costs an answer of the reference, and is refused when today's are used up", async () => {
  const id = await submit("WA 1");
  await test.context.pool.query(
    "insert into own_input_answers (user_id, problem_id, answers) values ($1, 'sum', 599)",
    [user.id],
  );
  expect((await test.call(user, "POST", pathOf(id))).status).toBe(200);
  const again = await submit("WA 1");
  expect(await test.call(user, "POST", pathOf(again))).toMatchObject({
    status: 429,
    body: { code: "too_many_requests" },
  });
});

it("costs nothing where no judge has come for it, and something once one has", async () => {
  const answers = async () =>
    (await test.context.pool.query("select answers from own_input_answers where user_id = $1", [user.id])).rows[0]
      ?.answers;
  const leaveOne = async (id: string, state: string) => {
    const leave = new AbortController();
    const gone = test.stream(user, pathOf(id), undefined, leave.signal).catch(() => "gone");
    await until(async () => (await test.countJobs(user, `kind = 'smallest' and ${state}`)) === 1);
    expect(await answers()).toBe(1);
    leave.abort();
    expect(await gone).toBe("gone");
    await until(async () => (await test.countJobs(user, "kind = 'smallest' and not cancelled")) === 0);
  };
  const id = await submit("WA 1\n// search-slow");
  await test.stopJudging();
  await leaveOne(id, "worker is null");
  await until(async () => (await answers()) === 0);
  await test.startJudging();
  await leaveOne(id, "worker is not null");
  expect(await answers()).toBe(1);
});

it("tells a broken output validator from a search without a result", async () => {
  const id = await submit("WA 1\n// search-broken");
  expect(await test.call(user, "POST", pathOf(id))).toMatchObject({ body: { code: "problem_broken" } });
  expect((await test.call(user, "GET", pathOf(id))).body.found).toBeNull();
});

it("is forgotten after thirty days", async () => {
  const id = await submit("WA 1");
  await test.call(user, "POST", pathOf(id));
  const { pool } = test.context;
  await sweepStudies(pool, 1_000);
  expect((await test.call(user, "GET", pathOf(id))).body.found).not.toBeNull();
  await pool.query("update study set created_at = now() - interval '31 days' where submission_id = $1", [id]);
  await sweepStudies(pool, 1_000);
  expect((await test.call(user, "GET", pathOf(id))).body.found).toBeNull();
});
