import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { type UserRow, userOfRow } from "../../accounts/users/store.ts";
import { createTestClass } from "../../classes/testing/test-class.ts";
import { createTestContest } from "../../contests/testing/test-contest.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { exportAccount } from "./export-account.ts";

let server: TestApp;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await createTestApp();
  const { pool } = server.database;
  ada = await createTestUser(pool, { firstName: "Ada" });
  bob = await createTestUser(pool, { firstName: "Bob" });
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag,
       time_ms, memory_bytes, output_bytes, checker, start_code)
     values ('two-sum', 1, 'Two Sum', 'd', 'd', 1, 'easy', 'array', 1000, 1000, 1000, '{}', '{}')`,
  );
  for (const [user, code] of [
    [ada, "int main() { return 0; } // ä"],
    [ada, "later"],
    [bob, "secret of bob"],
  ] as const) {
    await pool.query(
      `insert into submission (user_id, problem_id, language, code, total, verdict, judged_at, points)
       values ($1, 'two-sum', 'cpp', $2, 1, 'WA', now(), '{"score": 40, "most": 100, "groups": []}')`,
      [user.id, code],
    );
    await pool.query(
      "insert into draft (user_id, problem_id, slot, text) values ($1, 'two-sum', 'notes', $2) on conflict do nothing",
      [user.id, `note about ${code}`],
    );
    await pool.query(
      "insert into chat_message (user_id, problem_id, role, content) values ($1, 'two-sum', 'user', $2)",
      [user.id, `question about ${code}`],
    );
  }
});
afterAll(() => server.close());

/** A comment, a shared solution that the other one has voted for, and a report of it. */
async function talkOf(user: TestUser, other: TestUser, text: string): Promise<void> {
  await server.database.pool.query(
    `with k as (insert into talk_comment (problem_id, author_id, text, html, renderer_version)
                values ('two-sum', $1, $3, '', 1)),
          h as (insert into shared_solution (submission_id, problem_id)
                select id, 'two-sum' from submission where user_id = $1 limit 1 returning id),
          v as (insert into solution_vote (solution_id, user_id) select id, $2 from h)
     insert into talk_report (problem_id, kind, author_id, excerpt, reporter_id, reason)
     values ('two-sum', 'comment', $2, 'excerpt', $1, 'reported: ' || $3)`,
    [user.id, other.id, text],
  );
}

async function exportOf(user: TestUser): Promise<Map<string, string>> {
  const reply = await server.app.inject({ url: "/user/export", headers: { cookie: user.cookie } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/zip");
  expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename="verdict-\d{4}-\d\d-\d\d\.zip"$/);
  return filesOf(reply.rawPayload);
}

function filesOf(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      const files = new Map<string, string>();
      archive.on("entry", (entry) => {
        archive.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          buffer(stream).then((content) => {
            files.set(entry.fileName, content.toString("utf8"));
            archive.readEntry();
          }, reject);
        });
      });
      archive.on("end", () => resolve(files));
      archive.on("error", reject);
      archive.readEntry();
    });
  });
}

test("the zip holds the account, every submission with its code, and what was asked of the helper", async () => {
  const files = await exportOf(ada);
  const names = [
    "account",
    "identities",
    "solved",
    "lists",
    "submissions",
    "weak-tests",
    "contests",
    "challenges",
    "classes",
    "invitations",
    "learning-platforms",
    "comments",
    "talk",
    "public-profile",
    "settings",
    "drafts",
    "conversations",
    "class-problems",
    "sessions",
    "tokens",
    "log",
  ].map((name) => `${name}.json`);
  expect([...files.keys()]).toEqual(expect.arrayContaining(names));
  expect(JSON.parse(files.get("account.json") ?? "")).toMatchObject({ firstName: "Ada", emailId: ada.emailId });
  const submissions = JSON.parse(files.get("submissions.json") ?? "") as {
    file: string;
    verdict: string;
    points?: object;
  }[];
  expect(submissions.map(({ file }) => files.get(file)).sort()).toEqual(["int main() { return 0; } // ä", "later"]);
  expect(submissions[0]).toMatchObject({ verdict: "WA", points: { score: 40, most: 100 } });
  expect(files.get("drafts.json")).toContain("note about int main()");
  expect(files.get("conversations.json")).toContain("question about later");
});

test("it holds what its owner has written, shared, voted for and reported about problems, and nothing of others", async () => {
  await talkOf(ada, bob, "a comment of mine");
  await talkOf(bob, ada, "something that bob says");
  expect(JSON.parse((await exportOf(ada)).get("talk.json") ?? "")).toMatchObject({
    comments: [{ problemId: "two-sum", text: "a comment of mine", isHidden: false }],
    sharedSolutions: [{ problemId: "two-sum", votes: 1 }],
    votes: [{ problemId: "two-sum" }],
    reports: [{ problemId: "two-sum", reason: "reported: a comment of mine", state: "open" }],
  });
});

test("it holds what was written for the classes that its owner teaches, and nothing of other classes", async () => {
  const { pool } = server.database;
  const content = { description: "Count the sheep.", referenceSolutions: { cpp: "the right program" } };
  for (const [teacher, id] of [
    [ada, "sheep-of-ada"],
    [bob, "sheep-of-bob"],
  ] as const) {
    const classId = await createTestClass(pool, { name: "Herding", teachers: [teacher] });
    await createTestProblem(pool, { id, classId, content });
  }
  const written = JSON.parse((await exportOf(ada)).get("class-problems.json") ?? "");
  expect(written).toMatchObject([
    {
      className: "Herding",
      problemId: "sheep-of-ada",
      statement: "Count the sheep.",
      referenceSolutions: { cpp: "the right program" },
      package: expect.stringMatching(/^\/class\/[^/]+\/problem\/sheep-of-ada\/package$/),
    },
  ]);
  await pool.query("update class_member set role = 'student' where user_id = $1", [ada.id]);
  expect(JSON.parse((await exportOf(ada)).get("class-problems.json") ?? "")).toEqual([]);
  await pool.query("delete from class where name = 'Herding'");
});

test("it holds the handle, whether others find its owner under it, whom they follow and on which boards they stand", async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into public_profile (user_id, handle, name, is_public)
     values ($1, 'countess', 'Ada L.', true), ($2, 'builder', '', true)`,
    [ada.id, bob.id],
  );
  await pool.query("insert into followed_profile (user_id, followed_id) values ($1, $2)", [ada.id, bob.id]);
  await pool.query(
    `with c as (insert into class (name) values ('Algorithms') returning id),
          m as (insert into class_member (class_id, user_id, role) select id, $1, 'student' from c returning class_id)
     select class_id from m`,
    [ada.id],
  );
  await pool.query("insert into class_board_member (class_id, user_id) select class_id, user_id from class_member");
  expect(JSON.parse((await exportOf(ada)).get("public-profile.json") ?? "")).toMatchObject({
    handle: "countess",
    name: "Ada L.",
    isPublic: true,
    follows: ["builder"],
    classBoards: ["Algorithms"],
  });
});

