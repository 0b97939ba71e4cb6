import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp, parseEvents } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { type KeepingProxy, startKeepingProxy } from "../testing/proxies/keeping-proxy.ts";
import { createSecondApp } from "../testing/test-app.ts";

/*
 * Web servers of a site are replaced one after the other, behind a proxy that keeps connections to them, while people
 * read, write, run and submit. Nobody is refused.
 */

const SUBMIT = "/submission/submit/sum";
const READERS = 6;
const SOLVERS = 4;
const UPGRADES = 3;

let first: JudgingApp;

beforeAll(async () => {
  first = await createJudgingApp();
  await createTestProblem(first.context.pool, { id: "sum" });
});
afterAll(async () => {
  await first.stopJudging();
  await first.close();
});

/** With a grace that a machine keeps which has much else to do; a stop that has nothing to wait for takes none of it. */
const startServer = async () => createJudgingApp(await createSecondApp(first, {}, { graceMs: 30_000 }));

test("an upgrade of the web servers behind a proxy refuses nobody, and each submission has its verdict", async () => {
  const judge = await first.startJudging();
  let server = await startServer();
  const proxy = await startKeepingProxy([server.address]);
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  let isOver = false;
  const read = async (user: TestUser) => {
    while (!isOver) {
      const { status, text } = await ask(proxy, user, "GET", "/user/check");
      count(status === 200 ? "read 200" : `read ${status} ${text}`);
    }
  };
  const solve = async (user: TestUser) => {
    for (let number = 0; !isOver; number += 1) {
      const key = `press-${number}-of-${user.id}`;
      let { status, text } = await ask(proxy, user, "POST", SUBMIT, { code: `AC\n${key}`, language: "cpp", key });
      count(`submit ${status}`);
      // As the page does with a stream that ends before its result.
      const id = parseEvents(text)[0]?.data.id;
      while (id !== undefined && !text.includes("event: result")) {
        ({ status, text } = await ask(proxy, user, "GET", `/submission/follow/${id}`));
        count(`follow ${status}`);
      }
      count(/"accepted":true/.test(text) ? "accepted" : text);
    }
  };
  const people = [...(await users(READERS)).map(read), ...(await users(SOLVERS)).map(solve)];
  await sleep(500);
  for (let upgrade = 0; upgrade < UPGRADES; upgrade += 1) {
    const next = await startServer();
    proxy.servers = [server.address, next.address];
    await sleep(300);
    await server.close();
    proxy.servers = [next.address];
    server = next;
  }
  await sleep(300);
  isOver = true;
  await Promise.all(people);
  await proxy.stop();
  await server.close();
  expect([...statuses.keys()].filter((what) => !/^(read|submit|follow) 200$|^accepted$/.test(what))).toEqual([]);
  expect(statuses.get("read 200")).toBeGreaterThan(READERS * UPGRADES);
  expect(statuses.get("accepted")).toBeGreaterThan(SOLVERS);
  expect(new Set(judge.taken).size).toBe(judge.taken.length);
}, 120_000);

test("a server that stops is not ready, says that connections end, and takes no new ones", async () => {
  const server = await startServer();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = new URL(server.address);
  const get = () =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get({ agent, port, path: "/readyz/web" }, (answer) => answer.resume().on("end", () => resolve(answer)))
        .on("error", reject);
    });
  expect(await get()).toMatchObject({ statusCode: 200, headers: { connection: "keep-alive" } });
  const closing = server.close();
  expect(await get()).toMatchObject({ statusCode: 503, headers: { connection: "close" } });
  await expect(fetch(`${server.address}/healthz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  await closing;
});

test("a stream that waits for its verdict ends in good order when its server stops, so that it is taken up elsewhere", async () => {
  await first.stopJudging();
  const server = await createJudgingApp(await createSecondApp(first));
  const [user] = await users(1);
  if (user === undefined) throw new Error("no user");
  const stream = server.stream(user, SUBMIT, { code: "AC", language: "cpp" });
  await until(async () => (await first.countJobs(user)) === 1);
  await server.close();
  const { status, events } = await stream;
  expect([status, events.map(({ event }) => event)]).toEqual([200, expect.arrayContaining(["accepted", "error"])]);
  expect(events.at(-1)?.data).toMatchObject({ code: "judge_unavailable" });
  await first.startJudging();
  const again = await first.follow(user, `/submission/follow/${events[0]?.data.id}`);
  expect(again.events.at(-1)).toMatchObject({ event: "result", data: { accepted: true } });
});

const users = (count: number) => Promise.all(Array.from({ length: count }, () => first.newUser()));

/** The proxy is asked over a new connection each time: those that are kept are its own. */
function ask(
  proxy: KeepingProxy,
  user: TestUser,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const headers = { cookie: user.cookie, accept: "text/event-stream", ...json };
    const request = http.request(proxy.address + path, { method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on("error", reject);
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}
