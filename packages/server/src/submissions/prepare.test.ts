import { PrepareReply, type ToldOfDraft } from "@verdict/contract/preparing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { buildApp } from "../app.ts";
import { createContext } from "../create-context.ts";
import { createHandJudge } from "../judging/testing/hand-judge.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp } from "../testing/test-app.ts";
import { QUICK_ACCOUNTS } from "../testing/test-context.ts";

const PREPARE = "/submission/prepare/sum";
const WARNING = { line: 3, column: 5, severity: "warning", message: "unused result" } as const;

let test: JudgingApp;
let judge: ReturnType<typeof createHandJudge>;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  judge = createHandJudge(test.context.pool);
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
});
afterEach(async () => {
  await untilNoDraft();
  await test.stopJudging();
});

const draft = (code = "int main() {}") => ({ code, language: "cpp" });

/** However a draft ended: nothing of it is left. */
async function untilNoDraft(app = test): Promise<void> {
  await until(async () => (await app.context.pool.query("select from draft_to_prepare")).rowCount === 0);
}

/** Another web server of the same site. */
async function secondServer(): Promise<JudgingApp> {
  const context = createContext({ ...test.context, pool: test.context.pool });
  const app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS });
  const close = async () => {
    await app.close();
    await context.notifications.stop();
  };
  return await createJudgingApp({ app, context, database: test.database, close });
}

async function spentMs(): Promise<number> {
  const { rows } = await test.context.pool.query("select spent_ms from draft_allowance where user_id = $1", [user.id]);
  return rows[0]?.spent_ms ?? 0;
}

it("a draft is answered with what the judge says, and its code and user reach nobody but the judge", async () => {
  const reply = test.call(user, "POST", PREPARE, draft("int x;"));
  const taken = await judge.takeSoon();
  expect(taken).toMatchObject({ owner: user.id, language: "cpp", source: "int x;" });
  await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [WARNING] });
  expect((await reply).body).toEqual({ kind: "prepared", diagnostics: [WARNING] });
});

it("what the quick look found comes as an event of its own before the result", async () => {
  const reply = test.stream(user, PREPARE, draft());
  const taken = await judge.takeSoon();
  await judge.tell(taken.draftId, { kind: "diagnostics", diagnostics: [WARNING] });
  await until(
    async () => (await test.context.pool.query("select from draft_to_prepare where told is not null")).rowCount === 1,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const refused: ToldOfDraft = { kind: "refused", diagnostics: [], compilerOutput: "no" };
  await judge.tell(taken.draftId, refused);
  expect((await reply).events).toEqual([
    { event: "diagnostics", data: { diagnostics: [WARNING] } },
    { event: "result", data: refused },
  ]);
});

it("a newer draft takes the place of the older one, also where another web server waits for that", async () => {
  const second = await secondServer();
  try {
    const older = test.call(user, "POST", PREPARE, draft("older"));
    const taken = await judge.takeSoon();
    const newer = second.call(user, "POST", PREPARE, draft("newer"));
    expect((await older).body).toEqual({ kind: "superseded" });
    expect(await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [] })).toBe(false);
    const next = await judge.takeSoon();
    expect(next.source).toBe("newer");
    await judge.tell(next.draftId, { kind: "prepared", diagnostics: [] });
    expect((await newer).body.kind).toBe("prepared");
  } finally {
    await second.close();
  }
});

it("where no judge has an idle slot the answer is busy, not an error", async () => {
  const reply = await test.call(user, "POST", PREPARE, draft());
  expect(reply.status).toBe(200);
  expect(PrepareReply.parse(reply.body)).toEqual({ kind: "busy", retryAfterSeconds: 3 });
});

it("no draft is given to a judge while a job waits", async () => {
  const run = test.call(user, "POST", "/submission/run/sum", draft("AC"));
  await until(async () => (await test.countJobs(user)) === 1);
  const reply = test.call(user, "POST", PREPARE, draft());
  await until(async () => (await test.context.pool.query("select from draft_to_prepare")).rowCount === 1);
  expect(await judge.take()).toBeNull();
  expect((await reply).body.kind).toBe("busy");
  await test.startJudging();
  await run;
});

it("a draft that a judge gives up may be taken by another one", async () => {
  const reply = test.call(user, "POST", PREPARE, draft());
  const taken = await judge.takeSoon();
  await judge.tell(taken.draftId, { kind: "given-up" });
  const other = createHandJudge(test.context.pool);
  expect((await other.takeSoon()).draftId).toBe(taken.draftId);
  expect(await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [] })).toBe(false);
  await other.tell(taken.draftId, { kind: "prepared", diagnostics: [] });
  expect((await reply).body.kind).toBe("prepared");
});

