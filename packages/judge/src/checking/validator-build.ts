import path from "node:path";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { JudgeTools } from "../running/judging.ts";
import type { Build } from "../running/with-program.ts";
import type { ValidatorChecker } from "./validator.ts";

/** How an output validator becomes a program, or why it cannot. */
export type ValidatorBuild =
  | { kind: "buildable"; build: Build; language: ValidatorLanguage }
  | { kind: "broken"; reason: string };

export function buildOfValidator(
  { validatorLanguageOf }: Pick<JudgeTools, "validatorLanguageOf">,
  { language: id, files }: Pick<ValidatorChecker, "language" | "files">,
): ValidatorBuild {
  const outside = files.find(({ name }) => leadsOutside(name));
  if (outside !== undefined) {
    return { kind: "broken", reason: `the output validator has a file with a bad name: ${outside.name}` };
  }
  const language = validatorLanguageOf(id);
  const build = {
    name: "compile validator",
    parts: [language.fingerprint, ...files.flatMap(({ name, content }) => [name, content])],
    plan: () => language.buildPlan(files),
    quickCompiler: null,
  };
  return { kind: "buildable", build, language };
}

/** A problem's files are written below the folder of their program, never beside it. */
function leadsOutside(name: string): boolean {
  return path.isAbsolute(name) || path.normalize(name).startsWith("..");
}
