import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { login, logout } from "@verdict/contract/accounts";
import { getAllProblem, problemById } from "@verdict/contract/problems";
import { submittedProblem } from "@verdict/contract/submissions";
import { afterEach, expect, test } from "vitest";
import { callApi, callPage } from "./call-api.ts";
import { ApiFailure, failureHint, failureText, NetworkFailure } from "./failures.ts";

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A real server in place of ours; calls go to where the page would have come from. */
async function serve(listener: RequestListener): Promise<void> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  Object.assign(globalThis, { location: { origin: `http://127.0.0.1:${port}` } });
}

function refuseWith(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(status, headers).end(body);
}

const credentials = { emailId: "mira@example.org", password: "long-enough" };

test("a list that comes in parts names what asks for the next one, and one that is whole does not", async () => {
  const seen: (string | undefined)[] = [];
  await serve((request, response) => {
    seen.push(request.url);
    if (seen.length === 1) response.setHeader("link", '</problem/submittedProblem/p?before=a%2Fb>; rel="next"');
    response.end("[]");
  });
  const params = { problemId: "p" };
  const { next } = await callPage(submittedProblem, { params });
  expect(await callPage(submittedProblem, { params, query: next ?? {} })).toEqual({ answer: [], next: null });
  expect(seen).toEqual(["/problem/submittedProblem/p", "/problem/submittedProblem/p?before=a%2Fb"]);
});

test("parameters are percent-encoded and the body is JSON", async () => {
  const seen: string[] = [];
  await serve((request, response) => {
    request.on("data", (chunk) => seen.push(String(chunk)));
    request.on("end", () => {
      seen.push(request.method ?? "", request.url ?? "", request.headers["content-type"] ?? "none");
      response.end('{"message":"bye"}');
    });
  });
  await callApi(logout);
  await callApi(problemById, { params: { problemId: "a/b c" } }).catch(() => undefined);
  await callApi(login, { body: credentials }).catch(() => undefined);
  expect(seen).toEqual([
    "POST",
    "/user/logout",
    "none",
    "GET",
    "/problem/problemById/a%2Fb%20c",
    "none",
    JSON.stringify(credentials),
    "POST",
    "/user/login",
    "application/json",
  ]);
});

test("a refusal keeps the server's message, code and the seconds to wait", async () => {
  const body = JSON.stringify({ message: "Wait", error: "Wait", code: "too_many_requests" });
  await serve(refuseWith(429, body, { "retry-after": "17" }));
  const failure = await callApi(login, { body: credentials }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 429, message: "Wait", code: "too_many_requests", retryAfterSeconds: 17 });
  expect(failureText(failure, "Login failed")).toBe("Wait");
  expect(failureHint(failure)).toBeNull();
});

test.each(['{"error":"The disk is full"}', '{"message":"The disk is full"}'])(
  "a refusal may say its words alone: %s",
  async (body) => {
    await serve(refuseWith(500, body));
    const failure = await callApi(login, { body: credentials }).catch((error: unknown) => error);
    expect(failureText(failure, "Login failed")).toBe("The disk is full");
  },
);

test("a refusal that is not ours has no message, so that the screen's own text shows", async () => {
  await serve(refuseWith(502, "<html>Bad gateway</html>"));
  const failure = await callApi(login, { body: credentials }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 502, message: "", code: null, retryAfterSeconds: null });
  expect(failureText(failure, "Login failed")).toBe("Login failed");
  expect(failureHint(failure)).toContain("try again");
});

test("a cut connection is a NetworkFailure", async () => {
  await serve((request) => request.destroy());
  const failure = await callApi(logout).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkFailure);
  expect(failure).toMatchObject({ kind: "unreachable" });
  expect(failureText(failure, "Something went wrong")).toBe("Something went wrong");
});

test("an answer that does not come in time is a NetworkFailure that says so", async () => {
  await serve(() => {});
  const failure = await callApi(logout, { timeoutMs: 50 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "NetworkFailure", kind: "timeout" });
});

test("an abort by the caller is thrown as the caller's own reason", async () => {
  await serve(() => {});
  const abort = new AbortController();
  const call = callApi(logout, { signal: abort.signal }).catch((error: unknown) => error);
  abort.abort(new Error("left the page"));
  expect(await call).toEqual(new Error("left the page"));
});

test("an answer of another shape than the contract's is refused, not passed on", async () => {
  await serve((_request, response) => response.end('{"user":{"_id":1}}'));
  await expect(callApi(login, { body: credentials })).rejects.toThrow();
});

const BUSY = JSON.stringify({
  message: "The site is very busy.",
  error: "The site is very busy.",
  code: "unavailable",
});

test("a read is made again when the server was busy for a moment", async () => {
  let calls = 0;
  await serve((request, response) => {
    calls += 1;
    if (calls === 1) return refuseWith(503, BUSY, { "retry-after": "0" })(request, response);
    response.end("[]");
  });
  expect(await callApi(getAllProblem)).toEqual([]);
  expect(calls).toBe(2);
});

test("a call that changes something is never repeated, and its refusal says when to come again", async () => {
  let calls = 0;
  await serve((request, response) => {
    calls += 1;
    refuseWith(503, BUSY, { "retry-after": "2" })(request, response);
  });
  const failure = await callApi(logout).catch((error: unknown) => error);
  expect(calls).toBe(1);
  expect(failureText(failure, "Something went wrong")).toBe("The site is very busy.");
  expect(failureHint(failure)).toBe("It is worth trying again in 2 seconds.");
});

test("nobody waits for a server that is away for long", async () => {
  let calls = 0;
  await serve((request, response) => {
    calls += 1;
    refuseWith(503, BUSY, { "retry-after": "30" })(request, response);
  });
  await expect(callApi(getAllProblem)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 30 });
  expect(calls).toBe(1);
});
