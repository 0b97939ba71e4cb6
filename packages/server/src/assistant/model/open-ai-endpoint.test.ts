import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DomainError } from "../../platform/http/errors.ts";
import { type Behaviour, type FakeEndpoint, startFakeEndpoint } from "../testing/fake-endpoint.ts";
import type { ChatModel } from "./chat-model.ts";
import { openAiEndpoint } from "./open-ai-endpoint.ts";

const KEY = "sk-very-secret-key";
const QUESTION = { system: "Be kind.", turns: [{ role: "user" as const, content: "Help!" }] };

let endpoint: FakeEndpoint;
let model: ChatModel;
let logged: string[];

beforeEach(async () => {
  endpoint = await startFakeEndpoint();
  logged = [];
  const log = { warn: (...entry: unknown[]) => logged.push(JSON.stringify(entry)) };
  const settings = { baseUrl: endpoint.url, apiKey: KEY, model: "tutor-1" };
  model = openAiEndpoint(settings, { log, timings: { retryMs: 5, stallMs: 1_000 } });
});
afterEach(() => endpoint.close());

const inTime = () => AbortSignal.timeout(5000);
const text = (signal = inTime()) => model.text(QUESTION, signal);
async function stream(signal = inTime()): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of model.stream(QUESTION, signal)) pieces.push(piece);
  return pieces;
}
async function failureOf(work: () => Promise<unknown>): Promise<DomainError> {
  const error = await work().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw new Error(`not a refusal: ${String(error)}`, { cause: error });
  return error;
}

describe("an answer", () => {
  it("comes in one piece or in many, and the request is what the protocol says", async () => {
    expect(await text()).toBe("Think about a hash map.");
    expect(await stream()).toEqual(["Think ", "about ", "a ", "hash ", "map."]);
    expect(endpoint.seen).toHaveLength(2);
    for (const seen of endpoint.seen) {
      expect(seen.authorization).toBe(`Bearer ${KEY}`);
      expect(seen.body).toMatchObject({ model: "tutor-1", max_tokens: 2000 });
      expect(seen.body.messages).toEqual([
        { role: "system", content: "Be kind." },
        { role: "user", content: "Help!" },
      ]);
    }
    expect(endpoint.seen.map((seen) => seen.body.stream)).toEqual([false, true]);
  });

  it("that was cut by the service's limit says so", async () => {
    endpoint.behaviour = "length";
    expect(await text()).toContain("(The answer was cut short here.)");
    expect((await stream()).join("")).toContain("(The answer was cut short here.)");
  });

  it("is given without what the model thought aloud before it", async () => {
    endpoint.answer = "<think>The solution is to sort. secret</think>\n\nLook at the sample.";
    expect(await text()).toBe("Look at the sample.");
    expect((await stream()).join("")).toBe("Look at the sample.");
    endpoint.answer = "<think>never ends, full of the solution";
    expect(await text()).toBe("");
    expect((await stream()).join("")).toBe("");
    endpoint.answer = "< is an operator";
    expect((await stream()).join("")).toBe("< is an operator");
  });

  it("of a service that cannot stream comes all the same", async () => {
    endpoint.behaviour = "whole";
    expect((await stream()).join("")).toBe("Think about a hash map.");
  });

  it("comes from a service that failed once, and from one that wants the newer name of the limit", async () => {
    endpoint.behaviour = "flaky";
    expect(await text()).toContain("hash map");
    expect(endpoint.seen).toHaveLength(2);
    endpoint.behaviour = "newLimitName";
    expect((await stream()).join("")).toContain("hash map");
    expect(endpoint.seen.at(-1)?.body).toMatchObject({ max_completion_tokens: 2000 });
  });
});

describe("a failure", () => {
  it.each<[Behaviour, string, number]>([
    [401, "upstream_failed", 1],
    [404, "upstream_failed", 1],
    [400, "upstream_failed", 1],
    [429, "upstream_busy", 1],
    [500, "upstream_failed", 2],
    ["reset", "upstream_failed", 2],
    ["html", "upstream_failed", 1],
    ["empty", "upstream_failed", 1],
    ["null", "upstream_failed", 1],
  ])("%s is told as %s after %i calls", async (behaviour, code, calls) => {
    endpoint.behaviour = behaviour;
    for (const work of [text, stream]) {
      endpoint.seen.length = 0;
      const failure = await failureOf(() => work());
      expect(failure.code).toBe(code);
      expect(failure.message).toMatch(/^The AI service /);
      expect(endpoint.seen).toHaveLength(calls);
    }
  });

  it("never shows the key, neither to the user nor in the log", async () => {
    endpoint.behaviour = 401;
    expect((await failureOf(text)).message).not.toContain(KEY);
    expect(logged.join()).toContain("Incorrect API key provided: Bearer [key]");
    expect(logged.join()).not.toContain(KEY);
  });

  it("of a busy service passes on how long to wait", async () => {
    endpoint.behaviour = 429;
    expect((await failureOf(text)).retryAfterSeconds).toBe(7);
  });

  it.each<[Behaviour, string]>([
    ["cut", "upstream_failed"],
    ["stall", "upstream_timeout"],
    ["errorInStream", "upstream_failed"],
  ])("in the middle of a stream (%s) comes after the words that came", async (behaviour, code) => {
    endpoint.behaviour = behaviour;
    const pieces: string[] = [];
    const failure = await failureOf(async () => {
      for await (const piece of model.stream(QUESTION, inTime())) pieces.push(piece);
    });
    expect(pieces.join("")).toBe("Think about a ");
    expect(failure.code).toBe(code);
  });
});

describe("an abort", () => {
  it("ends the call, before the first word and in the middle", async () => {
    endpoint.behaviour = "hang";
    await expect(text(AbortSignal.timeout(50))).rejects.toThrow("timeout");
    await expect(stream(AbortSignal.timeout(50))).rejects.toThrow("timeout");
    endpoint.behaviour = "slow";
    await expect(stream(AbortSignal.timeout(100))).rejects.toThrow("timeout");
    await expect.poll(() => endpoint.seen.filter((seen) => seen.isAborted)).toHaveLength(3);
  });

  it("happens when nobody takes the rest of a stream", async () => {
    endpoint.behaviour = "slow";
    for await (const piece of model.stream(QUESTION, inTime())) {
      expect(piece).toBe("Think ");
      break;
    }
    await expect.poll(() => endpoint.seen[0]?.isAborted).toBe(true);
  });
});

it("a refusal without an end is not read to it", async () => {
  const piece = "no ".repeat(100_000);
  const server = createServer((_request, response) => {
    response.writeHead(400);
    const writeOn = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on("drain", writeOn);
    writeOn();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const settings = { baseUrl: `http://127.0.0.1:${port}`, apiKey: null, model: "tutor-1" };
    const log = { warn: (...entry: unknown[]) => logged.push(JSON.stringify(entry)) };
    const endless = openAiEndpoint(settings, { log, timings: { retryMs: 5, stallMs: 1_000 } });
    expect((await failureOf(() => endless.text(QUESTION, inTime()))).code).toBe("upstream_failed");
    expect(logged).toEqual([expect.stringContaining("no no no")]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