it("one whose judge has died is answered at once and tried by no other judge", async () => {
  const reply = test.call(user, "POST", PREPARE, draft());
  await until(async () => (await judge.take(4711)) ?? undefined);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await test.context.pool.query("select judge_reap()");
  expect((await reply).body).toEqual({ kind: "busy", retryAfterSeconds: 3 });
});

it("nothing is left when the client goes, and its judge hears of it", async () => {
  const leaving = new AbortController();
  const stream = test.stream(user, PREPARE, draft(), leaving.signal).catch(() => "gone");
  const taken = await judge.takeSoon();
  leaving.abort();
  expect(await stream).toBe("gone");
  await untilNoDraft();
  expect(await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [] })).toBe(false);
});

it("a draft whose web server was killed is removed after half a minute", async () => {
  const { pool } = test.context;
  await pool.query("select put_draft(gen_random_uuid(), $1, 'cpp', 'lost', null)", [user.id]);
  await pool.query("update draft_to_prepare set put_at = now() - interval '31 seconds'");
  await pool.query("select judge_reap()");
  expect((await pool.query("select from draft_to_prepare")).rowCount).toBe(0);
});

it("a user who has used up the compiler's seconds of a minute has to pause", async () => {
  const reply = test.call(user, "POST", PREPARE, draft());
  const taken = await judge.takeSoon();
  await test.context.pool.query("update draft_to_prepare set claimed_at = claimed_at - interval '25 seconds'");
  await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [] });
  expect((await reply).body.kind).toBe("prepared");
  const next = await test.call(user, "POST", PREPARE, draft());
  expect(next.body.kind).toBe("busy");
  expect(next.body.retryAfterSeconds).toBeGreaterThanOrEqual(14);
  expect(next.body.retryAfterSeconds).toBeLessThanOrEqual(17);
  const other = await test.newUser();
  const free = test.call(other, "POST", PREPARE, draft());
  await judge.tell((await judge.takeSoon()).draftId, { kind: "prepared", diagnostics: [] });
  expect((await free).body.kind).toBe("prepared");
});

it("withdrawing a draft before it is taken is counted as well, and so is one that is superseded in its compile", async () => {
  for (let count = 0; count < 3; count += 1) {
    const leaving = new AbortController();
    const gone = test.stream(user, PREPARE, draft(), leaving.signal).catch(() => undefined);
    await until(async () => (await test.context.pool.query("select from draft_to_prepare")).rowCount === 1);
    leaving.abort();
    await gone;
    await untilNoDraft();
  }
  const withdrawn = await spentMs();
  expect(withdrawn).toBeGreaterThan(0);
  const older = test.call(user, "POST", PREPARE, draft("older"));
  await judge.takeSoon();
  await test.context.pool.query("update draft_to_prepare set claimed_at = claimed_at - interval '5 seconds'");
  const newer = test.call(user, "POST", PREPARE, draft("newer"));
  await older;
  expect(await spentMs()).toBeGreaterThan(withdrawn + 4_000);
  await judge.tell((await judge.takeSoon()).draftId, { kind: "prepared", diagnostics: [] });
  await newer;
});

it("a user's own switch and the site's keep every draft from the judges", async () => {
  await test.call(user, "PUT", "/user/settings", { settings: { "prepare-drafts": "off" } });
  expect((await test.call(user, "POST", PREPARE, draft())).body).toEqual({ kind: "off" });
  await test.call(user, "PUT", "/user/settings", { settings: { "prepare-drafts": "on" } });
  expect((await test.call(user, "POST", PREPARE, draft())).body.kind).toBe("busy");
  const site = await createJudgingApp(await createTestApp({ PREPARE_DRAFTS: "off" }));
  try {
    await createTestProblem(site.context.pool, { id: "sum" });
    const somebody = await site.newUser();
    expect((await site.call(somebody, "POST", PREPARE, draft())).body).toEqual({ kind: "off" });
    expect((await site.context.pool.query("select from draft_allowance")).rowCount).toBe(0);
  } finally {
    await site.close();
  }
});

it("strangers and programs with a token are refused, a problem that one may not see is not found", async () => {
  const stranger = await fetch(test.address + PREPARE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(draft()),
  });
  expect(stranger.status).toBe(401);
  const made = await test.call(user, "POST", "/user/tokens", { name: "an editor", scope: "submit", expiresIn: null });
  const program = await fetch(test.address + PREPARE, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${made.body.secret}` },
    body: JSON.stringify(draft()),
  });
  expect(program.status).toBe(403);
  const admin = await test.newUser("admin");
  expect((await test.call(admin, "POST", PREPARE, draft())).body.kind).toBe("busy");
  expect((await test.call(user, "POST", "/submission/prepare/nowhere", draft())).status).toBe(404);
  expect((await test.call(user, "POST", PREPARE, { code: "", language: "cpp" })).status).toBe(400);
  expect((await test.call(user, "POST", PREPARE, draft("é".repeat(40_000)))).status).toBe(413);
});
