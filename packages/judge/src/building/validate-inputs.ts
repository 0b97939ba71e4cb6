import type { CatalogueProblem, CatalogueTest, InputValidatorArguments } from "@verdict/catalogue/problem";
import { argumentsFor } from "@verdict/catalogue/validator-arguments";
import { ACCEPTS, REFUSES } from "../checking/validator.ts";
import { runInBatch } from "../package-programs/run-in-batch.ts";
import { BrokenProgramError, PACKAGE_RUN, runOnFiles } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { type StartedValidator, withFlags } from "./flagged-validator.ts";

const REASON_LENGTH = 200;

export interface Input {
  name: string;
  path: string;
  /** Of an answer: the input that it belongs to. */
  besidePath?: string;
  /** What the package gives the validators for this input; left out where it gives nothing. */
  arguments?: InputValidatorArguments | undefined;
}
type Validator = CatalogueProblem["inputValidators"][number];

export function inputsOf(tests: readonly CatalogueTest[]): Input[] {
  return tests.map(({ name, inputPath, inputValidatorArguments }) => ({
    name,
    path: inputPath,
    arguments: inputValidatorArguments,
  }));
}

/** The answers, for answer validators. */
export function answersOf(tests: readonly CatalogueTest[]): Input[] {
  return tests.map(({ name, inputPath, answerPath, answerValidatorArguments }) => ({
    name,
    path: answerPath,
    besidePath: inputPath,
    arguments: answerValidatorArguments,
  }));
}

/** How a validator ended on an input; undefined where it did not come to it. */
type End = { exitCode: number | null; said: string } | undefined;

/**
 * A line for each input that one of the package's validators refuses. Throws BrokenProgramError when a validator does
 * not compile.
 */
export async function validateInputs(
  judge: ProgramRunner,
  problem: Pick<CatalogueProblem, "inputValidators">,
  inputs: readonly Input[],
): Promise<string[]> {
  const unaccepted = await findUnaccepted(judge, problem, inputs);
  return unaccepted.map(({ validator, input, why, said }) => `${validator} ${WORDS[why]} ${input}: ${said}`);
}

const WORDS = { refused: "refuses", ended: "refuses", "not-looked-at": "did not look at" } as const;

/** `refused`: by exit code 43. `ended`: in any other way, and nobody knows what it thinks of the input. */
export interface Unaccepted {
  validator: string;
  input: string;
  why: keyof typeof WORDS;
  /** The validator's first line. */
  said: string;
}

/** Each input that one of the package's validators does not accept, once for each of these. Throws as above. */
export async function findUnaccepted(
  judge: ProgramRunner,
  problem: Pick<CatalogueProblem, "inputValidators">,
  inputs: readonly Input[],
): Promise<Unaccepted[]> {
  const unaccepted: Unaccepted[] = [];
  for (const validator of problem.inputValidators) {
    const ends = await endsInGroups(judge, validator, inputs);
    for (const [index, end] of ends.entries()) {
      if (end?.exitCode === ACCEPTS) continue;
      const why = end === undefined ? "not-looked-at" : end.exitCode === REFUSES ? "refused" : "ended";
      const said = end?.said.split("\n")[0]?.slice(0, REASON_LENGTH) ?? "";
      unaccepted.push({ validator: validator.name, input: inputs[index]?.name ?? "", why, said });
    }
  }
  return unaccepted;
}

/**
 * The same for many small inputs whose files are there as well: validators in JavaScript look at all of them in one
 * box, and whatever they do not accept so is looked at again by itself.
 */
export async function validateSmallInputs(
  judge: ProgramRunner,
  { inputValidators }: Pick<CatalogueProblem, "inputValidators">,
  inputs: readonly { name: string; text: string; inputPath: string }[],
): Promise<string[]> {
  const findings: string[] = [];
  const texts = inputs.map(({ text }) => text);
  for (const validator of inputValidators) {
    const ends = "program" in validator ? null : await runInBatch(judge, { ...validator, ...PACKAGE_RUN, texts });
    const doubtful = inputs.filter((_input, index) => ends?.[index]?.exitCode !== ACCEPTS);
    const again = doubtful.map(({ name, inputPath }) => ({ name, path: inputPath }));
    findings.push(...(await validateInputs(judge, { inputValidators: [validator] }, again)));
  }
  return findings;
}

/** The inputs with the same arguments are looked at together; the ends come in the order of the inputs. */
async function endsInGroups(judge: ProgramRunner, validator: Validator, inputs: readonly Input[]): Promise<End[]> {
  const groups = Map.groupBy(inputs, (input) => JSON.stringify(argumentsFor(validator.name, input.arguments)));
  const ends = new Map<Input, End>();
  for (const group of groups.values()) {
    const flags = argumentsFor(validator.name, group[0]?.arguments);
    const ofGroup = await endsOf(judge, withFlags(validator, flags), group);
    for (const [index, input] of group.entries()) ends.set(input, ofGroup[index]);
  }
  return inputs.map((input) => ends.get(input));
}

/** The first line may say only which file includes which. */
function firstError(compilerOutput: string): string {
  const lines = compilerOutput.split("\n");
  return lines.find((line) => line.includes("error")) ?? lines[0] ?? "";
}

async function endsOf(judge: ProgramRunner, validator: StartedValidator, inputs: readonly Input[]): Promise<End[]> {
  if ("program" in validator) {
    const { program, flags } = validator;
    const files = inputs.map(({ path, besidePath = null }) => ({ path, besidePath }));
    const validation = await judge.validateFiles({ ...program, arguments: flags }, files);
    if (validation.kind === "ran") return validation.ends;
    throw new BrokenProgramError(`${validator.name} does not compile: ${firstError(validation.compilerOutput)}`);
  }
  const runs = await runOnFiles(judge, { what: validator.name, program: validator, inputs });
  return runs.map((run) =>
    run === null ? undefined : { exitCode: run.exitCode, said: run.errorOutput.trim() || run.reason || "exit code 0" },
  );
}
