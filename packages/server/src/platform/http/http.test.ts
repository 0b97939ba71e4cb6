import net from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
let port: number;

beforeAll(async () => {
  server = await createTestApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());

async function post(url: string, options: { body?: string; headers?: Record<string, string> } = {}) {
  const headers = { "content-type": "application/json", ...options.headers };
  const reply = await server.app.inject({ method: "POST", url, headers, body: options.body ?? "{}" });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

test("/healthz and /readyz answer 200 while the database does", async () => {
  expect((await server.app.inject("/healthz")).statusCode).toBe(200);
  expect((await server.app.inject("/readyz")).json()).toEqual({ status: "ready", database: "ok", judging: "no judge" });
});

test("an unknown path is a 404 in JSON", async () => {
  const reply = await server.app.inject("/user/nothing-here");
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ message: "Not found", error: "Not found", code: "not_found" });
});

test.each([
  ["broken JSON", '{"emailId":', 400],
  ["a field named twice", '{"emailId":"a@b.co","emailId":"c@d.co"}', 400],
  ["a NUL byte", '{"emailId":"a\\u0000@b.co"}', 400],
  ["half a surrogate pair", '{"emailId":"\\ud800"}', 400],
  ["a thousand levels", `${"[".repeat(1000)}${"]".repeat(1000)}`, 400],
  ["a list", "[]", 400],
  ["two megabytes", `{"emailId":"${"a".repeat(2_000_000)}"}`, 413],
])("a body with %s is refused in the documented shape", async (_name, body, status) => {
  const reply = await post("/user/login", { body });
  expect(reply.status).toBe(status);
  expect(reply.body).toEqual({
    message: expect.any(String),
    error: reply.body.message,
    code: status === 413 ? "too_large" : "bad_input",
  });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body of type %s is refused as bad input",
  async (type) => {
    const reply = await post("/user/login", { body: "a=b", headers: { "content-type": type } });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Send the body as JSON");
  },
);

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another port of this host", { origin: "http://127.0.0.1:9999", host: "127.0.0.1:3000" }],
  ["a page of the same site", { "sec-fetch-site": "same-site" }],
  ["a page of another site", { "sec-fetch-site": "cross-site", origin: "null" }],
])("a POST from %s is refused", async (_name, headers) => {
  const reply = await post("/user/logout", { headers });
  expect(reply.status).toBe(403);
  expect(reply.body.code).toBe("cross_origin");
});

test.each([
  ["the public address", { origin: "http://127.0.0.1:3000" }],
  ["the host that was asked", { origin: "http://judge.example:80", host: "judge.example" }],
  ["the same origin, says the browser", { origin: "http://localhost:5173", "sec-fetch-site": "same-origin" }],
  ["a program without these headers", {}],
])("a POST from %s passes the check", async (_name, headers) => {
  expect((await post("/user/logout", { headers })).body.code).not.toBe("cross_origin");
});

test("the headers forbid foreign scripts, frames and sniffing, and no CORS header is sent", async () => {
  const { headers } = await server.app.inject({ url: "/healthz", headers: { origin: "https://evil.example" } });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  const page = (await server.app.inject("/docs")).headers["content-security-policy"];
  expect(page).toContain("script-src 'self';");
  expect(page).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

test.each(["/user/check", "/user/nothing"])("the answer of %s is never kept by a cache", async (url) => {
  expect((await server.app.inject(url)).headers["cache-control"]).toBe("no-store");
});

test("bytes that are no HTTP get a 400 and do not hurt the server", async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write("nonsense\r\n\r\n"));
    let text = "";
    socket.on("data", (data) => {
      text += data.toString();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect(answer).toContain('"code":"bad_input"');
});

test("an address with a broken escape is refused, not a crash", async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/problem/problemById/%E0%A4%A`);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: "bad_input" });
});

test("the description of the calls names every call, with its text for people", async () => {
  const description = (await server.app.inject("/docs/openapi.json")).json();
  expect(description.openapi).toBe("3.1.0");
  expect(description.paths["/user/login"].post.requestBody.content["application/json"].schema.required).toEqual([
    "emailId",
    "password",
  ]);
  expect((await server.app.inject("/docs")).body).toContain("/problem/problemById/{problemId}");
});

test.each(["/docs", "/docs/openapi.json"])(
  "%s is packed once for everybody, and not sent twice to one browser",
  async (url) => {
    const ask = (headers: Record<string, string>) => server.app.inject({ url, headers });
    const [plain, packed] = [await ask({}), await ask({ "accept-encoding": "gzip, br" })];
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await ask({ "if-none-match": String(packed.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  },
);
