import { addedFilesFor } from "@verdict/contract/added-files";
import type { JudgedResult } from "@verdict/contract/judge-result";
import type { JudgeStep, TestResult } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { judgeTask, judgeTasks, type Outcome } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type ProblemTask, taskOfContent } from "../judging-task.ts";
import type { ProblemContent, TestContent } from "../problem-content.ts";
import { storeTestData } from "../test-data.ts";

/** A thousand tests near a limit of ten seconds, on a judge that has other work too. */
const PATIENCE_MS = 30 * 60 * 1000;
const NO_JUDGE = "The judge does not answer right now. Nothing was saved; please try again in a moment.";
const JUDGE_FAILED = "The judge could not judge the reference solutions. This is our fault; nothing was saved.";

/** An author's program: a reference solution, or one that a package holds besides. */
export interface AuthorProgram {
  language: LanguageId;
  source: string;
  /** Beside the source, for programs of several files. */
  otherFiles?: readonly { name: string; content: string }[];
}

/** What programs are judged against, and the test data that may not be stored yet. */
export interface JudgedProblem {
  task: ProblemTask;
  testData: readonly TestContent[];
}

export interface JudgedProgram<P extends AuthorProgram = AuthorProgram> {
  program: P;
  result: JudgedResult;
}

/** What becomes of programs, each with its place in the list. Numbers of tests count over all tests. */
export type ProgramEvent<P extends AuthorProgram> =
  | { kind: "stored" }
  | { kind: "step"; program: P; step: JudgeStep }
  | { kind: "judged"; program: P; place: number; result: JudgedResult };

/** A content that is stored nowhere yet. */
export function unstoredProblem(
  content: Pick<ProblemContent, "tests" | "limits" | "checker" | "addedFiles">,
): JudgedProblem {
  return { task: taskOfContent(content), testData: content.tests.flatMap((test) => [test.input, test.answer]) };
}

/**
 * Judges programs against all tests of a problem, and returns what became of them in the order of the programs. Outputs
 * do not come back (a thousand tests have many): see `seeFailure`. Throws bad_input when the problem's own checker is
 * broken, judge_unavailable when no judge answers, and ClientGone; then nothing stays in the queue. As an `experiment`
 * they let all submissions pass.
 */
export async function* judgePrograms<P extends AuthorProgram>(
  context: JudgingContext,
  input: {
    userId: string;
    problem: JudgedProblem;
    programs: readonly P[];
    signal: AbortSignal;
    purpose?: "verification" | "experiment";
  },
): AsyncGenerator<ProgramEvent<P>, JudgedProgram<P>[]> {
  const { userId, problem, programs, signal, purpose = "verification" } = input;
  const judged: JudgedProgram<P>[] = [];
  const prepare = async (db: Queryable) => {
    await storeTestData(db, problem.testData);
    return programs.map((program, place) => {
      return { program, place, task: { ...taskFor(problem, program), reference: null } };
    });
  };
  const events = judgeTasks(patient(context), { purpose, userId, problemId: null, prepare, signal });
  for await (const event of events) {
    switch (event.kind) {
      case "stored":
        yield { kind: "stored" };
        break;
      case "step":
        yield { kind: "step", program: event.subject.program, step: event.step };
        break;
      case "judged": {
        // Throws for the first that was not judged, which ends it for all of them.
        const result = resultOfOutcome(event.found);
        const { program, place } = event.subject;
        judged[place] = { program, result };
        yield { kind: "judged", program, place, result };
        break;
      }
      case "waiting":
      case "built":
      case "studied":
        break;
      default:
        event satisfies never;
    }
  }
  return judged;
}

/**
 * The result of the first failing test, run once more so that its output is there; null when no test failed (the code
 * did not compile).
 */
export async function seeFailure(
  context: JudgingContext,
  input: {
    userId: string;
    problem: JudgedProblem;
    judged: JudgedProgram;
    signal: AbortSignal;
    purpose?: "verification" | "experiment";
  },
): Promise<TestResult | null> {
  const { program, result } = input.judged;
  const failing = result.tests.find((test) => test.verdict !== "AC");
  if (failing === undefined) return null;
  const { task } = input.problem;
  const tests = task.tests.filter((test) => test.number === failing.number);
  const outcome = await judgeTask(patient(context), {
    purpose: input.purpose ?? "verification",
    userId: input.userId,
    problemId: null,
    prepare: async () => ({
      ...taskFor(input.problem, program),
      tests: tests.map((test) => ({ ...test, isVisible: true })),
      reference: null,
    }),
    signal: input.signal,
  });
  const [seen] = resultOfOutcome(outcome).tests;
  // A program that fails only sometimes may pass now: then what is known of the first time has to do.
  return seen === undefined || seen.verdict === "AC" ? failing : seen;
}

/**
 * A program's further files reach a judge as what the problem adds to programs in its language, which stands in for
 * files of the same name there as well.
 */
function taskFor({ task }: JudgedProblem, { language, source, otherFiles = [] }: AuthorProgram) {
  const { addedFiles } = task;
  const added = addedFilesFor(addedFiles, language);
  if (otherFiles.length === 0 || "refusal" in added) return { ...task, language, source };
  const names = new Set(added.map(({ name }) => name));
  const files = [...otherFiles.filter(({ name }) => !names.has(name)), ...added];
  return { ...task, language, source, addedFiles: { ...addedFiles, [language]: files } };
}

function patient(context: JudgingContext): JudgingContext {
  return { ...context, verdictPatienceMs: PATIENCE_MS };
}

function resultOfOutcome(outcome: Outcome): JudgedResult {
  switch (outcome.kind) {
    case "judged":
      return outcome.result;
    case "problem-broken":
      throw new DomainError("bad_input", `The problem's own checker is broken: ${outcome.reason}`);
    case "unavailable":
      if (outcome.reason === null) throw new DomainError("judge_unavailable", NO_JUDGE, { retryAfterSeconds: 10 });
      throw new DomainError(
        "judge_unavailable",
        outcome.reason === "" ? JUDGE_FAILED : `${JUDGE_FAILED} (${outcome.reason})`,
      );
    default:
      return outcome satisfies never;
  }
}
