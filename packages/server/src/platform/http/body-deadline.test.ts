import { Agent, request } from "node:http";
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
  app.post("/refused", { onRequest: async (_request, reply) => reply.code(401).send() }, async () => null);
  app.get("/slow", async () => {
    await sleep(1_500);
    return { arrived: true };
  });
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

test("a refusal before the body was read does not cut off the next call on its connection", async () => {
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method: string, path: string, body?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, path, method, agent, headers: { "content-type": "application/json" } });
      sent.on("response", (reply) => reply.resume().on("end", () => resolve(reply.statusCode)));
      sent.on("error", reject);
      sent.end(body);
    });
  expect(await call("POST", "/refused", '{"a":1}')).toBe(401);
  expect(await call("GET", "/slow")).toBe(200);
  agent.destroy();
});

test("a body in time is read, and the connection lives on after it", async () => {
  expect(await sendSlowly("/ordinary", 10)).toBe(200);
});

test("a route may allow more", async () => {
  expect(await sendSlowly("/large", 400)).toBe(200);
});
