import { readFile } from "node:fs/promises";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { ValidatorCase } from "@verdict/catalogue/read-validator-cases";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { findUnaccepted, type Input, inputsOf, type Unaccepted } from "../building/validate-inputs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { compareOutput } from "../running/compare-output.ts";
import { describeError } from "./command.ts";

type Validators = Pick<CatalogueProblem, "inputValidators">;

/**
 * An error for each input of a package that one of its own validators does not accept, with what that says. One broken
 * validator is one finding: the others look at the inputs all the same.
 */
export async function refusedInputs(
  judge: ProgramRunner,
  problem: Validators & Pick<CatalogueProblem, "tests">,
): Promise<PackageFinding[]> {
  const inputs = inputsOf(problem.tests).map((input) => ({ ...input, name: `data/${input.name}` }));
  return (await unacceptedBy(judge, problem, inputs)).map((found) => ("severity" in found ? found : errorOf(found)));
}

/**
 * An error for each case on which the package's validators do not say what its folder promises: an input that all of
 * them accept or that is no input of an output, an output that is judged otherwise.
 */
export async function tryValidators(
  judge: ProgramRunner,
  problem: Validators,
  cases: readonly ValidatorCase[],
): Promise<PackageFinding[]> {
  const inputs = cases.map(({ name, inputPath, inputValidatorArguments }) => ({
    name,
    path: inputPath,
    arguments: inputValidatorArguments,
  }));
  const findings: PackageFinding[] = [];
  const unaccepted: Unaccepted[] = [];
  // One that cannot be run was named when it was to look at the tests.
  for (const found of await unacceptedBy(judge, problem, inputs)) if (!("severity" in found)) unaccepted.push(found);
  for (const each of cases) {
    const { name, output } = each;
    const own = unaccepted.filter(({ input }) => input === name);
    if (output !== null) {
      findings.push(...own.map(errorOf));
      const wrong = await wrongOn(judge, output, each);
      if (wrong !== null) findings.push({ severity: "error", file: `${name}.out`, message: wrong });
    } else if (problem.inputValidators.length === 0) {
      findings.push({ severity: "warning", file: `${name}.in`, message: "was not tried: there is no input validator" });
    } else if (!own.some(({ why }) => why === "refused")) {
      findings.push({ severity: "error", file: `${name}.in`, message: "is refused by none of the input validators" });
    }
  }
  return findings;
}

async function unacceptedBy(
  judge: ProgramRunner,
  { inputValidators }: Validators,
  inputs: readonly Input[],
): Promise<(Unaccepted | PackageFinding)[]> {
  const found: (Unaccepted | PackageFinding)[] = [];
  for (const validator of inputValidators) {
    try {
      found.push(...(await findUnaccepted(judge, { inputValidators: [validator] }, inputs)));
    } catch (error) {
      found.push({ severity: "error", file: validator.name, message: `could not be run: ${describeError(error)}` });
    }
  }
  return found;
}

function errorOf({ validator, input, why, said }: Unaccepted): PackageFinding {
  const message =
    why === "refused"
      ? `is refused by ${validator}`
      : why === "ended"
        ? `${validator} neither accepts nor refuses it`
        : `${validator} did not look at it`;
  return { severity: "error", file: `${input}.in`, message: said === "" ? message : `${message}: ${said}` };
}

/** Null where the output is judged as it should be. */
async function wrongOn(
  judge: ProgramRunner,
  output: NonNullable<ValidatorCase["output"]>,
  { inputPath }: ValidatorCase,
): Promise<string | null> {
  const accepts = await isAccepted(judge, output, inputPath);
  if (accepts === null) return "was not tried: the output validator looks at no output, or did not do it well";
  if (accepts === output.isValid) return null;
  return output.isValid ? "is to be accepted, and is refused" : "is to be refused, and is accepted";
}

async function isAccepted(
  judge: ProgramRunner,
  { path, answerPath, checker }: NonNullable<ValidatorCase["output"]>,
  inputPath: string,
): Promise<boolean | null> {
  if (checker.kind === "interactor" || checker.kind === "multi-pass") return null;
  if (checker.kind !== "validator") {
    return compareOutput(checker, await readFile(answerPath), await readFile(path)).equal;
  }
  const looked = await judge.validateOutputs(checker, [
    { inputPath, answerPath, output: await readFile(path, "utf8") },
  ]);
  return looked?.[0] ?? null;
}
