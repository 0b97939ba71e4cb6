import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { readPages } from "./pages.ts";

const SCRIPT = "console.log('the whole app');".repeat(100);
let webRoot: string;
let server: TestApp;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), "verdict-web-"));
  mkdirSync(path.join(webRoot, "assets"));
  const page = (text: string) => `<!doctype html><html><head><title>x</title></head><body>${text}</body></html>`;
  writeFileSync(path.join(webRoot, "index.html"), page("the app"));
  writeFileSync(path.join(webRoot, "landing.html"), page("the landing page"));
  writeFileSync(path.join(webRoot, "login.html"), page("the app, and the files of its login page"));
  writeFileSync(path.join(webRoot, "problem.html"), page("the app, and the files of its problem page"));
  writeFileSync(path.join(webRoot, "favicon.svg"), "<svg/>");
  writeFileSync(path.join(webRoot, ".secret"), "secret");
  writeFileSync(path.join(webRoot, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(path.join(webRoot, "assets", "clang-format-worker-1a2b.js"), SCRIPT);
  writeFileSync(path.join(webRoot, "assets", "app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  server = await createTestApp({ GOOGLE_CLIENT_ID: 'client"<id>' }, { webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const HTML = { accept: "text/html,*/*" };

test.each([
  "/login",
  "/problems",
  "/settings",
  "/problem/two-sum",
  "/admin/update/two-sum",
  "/WorkInProgress",
  "/login?next=/x",
])("%s is a screen of the app, never kept without asking", async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain("the app");
  expect(reply.headers["cache-control"]).toBe("no-cache");
  expect(reply.headers["vary"]).toContain("cookie");
});

test("/ is the landing page without a session, and the app with one", async () => {
  const visitor = await get("/");
  expect(visitor.body).toContain("the landing page");
  expect(visitor.body).toContain('<meta name="session" content="none">');
  const user = await get("/", { cookie: "session=abc" });
  expect(user.body).toContain("the app");
  expect(user.body).not.toContain('name="session"');
});

test("/login and a problem name their own files in advance; a page without such a file is the app's", async () => {
  const login = await get("/login?next=/x");
  expect(login.body).toContain("the files of its login page");
  expect(login.body).toContain('<meta name="session" content="none">');
  expect((await get("/login", { cookie: "session=abc" })).body).not.toContain('name="session"');
  expect((await get("/signup")).body).toContain("the app<");
  expect((await get("/problem/two-sum?tab=chat")).body).toContain("the files of its problem page");
  expect((await get("/problem/two-sum", HTML)).statusCode).toBe(200);
  expect((await get("/login.html")).statusCode).toBe(404);
});

test("a page comes packed as the browser likes it, and is not sent again while it is the same", async () => {
  const plain = await get("/problems");
  const packed = await get("/problems", { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect((await get("/problems", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  const etag = String(plain.headers["etag"]);
  const again = await get("/problems", { "if-none-match": etag });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: "" });
  expect((await get("/problems", { "if-none-match": etag, cookie: "session=abc" })).statusCode).toBe(200);
});

test("the page names the Google client, harmlessly", async () => {
  expect((await get("/login")).body).toContain('<meta name="google-client-id" content="client&quot;&lt;id&gt;">');
});

test("the page names the OpenID provider only where there is one, harmlessly", () => {
  const school = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "y" };
  const pageWith = (env: Record<string, string>) => readPages(webRoot, readConfig(env))?.at("/login/openid").html;
  expect(pageWith({})).not.toContain("openid-name");
  expect(pageWith({ ...school, OIDC_NAME: '<b>"Hill" School' })).toContain(
    '<meta name="openid-name" content="&lt;b&gt;&quot;Hill&quot; School">',
  );
});

test("Google's hosts are in the policy only when Google sign-in is set up", async () => {
  const policy = String((await get("/login")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("a hashed file may be kept for ever, and comes compressed as it was built", async () => {
  const reply = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.headers["content-encoding"]).toBe("br");
  expect(reply.rawPayload).toEqual(brotliCompressSync(SCRIPT));
  expect((await get("/assets/app-1a2b.js")).body).toBe(SCRIPT);
  expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test.each([
  "/assets/gone-0000.js",
  "/.well-known/security.txt",
  "/.secret",
  "/wp-login.php",
  "/index.html",
  "/..%2f..%2fetc%2fpasswd",
  "/user/nothing",
  "/problem/a/b",
])("%s is a 404 in JSON, even for a browser", async (url) => {
  const reply = await get(url, HTML);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: "not_found" });
});

test("an unknown address is a page with status 404 for a browser, and JSON for a program", async () => {
  const page = await get("/no-such-page", HTML);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("the app");
  expect((await get("/no-such-page")).json()).toMatchObject({ code: "not_found" });
});

test("only the worker of the formatter may compile WebAssembly, and it may do nothing else", async () => {
  const policyOf = async (url: string) => String((await get(url)).headers["content-security-policy"]);
  expect(await policyOf("/assets/clang-format-worker-1a2b.js")).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const other of ["/login", "/assets/app-1a2b.js", "/assets/clang-format-worker-nope.js"]) {
    expect(await policyOf(other)).not.toContain("wasm");
  }
});
