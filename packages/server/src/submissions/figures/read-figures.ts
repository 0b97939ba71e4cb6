import { FIGURES_OF_SUBMISSIONS, FIGURES_OF_TESTS, type ProblemFigures } from "@verdict/contract/problem-figures";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { findEditedProblem } from "../../problems/authoring/store.ts";
import { countEndings, countPeople, measureTests } from "./store.ts";

/** Throws not_found. */
export async function readFigures({ pool }: Pick<AppContext, "pool">, problemId: string): Promise<ProblemFigures> {
  const problem = await findEditedProblem(pool, problemId);
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  const [people, endings, tests] = await Promise.all([
    countPeople(pool, problem.id),
    countEndings(pool, { problemId: problem.id, most: FIGURES_OF_SUBMISSIONS }),
    measureTests(pool, { problemId: problem.id, most: FIGURES_OF_TESTS }),
  ]);
  const verdicts = new Map<ProblemFigures["verdicts"][number]["verdict"], number>();
  const languages = new Map<string, ProblemFigures["languages"][number]>();
  for (const { verdict, language, count } of endings) {
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + count);
    const { judged, accepted } = languages.get(language) ?? { judged: 0, accepted: 0 };
    const isAccepted = verdict === "AC";
    languages.set(language, { language, judged: judged + count, accepted: accepted + (isAccepted ? count : 0) });
  }
  return {
    ...people,
    verdicts: [...verdicts].map(([verdict, count]) => ({ verdict, count })).sort((a, b) => b.count - a.count),
    languages: [...languages.values()].sort((a, b) => b.judged - a.judged),
    tests,
    timeLimitMs: problem.time_ms,
  };
}
