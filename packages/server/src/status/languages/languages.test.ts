import { randomUUID } from "node:crypto";
import { SiteLanguages } from "@verdict/contract/site-languages";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { buildApp } from "../../app.ts";
import { createContext } from "../../create-context.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { QUICK_ACCOUNTS } from "../../testing/test-context.ts";

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  admin = await test.newUser("admin");
  user = await test.newUser();
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.context.pool, "judge_worker, offered_language, audit_entry, job"));

const report = (facts: object) => test.context.pool.query("select judge_report($1, $2)", [randomUUID(), facts]);
const read = async () => SiteLanguages.parse((await test.call(admin, "GET", "/submission/languages")).body);
const turn = (method: "POST" | "DELETE", language: string, by = admin) =>
  test.call(by, method, `/submission/languages/${language}`);
const submit = (language: string) => test.call(user, "POST", "/submission/submit/sum", { code: "AC", language });
const offered = async () =>
  (await test.call(user, "GET", "/problem/problemById/sum")).body.furtherLanguages?.map(({ id }: { id: string }) => id);

it("one that an admin switches on is offered and judged at once, and no more when it is off again", async () => {
  expect((await submit("python3")).status).toBe(400);
  expect(await turn("POST", "python3")).toMatchObject({ status: 200, body: { language: "python3", isOn: true } });
  expect(await offered()).toEqual(["python3"]);
  await test.startJudging();
  expect((await submit("python3")).body).toMatchObject({ accepted: true });
  await test.stopJudging();
  expect((await turn("DELETE", "python3")).body).toEqual({ language: "python3", isOn: false });
  expect(await offered()).toBeUndefined();
  expect((await submit("python3")).status).toBe(400);
  expect((await test.call(user, "GET", "/problem/submittedProblem/sum")).body[0]).toMatchObject({
    language: "python3",
  });
});

it("the audit log says who has switched what, once for each change", async () => {
  for (const method of ["POST", "POST", "DELETE", "DELETE"] as const) await turn(method, "go");
  const { entries } = (await test.call(admin, "GET", "/user/audit-log")).body;
  expect(entries).toMatchObject([
    { kind: "language_off", emailId: admin.emailId, detail: "go" },
    { kind: "language_on", emailId: admin.emailId, detail: "go" },
  ]);
});

it("only admins see and switch them, and only those that can be switched", async () => {
  expect((await test.call(user, "GET", "/submission/languages")).status).toBe(403);
  expect((await turn("POST", "python3", user)).status).toBe(403);
  expect((await turn("DELETE", "python3", user)).status).toBe(403);
  for (const id of ["cpp", "cobol", "__proto__"]) expect((await turn("POST", id)).status).toBe(404);
  expect((await read()).languages.filter(({ isOn }) => isOn)).toEqual([]);
});

it("it shows what each living machine has, and what is missing there", async () => {
  const python3 = { state: "ready", text: "Python 3.11.2" };
  await report({
    host: "judge-7",
    languages: { python3, go: { state: "missing", text: "apt-get install golang-go" } },
  });
  await report({ host: "judge-8", languages: { python3: { ...python3, text: "P".repeat(500) } } });
  await report({ host: "judge-9" });
  const { languages, silentJudges } = await read();
  const of = (id: string) => languages.find((language) => language.id === id)?.judges;
  expect(of("python3")).toEqual([
    { host: "judge-7", ...python3 },
    { host: "judge-8", state: "ready", text: "P".repeat(100) },
  ]);
  expect(of("go")).toEqual([{ host: "judge-7", state: "missing", text: "apt-get install golang-go" }]);
  expect(silentJudges).toBe(1);
  await test.context.pool.query("update judge_worker set seen_at = now() - interval '16 seconds'");
  expect(await read()).toMatchObject({ silentJudges: 0 });
});

it.each([{ python3: "yes" }, ["python3"], { python3: { state: "ready", text: "x".repeat(20_000) } }, null])(
  "believes no judge that says %o",
  async (languages) => {
    await report({ host: "judge-7", languages });
    const told = await read();
    expect(told.silentJudges).toBe(1);
    expect(told.languages.flatMap(({ judges }) => judges)).toEqual([]);
  },
);

it("where the setting decides, the screen says so and switches nothing, whatever is stored", async () => {
  await turn("POST", "go");
  const config = { ...test.context.config, languages: ["python3"] };
  const context = createContext({ ...test.context, config, pool: test.context.pool });
  const app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS });
  try {
    const ask = (method: "GET" | "POST", url: string) => app.inject({ method, url, headers: { cookie: admin.cookie } });
    const told = SiteLanguages.parse((await ask("GET", "/submission/languages")).json());
    expect(told.decidedBy).toBe("setting");
    expect(told.languages.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(["python3"]);
    expect((await ask("POST", "/submission/languages/c")).statusCode).toBe(409);
  } finally {
    await app.close();
    await context.notifications.stop();
  }
});
