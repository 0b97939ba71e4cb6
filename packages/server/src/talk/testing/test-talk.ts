import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { TestUser } from "../../accounts/testing/test-user.ts";

/** Whoever this is has solved the problem now; returns the accepted submission. */
export async function solveProblem(
  pool: pg.Pool,
  input: { user: TestUser; problemId: string; code?: string; language?: string },
): Promise<string> {
  await pool.query(
    "insert into solved (user_id, problem_id, first_solved_at) values ($1, $2, now()) on conflict do nothing",
    [input.user.id, input.problemId],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, problem_version)
     select $1, id, $3, $4, 'AC', 5, 5, now(), version from problem where id = $2 returning id`,
    [input.user.id, input.problemId, input.language ?? "cpp", input.code ?? "int main() {}\n"],
  );
  return rows[0]?.id ?? "";
}

/** A class of these people, the first of whom is its teacher. */
export async function makeTestClass(pool: pg.Pool, members: readonly TestUser[]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("insert into class (name) values ('Graphs') returning id");
  const id = rows[0]?.id ?? "";
  for (const [index, { id: userId }] of members.entries()) {
    const role = index === 0 ? "teacher" : "student";
    await pool.query("insert into class_member (class_id, user_id, role) values ($1, $2, $3)", [id, userId, role]);
  }
  return id;
}

/** A contest with the problem in which these people take part; minutes from now, before now where negative. */
export async function makeTestContest(
  pool: pg.Pool,
  input: { id: string; problemId: string; from: number; to: number; entrants: readonly TestUser[] },
): Promise<void> {
  const { id } = input;
  await pool.query(
    `insert into contest (id, title, starts_at, ends_at)
     values ($1, 'The Cup', now() + $2 * interval '1 minute', now() + $3 * interval '1 minute')`,
    [id, input.from, input.to],
  );
  await pool.query("insert into contest_problem (contest_id, ordinal, problem_id) values ($1, 1, $2)", [
    id,
    input.problemId,
  ]);
  for (const user of input.entrants) {
    await pool.query(
      `with e as (insert into contest_entry (contest_id, name, kind) values ($1, 'Entrant', 'official') returning id)
       insert into contest_member (contest_id, user_id, entry_id, is_virtual) select $1, $2, id, false from e`,
      [id, user.id],
    );
  }
}

/**
 * A hundred comments of the longest HTML to the problem, as many shared solutions and reports, by people whose account
 * has a Google name that begins with "many people"; returns the submission of one.
 */
export async function talkMuch(pool: pg.Pool): Promise<string> {
  await pool.query(
    `insert into talk_comment (problem_id, author_id, text, html, renderer_version)
     select 'sum', id, 'x', repeat('"', 60000), 1000 from user_account where google_sub like 'many people %' limit 100`,
  );
  await pool.query(
    `insert into talk_report (problem_id, kind, author_id, excerpt, reporter_id, reason)
     select problem_id, 'comment', author_id, repeat(chr(1), 2000), author_id, repeat(chr(1), 500) from talk_comment`,
  );
  const { rows } = await pool.query<{ submission_id: string }>(
    `with sent as (
       insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at)
       select author_id, 'sum', 'cpp', repeat('"' || chr(10), 31500), 'AC', 1, 1, now() from talk_comment returning id)
     insert into shared_solution (submission_id, problem_id) select id, 'sum' from sent returning submission_id`,
  );
  return rows[0]?.submission_id ?? "";
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any answer.
  body: any;
  text: string;
}

/** A call below /problem/talk as this user makes it; null is a visitor. */
export async function callTalk(
  app: FastifyInstance,
  user: TestUser | null,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Answer> {
  const reply = await app.inject({
    method,
    url: `/problem/${path}`,
    headers: user === null ? {} : { cookie: user.cookie },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.payload };
}
