import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { openEventStream } from "../platform/http/event-stream.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const CLOSED_WITHIN_MS = 5_000;

let site: TestApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await createTestApp();
  site.app.get("/abuse/endless", (_request, reply) => {
    const stream = openEventStream(reply);
    const timer = setInterval(() => stream.send({ event: "step", data: "x".repeat(1024 * 1024) }), 5);
    stream.signal.addEventListener("abort", () => clearInterval(timer));
    return reply;
  });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  port = (site.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => site.close());

/** A peer that never ends its own half of the connection. */
async function connect(): Promise<{ socket: Socket; received: () => string }> {
  const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  sockets.push(socket);
  let text = "";
  socket.on("data", (data: Buffer) => {
    text += data.toString("latin1");
  });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  return { socket, received: () => text };
}

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    site.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

test("a connection that was refused is gone, though its peer never ends it", async () => {
  for (let number = 0; number < 20; number += 1) (await connect()).socket.write("nonsense\r\n\r\n");
  await expect.poll(openConnections, { timeout: CLOSED_WITHIN_MS }).toBe(0);
});

test("headers without an end are refused at 16 kB", async () => {
  const { socket, received } = await connect();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${`X-Filler: ${"a".repeat(1000)}\r\n`.repeat(20)}`);
  await expect.poll(received).toMatch(/^HTTP\/1\.1 431 /);
  await expect.poll(openConnections, { timeout: CLOSED_WITHIN_MS }).toBe(0);
});

test("a connection with hundreds of requests sent ahead is cut off, and holds no more than a few", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  const blocker = await site.database.pool.connect();
  await blocker.query("begin");
  await blocker.query("lock table session in access exclusive mode");
  const { socket } = await connect();
  socket.write(`GET /user/check HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`.repeat(300));
  await expect.poll(openConnections, { timeout: CLOSED_WITHIN_MS }).toBe(0);
  await blocker.query("rollback");
  blocker.release();
  await expect.poll(() => site.app.requestsInFlight()).toBe(0);
});

test("requests that are cut off while the database is asked who calls do not count for ever", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  const blocker = await site.database.pool.connect();
  await blocker.query("begin");
  await blocker.query("lock table session in access exclusive mode");
  // Two on each: the second one waits behind the first, and its response never hears that the connection has closed.
  for (let number = 0; number < 30; number += 1) {
    (await connect()).socket.write(`GET /user/check HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`.repeat(2));
  }
  await expect.poll(() => site.app.requestsInFlight()).toBe(50);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => site.app.requestsInFlight(), { timeout: CLOSED_WITHIN_MS }).toBe(0);
  await blocker.query("rollback");
  blocker.release();
  await expect
    .poll(() => site.app.inject({ url: "/user/check", headers: { cookie } }).then(({ statusCode }) => statusCode))
    .toBe(200);
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => site.app.inject({ url: "/user/check", headers: { cookie } })),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test("a connection that is reset with its request is no fault of ours", async () => {
  for (let number = 0; number < 100; number += 1) {
    const { socket } = await connect();
    socket.write("GET /problem/getAllProblem HTTP/1.1\r\nHost: x\r\n\r\n", () => socket.resetAndDestroy());
  }
  await expect.poll(openConnections, { timeout: CLOSED_WITHIN_MS }).toBe(0);
  const { values } = await site.context.metrics.requests.get();
  expect(values.filter(({ labels }) => String(labels.status).startsWith("5"))).toEqual([]);
});

test("HEAD of a call does none of its work", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  const reply = await site.app.inject({ method: "HEAD", url: "/user/export", headers: { cookie } });
  expect(reply.statusCode).toBe(404);
});

test("a reader that takes nothing of a stream loses it before it fills the memory", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  const { socket } = await connect();
  socket.pause();
  socket.write(`GET /abuse/endless HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  await expect.poll(openConnections).toBe(1);
  await expect.poll(openConnections, { timeout: CLOSED_WITHIN_MS }).toBe(0);
});

test("a megabyte of brackets is refused before it is parsed", async () => {
  const { cookie } = await createTestUser(site.database.pool);
  const send = (url: string, headers: Record<string, string>) =>
    site.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...headers },
      body: "[".repeat(1024 * 1024),
    });
  expect((await send("/user/login", {})).statusCode).toBe(413);
  const begin = process.cpuUsage();
  const reply = await send("/submission/submit/sum", { cookie });
  expect(reply.json()).toMatchObject({ message: "The body is nested too deeply", code: "bad_input" });
  expect(process.cpuUsage(begin).user).toBeLessThan(80_000); // Parsing it took 105,000.
});

test("a body of a stranger may have 16 kB", async () => {
  const body = JSON.stringify({ emailId: "a@b.co", password: "x".repeat(17 * 1024) });
  const headers = { "content-type": "application/json" };
  expect((await site.app.inject({ method: "POST", url: "/user/login", headers, body })).statusCode).toBe(413);
});

test("many users at once leave nothing behind", async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => createTestUser(site.database.pool)));
  const replies = await Promise.all(
    users.map(({ cookie }) => site.app.inject({ url: "/user/check", headers: { cookie } })),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await sleep(10);
  expect(site.app.requestsInFlight()).toBe(0);
});
