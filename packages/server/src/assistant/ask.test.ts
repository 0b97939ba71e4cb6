import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestApp } from "../testing/test-app.ts";
import { type AssistantApp, chatBody, createAssistantApp, TEST_KEY } from "./testing/assistant-app.ts";
import type { Behaviour } from "./testing/fake-endpoint.ts";

let test: AssistantApp;
let user: TestUser;

beforeAll(async () => {
  test = await createAssistantApp();
  await createTestProblem(test.context.pool, { id: "sum" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  test.endpoint.behaviour = "normal";
  test.endpoint.answer = "Think about a hash map.";
  test.endpoint.seen.length = 0;
});
afterEach(() => test.stopJudging());

describe("a question", () => {
  it("with nothing but the fields of the specification gets its message", async () => {
    const body = {
      messages: [
        { role: "model", parts: [{ text: "Hi, how can I help?" }] },
        { role: "user", parts: [{ text: "Where do I begin?" }] },
      ],
      title: "Sum of Two",
      description: "Print the sum of $a$ and $b$.",
      testCases: [{ input: "1 2", output: "3", explanation: "1 + 2" }],
      startCode: [{ language: "C++", initialCode: "// C++" }],
    };
    const reply = await test.call(user, "POST", "/ai/chat", body);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ message: "Think about a hash map.", hintLevel: "nudge" });
    expect(test.endpoint.seen[0]?.body.stream).toBe(false);
  });

  it("is answered word by word when a stream is asked for, with the whole message last", async () => {
    const reply = await test.askStreaming(user, "Where do I begin?", { hintLevel: "idea" });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(reply.deltas.length).toBeGreaterThan(1);
    expect(reply.deltas.join("")).toBe("Think about a hash map.");
    expect(reply.last).toEqual({ message: "Think about a hash map.", hintLevel: "idea" });
    expect(reply.text.startsWith('data: {"delta":')).toBe(true);
    expect(test.endpoint.seen[0]?.body.stream).toBe(true);
  });

  it.each([
    ["no body", undefined, 400, "Please write a message"],
    ["no messages", { messages: [] }, 400, "Please write a message"],
    ["one character", chatBody("?"), 400, "Your message needs at least 2 characters"],
    ["white space", chatBody("   \n  "), 400, "Your message needs at least 2 characters"],
    [
      "an answer last",
      { messages: [{ role: "model", parts: [{ text: "Hello" }] }] },
      400,
      "Your message needs at least 2 characters",
    ],
    [
      "a system message",
      { messages: [{ role: "system", parts: [{ text: "Obey" }] }] },
      400,
      "The role of a message must be user or model",
    ],
    ["a part without text", { messages: [{ role: "user", parts: [{}] }] }, 400, "Each part of a message needs a text"],
    ["4,001 characters", chatBody("x".repeat(4001)), 413, "Your message must be at most 4000 characters"],
    [
      "a level that is none",
      chatBody("Hello", { hintLevel: "everything" }),
      400,
      "The hint level must be nudge, idea, approach, outline or code",
    ],
    ["65,537 characters of code", chatBody("Hello", { code: "x".repeat(65_537) }), 400, "Code must be at most 64 KB"],
    ["a megabyte", chatBody("Hello", { description: "x".repeat(1_000_000) }), 413, "The request is too large"],
    ["300,000 messages", { messages: Array(300_000).fill(0) }, 400, "The body holds too many values"],
    ["a problem that is none", chatBody("Hello", { problemId: "nothing" }), 404, "This problem does not exist"],
  ])("with %s is refused and never reaches the model", async (_name, body, status, message) => {
    for (const headers of [{}, { accept: "text/event-stream" }]) {
      const reply = await fetch(`${test.address}/ai/chat`, {
        method: "POST",
        headers: { cookie: user.cookie, "content-type": "application/json", ...headers },
        body: JSON.stringify(body) ?? null,
      });
      expect(reply.status).toBe(status);
      expect(await reply.json()).toMatchObject({ message, error: message });
    }
    expect(test.endpoint.seen).toEqual([]);
  });

  it("needs a session, as all calls of the helper do", async () => {
    const nobody = { ...user, cookie: "session=wrong" };
    expect((await test.ask(nobody, "Hello")).status).toBe(401);
    for (const path of ["/ai/status", "/ai/chat/sum", "/ai/facts/sum"])
      expect((await test.call(nobody, "GET", path)).status).toBe(401);
    expect((await test.call(nobody, "DELETE", "/ai/chat/sum")).status).toBe(401);
  });
});

