import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ClaimedJob } from "@verdict/contract/jobs";
import { JudgedResult } from "@verdict/contract/judge-result";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { until } from "../../judging/testing/until.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { JOB_FIELDS, JUDGE_CALLS, JUDGE_FUNCTIONS, previousResult, WEB_CALLS } from "./previous-calls.ts";

/* The version before this one and this one on one database, as in a rolling upgrade (decision 0038). */

const TABLES = path.join(import.meta.dirname, "../../../sql/tables");
/** The last one that the recorded version has. */
const LAST_OF_PREVIOUS = 9;

const WithHashes = z.object({ tests: z.array(z.object({ input: z.object({ sha256: z.string() }) })) });

let site: JudgingApp;
let user: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await site.newUser();
});
afterEach(() => site.stopJudging());

const ask = async (text: string, values: unknown[] = []) => (await site.context.pool.query(text, values)).rows;
const submitNew = (code: string) => site.call(user, "POST", "/submission/submit/sum", { code, language: "cpp" });

async function submitAsBefore(): Promise<string> {
  const id = randomUUID();
  await ask(WEB_CALLS.insertSubmission, [id, user.id, "sum", "cpp", "AC", 5, null]);
  await ask(WEB_CALLS.addJobs, ["submit", 10, user.id, [id], null]);
  return id;
}

async function claimAsBefore(worker: string): Promise<Record<string, unknown>[]> {
  return (await ask(JUDGE_CALLS.claim, [worker, null, 4, 15])).map((row) => row.job);
}

describe("a judge of the version before", () => {
  test("judges what this web server takes: every call that it makes is understood, and the job is as it knows it", async () => {
    const worker = randomUUID();
    const reply = submitNew("AC");
    await until(async () => (await site.countJobs(user)) === 1);
    const [job] = await claimAsBefore(worker);
    expect(kindsOf(job)).toMatchObject(JOB_FIELDS);
    const tests = z.parse(WithHashes, job).tests;
    const hashes = tests.map(({ input }) => input.sha256);
    expect(await ask(JUDGE_CALLS.testData, [hashes])).toHaveLength(5);
    const held = [[job?.["jobId"]], [job?.["attempt"]], 15];
    expect(await ask(JUDGE_CALLS.renew, [worker, ...held])).toMatchObject([{ cancelled: false }]);
    await ask(JUDGE_CALLS.boxes, ['{"exited": 5}']);
    expect(await ask(JUDGE_CALLS.reap)).toEqual([]);
    const result = [job?.["jobId"], job?.["attempt"], JSON.stringify(previousResult(5))];
    expect(await ask(JUDGE_CALLS.finish, [worker, ...result])).toEqual([{ done: true }]);
    await ask("select pg_notify('judged', $1)", [job?.["subjectId"]]);
    expect(await reply).toMatchObject({ status: 200, body: { accepted: true } });
  });

  test("gives back what it cannot do, and stops in good order", async () => {
    const worker = randomUUID();
    await submitAsBefore();
    const [job] = await claimAsBefore(worker);
    const outcome = await ask(JUDGE_CALLS.giveBack, [worker, job?.["jobId"], job?.["attempt"], "unknown kind"]);
    expect(outcome).toEqual([{ outcome: "requeued" }]);
    await ask("update job set run_at = now()");
    expect(await claimAsBefore(worker)).toHaveLength(1);
    expect(await ask(JUDGE_CALLS.stop, [worker])).toEqual([{ judge_stop: 1 }]);
  });

  test("says who it is, and prepares the draft of a web server of the same version", async () => {
    const [worker, draft] = [randomUUID(), randomUUID()];
    const facts = { host: "judge-1", version: "0.1.0", isolation: "whole", slots: 4, isFit: true };
    expect(await ask(JUDGE_CALLS.report, [worker, JSON.stringify(facts)])).toEqual([{ answer: { isDraining: false } }]);
    await ask(WEB_CALLS.putDraft, [draft, user.id, "cpp", "int main() {}", Buffer.from("digest")]);
    expect(await ask(JUDGE_CALLS.takeDraft, [worker, null])).toMatchObject([
      { draft: { draftId: draft, owner: user.id, language: "cpp", source: "int main() {}" } },
    ]);
    const told = { kind: "prepared", diagnostics: [] };
    expect(await ask(JUDGE_CALLS.tellDraft, [worker, draft, JSON.stringify(told)])).toEqual([{ held: true }]);
    expect(await ask(WEB_CALLS.findDraft, [draft])).toEqual([{ told, is_taken: true }]);
    expect(await ask(WEB_CALLS.endDraft, [draft])).toEqual([{ was_held: false }]);
  });

  test("finds each function of its door", async () => {
    const rows = await ask(
      "select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, p.oid::regprocedure::text as typed from pg_proc p where p.proname like 'judge\\_%'",
    );
    const typed = rows.map((row) => row.typed.replaceAll(",", ", "));
    for (const name of JUDGE_FUNCTIONS) expect(typed).toContain(name);
  });
});

