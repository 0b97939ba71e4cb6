import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endAllAccess } from "../accounts/sessions/end-all-access.ts";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createSecondApp, type TestApp } from "../testing/test-app.ts";

let site: JudgingApp;
let other: TestApp;

beforeAll(async () => {
  site = await createJudgingApp();
  other = await createSecondApp(site);
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterEach(() => site.stopJudging());
afterAll(async () => {
  await other.close();
  await site.close();
});

const at =
  (headers: Record<string, string>) => async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    other.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

/** Opens a stream that nobody judges, and tells how it ends: by itself, or not within the second. */
async function openStream(headers: Record<string, string>) {
  const reply = await fetch(`${site.address}/submission/submit/sum`, {
    method: "POST",
    headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ code: "AC", language: "cpp" }),
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("event: accepted")) text += (await reader?.read())?.value ?? "";
  const untilEnd = async () => {
    while ((await reader?.read())?.done === false);
    return "ended";
  };
  return { end: Promise.race([untilEnd(), new Promise((resolve) => setTimeout(resolve, 5_000, "goes on"))]) };
}

const firstSession = async (user: TestUser) =>
  (await at({ cookie: user.cookie })("GET", "/user/sessions")).json().sessions[0]._id;

test.each<[string, (user: TestUser) => Promise<unknown>]>([
  ["a logout", (user) => at({ cookie: user.cookie })("POST", "/user/logout")],
  ["logging out everywhere", (user) => at({ cookie: user.cookie })("POST", "/user/logout-everywhere")],
  [
    "the end of this session",
    async (user) => at({ cookie: user.cookie })("DELETE", `/user/sessions/${await firstSession(user)}`),
  ],
  // What a new password and the deletion of an account do.
  ["the end of all access", (user) => inTransaction(other.context.pool, (client) => endAllAccess(client, user.id))],
])(
  "%s at another web server ends the user's streams, and the submission is judged all the same",
  async (_what, end) => {
    const user = await site.newUser();
    const bystander = await site.newUser();
    const stream = await openStream({ cookie: user.cookie });
    const goesOn = await openStream({ cookie: bystander.cookie });
    await end(user);
    expect(await stream.end).toBe("ended");
    expect(await Promise.race([goesOn.end, "open"])).toBe("open");
    expect(await site.countJobs(user)).toBe(1);
    await site.startJudging();
    await expect.poll(() => site.countJobs(user), { timeout: 10_000 }).toBe(0);
    expect((await site.call(user, "GET", "/user/check")).status).toBe(401);
  },
);

test("revoking a token ends the streams of its program, and no others", async () => {
  const user = await site.newUser();
  const browser = at({ cookie: user.cookie });
  const body = { name: "laptop", scope: "submit", expiresIn: null };
  const { token, secret } = (await browser("POST", "/user/tokens", body)).json();
  const program = await openStream({ authorization: `Bearer ${secret}` });
  const page = await openStream({ cookie: user.cookie });
  expect((await browser("DELETE", `/user/tokens/${token._id}`)).statusCode).toBe(200);
  expect(await program.end).toBe("ended");
  expect(await Promise.race([page.end, "open"])).toBe("open");
});

test("a client that reads no stream is told that it is not signed in", async () => {
  const user = await site.newUser();
  const answer = site.call(user, "POST", "/submission/submit/sum", { code: "AC", language: "cpp" });
  await expect.poll(() => site.countJobs(user)).toBe(1);
  await at({ cookie: user.cookie })("POST", "/user/logout");
  expect(await answer).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
});
