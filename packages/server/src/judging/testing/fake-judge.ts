import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Conversation } from "@verdict/contract/conversation";
import { ClaimedJob, isStudy, JUDGE_LOCK } from "@verdict/contract/jobs";
import { FaultResult, JudgedResult } from "@verdict/contract/judge-result";
import { isRunChecker, type JudgeJob, type JudgeTest, type TestResult, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { PrintJob } from "@verdict/contract/printing";
import type { SmallestResult } from "@verdict/contract/smallest";
import type { TraceJob } from "@verdict/contract/steps";
import type { GrowthJob, SmallestJob } from "@verdict/contract/studies";
import { ProgramVerdict } from "@verdict/contract/verdict";
import pg from "pg";
import { MEASURED_STEP, measuredBy } from "./fake-growth.ts";
import { HIDDEN_MARK } from "./hidden-mark.ts";

/*
 * A judge without a sandbox: it speaks the real protocol with the real database, and reads the verdict out of the
 * source, whose first line is `AC`, `WA 2` (fails from test 2 on), `CE`, `TLE 1`, `AC-with 6`, `print 9`, `slow`,
 * `broken`, `checker-broken why` (a fault of the problem), `WA-without rest` (accepted when a later line has the word),
 * `AC-beside grader.h` (compiles where the problem adds that file), … It also does what a judge must not do: it sends
 * output and reasons of hidden tests.
 */

const LEASE_SECONDS = 15;
const POLL_MS = 20;
const SLOW_MS = 60_000;

export interface FakeJudge {
  /** Sources in the order in which they were taken. */
  taken: string[];
  /** As a SIGKILL would: the connection is gone, nothing is given back. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startFakeJudge(url: string, options: { most?: number } = {}): Promise<FakeJudge> {
  const lockHolder = new pg.Client({ connectionString: url });
  await lockHolder.connect();
  lockHolder.on("error", () => undefined);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined);
  const worker = randomUUID();
  const lockKey = Number.parseInt(worker.slice(0, 8), 16) | 0;
  await lockHolder.query("select pg_advisory_lock($1, $2)", [JUDGE_LOCK, lockKey]);
  const taken: string[] = [];
  const stopping = new AbortController();

  const judgeOne = async (job: ClaimedJob) => {
    taken.push(job.source);
    if (isStudy(job)) return await studyOne(job);
    if (job.kind === "print") return await printOne(job);
    if (job.kind === "trace") return await traceOne(job);
    if (job.source.startsWith("slow")) await sleep(SLOW_MS, undefined, { signal: stopping.signal });
    if (job.source.startsWith("broken")) {
      await pool.query("select judge_give_back($1, $2, $3, $4)", [worker, job.jobId, job.attempt, job.source]);
    } else {
      const result = job.source.startsWith("checker-broken") ? faultResult(job) : fakeResult(job);
      for (const step of [
        { kind: "compiled" },
        ...result.tests.map((test) => ({ kind: "test", ...pickProgress(test) })),
      ]) {
        await pool.query("select pg_notify('judging', $1)", [JSON.stringify({ subjectId: job.subjectId, step })]);
      }
      await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, JSON.stringify(result)]);
    }
    await pool.query("select pg_notify('judged', $1)", [job.subjectId]);
  };
  /** A trace of one step; `reason` says what the judge was given. */
  const traceOne = async (job: TraceJob) => {
    const { source, input, target, limits } = job;
    if (source.startsWith("slow")) await sleep(SLOW_MS, undefined, { signal: stopping.signal });
    const trace = gzipSync('["start",1,"cpp"]\n["skipped",0,0,0]\n["push","main"]\n["s",1]\n["end","exit"]\n');
    const told = { kind: "traced", trace: trace.toString("base64"), firstStep: 0, steps: 1, end: "exit" };
    const result = source.startsWith("unreached")
      ? { kind: "unreached", steps: 7, end: "exit", reason: "" }
      : { ...told, reason: JSON.stringify({ input, target, limits }) };
    await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, JSON.stringify(result)]);
    await pool.query("select pg_notify('judged', $1)", [job.subjectId]);
  };
  const printOne = async (job: PrintJob) => {
    const tests = job.inputs.map((input, index) => ({ number: index + 1, isVisible: true, input, answer: null }));
    const judged = fakeResult({ ...job, kind: "submit", checker: TOKEN_CHECKER, reference: null, tests });
    const outputs = await Promise.all(judged.tests.map((test) => storeOutput(job, test)));
    const result =
      judged.compilerOutput === null
        ? { kind: "printed", outputs }
        : { kind: "refused", compilerOutput: judged.compilerOutput };
    await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, JSON.stringify(result)]);
    await pool.query("select pg_notify('judged', $1)", [job.subjectId]);
  };
  const storeOutput = async (job: PrintJob, { number, verdict, reason, output }: TestResult) => {
    if (verdict !== "NC") return { kind: "failed", verdict, reason, ...exitIn(job.source) };
    const content = Buffer.from(output ?? "");
    const wanted = job.inputs[number - 1]?.wanted ?? null;
    if (wanted !== null && wanted !== createHash("sha256").update(content).digest("hex")) return { kind: "unwanted" };
    const { rows } = await pool.query("select judge_store_output($1, $2, $3, $4) as sha256", [
      worker,
      job.jobId,
      job.attempt,
      content,
    ]);
    return { kind: "stored", sha256: rows[0].sha256, bytes: content.length };
  };
  const studyOne = async (job: SmallestJob | GrowthJob) => {
    const step = job.kind === "growth" ? MEASURED_STEP : { kind: "searched", tried: 7, largestTried: 9, smallest: 4 };
    await pool.query("select pg_notify('judging', $1)", [JSON.stringify({ subjectId: job.subjectId, step })]);
    if (job.source.includes("search-slow")) await sleep(SLOW_MS, undefined, { signal: stopping.signal });
    const result = job.source.includes("search-broken")
      ? searchFault()
      : job.kind === "growth"
        ? measuredBy(job)
        : foundBy(job);
    await pool.query("select judge_finish($1, $2, $3, $4)", [worker, job.jobId, job.attempt, JSON.stringify(result)]);
    await pool.query("select pg_notify('judged', $1)", [job.subjectId]);
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await pool.query("select judge_claim($1, $2, $3, $4) as job", [
        worker,
        lockKey,
        options.most ?? 1,
        LEASE_SECONDS,
      ]);
      await Promise.all(rows.map((row) => judgeOne(ClaimedJob.parse(row.job))));
      if (rows.length === 0) await sleep(POLL_MS, undefined, { signal: stopping.signal });
    }
  };
  // It ends by its own stop, or because its connection is gone; the tests see what the database makes of either.
  const running = loop().catch(() => undefined);
  const kill = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await lockHolder.end();
    await running;
    await pool.end();
  };
  return {
    taken,
    kill,
    async stop() {
      if (stopping.signal.aborted) return;
      await pool.query("select judge_stop($1)", [worker]);
      await kill();
    },
  };
}