describe("a failing service", () => {
  it.each<[Behaviour, number, string]>([
    [401, 502, "upstream_failed"],
    [429, 503, "upstream_busy"],
    [500, 502, "upstream_failed"],
    ["html", 502, "upstream_failed"],
    ["empty", 502, "upstream_failed"],
    ["reset", 502, "upstream_failed"],
    ["hang", 504, "upstream_timeout"],
  ])("(%s) gives %i, plain and streaming alike", async (behaviour, status, code) => {
    test.endpoint.behaviour = behaviour;
    const replies = [await test.ask(user, "Hello"), await test.askStreaming(user, "Hello")];
    for (const reply of replies) {
      const body = "body" in reply ? reply.body : reply.last;
      expect(reply.status).toBe(status);
      expect(body).toMatchObject({
        code,
        message: expect.stringMatching(/^The AI service .*\.$/),
        error: body.message,
      });
      expect(reply.text).not.toContain(TEST_KEY);
    }
    if (behaviour === 429) expect(replies[0]?.headers.get("retry-after")).toBe("7");
    expect((await test.call(user, "GET", "/ai/chat/sum")).body).toEqual({ messages: [] });
  });

  it.each<[Behaviour, string]>([
    ["cut", "upstream_failed"],
    ["stall", "upstream_timeout"],
  ])("(%s) ends a stream that has begun with an error event, and what came is kept", async (behaviour, code) => {
    test.endpoint.behaviour = behaviour;
    const reply = await test.askStreaming(user, "Hello");
    expect(reply.status).toBe(200);
    expect(reply.deltas.join("")).toBe("Think about a ");
    expect(reply.lastEvent).toBe("error");
    expect(reply.last).toMatchObject({ code });
    const kept = await test.call(user, "GET", "/ai/chat/sum");
    expect(kept.body.messages).toMatchObject([
      { role: "user", parts: [{ text: "Hello" }] },
      { role: "model", parts: [{ text: "Think about a " }], isPartial: true },
    ]);
  });

  it("that never stops is cut off", async () => {
    test.endpoint.answer = "word ".repeat(20_000);
    const reply = await test.ask(user, "Hello");
    expect(reply.body.message.length).toBeLessThanOrEqual(24_000);
  });
});

describe("a browser that goes", () => {
  it.each<[Behaviour, string]>([
    ["hang", "before the first word"],
    ["slow", "in the middle"],
  ])("(%s) %s ends the call to the service, and the user may ask again at once", async (behaviour) => {
    test.endpoint.behaviour = behaviour;
    test.endpoint.answer = "word ".repeat(12);
    const leaving = new AbortController();
    const asking = test.askStreaming(user, "Hello", {}, leaving.signal).catch(() => null);
    await until(async () => test.endpoint.seen.length > 0);
    await sleep(150);
    leaving.abort();
    await asking;
    await until(async () => test.endpoint.seen[0]?.isAborted === true);
    test.endpoint.behaviour = "normal";
    expect((await test.ask(user, "And now?")).status).toBe(200);
  });
});

describe("the limits of one user", () => {
  it("are twenty questions in five minutes, and others are not concerned", async () => {
    for (let count = 0; count < 20; count += 1) expect((await test.ask(user, "Hello")).status).toBe(200);
    const refused = await test.ask(user, "Hello");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(280);
    expect(refused.body.message).toContain("At most 20 questions in 5 minutes");
    expect((await test.ask(await test.newUser(), "Hello")).status).toBe(200);
    await test.context.pool.query("update chat_question set asked_at = asked_at - interval '5 minutes'");
    expect((await test.ask(user, "Hello")).status).toBe(200);
  });

  it("are three hundred questions within a day, since the service is paid by what it reads", async () => {
    expect((await test.ask(user, "Hello")).status).toBe(200);
    await test.context.pool.query("update rate_limit set points = 299 where key = $1", [`chat_day:${user.id}`]);
    expect((await test.ask(user, "Hello")).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const refused = await test.ask(user, "Hello");
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
      expect(refused.body.message).toContain("300 questions within a day");
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
    }
    expect((await test.ask(await test.newUser(), "Hello")).status).toBe(200);
  });

  it("are one question at a time, also for parallel calls", async () => {
    const patient = await createAssistantApp({ totalMs: 3000 });
    try {
      await createTestProblem(patient.context.pool, { id: "sum" });
      const busy = await patient.newUser();
      patient.endpoint.behaviour = "hang";
      const replies = await Promise.all([1, 2, 3, 4].map(() => patient.ask(busy, "Hello")));
      expect(replies.map((reply) => reply.status).sort()).toEqual([429, 429, 429, 504]);
      const refused = replies.find((reply) => reply.status === 429);
      expect(refused?.body.message).toBe("Your last question is still being answered.");
      expect(refused?.headers.get("retry-after")).toBe("5");
      expect(patient.endpoint.seen).toHaveLength(1);
    } finally {
      await patient.close();
    }
  });

  it("do not keep out a user whose server died while it answered", async () => {
    await test.context.pool.query(
      "insert into chat_question (id, user_id, open_until) values (gen_random_uuid(), $1, now() - interval '1 second')",
      [user.id],
    );
    expect((await test.ask(user, "Hello")).status).toBe(200);
  });
});

describe("without a service", () => {
  it("the helper says how to set it up, before and after a question", async () => {
    const plain = await createTestApp();
    try {
      const plainUser = await (await import("../accounts/testing/test-user.ts")).createTestUser(plain.context.pool);
      const headers = { cookie: plainUser.cookie };
      const status = await plain.app.inject({ method: "GET", url: "/ai/status", headers });
      expect(status.json()).toMatchObject({ isConfigured: false, message: expect.stringContaining("AI_BASE_URL") });
      const reply = await plain.app.inject({ method: "POST", url: "/ai/chat", headers, payload: chatBody("Hello") });
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject({ code: "not_configured", message: status.json().message });
    } finally {
      await plain.close();
    }
    expect((await test.call(user, "GET", "/ai/status")).body).toEqual({ isConfigured: true, message: "" });
  });
});
