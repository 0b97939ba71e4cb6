import { api } from "@verdict/contract/api";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createTestAssignment } from "../classes/testing/test-assignment.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { endAlike } from "../contests/testing/alike.ts";
import { createTestContest } from "../contests/testing/test-contest.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { linkMuch } from "../lti/testing/link-much.ts";
import { createTestProblem, testData } from "../problems/testing/test-problem.ts";
import { talkMuch } from "../talk/testing/test-talk.ts";

/** What nobody's data, however much and however long, may make an answer exceed. */
const MOST_BYTES = 1_000_000;
/** These send files: as streams, or of a bounded size. */
const FILES = [
  "exportProblem",
  "exportClassProblem",
  "problemFile",
  "videoFile",
  "picture",
  "exportAccount",
  "boardCsv",
  "fullBoardCsv",
  "boardHtml",
  "contestPackage",
  "sealedFile",
  "ccsCollection",
  "ccsEventFeed",
  "gradeBookFile",
];

const TOKEN = "t".repeat(43);
let site: JudgingApp;
/** An admin may make every GET; one who has left as much as they could everywhere. */
let hoarder: TestUser;
let classId: string;
let assignmentId: string;
/** To that assignment, of the longest code, with comments. */
let handedInId: string;
/** Shared in the talk about its problem, of the longest code. */
let sharedId: string;
/** Two of the longest code that are the same, to a contest that is over. */
let alikeIds: readonly string[];

beforeAll(async () => {
  site = await createJudgingApp();
  hoarder = await site.newUser("admin");
  const content = { tests: manyTests(), hints: ["a hint"], editorial: "An idea.\n\n".repeat(5_000) };
  await createTestProblem(site.context.pool, { id: "sum", content });
  await fill(hoarder.id);
});
afterAll(() => site.close());

function manyTests() {
  const long = "1\n".repeat(1_500);
  const sample = testData({ isVisible: true, input: "x".repeat(3_000_000), answer: "\n".repeat(200_000) });
  const samples = Array.from({ length: 50 }, () => testData({ isVisible: true, input: long, answer: long }));
  const hidden = Array.from({ length: 900 }, () => testData({ isVisible: false, input: long, answer: long }));
  return [sample, ...samples, ...hidden];
}

