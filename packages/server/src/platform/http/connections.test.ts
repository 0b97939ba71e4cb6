import net, { type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerConnectionLimits } from "./connections.ts";

/** More than the buffers of both kernels hold. */
const ANSWER = Buffer.alloc(32 * 1024 * 1024, "x");
/** Long beside the pauses of a reader that is only slow: a busy machine makes any of them longer. */
const STALLED_MS = 2000;
const PAUSE_MS = 300;

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  registerConnectionLimits(app, { trustProxy: false }, { stalledMs: STALLED_MS, lookEveryMs: 50 });
  app.get("/large", async () => ANSWER);
  app.get("/late", async () => {
    await sleep(1.5 * STALLED_MS);
    return "late";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const portOf = () => (app.server.address() as AddressInfo).port;

function openConnections(): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

test("a reader that takes nothing of a large answer loses the connection", async () => {
  const socket = net.connect(portOf(), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(openConnections).toBe(1);
  await expect.poll(openConnections, { timeout: 20_000 }).toBe(0);
  socket.destroy();
});

test("a reader that is slow, but reads, gets the whole answer", async () => {
  const socket = net.connect(portOf(), "127.0.0.1");
  socket.write("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  let received = 0;
  let pausedMs = 0;
  for await (const chunk of socket) {
    const before = Math.floor(received / (4 * 1024 * 1024));
    received += (chunk as Buffer).length;
    if (Math.floor(received / (4 * 1024 * 1024)) === before) continue;
    await sleep(PAUSE_MS);
    pausedMs += PAUSE_MS;
  }
  expect(received).toBeGreaterThan(ANSWER.length);
  expect(pausedMs).toBeGreaterThan(STALLED_MS);
});

test("a client that waits for a late answer keeps its connection", async () => {
  const reply = await fetch(`http://127.0.0.1:${portOf()}/late`);
  expect(await reply.text()).toBe("late");
});

test("as many connections are taken as the system gives files, but no more than ten thousand", () => {
  expect(app.server.maxConnections).toBeGreaterThan(0);
  expect(app.server.maxConnections).toBeLessThanOrEqual(10_000);
});
