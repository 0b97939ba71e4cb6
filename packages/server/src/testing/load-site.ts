import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import * as z from "zod/mini";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { addJobs, WAKE_JUDGES, wakeJudges } from "../judging/queue.ts";
import { insertRuns } from "../judging/store.ts";
import type { RunningServer } from "../main.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import { taskOfProblem } from "../problems/judging-task.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

/*
 * What the benchmark of load needs of the server: a site with many problems and users, the least that any server would
 * do, and jobs that come without a call.
 */

const log = createLog({ level: "error", format: "text" });

/** The problem that everybody tries. */
export const PROBLEM_ID = "sum";

/** Makes problems and users; returns their Cookie headers. */
export async function prepareLoad(
  databaseUrl: string,
  { problems, users }: { problems: number; users: number },
): Promise<string[]> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  await createTestProblem(pool, { id: PROBLEM_ID });
  await pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code)
     select 'problem-number-' || n, n, 'A problem with the number ' || n, description, description_html, renderer_version,
            difficulty, tag, time_ms, memory_bytes, output_bytes, checker, start_code
       from problem, generate_series(2, $1::int) n where id = $2`,
    [problems, PROBLEM_ID],
  );
  const cookies: string[] = [];
  for (let count = 0; count < users; count += 1) cookies.push((await createTestUser(pool)).cookie);
  await pool.query("vacuum analyze");
  await pool.end();
  return cookies;
}

/** One route that answers with the same bytes; with `session` after the one query that no server can do without. */
export async function startBareList(
  databaseUrl: string,
  { body, session }: { body: string; session: "asked" | "not asked" },
): Promise<RunningServer> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const app = Fastify();
  const found = await pool.query("select token_hash from session limit 1");
  const values = [found.rows[0].token_hash];
  const text = "select u.id from session s join user_account u on u.id = s.user_id where s.token_hash = $1";
  const bytes = Buffer.from(body);
  app.get("/problem/getAllProblem", async (_request, reply) => {
    if (session === "asked") await pool.query({ name: "check", text, values });
    return reply.type("application/json; charset=utf-8").send(bytes);
  });
  return { address: await app.listen({ port: 0, host: "127.0.0.1" }), close: () => app.close().then(() => pool.end()) };
}

const CLOCK = "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at_ms";
const CommitAnswers = z.tuple(
  [z.unknown(), z.object({ rows: z.tuple([z.object({ at_ms: z.number() })]) })],
  z.unknown(),
);

/** Puts jobs of many users into the queue, as a run does it. */
export async function openJobSource(databaseUrl: string): Promise<{
  /** Returns the subject and the moment of its commit, in milliseconds since 1970. */
  addOne: () => Promise<{ subjectId: string; committedAtMs: number }>;
  add: (count: number) => Promise<void>;
  end: () => Promise<void>;
}> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const users = await pool.query<{ id: string }>("select id from user_account order by id");
  const task = await taskOfProblem(pool, PROBLEM_ID, "visible");
  if (task === null) throw new Error("the database is not prepared");
  const source = { ...task, language: "cpp", source: "AC", reference: null } as const;
  let next = 0;
  const store = async (db: Queryable) => {
    const subjectId = randomUUID();
    const userId = users.rows[next % users.rows.length]?.id ?? "";
    next += 1;
    await insertRuns(db, { kind: "run", userId, problemId: PROBLEM_ID, runs: [{ id: subjectId, task: source }] });
    await addJobs(db, { purpose: "run", userId, subjectIds: [subjectId] });
    return subjectId;
  };
  return {
    async addOne() {
      const client = await pool.connect();
      await client.query("begin");
      const subjectId = await store(client);
      // As inTransaction does it, but the database says when it was: this process hears of the commit after the judges.
      const answers = await client.query(`commit; ${CLOCK}; ${WAKE_JUDGES}`);
      client.release();
      return { subjectId, committedAtMs: CommitAnswers.parse(answers)[1].rows[0].at_ms };
    },
    async add(count) {
      for (let added = 0; added < count; added += 1) await inTransaction(pool, store);
      await wakeJudges(pool);
    },
    end: () => pool.end(),
  };
}
