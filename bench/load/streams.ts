import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { PROBLEM_ID, prepareLoad } from "@verdict/server/load-site";
import type { Report } from "./report.ts";
import { startRole } from "./role-process.ts";

/*
 * What a web server needs with two thousand people who wait for a verdict: there is no judge, so all their streams stay
 * open, and each is told its place in the line.
 */

const STREAMS = 2_000;
/** Of one user. */
const AT_ONCE = 4;
const OPENED_TOGETHER = 50;
const WATCHED_MS = 8_000;
const BODY = JSON.stringify({ language: "cpp", code: "x".repeat(2_000) });

export async function measureStreams(databaseUrl: string, report: Report): Promise<void> {
  const cookies = await prepareLoad(databaseUrl, { problems: 2_000, users: STREAMS / AT_ONCE });
  const site = await startRole("site", databaseUrl);
  const before = await site.memoryBytes();
  const { hostname, port } = new URL(await site.address());
  const open: Stream[] = [];
  for (let first = 0; first < STREAMS; first += OPENED_TOGETHER) {
    const more = Array.from({ length: OPENED_TOGETHER }, (_, at) =>
      openStream({ hostname, port, cookie: cookies[(first + at) % cookies.length] ?? "" }),
    );
    open.push(...(await Promise.all(more)));
  }
  const cpuBefore = await site.cpuMs();
  await sleep(WATCHED_MS);
  const cpuShare = ((await site.cpuMs()) - cpuBefore) / WATCHED_MS;
  const after = await site.memoryBytes();
  report("load.streams.memory", after / 1e6, `MB with ${STREAMS} open streams (goal: below 250)`);
  report("load.streams.memory-before", before / 1e6, "MB without any");
  report("load.streams.cpu", cpuShare, "of a core, to tell all of them their places");
  const told = open.filter(({ text }) => text().includes("event: waiting")).length;
  report("load.streams.told", told, `of ${STREAMS} streams have heard where they stand`);
  for (const { socket } of open) socket.destroy();
  await site.end();
}

interface Stream {
  socket: net.Socket;
  text: () => string;
}

/** Resolves when the server has accepted the run; throws when it refuses. */
function openStream(input: { hostname: string; port: string; cookie: string }): Promise<Stream> {
  const { hostname, port, cookie } = input;
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let text = "";
    socket.on("error", reject);
    socket.on("connect", () =>
      socket.write(
        `POST /submission/run/${PROBLEM_ID} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
      ),
    );
    socket.on("data", (data) => {
      if (text.length < 4_000) text += data.toString();
      if (text.includes("event: accepted")) resolve({ socket, text: () => text });
      else if (!text.startsWith("HTTP/1.1 200")) reject(new Error(text.slice(0, 500)));
    });
  });
}
