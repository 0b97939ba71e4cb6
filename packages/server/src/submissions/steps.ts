import { NO_STEPS_WITH_ADDED_FILES } from "@verdict/contract/added-files";
import type { TestDatum } from "@verdict/contract/judging";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { SmallestResult } from "@verdict/contract/smallest";
import type { StepsBody, StepsInput, StepsResult } from "@verdict/contract/steps";
import { Code } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { wholeText } from "../drafts/whole-text.ts";
import { recordProgram } from "../judging/record-program.ts";
import type { StepsTask } from "../judging/store.ts";
import { JUDGE_FAILED_RUN, NO_JUDGE_FOR_RUN, SERVER_RESTARTS } from "../judging/verdict-texts.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { refuseHelp, requireProblem } from "../problems/find-problem.ts";
import { type ProblemTask, taskOfProblem } from "../problems/judging-task.ts";
import { takeAllowance } from "./allowance.ts";
import { requireCodeSize } from "./code-size.ts";
import { findLastResult, findStudiedSubmission } from "./studies/store.ts";
import type { SubmissionEvent } from "./submission-events.ts";
import type { SubmissionsContext } from "./submissions-context.ts";

interface Steps {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof StepsBody>;
}

const NO_EXAMPLE = "This problem has no such example";
const NO_SMALLEST = "No failing input was found for this submission";
const CUT = "This failing input is too long to be kept whole: run it as an own test";

/**
 * Records the steps of code on an input that its author sees: an example, one of their own, or the smallest failing one
 * of an own submission. Throws as a run does.
 */
export async function* recordSteps(
  context: SubmissionsContext,
  input: Steps & { signal: AbortSignal },
): AsyncGenerator<SubmissionEvent, StepsResult> {
  const { user, problemId, body, signal } = input;
  const place = { userId: user.id, problemId, slot: body.language };
  const code = await wholeText(context.pool, { ...place, sent: body.code, schema: Code });
  requireCodeSize(code);
  const refusal = await context.line.findRefusal("run");
  if (refusal !== null) throw refusal;
  const events = recordProgram(context, {
    userId: user.id,
    problemId,
    inTurn: (work) => context.turns.inTurn(user.id, work),
    prepare: (db) => prepare(db, input, code),
    signal,
  });
  for (;;) {
    const { done, value } = await events.next();
    if (!done) {
      yield { event: "waiting", data: value };
      continue;
    }
    if (value.kind === "recorded") return value.result;
    if (context.ending.aborted) throw new DomainError("unavailable", SERVER_RESTARTS, { retryAfterSeconds: 1 });
    throw new DomainError("judge_unavailable", value.reason === null ? NO_JUDGE_FOR_RUN : JUDGE_FAILED_RUN, {
      retryAfterSeconds: 10,
    });
  }
}

async function prepare(db: Queryable, { user, problemId, body }: Steps, source: string): Promise<StepsTask> {
  await takeAllowance(db, user.id);
  await requireProblem(db, { id: problemId, user });
  const problem = await taskOfProblem(db, problemId, "visible");
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  if (problem.checker.kind === "interactor") throw new DomainError("conflict", NOT_WITH_INTERACTION.steps);
  if (problem.addedFiles) throw new DomainError("conflict", NO_STEPS_WITH_ADDED_FILES);
  const { language, target } = body;
  const input = await inputOf(db, { user, problemId, problem, asked: body.input });
  return { language, source, limits: problem.limits, input, target };
}

interface AskedInput {
  user: SignedInUser;
  problemId: string;
  problem: ProblemTask;
  asked: StepsInput;
}

async function inputOf(db: Queryable, { user, problemId, problem, asked }: AskedInput): Promise<TestDatum> {
  switch (asked.kind) {
    case "own":
      return { text: asked.text };
    case "example": {
      // Visible tests alone were asked for, and they come in their order.
      const example = problem.tests[asked.number - 1];
      if (example === undefined) throw new DomainError("not_found", NO_EXAMPLE);
      return example.input;
    }
    case "smallest":
      return { text: await smallestInput(db, { user, problemId, submissionId: asked.submissionId }) };
    default:
      return asked satisfies never;
  }
}

/** A search may have been closed by a contest that has begun since. */
async function smallestInput(
  db: Queryable,
  { user, problemId, submissionId }: { user: SignedInUser; problemId: string; submissionId: string },
): Promise<string> {
  const own = isUuid(submissionId) ? await findStudiedSubmission(db, { id: submissionId, userId: user.id }) : null;
  if (own === null || own.problem_id !== problemId)
    throw new DomainError("not_found", "This submission does not exist");
  if (user.role !== "admin") refuseHelp(own);
  const found = await findLastResult(db, { kind: "smallest", submissionId, version: null });
  const result = found === null ? null : SmallestResult.parse(found);
  if (result?.kind !== "found") throw new DomainError("not_found", NO_SMALLEST);
  if (result.isCut) throw new DomainError("conflict", CUT);
  return result.input;
}
