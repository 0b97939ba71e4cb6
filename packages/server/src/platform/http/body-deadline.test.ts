import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerBodyDeadline } from "./body-deadline.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  registerBodyDeadline(app, 100);
  app.post("/ordinary", async () => ({ arrived: true }));
  app.post("/large", { config: { bodyDeadlineMs: 10_000 } }, async () => ({ arrived: true }));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/** Sends half of a body, and the other half after a pause. */
async function sendSlowly(path: string, pauseMs: number): Promise<number | undefined | "cut"> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { "content-type": "application/json", "content-length": "10" };
  const sent = request({ port, path, method: "POST", headers });
  const answer = new Promise<number | undefined | "cut">((resolve) => {
    sent.on("response", (reply) => resolve(reply.resume().statusCode));
    sent.on("error", () => resolve("cut"));
  });
  sent.write('{"a":');
  await sleep(pauseMs);
  sent.end("1234}");
  return answer;
}

test("a body that takes too long is cut off", async () => {
  expect(await sendSlowly("/ordinary", 400)).toBe("cut");
});

test("a body that is refused before it has arrived does not keep the connection", async () => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { "content-type": "application/json", "content-length": String(8 * 1024 * 1024) };
  const sent = request({ port, path: "/ordinary", method: "POST", headers });
  sent.on("error", () => undefined);
  const status = new Promise((resolve) => sent.on("response", (reply) => resolve(reply.resume().statusCode)));
  const closed = new Promise((resolve) => sent.on("close", () => resolve("closed")));
  sent.write("{");
  expect(await status).toBe(413);
  expect(await Promise.race([closed, sleep(5000)])).toBe("closed");
});

test("a body in time is read, and the connection lives on after it", async () => {
  expect(await sendSlowly("/ordinary", 10)).toBe(200);
});

test("a route may allow more", async () => {
  expect(await sendSlowly("/large", 400)).toBe(200);
});