async function fill(userId: string): Promise<void> {
  const { pool } = site.context;
  // Quotes and line breaks are twice as long in JSON.
  const code = 'a"\n'.repeat(21_000);
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, total, compiler_output, failed_test, judged_at, created_at)
     select $1, 'sum', 'cpp', $2, 'CE', 5, repeat('error' || chr(10), 8000), to_jsonb(repeat('x', 190000)), now(), now() - n * interval '1 minute'
       from generate_series(1, 230) n`,
    [userId, code],
  );
  await pool.query(
    `insert into chat_message (user_id, problem_id, role, content)
     select $1, 'sum', 'model', repeat('An answer.' || chr(10), 2100) from generate_series(1, 100)`,
    [userId],
  );
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code)
     select 'many-' || n, n, repeat('t', 190), 'd', 'd', 1, 'easy', 'dp', 1, 1, 1, '{"kind":"exact"}', '{}'
       from generate_series(1, 8000) n`,
  );
  await pool.query(
    "insert into solved (user_id, problem_id, first_solved_at) select $1, id, now() from problem where id <> 'sum'",
    [userId],
  );
  await pool.query(
    `with made as (insert into own_list (user_id, name) values ($1, ''), ($1, 'Many') returning id)
     insert into own_list_problem (list_id, problem_id)
     select made.id, p.id from made, (select id from problem order by length(id) desc limit 2500) p`,
    [userId],
  );
  await pool.query("insert into public_profile (user_id, handle, is_public) values ($1, 'hoarder', true)", [userId]);
  await pool.query("insert into submission_share (submission_id, token) select id, $1 from submission limit 1", [
    TOKEN,
  ]);
  await enterMany(userId);
  alikeIds = await endAlike(pool, userId);
  const ending = { name: "reference", language: "cpp", verdict: "RTE", reason: "\u0001".repeat(60_000) };
  const finding = {
    expected: "\u0001".repeat(60_000),
    output: "\u0001".repeat(60_000),
    endings: Array(7).fill(ending),
  };
  await pool.query(
    `insert into weak_test_report (problem_id, user_id, is_named, kind, input, input_sha, finding)
     select 'sum', $1, true, 'missed', repeat(chr(1), 60000), n::text, $2 from generate_series(1, 50) n`,
    [userId, JSON.stringify(finding)],
  );
  await teachMany(userId);
  await linkMuch(pool, { classId, userId });
  sharedId = await talkMuch(pool);
  await pool.query(
    `insert into draft (user_id, problem_id, slot, text)
     select $1, 'sum', slot, repeat('"' || chr(1), 65000) from unnest(array['cpp', 'java', 'javascript', 'notes', 'own-tests']) slot`,
    [userId],
  );
  const mutant = { language: "cpp", line: 1, before: "x".repeat(60_000), after: "y".repeat(60_000) };
  const strength = { tried: 30, caught: 0, survivors: Array.from({ length: 30 }, () => mutant) };
  await pool.query("insert into test_strength (problem_id, problem_revision, result) values ('sum', '', $1)", [
    JSON.stringify(strength),
  ]);
  await pool.query(
    `with begun as (insert into rejudging (problem_id, version, created_by) values ('sum', 1, $1) returning id)
     insert into rejudging_item (rejudging_id, submission_id, verdict_before, passed_before, total_before, result, submitted_at)
     select begun.id, s.id, 'WA', 0, 5, '{"verdict":"AC","passed":5,"total":5}', s.created_at from begun, submission s`,
    [userId],
  );
}

/** A contest of a thousand, each of whom has tried all of its problems, and the hoarder most of all. */
async function enterMany(userId: string): Promise<void> {
  const { pool } = site.context;
  const problemIds = Array.from({ length: 12 }, (_, index) => `many-${index + 1}`);
  await createTestContest(pool, { id: "open", from: -60, to: 60, intro: "An idea.\n\n".repeat(400), problemIds });
  await pool.query(
    `with entries as (
       insert into contest_entry (contest_id, name, kind)
       select 'open', left('n' || n || repeat('é', 40), 40), 'official' from generate_series(1, 1000) n
       returning id),
     hoarders as (
       insert into contest_member (contest_id, user_id, entry_id, is_virtual)
       select 'open', $1, id, false from entries limit 1 returning entry_id),
     own as (
       insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
       select 'open', entry_id, 'many-1', s.id, now() - interval '1 minute'
         from hoarders, submission s where not exists (select from submission_share h where h.submission_id = s.id))
     insert into contest_submission (contest_id, entry_id, problem_id, left_verdict, at)
     select 'open', e.id, p.id, verdict, now() - interval '1 second' * seconds
       from entries e, unnest($2::text[]) p (id), (values ('WA', 1200), ('AC', 60)) v (verdict, seconds)`,
    [userId, problemIds],
  );
  await pool.query("insert into contest_seal (contest_id, key) values ('open', 'AAAAA-BBBBB-CCCCC-DDDDD')");
  await pool.query(
    `insert into contest_invitation (contest_id, email_id, name)
     select 'open', 'i' || n || repeat('x', 200) || '@example.com', repeat('é', 40) from generate_series(1, 3000) n`,
  );
  await pool.query(
    `insert into contest_question (contest_id, entry_id, question, answer, is_public, answer_number, answered_at)
     select 'open', e.entry_id, repeat('Why?' || chr(10), 200), repeat('No.' || chr(10), 500), true,
            nextval('contest_answer_number'), now()
       from generate_series(1, 1000), (select entry_id from contest_member where user_id = $1) e`,
    [userId],
  );
}

