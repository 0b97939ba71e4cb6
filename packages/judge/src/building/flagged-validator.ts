import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { javascriptWithArguments } from "@verdict/catalogue/validator-arguments";
import { javaFileName } from "../languages/java-source.ts";

type InputValidator = CatalogueProblem["inputValidators"][number];
type ForeignValidator = Extract<InputValidator, { program: unknown }>;

/** An input validator as it is started: as a program with arguments, or as a submission is, which has none. */
export type StartedValidator =
  | (ForeignValidator & { flags: readonly string[] })
  | Exclude<InputValidator, ForeignValidator>;

export function withFlags(validator: InputValidator, flags: readonly string[]): StartedValidator {
  if ("program" in validator) return { ...validator, flags };
  if (flags.length === 0) return validator;
  const { name, language, source, otherFiles } = validator;
  if (language === "javascript") return { ...validator, source: javascriptWithArguments(source, flags) };
  const main = language === "java" ? javaFileName(source) : "validator-main.cpp";
  return { name, program: { language, files: [{ name: main, content: source }, ...otherFiles] }, flags };
}
