import { createHash, randomUUID } from "node:crypto";
import { JudgeResult } from "@verdict/contract/judge-result";
import { DEFAULT_LIMITS, type TestDatum, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type pg from "pg";

export interface QueuedRun {
  language: LanguageId;
  source: string;
  tests: { input: TestDatum; answer: TestDatum | null }[];
  reference?: { language: LanguageId; source: string };
  timeMs?: number;
  userId?: string;
  /** The worker that has its program. */
  holder?: string;
}

/** Puts a run into the queue the way the server does, and wakes the judges. Returns its subject id. */
export async function queueRun(pool: pg.Pool, run: QueuedRun): Promise<string> {
  const id = randomUUID();
  const userId = run.userId ?? (await makeUser(pool));
  const task = {
    language: run.language,
    source: run.source,
    limits: { ...DEFAULT_LIMITS, timeMs: run.timeMs ?? DEFAULT_LIMITS.timeMs },
    checker: TOKEN_CHECKER,
    tests: run.tests.map((test, index) => ({ number: index + 1, isVisible: true, ...test })),
    reference: run.reference ?? null,
  };
  await pool.query(
    `with request as (insert into run_request (id, user_id, task) values ($1, $2, $3))
     insert into job (kind, priority, user_id, subject_id, holder) values ('run', 0, $2, $1, $4)`,
    [id, userId, JSON.stringify(task), run.holder ?? null],
  );
  await pool.query("select pg_notify('job', '')");
  return id;
}

export async function makeUser(pool: pg.Pool): Promise<string> {
  const name = randomUUID();
  const { rows } = await pool.query<{ id: string }>(
    "insert into user_account (email_id, first_name, google_sub) values ($1, 'Testing', $2) returning id",
    [`${name}@example.com`, name],
  );
  return rows[0]?.id ?? "";
}

export async function storeTestData(pool: pg.Pool, text: string): Promise<TestDatum> {
  const sha256 = createHash("sha256").update(text).digest("hex");
  await pool.query("insert into test_data (sha256, content) values ($1, $2) on conflict do nothing", [
    sha256,
    Buffer.from(text),
  ]);
  return { sha256 };
}

/** Waits until the run has its result. */
export async function resultOf(pool: pg.Pool, subjectId: string, withinMs = 30_000): Promise<JudgeResult> {
  return await eventually(withinMs, async () => {
    const { rows } = await pool.query<{ result: unknown }>("select result from run_request where id = $1", [subjectId]);
    const result = rows[0]?.result ?? null;
    return result === null ? null : JudgeResult.parse(result);
  });
}

/** Asks again and again until the answer is not null. */
export async function eventually<T>(withinMs: number, ask: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > deadline) throw new Error(`nothing came within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
