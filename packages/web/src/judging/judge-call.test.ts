import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { submit } from "@verdict/contract/submissions";
import { afterEach, describe, expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import { callJudge } from "./judge-call.ts";
import { JudgingCutOff } from "./judging-cut-off.ts";
import type { JudgingProgress } from "./judging-progress.ts";

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

async function serve(answer: Answer): Promise<void> {
  const started = createServer((request, response) => {
    request.resume();
    request.on("end", () => answer(response, request));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  Object.assign(globalThis, { location: { origin: `http://127.0.0.1:${port}` } });
}

const RESULT = {
  submissionId: "s1",
  accepted: true,
  verdict: "AC",
  passedTestCases: 2,
  totalTestCases: 2,
  runtime: 0.01,
  memory: 2000,
};
const ACCEPTED = 'event: accepted\ndata: {"id":"s1","totalTestCases":2}\n\n';

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(text);
}

function call(
  input: { signal?: AbortSignal; silenceMs?: number; onProgress?: (progress: JudgingProgress) => void } = {},
) {
  return callJudge(submit, {
    params: { problemId: "two sums" },
    body: { code: "x", language: "cpp" },
    signal: input.signal ?? new AbortController().signal,
    onProgress: input.onProgress ?? (() => undefined),
    ...(input.silenceMs === undefined ? {} : { silenceMs: input.silenceMs }),
  });
}

describe("a submission", () => {
  test("that is answered in one piece gives its result", async () => {
    await serve((response, request) => {
      expect(request.url).toBe("/submission/submit/two%20sums");
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(RESULT));
    });
    await expect(call()).resolves.toEqual(RESULT);
  });

  test("that is answered as a stream tells every step and gives the last event", async () => {
    const seen: string[] = [];
    await serve((response, request) => {
      expect(request.headers.accept).toContain("text/event-stream");
      stream(response, `${ACCEPTED}event: compiled\ndata: {}\n\n`);
      response.write('event: test\ndata: {"number":1,"verdict":"AC","runtime":0.01,"memory":9}\n\n');
      response.end(`event: result\ndata: ${JSON.stringify(RESULT)}\n\n`);
    });
    const onProgress = ({ isCompiled, tests }: JudgingProgress) => seen.push(`${isCompiled} ${tests.length}`);
    await expect(call({ onProgress })).resolves.toEqual(RESULT);
    expect(seen).toEqual(["false 0", "true 0", "true 1"]);
  });

  test("that is refused, at once or in the stream, fails with the server's words", async () => {
    const refusal = JSON.stringify({ message: "Too fast", error: "Too fast", code: "too_many_requests" });
    await serve((response) => response.writeHead(429, { "content-type": "application/json" }).end(refusal));
    await expect(call()).rejects.toEqual(
      expect.objectContaining({ name: "ApiFailure", status: 429, message: "Too fast" }),
    );
    server?.close();
    await serve((response) => {
      stream(response, ACCEPTED);
      response.end(`event: error\ndata: ${refusal}\n\n`);
    });
    const failure = call();
    await expect(failure).rejects.toBeInstanceOf(ApiFailure);
    await expect(failure).rejects.toThrow("Too fast");
  });

  test("that the server leaves to the judge, since it ends itself, counts as cut off", async () => {
    const refusal = JSON.stringify({ message: "No verdict yet", error: "No verdict yet", code: "judge_unavailable" });
    await serve((response) => {
      stream(response, ACCEPTED);
      response.end(`event: error\ndata: ${refusal}\n\n`);
    });
    await expect(call()).rejects.toMatchObject({
      name: "JudgingCutOff",
      progress: { id: "s1" },
      cause: { name: "ApiFailure", message: "No verdict yet" },
    });
  });

  test("whose connection is cut after it was stored fails with what is known of it", async () => {
    await serve((response) => {
      stream(response, ACCEPTED);
      setTimeout(() => response.destroy(), 50);
    });
    const failure = call();
    await expect(failure).rejects.toBeInstanceOf(JudgingCutOff);
    await expect(failure).rejects.toMatchObject({ progress: { id: "s1", totalTestCases: 2 } });
  });

  test("whose stream ends in order but without a verdict is cut off, too", async () => {
    await serve((response) => {
      stream(response, ACCEPTED);
      response.end();
    });
    await expect(call()).rejects.toMatchObject({ name: "JudgingCutOff", progress: { id: "s1" } });
  });

  test("that gets no answer at all is a failure of the network", async () => {
    await serve((response) => response.destroy());
    await expect(call()).rejects.toBeInstanceOf(NetworkFailure);
  });

  test("on a connection that falls silent is given up, and says so", async () => {
    await serve(() => undefined);
    await expect(call({ silenceMs: 100 })).rejects.toMatchObject({ name: "NetworkFailure", kind: "timeout" });
    server?.closeAllConnections();
    await serve((response) => stream(response, ACCEPTED));
    await expect(call({ silenceMs: 100 })).rejects.toMatchObject({ name: "JudgingCutOff", progress: { id: "s1" } });
  });

  test("whose server keeps talking is not given up, however long it takes", async () => {
    await serve((response) => {
      stream(response, ACCEPTED);
      const talk = setInterval(() => response.write(":\n\n"), 40);
      setTimeout(() => {
        clearInterval(talk);
        response.end(`event: result\ndata: ${JSON.stringify(RESULT)}\n\n`);
      }, 400);
    });
    await expect(call({ silenceMs: 200 })).resolves.toEqual(RESULT);
  });

  test("that is cancelled fails with the reason of the cancel", async () => {
    await serve((response) => stream(response, ACCEPTED));
    const controller = new AbortController();
    const failure = call({ signal: controller.signal, onProgress: () => controller.abort(new Error("enough")) });
    await expect(failure).rejects.toThrow("enough");
  });
});
