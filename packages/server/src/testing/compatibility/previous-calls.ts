/*
 * What the version before this one sends to the database, word for word: the statements of its judge (queue-door.ts)
 * and of its web server (queue.ts, store.ts), and a result as its judge writes it. While servers are upgraded, both are
 * still there. When a version is released, it is recorded here and this one goes. Recorded on 2026-11-24 from the
 * commit that squashed the tables, since no version from before works beside one from after (decision 0041).
 */

export const JUDGE_CALLS = {
  claim: "select judge_claim($1, $2, $3, $4) as job",
  renew: "select job_id, attempt, cancelled from judge_renew($1, $2, $3, $4)",
  testData: "select sha256, content from judge_test_data($1)",
  finish: "select judge_finish($1, $2, $3, $4) as done",
  giveBack: "select judge_give_back($1, $2, $3, $4) as outcome",
  reap: "select job_id, subject_id, outcome from judge_reap()",
  boxes: "select judge_boxes($1)",
  report: "select judge_report($1, $2) as answer",
  takeDraft: "select judge_take_draft($1, $2) as draft",
  tellDraft: "select judge_tell_draft($1, $2, $3) as held",
  stop: "select judge_stop($1)",
} as const;

export const WEB_CALLS = {
  insertSubmission:
    "insert into submission (id, user_id, problem_id, language, code, total, request_key) values ($1, $2, $3, $4, $5, $6, $7)",
  addJobs: `with holder as materialized (select holder_of_program($3, $5) as worker)
     insert into job (kind, priority, user_id, subject_id, holder)
     select $1, $2, $3, subject, holder.worker from unnest($4::uuid[]) subject, holder
     returning holder is not null as has_holder`,
  insertRuns: `insert into run_request (id, user_id, problem_id, kind, task)
     select run.id, $1, $2, $3, run.task from unnest($4::uuid[], $5::jsonb[]) run (id, task)`,
  findRunResult: "select result from run_request where id = $1",
  findSubmission:
    "select id, language, verdict, passed, total, cpu_ms, memory_bytes::float8 as memory_bytes, created_at, problem_id, code, compiler_output, error_message, fault, failed_test from submission where id = $1",
  markCancelled: "update job set cancelled = true where subject_id = any($1::uuid[]) returning id, worker",
  listWithoutJob:
    "select asked as id from unnest($1::uuid[]) asked where not exists (select from job where subject_id = asked)",
  putDraft: "select replaced, pause_ms from put_draft($1, $2, $3, $4, $5)",
  findDraft: "select told, worker is not null as is_taken from draft_to_prepare where id = $1",
  endDraft: "select end_draft($1) as was_held",
} as const;

/** The functions of the judge's door, as PostgreSQL names their arguments' types. */
export const JUDGE_FUNCTIONS = [
  "judge_boxes(jsonb)",
  "judge_claim(uuid, integer, integer, integer)",
  "judge_finish(uuid, bigint, integer, jsonb)",
  "judge_give_back(uuid, bigint, integer, text)",
  "judge_reap()",
  "judge_renew(uuid, bigint[], integer[], integer)",
  "judge_report(uuid, jsonb)",
  "judge_stop(uuid)",
  "judge_take_draft(uuid, integer)",
  "judge_tell_draft(uuid, uuid, jsonb)",
  "judge_test_data(text[])",
] as const;

/** Of a job that its judge could read: every field with the kind of its value. A newer server may add to it. */
export const JOB_FIELDS = {
  jobId: "string",
  subjectId: "string",
  kind: "string",
  attempt: "number",
  owner: "string",
  language: "string",
  source: "string",
  limits: { timeMs: "number", memoryBytes: "number", outputBytes: "number" },
  checker: { kind: "string", ignoreCase: "boolean", ignoreSpace: "boolean" },
  tests: [{ number: "number", isVisible: "boolean", input: "object", answer: "object" }],
} as const;

/** A result as its judge sends it, of a program that passes `total` tests. */
export function previousResult(total: number) {
  const numbers = Array.from({ length: total }, (_none, index) => index + 1);
  return {
    verdict: "AC",
    passed: total,
    total,
    cpuMs: 12,
    memoryBytes: 3_500_000,
    compilerOutput: null,
    tests: numbers.map((number) => ({
      number,
      verdict: "AC",
      cpuMs: 12,
      wallMs: 15,
      memoryBytes: 3_500_000,
      instructions: null,
      exitCode: 0,
      signal: null,
      reason: "",
      output: null,
      errorOutput: null,
      expected: null,
    })),
    timings: [{ name: "compile", startMs: 0, endMs: 30 }],
  };
}
