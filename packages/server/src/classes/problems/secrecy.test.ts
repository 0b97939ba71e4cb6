import { api } from "@verdict/contract/api";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../../problems/testing/test-form.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createTestAssignment, testAssignmentForm } from "../testing/test-assignment.ts";
import { createTestClass } from "../testing/test-class.ts";

/*
 * Whoever is not of the class gets the same answers for its problem as for one that there is not, word for word, from
 * every call there is that names a problem; so a call that is added later is looked at as well.
 */

const MARKS = ["Zebra Crossing", "STATEMENTMARK", "HINTMARK", "EDITORIALMARK", "REFERENCEMARK"];
/** They end alike, so that what an answer says of the id itself can be told apart from all else. */
const KNOWN = "zebra-crossing-0123456789";
const UNKNOWN = "zebra-nothing-0123456789";

let app: JudgingApp;
let who: Record<"outsider" | "early" | "late" | "colleague", TestUser>;
let elsewhereId: string;

// Each makes all calls twice.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  app = await createJudgingApp(await createTestApp({ AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "none" }));
  const { pool } = app.context;
  const [teacher, outsider] = await Promise.all([app.newUser(), app.newUser()]);
  const [early, late, colleague] = await Promise.all([app.newUser(), app.newUser(), app.newUser()]);
  who = { outsider, early, late, colleague };
  const classId = await createTestClass(pool, { name: "Herding", teachers: [teacher], students: [early, late] });
  elsewhereId = await createTestClass(pool, { name: "Elsewhere", teachers: [colleague], students: [outsider] });
  const reference = { cpp: "REFERENCEMARK", java: "REFERENCEMARK", javascript: "REFERENCEMARK" };
  const content = {
    title: "Zebra Crossing",
    description: "STATEMENTMARK",
    hints: ["HINTMARK"],
    topics: ["Zebra Crossing"],
  };
  await createTestProblem(pool, {
    ...{ id: KNOWN, classId },
    content: { ...content, editorial: "EDITORIALMARK", referenceSolutions: reference },
  });
  const problems = [{ problemId: KNOWN, points: 1 }];
  await createTestAssignment(pool, { classId, from: 60, to: 120, problems });
});
afterAll(() => app.close());

const CODE = { code: "WA 1", language: "cpp" };
const cpp = { language: "cpp", code: "AC" };
/** What is sent with calls that name a problem in their body, or do something with one. */
function bodyOf(name: string, problemId: string): object | undefined {
  const list = { title: "Mine", problemIds: [problemId] };
  const bodies: Record<string, object> = {
    submit: CODE,
    run: { ...CODE, ownInput: "1 2\n" },
    prepare: CODE,
    recordSteps: { ...CODE, input: { kind: "example", number: 1 }, target: { kind: "step", step: 0 } },
    saveDraft: { text: "x", base: null },
    reportWeakTest: { input: "1\n", isNamed: false },
    addComment: { text: "Hm", parentId: null },
    chat: { messages: [{ role: "user", parts: [{ text: "Help" }] }], title: "x", problemId },
    createChallenge: { ...list, windowMinutes: 30 },
    createAssignment: { ...testAssignmentForm({ from: -1, to: 9 }), problems: [{ problemId, points: 1 }] },
    updateClassProblem: testForm(),
    stressClassProgram: {
      ...{ program: cpp, bruteForce: cpp, generator: cpp, parameters: "{seed}", validators: [], problemId },
      ...{
        checker: { kind: "exact" },
        timeLimitSeconds: 1,
        memoryLimitMegabytes: 64,
        firstSeed: 1,
        tries: 1,
        seconds: 1,
      },
    },
  };
  return bodies[name];
}

const NAMES_A_PROBLEM = Object.entries<Endpoint>(api).filter(
  ([name, { path }]) => path.includes("{problemId}") || bodyOf(name, "x") !== undefined,
);

async function answersTo(user: TestUser, problemId: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, { method, path }] of NAMES_A_PROBLEM) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => [one ?? "", "none"]);
    const values = {
      ...Object.fromEntries(parameters),
      problemId,
      classId: elsewhereId,
      language: "en",
      listId: "bookmarks",
    };
    const body = method === "GET" || method === "DELETE" ? undefined : (bodyOf(name, problemId) ?? {});
    const { status, text } = await app.call(user, method, fillPath(path, values), body);
    answers[name] = `${status} ${text.replaceAll(problemId, "<id>")}`;
  }
  return answers;
}

test("calls that name a problem are many, and all of them are asked", () => {
  expect(NAMES_A_PROBLEM.length).toBeGreaterThan(50);
});

test.each(["outsider", "early", "colleague"] as const)(
  "who is not of the class, or before it opens, gets the answers of an unknown problem: %s",
  async (name) => {
    const [known, unknown] = [await answersTo(who[name], KNOWN), await answersTo(who[name], UNKNOWN)];
    expect(known).toEqual(unknown);
    expect(JSON.stringify(known)).not.toMatch(new RegExp(MARKS.join("|")));
  },
);

test("once students have solved it, no answer that others get without asking for it has any of it", async () => {
  const { pool } = app.context;
  await pool.query("update assignment set opens_at = now() - interval '1 hour'");
  await app.startJudging();
  const sent = await app.call(who.late, "POST", `/submission/submit/${KNOWN}`, { code: "AC", language: "cpp" });
  expect(sent.body.accepted).toBe(true);
  const shared = await app.call(who.late, "POST", `/submission/share/${sent.body.submissionId}`, {});
  await app.call(who.late, "POST", `/problem/talk/${KNOWN}`, { text: "Zebra Crossing was nice", parentId: null });
  await pool.query("insert into public_profile (user_id, handle, is_public) values ($1, 'late', true)", [who.late.id]);
  const found: string[] = [];
  for (const [name, { method, path }] of Object.entries<Endpoint>(api)) {
    if (method !== "GET" || ["exportAccount", "ccsEventFeed"].includes(name)) continue;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => [one ?? "", "none"]);
    const { shareToken = "none", token = shareToken } = shared.body ?? {};
    const values = {
      handle: "late",
      submissionId: sent.body.submissionId,
      shareToken: token,
      token,
      classId: elsewhereId,
    };
    const { text } = await app.call(
      who.outsider,
      method,
      fillPath(path, { ...Object.fromEntries(parameters), ...values }),
    );
    if (text.includes(KNOWN) || MARKS.some((mark) => text.includes(mark))) found.push(name);
  }
  expect(found).toEqual([]);
  expect((await app.call(who.early, "GET", `/problem/problemById/${KNOWN}`)).text).toContain("STATEMENTMARK");
});
