import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import { stubStorage } from "../platform/testing/stub-storage.ts";
import { type Judging, runCode, submitCode } from "./judge-code.ts";
import { NO_PROGRESS } from "./judging-progress.ts";

/* Two web servers behind one address: each request takes the next answer of the list. */

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
  lastEventId: string | undefined;
}
/** The longest pause before another try; how long a server may be silent is longer, and is not waited for here. */
const LONGEST_PAUSE_MS = 2_500;

let server: Server;
let pausesMs: number[];
let asked: Asked[];
let answers: ((response: ServerResponse) => void)[];

beforeEach(async () => {
  stubStorage();
  asked = [];
  answers = [];
  pausesMs = [];
  const wait = globalThis.setTimeout;
  vi.stubGlobal("setTimeout", (act: () => void, ms = 0) => {
    if (ms > LONGEST_PAUSE_MS) return wait(act, ms);
    pausesMs.push(ms);
    return wait(act, 0);
  });
  server = createServer(async (request: IncomingMessage, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({
      method: request.method ?? "",
      path: request.url ?? "",
      key: body === "" ? undefined : JSON.parse(body).key,
      lastEventId: request.headers["last-event-id"]?.toString(),
    });
    const answer = answers.shift();
    if (answer === undefined) response.writeHead(500).end("{}");
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const RESULT = { submissionId: "s1", accepted: true, verdict: "AC", passedTestCases: 2, totalTestCases: 2 };
const WHOLE = { ...RESULT, runtime: 0.01, memory: 2000 };
const event = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const ACCEPTED = event("accepted", { id: "s1", totalTestCases: 2 }, "s1.accepted");
const testEvent = (number: number) => event("test", { number, verdict: "AC" }, `s1.test.${number}`);

function stream(text: string, isWhole: boolean): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(text, () => (isWhole ? response.end() : response.destroy()));
  };
}
const hangUp = (response: ServerResponse) => response.destroy();
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const waitASecond = (response: ServerResponse) =>
  response
    .writeHead(429, { "content-type": "application/json", "retry-after": "1" })
    .end(JSON.stringify(refusal("too_many_requests")));
const refusal = (code: string) => ({ message: code, error: code, code });

function judging(tell: Judging["tell"] = () => undefined): Judging {
  const sent = { code: "x", language: "cpp", ownTests: [] } as const;
  return { userId: "ada", problemId: "sum", sent, key: "key-of-one-press", signal: new AbortController().signal, tell };
}

test("a submission whose stream breaks is followed from its last event on, and keeps the tests it has heard of", async () => {
  answers.push(stream(ACCEPTED + testEvent(1), false), hangUp, stream(testEvent(2) + event("result", WHOLE), true));
  const told: [number, boolean][] = [];
  const result = await submitCode(judging(({ tests }, isReconnecting) => told.push([tests.length, !!isReconnecting])));
  expect(result).toEqual(WHOLE);
  expect(asked.map(({ method, path, lastEventId }) => [method, path, lastEventId])).toEqual([
    ["POST", "/submission/submit/sum", undefined],
    ["GET", "/submission/follow/s1", "s1.test.1"],
    ["GET", "/submission/follow/s1", "s1.test.1"],
  ]);
  expect(told.at(-1)).toEqual([2, false]);
  expect(told).toContainEqual([1, true]);
});

test("one that was sent before the page was loaded anew is followed, and not sent again", async () => {
  answers.push(stream(testEvent(1) + testEvent(2) + event("result", WHOLE), true));
  expect(await submitCode({ ...judging(), from: { ...NO_PROGRESS, id: "s1" } })).toEqual(WHOLE);
  expect(asked.map(({ method, path }) => [method, path])).toEqual([["GET", "/submission/follow/s1"]]);
});

test("one of which no server has said that it has it is sent again with the same key", async () => {
  answers.push(hangUp, hangUp, json(200, WHOLE));
  expect(await submitCode(judging())).toEqual(WHOLE);
  expect(asked.map(({ key }) => key)).toEqual(["key-of-one-press", "key-of-one-press", "key-of-one-press"]);
});

test("a server that cannot be reached at all is told after four tries", async () => {
  answers.push(hangUp, hangUp, hangUp, hangUp);
  await expect(submitCode(judging())).rejects.toBeInstanceOf(NetworkFailure);
  expect(asked).toHaveLength(4);
  expect(pausesMs).toEqual([300, 1_000, 2_500]);
});

test("what a server refuses is not sent again", async () => {
  answers.push(json(429, refusal("too_many_requests")));
  await expect(submitCode(judging())).rejects.toBeInstanceOf(ApiFailure);
  expect(asked).toHaveLength(1);
});

test("a press gets through where the request whose connection broke still counts for a moment", async () => {
  answers.push(hangUp, waitASecond, json(200, WHOLE));
  expect(await submitCode(judging())).toEqual(WHOLE);
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(["key-of-one-press"]));
  expect(pausesMs).toEqual([300, 1_000]);
  const whole = { success: true, verdict: "AC", runtime: 0, memory: 0, testCases: [] };
  answers.push(stream(ACCEPTED, false), waitASecond, json(200, whole));
  expect(await runCode(judging())).toEqual(whole);
  expect(asked).toHaveLength(6);
});

test("a refusal that holds for longer is told at once", async () => {
  const longer = (response: ServerResponse) => {
    response.setHeader("retry-after", "40");
    json(429, refusal("too_many_requests"))(response);
  };
  answers.push(longer, longer);
  await expect(submitCode(judging())).rejects.toBeInstanceOf(ApiFailure);
  await expect(runCode(judging())).rejects.toBeInstanceOf(ApiFailure);
  expect(asked).toHaveLength(2);
});

test("a server that is started anew leaves the submission to the next one", async () => {
  const row = { _id: "s1", language: "cpp", status: "pending", verdict: null, runtime: 0, memory: 0 };
  const kept = { ...row, testCasesPassed: 0, testCasesTotal: 2, createdAt: "2026-01-01T00:00:00.000Z" };
  answers.push(
    stream(ACCEPTED + event("error", refusal("judge_unavailable")), true),
    json(200, { ...kept, errorMessage: "", code: "x" }),
    json(200, WHOLE),
  );
  expect(await submitCode(judging())).toEqual(WHOLE);
  expect(asked.map(({ path }) => path)).toEqual([
    "/submission/submit/sum",
    "/submission/submissionById/s1",
    "/submission/follow/s1",
  ]);
});

test("a server that knows no call to follow is asked for the row instead", async () => {
  const row = { _id: "s1", language: "cpp", status: "wrong", verdict: "WA", runtime: 0, memory: 0 };
  const kept = { ...row, testCasesPassed: 1, testCasesTotal: 2, createdAt: "2026-01-01T00:00:00.000Z" };
  answers.push(
    stream(ACCEPTED, false),
    json(404, refusal("not_found")),
    json(200, { ...kept, errorMessage: "Wrong Answer", code: "x" }),
  );
  expect(await submitCode(judging())).toMatchObject({ submissionId: "s1", verdict: "WA", accepted: false });
});

test("a run whose stream breaks is run again, from its beginning", async () => {
  const whole = { success: true, verdict: "AC", runtime: 0, memory: 0, testCases: [] };
  answers.push(
    stream(ACCEPTED + testEvent(1), false),
    stream(ACCEPTED + event("error", refusal("unavailable")), true),
    stream(event("result", whole), true),
  );
  const counts: number[] = [];
  expect(await runCode(judging(({ tests }) => counts.push(tests.length)))).toEqual(whole);
  expect(counts.at(-1)).toBe(0);
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill("/submission/run/sum"));
});
