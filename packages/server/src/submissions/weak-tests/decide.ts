import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import { NO_JUDGE_FOR_RUN } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { addHiddenTest } from "../../problems/authoring/add-hidden-test.ts";
import { judgePrograms } from "../../problems/authoring/judge-programs.ts";
import { taskOfProblem } from "../../problems/judging-task.ts";
import type { TestContent } from "../../problems/problem-content.ts";
import { announceProblemsChanged } from "../../problems/problem-list.ts";
import { listReferenceSolutions } from "../../problems/store.ts";
import { storeTestData, testContentOf } from "../../problems/test-data.ts";
import { countOutdated } from "../rejudging/store.ts";
import * as store from "./store.ts";

const UNKNOWN = "This report does not exist";
const DECIDED = "This report has been decided already";
const NO_ANSWER = "The reference solution gives no answer to this input, so it cannot be a test.";
const DISAGREE =
  "The reference solutions do not agree on this input, so it cannot be a test. Mend the problem first, then add it.";

interface Decision {
  reportId: string;
  userId: string;
  signal: AbortSignal;
}

/**
 * Makes a hidden test of an open report. The answer is printed and judged anew: the problem may have changed since the
 * report came. Throws not_found, conflict, and judge_unavailable; then nothing has changed.
 */
export async function addReportedTest(
  context: JudgingContext,
  { reportId, userId, signal }: Decision,
): Promise<{ hiddenNumber: number; outdatedSubmissions: number }> {
  const report = await requireOpen(context, reportId);
  const { problem_id: problemId } = report;
  const input = testContentOf(Buffer.from(report.input));
  const answer = await answerTo(context, { problemId, input, userId, signal });
  await requireAgreement(context, { problemId, input, answer, userId, signal });
  const added = await inTransaction(context.pool, async (db) => {
    const { number, hiddenNumber } = await addHiddenTest(db, { problemId, input, answer });
    if (!(await store.decideReport(db, { id: reportId, state: "added", testNumber: number }))) {
      throw new DomainError("conflict", DECIDED);
    }
    return { hiddenNumber, outdatedSubmissions: await countOutdated(db, problemId) };
  });
  await announceProblemsChanged(context.pool);
  return added;
}

/** Closes an open report without a test. Throws not_found and conflict. */
export async function dismissReport(context: Pick<JudgingContext, "pool">, reportId: string): Promise<void> {
  await requireOpen(context, reportId);
  if (!(await store.decideReport(context.pool, { id: reportId, state: "dismissed", testNumber: null }))) {
    throw new DomainError("conflict", DECIDED);
  }
}

async function requireOpen({ pool }: Pick<JudgingContext, "pool">, reportId: string) {
  const report = /^\d{1,18}$/.test(reportId) ? await store.findReport(pool, reportId) : null;
  if (report === null) throw new DomainError("not_found", UNKNOWN);
  if (report.state !== "open") throw new DomainError("conflict", DECIDED);
  return report;
}

interface Asked {
  problemId: string;
  input: TestContent;
  userId: string;
  signal: AbortSignal;
}

/** What the first reference prints. */
async function answerTo(context: JudgingContext, { problemId, input, userId, signal }: Asked): Promise<TestContent> {
  const printed = await printOutputs(context, {
    purpose: "generating",
    userId,
    signal,
    async prepare(db) {
      const references = await listReferenceSolutions(db, problemId);
      const reference = references.find(({ language }) => language === "cpp") ?? references[0];
      const task = await taskOfProblem(db, problemId, "visible");
      if (reference === undefined || task === null) throw new DomainError("conflict", NO_ANSWER);
      await storeTestData(db, [input]);
      const { language, source } = reference;
      return { language, source, limits: task.limits, inputs: [{ sha256: input.sha256, wanted: null }] };
    },
  });
  if (printed.kind === "unavailable") {
    throw new DomainError("judge_unavailable", NO_JUDGE_FOR_RUN, { retryAfterSeconds: 10 });
  }
  const [output] = printed.kind === "printed" ? printed.outputs : [];
  if (output?.kind !== "stored") throw new DomainError("conflict", NO_ANSWER);
  return { sha256: output.sha256, bytes: null };
}

async function requireAgreement(
  context: JudgingContext,
  { problemId, input, answer, userId, signal }: Asked & { answer: TestContent },
): Promise<void> {
  const task = await taskOfProblem(context.pool, problemId, "visible");
  if (task === null) throw new DomainError("not_found", "This problem does not exist");
  const test = { number: 1, isVisible: false, input: { sha256: input.sha256 }, answer: { sha256: answer.sha256 } };
  const judged = judgePrograms(context, {
    userId,
    problem: { task: { ...task, tests: [test] }, testData: [input, answer] },
    programs: await listReferenceSolutions(context.pool, problemId),
    signal,
  });
  for await (const event of judged) {
    if (event.kind === "judged" && event.result.verdict !== "AC") throw new DomainError("conflict", DISAGREE);
  }
}
