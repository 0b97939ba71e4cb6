import type { AddressInfo } from "node:net";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { type FakeJudge, startFakeJudge } from "./fake-judge.ts";

const HURRY_MS = 20;

export interface JudgingApp extends TestApp {
  /** Where it listens, for calls over a real connection. */
  address: string;
  newUser: (role?: "user" | "admin") => Promise<TestUser>;
  /** A call with a JSON body; the reply with its body read as JSON. */
  call: (user: TestUser, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<Reply>;
  /** The same as a stream: all events until its end. */
  stream: (user: TestUser, path: string, body: unknown, signal?: AbortSignal) => Promise<StreamReply>;
  /** A call without a body, as a stream: what a client does that comes back. */
  follow: (
    user: TestUser,
    path: string,
    lastEventId?: string,
    options?: { signal?: AbortSignal; onOpen?: () => void },
  ) => Promise<StreamReply>;
  /** Of this user, and only those for which the SQL condition holds. */
  countJobs: (user: TestUser, condition?: string) => Promise<number>;
  startJudging: () => Promise<FakeJudge>;
  /** Makes the pauses before retries disappear until the returned function is called. */
  hurryRetries: () => () => void;
  /** Ends all fake judges and empties the queue. */
  stopJudging: () => Promise<void>;
}

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any reply.
  body: any;
  text: string;
}

interface StreamReply {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any event.
  events: { event: string; data: any; id?: string }[];
}

/** The application on a real port; another one than the whole, where a test brings its own. */
export async function createJudgingApp(own?: TestApp): Promise<JudgingApp> {
  const test = own ?? (await createTestApp());
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  await test.context.notifications.ready();
  const address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const headersFor = (user: TestUser, body: unknown) => ({
    cookie: user.cookie,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  });
  const judges: FakeJudge[] = [];
  return {
    ...test,
    address,
    newUser: (role = "user") => createTestUser(test.context.pool, { role }),
    async call(user, method, path, body) {
      const reply = await fetch(address + path, {
        method,
        headers: headersFor(user, body),
        body: JSON.stringify(body) ?? null,
      });
      const text = await reply.text();
      // A file has no body that a test could look into.
      const isJson = text !== "" && (reply.headers.get("content-type") ?? "").startsWith("application/json");
      return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : null, text };
    },
    async stream(user, path, body, signal) {
      const headers = { ...headersFor(user, body), accept: "text/event-stream" };
      const reply = await fetch(address + path, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      });
      const text = await reply.text();
      return { status: reply.status, text, events: parseEvents(text) };
    },
    async follow(user, path, lastEventId, { signal, onOpen } = {}) {
      const headers = { ...headersFor(user, undefined), accept: "text/event-stream" };
      const again = lastEventId === undefined ? {} : { "last-event-id": lastEventId };
      const leaving = signal === undefined ? {} : { signal };
      const reply = await fetch(address + path, { headers: { ...headers, ...again }, ...leaving });
      onOpen?.();
      const text = await reply.text();
      return { status: reply.status, text, events: parseEvents(text) };
    },
    async countJobs(user, condition = "true") {
      const { rowCount } = await test.context.pool.query(`select from job where user_id = $1 and ${condition}`, [
        user.id,
      ]);
      return rowCount ?? 0;
    },
    async startJudging() {
      const judge = await startFakeJudge(test.database.url, { most: 4 });
      judges.push(judge);
      return judge;
    },
    hurryRetries() {
      const hurry = () => test.context.pool.query("update job set run_at = now() where worker is null");
      const timer = setInterval(hurry, HURRY_MS);
      return () => clearInterval(timer);
    },
    async stopJudging() {
      await Promise.all(judges.splice(0).map((judge) => judge.stop()));
      await test.context.pool.query("delete from job");
    },
  };
}

export function parseEvents(text: string): StreamReply["events"] {
  return text.split("\n\n").flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    const id = /^id: (.*)$/m.exec(block)?.[1];
    if (event === undefined || data === undefined) return [];
    return [{ event, data: JSON.parse(data), ...(id === undefined ? {} : { id }) }];
  });
}