/** A class of a thousand with as many invitations, all with the longest names. */
async function teachMany(userId: string): Promise<void> {
  const { pool } = site.context;
  // An admin may do all that its teachers may, and is a student as well, whose work is looked at.
  classId = await createTestClass(pool, { name: "é".repeat(80), teachers: [], students: [hoarder] });
  await pool.query(
    `with made as (
       insert into user_account (email_id, first_name, google_sub)
       select 'p' || n || repeat('x', 50) || '@example.com', repeat('é', 60), 'many people ' || n from generate_series(1, 999) n returning id)
     insert into class_member (class_id, user_id, role, name, label)
     select $1, id, 'student', repeat('é', 80), repeat('é', 60) from made`,
    [classId],
  );
  await pool.query(
    `insert into class_invitation (class_id, email_id, role, name, label)
     select $1, 'i' || n || repeat('x', 200) || '@example.com', 'student', repeat('é', 80), repeat('é', 60)
       from generate_series(1, 1000) n`,
    [classId],
  );
  await pool.query("insert into teacher (user_id) select id from user_account where google_sub like 'many people %'");
  await handInMuch(userId);
  await writeMuch();
}

/** As many as a class may have, one of them with as many tests as an admin may give it; ten are in most assignments. */
async function writeMuch(): Promise<void> {
  const { pool } = site.context;
  await createTestProblem(pool, { id: "own-much", classId, content: { tests: manyTests() } });
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code, is_draft, class_id)
     select 'own-' || n, n, repeat('t', 190), 'd', 'd', 1, 'easy', 'dp', 1, 1, 1, '{"kind":"exact"}', '{}', true, $1
       from generate_series(1, 199) n`,
    [classId],
  );
  await pool.query(
    `insert into assignment_problem (assignment_id, ordinal, problem_id, points)
     select id, 20 + n, 'own-' || n, 1 from assignment, generate_series(1, 10) n where id <> $1`,
    [assignmentId],
  );
}

/** Sixty assignments, of which one has twenty problems, and three hundred who have sent something to each of them. */
async function handInMuch(userId: string): Promise<void> {
  const { pool } = site.context;
  const problems = Array.from({ length: 19 }, (_, index) => ({ problemId: `many-${index + 1}`, points: 1 / 3 }));
  const form = { classId, from: -600, to: 600, title: "é".repeat(100), intro: "é".repeat(5_000) };
  for (let made = 1; made < 60; made += 1)
    await createTestAssignment(pool, { ...form, problems: problems.slice(0, 1) });
  assignmentId = await createTestAssignment(pool, {
    ...form,
    problems: [...problems, { problemId: "sum", points: 1 }],
  });
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, created_at)
     select m.user_id, p.id, 'cpp', 'x', v.verdict, v.passed, 1, now(), now() - v.age
       from (select user_id from class_member where class_id = $1 and user_id <> $3 limit 300) m,
            unnest($2::text[]) p (id),
            (values ('AC', 1, interval '2 minutes'), ('WA', 0, interval '1 minute')) v (verdict, passed, age)`,
    [classId, problems.map(({ problemId }) => problemId), userId],
  );
  const { rows } = await pool.query<{ id: string }>(
    "select id from submission where user_id = $1 and problem_id = 'sum' order by created_at desc limit 1",
    [userId],
  );
  handedInId = rows[0]?.id ?? "";
  await pool.query(
    `insert into submission_comment (class_id, submission_id, author_id, line, text)
     select $1, $2, $3, n, repeat('é', 2000) from generate_series(1, 100) n`,
    [classId, handedInId, userId],
  );
}

const calls = Object.entries<Endpoint>(api).filter(([name, { method }]) => method === "GET" && !FILES.includes(name));

/** What a call is told beside its address. */
const queryOf = (path: string) =>
  path.endsWith("/pair") ? `?${new URLSearchParams({ first: alikeIds[0] ?? "", second: alikeIds[1] ?? "" })}` : "";

