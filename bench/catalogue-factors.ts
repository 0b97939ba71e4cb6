import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { readCatalogue } from "@verdict/catalogue/read-package";
import { isCore, type LanguageId } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import { withBuiltTests } from "@verdict/judge/build-tests";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { median, printFigure } from "./figure.ts";

/*
 * What further languages need on the catalogue's own tests, in CPU time beside the reference in C++: the test that
 * takes a program longest counts, since the time limit is about that one. `--cpp` measures the references of all
 * problems, to find the heaviest; `--only=slug,slug` some problems.
 */

/** The least of so many: what else the machine does makes a run longer, and never shorter. */
const ROUNDS = 2;
const LONGEST_MS = 60_000;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const CATALOGUE = fileURLToPath(new URL("../problems", import.meta.url));

async function benchCatalogueFactors(options: readonly string[]): Promise<void> {
  const only = options.find((option) => option.startsWith("--only="))?.slice("--only=".length);
  const slugs = only?.split(",") ?? null;
  const problems = (await readCatalogue(CATALOGUE)).filter(({ slug }) => slugs === null || slugs.includes(slug));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  try {
    await judge.warm;
    const here = await judge.lookForLanguages();
    const isHere = (id: LanguageId) => here[id]?.state === "ready";
    const ratios = new Map<LanguageId, number[]>();
    for (const problem of problems) {
      const further = options.includes("--cpp") ? [] : furtherSolutions(problem, isHere);
      if (further.length === 0 && !options.includes("--cpp")) continue;
      const base = await leastCpuMs(judge, await withBuiltTests(judge, problem), solutionIn(problem, "cpp"));
      const limitMs = problem.limits.timeMs;
      printFigure(`factors.${problem.slug}.cpp`, base, "ms of CPU");
      printFigure(`factors.${problem.slug}.cpp.share`, base / limitMs, "of the time limit");
      for (const solution of further) {
        const { language } = solution;
        const own = await leastCpuMs(judge, await withBuiltTests(judge, problem), solution);
        ratios.set(language, [...(ratios.get(language) ?? []), own / base]);
        printFigure(`factors.${problem.slug}.${language}`, own / base, "times the CPU of C++");
        printFigure(`factors.${problem.slug}.${language}.share`, own / limitMs, "of the time limit");
      }
    }
    for (const [language, values] of ratios)
      printFigure(`factors.${language}`, median(values), "times C++, in the middle");
  } finally {
    await judge.stop();
  }
}

function furtherSolutions({ solutions }: CatalogueProblem, isHere: (id: LanguageId) => boolean): CatalogueSolution[] {
  return solutions.filter(
    ({ name, language }) => name.startsWith("accepted/") && !isCore(language) && isHere(language),
  );
}

function solutionIn({ slug, solutions }: CatalogueProblem, language: LanguageId): CatalogueSolution {
  const found = solutions.find((solution) => solution.name.startsWith("accepted/") && solution.language === language);
  if (found === undefined) throw new Error(`${slug} has no accepted solution in ${language}`);
  return found;
}

/** Of its longest test. Throws where it is not right on one, whatever time that takes. */
async function leastCpuMs(judge: Judge, problem: CatalogueProblem, solution: CatalogueSolution): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await judge.judge({
      kind: "study",
      language: solution.language,
      source: solution.source,
      limits: { timeMs: LONGEST_MS, memoryBytes: 1024 * MEBIBYTE, outputBytes: problem.limits.outputBytes },
      limitsAreFor: "program",
      checker: problem.checker,
      tests: problem.tests.map(({ inputPath, answerPath }, index) => ({
        number: index + 1,
        isVisible: true,
        inputPath,
        answerPath,
      })),
      reference: null,
    });
    if (result.verdict !== "AC") {
      const failed = result.tests.find(({ verdict }) => verdict !== "AC");
      const where =
        failed === undefined ? result.compilerOutput : `${problem.tests[failed.number - 1]?.name}: ${failed.reason}`;
      throw new Error(`${problem.slug}: ${solution.name} got ${result.verdict}, ${where}`);
    }
    times.push(result.cpuMs);
  }
  return Math.min(...times);
}

if (import.meta.main) await benchCatalogueFactors(process.argv.slice(2));
