import { chmod, copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Program } from "../languages/language.ts";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { Judging } from "../running/judging.ts";
import { runWithControl } from "../running/run-with-control.ts";
import { withProgram } from "../running/with-program.ts";
import { ACCEPTS, PROGRAM_FOLDER, REFUSES, VALIDATOR_LIMITS, type ValidatorChecker } from "./validator.ts";
import { buildOfValidator } from "./validator-build.ts";

/** What a program printed for a small input. */
export interface SmallOutput {
  inputPath: string;
  answerPath: string;
  output: string | Uint8Array;
}

/** So many share a box and the time that one validator may take. */
const OUTPUTS_AT_ONCE = 100;
const CASES = "cases";
/** Nothing that the validators wrote is wanted back, and only after an exit with 0 it would be. */
const DONE = 1;

/**
 * Whether an output validator accepts each of many small outputs: it is started for each as always (see ./validator),
 * but many times in one box, since making a box takes far longer than a look at a small output. Null when the validator
 * does not compile, ends in another way than it should or takes too long in all; then each output has to be looked at
 * by itself, which also says what is wrong with one that is refused.
 */
export async function validateOutputs(
  judging: Judging,
  checker: ValidatorChecker,
  outputs: readonly SmallOutput[],
): Promise<boolean[] | null> {
  const built = buildOfValidator(judging.tools, checker);
  if (built.kind === "broken") return null;
  const { build, language } = built;
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return null;
    const { program } = outcome;
    const said: boolean[] = [];
    for (let first = 0; first < outputs.length; first += OUTPUTS_AT_ONCE) {
      const some = outputs.slice(first, first + OUTPUTS_AT_ONCE);
      const ends = await runInOneBox(judging, { program, language, outputs: some, flags: checker.arguments });
      if (ends.length !== some.length || !ends.every((code) => code === ACCEPTS || code === REFUSES)) return null;
      said.push(...ends.map((code) => code === ACCEPTS));
    }
    return said;
  });
}

/** The exit code of each; fewer than there are outputs when the box ended before. */
async function runInOneBox(
  { tools, inSlot }: Judging,
  input: { program: Program; language: ValidatorLanguage; outputs: readonly SmallOutput[]; flags: readonly string[] },
): Promise<number[]> {
  const { program, language, outputs, flags } = input;
  const folder = await tools.folders.create("validations");
  try {
    await cp(program.folder, path.join(folder, path.basename(PROGRAM_FOLDER)), { recursive: true });
    await Promise.all(outputs.map((output, index) => lay(path.join(folder, CASES, String(index)), output)));
    const { command, environment, processes } = language.startCommand(program, PROGRAM_FOLDER);
    const report = await inSlot.run((slot) =>
      runWithControl(
        { sandbox: tools.sandbox, ...slot },
        {
          command: ["/bin/sh", "-c", scriptFor(outputs.length, { command, flags })],
          environment: { LC_ALL: "C.UTF-8", ...environment },
          folder,
          folderAccess: "read-write",
          profile: "build",
          root: "toolchain",
          needsProc: false,
          stdinPath: null,
          limits: { ...VALIDATOR_LIMITS, processes },
        },
        language.refusal,
      ),
    );
    if (report.end.kind !== "exited" || report.end.code !== DONE) return [];
    return exitCodesIn(report.stdout);
  } finally {
    await tools.folders.remove(folder);
  }
}

/** One for each line; what is no number is no exit code of a validator, either. */
export function exitCodesIn(printed: Uint8Array): number[] {
  return new TextDecoder()
    .decode(printed.subarray(0, OUTPUTS_AT_ONCE * "255\n".length))
    .split("\n")
    .slice(0, -1)
    .map(Number);
}

async function lay(folder: string, { inputPath, answerPath, output }: SmallOutput): Promise<void> {
  const feedback = path.join(folder, "feedback");
  await mkdir(feedback, { recursive: true });
  await chmod(feedback, 0o777);
  await Promise.all([
    copyFile(inputPath, path.join(folder, "input")),
    copyFile(answerPath, path.join(folder, "answer")),
    writeFile(path.join(folder, "output"), output),
  ]);
}

/** Prints the validator's exit code for each output, a line each. */
function scriptFor(
  count: number,
  { command, flags }: { command: readonly string[]; flags: readonly string[] },
): string {
  const files = '"$c/input" "$c/answer" "$c/feedback/"';
  const run = `${command.map(quoted).join(" ")} ${files} ${flags.map(quoted).join(" ")}`;
  return `i=0
while [ "$i" -lt ${count} ]; do
  c=/box/${CASES}/$i
  ${run} < "$c/output" > /dev/null 2>&1
  echo "$?"
  i=$((i + 1))
done
exit ${DONE}
`;
}

/** One word of a shell command, whatever is in it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