async function pathOf({ path }: Endpoint): Promise<string> {
  const from = path.startsWith("/contest/")
    ? "submission_id as id from contest_submission where submission_id is not null"
    : "id from submission";
  const known = path.startsWith("/class/") ? handedInId : path.startsWith("/problem/talk/") ? sharedId : null;
  const { rows } = known === null ? await site.context.pool.query(`select ${from} limit 1`) : { rows: [{ id: known }] };
  const filled = fillPath(path, {
    problemId: path.startsWith("/class/") ? "own-much" : "sum",
    submissionId: rows[0].id,
    shareToken: TOKEN,
    contestId: path.includes("/likeness/") ? "over" : "open",
    label: "A",
    classId,
    assignmentId,
    language: "en",
    handle: "hoarder",
    version: "2026-01",
    collection: "problems",
    objectId: "A",
  });
  return filled + queryOf(path);
}

test.each(calls)("the answer to %s stays small", async (_name, call) => {
  const { status, text } = await site.call(hoarder, "GET", await pathOf(call));
  expect(status).toBe(200);
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
});

test("the lists were put to the test: there is more than they hold", async () => {
  const whole = await site.call(hoarder, "GET", "/problem/submittedProblem/sum");
  expect(whole.body.length).toBeGreaterThan(3);
  expect(whole.body.length).toBeLessThan(230);
  expect(whole.body[0].code).toHaveLength(63_000);
  const problems = await site.call(hoarder, "GET", "/problem/getAllProblem");
  expect(problems.body.length).toBeGreaterThan(2_000);
  const { body } = await site.call(hoarder, "GET", "/problem/problemById/sum");
  expect(body.visibleTestCases).toHaveLength(51);
  const alike = await site.call(hoarder, "GET", "/contest/over/likeness/A");
  expect([alike.body.compared, alike.body.pairs.length]).toEqual([52, 200]);
});

test("a grid of three hundred can be had page by page, and so can the grade book", async () => {
  for (const path of [`/class/${classId}/assignment/${assignmentId}/grid`, `/class/${classId}/grades`]) {
    const students: string[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const { body, text } = await site.call(hoarder, "GET", `${path}?from=${next}`);
      expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
      students.push(...body.rows.map(({ userId }: { userId: string }) => userId));
      next = body.next;
    }
    expect(students).toHaveLength(1_000);
    expect(new Set(students).size).toBe(1_000);
  }
});

test("all submissions can be had page by page, and each of them with its code", async () => {
  const ids: string[] = [];
  let address: string | undefined = "/problem/submittedProblem/sum";
  while (address !== undefined) {
    const { body, headers } = await site.call(hoarder, "GET", address);
    ids.push(...body.map(({ _id }: { _id: string }) => _id));
    address = /^<(.*)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }
  expect({ all: ids.length, different: new Set(ids).size }).toEqual({ all: 230, different: 230 });
  const last = await site.call(hoarder, "GET", `/submission/submissionById/${ids.at(-1)}`);
  expect(last.body).toMatchObject({ _id: ids.at(-1), verdict: "CE", errorMessage: expect.stringContaining("error") });
  expect(last.body.code).toHaveLength(63_000);
});

test("somebody else's submissions, and unknown ones, are 404", async () => {
  const other = await site.newUser();
  const { rows } = await site.context.pool.query("select id from submission limit 1");
  for (const id of [rows[0].id, "nothing", "00000000-0000-4000-8000-000000000000"]) {
    expect((await site.call(other, "GET", `/submission/submissionById/${id}`)).status).toBe(404);
  }
  const before = await site.call(other, "GET", `/problem/submittedProblem/sum?before=${rows[0].id}`);
  expect(before.body).toEqual([]);
  expect((await site.call(other, "GET", "/problem/submittedProblem/sum?before=nothing")).status).toBe(400);
});

test.each(["/problem/submittedProblem/", "/problem/rejudge/", "/ai/chat/", "/problem/strength/", "/problem/programs/"])(
  "of an unknown problem %s is 404",
  async (path) => {
    expect((await site.call(hoarder, "GET", `${path}nothing-here`)).status).toBe(404);
  },
);
