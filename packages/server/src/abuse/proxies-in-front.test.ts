import { once } from "node:events";
import http2 from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildApp } from "../app.ts";
import { createContext } from "../create-context.ts";
import { openEventStream } from "../platform/http/event-stream.ts";
import { currentRequest } from "../platform/request-scope.ts";
import {
  isInstalled,
  PROXY_NAMES,
  type ProxyName,
  type StandingProxy,
  startProxy,
} from "../testing/proxies/start-proxy.ts";
import { createTestContext, QUICK_ACCOUNTS, type TestContext } from "../testing/test-context.ts";

/*
 * The configurations of docs/operations.md, as they stand there, in front of a real site with three calls more that
 * tell what the site has seen. The visitor comes from 127.0.0.2, the proxy from 127.0.0.1.
 */

const VISITOR = "127.0.0.2";
/** A video may have 100 MB, and its form some words more. */
const UPLOAD_BYTES = 101 * 1024 * 1024;
const WAIT_MS = 300_000;
const FORGED = {
  "x-forwarded-for": "203.0.113.7, 203.0.113.8",
  "x-forwarded-proto": "http",
  "x-forwarded-host": "evil.example",
  forwarded: "for=203.0.113.7;host=evil.example;proto=http",
};

interface Answer {
  status: number;
  text: string;
}

function describeProxy(name: ProxyName) {
  let site: TestContext;
  let app: FastifyInstance;
  let proxy: StandingProxy;
  let port = 0;
  let sendNext: () => void = () => undefined;

  async function startApp(): Promise<void> {
    // As a new process has them: only the database and the data folder stay.
    const { config, log } = site.context;
    const context = createContext({ config, log, pool: site.database.pool, directUrl: site.database.url });
    app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS });
    app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    app.get("/probe/who", async ({ ip, ips, protocol, hostname, headers }) => ({
      ip,
      ips,
      protocol,
      hostname,
      forwarded: headers.forwarded ?? null,
      // What limits and turns are counted by.
      network: currentRequest()?.network,
    }));
    app.get("/probe/stream", async (_request, reply) => {
      const stream = openEventStream(reply);
      stream.send({ event: "one", data: 1 });
      sendNext = () => {
        stream.send({ event: "two", data: 2 });
        stream.close();
      };
    });
    app.post("/probe/upload", { bodyLimit: 2 * UPLOAD_BYTES }, async ({ body }) => {
      let bytes = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
      return { bytes };
    });
    app.addHook("onClose", () => context.notifications.stop());
    await app.listen({ port, host: "127.0.0.1" });
    port = Number(new URL(app.listeningOrigin).port);
  }

  async function withSession<T>(work: (session: http2.ClientHttp2Session) => Promise<T>): Promise<T> {
    const ours = { host: "127.0.0.1", localAddress: VISITOR, servername: "localhost", ALPNProtocols: ["h2"] };
    const session = http2.connect(proxy.address, {
      createConnection: ({ port: proxyPort }) =>
        tls.connect({ ...ours, port: Number(proxyPort), ca: proxy.certificate }),
    });
    try {
      await once(session, "connect");
      return await work(session);
    } finally {
      session.destroy();
    }
  }

  const ask = (path: string, headers: http2.OutgoingHttpHeaders = {}) =>
    withSession((session) => answerOf(session.request({ ":path": path, ...headers })));

  beforeAll(async () => {
    site = await createTestContext({ PUBLIC_URL: "https://localhost", TRUST_PROXY: "1" });
    await startApp();
    proxy = await startProxy(name, port);
  }, WAIT_MS);
  afterAll(async () => {
    await proxy?.stop();
    await app.close();
    await site.close();
  });

  test("TLS and HTTP/2 reach the site", async () => {
    await withSession(async (session) => {
      expect([session.encrypted, session.alpnProtocol]).toEqual([true, "h2"]);
      expect(await answerOf(session.request({ ":path": "/healthz" }))).toEqual({
        status: 200,
        text: '{"status":"ok"}',
      });
    });
  });

  test("the site sees the visitor, whatever the visitor says", async () => {
    const honest = { ip: VISITOR, network: VISITOR, protocol: "https", hostname: "localhost", forwarded: null };
    for (const headers of [{}, FORGED]) {
      const { status, text } = await ask("/probe/who", headers);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject(honest);
      expect(text).not.toMatch(/203\.0\.113|evil/);
    }
  });

  test(
    "an event arrives before the next one is made",
    async () => {
      await withSession(async (session) => {
        const request = session.request({ ":path": "/probe/stream", accept: "text/event-stream" });
        const events = request.setEncoding("utf8")[Symbol.asyncIterator]();
        let read = "";
        const untilRead = async (word: string) => {
          while (!read.includes(word)) read += String((await events.next()).value);
        };
        await untilRead("event: one");
        expect(read).not.toContain("event: two");
        sendNext();
        await untilRead("event: two");
      });
    },
    WAIT_MS,
  );

  test(
    "the largest upload passes",
    async () => {
      await withSession(async (session) => {
        const request = session.request({
          ":path": "/probe/upload",
          ":method": "POST",
          "content-type": "application/octet-stream",
        });
        const answer = answerOf(request);
        const chunk = Buffer.alloc(1024 * 1024);
        for (let sent = 0; sent < UPLOAD_BYTES; sent += chunk.length) {
          if (!request.write(chunk)) await once(request, "drain");
        }
        request.end();
        expect(await answer).toEqual({ status: 200, text: JSON.stringify({ bytes: UPLOAD_BYTES }) });
      });
    },
    WAIT_MS,
  );

  test(
    "while the site is started anew the proxy says so, and then it is back",
    async () => {
      await app.close();
      expect((await ask("/healthz")).status).toBeOneOf([502, 503, 504]);
      await startApp();
      for (;;) {
        if ((await ask("/healthz")).status === 200) break;
        await sleep(200); // Until the test's own time is over.
      }
    },
    WAIT_MS,
  );
}

function answerOf(request: http2.ClientHttp2Stream): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let text = "";
    request.setEncoding("utf8");
    request.on("response", (headers) => {
      status = headers[":status"] ?? 0;
    });
    request.on("data", (part: string) => {
      text += part;
    });
    request.on("end", () => resolve({ status, text }));
    request.on("error", reject);
  });
}

for (const name of PROXY_NAMES) {
  // Not installed: npm test -- --thorough brings them where apt may.
  describe.skipIf(!inject("isThorough") || !isInstalled(name))(`behind ${name}`, () => describeProxy(name));
}
