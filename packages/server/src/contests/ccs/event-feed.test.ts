import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { createTestProblem, rendered, testContent, testData } from "../../problems/testing/test-problem.ts";
import { replaceProblem } from "../../problems/write-problem.ts";
import { everything, type Told } from "./testing/everything.ts";
import { FeedClient, PATIENCE_MS } from "./testing/feed-client.ts";
import { type Story, tellStory } from "./testing/story.ts";

let app: JudgingApp;
const clients: FeedClient[] = [];

// They wait for what is told once a second, again and again.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  app = await createJudgingApp();
  await createTestProblem(app.context.pool, { id: "sum", content: { title: "Sum of Two" } });
  await createTestProblem(app.context.pool, { id: "kept", isDraft: true, content: { title: "Kept Secret" } });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const client of clients.splice(0)) client.leave();
  await app.stopJudging();
});

const begin = (id: string, changes: object = {}) => tellStory(app, { id, problemIds: ["kept", "sum"], ...changes });

async function listen({ id, version }: Story, headers: Record<string, string>, query = ""): Promise<FeedClient> {
  const client = await FeedClient.open(`${app.address}/ccs/${version}/contests/${id}/event-feed${query}`, headers);
  clients.push(client);
  return client;
}
const as = ({ cookie }: TestUser) => ({ cookie });

/** A problem that is told by its letter alone: the schemas want more of it than may be said. */
const isKeptBack = ({ type, data }: Told) => type === "problems" && data !== null && data.name === data.id;

const byId = (objects: { id: string }[]) => objects.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** In the order of their ids. */
const sorted = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).map(([name, value]) => [name, Array.isArray(value) ? byId(value) : value]));

/** All that the feed has told (or will in a moment) is all that the calls tell, and each line is as it should be. */
async function expectTheSame(client: FeedClient, story: Story, who: TestUser): Promise<Told> {
  const { access: _access, scoreboard: _scoreboard, ...told } = await everything(story, who);
  await expect.poll(() => sorted(client.known()), { timeout: PATIENCE_MS }).toEqual(sorted(told));
  for (const event of client.events) {
    if (isKeptBack(event)) continue;
    expect(story.faultsOf("event-feed", event), JSON.stringify(event)).toEqual([]);
  }
  return told;
}

const verdictsIn = ({ judgements }: Told): string[] =>
  judgements.map((one: { judgement_type_id: string }) => one.judgement_type_id);

test("a feed tells everything, goes on with what changes, and ends with the end of all updates", async () => {
  const story = await begin("cup", { freezeMinutes: 20 });
  const { admin, ada, bob, submit, pass, organise } = story;
  const [public_, full] = [await listen(story, as(ada)), await listen(story, as(admin))];
  expect(public_).toMatchObject({ status: 200, type: "application/x-ndjson" });
  await public_.until(({ teams, state }) => teams.length === 3 && state !== undefined);
  expect(public_.known()["problems"]).toEqual([]);

  await app.startJudging();
  await pass(20);
  await submit(ada, "sum", "WA 1");
  await submit(bob, "sum", "AC");
  await public_.until((known) => verdictsIn(known).length === 2);
  await expectTheSame(public_, story, ada);
  expect(public_.known()["problems"], "since the start").toMatchObject([
    { name: "Kept Secret" },
    { name: "Sum of Two" },
  ]);

  await pass(35);
  await submit(ada, "sum", "AC");
  await full.until((known) => verdictsIn(known).length === 3);
  await public_.until(({ submissions }) => submissions.length === 3);
  expect(verdictsIn(await expectTheSame(public_, story, ada))).toEqual(["RE", "AC"]);
  expect(verdictsIn(await expectTheSame(full, story, admin))).toEqual(["WA", "AC", "AC"]);

  await pass(30);
  await organise("thaw");
  await public_.until((known) => verdictsIn(known).length === 3);
  await organise("finalize");
  await public_.until(({ state }) => state.end_of_updates !== null);
  await full.until(({ state }) => state.end_of_updates !== null);
  for (const [client, who] of [
    [public_, ada],
    [full, admin],
  ] as const) {
    await expectTheSame(client, story, who);
    expect(client.events.at(-1)).toMatchObject({ type: "state", data: { end_of_updates: expect.any(String) } });
    expect(client.hasEnded).toBe(false);
  }
});

