import { allMutants, type MutatedSource, pickMutants } from "@verdict/catalogue/mutate-source";
import { LanguageId } from "@verdict/contract/language";
import type { Mutant, StrengthAcceptedEvent, StrengthJudgedEvent } from "@verdict/contract/test-strength";
import type * as z from "zod/mini";
import type { Channel } from "../../judging/answer-or-stream.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type JudgedProgram, judgePrograms } from "../authoring/judge-programs.ts";
import { findEditedProblem } from "../authoring/store.ts";
import { taskOfProblem } from "../judging-task.ts";
import { listReferenceSolutions } from "../store.ts";
import { replaceStrength, type StrengthRow } from "./store.ts";

/** Of each language: thirty programs in all tell enough, and two cores judge them within half a minute. */
const MUTANTS_PER_LANGUAGE = 10;

type Outcome = z.infer<typeof StrengthJudgedEvent>["outcome"];

/**
 * Judges mutants of all references of a stored problem, behind everything else in the queue, and keeps the result.
 * `revision` is that of the problem as it was measured. Throws not_found, and judge_unavailable when a mutant could not
 * be judged; then what was kept before stays.
 */
export async function measureStrength(
  context: JudgingContext,
  input: { userId: string; problemId: string; channel: Channel },
): Promise<{ kept: StrengthRow; revision: string }> {
  const { channel } = input;
  const problem = await findEditedProblem(context.pool, input.problemId);
  const task = await taskOfProblem(context.pool, input.problemId, "all");
  if (problem === null || task === null) throw new DomainError("not_found", "This problem does not exist");
  const mutants = await mutantsOf(context.pool, problem.id);
  const mutantOf = new Map(mutants.map(({ mutant }, index) => [String(index), mutant]));
  const judged = await judgePrograms(context, {
    userId: input.userId,
    problem: { task, testData: [] },
    programs: mutants.map(({ mutant, source }, index) => ({ name: String(index), language: mutant.language, source })),
    purpose: "experiment",
    audience: {
      onAccepted: () =>
        channel.send("accepted", { mutants: mutants.length } satisfies z.infer<typeof StrengthAcceptedEvent>),
      onJudged: (one) => sendJudged(channel, mutantOf.get(one.program.name), outcomeOf(one)),
      signal: channel.signal,
    },
  });
  const outcomes = judged.map(outcomeOf);
  const survivors = mutants.filter((_, index) => outcomes[index] === "survived").map(({ mutant }) => mutant);
  const caught = outcomes.filter((outcome) => outcome === "caught").length;
  const strength = { tried: caught + survivors.length, caught, survivors };
  const { id: problemId, revision } = problem;
  return { kept: await replaceStrength(context.pool, { problemId, revision, strength }), revision };
}

function sendJudged(channel: Channel, mutant: Mutant | undefined, outcome: Outcome): void {
  if (mutant !== undefined) {
    channel.send("judged", { ...mutant, outcome } satisfies z.infer<typeof StrengthJudgedEvent>);
  }
}

function outcomeOf({ result }: JudgedProgram): Outcome {
  switch (result.verdict) {
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
      return result.verdict satisfies never;
  }
}

async function mutantsOf(db: Queryable, problemId: string): Promise<MutatedSource[]> {
  const solutions = await listReferenceSolutions(db, problemId);
  return LanguageId.options.flatMap((language) => {
    const source = solutions.find((solution) => solution.language === language)?.source ?? "";
    return pickMutants(allMutants(source, language), MUTANTS_PER_LANGUAGE);
  });
}
