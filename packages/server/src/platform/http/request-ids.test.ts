import { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createContext } from "../../create-context.ts";
import { createTestContext, type TestContext } from "../../testing/test-context.ts";
import { logOptions } from "../log.ts";
import { noteInLog } from "../request-scope.ts";

let made: TestContext;
let app: Awaited<ReturnType<typeof buildApp>>;
let address: string;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  made = await createTestContext();
  const log = pino(logOptions("debug"), { write: (line: string) => lines.push(JSON.parse(line)) });
  const { config, pool, directUrl } = made.context;
  const context = createContext({ config, pool, directUrl, log });
  app = await buildApp(context, { webRoot: null, waitingProblems: [] });
  app.addHook("onClose", () => context.notifications.stop());
  app.post("/broken", async () => {
    noteInLog({ submissionId: "a-submission" });
    throw new Error("of our own");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await made.close();
});

const linesOf = (requestId: string | null) => lines.filter((line) => line["requestId"] === requestId);

test("a request gets an id of its own, or keeps the one that a proxy gave it", async () => {
  const [first, second] = await Promise.all([fetch(`${address}/healthz`), fetch(`${address}/healthz`)]);
  expect(first.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
  const given = await fetch(`${address}/nothing`, { headers: { "x-request-id": "proxy-1:22" } });
  expect(given.headers.get("x-request-id")).toBe("proxy-1:22");
});

test.each(["x".repeat(65), "two words", '{"level":50}'])("the id %j is not taken over", async (id) => {
  const reply = await fetch(`${address}/healthz`, { headers: { "x-request-id": id } });
  expect(reply.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
});

test("a fault is logged with the id of its request and its submission, without query and body", async () => {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: '{"password":"a secret"}' };
  const reply = await fetch(`${address}/broken?ticket=another-secret`, init);
  expect(reply.status).toBe(500);
  const said = linesOf(reply.headers.get("x-request-id"));
  expect(said).toContainEqual(
    expect.objectContaining({
      level: 50,
      path: "/broken",
      submissionId: "a-submission",
      err: expect.objectContaining({ message: "of our own" }),
    }),
  );
  await expect
    .poll(() => linesOf(reply.headers.get("x-request-id")))
    .toContainEqual(expect.objectContaining({ msg: "Answered", method: "POST", path: "/broken", status: 500 }));
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("a request whose connection was cut before it was read is no fault of ours", async () => {
  const before = lines.length;
  const raw = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/healthz" });
  app.server.emit("request", raw, new ServerResponse(raw));
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(lines.slice(before).filter((line) => Number(line["level"]) >= 40)).toEqual([]);
});
