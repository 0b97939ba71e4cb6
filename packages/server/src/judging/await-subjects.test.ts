import { randomUUID } from "node:crypto";
import { getEventListeners } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { createTestContext, type TestContext } from "../testing/test-context.ts";
import { type Awaiting, awaitSubjects, type JudgingEvent, type Subject } from "./await-subjects.ts";
import { ClientGone } from "./inbox.ts";
import { createJudgedWatch, type JudgedWatch } from "./judged-watch.ts";
import type { JudgingContext } from "./judging-context.ts";
import { createQueueLine, type QueueLine } from "./queue-line.ts";

/*
 * The events by themselves: real queue and real notifications, and a test that says what the judge would.
 */

type Event = JudgingEvent<Subject, string>;

let test: TestContext;
let watch: JudgedWatch;
let line: QueueLine;
let userId: string;
let ending: AbortController;
let leaving: AbortController;
let verdicts: Map<string, string>;
let judgedPurposes: string[];
/** Who stands in the line. */
let followed: Set<string>;

beforeAll(async () => {
  test = await createTestContext();
  watch = createJudgedWatch(test.context);
  line = createQueueLine(test.context);
  await test.context.notifications.ready();
});
afterAll(async () => {
  watch.stop();
  line.stop();
  await test.close();
});
beforeEach(async () => {
  userId = (await createTestUser(test.context.pool)).id;
  [ending, leaving] = [new AbortController(), new AbortController()];
  verdicts = new Map();
  judgedPurposes = [];
  followed = new Set();
});
/** However it ended: nobody waits, stands in the line or listens any more. */
afterEach(async () => {
  expect(watch.waitingCount()).toBe(0);
  expect(followed.size).toBe(0);
  for (const { signal } of [ending, leaving]) expect(getEventListeners(signal, "abort")).toEqual([]);
  await test.context.pool.query("delete from job");
});

function contextWith(changes: Partial<JudgingContext> = {}): JudgingContext {
  const { pool, log } = test.context;
  const follow: QueueLine["follow"] = (id, inbox) => {
    const leave = line.follow(id, inbox);
    followed.add(id);
    return () => {
      followed.delete(id);
      leave();
    };
  };
  const onJudged = (purpose: string) => judgedPurposes.push(purpose);
  const common = { pool, log, judged: watch, line: { ...line, follow }, onJudged, ending: ending.signal };
  return { ...common, isHindered: async () => false, verdictPatienceMs: 10_000, ...changes };
}

function awaitThem(
  subjects: readonly Subject[],
  changes: Partial<Awaiting<Subject, string>> = {},
  context: JudgingContext = contextWith(),
): AsyncGenerator<Event, void> {
  return awaitSubjects<Subject, string>(context, {
    purpose: "run",
    userId,
    store: async () => subjects,
    find: async ({ id }) => verdicts.get(id) ?? null,
    signal: leaving.signal,
    ...changes,
  });
}

const subject = (): Subject => ({ id: randomUUID() });
const COMPILED = { kind: "compiled" };
const tellStep = (id: string, step: unknown = COMPILED, db: Queryable = test.context.pool) =>
  db.query("select pg_notify('judging', $1)", [JSON.stringify({ subjectId: id, step })]);
async function judge(id: string, verdict: string): Promise<void> {
  verdicts.set(id, verdict);
  await test.context.pool.query("select pg_notify('judged', $1)", [id]);
}
const countJobs = async () =>
  (await test.context.pool.query("select from job where user_id = $1 and not cancelled", [userId])).rowCount;
