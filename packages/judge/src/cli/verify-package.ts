import { withPackage } from "@verdict/catalogue/open-package";
import { PackageError } from "@verdict/catalogue/package-error";
import { packageFindings } from "@verdict/catalogue/package-findings";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readPackage } from "@verdict/catalogue/read-package";
import { readValidatorCases } from "@verdict/catalogue/read-validator-cases";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { withBuiltTests } from "../building/build-tests.ts";
import type { Judge } from "../judge.ts";
import { BrokenProgramError } from "../package-programs/run-programs.ts";
import { readCliConfig } from "./cli-config.ts";
import { splitByLanguage } from "./judgeable-solutions.ts";
import { allSolutions } from "./package-task.ts";
import { refusedAnswers, refusedInputs, tryValidators } from "./try-validators.ts";
import { verifySolutions } from "./verify-solutions.ts";
import { withJudge } from "./with-judge.ts";

type Print = (line: string) => void;

/**
 * Everything that is wrong with a problem package from anywhere, a folder or a zip, found without a database: errors
 * are what it would be refused for, solutions without the verdict of their folder, and that there was nothing to judge
 * or to judge by; warnings what else it lacks or what an import leaves out. `print` gets a line for each solution.
 */
export async function verifyPackage(file: string, print: Print): Promise<PackageFinding[]> {
  try {
    return await withPackage(file, async (folder, converted) => [...converted, ...(await findingsOf(folder, print))]);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return error.all.map(({ file, line, reason }) => ({
      severity: "error",
      file,
      message: reason,
      ...(line === null ? {} : { line }),
    }));
  }
}

async function findingsOf(folder: string, print: Print): Promise<PackageFinding[]> {
  const problem = await readPackage(folder);
  const findings = [...(await packageFindings(folder, problem)), ...gaps(problem)];
  const cases = await readValidatorCases(folder, problem);
  const validators = problem.inputValidators.length + problem.answerValidators.length;
  if (allSolutions(problem).length + validators + cases.length === 0) return findings;
  const config = { ...readCliConfig(process.env), staysWarm: false };
  return await withJudge(config, async (judge) => {
    const { unjudgeable, judgeable } = await splitByLanguage(judge, problem);
    findings.push(...unjudgeable);
    const whole = await built(judge, judgeable);
    if (typeof whole === "string") return [...findings, { severity: "error", file: "generators", message: whole }];
    findings.push(...(await refusedInputs(judge, whole)), ...(await refusedAnswers(judge, whole)));
    findings.push(...(await tryValidators(judge, whole, cases)));
    for (const { solution, message } of await verifySolutions(judge, whole, { print })) {
      // That the samples do not show what is wrong with a program says nothing about it.
      if (!hasSecretTests(problem) && !solution.expected.includes("AC")) continue;
      findings.push({ severity: "error", file: `submissions/${solution.name}`, message });
    }
    return findings;
  });
}

/** With its tests, or why its own programs do not make them. */
async function built(judge: Judge, problem: CatalogueProblem): Promise<CatalogueProblem | string> {
  try {
    return await withBuiltTests(judge, problem);
  } catch (error) {
    if (error instanceof BrokenProgramError) return error.message;
    throw error;
  }
}

/** What a package may not lack to be called sound: where nothing was judged, nothing was found. */
function gaps(problem: CatalogueProblem): PackageFinding[] {
  const found: PackageFinding[] = [];
  if (!hasSecretTests(problem)) {
    const message = "holds no test: the programs are judged by the samples only, which proves nothing";
    found.push({ severity: "error", file: "data/secret", message });
  }
  if (!allSolutions(problem).some(({ expected }) => expected.includes("AC"))) {
    const message = "hold no accepted solution that we can judge, so nothing shows that the tests are right";
    found.push({ severity: "error", file: "submissions", message });
  }
  return found;
}

function hasSecretTests({ generated, plan, tests }: CatalogueProblem): boolean {
  const isMade = generated !== null || plan?.tests.some(({ name }) => name.startsWith("secret/")) === true;
  return isMade || tests.some((test) => !test.isSample);
}