test("whoever comes back is told what has changed meanwhile, with a token of before", async () => {
  const story = await begin("back", { problemIds: ["sum"] });
  await app.startJudging();
  await story.pass(20);
  const first = await listen(story, as(story.ada));
  await first.until(({ state }) => state !== undefined);
  first.leave();
  await story.submit(story.ada, "sum", "AC");
  const again = await listen(story, as(story.ada), `?since_token=${first.token}`);
  await again.until((known) => verdictsIn(known).length === 1);
  expect(again.events.map(({ type }) => type)).toEqual(expect.arrayContaining(["submissions", "judgements", "awards"]));
  expect(again.events.map(({ type }) => type)).not.toContain("teams");
  const rest = await listen(story, as(story.ada), `?stream=false&since_token=${again.token}`);
  await expect.poll(() => rest.hasEnded, { timeout: PATIENCE_MS }).toBe(true);
  expect(rest.events).toEqual([]);
  const refused = ["?since_token=none", `?since_token=${first.token}0`, "?since_id=1", "?stream=perhaps"];
  for (const query of refused) expect((await listen(story, as(story.ada), query)).status, query).toBe(400);
  // Another one's view is another feed.
  expect((await listen(story, as(story.admin), `?since_token=${again.token}`)).status).toBe(400);
});

/** From five tests to six. */
async function addTest(): Promise<void> {
  const { tests } = testContent();
  const more = testContent({ tests: [...tests, testData({ isVisible: false, input: "6", answer: "6" })] });
  const origin = { kind: "admin", isDraft: false } as const;
  await inTransaction(app.context.pool, (db) => replaceProblem(db, { id: "sum", content: rendered(more), origin }));
}

test("a rejudging takes the old judgements back before it tells the new ones", async () => {
  const story = await begin("again", { problemIds: ["sum"] });
  await app.startJudging();
  await story.pass(20);
  await story.submit(story.ada, "sum", "AC-with 6");
  await story.submit(story.bob, "sum", "AC");
  const client = await listen(story, as(story.admin));
  await client.until((known) => verdictsIn(known).length === 2);
  const told = client.events.length;
  await addTest();
  expect((await app.call(story.admin, "POST", "/problem/rejudge/sum")).status).toBe(200);
  await until(async () => (await app.call(story.admin, "POST", "/problem/rejudge/sum/apply")).status === 200);
  await client.until((known) => verdictsIn(known).every((verdict) => verdict === "AC"));
  const after = client.events.slice(told).filter(({ type }) => type === "judgements");
  expect(after.map(({ data }) => data === null)).toEqual([true, true, false, false]);
  await expectTheSame(client, story, story.admin);
});

test("whose clock starts while listening is told the problems from then on", async () => {
  const story = await begin("own", { problemIds: ["kept"], windowMinutes: 30 });
  await story.pass(20);
  const client = await listen(story, as(story.ada));
  await client.until(({ problems }) => problems.length === 1);
  expect(client.known()["problems"]).toEqual([{ id: "A", label: "A", name: "A", ordinal: 1 }]);
  await app.call(story.ada, "POST", "/contest/own/start");
  // Nothing of the contest changes by that: it is seen with the next empty line.
  await expect.poll(() => client.known()["problems"][0].name, { timeout: PATIENCE_MS }).toBe("Kept Secret");
  expect(client.emptyLines).toBeGreaterThan(0);
  await expectTheSame(client, story, story.ada);
});

test("with its session, its token or the contest a feed ends", async () => {
  const story = await begin("ends", { problemIds: ["sum"] });
  const body = { name: "desk", scope: "read", expiresIn: null };
  const { secret, token } = (await app.call(story.ada, "POST", "/user/tokens", body)).body;
  const basic = { authorization: `Basic ${Buffer.from(`desk:${secret}`).toString("base64")}` };
  const [byToken, bySession, other] = [
    await listen(story, basic),
    await listen(story, as(story.bob)),
    await listen(story, as(story.stranger)),
  ];
  await byToken.until(({ teams }) => teams.length === 3);
  await app.call(story.ada, "DELETE", `/user/tokens/${token._id}`);
  await app.call(story.bob, "POST", "/user/logout-everywhere");
  await expect.poll(() => byToken.hasEnded && bySession.hasEnded, { timeout: PATIENCE_MS }).toBe(true);
  expect(other.hasEnded).toBe(false);
  await app.call(story.admin, "DELETE", "/contest/ends");
  await expect.poll(() => other.hasEnded, { timeout: PATIENCE_MS }).toBe(true);
});

test("whoever is dismissed from the staff is told nothing more of a frozen board", async () => {
  const story = await begin("staff", { problemIds: ["sum"], freezeMinutes: 20 });
  await story.organise("staff", { who: story.stranger.emailId, role: "jury" });
  await story.pass(55);
  const client = await listen(story, as(story.stranger));
  await client.until(({ state }) => state !== undefined);
  await app.call(story.admin, "DELETE", `/contest/staff/staff/${story.stranger.id}`);
  await app.startJudging();
  await story.submit(story.ada, "sum", "AC");
  await expect
    .poll(() => client.hasEnded || verdictsIn(client.known()).length > 0, { timeout: PATIENCE_MS })
    .toBe(true);
  expect(client.known()).toMatchObject({ submissions: [], judgements: [] });
});

test("one user does not listen to more than a few feeds at once", async () => {
  const story = await begin("few", { problemIds: ["sum"] });
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await listen(story, as(story.ada))).status);
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await listen(story, as(story.bob))).status).toBe(200);
});
