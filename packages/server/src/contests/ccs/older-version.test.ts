import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { everything } from "./testing/everything.ts";
import { FeedClient } from "./testing/feed-client.ts";
import { tellStory } from "./testing/story.ts";

/* What is told in the words of 2023-06; that it is the same story, ccs.test.ts has shown. */

let app: JudgingApp;

// They wait for what is told once a second, again and again.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  app = await createJudgingApp();
  await createTestProblem(app.context.pool, { id: "sum" });
  await createTestProblem(app.context.pool, { id: "kept" });
  await app.startJudging();
});
afterAll(async () => {
  await app.stopJudging();
  await app.close();
});

test("minutes are numbers, there is no main group, and a judgement is the current one", async () => {
  const story = await tellStory(app, {
    ...{ id: "cup", version: "2023-06", problemIds: ["kept", "sum"], freezeMinutes: 10 },
  });
  const { admin, ada, bob, submit, pass, organise } = story;
  await pass(20);
  await submit(ada, "sum", "WA 1");
  await submit(ada, "sum", "AC");
  await app.call(bob, "POST", "/contest/cup/question", { label: "A", text: "May it be empty?" });
  const [{ _id: question }] = (await app.call(bob, "GET", "/contest/cup/messages")).body;
  await app.call(admin, "PUT", `/contest/cup/question/${question}`, { text: "No.", isPublic: false });
  const told = await everything(story, admin);
  expect(told).toMatchObject({
    contest: { penalty_time: 20 },
    clarifications: [{ text: "May it be empty?" }, { text: "No.", to_team_id: told["teams"][1].id }],
    teams: [{ hidden: false }, { hidden: false }, { hidden: true }],
    scoreboard: {
      rows: [
        {
          score: { num_solved: 1, total_time: 30, time: 10 },
          problems: [{ solved: false }, { solved: true, time: 10 }],
        },
        { score: { num_solved: 0, total_time: 0 } },
      ],
    },
  });
  expect(told["contest"]).not.toHaveProperty("main_scoreboard_group_id");
  expect(told["problems"][0]).not.toHaveProperty("memory_limit");
  expect(told["judgements"][0]).not.toHaveProperty("current");

  const url = `${app.address}/ccs/2023-06/contests/cup/event-feed`;
  const client = await FeedClient.open(url, { cookie: admin.cookie });
  await client.until(({ state }) => state !== undefined);
  await pass(60);
  await organise("thaw");
  await organise("finalize");
  await client.until(({ state }) => state.end_of_updates !== null);
  for (const event of client.events) expect(story.faultsOf("event-feed", event), JSON.stringify(event)).toEqual([]);
  client.leave();
  await everything(story, bob);
});

test("points are told as well", async () => {
  const story = await tellStory(app, { id: "points", version: "2023-06", problemIds: ["sum"], rules: "groups" });
  await story.pass(20);
  await story.submit(story.ada, "sum", "AC");
  expect(await everything(story, story.bob)).toMatchObject({
    problems: [{ max_score: 100 }],
    scoreboard: { rows: [{ score: { score: 100, time: 10 }, problems: [{ score: 100, time: 10 }] }, { rank: 2 }] },
  });
});
