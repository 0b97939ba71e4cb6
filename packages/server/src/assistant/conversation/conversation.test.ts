import { Conversation } from "@verdict/contract/assistant";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { type AssistantApp, createAssistantApp } from "../testing/assistant-app.ts";

let test: AssistantApp;
let user: TestUser;

beforeAll(async () => {
  test = await createAssistantApp();
  await createTestProblem(test.context.pool, { id: "sum" });
  await createTestProblem(test.context.pool, { id: "other" });
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await test.newUser();
  test.endpoint.behaviour = "normal";
});

const read = async (id = "sum", who = user) => {
  const reply = await test.call(who, "GET", `/ai/chat/${id}`);
  return Conversation.parse(reply.body).messages.map((message) => message.parts[0]?.text);
};

describe("a conversation", () => {
  it("is kept per problem and user, in its order, with the level of each answer", async () => {
    await test.ask(user, "First?", { hintLevel: "idea" });
    await test.askStreaming(user, "Second?");
    await test.ask(user, "Elsewhere?", { problemId: "other" });
    const answer = "Think about a hash map.";
    expect(await read()).toEqual(["First?", answer, "Second?", answer]);
    expect(await read("other")).toEqual(["Elsewhere?", answer]);
    expect(await read("sum", await test.newUser())).toEqual([]);
    const { body } = await test.call(user, "GET", "/ai/chat/sum");
    expect(body.messages[1]).toMatchObject({ role: "model", hintLevel: "idea", isPartial: false });
    expect(body.messages[0].hintLevel).toBeUndefined();
  });

  it("can be cleared, and only by its owner", async () => {
    await test.ask(user, "First?");
    await test.ask(user, "Elsewhere?", { problemId: "other" });
    expect((await test.call(await test.newUser(), "DELETE", "/ai/chat/sum")).status).toBe(200);
    expect(await read()).toHaveLength(2);
    expect((await test.call(user, "DELETE", "/ai/chat/sum")).body).toEqual({});
    expect(await read()).toEqual([]);
    expect(await read("other")).toHaveLength(2);
    expect((await test.call(user, "DELETE", "/ai/chat/nothing")).status).toBe(404);
    expect((await test.call(user, "GET", "/ai/chat/nothing")).status).toBe(404);
  });

  it("holds a question once when it is asked again after its answer broke off", async () => {
    test.endpoint.behaviour = "cut";
    await test.askStreaming(user, "Why?");
    await test.askStreaming(user, "Why?");
    test.endpoint.behaviour = "normal";
    await test.ask(user, "Why?");
    expect(await read()).toEqual(["Why?", "Think about a hash map."]);
    await test.ask(user, "Why?");
    expect(await read()).toHaveLength(4);
  });

  it("keeps the newest hundred messages", async () => {
    await test.context.pool.query(
      `insert into chat_message (user_id, problem_id, role, content)
       select $1, 'sum', case when n % 2 = 1 then 'user' else 'model' end, 'old ' || n from generate_series(1, 100) n`,
      [user.id],
    );
    await test.ask(user, "Newest?");
    const texts = await read();
    expect(texts).toHaveLength(100);
    expect(texts[0]).toBe("old 3");
    expect(texts.at(-2)).toBe("Newest?");
  });

  it("goes with its user", async () => {
    await test.ask(user, "First?");
    await test.context.pool.query("delete from user_account where id = $1", [user.id]);
    const { rowCount } = await test.context.pool.query("select from chat_message where user_id = $1", [user.id]);
    expect(rowCount).toBe(0);
  });
});
