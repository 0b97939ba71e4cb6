import net from "node:net";

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds from sending a request to the end of its answer. */
  p99Ms: number;
}

/**
 * Sends the same GET again and again over open connections, each waiting for its answer. Written on sockets, since
 * Node's own HTTP client costs more than the servers under test. Throws when an answer is not 200.
 */
export async function load(input: {
  url: string;
  cookie: string;
  connections: number;
  seconds: number;
}): Promise<LoadResult> {
  const until = performance.now() + input.seconds * 1000;
  const latencies: number[] = [];
  await Promise.all(Array.from({ length: input.connections }, () => sendUntil(until, input, latencies)));
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: latencies.length / input.seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function sendUntil(until: number, input: { url: string; cookie: string }, latencies: number[]): Promise<void> {
  const { hostname, port, pathname } = new URL(input.url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${input.cookie}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let received = "";
    let sentAt = 0;
    const send = () => {
      received = "";
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("data", (data: Buffer) => {
      received += data.toString("latin1");
      if (!isWhole(received)) return;
      if (!received.startsWith("HTTP/1.1 200")) return reject(new Error(received.slice(0, 500)));
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < until) return send();
      socket.destroy();
      resolve();
    });
  });
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf("\r\n\r\n");
  if (headEnd < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, headEnd))?.[1];
  return length !== undefined && answer.length >= headEnd + 4 + Number(length);
}
