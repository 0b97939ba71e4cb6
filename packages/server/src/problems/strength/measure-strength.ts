import { allMutants, type MutatedSource, pickMutants } from "@verdict/catalogue/mutate-source";
import type { JudgedResult } from "@verdict/contract/judge-result";
import { CoreLanguageId } from "@verdict/contract/language";
import type { StrengthAcceptedEvent, StrengthJudgedEvent } from "@verdict/contract/test-strength";
import type * as z from "zod/mini";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { judgePrograms } from "../authoring/judge-programs.ts";
import { TESTS_BEING_BUILT } from "../authoring/save-problem.ts";
import { findEditedProblem } from "../authoring/store.ts";
import { requireBuilt } from "../building/require-built.ts";
import { NO_TESTS, taskOfProblem } from "../judging-task.ts";
import { listReferenceSolutions } from "../store.ts";
import { replaceStrength, type StrengthRow } from "./store.ts";

/** Of each language: thirty programs in all tell enough, and two cores judge them within half a minute. */
const MUTANTS_PER_LANGUAGE = 10;

type Outcome = z.infer<typeof StrengthJudgedEvent>["outcome"];

export type StrengthEvent =
  | { event: "accepted"; data: z.infer<typeof StrengthAcceptedEvent> }
  | { event: "judged"; data: z.infer<typeof StrengthJudgedEvent> };

/**
 * Judges mutants of all references of a stored problem, behind everything else in the queue, and keeps the result.
 * `revision` is that of the problem as it was measured. Throws not_found, conflict while its tests are being built, and
 * judge_unavailable when a mutant could not be judged; then what was kept before stays.
 */
export async function* measureStrength(
  context: JudgingContext,
  input: { userId: string; problemId: string; signal: AbortSignal },
): AsyncGenerator<StrengthEvent, { kept: StrengthRow; revision: string }> {
  const { userId, signal } = input;
  const problem = await findEditedProblem(context.pool, input.problemId);
  const task = await taskOfProblem(context.pool, input.problemId, "all");
  if (problem === null || task === null) throw new DomainError("not_found", "This problem does not exist");
  // Its examples alone would catch hardly anything.
  await requireBuilt(context.pool, problem, TESTS_BEING_BUILT);
  if (task.tests.length === 0) throw new DomainError("conflict", NO_TESTS);
  const mutants = await mutantsOf(context.pool, problem.id);
  const judged = judgePrograms(context, {
    userId,
    problem: { task, testData: [] },
    programs: mutants.map(({ mutant, source }) => ({ language: mutant.language, source, mutant })),
    purpose: "experiment",
    signal,
  });
  const outcomes: Outcome[] = [];
  for await (const event of judged) {
    if (event.kind === "stored") yield { event: "accepted", data: { mutants: mutants.length } };
    if (event.kind !== "judged") continue;
    const outcome = outcomeOf(event.result);
    outcomes[event.place] = outcome;
    yield { event: "judged", data: { ...event.program.mutant, outcome } };
  }
  const survivors = mutants.filter((_, index) => outcomes[index] === "survived").map(({ mutant }) => mutant);
  const caught = outcomes.filter((outcome) => outcome === "caught").length;
  const strength = { tried: caught + survivors.length, caught, survivors };
  const { id: problemId, revision } = problem;
  return { kept: await replaceStrength(context.pool, { problemId, revision, strength }), revision };
}

function outcomeOf({ verdict }: JudgedResult): Outcome {
  switch (verdict) {
    case "AC":
      return "survived";
    case "CE":
      return "does_not_compile";
    case "WA":
    case "TLE":
    case "MLE":
    case "RTE":
    case "OLE":
      return "caught";
    case "NC":
      throw new Error("every test of a stored problem has an answer");
    default:
      return verdict satisfies never;
  }
}

async function mutantsOf(db: Queryable, problemId: string): Promise<MutatedSource[]> {
  const solutions = await listReferenceSolutions(db, problemId);
  return CoreLanguageId.options.flatMap((language) => {
    const source = solutions.find((solution) => solution.language === language)?.source ?? "";
    return pickMutants(allMutants(source, language), MUTANTS_PER_LANGUAGE);
  });
}
