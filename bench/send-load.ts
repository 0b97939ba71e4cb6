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
}

export interface Answered {
  name: string;
  status: number;
  ms: number;
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

function sendUntil(
  until: number,
  { origin, next }: { origin: string; next: () => Asked },
  answers: Answered[],
): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let head = "";
    /** Bytes of the body that are still to come; null while the head has not ended. */
    let missing: number | null = null;
    let status = 0;
    let sentAt = 0;
    let name = "";
    const send = () => {
      const asked = next();
      [head, missing, name] = ["", null, asked.name];
      const body = asked.body ?? "";
      const about =
        asked.body === undefined
          ? ""
          : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
      sentAt = performance.now();
      socket.write(
        `${asked.method} ${asked.path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${asked.cookie}\r\n${about}\r\n${body}`,
      );
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`the server closed a connection during ${name}`)));
    socket.on("data", (data: Buffer) => {
      if (missing === null) {
        const before = head.length;
        head += data.toString("latin1");
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const length = /content-length: (\d+)/i.exec(head.slice(0, headEnd))?.[1];
        if (length === undefined) return reject(new Error(`${name}: an answer without a length`));
        status = Number(head.slice(9, 12));
        missing = Number(length) - (data.length - (headEnd + 4 - before));
      } else {
        missing -= data.length;
      }
      if (missing > 0) return;
      const now = performance.now();
      answers.push({ name, status, ms: now - sentAt });
      if (now < until) return send();
      socket.removeAllListeners("close");
      socket.destroy();
      resolve();
    });
  });
}
