import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

interface FakeAnswer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** Written one after the other, so that events may be cut anywhere. */
  parts: readonly string[];
  /** Ends the connection instead of the answer. */
  isCut?: boolean;
}

export interface FakeSite {
  address: string;
  asked: Asked[];
  close: () => Promise<void>;
}

/** A site that speaks HTTP as ours does, with the answers that a test gives it by `METHOD path`. */
export async function startFakeSite(answers: Record<string, FakeAnswer | (() => FakeAnswer)>): Promise<FakeSite> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString("utf8");
    const [method, path] = [request.method ?? "", request.url ?? ""];
    asked.push({ method, path, headers: request.headers, body: text === "" ? null : JSON.parse(text) });
    const found = answers[`${method} ${path}`];
    const answer = typeof found === "function" ? found() : (found ?? refusal(404, "not_found", "Not found"));
    response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "application/json", ...answer.headers });
    for (const part of answer.parts) {
      response.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (answer.isCut) request.socket.destroy();
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(value: unknown): FakeAnswer {
  return { parts: [JSON.stringify(value)] };
}

export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): FakeAnswer {
  return { status, headers, parts: [JSON.stringify({ message, error: message, code })] };
}

export function events(...list: readonly (readonly [name: string, data: unknown, id?: string])[]): FakeAnswer {
  const text = list
    .map(([name, data, id]) => `${id ? `id: ${id}\n` : ""}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join(": still here\n\n");
  const middle = Math.floor(text.length / 2);
  return { type: "text/event-stream", parts: [text.slice(0, middle), text.slice(middle)] };
}
