import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudgingApp, type JudgingApp } from "../../../judging/testing/judging-app.ts";
import { createTestProblem } from "../../../problems/testing/test-problem.ts";
import { type Story, tellStory } from "../testing/story.ts";
import { unzip } from "../testing/unzip.ts";

let app: JudgingApp;
let story: Story;
let files: Map<string, Buffer>;

beforeAll(async () => {
  app = await createJudgingApp();
  const { pool } = app.context;
  for (const id of ["sum", "kept", "gone"]) await createTestProblem(pool, { id, isDraft: id === "kept" });
  story = await tellStory(app, { id: "cup", problemIds: ["kept", "sum", "gone"], freezeMinutes: 20 });
  await app.startJudging();
  await story.pass(20);
  await story.submit(story.ada, "kept", "WA 1\nÄ");
  await story.submit(story.bob, "sum", "AC");
  await story.pass(55);
  await pool.query("delete from user_account where id = $1", [story.bob.id]);
  await pool.query("update problem set deleted_at = now() where id = 'gone'");
  const reply = await fetch(`${app.address}/contest/cup/package`, { headers: { cookie: story.admin.cookie } });
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="cup.zip"');
  files = await unzip(Buffer.from(await reply.arrayBuffer()));
});
afterAll(async () => {
  await app.stopJudging();
  await app.close();
});

const textOf = (name: string) => files.get(`cup/${name}`)?.toString() ?? "";

test("it is one folder with everything that the Contest API tells, as its schemas have it", () => {
  const submissions = JSON.parse(textOf("submissions.json"));
  expect([...files.keys()]).toEqual(
    [
      ...["api.json", "contest.json", "judgement-types.json", "languages.json", "problems.json", "groups.json"],
      ...["teams.json", "submissions.json", "judgements.json", "clarifications.json", "awards.json", "state.json"],
      ...["scoreboard.json", "event-feed.ndjson", "problems/A/A.zip", "problems/B/B.zip"],
      `submissions/${submissions[0].id}/files.zip`,
    ].map((name) => `cup/${name}`),
  );
  for (const [path, content] of files) {
    const [, name = ""] = /^cup\/(.*)\.json$/.exec(path) ?? [];
    if (name === "") continue;
    expect(story.faultsOf(name === "api" ? "api_information" : name, JSON.parse(content.toString())), name).toEqual([]);
  }
});

test("files are there where they are named, and named nowhere else", () => {
  const named = ["problems", "submissions"].flatMap((name) =>
    JSON.parse(textOf(`${name}.json`)).flatMap(({ id, package: zips = [], files: sources = [] }: Named) =>
      [...zips, ...sources].map(({ filename }) => `cup/${name}/${id}/${filename}`),
    ),
  );
  expect([...files.keys()].filter((path) => path.endsWith(".zip"))).toEqual(named);
  // Of what is deleted, a problem or an account, only the facts are left.
  expect(JSON.parse(textOf("problems.json"))[2]).toMatchObject({ id: "C", name: "Sum of Two" });
  expect(JSON.parse(textOf("submissions.json"))[1].files).toEqual([]);
});

interface Named {
  id: string;
  package?: { filename: string }[];
  files?: { filename: string }[];
}

test("the event feed in it tells the same, and how it ended", () => {
  const events = textOf("event-feed.ndjson")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const event of events) expect(story.faultsOf("event-feed", event), JSON.stringify(event)).toEqual([]);
  const ofType = (wanted: string) => events.filter(({ type }) => type === wanted).map(({ data }) => data);
  for (const name of ["teams", "problems", "submissions", "judgements", "awards"]) {
    expect(ofType(name), name).toEqual(JSON.parse(textOf(`${name}.json`)));
  }
  expect(ofType("judgements")).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({ type: "state", data: JSON.parse(textOf("state.json")) });
});

test("problems are packages of their own, and programs are as they were submitted", async () => {
  const problem = await unzip(files.get("cup/problems/A/A.zip") ?? Buffer.alloc(0));
  expect([...problem.keys()]).toEqual(expect.arrayContaining(["kept/problem.yaml"]));
  expect([...problem.keys()].filter((path) => path.startsWith("kept/data/secret/")).length).toBe(6);
  const [path = ""] = [...files.keys()].filter((each) => each.includes("/submissions/"));
  const sources = await unzip(files.get(path) ?? Buffer.alloc(0));
  expect([...sources].map(([name, content]) => [name, content.toString()])).toEqual([["solution.cpp", "WA 1\nÄ"]]);
});
