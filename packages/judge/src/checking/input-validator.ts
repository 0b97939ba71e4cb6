import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { SourceFile } from "../languages/language.ts";
import type { ValidatorLanguage, ValidatorLanguageId } from "../languages/validator-languages.ts";
import { type LaidProgram, withFileBeside } from "../running/file-beside.ts";
import type { Judging } from "../running/judging.ts";
import { shown } from "../running/run-program.ts";
import { runWithControl } from "../running/run-with-control.ts";
import { withProgram } from "../running/with-program.ts";
import { VALIDATOR_LIMITS } from "./validator.ts";

/**
 * A program of a problem package that says whether an input is as the statement promises, or an answer: it reads that
 * and ends with exit code 42 when it is.
 */
export interface InputValidatorProgram {
  language: ValidatorLanguageId;
  files: readonly SourceFile[];
  arguments: readonly string[];
}

/** What a validator looks at; the file beside it, which it finds by its first argument, is an answer's input. */
export interface ValidatedFile {
  path: string;
  besidePath: string | null;
}

/** How the validator ended on each file, in order; `refused` is what the compiler says of it. */
export type InputValidation =
  | { kind: "ran"; ends: { exitCode: number | null; said: string }[] }
  | { kind: "refused"; compilerOutput: string };

export async function runInputValidator(
  judging: Judging,
  { language: id, files, arguments: flags }: InputValidatorProgram,
  validated: readonly ValidatedFile[],
): Promise<InputValidation> {
  const { tools, inSlot } = judging;
  const outside = files.find(({ name }) => path.isAbsolute(name) || path.normalize(name).startsWith(".."));
  if (outside !== undefined) return { kind: "refused", compilerOutput: `a file has a bad name: ${outside.name}` };
  const language = tools.validatorLanguageOf(id);
  const build = {
    name: "compile input validator",
    parts: [language.fingerprint, ...files.flatMap(({ name, content }) => [name, content])],
    plan: () => language.buildPlan(files),
    quickCompiler: null,
  };
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "refused") return outcome;
    // The copy is made in the slot: those of all tests together may be larger than the disk.
    const endOn = async ({ path: stdinPath, besidePath }: ValidatedFile) => {
      const report = await inSlot.run((slot) =>
        withFileBeside(tools.folders, { program: outcome.program, besidePath }, (laid) =>
          runWithControl(
            { sandbox: tools.sandbox, ...slot },
            { ...commandOf(language, { laid, flags }), stdinPath },
            language.refusal,
          ),
        ),
      );
      // Of what each prints no more is kept than is told of it.
      return endOf(report);
    };
    return { kind: "ran", ends: await Promise.all(validated.map(endOn)) };
  });
}

export function endOf({ end, stdout, stderr }: RunReport): { exitCode: number | null; said: string } {
  return {
    exitCode: end.kind === "exited" ? end.code : null,
    said: shown(stderr).trim() || shown(stdout).trim(),
  };
}

/** Some repeat each line of their input with what they looked for in it. */
const MOST_OUTPUT_BYTES = 16 * MEBIBYTE;

function commandOf(language: ValidatorLanguage, { laid, flags }: { laid: LaidProgram; flags: readonly string[] }) {
  const { command, environment, processes } = language.startCommand(laid, laid.programFolder);
  return {
    command: [...command, ...laid.arguments, ...flags],
    environment: { LC_ALL: "C.UTF-8", ...environment },
    folder: laid.folder,
    folderAccess: "read-only" as const,
    profile: "build" as const,
    root: "toolchain" as const,
    needsProc: false,
    limits: { ...VALIDATOR_LIMITS, outputBytes: MOST_OUTPUT_BYTES, processes },
  };
}
