import type { Diagnostic } from "@verdict/contract/diagnostics";
import { parseCompilerOutput } from "@verdict/contract/read-diagnostics";

/** Warnings that tell of a wrong answer: a constant that is cut, a case that falls through, an `if (…);`. */
export const LINT = ["divzero", "empty", "fallthrough", "finally", "lossy-conversions", "static"];

export function javaDiagnostics(text: string): Diagnostic[] {
  return parseCompilerOutput("java", text);
}
