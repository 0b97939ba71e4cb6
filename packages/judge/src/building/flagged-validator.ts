import path from "node:path";
import type { CatalogueProblem, InputValidatorArguments } from "@verdict/catalogue/problem";
import { javaFileName } from "../languages/java-source.ts";

type InputValidator = CatalogueProblem["inputValidators"][number];
type ForeignValidator = Extract<InputValidator, { program: unknown }>;

/** An input validator as it is started: as a program with arguments, or as a submission is, which has none. */
export type StartedValidator =
  | (ForeignValidator & { flags: readonly string[] })
  | Exclude<InputValidator, ForeignValidator>;

/** The arguments of this validator; in a map it stands with its base name, with or without the ending. */
export function flagsFor(name: string, given: InputValidatorArguments | undefined): readonly string[] {
  if (given === undefined) return [];
  if (isForAll(given)) return given;
  const file = path.posix.basename(name);
  return given[file] ?? given[path.posix.parse(file).name] ?? [];
}

function isForAll(given: InputValidatorArguments): given is readonly string[] {
  return Array.isArray(given);
}

export function withFlags(validator: InputValidator, flags: readonly string[]): StartedValidator {
  if ("program" in validator) return { ...validator, flags };
  if (flags.length === 0) return validator;
  const { name, language, source, otherFiles } = validator;
  if (language === "javascript") {
    // The first line may name an interpreter, which is no JavaScript anywhere else.
    const code = source.startsWith("#!") ? `//${source}` : source;
    return { ...validator, source: `process.argv.push(...${JSON.stringify(flags)});\n${code}` };
  }
  const main = language === "java" ? javaFileName(source) : "validator-main.cpp";
  return { name, program: { language, files: [{ name: main, content: source }, ...otherFiles] }, flags };
}
