import { type KeptStrength, lastStrength, type Mutant, testStrength } from "@verdict/contract/test-strength";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { findEditedProblem } from "../authoring/store.ts";
import { measureStrength } from "./measure-strength.ts";
import { findStrength, type StrengthRow } from "./store.ts";

const MOST_LINE_CHARACTERS = 500;

export function registerStrengthRoutes(app: FastifyInstance, judging: JudgingContext): void {
  handle(app, testStrength, ({ params, user, request, reply }) =>
    answerOrStream({ request, reply }, async function* (signal) {
      const asked = { userId: user.id, problemId: params.problemId, signal };
      const { kept, revision } = yield* measureStrength(judging, asked);
      return present(kept, revision);
    }),
  );

  handle(app, lastStrength, async ({ params }) => {
    const problem = await findEditedProblem(judging.pool, params.problemId);
    if (problem === null) throw new DomainError("not_found", "This problem does not exist");
    const kept = await findStrength(judging.pool, problem.id);
    return { strength: kept === null ? null : present(kept, problem.revision) };
  });
}

/** Generated code has lines of any length. */
function withShortLines(mutant: Mutant): Mutant {
  const cut = (line: string) => line.slice(0, MOST_LINE_CHARACTERS).toWellFormed();
  return { ...mutant, before: cut(mutant.before), after: cut(mutant.after) };
}

function present(kept: StrengthRow, revision: string): KeptStrength {
  const { tried, caught } = kept.result;
  const survivors = kept.result.survivors.map(withShortLines);
  const isOutdated = kept.problem_revision !== revision;
  return { tried, caught, survivors, measuredAt: kept.measured_at.toISOString(), isOutdated };
}
