import type { JudgedResult } from "@verdict/contract/judge-result";
import type { JobTask } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import type { WeakTestAnswer, WeakTestBody } from "@verdict/contract/weak-tests";
import type * as z from "zod/mini";
import { cutText } from "../../judging/cut-text.ts";
import { judgeTasks, type Outcome } from "../../judging/judge-task.ts";
import { listJudgeable } from "../../judging/judgeable-languages.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { JUDGE_FAILED_RUN, NO_JUDGE_FOR_RUN, PROBLEM_BROKEN } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { refuseAnswers, requireProblem } from "../../problems/find-problem.ts";
import { taskOfProblem } from "../../problems/judging-task.ts";
import { listInputValidators, listReferenceSolutions } from "../../problems/store.ts";
import { contentHash } from "../../problems/test-data.ts";
import { takeAllowance } from "../allowance.ts";
import type { SubmissionsContext } from "../submissions-context.ts";
import * as store from "./store.ts";

/*
 * A report is never a user's word alone: the problem's validator accepts the input, an accepted program fails on it,
 * and the problem's own solutions agree on the answer against it.
 */

/** Each costs half a dozen runs and an administrator's attention. */
const MOST_REPORTS_A_DAY = 20;
/** Beside the references: each of them runs while a person waits. */
const MOST_OTHER_SOLUTIONS = 3;

const NOT_ACCEPTED =
  "This needs a submission of yours that the tests of now have accepted: solve the problem first, or submit again.";
const NO_REFERENCE = "This problem has no reference solution that could answer the input";

interface Report {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof WeakTestBody>;
  signal: AbortSignal;
}

/** A program that runs on the reported input. */
interface Tried {
  name: string;
  language: LanguageId;
  source: string;
  task: JobTask;
}

interface Ended {
  tried: Tried;
  result: JudgedResult;
}

/**
 * Tries the user's newest accepted program on the input, then the problem's own solutions, and stores a report where it
 * is wrong. Throws as a run does, conflict without an accepted program, and too_many_requests after twenty a day.
 */
export async function reportWeakTest(context: SubmissionsContext, report: Report): Promise<WeakTestAnswer> {
  const { user, problemId, body, signal } = report;
  if ((await store.countReports(context.pool, user.id)) >= MOST_REPORTS_A_DAY) {
    throw new DomainError("too_many_requests", `At most ${MOST_REPORTS_A_DAY} reports of weak tests in a day.`);
  }
  return await judgeReport(context, {
    ...body,
    problemId,
    signal,
    judgedFor: user.id,
    reporter: user.id,
    purpose: "run",
    inTurn: (work) => context.turns.inTurn(user.id, work),
    prepareOwn: (db) => prepareOwn(db, report),
  });
}

/** The same for what a search has found, about a program whose author knows nothing of it. */
export async function reportFound(
  context: JudgingContext,
  found: {
    userId: string;
    problemId: string;
    program: store.ReportedProgram;
    input: string;
    signal: AbortSignal;
  },
): Promise<"nothing" | "known" | "reported"> {
  const { userId, problemId, program, input, signal } = found;
  const { language, code: source } = program;
  const answer = await judgeReport(context, {
    problemId,
    input,
    isNamed: false,
    signal,
    judgedFor: userId,
    reporter: null,
    purpose: "experiment",
    prepareOwn: (db) => withTasks(db, { problemId, input, programs: [{ name: ACCEPTED, language, source }] }),
  });
  switch (answer.kind) {
    case "right":
    case "refused":
      return "nothing";
    case "known":
      return "known";
    case "reported":
    case "disagreement":
      return "reported";
    default:
      return answer satisfies never;
  }
}

interface JudgedReport extends z.infer<typeof WeakTestBody> {
  problemId: string;
  /** Whose programs run. */
  judgedFor: string;
  reporter: string | null;
  purpose: "run" | "experiment";
  prepareOwn(db: Queryable): Promise<Tried[]>;
  inTurn?: (work: () => Promise<void>) => Promise<void>;
  signal: AbortSignal;
}

async function judgeReport(context: JudgingContext, report: JudgedReport): Promise<WeakTestAnswer> {
  const { problemId, input, purpose, reporter, isNamed } = report;
  const { pool } = context;
  const inputSha = contentHash(Buffer.from(input));
  const [own] = await endingsOf(context, report, purpose, report.prepareOwn);
  if (own === undefined) throw new Error("one program has one ending");
  if (own.result.verdict === "AC") return { kind: "right" };
  const refusal = refusalOf(own.result);
  if (refusal !== null) return { kind: "refused", reason: refusal };
  if (await store.isReported(pool, { problemId, inputSha })) return { kind: "known" };
  const further = purpose === "run" ? "verification" : purpose;
  const others = await endingsOf(context, report, further, (db) => prepareSolutions(db, report));
  const kind = own.result.verdict !== "NC" && others.every(agrees) ? "missed" : "disagreement";
  const finding = findingOf([own, ...others]);
  const isNew = await store.insertReport(pool, {
    problemId,
    userId: reporter,
    isNamed,
    kind,
    input,
    inputSha,
    finding,
  });
  if (!isNew) return { kind: "known" };
  return kind === "missed" ? { kind: "reported", verdict: own.result.verdict } : { kind };
}

