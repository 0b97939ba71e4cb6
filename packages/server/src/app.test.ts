import { api } from "@verdict/contract/api";
import type { Endpoint } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser } from "./accounts/testing/test-user.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const CALLS = Object.values(api as Record<string, Endpoint>).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const callsFor = (...access: Endpoint["access"][]) => CALLS.filter(([, endpoint]) => access.includes(endpoint.access));
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const cookieOfNewUser = async () => (await createTestUser(server.database.pool)).cookie;

/** Makes the call with a body that no rule accepts, and with parameters that name nothing. */
async function call(endpoint: Endpoint, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, "no-such-thing"),
    headers,
    ...(endpoint.body === undefined ? {} : { payload: { nonsense: true } }),
  });
  const isFile = reply.headers["content-type"] === "application/zip";
  return { status: reply.statusCode, body: isFile ? null : reply.json() };
}

/** The Contest API wants the status as the code of a refusal. */
const codeOf = (endpoint: Endpoint, code: string, status: number) =>
  endpoint.path.startsWith("/ccs/") ? status : code;

test.each(CALLS)("%s is answered, and nonsense never crashes it", async (_name, endpoint) => {
  const { status, body } = await call(endpoint, { cookie: await cookieOfNewUser() });
  expect(status).toBeLessThan(500);
  if (status === 404) expect(endpoint.path).toContain("{");
  if (status < 400) return;
  const code = codeOf(endpoint, expect.any(String), status);
  expect(body).toEqual({ message: body.message, error: body.message, code });
});

test.each(callsFor("reader", "user", "admin"))("%s is refused without a session", async (_name, endpoint) => {
  expect(await call(endpoint)).toMatchObject({ status: 401, body: { code: codeOf(endpoint, "not_signed_in", 401) } });
});

test.each(callsFor("admin"))("%s is refused to those who are no admins", async (_name, endpoint) => {
  const reply = await call(endpoint, { cookie: await cookieOfNewUser() });
  expect(reply).toMatchObject({ status: 403, body: { code: "not_allowed" } });
});

test.each(CALLS.filter(([, { method }]) => method !== "GET"))(
  "%s is refused to other sites",
  async (_name, endpoint) => {
    const headers = { cookie: await cookieOfNewUser(), origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await call(endpoint, headers)).toMatchObject({ status: 403, body: { code: "cross_origin" } });
  },
);
