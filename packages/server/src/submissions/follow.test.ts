import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createSecondApp } from "../testing/test-app.ts";

const SUBMIT = "/submission/submit/sum";
const KEY = "made-up-by-the-page";

let first: JudgingApp;
let second: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  first = await createJudgingApp();
  await createTestProblem(first.context.pool, { id: "sum" });
  second = await createJudgingApp(await createSecondApp(first));
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  user = await first.newUser();
});
afterEach(() => first.stopJudging());

const cpp = (code: string, key?: string) => ({ code, language: "cpp", ...(key === undefined ? {} : { key }) });
const idOf = async () => {
  const { rows } = await first.context.pool.query("select id from submission where user_id = $1", [user.id]);
  return rows.map((row) => row.id as string);
};

/** Submits at the first web server, and breaks the connection once the submission is stored. */
async function submitAndBreak(code: string): Promise<string> {
  const leaving = new AbortController();
  const broken = first.stream(user, SUBMIT, cpp(code), leaving.signal).catch(() => null);
  await until(async () => (await idOf()).length === 1);
  leaving.abort();
  await broken;
  const [id] = await idOf();
  if (id === undefined) throw new Error("nothing is stored");
  return id;
}

describe("a stream that broke is taken up at another web server", () => {
  it("while the submission waits: its place, live tests, the hidden ones at the end, the result; and nothing is judged twice", async () => {
    const id = await submitAndBreak("AC");
    const opened = Promise.withResolvers<void>();
    const following = second.follow(user, `/submission/follow/${id}`, `${id}.accepted`, { onOpen: opened.resolve });
    // What happens before somebody listens would be told at the end: a place in the line is told first.
    await opened.promise;
    const judge = await first.startJudging();
    const { events } = await following;
    expect(events.map(({ event, id: at }) => at ?? event)).toEqual([
      "waiting",
      `${id}.compiled`,
      ...[1, 2, 3, 4, 5].map((number) => `${id}.test.${number}`),
      "result",
    ]);
    expect(events.at(-1)).toMatchObject({ event: "result", data: { submissionId: id, accepted: true } });
    expect(judge.taken).toEqual(["AC"]);
  });

  it("after the verdict: every test is told again, hidden ones without figures", async () => {
    const id = await submitAndBreak("WA 3");
    await first.startJudging();
    await until(async () => (await first.countJobs(user)) === 0);
    const { events } = await second.follow(user, `/submission/follow/${id}`, `${id}.test.1`);
    expect(events.map(({ event }) => event)).toEqual(["test", "test", "test", "test", "test", "result"]);
    expect(events[0]?.data).toEqual({ number: 1, verdict: "AC", runtime: 0.012, memory: 3418 });
    expect(events[2]?.data).toEqual({ number: 3, verdict: "WA" });
    expect(events.at(-1)?.data).toMatchObject({ accepted: false, verdict: "WA", passedTestCases: 2 });
  });

  it("with an id of something else everything is told, and without a stream there is one answer", async () => {
    const id = await submitAndBreak("AC");
    await first.startJudging();
    const { events } = await second.follow(user, `/submission/follow/${id}`, "another.test.1");
    expect(events[0]).toMatchObject({ event: "accepted", data: { id, totalTestCases: 5 }, id: `${id}.accepted` });
    const plain = await second.call(user, "GET", `/submission/follow/${id}`);
    expect(plain).toMatchObject({ status: 200, body: { submissionId: id, verdict: "AC" } });
  });

  it("two who follow the same submission at one server both hear of it", async () => {
    const id = await submitAndBreak("AC");
    const both = [1, 2].map(() => second.follow(user, `/submission/follow/${id}`));
    await first.startJudging();
    for (const { events } of await Promise.all(both)) expect(events.at(-1)?.event).toBe("result");
  });

  it("by its author only", async () => {
    const id = await submitAndBreak("AC");
    const other = await first.newUser();
    for (const path of [`/submission/follow/${id}`, "/submission/follow/no-uuid"]) {
      expect(await second.call(other, "GET", path)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
  });
});

describe("a submission that is sent again with its key", () => {
  it("at the same moment to two servers is kept and judged once, and both are answered", async () => {
    const judge = await first.startJudging();
    const replies = await Promise.all(
      [first, second, first, second].map((server) => server.call(user, "POST", SUBMIT, cpp("AC", KEY))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.submissionId)).size).toBe(1);
    expect(await idOf()).toHaveLength(1);
    expect(judge.taken).toEqual(["AC"]);
    const profile = await first.call(user, "GET", "/user/check");
    expect(profile.body.user.problemsSolvedCount).toBe(1);
  });

  it("after its first server has died gets the verdict of the one that is kept", async () => {
    const third = await createJudgingApp(await createSecondApp(first));
    const cut = third.stream(user, SUBMIT, cpp("AC", KEY));
    await until(async () => (await idOf()).length === 1);
    await third.close();
    expect((await cut).events.at(-1)?.event).toBe("error");
    await first.startJudging();
    const { events } = await second.stream(user, SUBMIT, cpp("AC", KEY));
    expect(events[0]).toMatchObject({ event: "accepted" });
    expect(events.at(-1)).toMatchObject({ event: "result", data: { accepted: true } });
    expect(await idOf()).toHaveLength(1);
  });

  it("is never refused for the jobs that wait already, itself among them", async () => {
    await Promise.all([1, 2, 3].map((n) => submitKept(`slow ${n}`, `another-key-${n}`)));
    await submitKept("AC", KEY);
    expect(await second.call(user, "POST", SUBMIT, cpp("AC"))).toMatchObject({ status: 429 });
    const again = second.call(user, "POST", SUBMIT, cpp("AC", KEY));
    await first.context.pool.query("update submission set code = 'AC' where user_id = $1", [user.id]);
    await first.startJudging();
    expect(await again).toMatchObject({ status: 200, body: { accepted: true } });
  });

  it("and other code is refused; the same key of another user is another key", async () => {
    await submitKept("AC", KEY);
    expect(await second.call(user, "POST", SUBMIT, cpp("WA 1", KEY))).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    await first.startJudging();
    const other = await first.newUser();
    expect(await second.call(other, "POST", SUBMIT, cpp("WA 1", KEY))).toMatchObject({ body: { verdict: "WA" } });
    const short = await second.call(user, "POST", SUBMIT, cpp("AC", "short"));
    expect(short).toMatchObject({ status: 400, body: { message: expect.stringContaining("A key has 8 to 64") } });
  });

  async function submitKept(code: string, key: string): Promise<void> {
    const leaving = new AbortController();
    const call = first.stream(user, SUBMIT, cpp(code, key), leaving.signal).catch(() => null);
    await until(async () => {
      const { rowCount } = await first.context.pool.query(
        "select from submission where user_id = $1 and request_key = $2",
        [user.id, key],
      );
      return rowCount === 1;
    });
    leaving.abort();
    await call;
  }
});