describe("a web server of the version before", () => {
  test("has its submissions and runs judged by a judge of this one, and reads the verdicts", async () => {
    const id = await submitAsBefore();
    const runId = randomUUID();
    const task = JSON.stringify({
      language: "cpp",
      source: "AC",
      limits: { timeMs: 1000, memoryBytes: 1_000_000, outputBytes: 1_000_000 },
      checker: { kind: "exact" },
      tests: [{ number: 1, isVisible: true, input: { text: "1" }, answer: { text: "1" } }],
      reference: null,
    });
    await ask(WEB_CALLS.insertRuns, [user.id, "sum", "run", [runId], [task]]);
    await ask(WEB_CALLS.addJobs, ["run", 0, user.id, [runId], null]);
    expect(await ask(WEB_CALLS.listWithoutJob, [[id, runId]])).toEqual([]);
    await site.startJudging();
    await until(async () => (await ask(WEB_CALLS.listWithoutJob, [[id, runId]])).length === 2);
    expect(await ask(WEB_CALLS.findSubmission, [id])).toMatchObject([
      { verdict: "AC", passed: 5, total: 5, fault: null },
    ]);
    const [run] = await ask(WEB_CALLS.findRunResult, [runId]);
    expect(JudgedResult.parse(run.result).verdict).toBe("AC");
  });

  test("cancels what nobody waits for", async () => {
    const id = await submitAsBefore();
    expect(await ask(WEB_CALLS.markCancelled, [[id]])).toMatchObject([{ worker: null }]);
  });
});

describe("what a newer version adds is passed over", () => {
  test("a field of a job that this judge does not know", async () => {
    await submitAsBefore();
    const [job] = await claimAsBefore(randomUUID());
    const newer = { ...job, colour: "blue", limits: { ...(job?.["limits"] as object), energy: 3 } };
    expect(ClaimedJob.parse(newer)).not.toHaveProperty("colour");
  });

  test("a field of a result that this database does not know", async () => {
    const worker = randomUUID();
    const id = await submitAsBefore();
    const [job] = await claimAsBefore(worker);
    const result = JSON.stringify({ ...previousResult(5), colour: "blue" });
    expect(await ask(JUDGE_CALLS.finish, [worker, job?.["jobId"], job?.["attempt"], result])).toEqual([{ done: true }]);
    expect(await ask(WEB_CALLS.findSubmission, [id])).toMatchObject([{ verdict: "AC" }]);
  });
});

describe("a change of the tables leaves the version before able to work:", () => {
  const read = (file: string) => readFileSync(path.join(TABLES, file), "utf8");
  const files = readdirSync(TABLES).filter((file) => Number.parseInt(file, 10) > LAST_OF_PREVIOUS);

  test.each(files)("%s takes nothing away and asks for nothing that is not given", (file) => {
    expect(takenAway(read(file)).filter((statement) => !hasDefault(statement))).toEqual([]);
  });

  /** A column that must not be empty is harmless where it fills itself; the file that says so may be a later one. */
  function hasDefault(statement: string): boolean {
    const [, table, column] = /^alter table (\S+) alter column (\S+) set not null$/.exec(statement) ?? [];
    const wanted = `alter table ${table} alter column ${column} set default `;
    return column !== undefined && files.some((file) => read(file).includes(wanted));
  }

  test.each([
    "alter table job drop column turn;",
    "drop table job;",
    "alter table job rename column turn to place;",
    "alter table job alter column turn type text;",
    "alter table submission add column colour text not null;",
    "alter table submission alter column code set not null;",
  ])("%s would not be let through", (sql) => {
    expect(takenAway(sql)).toHaveLength(1);
  });
});

/**
 * The statements after which a statement of the version before could fail. A constraint that is dropped is only ever
 * made wider.
 */
function takenAway(sql: string): string[] {
  const statements = sql.replaceAll(/--.*$/gm, "").split(";");
  return statements
    .map((statement) => statement.trim().replaceAll(/\s+/g, " ").toLowerCase())
    .filter(
      (statement) =>
        /^drop (?:table|function|view)\b/.test(statement) ||
        /^alter table .*\b(?:drop column|rename)\b/.test(statement) ||
        /\balter column \S+ (?:set data )?type\b/.test(statement) ||
        /\balter column \S+ set not null\b/.test(statement) ||
        (/\badd column\b.*\bnot null\b/.test(statement) && !/\bdefault\b|\bgenerated\b/.test(statement)),
    );
}

/** The same with the kind of each value in its place; of a list, of its first entry. */
function kindsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(kindsOfTest);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kindsOf(part)]));
}

function kindsOfTest(test: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(test)).map(([name, part]) => [name, typeof part]));
}