test("it holds the challenges that its owner has made, and none of others", async () => {
  const { pool } = server.database;
  for (const [id, { id: maker }] of [
    ["my-hour", ada],
    ["his-hour", bob],
  ] as const) {
    await createTestContest(pool, { id, from: 0, to: 600, windowMinutes: 60, problemIds: ["two-sum"] });
    await pool.query("update contest set is_challenge = true, made_by = $2 where id = $1", [id, maker]);
  }
  expect(JSON.parse((await exportOf(ada)).get("challenges.json") ?? "")).toMatchObject([
    { title: "Contest my-hour", window_minutes: 60, problem_ids: ["two-sum"] },
  ]);
});

test("it holds the invitations that its owner has not taken up", async () => {
  const { pool } = server.database;
  await createTestContest(pool, { id: "spring", from: 60, to: 120, problemIds: ["two-sum"] });
  await pool.query("insert into contest_invitation (contest_id, email_id, name) values ('spring', $1, 'Countess')", [
    ada.emailId,
  ]);
  await pool.query(
    `with c as (insert into class (name) values ('Geometry') returning id)
     insert into class_invitation (class_id, email_id, role, name, label)
     select c.id, i.email_id, 'student', i.name, i.label
       from c, (values ($1, 'Lovelace', 'seat 4'), ($2, 'Builder', 'seat 5')) i (email_id, name, label)`,
    [ada.emailId, bob.emailId],
  );
  expect(JSON.parse((await exportOf(ada)).get("invitations.json") ?? "")).toMatchObject([
    { contest: expect.any(String), class: null, name: "Countess" },
    { contest: null, class: "Geometry", role: "student", name: "Lovelace", label: "seat 4" },
  ]);
});

test("it holds who its owner is at other sites, as far as they log in by their word", async () => {
  const { pool } = server.database;
  const change = "update user_account set google_sub = 'g-1', oidc_issuer = $2, oidc_sub = $3 where id = $1";
  const identities = async () => JSON.parse((await exportOf(ada)).get("identities.json") ?? "");
  const google = { issuer: "https://accounts.google.com", sub: "g-1" };
  await pool.query(change, [ada.id, "https://id.hill.example", "o-1"]);
  expect(await identities()).toEqual([google, { issuer: "https://id.hill.example", sub: "o-1" }]);
  await pool.query(change, [ada.id, null, null]);
  expect(await identities()).toEqual([google]);
});

test("texts are read one by one when their turn comes, not all of them into memory first", async () => {
  const { pool } = server.database;
  const carl = await createTestUser(pool);
  const insert = "insert into draft (user_id, problem_id, slot, text) values ($1, 'two-sum', $2, $3)";
  // They fill whatever lies between here and the reader, who has not read anything yet.
  const long = randomBytes(500_000).toString("base64");
  for (let number = 1; number <= 9; number += 1) await pool.query(insert, [carl.id, `long ${number}`, long]);
  await pool.query(insert, [carl.id, "notes", "as they were at the start"]);
  const { rows } = await pool.query<UserRow>("select * from user_account where id = $1", [carl.id]);
  const [row] = rows;
  if (row === undefined) throw new Error("a user who was just made is gone");
  const zip = await exportAccount(pool, userOfRow(row));
  await once(zip, "readable");
  await expect
    .poll(() => zip.readableLength, { interval: 100, timeout: 60_000 })
    .toBeGreaterThanOrEqual(zip.readableHighWaterMark);
  await pool.query("update draft set text = 'as they are now' where user_id = $1 and slot = 'notes'", [carl.id]);
  const drafts = JSON.parse((await filesOf(await buffer(zip))).get("drafts.json") ?? "");
  expect(drafts).toHaveLength(10);
  expect(drafts.at(-1)).toMatchObject({ problem_id: "two-sum", slot: "notes", text: "as they are now" });
});

test("nothing of anybody else is in it, and no secret", async () => {
  const everything = [...(await exportOf(ada)).values()].join("\n");
  expect(everything).not.toContain("bob");
  expect(everything).not.toContain(bob.emailId);
  expect(everything).not.toMatch(/hash|argon|vdt_/i);
});

test("visitors have nothing to export", async () => {
  expect((await server.app.inject({ url: "/user/export" })).statusCode).toBe(401);
});
