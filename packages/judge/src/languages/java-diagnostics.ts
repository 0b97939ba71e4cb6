import type { Diagnostic } from "@verdict/contract/diagnostics";
import { parseCompilerOutput } from "@verdict/contract/read-diagnostics";
import type { Jdk } from "./find-jdk.ts";

/** Warnings that tell of a wrong answer: a constant that is cut, a case that falls through, an `if (…);`. */
export const LINT = ["divzero", "empty", "fallthrough", "finally", "lossy-conversions", "static"];

/** javac refuses to work for a name that it does not know. */
const FIRST_WITH_LOSSY_CONVERSIONS = 20;

export function lintOf({ release }: Pick<Jdk, "release">): readonly string[] {
  return release >= FIRST_WITH_LOSSY_CONVERSIONS ? LINT : LINT.filter((name) => name !== "lossy-conversions");
}

export function javaDiagnostics(text: string): Diagnostic[] {
  return parseCompilerOutput("java", text);
}
