import { readFile } from "node:fs/promises";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { ValidatorCase } from "@verdict/catalogue/read-validator-cases";
import type { Checker } from "@verdict/contract/judging";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { answersOf, findUnaccepted, type Input, inputsOf, type Unaccepted } from "../building/validate-inputs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { compareOutput } from "../running/compare-output.ts";
import { describeError } from "./command.ts";

type Validators = Pick<CatalogueProblem, "inputValidators" | "answerValidators">;
type Tests = Pick<CatalogueProblem, "tests">;

/**
 * An error for each input of a package that one of its own validators does not accept, with what that says. One broken
 * validator is one finding: the others look at the inputs all the same.
 */
export async function refusedInputs(judge: ProgramRunner, problem: Validators & Tests): Promise<PackageFinding[]> {
  const inputs = belowData(inputsOf(problem.tests));
  return (await unacceptedBy(judge, problem.inputValidators, inputs)).map((found) => findingOf(found, "in"));
}

/** The same of answers. */
export async function refusedAnswers(judge: ProgramRunner, problem: Validators & Tests): Promise<PackageFinding[]> {
  const answers = belowData(answersOf(problem.tests));
  return (await unacceptedBy(judge, problem.answerValidators, answers)).map((found) => findingOf(found, "ans"));
}

function belowData(files: readonly Input[]): Input[] {
  return files.map((each) => ({ ...each, name: `data/${each.name}` }));
}

/**
 * An error for each case on which the package's validators do not say what its folder promises: a file that is to be
 * refused and that all of them accept, an output that is judged otherwise, and whatever else of a case they refuse.
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
  const answers = cases.flatMap(({ name, inputPath, answer }) =>
    answer === null ? [] : [{ name, path: answer.path, besidePath: inputPath, arguments: answer.validatorArguments }],
  );
  // One that cannot be run was named when it was to look at the tests.
  const ofInputs = (await unacceptedBy(judge, problem.inputValidators, inputs)).filter(isOfFile);
  const ofAnswers = (await unacceptedBy(judge, problem.answerValidators, answers)).filter(isOfFile);
  const findings: PackageFinding[] = [];
  for (const each of cases) {
    const ownInput = ofInputs.filter(({ input }) => input === each.name);
    const ownAnswer = ofAnswers.filter(({ input }) => input === each.name);
    if (each.kind === "invalid-input") findings.push(...notRefused(each, problem.inputValidators, ownInput));
    else {
      findings.push(...ownInput.map((found) => findingOf(found, "in")));
      if (each.kind === "invalid-answer")
        findings.push(...(await notRefusedAnswer(judge, { each, problem, ownAnswer })));
      else findings.push(...ownAnswer.map((found) => findingOf(found, "ans")), ...(await wrongOutput(judge, each)));
    }
  }
  return findings;
}

type Found = Unaccepted | PackageFinding;

function isOfFile(found: Found): found is Unaccepted {
  return !("severity" in found);
}

async function unacceptedBy(
  judge: ProgramRunner,
  validators: CatalogueProblem["inputValidators"],
  inputs: readonly Input[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const validator of validators) {
    try {
      found.push(...(await findUnaccepted(judge, { inputValidators: [validator] }, inputs)));
    } catch (error) {
      found.push({ severity: "error", file: validator.name, message: `could not be run: ${describeError(error)}` });
    }
  }
  return found;
}

function findingOf(found: Found, ending: "in" | "ans"): PackageFinding {
  if (!isOfFile(found)) return found;
  const { validator, input, why, said } = found;
  const message =
    why === "refused"
      ? `is refused by ${validator}`
      : why === "ended"
        ? `${validator} neither accepts nor refuses it`
        : `${validator} did not look at it`;
  return { severity: "error", file: `${input}.${ending}`, message: said === "" ? message : `${message}: ${said}` };
}

function notRefused(
  { name }: ValidatorCase,
  validators: Validators["inputValidators"],
  unaccepted: readonly Unaccepted[],
): PackageFinding[] {
  const file = `${name}.in`;
  if (validators.length === 0)
    return [{ severity: "warning", file, message: "was not tried: there is no input validator" }];
  if (unaccepted.some(({ why }) => why === "refused")) return [];
  return [{ severity: "error", file, message: "is refused by none of the input validators" }];
}

/** An answer may also be refused by the problem's output validator, which is asked to be strict then. */
async function notRefusedAnswer(
  judge: ProgramRunner,
  { each, problem, ownAnswer }: { each: ValidatorCase; problem: Validators; ownAnswer: readonly Unaccepted[] },
): Promise<PackageFinding[]> {
  const { name, inputPath, answer } = each;
  if (answer === null || ownAnswer.some(({ why }) => why === "refused")) return [];
  const file = `${name}.ans`;
  const isCompared = !("files" in answer.checker);
  // An answer is always equal to itself.
  const accepts = isCompared
    ? true
    : await isAccepted(judge, { ...answer, checker: strict(answer.checker), inputPath, outputPath: answer.path });
  if (accepts === false) return [];
  if (problem.answerValidators.length === 0 && (isCompared || accepts === null)) {
    return [{ severity: "warning", file, message: "was not tried: there is no answer validator" }];
  }
  return [{ severity: "error", file, message: "is refused by no answer validator, nor by the output validator" }];
}

const STRICT = ["case_sensitive", "space_change_sensitive"];

function strict(checker: Checker): Checker {
  return "files" in checker ? { ...checker, arguments: [...STRICT, ...checker.arguments] } : checker;
}

async function wrongOutput(
  judge: ProgramRunner,
  { name, kind, inputPath, answer, outputPath }: ValidatorCase,
): Promise<PackageFinding[]> {
  if (answer === null || outputPath === null) return [];
  const isValid = kind === "valid-output";
  const accepts = await isAccepted(judge, { ...answer, inputPath, outputPath });
  if (accepts === isValid) return [];
  const message =
    accepts === null
      ? "was not tried: the output validator looks at no output, or did not do it well"
      : isValid
        ? "is to be accepted, and is refused"
        : "is to be refused, and is accepted";
  return [{ severity: "error", file: `${name}.out`, message }];
}

/** Null where there is nothing to be asked: the problem's program talks, or did not end as it should. */
async function isAccepted(
  judge: ProgramRunner,
  { path, checker, inputPath, outputPath }: { path: string; checker: Checker; inputPath: string; outputPath: string },
): Promise<boolean | null> {
  if (checker.kind === "interactor" || checker.kind === "multi-pass") return null;
  if (checker.kind !== "validator") {
    return compareOutput(checker, await readFile(path), await readFile(outputPath)).equal;
  }
  const looked = await judge.validateOutputs(checker, [
    { inputPath, answerPath: path, output: await readFile(outputPath, "utf8") },
  ]);
  return looked?.[0] ?? null;
}
