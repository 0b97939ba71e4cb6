import path from "node:path";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { JudgeTools } from "../running/judging.ts";
import type { Build } from "../running/with-program.ts";
import type { ValidatorChecker } from "./validator.ts";

/** What Linux takes for a name, and well below what it takes for a path. */
const MOST_NAME_BYTES = 255;
const MOST_PATH_BYTES = 1_000;
const NAME_SHOWN = 100;

/** How an output validator becomes a program, or why it cannot. */
export type ValidatorBuild =
  | { kind: "buildable"; build: Build; language: ValidatorLanguage }
  | { kind: "broken"; reason: string };

export function buildOfValidator(
  { validatorLanguageOf }: Pick<JudgeTools, "validatorLanguageOf">,
  { language: id, files }: Pick<ValidatorChecker, "language" | "files">,
): ValidatorBuild {
  const unusable = files.find(({ name }) => isUnusable(name) || files.some((other) => liesBelow(other.name, name)));
  if (unusable !== undefined) {
    const name = unusable.name.slice(0, NAME_SHOWN);
    return { kind: "broken", reason: `the output validator has a file with a bad name: ${name}` };
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

/**
 * A problem's files are written below the folder of their program, never beside it; and what no file can be called is
 * the problem's fault, and not the machine's.
 */
function isUnusable(name: string): boolean {
  const parts = path.normalize(name).split("/");
  return (
    path.isAbsolute(name) ||
    name.includes("\0") ||
    parts.some((part) => part === "" || part === "." || part === ".." || Buffer.byteLength(part) > MOST_NAME_BYTES) ||
    Buffer.byteLength(name) > MOST_PATH_BYTES
  );
}

function liesBelow(name: string, other: string): boolean {
  return path.normalize(name).startsWith(`${path.normalize(other)}/`);
}
