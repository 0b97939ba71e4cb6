import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isCoreSolution } from "@verdict/catalogue/language-of-file";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { readPackage } from "@verdict/catalogue/read-package";
import { type CoreLanguageId, languageName } from "@verdict/contract/language";
import type { SmallestResult } from "@verdict/contract/smallest";
import { findSmallest } from "@verdict/judge/find-smallest";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { studyTaskOf } from "@verdict/judge/study-task";
import { median, printFigure } from "./figure.ts";

/*
 * The smallest failing input of every submission that the catalogue declares as wrong: how many are found, in which
 * time, and how large the inputs are. Each program is judged on the samples first, as it would be before somebody asks:
 * so it is compiled. `npm run bench -- smallest` takes all of them, `node bench/smallest.ts <slug>…` those of some
 * problems.
 */

const PROBLEMS = fileURLToPath(new URL("../problems", import.meta.url));
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));

interface Row {
  language: CoreLanguageId;
  result: SmallestResult;
}

async function benchSmallest(): Promise<void> {
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  const rows: Row[] = [];
  try {
    await judge.warm;
    for (const slug of slugs()) {
      const problem = await readPackage(path.join(PROBLEMS, slug));
      for (const solution of problem.solutions.filter(isCoreSolution).filter(isDeclaredWrong)) {
        const task = studyTaskOf(problem, solution);
        if (task === null) continue;
        await judgeOnSamples(judge, problem, solution);
        const result = await findSmallest(judge, task, { signal: new AbortController().signal });
        rows.push({ language: solution.language, result });
        console.error(lineOf(`${slug}/${solution.name}`, result));
      }
    }
  } finally {
    await judge.stop();
  }
  for (const language of ["cpp", "java", "javascript"] as const) {
    tell(
      languageName(language),
      rows.filter((row) => row.language === language),
    );
  }
  tell("all", rows);
}

function slugs(): string[] {
  const named = process.argv.slice(2);
  return readdirSync(PROBLEMS)
    .filter((slug) => named.length === 0 || named.includes(slug))
    .sort();
}

function isDeclaredWrong({ name }: CatalogueSolution): boolean {
  return /^(?:wrong_answer|run_time_error)\//.test(name);
}

async function judgeOnSamples(judge: Judge, problem: CatalogueProblem, solution: CatalogueSolution): Promise<void> {
  const { language, source } = solution;
  const tests = problem.tests.map(({ inputPath, answerPath }, index) => ({
    number: index + 1,
    isVisible: true,
    inputPath,
    answerPath,
  }));
  const { limits, checker } = problem;
  await judge.judge({
    kind: "submit",
    language,
    source,
    limits,
    limitsAreFor: "problem",
    checker,
    reference: null,
    tests,
  });
}

function lineOf(name: string, result: SmallestResult): string {
  const { tried, largestTried, elapsedMs } = result;
  const effort = `${tried} tried up to ${largestTried}, ${elapsedMs} ms`;
  if (result.kind === "nothing") return `${name}: NOTHING (${effort})`;
  const { verdict, numbers, foundWith, input } = result;
  return `${name}: ${verdict} with ${numbers} from ${foundWith} (${effort}) ${JSON.stringify(input)}`;
}

function tell(name: string, rows: readonly Row[]): void {
  const times = rows.map(({ result }) => result.elapsedMs);
  const sizes = rows.flatMap(({ result }) => (result.kind === "found" ? [result.numbers] : []));
  const figure = `smallest.${name}`;
  printFigure(`${figure}.searched`, rows.length, "declared wrong submissions");
  printFigure(`${figure}.found`, (100 * sizes.length) / rows.length, "% (goal: at least 95)");
  printFigure(`${figure}.median`, median(times), "ms (goal: 2,000 in C++, 4,000 in Java and JavaScript)");
  printFigure(`${figure}.p90`, times.toSorted((a, b) => a - b)[Math.floor(0.9 * times.length)] ?? Number.NaN, "ms");
  printFigure(`${figure}.numbers`, median(sizes), "numbers in the median input (goal: at most 12)");
}

if (import.meta.main) await benchSmallest();
