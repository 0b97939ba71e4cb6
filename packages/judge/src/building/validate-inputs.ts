import type { CatalogueProblem, CatalogueTest, InputValidatorArguments } from "@verdict/catalogue/problem";
import { ACCEPTS } from "../checking/validator.ts";
import { runInBatch } from "../package-programs/run-in-batch.ts";
import { BrokenProgramError, PACKAGE_RUN, runOnFiles } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { flagsFor, type StartedValidator, withFlags } from "./flagged-validator.ts";

const REASON_LENGTH = 200;

interface Input {
  name: string;
  path: string;
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
  const findings: string[] = [];
  for (const validator of problem.inputValidators) {
    const ends = await endsInGroups(judge, validator, inputs);
    for (const [index, end] of ends.entries()) {
      if (end?.exitCode === ACCEPTS) continue;
      const why = end === undefined ? "did not look at" : `refuses`;
      const said = end?.said.split("\n")[0]?.slice(0, REASON_LENGTH) ?? "";
      findings.push(`${validator.name} ${why} ${inputs[index]?.name ?? ""}: ${said}`);
    }
  }
  return findings;
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
  const groups = Map.groupBy(inputs, (input) => JSON.stringify(flagsFor(validator.name, input.arguments)));
  const ends = new Map<Input, End>();
  for (const group of groups.values()) {
    const flags = flagsFor(validator.name, group[0]?.arguments);
    const ofGroup = await endsOf(judge, withFlags(validator, flags), group);
    for (const [index, input] of group.entries()) ends.set(input, ofGroup[index]);
  }
  return inputs.map((input) => ends.get(input));
}

async function endsOf(judge: ProgramRunner, validator: StartedValidator, inputs: readonly Input[]): Promise<End[]> {
  if ("program" in validator) {
    const { program, flags } = validator;
    const paths = inputs.map(({ path }) => path);
    const validation = await judge.validateInputs({ ...program, arguments: flags }, paths);
    if (validation.kind === "ran") return validation.ends;
    throw new BrokenProgramError(
      `${validator.name} does not compile: ${validation.compilerOutput.split("\n")[0] ?? ""}`,
    );
  }
  const runs = await runOnFiles(judge, { what: validator.name, program: validator, inputs });
  return runs.map((run) =>
    run === null ? undefined : { exitCode: run.exitCode, said: run.errorOutput.trim() || run.reason || "exit code 0" },
  );
}
