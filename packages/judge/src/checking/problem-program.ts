import type { RunChecker } from "@verdict/contract/judging";
import type { Program } from "../languages/language.ts";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { Judging } from "../running/judging.ts";
import type { ProblemBroken } from "../running/output-check.ts";
import { withProgram } from "../running/with-program.ts";
import type { ValidatorChecker } from "./validator.ts";
import { buildOfValidator } from "./validator-build.ts";

/** A compiled program of the problem, that judges. */
export interface ProblemProgram {
  program: Program;
  language: ValidatorLanguage;
}

type Source = Pick<ValidatorChecker | RunChecker, "kind" | "language" | "files">;

/** `use` may run it until its promise ends. */
export async function withProblemProgram<T>(
  judging: Judging,
  checker: Source,
  use: (program: ProblemProgram) => Promise<T>,
): Promise<T | ProblemBroken> {
  const built = buildOfValidator(judging.tools, checker);
  if (built.kind === "broken") return { kind: "problem-broken", reason: built.reason };
  const { build, language } = built;
  return await withProgram(judging, build, async (outcome) => {
    if (outcome.kind === "compiled") return await use({ program: outcome.program, language });
    const reason = `the output validator does not compile:\n${outcome.compilerOutput}`;
    return { kind: "problem-broken" as const, reason };
  });
}