/**
 * `search-nothing` in a source finds nothing; anything else fails on an input that says how much of the job has come.
 */
function foundBy({ source, references, material }: SmallestJob): SmallestResult {
  const effort = { tried: 12, largestTried: 30, elapsedMs: 1500 };
  if (source.includes("search-nothing")) return { kind: "nothing", ...effort };
  if (source.includes("search-cut-short")) return { kind: "nothing", isCutShort: true, ...effort };
  const input = `${references.length} ${material.smallCases.length}\n`;
  const texts = { input, expected: "3\n", output: "4\n", errorOutput: "" };
  return { kind: "found", ...texts, verdict: "WA", reason: "wrong answer", numbers: 2, foundWith: 5, ...effort };
}

function searchFault(): FaultResult {
  const counts = { passed: 0, total: 0, cpuMs: 0, memoryBytes: 0, compilerOutput: null };
  return { verdict: "JE", fault: { kind: "problem", reason: "search-broken" }, ...counts, tests: [], timings: [] };
}

function faultResult(job: JudgeJob): FaultResult {
  const counts = { passed: 0, total: job.tests.length, cpuMs: 0, memoryBytes: 0, compilerOutput: null };
  const fault = { kind: "problem", reason: job.source } as const;
  return FaultResult.parse({ verdict: "JE", fault, ...counts, tests: [], timings: [] });
}