const next = async (events: AsyncGenerator<Event, void>) => (await events.next()).value ?? null;
async function rest(events: AsyncGenerator<Event, void>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

it("stores nothing before somebody listens, and tells nothing before it is stored", async () => {
  const one = subject();
  const store: Awaiting<Subject, string>["store"] = async (db) => {
    await tellStep(one.id, COMPILED, db);
    return [one];
  };
  const events = awaitThem([], { store });
  expect(await countJobs()).toBe(0);
  expect(await next(events)).toEqual({ kind: "stored", subjects: [one] });
  expect(await countJobs()).toBe(1);
  await judge(one.id, "AC");
  expect(await rest(events)).toEqual([
    { kind: "step", subject: one, step: COMPILED },
    { kind: "judged", subject: one, found: "AC" },
  ]);
  expect(judgedPurposes).toEqual(["run"]);
});

it("what refuses to be stored is thrown, and leaves no job", async () => {
  const store = () => Promise.reject(new Error("refused"));
  await expect(rest(awaitThem([], { store }))).rejects.toThrow("refused");
  expect(await countJobs()).toBe(0);
});

it("of two subjects each is told apart, until both are judged", async () => {
  const [one, two] = [subject(), subject()];
  const events = awaitThem([one, two]);
  await next(events);
  await tellStep(two.id);
  await judge(two.id, "WA");
  await tellStep(two.id); // Late: it is judged.
  await tellStep(one.id, { kind: "searched", tried: 1, largestTried: 2, smallest: null });
  await judge(one.id, "AC");
  expect((await rest(events)).map((event) => [event.kind, "subject" in event && event.subject])).toEqual([
    ["step", two],
    ["judged", two],
    ["studied", one],
    ["judged", one],
  ]);
});

it("one that is kept may be judged already; then its wait counts for nothing", async () => {
  const [before, later] = [
    { ...subject(), isKept: true },
    { ...subject(), isKept: true },
  ];
  verdicts.set(before.id, "AC");
  const events = awaitThem([later, before]);
  expect((await next(events))?.kind).toBe("stored");
  expect(await next(events)).toEqual({ kind: "judged", subject: before, found: "AC" });
  expect(await countJobs()).toBe(0); // Its job is that of the earlier request.
  await judge(later.id, "WA");
  expect(await rest(events)).toEqual([{ kind: "judged", subject: later, found: "WA" }]);
  expect(judgedPurposes).toEqual(["run"]);
});

it("whoever stops listening waits no more, and the job stays", async () => {
  const one = subject();
  for await (const event of awaitThem([one])) {
    expect(event.kind).toBe("stored");
    expect(watch.waitingCount()).toBe(1);
    break;
  }
  expect(watch.waitingCount()).toBe(0);
  expect(await countJobs()).toBe(1);
});

it("so does one whose own code throws, with that error", async () => {
  const one = subject();
  const listen = async () => {
    for await (const event of awaitThem([one])) if (event.kind === "stored") throw new Error("my own");
  };
  await expect(listen()).rejects.toThrow("my own");
  expect(watch.waitingCount()).toBe(0);
  expect(await countJobs()).toBe(1);
});

it("what the search for a verdict throws ends it for all", async () => {
  const [one, two] = [subject(), subject()];
  const find = () => Promise.reject(new Error("broken row"));
  const events = awaitThem([one, two], { find });
  await next(events);
  await judge(two.id, "AC");
  await expect(rest(events)).rejects.toThrow("broken row");
});

it("a client that is gone before it starts has its job stored all the same", async () => {
  leaving.abort();
  const events = awaitThem([subject()]);
  expect((await next(events))?.kind).toBe("stored");
  await expect(rest(events)).rejects.toThrow(ClientGone);
  expect(await countJobs()).toBe(1);
});

it("a client that goes in between is told nothing more", async () => {
  const one = subject();
  const events = awaitThem([one]);
  await next(events);
  await tellStep(one.id);
  expect((await next(events))?.kind).toBe("step");
  const waiting = rest(events);
  leaving.abort();
  await expect(waiting).rejects.toThrow(ClientGone);
  expect(await countJobs()).toBe(1);
});

it("when the server ends, or the patience, those that are not judged are unheard", async () => {
  const [one, two] = [subject(), subject()];
  const events = awaitThem([one, two]);
  await next(events);
  await judge(one.id, "AC");
  expect((await next(events))?.kind).toBe("judged");
  const waiting = rest(events);
  ending.abort();
  expect(await waiting).toEqual([{ kind: "unheard", subject: two }]);
  ending = new AbortController();
  const impatient = contextWith({ verdictPatienceMs: 30, ending: ending.signal });
  expect((await rest(awaitThem([subject()], {}, impatient))).map(({ kind }) => kind)).toEqual(["stored", "unheard"]);
  expect(await countJobs()).toBe(3);
});

it("a verdict whose announcement was lost is found all the same", async () => {
  const one = subject();
  const events = awaitThem([one]);
  await next(events);
  verdicts.set(one.id, "AC");
  await test.context.pool.query("delete from job where subject_id = $1", [one.id]);
  expect(await rest(events)).toEqual([{ kind: "judged", subject: one, found: "AC" }]);
});

it("who looks at a screen hears the place in the line, until the judge tells a step; an author stands in none", async () => {
  const [one, two] = [subject(), subject()];
  const events = awaitThem([one, two]);
  await next(events);
  expect(await next(events)).toEqual({ kind: "waiting", subject: one, place: { position: 1, estimateSeconds: null } });
  expect(await next(events)).toMatchObject({ kind: "waiting", subject: two, place: { position: 2 } });
  expect(followed).toEqual(new Set([one.id, two.id]));
  await tellStep(one.id);
  expect(await next(events)).toMatchObject({ kind: "step", subject: one });
  expect(followed).toEqual(new Set([two.id]));
  await events.return();
  const author = awaitThem([subject()], { purpose: "verification" });
  await next(author);
  const stepping = author.next();
  expect(followed.size).toBe(0);
  leaving.abort();
  await expect(stepping).rejects.toThrow(ClientGone);
});
