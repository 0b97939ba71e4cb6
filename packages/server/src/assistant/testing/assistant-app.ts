import { registerAccounts } from "../../accounts/routes.ts";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingContext } from "../../judging/judging-context.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createFastify } from "../../platform/http/create-fastify.ts";
import { registerProblemRoutes } from "../../problems/routes.ts";
import { registerSubmissionRoutes } from "../../submissions/routes.ts";
import { createTestContext } from "../../testing/test-context.ts";
import type { AssistantTimings } from "../assistant-context.ts";
import { registerAssistantRoutes } from "../routes.ts";
import { type FakeEndpoint, startFakeEndpoint } from "./fake-endpoint.ts";

export const TEST_KEY = "sk-very-secret-key";
const TEST_TIMINGS: AssistantTimings = { totalMs: 900, stallMs: 250, retryMs: 5, judgeMs: 1500 };

interface ChatStream {
  status: number;
  headers: Headers;
  text: string;
  deltas: string[];
  /** The data of the last event; the whole body of a plain reply. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any reply.
  last: any;
  lastEvent: string;
}

export interface AssistantApp extends JudgingApp {
  endpoint: FakeEndpoint;
  /** POST /ai/chat with a question; `body` adds to it and overrides. */
  ask: (user: TestUser, question: string, body?: object) => ReturnType<JudgingApp["call"]>;
  askStreaming: (user: TestUser, question: string, body?: object, signal?: AbortSignal) => Promise<ChatStream>;
}

/** The calls about problems, submissions and the helper on a real port, with a fake model behind the helper. */
export async function createAssistantApp(timings: Partial<AssistantTimings> = {}): Promise<AssistantApp> {
  const endpoint = await startFakeEndpoint();
  const env = { AI_BASE_URL: endpoint.url, AI_MODEL: "tutor-1", AI_API_KEY: TEST_KEY };
  const { context, database, close } = await createTestContext(env);
  const app = await createFastify(context);
  await registerAccounts(app, context);
  const judging = createJudgingContext(app, { ...context, isHindered: async () => false });
  registerProblemRoutes(app, { ...context, findVideo: async () => null });
  registerSubmissionRoutes(app, context, judging);
  registerAssistantRoutes(app, context, judging, { ...TEST_TIMINGS, ...timings });
  const closeAll = async () => {
    await app.close();
    await close();
    await endpoint.close();
  };
  const test = await createJudgingApp({ app, context, database, close: closeAll });
  return {
    ...test,
    endpoint,
    ask: (user, question, body = {}) => test.call(user, "POST", "/ai/chat", chatBody(question, body)),
    async askStreaming(user, question, body = {}, signal) {
      const reply = await fetch(`${test.address}/ai/chat`, {
        method: "POST",
        headers: { cookie: user.cookie, "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify(chatBody(question, body)),
        ...(signal === undefined ? {} : { signal }),
      });
      return readChatStream(reply.status, reply.headers, await reply.text());
    },
  };
}

export function chatBody(question: string, body: object = {}): object {
  return { messages: [{ role: "user", parts: [{ text: question }] }], problemId: "sum", ...body };
}

function readChatStream(status: number, headers: Headers, text: string): ChatStream {
  const isStream = headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream) return { status, headers, text, deltas: [], last: JSON.parse(text), lastEvent: "" };
  const blocks = text.split("\n\n").filter((block) => block.includes("data: "));
  const events = blocks.map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null"));
  return {
    status,
    headers,
    text,
    deltas: events.flatMap((event) => (typeof event.delta === "string" ? [event.delta] : [])),
    last: events.at(-1),
    lastEvent: /^event: (.*)$/m.exec(blocks.at(-1) ?? "")?.[1] ?? "",
  };
}
