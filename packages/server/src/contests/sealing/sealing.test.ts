import { openSealed } from "@verdict/contract/sealing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../../judging/testing/hidden-mark.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestContest, letPass } from "../testing/test-contest.ts";

const SECRETS = ["HINTMARK", "EDITORIALMARK", "REFERENCEMARK", HIDDEN_MARK];

let app: JudgingApp;
let organiser: TestUser;
let jury: TestUser;
let ada: TestUser;
let stranger: TestUser;

// What is told may be a second old, and waits for that.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  app = await createJudgingApp();
  const { pool } = app.context;
  [organiser, jury, ada, stranger] = await Promise.all([app.newUser(), app.newUser(), app.newUser(), app.newUser()]);
  const content = {
    ...{
      title: "Zebra Crossing",
      description: "STATEMENTMARK with $a$",
      hints: ["HINTMARK"],
      editorial: "EDITORIALMARK",
    },
    referenceSolutions: { cpp: "REFERENCEMARK", java: "REFERENCEMARK", javascript: "REFERENCEMARK" },
  };
  await createTestProblem(pool, { id: "kept", isDraft: true, content });
  await createTestContest(pool, { id: "cup", from: 10, to: 70, problemIds: ["kept"] });
  await createTestContest(pool, { id: "own-clocks", from: 10, to: 70, windowMinutes: 30, problemIds: ["kept"] });
  await pool.query(
    "insert into contest_staff (contest_id, user_id, role) values ('cup', $1, 'organiser'), ('own-clocks', $1, 'organiser'), ('cup', $2, 'jury')",
    [organiser.id, jury.id],
  );
  await app.call(ada, "POST", "/contest/cup/enter", { name: "Ada" });
});
afterAll(() => app.close());

const sealedPath = "/contest/cup/sealed";
const stateFor = (who: TestUser) => app.call(who, "GET", sealedPath);
/** The file as it is now: what is told may be a second old. */
async function fileWith(title: string, key: string): Promise<{ edition: string }> {
  return vi.waitFor(
    async () => {
      const { body, text } = await app.call(ada, "GET", `${sealedPath}/file`);
      expect(await openSealed({ text, typed: key })).toMatchObject({
        kind: "opened",
        statements: { problems: [{ title }] },
      });
      return body;
    },
    { timeout: 30_000, interval: 300 },
  );
}

test("they are offered by an organiser, once, before the start, where all have one clock", async () => {
  expect((await stateFor(ada)).status).toBe(404);
  expect((await app.call(jury, "POST", sealedPath)).status).toBe(403);
  expect((await app.call(organiser, "POST", sealedPath)).status).toBe(200);
  expect((await app.call(organiser, "POST", sealedPath)).status).toBe(409);
  expect(await app.call(organiser, "POST", "/contest/own-clocks/sealed")).toMatchObject({
    status: 409,
    body: { message: /one clock for all/ },
  });
  expect((await app.call(ada, "GET", "/contest/cup")).body.hasSealed).toBe(true);
});

test("before the start those who take part have the file and no key, which only the staff sees", async () => {
  for (const who of [organiser, jury]) expect((await stateFor(who)).body.key).toMatch(/^(\w{5}-){3}\w{5}$/);
  const { key } = (await stateFor(organiser)).body;
  expect((await stateFor(ada)).body).toMatchObject({ key: null, edition: expect.any(String) });
  expect((await stateFor(stranger)).status).toBe(403);
  expect((await app.call(stranger, "GET", `${sealedPath}/file`)).status).toBe(403);
  // Nor does any other call that they would look at tell it.
  for (const path of ["/contest/cup", "/contest/cup/messages", "/contests", sealedPath, `${sealedPath}/file`]) {
    const { text } = await app.call(ada, "GET", path);
    expect(text, path).not.toContain(key);
    expect(text, path).not.toContain("STATEMENTMARK");
  }
});

test("in the file is what is read, and nothing that answers", async () => {
  const { key } = (await stateFor(organiser)).body;
  const { text } = await app.call(ada, "GET", `${sealedPath}/file`);
  const opening = await openSealed({ text, typed: key });
  if (opening.kind !== "opened") throw new Error(opening.kind);
  const { problems, ...around } = opening.statements;
  expect(around).toEqual({ contestId: "cup", title: "Contest cup" });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    ...{ label: "A", title: "Zebra Crossing", descriptionHtml: expect.stringContaining("STATEMENTMARK") },
    examples: [
      { input: "1 2\n", output: "3\n", explanation: "1 + 2" },
      { input: "5 5\n", output: "10\n" },
    ],
  });
  expect(Object.keys(problems[0] ?? {}).sort()).toEqual(
    ["label", "title", "descriptionHtml", "timeLimitSeconds", "memoryLimitMegabytes", "examples"].sort(),
  );
  for (const secret of SECRETS) expect(JSON.stringify(opening.statements)).not.toContain(secret);
});

test("a change of a problem makes another edition, which the same key opens", async () => {
  const { key, edition } = (await stateFor(organiser)).body;
  await app.context.pool.query("update problem set title = 'Zebra Bridge' where id = 'kept'");
  const changed = await fileWith("Zebra Bridge", key);
  expect(changed.edition).not.toBe(edition);
  expect((await stateFor(ada)).body.edition).toBe(changed.edition);
});

test("from the start on all who take part are told the key, on the page and as an announcement", async () => {
  const { key } = (await stateFor(organiser)).body;
  expect((await app.call(ada, "GET", "/contest/cup")).body.unread).toBe(0);
  await letPass(app.context.pool, "cup", 15);
  expect((await stateFor(ada)).body.key).toBe(key);
  expect((await app.call(ada, "GET", "/contest/cup/messages")).body).toMatchObject([
    { answer: `The key of the sealed statements: ${key}`, question: null, isPublic: true },
  ]);
  expect((await app.call(ada, "GET", "/contest/cup")).body.unread).toBe(1);
  expect((await stateFor(stranger)).status).toBe(403);
});

test("offered no more, the key is gone with its announcement", async () => {
  expect((await app.call(organiser, "DELETE", sealedPath)).status).toBe(200);
  expect((await app.call(organiser, "DELETE", sealedPath)).status).toBe(404);
  expect((await stateFor(ada)).status).toBe(404);
  expect((await app.call(ada, "GET", "/contest/cup/messages")).body).toEqual([]);
});
