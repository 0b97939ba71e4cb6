import { once } from "node:events";
import net from "node:net";

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds from sending a request to the end of its answer. */
  p99Ms: number;
}

/** What is sent next: a name to count it under, and what goes over the line. */
export interface Asked {
  name: string;
  method: "GET" | "POST";
  path: string;
  cookie: string;
  /** JSON. */
  body?: string;
  /** As browsers do it. */
  takesPacked?: boolean;
}

export interface Answered {
  name: string;
  status: number;
  ms: number;
  /** Of the body as it came over the line. */
  bytes: number;
}

/**
 * Sends the same GET again and again over open connections, each waiting for its answer, with one cookie after the
 * other. Throws when an answer is not 200.
 */
export async function load(input: {
  url: string;
  cookies: readonly string[];
  connections: number;
  seconds: number;
}): Promise<LoadResult> {
  const { origin, pathname: path } = new URL(input.url);
  let sent = 0;
  const nextCookie = () => input.cookies[sent++ % input.cookies.length] ?? "";
  const answers = await sendMixed({
    ...input,
    origin,
    next: () => ({ name: path, method: "GET", path, cookie: nextCookie() }),
  });
  const refused = answers.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`${path} answered ${refused.status}`);
  const latencies = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    requestsPerSecond: latencies.length / input.seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

/**
 * The same with a request of its own each time. Written on sockets, since Node's own HTTP client, and the load
 * generators that are built on it, cost more than the servers under test.
 */
export async function sendMixed(input: {
  origin: string;
  connections: number;
  seconds: number;
  next: () => Asked;
}): Promise<Answered[]> {
  const until = performance.now() + input.seconds * 1000;
  const answers: Answered[] = [];
  await Promise.all(Array.from({ length: input.connections }, () => sendUntil(until, input, answers)));
  return answers;
}

async function sendUntil(
  until: number,
  { origin, next }: { origin: string; next: () => Asked },
  answers: Answered[],
): Promise<void> {
  const connection = await connect(origin);
  do answers.push(await connection.ask(next()));
  while (performance.now() < until);
  connection.end();
}

export interface Connection {
  /** One at a time. Rejects when the server closes the connection, or says no length. */
  ask: (asked: Asked) => Promise<Answered>;
  end: () => void;
}

interface Waiting {
  name: string;
  sentAt: number;
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
}

/** A connection that is kept open for one request after the other. */
export async function connect(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  let waiting: Waiting | null = null;
  let head = "";
  /** Bytes of the body that are still to come; null while the head has not ended. */
  let missing: number | null = null;
  let status = 0;
  let length = 0;
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on("data", (data: Buffer) => {
    if (waiting === null) return;
    if (missing === null) {
      const before = head.length;
      head += data.toString("latin1");
      const headEnd = head.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const said = /content-length: (\d+)/i.exec(head.slice(0, headEnd))?.[1];
      if (said === undefined) return fail(new Error(`${waiting.name}: an answer without a length`));
      length = Number(said);
      status = Number(head.slice(9, 12));
      missing = length - (data.length - (headEnd + 4 - before));
    } else {
      missing -= data.length;
    }
    if (missing > 0) return;
    const { name, sentAt, resolve } = waiting;
    waiting = null;
    resolve({ name, status, ms: performance.now() - sentAt, bytes: length });
  });
  await once(socket, "connect");
  socket.on("error", fail);
  socket.on("close", () => fail(new Error(`the server closed a connection during ${waiting?.name}`)));
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        const body = asked.body ?? "";
        const about =
          asked.body === undefined
            ? ""
            : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
        const packed = asked.takesPacked === true ? "Accept-Encoding: br\r\n" : "";
        [head, missing] = ["", null];
        waiting = { name: asked.name, sentAt: performance.now(), resolve, reject };
        socket.write(
          `${asked.method} ${asked.path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${asked.cookie}\r\n${packed}${about}\r\n${body}`,
        );
      }),
    end: () => socket.destroy(),
  };
}