/** Where no program has run on the input, the reason says how it breaks the rules. */
function refusalOf({ tests: [test] }: JudgedResult): string | null {
  return test?.verdict === "NC" && test.wallMs === 0 && test.reason !== "" ? test.reason : null;
}

/** A brute force may need longer than a submission may. */
function agrees({ tried, result }: Ended): boolean {
  return result.verdict === "AC" || (tried.name !== REFERENCE && ["TLE", "MLE"].includes(result.verdict));
}

const REFERENCE = "reference";
const ACCEPTED = "accepted program";

async function prepareOwn(db: Queryable, { user, problemId, body }: Report): Promise<Tried[]> {
  await takeAllowance(db, user.id);
  const problem = await requireProblem(db, { id: problemId, user });
  refuseAnswers(problem);
  if (problem.passes !== null) throw new DomainError("conflict", NOT_WITH_INTERACTION.weakTests);
  const own = await store.findAcceptedProgram(db, { userId: user.id, problemId });
  if (own === null) throw new DomainError("conflict", NOT_ACCEPTED);
  const { language, code: source } = own;
  return withTasks(db, { problemId, input: body.input, programs: [{ name: ACCEPTED, language, source }] });
}

async function prepareSolutions(db: Queryable, { problemId, input }: JudgedReport): Promise<Tried[]> {
  const references = (await listReferenceSolutions(db, problemId)).map((one) => ({ name: REFERENCE, ...one }));
  const judgeable = await listJudgeable(db);
  const accepted = await store.listAcceptedSolutions(db, problemId, MOST_OTHER_SOLUTIONS);
  const isReference = ({ source }: { source: string }) => references.some((one) => one.source === source);
  const others = accepted.filter((one) => judgeable.includes(one.language) && !isReference(one));
  return withTasks(db, { problemId, input, programs: [...references, ...others] });
}

async function withTasks(
  db: Queryable,
  asked: { problemId: string; input: string; programs: readonly Omit<Tried, "task">[] },
): Promise<Tried[]> {
  const problem = await taskOfProblem(db, asked.problemId, "visible");
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  const references = await listReferenceSolutions(db, asked.problemId);
  const reference = references.find(({ language }) => language === "cpp") ?? references[0] ?? null;
  if (reference === null) throw new DomainError("conflict", NO_REFERENCE);
  const validators = await listInputValidators(db, asked.problemId);
  const tests = [{ number: 1, isVisible: true, input: { text: asked.input }, answer: null }];
  return asked.programs.map((program) => {
    const { language, source } = program;
    return { ...program, task: { ...problem, tests, language, source, reference, validators } };
  });
}

/** What becomes of all of them, in their order. */
async function endingsOf(
  context: JudgingContext,
  { judgedFor: userId, problemId, signal, inTurn = (work) => work() }: JudgedReport,
  purpose: "run" | "verification" | "experiment",
  prepare: (db: Queryable) => Promise<Tried[]>,
): Promise<Ended[]> {
  const order: string[] = [];
  const endings = new Map<string, Ended>();
  const events = judgeTasks(context, { purpose, userId, problemId, signal, inTurn, prepare });
  for await (const event of events) {
    if (event.kind === "stored") order.push(...event.subjects.map(({ id }) => id));
    if (event.kind === "judged") {
      endings.set(event.subject.id, { tried: event.subject, result: requireJudged(event.found) });
    }
  }
  return order.flatMap((id) => endings.get(id) ?? []);
}

function requireJudged(outcome: Outcome): JudgedResult {
  switch (outcome.kind) {
    case "judged":
      return outcome.result;
    case "problem-broken":
      throw new DomainError("problem_broken", PROBLEM_BROKEN);
    case "unavailable":
      throw new DomainError("judge_unavailable", outcome.reason === null ? NO_JUDGE_FOR_RUN : JUDGE_FAILED_RUN, {
        retryAfterSeconds: 10,
      });
    default:
      return outcome satisfies never;
  }
}

function findingOf(endings: readonly Ended[]): store.Finding {
  const [own] = endings[0]?.result.tests ?? [];
  return {
    expected: own?.expected == null ? null : cutText(own.expected),
    output: cutText(own?.output ?? ""),
    endings: endings.map(({ tried, result }) => ({
      name: tried.name,
      language: tried.language,
      verdict: result.verdict,
      reason: result.tests[0]?.reason ?? "",
    })),
  };
}