/** The whole result of a job whose source says its verdict. */
export function fakeResult(job: JudgeJob): JudgedResult {
  const [word = "", number = "1"] = (job.source.split("\n")[0] ?? "").split(" ");
  const isMet = isMetBy(job, word, number);
  const verdict = verdictOfWord(word, isMet);
  const from = /-(?:with(?:out)?|beside)$/.test(word) ? 1 : Number(number);
  const isCompileError = verdict === "CE";
  const judged = isCompileError
    ? []
    : job.tests.map((test) => fakeTest(job, test, test.number < from ? "AC" : verdict));
  const tests = word === "print" ? judged.map((test) => ({ ...test, output: "x".repeat(Number(number)) })) : judged;
  const failing = tests.find((test) => test.verdict !== "AC" && test.verdict !== "NC");
  const passing = tests.find((test) => test.verdict === "NC") ?? tests[0];
  return JudgedResult.parse({
    verdict: isCompileError ? "CE" : (failing ?? passing)?.verdict,
    passed: tests.filter((test) => test.verdict === "AC").length,
    total: job.tests.length,
    cpuMs: isCompileError ? 0 : cpuMsIn(job.source),
    memoryBytes: isCompileError ? 0 : 3_500_000,
    compilerOutput: isCompileError ? "main.cpp:1:1: error: unknown type name 'CE'" : null,
    tests,
    timings: [{ name: "compile", startMs: 0, endMs: 30 }, ...tests.flatMap(({ number }) => fakeSpans(number))],
  });
}

/** One test after the other, each with its comparing. */
function fakeSpans(number: number) {
  const startMs = 30 + number * 20;
  return [
    { name: `test ${number}`, startMs, endMs: startMs + 15 },
    { name: `compare ${number}`, startMs: startMs + 15, endMs: startMs + 16 },
  ];
}

/** `took 700 ms` anywhere in the source; a short time where it says nothing. */
function cpuMsIn(source: string): number {
  return Number(/\btook (\d+) ms\b/.exec(source)?.[1] ?? 12);
}

/** `exit 43: why` in a line of its own, of a program that fails. */
function exitIn(source: string): { exitCode?: number; said?: string } {
  const found = /^exit (\d+)(?:: (.*))?$/m.exec(source);
  return found === null ? {} : { exitCode: Number(found[1]), said: found[2] ?? "" };
}

/** `of 700 instructions` anywhere in the source; a machine that counts none where it says nothing. */
function instructionsIn(source: string): number | null {
  const count = /\bof (\d+) instructions\b/.exec(source)?.[1];
  return count === undefined ? null : Number(count);
}

function isMetBy({ source, tests, addedFiles, language }: JudgeJob, word: string, named: string): boolean {
  if (word === "WA-without") return hasLater(source, named);
  if (word === "AC-beside") return addedFiles?.[language]?.some(({ name }) => name === named) === true;
  return tests.length === Number(named);
}

function hasLater(source: string, word: string): boolean {
  return source.split("\n").slice(1).join("\n").includes(word);
}

/**
 * `AC-with 6` is accepted when there are six tests and wrong otherwise; `WA-with 6` the other way round; what is no
 * verdict is accepted.
 */
function verdictOfWord(word: string, isMet: boolean): ProgramVerdict {
  if (word === "AC-with" || word === "WA-without") return isMet ? "AC" : "WA";
  if (word === "AC-beside") return isMet ? "AC" : "CE";
  if (word === "WA-with") return isMet ? "WA" : "AC";
  return ProgramVerdict.safeParse(word).data ?? "AC";
}

function fakeTest(job: JudgeJob, test: JudgeTest, given: ProgramVerdict): TestResult {
  const { number, isVisible, answer } = test;
  const mark = isVisible ? "shown" : HIDDEN_MARK;
  const isTalk = isRunChecker(test.checker ?? job.checker);
  const isCompared = answer !== null || job.reference !== null || isTalk;
  const verdict = given === "AC" && !isCompared ? "NC" : given;
  return {
    number,
    verdict,
    cpuMs: 12,
    wallMs: 15,
    memoryBytes: 3_500_000,
    instructions: instructionsIn(job.source),
    exitCode: verdict === "RTE" ? 3 : 0,
    signal: null,
    reason: verdict === "RTE" ? `exit code 3, ${mark}` : "",
    output: `${mark} output ${number}`,
    errorOutput: `${mark} errors ${number}`,
    expected: isCompared && !isTalk ? `${mark} expected ${number}` : null,
    ...(isTalk ? { conversation: fakeConversation(mark, number) } : {}),
  };
}

function fakeConversation(mark: string, number: number): Conversation {
  const said = (by: "program" | "judge") => ({ by, text: `${mark}: the ${by} in ${number}\n` });
  return { passes: [[said("program"), said("judge")]], isCut: false };
}

function pickProgress(test: TestResult) {
  return { number: test.number, verdict: test.verdict, cpuMs: test.cpuMs, memoryBytes: test.memoryBytes };
}
