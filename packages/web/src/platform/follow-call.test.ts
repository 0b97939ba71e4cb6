import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chat } from "@verdict/contract/assistant";
import { afterEach, expect, test } from "vitest";
import { followCall, type StepEvent } from "./follow-call.ts";

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Answers every call with this stream, and calls the chat. */
async function follow(stream: string): Promise<{ result: unknown; steps: StepEvent[] }> {
  const started = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).end(stream);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  Object.assign(globalThis, { location: { origin: `http://127.0.0.1:${port}` } });
  const steps: StepEvent[] = [];
  const { signal } = new AbortController();
  const result = await followCall(chat, { body: {}, signal, onStep: (step) => steps.push(step) });
  return { result, steps };
}

test("the steps come in order and the event named result is the answer", async () => {
  const { result, steps } = await follow(
    'event: accepted\ndata: {"id":1}\n\nevent: note\ndata: not JSON\n\nevent: result\ndata: {"message":"done"}\n\n',
  );
  expect(result).toEqual({ message: "done" });
  expect(steps).toEqual([
    { name: "accepted", data: { id: 1 } },
    { name: "note", data: null },
  ]);
});

test("an event without a name is the answer only when it has its shape", async () => {
  const { result, steps } = await follow('data: {"delta":"do"}\n\ndata: {"message":"done"}\n\n');
  expect(result).toEqual({ message: "done" });
  expect(steps).toEqual([{ name: "message", data: { delta: "do" } }]);
});

test("a refusal in the stream has the server's words and code, and no status", async () => {
  const refusal = JSON.stringify({ message: "Busy", error: "Busy", code: "upstream_busy" });
  await expect(follow(`event: error\ndata: ${refusal}\n\n`)).rejects.toMatchObject({
    name: "ApiFailure",
    status: null,
    message: "Busy",
    code: "upstream_busy",
  });
  await expect(follow("event: error\ndata: <html>\n\n")).rejects.toMatchObject({
    status: null,
    message: "",
    code: null,
  });
});

test("a stream that ends before its result counts as a server that is out of reach", async () => {
  await expect(follow('event: accepted\ndata: {"id":1}\n\n')).rejects.toMatchObject({
    name: "NetworkFailure",
    kind: "unreachable",
  });
});
