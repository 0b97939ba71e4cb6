import { isRunChecker, type JobTask, type JudgeTest } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { Code, type RunBody, type RunResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { wholeOwnInput, wholeText } from "../drafts/whole-text.ts";
import { judgeTasks, type Outcome } from "../judging/judge-task.ts";
import { JUDGE_FAILED_RUN, NO_JUDGE_FOR_RUN, PROBLEM_BROKEN, SERVER_RESTARTS } from "../judging/verdict-texts.ts";
import { closesAnswers, closesHelp } from "../openings/store.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { taskOfProblem } from "../problems/judging-task.ts";
import { listInputValidators, listReferenceSolutions } from "../problems/store.ts";
import { listTestTexts } from "../problems/test-data.ts";
import { returnOwnAnswers, takeAllowance, takeLiveAllowance, takeOwnAnswers } from "./allowance.ts";
import { requireCodeSize } from "./code-size.ts";
import { hashesOf, presentRunResult } from "./present-run.ts";
import { acceptedEvent, type SubmissionEvent, stepEvent } from "./submission-events.ts";
import type { SubmissionsContext } from "./submissions-context.ts";

interface Run {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof RunBody>;
}

/** With all that was sent as a change made whole. */
interface WholeRun extends Run {
  body: Omit<Run["body"], "ownInput" | "ownInputs"> & { code: string };
  /** Of a run with own input the visible tests are tried only beside own inputs that were named as such. */
  ownInputs: readonly string[];
  isOwnAlone: boolean;
}

interface PreparedRun {
  task: JobTask;
  /** So many answers of the reference solution to own input it uses up. */
  answers: number;
}

const NOTHING_TO_RUN = "This problem has no examples to run your program on. Add a test of your own.";
const NO_LIVE_EXAMPLES = "This site runs nothing before you press Run.";

/**
 * Runs code against the visible tests, or against the user's own input, and waits for the outcome. A run that nobody
 * waits for any more is cancelled. Throws judge_unavailable when no outcome came in time, or none at all,
 * problem_broken, queue_full, base_unknown for a change to another text than the one that is kept, and not_allowed for
 * what is still being typed at a site that keeps that from its judges.
 */
export async function* run(
  context: SubmissionsContext & { preparesDrafts: boolean },
  input: Run & { signal: AbortSignal },
): AsyncGenerator<SubmissionEvent, RunResult> {
  const { user, problemId, signal } = input;
  if (input.body.live && !context.preparesDrafts) throw new DomainError("not_allowed", NO_LIVE_EXAMPLES);
  const whole = await withWholeTexts(context.pool, input);
  requireCodeSize(whole.body.code);
  const refusal = await context.line.findRefusal("run");
  if (refusal !== null) throw refusal;
  const events = judgeTasks(context, {
    purpose: input.body.live ? "live" : "run",
    userId: user.id,
    problemId,
    inTurn: (work) => context.turns.inTurn(user.id, work),
    prepare: async (db) => [await prepare(db, whole)],
    signal,
  });
  for await (const event of events) {
    switch (event.kind) {
      case "stored":
        for (const { id, task } of event.subjects) yield acceptedEvent(id, task.tests.length);
        break;
      case "waiting":
        yield { event: "waiting", data: event.place };
        break;
      case "step":
        yield stepEvent(event.subject.id, event.step);
        break;
      case "judged":
        return await requireResult(context, event, { userId: user.id, problemId });
      case "built":
      case "studied":
        break;
      default:
        event satisfies never;
    }
  }
  throw new Error("a run has one outcome");
}

async function requireResult(
  context: SubmissionsContext,
  { subject, found: outcome }: { subject: PreparedRun; found: Outcome },
  own: { userId: string; problemId: string },
): Promise<RunResult> {
  switch (outcome.kind) {
    case "judged": {
      const { task } = subject;
      return presentRunResult(task, outcome.result, await listTestTexts(context.pool, hashesOf(task)));
    }
    case "problem-broken":
      throw new DomainError("problem_broken", PROBLEM_BROKEN);
    case "unavailable":
      await returnOwnAnswers(context.pool, own, subject.answers);
      // Whoever hears this may run it again at once: another server takes it, or this one in a moment.
      if (context.ending.aborted) throw new DomainError("unavailable", SERVER_RESTARTS, { retryAfterSeconds: 1 });
      throw new DomainError("judge_unavailable", outcome.reason === null ? NO_JUDGE_FOR_RUN : JUDGE_FAILED_RUN, {
        retryAfterSeconds: 10,
      });
    default:
      return outcome satisfies never;
  }
}

async function withWholeTexts(db: Queryable, { user, problemId, body }: Run): Promise<WholeRun> {
  const { ownInput, ownInputs = [], ...rest } = body;
  if (ownInput !== undefined && ownInputs.length > 0)
    throw new DomainError("bad_input", "Either ownInput or ownInputs");
  const own = { userId: user.id, problemId };
  const code = await wholeText(db, { ...own, slot: body.language, sent: body.code, schema: Code });
  const inputs: string[] = [];
  for (const sent of ownInput === undefined ? ownInputs : [ownInput]) {
    inputs.push(await wholeOwnInput(db, { ...own, sent }));
  }
  return {
    user,
    problemId,
    body: { ...rest, code },
    ownInputs: inputs,
    isOwnAlone: ownInput !== undefined,
  };
}

async function prepare(db: Queryable, run: WholeRun): Promise<PreparedRun> {
  const { user, problemId, body, ownInputs, isOwnAlone } = run;
  await (body.live ? takeLiveAllowance(db, user.id) : takeAllowance(db, user.id));
  const { is_solved: hasSolved, closed_by: closing } = await requireProblem(db, { id: problemId, user });
  const problem = await taskOfProblem(db, problemId, "visible");
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  const task = { ...problem, language: body.language, source: body.code };
  if (ownInputs.length === 0) {
    if (task.tests.length === 0) throw new DomainError("conflict", NOTHING_TO_RUN);
    return { task: { ...task, reference: null }, answers: 0 };
  }
  const examples = isOwnAlone ? [] : problem.tests;
  const before = Math.max(0, ...examples.map(({ number }) => number));
  const own = ownInputs.map(
    (text, index): JudgeTest => ({ number: before + index + 1, isVisible: true, input: { text }, answer: null }),
  );
  // Of a talk no reference says what is right.
  const isTalk = isRunChecker(task.checker);
  // Who may see the reference solutions may ask them as often as they like.
  const isFree = !closesAnswers(closing) && (hasSolved || user.role === "admin");
  const count = own.length;
  const mayCount = !isTalk && !closesHelp(closing) && !isFree && !body.live;
  const isCounted = mayCount && (await takeOwnAnswers(db, { userId: user.id, problemId, count }));
  const reference = !isTalk && (isFree || isCounted) ? await pickReference(db, problemId, body.language) : null;
  const validators = await listInputValidators(db, problemId);
  return { task: { ...task, tests: [...examples, ...own], reference, validators }, answers: isCounted ? count : 0 };
}

/** The reference in the user's own language has the same numeric habits; C++ is the fastest of the others. */
async function pickReference(db: Queryable, problemId: string, language: LanguageId): Promise<JobTask["reference"]> {
  const solutions = await listReferenceSolutions(db, problemId);
  const pick = (wanted: LanguageId) => solutions.find((solution) => solution.language === wanted);
  return pick(language) ?? pick("cpp") ?? solutions[0] ?? null;
}
