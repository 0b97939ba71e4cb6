import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * How the endpoint behaves: `normal` answers, `slow` pauses between words, `cut` drops the connection after three
 * words, `stall` falls silent there, `hang` never answers, `reset` drops the connection at once, `flaky` fails the
 * first time, `whole` can't stream, `length` runs into the limit, `newLimitName` wants max_completion_tokens.
 */
export type Behaviour =
  | "normal"
  | "slow"
  | "cut"
  | "stall"
  | "hang"
  | "reset"
  | "flaky"
  | "whole"
  | "length"
  | "newLimitName"
  | "errorInStream"
  | "html"
  | "empty"
  | "null"
  | 400
  | 401
  | 404
  | 429
  | 500;

interface SeenRequest {
  url: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] } & Record<string, unknown>;
  /** As it came. */
  text: string;
  isAborted: boolean;
}

export interface FakeEndpoint {
  /** For AI_BASE_URL. */
  url: string;
  behaviour: Behaviour;
  /** What it answers, word by word when it streams. */
  answer: string;
  seen: SeenRequest[];
  close: () => Promise<void>;
}

const SLOW_MS = 60;
const WORDS_BEFORE_FAULT = 3;

/** A local endpoint that speaks OpenAI's chat completions over a real connection. */
export async function startFakeEndpoint(): Promise<FakeEndpoint> {
  const server = createServer((request, response) => {
    // A peer that has gone is one of the things that are tried.
    respond(endpoint, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint: FakeEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behaviour: "normal",
    answer: "Think about a hash map.",
    seen: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return endpoint;
}

async function respond(endpoint: FakeEndpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text) as SeenRequest["body"];
  const seen: SeenRequest = {
    url: request.url ?? "",
    authorization: request.headers.authorization,
    body,
    text,
    isAborted: false,
  };
  endpoint.seen.push(seen);
  response.on("close", () => {
    seen.isAborted = !response.writableFinished;
  });
  if (request.method !== "POST" || request.url !== "/v1/chat/completions") return refuse(response, 404, "no such path");
  const { behaviour } = endpoint;
  switch (behaviour) {
    case "hang":
      return;
    case "reset":
      response.destroy();
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Please log in to this network</html>");
      return;
    case "empty":
      return sendJson(response, 200, { choices: [] });
    case "null":
      return sendJson(response, 200, { choices: [{ message: { role: "assistant", content: null } }] });
    case 401:
      return refuse(response, 401, `Incorrect API key provided: ${seen.authorization}`);
    case 400:
    case 404:
    case 429:
    case 500:
      return refuse(response, behaviour, "refused on purpose");
    case "flaky":
      if (endpoint.seen.length === 1) return refuse(response, 503, "overloaded");
      break;
    case "newLimitName":
      if ("max_tokens" in body) return refuse(response, 400, "Use 'max_completion_tokens' instead of 'max_tokens'.");
      break;
    default:
      break;
  }
  if (body.stream && behaviour !== "whole") return stream(endpoint, seen, response);
  const finish = behaviour === "length" ? "length" : "stop";
  const message = { role: "assistant", content: endpoint.answer };
  sendJson(response, 200, { object: "chat.completion", choices: [{ index: 0, message, finish_reason: finish }] });
}

async function stream(endpoint: FakeEndpoint, seen: SeenRequest, response: ServerResponse): Promise<void> {
  const { behaviour } = endpoint;
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  send({ delta: { role: "assistant", content: "" }, finish_reason: null });
  const words = endpoint.answer.split(/(?<= )/);
  for (const [index, word] of words.entries()) {
    if (seen.isAborted) return;
    if (index === WORDS_BEFORE_FAULT && behaviour === "cut") {
      await sleep(SLOW_MS); // What was written has to be on its way first.
      response.destroy();
      return;
    }
    if (index === WORDS_BEFORE_FAULT && behaviour === "stall") return;
    if (index === WORDS_BEFORE_FAULT && behaviour === "errorInStream") {
      response.write(`data: ${JSON.stringify({ error: { message: "overloaded" } })}\n\n`);
    }
    send({ delta: { content: word }, finish_reason: null });
    if (behaviour === "slow") await sleep(SLOW_MS);
  }
  send({ delta: {}, finish_reason: behaviour === "length" ? "length" : "stop" });
  response.end(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 22 } })}\n\ndata: [DONE]\n\n`);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.setHeader("retry-after", "7");
  sendJson(response, status, { error: { message, type: "refused" } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
