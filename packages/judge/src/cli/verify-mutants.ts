import { chooseReferences } from "@verdict/catalogue/choose-references";
import type { EquivalentMutant } from "@verdict/catalogue/equivalent-mutants";
import { allMutants, type MutatedSource, pickMutants } from "@verdict/catalogue/mutate-source";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { BRUTE_FORCE } from "@verdict/catalogue/study-material";
import type { CoreLanguageId } from "@verdict/contract/language";
import type { ProgramRunner } from "../program-runner.ts";
import { requireVerdict } from "./fault-error.ts";
import { judgeUntilItFails } from "./judge-until-it-fails.ts";
import { taskOfPackage } from "./package-task.ts";

/** Spread over the source: two cores judge them in a minute or two. */
const MOST_MUTANTS = 60;

interface Tried {
  solution: CatalogueSolution;
  mutants: MutatedSource[];
}

/**
 * Judges references with one small change each, and returns those that the tests do not catch and that the author has
 * not argued to be equivalent, as findings; and each argument that is about no surviving change. `problem` has all its
 * tests.
 *
 * What any language can get wrong is tried in JavaScript, whose programs are not compiled, and in C++ only the types
 * that JavaScript has not: the references do the same thing, and compiling every mutant would take an hour for a
 * catalogue.
 */
export async function verifyMutants(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  options: { equivalent: readonly EquivalentMutant[]; print: (line: string) => void },
): Promise<string[]> {
  const tried = [...mutantsOf(problem, "javascript", () => true), ...mutantsOf(problem, "cpp", isAboutTypes)];
  const survivors: string[] = [];
  const used = new Set<EquivalentMutant>();
  let caught = 0;
  for (const { solution, mutants } of tried) {
    const verdicts = await Promise.all(mutants.map(({ source }) => verdictOf(judge, problem, { ...solution, source })));
    for (const [index, { mutant }] of mutants.entries()) {
      if (verdicts[index] === "CE") continue;
      if (verdicts[index] !== "AC") {
        caught += 1;
        continue;
      }
      const { line, before, after } = mutant;
      const argued = options.equivalent.find(
        (each) => each.file === solution.name && each.before === before && each.after === after,
      );
      if (argued === undefined) survivors.push(`${solution.name}:${line} survives: ${before}  →  ${after}`);
      else used.add(argued);
    }
  }
  const stale = options.equivalent.filter((each) => !used.has(each));
  const { length } = tried.flatMap(({ mutants }) => mutants);
  options.print(
    `${problem.slug.padEnd(32)} ${length} mutants: ${caught} caught, ${used.size} argued to be equivalent, ${survivors.length} survive`,
  );
  return [...survivors, ...stale.map(({ file, before }) => `${file}: nothing survives of "${before}" as it is argued`)];
}

function mutantsOf(
  { solutions }: CatalogueProblem,
  language: CoreLanguageId,
  isMeant: (mutant: MutatedSource) => boolean,
): Tried[] {
  const solution = chooseReferences(solutions.filter(({ name }) => !BRUTE_FORCE.test(name))).get(language);
  if (solution === undefined) return [];
  return [{ solution, mutants: pickMutants(allMutants(solution.source, language).filter(isMeant), MOST_MUTANTS) }];
}

function isAboutTypes({ mutant }: MutatedSource): boolean {
  const long = /\blong long\b/g;
  return mutant.before.match(long)?.length !== mutant.after.match(long)?.length && mutant.after !== ";";
}

async function verdictOf(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  { language, source }: Pick<CatalogueSolution, "language" | "source">,
): Promise<string> {
  const task = taskOfPackage(problem, { language, source, limits: problem.limits, limitsAreFor: "problem" });
  return requireVerdict(await judgeUntilItFails(judge, task)).verdict;
}
